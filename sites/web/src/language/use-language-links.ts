import { chooseLanguage, LANGUAGE_CODES, LANGUAGES } from '@trek/ui/internal/languages';
import { useLocation, useSearch } from 'wouter';

/** The page that is open, in each language of the site. */
export function useLanguageLinks() {
  const [path] = useLocation();
  const search = useSearch();
  const address = search === '' ? path : `${path}?${search}`;
  return LANGUAGE_CODES.map((code) => ({ code, name: LANGUAGES[code].name, href: chooseLanguage(address, code) }));
}
