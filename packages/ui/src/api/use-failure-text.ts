'use client';
import { useCallback } from 'react';
import { useMessages } from '../core/internal/language.ts';
import { apiMessages } from './api.messages.ts';
import { failureText, isWordless } from './api-error.ts';

/**
 * How the page says why a call failed: the backend's own words as they are, the client's in the page's language.
 * @param fallback what is said where there are no words at all. Default: those of any call
 */
export function useFailureText(fallback?: string): (said: string) => string {
  const texts = useMessages('api', apiMessages);
  return useCallback(
    (said: string) => (fallback !== undefined && isWordless(said) ? fallback : failureText(said, texts)),
    [texts, fallback],
  );
}
