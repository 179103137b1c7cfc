import { languageIn, languageOf, pageInLanguage } from '@trek/ui/internal/languages';
import { GOOGLE_RETURN_PATH } from '../account/google-return.ts';
import { LANGUAGE_KEY } from '../language/languages.ts';
import { readStored } from './read-stored.ts';

/** Remembers the language of the address. Without one, goes on in the language that was chosen before. */
export function keepLanguage(): void {
  const { href, pathname, search } = location;
  const named = languageIn(search);
  if (named) {
    try {
      localStorage.setItem(LANGUAGE_KEY, named);
    } catch {
      // If storage is blocked, the links of the page name its language.
    }
    return;
  }
  const chosen = languageOf(readStored(LANGUAGE_KEY));
  // The answer from Google is no longer in the address: another document would not have it.
  if (!chosen || chosen === 'en' || pathname === GOOGLE_RETURN_PATH) return;
  location.replace(pageInLanguage(href, chosen));
}
