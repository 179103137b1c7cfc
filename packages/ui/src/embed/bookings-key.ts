const NAME = 'bookings';

/** Under which an embed keeps the bookings of an account. */
export const bookingsKey = (userId: number | string) => [NAME, String(userId)] as const;

export const isBookingsKey = (key: unknown): boolean => Array.isArray(key) && key[0] === NAME;
