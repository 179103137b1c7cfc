/** The company's terms that its pages tell of, beside those that rules go by (`@trek/ui/booking/terms`). */

/** What a card payment costs on top of an invoice, in percent. */
export const CARD_FEE_PERCENT = 4;

/** Handing a booking on to somebody else: at least so many days before departure, for a fee in USD. */
export const BOOKING_TRANSFER = { days: 14, feeUsd: 120 } as const;

/** Paying members of a group from which on its leader travels free, or for half. */
export const GROUP_LEADER = { freeFrom: 15, halfFrom: 10, halfPercent: 50 } as const;

/** Travellers below this age need a guardian. */
export const GUARDIAN_AGE = 16;

/** Months that a passport must be valid beyond arrival. */
export const PASSPORT_VALIDITY_MONTHS = 6;

/** What one porter carries at most, for how many trekkers. */
export const PORTER = { loadKg: 25, trekkers: 2 } as const;
