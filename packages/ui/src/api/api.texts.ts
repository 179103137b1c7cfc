import { defineTexts } from '../core/internal/define-texts.ts';
/** Texts for calls that got no usable answer. */
export const apiTexts = defineTexts('api', {
  network: 'Network error. Please check your internet connection.',
  timeout: 'Request timed out. Please try again.',
  fallback: 'Something went wrong',
});
