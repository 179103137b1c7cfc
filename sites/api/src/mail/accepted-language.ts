import type { Context } from 'hono';
import { acceptedLanguages } from '../http/accepted-languages.ts';
import { MAIL_LANGUAGES } from './texts/mail-texts.ts';

/** The language that a browser asks for, among those of the mails. */
export const acceptedLanguage = (context: Context): string =>
  acceptedLanguages(context).find((language) => (MAIL_LANGUAGES as readonly string[]).includes(language)) ?? 'en';
