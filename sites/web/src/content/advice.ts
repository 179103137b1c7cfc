/** Figures in the advice on insurance and equipment. */

/** Recommended minimum cover for rescue and treatment. */
export const INSURANCE_COVER_USD = 100_000;
/** Comfort temperature of a sleeping bag for high lodges. */
export const SLEEPING_BAG_RATING = '-20C';
export const DAYPACK_SIZE = '20-25 liters';
