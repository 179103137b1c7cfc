import terms from '../../../api/content/company/terms.json' with { type: 'json' };

/** The company's terms on its pages, beside those that the rules use (`@trek/ui/pricing`). */

/** Surcharge for card payments on invoices, in percent. */
export const CARD_FEE_PERCENT = terms.cardFeePercent;

/** Paying group members from which the leader travels free, or for half. */
export const GROUP_LEADER = terms.groupLeader;

/** Travelers below this age need a guardian. */
export const GUARDIAN_AGE = terms.guardianAge;

/** A porter's maximum load, and the number of trekkers it serves. */
export const PORTER = terms.porter;
