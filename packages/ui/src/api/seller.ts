import { sayOnce } from '../core/internal/say-once.ts';
import { LONGEST_ANSWER, type Seller } from './requests.ts';

/** The longest id of a partner. */
export const LONGEST_PARTNER = 64;

/** Whether a text can be the id of a partner: lower-case letters and digits, with single hyphens between them. */
export const isPartnerId = (id: string): boolean =>
  id.length <= LONGEST_PARTNER && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id);

/** Text on one line: without control characters, and without the marks that make a line read the other way round. */
export const ONE_LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+$/u;

/** Most characters of a partner's own words for a booking. */
export const LONGEST_PARTNER_REF = 64;

/** Names in `metadata`. */
export const FIELD_NAME = /^[a-z][a-z0-9_-]{0,39}$/;

/** Most texts in `metadata`. */
export const MOST_FIELDS = 10;

const isLine = (text: unknown, longest: number): text is string =>
  typeof text === 'string' && text.length <= longest && ONE_LINE.test(text);

/** A value of a page that no backend takes. */
export interface SellerFault {
  name: keyof Seller;
  value: string;
}

/** A seller as far as backends take it: nothing that a page's author writes stops a sale. */
function readSeller({ partner, partnerRef, metadata }: Seller, answers: Seller['metadata']) {
  const faults: SellerFault[] = [];
  const fields: [string, string][] = [];
  // An object may have no text at all.
  const refuse = (name: keyof Seller, value: unknown) =>
    void faults.push({ name, value: typeof value === 'object' ? 'an object' : String(value) });
  const isKnown = typeof partner === 'string' && isPartnerId(partner);
  const hasRef = isLine(partnerRef, LONGEST_PARTNER_REF);
  if (!isKnown && partner != null) refuse('partner', partner);
  if (!hasRef && partnerRef) refuse('partnerRef', partnerRef);
  const isRecord = typeof metadata === 'object' && !Array.isArray(metadata);
  if (!isRecord && metadata) refuse('metadata', metadata);
  const given: Readonly<Record<string, unknown>> = { ...(isRecord && metadata), ...answers };
  for (const [name, value] of Object.entries(given)) {
    const text = typeof value === 'string' ? value.trim() : value;
    // A text that is missing or empty says nothing.
    if (text === '' || text == null) continue;
    if (FIELD_NAME.test(name) && isLine(text, LONGEST_ANSWER) && fields.length < MOST_FIELDS) fields.push([name, text]);
    else refuse('metadata', name);
  }
  const isNoted = (isRecord && metadata) || answers;
  const seller: Seller = {
    partner: isKnown ? partner : undefined,
    partnerRef: hasRef ? partnerRef : undefined,
    metadata: isNoted ? Object.fromEntries(fields) : undefined,
  };
  return { seller, faults };
}

/** The values of a seller that no backend takes. */
export const sellerFaults = (seller: Seller): SellerFault[] => readSeller(seller, undefined).faults;

/**
 * A seller as it can be sent. The console names what is left out.
 * @param answers texts of the booking, over those of the page
 */
export function sendableSeller(given: Seller, answers?: Seller['metadata']): Seller {
  const { seller, faults } = readSeller(given, answers);
  for (const { name, value } of faults) sayOnce('sellerFault', name, value);
  return seller;
}
