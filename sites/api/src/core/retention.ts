/** Retention periods of data that nothing else deletes. */
export const RETENTION = {
  contactMessageYears: 2,
  unpaidBookingYears: 1,
  trailDays: 365,
  /** Of reviews that wait or were declined. */
  unpublishedReviewDays: 365,
  knownNetworkDays: 90,
  /** Of an account whose address was never confirmed, and with which nothing was done. */
  unconfirmedAccountDays: 30,
  /**
   * After the end of the income year, for the names and addresses of those who paid.
   * Source: https://nepallaws.com/Laws/income-tax-act-2058-2002/chapter-15-records-and-information-collection/section-81-to-maintain-records-or-documents/
   */
  taxRecordYears: 5,
} as const;

/**
 * Nepal's income year ends with the month of Ashadh, in the middle of July, and not after this day's eve.
 * Source: https://postmarksocial.com/blog/nepali-fiscal-year-understanding-the
 */
const INCOME_YEAR_BEGINS = '-07-17';

/** The first day of the oldest income year whose records must still be there. */
export function taxRecordsNeededSince(today: string): string {
  const year = Number(today.slice(0, 4));
  const began = today >= `${year}${INCOME_YEAR_BEGINS}` ? year : year - 1;
  return `${began - RETENTION.taxRecordYears}${INCOME_YEAR_BEGINS}`;
}

/**
 * After so many days without a deletion the clock may have jumped. Longer than a site is down, and shorter than any period
 * whose end would be a loss.
 */
export const LONGEST_PAUSE_DAYS = 45;

/** One kind of data stored about a visitor, in the words of the privacy page. */
export interface StoredData {
  what: string;
  where: 'our database' | 'a cookie' | 'your browser' | 'this tab of your browser';
  howLong: string;
  /** The name it is stored under, if visitors can look it up. */
  name?: string;
}

const years = (count: number) => (count === 1 ? 'a year' : `${count} years`);
const { contactMessageYears, unpaidBookingYears, trailDays, knownNetworkDays, unconfirmedAccountDays, taxRecordYears } =
  RETENTION;
const { unpublishedReviewDays } = RETENTION;
const UNTIL_TAB = 'until you close the tab or sign out';

