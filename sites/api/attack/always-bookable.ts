const DAY_MS = 86_400_000;

/** A walk around Kathmandu that goes in every month, for one: booked and paid without a request, whatever day it is today. */
export const ALWAYS_BOOKABLE = {
  trekId: 133,
  bookingDate: new Date(Date.now() + 90 * DAY_MS).toISOString().slice(0, 10),
};
