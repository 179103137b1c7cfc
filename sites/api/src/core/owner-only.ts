/** Modes of files and folders that the server's own user alone may read: they hold bookings, mails and secrets. */
export const OWNER_ONLY_FILE = 0o600;
export const OWNER_ONLY_FOLDER = 0o700;
