import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { BookingRow, Database } from './schema.ts';

/**
 * What the office's search looks at in a booking, folded. An index holds it in these very words, and takes no more than so
 * much of it.
 */
export const SEARCH_TEXT: RawBuilder<string> = sql`substr(lower(coalesce(reference, '')) || ' ' || coalesce(words, ''), 1, 300)`;

/** What a booking's words are made from. */
const SOURCE = sql<string>`first_name || ' ' || last_name || ' ' || email || ' ' || phone`;

/** A server that knows of no words has written the booking, or changed it. An index holds these bookings alone. */
export const HAS_STALE_SEARCH_TEXT: RawBuilder<SqlBool> = sql`words_of is distinct from (${SOURCE})`;

/** Letters that are not a plain one with a mark, and are typed as plain ones all the same. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i' },
};

/** A text as it is compared: in small plain letters. By hand, for SQLite knows capitals of ASCII alone. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßøłđðþæœı]/g, (letter) => PLAIN[letter] ?? letter);

type Named = Pick<BookingRow, 'first_name' | 'last_name' | 'email' | 'phone'>;

/** What is written of a booking for the search: whoever writes one of these columns writes these as well. */
export function bookingWords({ first_name, last_name, email, phone }: Named) {
  const source = `${first_name} ${last_name} ${email} ${phone}`;
  return { words: foldText(source), words_of: source };
}

/** Bookings that get their words by one statement: few enough for the parameters that one may have. */
const ROWS_AT_ONCE = 200;

type BookingStore = Kysely<Pick<Database, 'bookings'>>;

/** Some of the bookings that a server of an older release wrote, or changed. */
export const bookingsWithStaleSearchText = (store: BookingStore) =>
  store
    .selectFrom('bookings')
    .select(['id', 'first_name', 'last_name', 'email', 'phone'])
    .where(HAS_STALE_SEARCH_TEXT)
    .limit(ROWS_AT_ONCE);

/** Gives these their words. */
export async function refreshSearchText(store: BookingStore): Promise<void> {
  for (let count = ROWS_AT_ONCE; count === ROWS_AT_ONCE; ) {
    const rows = await bookingsWithStaleSearchText(store).execute();
    count = rows.length;
    if (count > 0) await writeWords(store, rows);
  }
}

async function writeWords(store: BookingStore, rows: readonly (Named & { id: string })[]): Promise<void> {
  const named = rows.map((row) => ({ id: row.id, ...bookingWords(row) }));
  const by = (column: 'words' | 'words_of') => {
    const cases = named.map((row) => sql`when ${row.id} then ${row[column]}`);
    return sql<string>`case id ${sql.join(cases, sql` `)} end`;
  };
  await store
    .updateTable('bookings')
    .set({ words: by('words'), words_of: by('words_of') })
    .where(
      'id',
      'in',
      named.map(({ id }) => id),
    )
    .execute();
}
