import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { BookingRow, Database } from './schema.ts';

/**
 * The text that the office's search matches, case-folded. It must equal the expression of the index, including the
 * length limit.
 */
export const SEARCH_TEXT: RawBuilder<string> = sql`substr(lower(coalesce(reference, '')) || ' ' || coalesce(words, ''), 1, 300)`;

/** The columns that the search text is made from. */
const SOURCE = sql<string>`first_name || ' ' || last_name || ' ' || email || ' ' || phone`;

/**
 * Bookings written or changed by an older server, which does not know the search text. A partial index holds only
 * these.
 */
export const HAS_STALE_SEARCH_TEXT: RawBuilder<SqlBool> = sql`words_of is distinct from (${SOURCE})`;

/** Letters that don't decompose into a plain letter and a mark, but are typed as plain ones. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i' },
};

/** Folds text for comparison: lower case, plain letters. Done here because SQLite only folds ASCII. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßøłđðþæœı]/g, (letter) => PLAIN[letter] ?? letter);

type Named = Pick<BookingRow, 'first_name' | 'last_name' | 'email' | 'phone'>;

/** The search columns of a booking. Write them together with the columns they are made from. */
export function bookingWords({ first_name, last_name, email, phone }: Named) {
  const source = `${first_name} ${last_name} ${email} ${phone}`;
  return { words: foldText(source), words_of: source };
}

/** Bookings that one statement updates: its parameters are limited. */
const ROWS_AT_ONCE = 200;

type BookingStore = Kysely<Pick<Database, 'bookings'>>;

/** Some of the bookings whose search text is missing or out of date. */
export const bookingsWithStaleSearchText = (store: BookingStore) =>
  store
    .selectFrom('bookings')
    .select(['id', 'first_name', 'last_name', 'email', 'phone'])
    .where(HAS_STALE_SEARCH_TEXT)
    .limit(ROWS_AT_ONCE);

/** Updates the search text of these bookings. */
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
