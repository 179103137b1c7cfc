import { afterEach, expect, test, vi } from 'vitest';
import { localeOf } from './locale-of.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => warn.mockClear());

// As WordPress' get_locale(), POSIX's setlocale and BCP 47 write them.
test.each([
  ['de-DE', 'de-DE'],
  ['de_DE', 'de-DE'],
  ['DE_de', 'de-DE'],
  ['de', 'de'],
  ['de_DE_formal', 'de-DE-formal'],
  ['pt_PT_ao90', 'pt-PT'],
  ['de_DE.UTF-8', 'de-DE'],
  ['de_DE@euro', 'de-DE'],
  ['sr_RS@latin', 'sr-RS'],
  ['zh_Hant_TW', 'zh-Hant-TW'],
  ['en_US.utf8', 'en-US'],
  [' fr_FR ', 'fr-FR'],
  ['C', 'en-US'],
  ['C.UTF-8', 'en-US'],
  ['POSIX', 'en-US'],
  ['', 'en-US'],
  [undefined, 'en-US'],
  [null, 'en-US'],
])('%j is %s, without a warning', (given, tag) => {
  expect(localeOf(given)).toBe(tag);
  expect(warn).not.toHaveBeenCalled();
  expect(new Intl.DateTimeFormat(localeOf(given)).resolvedOptions().locale).toMatch(/^[a-z]{2}/);
});

test.each(['deutsch', 'x-klingon', '-', '_', 'd', '{{locale}}', 'de-', '12', 'xx-XX', '<?php'])(
  '%j is English or its language, and no exception',
  async (given) => {
    expect(localeOf(given)).toMatch(/^(en-US|de)$/);
    expect(localeOf(given)).toMatch(/^(en-US|de)$/);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(localeOf(given) === 'en-US' ? 1 : 0));
  },
);
