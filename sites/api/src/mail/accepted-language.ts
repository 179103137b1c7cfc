import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { MAIL_LANGUAGES } from './texts/mail-texts.ts';

/** The language that a browser asks for, among those of the mails. */
export const acceptedLanguage = (context: Context): string =>
  accepts(context, {
    header: 'Accept-Language',
    supports: [...MAIL_LANGUAGES],
    default: 'en',
    // `de-AT` alone asks for German, too.
    match: (preferences, { supports, default: otherwise }) =>
      preferences
        .toSorted((one, other) => other.q - one.q)
        .map(({ type }) => type.toLowerCase().split('-')[0] ?? '')
        .find((language) => supports.includes(language)) ?? otherwise,
  });
