import { LANGUAGES, type LanguageCode } from '@trek/ui/internal/languages';

/** Storage key of the language that the visitor has chosen. */
export const LANGUAGE_KEY = 'language';

/** The header that asks the backend for a language. */
export const acceptLanguage = (code: LanguageCode) => ({ 'accept-language': LANGUAGES[code].locale });

/** The module of a language, as the build's manifest names it. */
export const languageSource = (code: LanguageCode): readonly string[] =>
  code === 'en' ? [] : [`src/translations/${code}.ts`];
