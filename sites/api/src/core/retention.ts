/** Retention periods of data that nothing else deletes. */
export const RETENTION = {
  contactMessageYears: 2,
  unpaidBookingYears: 1,
  trailDays: 365,
  knownNetworkDays: 90,
} as const;

/** One kind of data stored about a visitor, in the words of the privacy page. */
export interface StoredData {
  what: string;
  where: 'our database' | 'a cookie' | 'your browser' | 'this tab of your browser';
  howLong: string;
  /** The name it is stored under, if visitors can look it up. */
  name?: string;
}

const years = (count: number) => (count === 1 ? 'a year' : `${count} years`);
const { contactMessageYears, unpaidBookingYears, trailDays, knownNetworkDays } = RETENTION;
const UNTIL_TAB = 'until you close the tab or sign out';

/** Everything stored about visitors. */
export const STORED_DATA: readonly StoredData[] = [
  {
    what: 'Your account',
    where: 'our database',
    howLong: 'until you delete it, or until open refunds, cancellations and disputes are settled, if that is later',
  },
  {
    what: 'Paid bookings and their payments',
    where: 'our database',
    howLong: 'as long as Nepal’s tax law requires; without your name once you delete your account',
  },
  {
    what: 'Unpaid bookings',
    where: 'our database',
    howLong: `${years(unpaidBookingYears)} after their start date, or until you delete your account`,
  },
  {
    what: 'Details of your travelers',
    where: 'our database',
    howLong: 'a year after the trek, or until you delete your account',
  },
  {
    what: 'Treks you have saved',
    where: 'our database',
    howLong: 'until you remove them or delete your account, if you are signed in',
  },
  {
    what: 'Messages of the contact form',
    where: 'our database',
    howLong: `${years(contactMessageYears)}, or until you delete the account with their confirmed address`,
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
];