/** Everything stored about visitors. */
export const STORED_DATA: readonly StoredData[] = [
  {
    what: 'Your account',
    where: 'our database',
    howLong: `until you delete it, or until open refunds, cancellations and disputes are settled, if that is later; ${unconfirmedAccountDays} days if its address was never confirmed and it was not used`,
  },
  {
    what: 'Names, addresses and phone numbers on paid bookings and payments',
    where: 'our database',
    howLong: `${years(taxRecordYears)} after the end of the tax year of the trek and of the last payment, as section 81 of Nepal’s Income Tax Act requires; until you delete your account, if that is sooner`,
  },
  {
    what: 'Invoices that you have asked for, with the payer whom they name',
    where: 'our database',
    howLong: `${years(taxRecordYears)} after the end of the tax year in which they were issued, as the same section requires, even if you delete your account; then without the payer`,
  },
  {
    what: 'Reference, trek, dates and amounts of paid bookings, then without a name',
    where: 'our database',
    howLong: 'for our accounts, without end',
  },
  {
    what: 'Unpaid bookings',
    where: 'our database',
    howLong: `${years(unpaidBookingYears)} after their start date, or until you delete your account`,
  },
  {
    what: 'Details of your travelers, and remarks on diet or health',
    where: 'our database',
    howLong: 'a year after the trek, or until you delete your account',
  },
  {
    what: 'Private links by which travelers fill in their details, scrambled',
    where: 'our database',
    howLong: 'until you withdraw them, the booking is canceled or the trek begins',
  },
  {
    what: 'Treks you have saved',
    where: 'our database',
    howLong: 'until you remove them or delete your account, if you are signed in',
  },
  {
    what: 'Reviews that you have written, and whether we have asked for one',
    where: 'our database',
    howLong: `published ones on the trek’s page, without your name once you delete your account; others ${unpublishedReviewDays} days, or until you delete it`,
  },
  {
    what: 'Messages of the contact form',
    where: 'our database',
    howLong: `${years(contactMessageYears)}, or until you delete the account with their confirmed address`,
  },
  {
    what: 'Links that reset your password, scrambled',
    where: 'our database',
    howLong: 'until used, after an hour at most',
  },
  {
    what: 'Codes that prove your address, scrambled, with the address',
    where: 'our database',
    howLong: 'until used, after 15 minutes at most',
  },
  {
    what: 'The address that you have proved, or given us by phone or in a message, to book without an account',
    where: 'our database',
    howLong: 'as long as its booking has your name, or until it joins your account; a day without a booking',
  },
  {
    what: 'Devices you are signed in on: browser and system',
    where: 'our database',
    howLong: 'until the session ends, after 30 days at most',
  },
  {
    what: 'Networks you signed in from, scrambled',
    where: 'our database',
    howLong: `${knownNetworkDays} days after the last sign-in`,
  },
  {
    what: 'The network you paid from, scrambled',
    where: 'our database',
    howLong: 'an hour after the payment ends',
  },
  {
    what: 'Failed sign-ins, password changes and data exports, scrambled',
    where: 'our database',
    howLong: `${trailDays} days`,
  },
  {
    what: 'Your sign-in',
    where: 'your browser',
    name: 'token',
    howLong: 'until you sign out or it expires, after 30 days at most',
  },
  {
    what: 'Your account as shown on the site: id, name, email address, role, and whether it is one of Google',
    where: 'your browser',
    name: 'userData',
    howLong: 'as long as your sign-in',
  },
  {
    what: 'Light or dark theme',
    where: 'your browser',
    name: 'theme',
    howLong: 'until you clear your browser’s storage',
  },
  {
    what: 'Your last searches',
    where: 'your browser',
    name: 'recentSearches',
    howLong: 'until you clear them, or your browser’s storage',
  },
  {
    what: 'Treks you have saved',
    where: 'your browser',
    name: 'savedTreks',
    howLong: 'until you remove them or sign out',
  },
  {
    what: 'Treks you have chosen to compare',
    where: 'this tab of your browser',
    name: 'comparedTreks',
    howLong: 'until you clear them or close the tab',
  },
  { what: 'A booking you have started', where: 'this tab of your browser', name: 'booking.…', howLong: UNTIL_TAB },
  {
    what: 'Travelers and payments you have started to enter',
    where: 'this tab of your browser',
    name: 'traveler.…, balance.…',
    howLong: UNTIL_TAB,
  },
  {
    what: 'That you have proved your address for a booking without an account',
    where: 'this tab of your browser',
    name: 'guest',
    howLong: UNTIL_TAB,
  },
  {
    what: 'Who these drafts belong to',
    where: 'this tab of your browser',
    name: 'owners',
    howLong: UNTIL_TAB,
  },
  {
    what: 'The page to return to after signing in',
    where: 'this tab of your browser',
    name: 'return',
    howLong: 'until you are back',
  },
  {
    what: 'That this tab started a Google sign-in',
    where: 'this tab of your browser',
    name: 'google-marker',
    howLong: 'until you are back',
  },
  {
    what: 'The same, for our server',
    where: 'a cookie',
    name: '__Host-google-sign-in, __Host-google-marker-comes-back',
    howLong: '10 minutes, and only when you sign in with Google',
  },
  {
    what: 'That the page has reloaded itself because the site was updated',
    where: 'this tab of your browser',
    name: 'reloaded-for-update',
    howLong: 'until it is back',
  },
  {
    what: 'That our staff have entered the office; visitors never get it',
    where: 'a cookie',
    name: '__Secure-office',
    howLong: '12 hours at most',
  },
];
