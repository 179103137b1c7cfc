'use client';
import { useCallback } from 'react';
import { useTexts } from '../core/internal/language.ts';
import { apiTexts } from './api.texts.ts';
import { failureText, isWordless } from './api-error.ts';

/**
 * The page's text for a failed call: the backend's own words as they are, the client's in the page's language.
 * @param fallback the text if there are no words at all. Default: that of any call
 */
export function useFailureText(fallback?: string): (said: string) => string {
  const texts = useTexts(apiTexts);
  return useCallback(
    (said: string) => (fallback !== undefined && isWordless(said) ? fallback : failureText(said, texts)),
    [texts, fallback],
  );
}
