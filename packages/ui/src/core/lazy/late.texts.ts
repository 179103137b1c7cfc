import { defineTexts } from '../texts/define-texts.ts';
/** Shown when code does not load, as after the host has deployed a new version. */
export const lateTexts = defineTexts('late', {
  missing: 'A part of this page could not be loaded.',
  loadAgain: 'Reload the page',
  tryAgain: 'Try again',
});
