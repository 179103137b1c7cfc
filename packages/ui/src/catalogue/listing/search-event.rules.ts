import { hasTokenFormat } from '../../provider/session-keys.ts';

/** The only filter that takes any text. */
const KEYWORD = 'keyword';

/** Visitors type anything into a search, also what identifies them. No trek has that many digits in its name. */
const mayIdentify = (text: string) =>
  text.includes('@') || text.replace(/\D/g, '').length > 6 || text.split(/\s+/).some(hasTokenFormat);

/** The filters of a listing's query for the host, without a keyword that may be an e-mail address, a phone number or a token. */
export const reportedFilters = (query: string): Record<string, string> =>
  Object.fromEntries(
    [...new URLSearchParams(query)].filter(([name, value]) => name !== KEYWORD || !mayIdentify(value)),
  );
