/** Latest day before departure on which a trek can still be booked. */
export const LAST_MINUTE_DAYS = 3;

/** Months ahead within which a trek can be booked: beyond them there are no prices and no permits yet. */
export const LONGEST_LEAD_MONTHS = 18;
