/** Path of the office on the site. */
export const OFFICE_PATH = '/office';

export const bookingPath = (reference: string) => `${OFFICE_PATH}/bookings/${encodeURIComponent(reference)}`;
