import { OFFICE_ROLES, type OfficeRole, OWNER } from '../store/office-role.ts';

/*
 * The calls that each role may make. The server refuses by it, and the pages of the office hide by it.
 */

export const OFFICE_RIGHTS = {
  /** The second factor, one's own passkeys, the names of treks. */
  enter: OFFICE_ROLES,
  /** The start page, with the lists that one may see. */
  today: [OWNER, 'office', 'accountant'],
  /** Bookings with their money, without the details of travelers. */
  bookings: [OWNER, 'office', 'accountant'],
  'booking-actions': [OWNER, 'office'],
  /** Departures with the people that a guide needs to know, without money and passports. */
  departures: [OWNER, 'office', 'guide'],
  'departure-actions': [OWNER, 'office'],
  /** Passports, and the wishes of who booked. */
  travelers: [OWNER, 'office'],
  messages: [OWNER, 'office'],
  /** Drafts, and files with errors. */
  content: [OWNER, 'office'],
  /** Texts of the site, which everyone reads. */
  'content-edits': [OWNER, 'office'],
  /** All money of customers, statements, and the files of the months. */
  money: [OWNER, 'accountant'],
  colleagues: [OWNER],
  trail: [OWNER],
} as const satisfies Readonly<Record<string, readonly OfficeRole[]>>;

export type OfficeRight = keyof typeof OFFICE_RIGHTS;

export const may = (role: OfficeRole, right: OfficeRight): boolean =>
  OFFICE_RIGHTS[right].some((allowed) => allowed === role);

/** The right that each call of the office needs. The server answers a call without one with 404. */
export const OFFICE_CALLS: ReadonlyMap<string, OfficeRight> = new Map(
  Object.entries({
    'GET /office/access': 'enter',
    'POST /office/access': 'enter',
    'POST /office/access/factor': 'enter',
    'POST /office/access/question': 'enter',
    'GET /office/passkeys': 'enter',
    'POST /office/passkeys': 'enter',
    'POST /office/passkeys/question': 'enter',
    'POST /office/passkeys/remove': 'enter',
    'GET /office/departures/treks': 'enter',
    'GET /office/today': 'today',
    'GET /office/preview/:kind/:slug': 'content',
    'GET /office/content': 'content-edits',
    'GET /office/content/treks/:slug': 'content-edits',
    'POST /office/content/treks/:slug': 'content-edits',
    'POST /office/content/treks/:slug/check': 'content-edits',
    'POST /office/content/treks/:slug/undone': 'content-edits',
    'GET /office/partners': 'bookings',
    'GET /office/bookings': 'bookings',
    'GET /office/bookings.csv': 'bookings',
    'GET /office/bookings/:reference': 'bookings',
    'POST /office/bookings': 'booking-actions',
    'GET /office/bookings/new/quote': 'booking-actions',
    'GET /office/bookings/:reference/quote': 'booking-actions',
    'GET /office/bookings/:reference/price-line': 'booking-actions',
    'GET /office/bookings/:reference/change-request': 'booking-actions',
    'POST /office/bookings/:reference/:act': 'booking-actions',
    'GET /office/departures': 'departures',
    'GET /office/departures/:id': 'departures',
    'GET /office/departures/:trek/:day/people': 'departures',
    'GET /office/departures/:trek/:day/:file{(?:guide|rooms)\\.csv}': 'departures',
    'GET /office/departures/:trek/:day/permits.csv': 'travelers',
    'GET /office/departures/:id/cancellation': 'departure-actions',
    'POST /office/departures': 'departure-actions',
    'POST /office/departures/:id/change': 'departure-actions',
    'POST /office/departures/:id/state': 'departure-actions',
    'POST /office/departures/:id/move': 'departure-actions',
    'POST /office/departures/:id/cancel': 'departure-actions',
    'GET /office/messages': 'messages',
    'GET /office/messages.csv': 'messages',
    'GET /office/messages/:id': 'messages',
    'POST /office/messages/:id/answered': 'messages',
    'POST /office/messages/:id/answers': 'messages',
    'GET /office/reviews': 'messages',
    'POST /office/reviews/:id/decision': 'messages',
    'POST /office/sentences': 'messages',
    'POST /office/sentences/:id/removed': 'messages',
    'GET /office/money': 'money',
    'GET /office/money.csv': 'money',
    'POST /office/money/statements': 'money',
    'POST /office/differences/:id/settled': 'money',
    'GET /office/colleagues': 'colleagues',
    'POST /office/colleagues/invitations': 'colleagues',
    'POST /office/colleagues/invitations/:id/repeated': 'colleagues',
    'POST /office/colleagues/invitations/:id/withdrawn': 'colleagues',
    'POST /office/colleagues/:id/role': 'colleagues',
    'POST /office/colleagues/:id/removed': 'colleagues',
    'GET /office/trail': 'trail',
    'GET /office/trail.csv': 'trail',
  } satisfies Record<string, OfficeRight>),
);

/** The right that each list of the start page needs. */
export const TODAY_LISTS = {
  requests: 'bookings',
  changes: 'bookings',
  departures: 'bookings',
  overdue: 'bookings',
  leaving: 'bookings',
  disputes: 'bookings',
  transfersToReturn: 'bookings',
  failedRefunds: 'bookings',
  unowed: 'bookings',
  overpaid: 'bookings',
  differences: 'money',
  overbooked: 'departures',
  clashes: 'departures',
  missingDetails: 'departures',
  permitsDue: 'travelers',
  messages: 'messages',
  contentFaults: 'content',
  drafts: 'content',
} as const satisfies Readonly<Record<string, OfficeRight>>;
