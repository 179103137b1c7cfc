import terms from '../../../api/content/company/terms.json' with { type: 'json' };

/** The company's terms that its pages tell of, beside those that rules go by (`@trek/ui/booking/terms`). */

/** What a card payment costs on top of an invoice, in percent. */
export const CARD_FEE_PERCENT = terms.cardFeePercent;

/** Handing a booking on to somebody else: at least so many days before departure, for a fee in USD. */
export const BOOKING_TRANSFER = terms.bookingTransfer;

/** Paying members of a group from which on its leader travels free, or for half. */
export const GROUP_LEADER = terms.groupLeader;

/** Travelers below this age need a guardian. */
export const GUARDIAN_AGE = terms.guardianAge;

/** Months that a passport must be valid beyond arrival. */
export const PASSPORT_VALIDITY_MONTHS = terms.passportValidityMonths;

/** What one porter carries at most, for how many trekkers. */
export const PORTER = terms.porter;
