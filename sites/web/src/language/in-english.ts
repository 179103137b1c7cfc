import { useLanguageCode } from './language-context.ts';

/** Attributes of a text that exists in English alone. */
export const useInEnglish = (): { lang?: 'en' } => (useLanguageCode() === 'en' ? {} : { lang: 'en' });
