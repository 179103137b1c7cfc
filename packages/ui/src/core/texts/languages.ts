/**
 * The languages of the kit, the site and its mails: the locale of numbers and dates, and the language's own name.
 * A new row makes the compiler name what it lacks.
 */
export const LANGUAGES = {
  en: { locale: 'en-US', name: 'English' },
  de: { locale: 'de-DE', name: 'Deutsch' },
  fr: { locale: 'fr-FR', name: 'Français' },
  es: { locale: 'es-ES', name: 'Español' },
} as const;

/** As in `lang` of a document. */
export type LanguageCode = keyof typeof LANGUAGES;

/** Every language of the site, the first of which its addresses need not name. */
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly LanguageCode[];

/** A language beside English, which is in the code itself. */
export type TranslatedLanguage = Exclude<LanguageCode, 'en'>;

export const TRANSLATED_LANGUAGES = LANGUAGE_CODES.filter((code): code is TranslatedLanguage => code !== 'en');

const isLanguage = (code: string): code is LanguageCode => Object.hasOwn(LANGUAGES, code);

/** The language of a text, if it is one of the site's. */
export const languageOf = (code: string | null): LanguageCode | undefined =>
  code !== null && isLanguage(code) ? code : undefined;

/** The language of a BCP 47 tag, if it is one of the kit's: of `de-CH` German, of `est` none. */
export const languageOfTag = (tag: string): LanguageCode | undefined => languageOf(tag.split('-', 1)[0] ?? '');

/** The language that a query asks for by `lang`, the first of the site's; undefined: none. */
export const languageIn = (search: string): LanguageCode | undefined =>
  new URLSearchParams(search).getAll('lang').find(isLanguage);

/** A query without `lang`, otherwise letter by letter the same: pages compare queries as texts. */
export function withoutLanguage(search: string): string {
  const mark = search.startsWith('?') ? '?' : '';
  const pairs = search.slice(mark.length).split('&');
  const rest = pairs.filter((pair) => !new URLSearchParams(pair).has('lang')).join('&');
  return rest && mark + rest;
}

/** An address of the site in a language. One that names another keeps it, and addresses elsewhere stay as they are. */
export function withLanguage(href: string, code: LanguageCode): string {
  const { path, search, fragment } = partsOf(href);
  if (code === 'en' || languageIn(search) || !isOfSite(href)) return href;
  return path + searchIn(search, code) + fragment;
}

/** The same page in another language, for a link that chooses it. */
export function chooseLanguage(href: string, code: LanguageCode): string {
  const { path, search, fragment } = partsOf(isOfSite(href) ? href : '/');
  return path + searchIn(search, code) + fragment;
}

/** The open page's whole address in a language. With its host, for a path may begin with two slashes and be read as one. */
export function pageInLanguage(href: string, code: LanguageCode): string {
  const address = new URL(href);
  address.search = searchIn(address.search, code);
  return address.href;
}

/** A query in a language. One that is none of the site's goes: the next page would not find the one behind it. */
function searchIn(search: string, code: LanguageCode): string {
  const rest = withoutLanguage(search).replace(/^\?/, '');
  return `?${rest && `${rest}&`}lang=${code}`;
}

/** Two slashes are another host. */
const isOfSite = (href: string) => /^\/(?!\/)/.test(href);

function partsOf(href: string) {
  const [, path = '', search = '', fragment = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(href) ?? [];
  return { path, search, fragment };
}
