import { type RawBuilder, sql } from 'kysely';

/**
 * What the office's search looks at in a booking, in small letters. An index holds it in these very words, and takes no more than
 * so much of it.
 */
export const BOOKING_WORDS: RawBuilder<string> = sql`substr(lower(coalesce(reference, '') || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || phone), 1, 300)`;
