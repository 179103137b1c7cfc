import { hasTokenFormat } from '../../provider/session-keys.ts';

/** The only filter that takes any text. */
const KEYWORD = 'keyword';

/** Visitors type anything into a search, also what identifies them. No trek has seven digits in its name. */
const mayIdentify = (text: string) => /@|(\d\D*){7}/.test(text) || text.split(/\s+/).some(hasTokenFormat);

/** The filters of a listing's query for the host, without a keyword that may be an e-mail address, a phone number or a token. */
export function reportedFilters(query: string): Record<string, string> {
  const filters = new URLSearchParams(query);
  if (mayIdentify(filters.get(KEYWORD) ?? '')) filters.delete(KEYWORD);
  return Object.fromEntries(filters);
}
