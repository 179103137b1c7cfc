'use client';
import { useCallback } from 'react';
import { useTexts } from '../core/internal/language.ts';
import { apiTexts } from './api.texts.ts';
import { failureText, isWordless } from './api-error.ts';

/**
 * How the page says why a call failed: the backend's own words as they are, the client's in the page's language.
 * @param fallback what is said where there are no words at all. Default: those of any call
 */
export function useFailureText(fallback?: string): (said: string) => string {
  const texts = useTexts(apiTexts);
  return useCallback(
    (said: string) => (fallback !== undefined && isWordless(said) ? fallback : failureText(said, texts)),
    [texts, fallback],
  );
}
