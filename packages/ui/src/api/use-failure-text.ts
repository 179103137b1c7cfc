'use client';
import { useCallback } from 'react';
import { useTexts } from '../core/texts/language.ts';
import { formatMessage } from '../core/texts/message-descriptor.ts';
import { apiTexts } from './api.texts.ts';
import { type ApiMessage, isWordless } from './api-error.ts';

/**
 * The page's text for a failed call: the backend's own words as they are, the client's in the page's language.
 * @param fallback the text if there are no words at all. Default: that of any call
 */
export function useFailureText(fallback?: string): (message: ApiMessage) => string {
  const texts = useTexts(apiTexts);
  return useCallback(
    (message: ApiMessage) => (fallback !== undefined && isWordless(message) ? fallback : formatMessage(message, texts)),
    [texts, fallback],
  );
}
