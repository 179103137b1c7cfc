/** Figures of the advice on insurance and equipment. */

/** Least cover for rescue and treatment that we recommend. */
export const INSURANCE_COVER_USD = 100_000;
/** Comfort temperature of a sleeping bag for the high lodges. */
export const SLEEPING_BAG_RATING = '-20C';
export const DAYPACK_SIZE = '20-25 liters';
