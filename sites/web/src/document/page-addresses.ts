import { LANGUAGE_CODES, type LanguageCode, withLanguage } from '@trek/ui/internal/languages';

/** The part of a page's head that its addresses are made of. */
export interface PageAddressing {
  /** Path of the canonical address; undefined: the page does not exist. */
  canonicalPath?: string;
  /** Other languages that the page's text exists in. Default: none, as for texts in English alone. */
  languages?: readonly LanguageCode[];
  /** True for pages of one visitor's account or choice, which must not be indexed. */
  isPersonal?: boolean;
}

/**
 * The address to share, and for search engines: in the page's language if its text is. Around an English text, other
 * languages have no page of their own.
 */
export function canonicalAddress(page: PageAddressing, publicUrl: string, code: LanguageCode): string | undefined {
  const { canonicalPath } = page;
  return canonicalPath === undefined ? undefined : publicUrl + pathIn(page, canonicalPath, code);
}

/** A path in the language of a page's own address: those that it names lead on in it. */
export const pathIn = ({ languages = [], isPersonal = false }: PageAddressing, path: string, code: LanguageCode) =>
  isPersonal || languages.includes(code) ? withLanguage(path, code) : path;

/**
 * The same page in each language, for `hreflang`; empty: there is one alone.
 * Source: https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function alternateAddresses({ canonicalPath, languages = [] }: PageAddressing, publicUrl: string) {
  if (canonicalPath === undefined || languages.every((code) => code === 'en')) return [];
  const inLanguages = LANGUAGE_CODES.filter((code) => code === 'en' || languages.includes(code)).map((code) => ({
    ...{ code: code as string, href: publicUrl + withLanguage(canonicalPath, code) },
  }));
  return [...inLanguages, { code: 'x-default', href: publicUrl + canonicalPath }];
}
