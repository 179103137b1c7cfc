/** No trek takes more on one day. */
export const MOST_PLACES = 100;
/** Departures that one call creates: every day of two months; the longest season of one weekday has 26. */
export const MOST_DAYS = 60;
