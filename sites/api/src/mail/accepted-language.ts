import { type LanguageCode, languageOf } from '@trek/ui/internal/languages';
import type { Context } from 'hono';
import { acceptedLanguages } from '../http/accepted-languages.ts';

/** The language that a browser asks for, among those of the mails. */
export const acceptedLanguage = (context: Context): LanguageCode =>
  acceptedLanguages(context)
    .map(languageOf)
    .find((language) => language !== undefined) ?? 'en';
