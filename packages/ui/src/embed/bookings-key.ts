const NAME = 'bookings ';

/** Under which an embed keeps the bookings of an account. */
export const bookingsKey = (userId: number | string): string => NAME + userId;

export const isBookingsKey = (key: string): boolean => key.startsWith(NAME);
