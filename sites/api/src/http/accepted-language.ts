import { accepts } from 'hono/accepts';
import { MAIL_LANGUAGES } from '../mail/texts/mail-texts.ts';
import type { ApiContext } from './api-context.ts';

/** The language that a browser asks for, among those of the mails. */
export const acceptedLanguage = (context: ApiContext): string =>
  accepts(context, {
    header: 'Accept-Language',
    supports: [...MAIL_LANGUAGES],
    default: 'en',
    // `de-AT` alone asks for German, too.
    match: (asked, { supports, default: otherwise }) =>
      asked
        .toSorted((one, other) => other.q - one.q)
        .map(({ type }) => type.toLowerCase().split('-')[0] ?? '')
        .find((language) => supports.includes(language)) ?? otherwise,
  });
