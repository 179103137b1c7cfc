import { de } from '@trek/ui/messages/de';
import { describe, expect, test } from 'vitest';
import { createMerge, loadMessages } from '../src/languages.ts';

describe('the language of an element', () => {
  test.each(['de', 'de-DE', 'de_DE', 'DE_de', 'de_AT.UTF-8', 'de_DE_formal', ' de', 'deu'])(
    '%s is German',
    async (locale) => {
      expect(await loadMessages(locale)).toBe(de);
    },
  );

  test.each([undefined, '', 'C', 'en_US', 'nl-NL', 'deutsch', 'est', 'frr', 'constructor'])(
    '%s has no texts but English',
    async (locale) => {
      expect(await loadMessages(locale)).toBeUndefined();
    },
  );

  test('keeps every text that the page leaves out', () => {
    const merge = createMerge();
    const own = { booking: { bookNow: 'Verbindlich buchen' } };
    const merged = merge(de, own);
    expect(merged).toEqual({ ...de, booking: { ...de.booking, bookNow: 'Verbindlich buchen' } });
    // Parts compare by identity.
    expect(merge(de, own)).toBe(merged);
    expect([merge(undefined, own), merge(de, undefined)]).toEqual([own, de]);
  });
});
