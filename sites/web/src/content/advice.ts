import advice from '../../../api/content/company/advice.json' with { type: 'json' };

/** Figures in the advice on insurance and equipment. Posts and treks refer to them, too: see the API's `figures.ts`. */

/** Recommended minimum cover for rescue and treatment. */
export const INSURANCE_COVER_USD = advice.insuranceCoverUsd;
/** Comfort temperature of a sleeping bag for high lodges. */
export const SLEEPING_BAG_RATING = `${advice.sleepingBagCelsius}C`;
export const DAYPACK_SIZE = `${advice.daypackLiters.least}-${advice.daypackLiters.most} liters`;
