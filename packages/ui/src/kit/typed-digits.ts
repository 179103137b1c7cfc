import type { SyntheticEvent } from 'react';
import { insertText } from '../core/internal/page.ts';
import { latinDigits } from '../core/typed/latin-digits.ts';

/** For `onBeforeInput` of the platform's number field, which drops the digits of other scripts: types those of Latin. */
export function typeLatinDigits(event: SyntheticEvent & { data?: string | null }): void {
  const typed = event.data ?? '';
  const latin = latinDigits(typed);
  if (latin === typed) return;
  event.preventDefault();
  // Once React is done with this event: it knows of one at a time.
  queueMicrotask(() => insertText(latin));
}
