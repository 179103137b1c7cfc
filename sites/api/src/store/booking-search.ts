import { foldText } from '@trek/ui/internal/search-index';
import { type SqlBool, sql } from 'kysely';
import type { Store } from './open-store.ts';
import { inTransaction } from './transaction.ts';

/** The text that the office searches. The partial index of a migration repeats this expression. */
const SOURCE = sql<string>`coalesce(reference, '') || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || phone`;

/** Limits the rows that one odd name can write. */
const MAX_TERMS = 40;
const MAX_TERM_LENGTH = 100;

/** Apostrophes make no difference: `O’Brien` is also found by `obrien`. */
const withoutApostrophes = (word: string) => word.replaceAll("'", '');

/** Each word, and what follows a sign in it: `maya@example.org` is also found by `example` and `org`. */
function termsIn(text: string): string[] {
  const terms = foldText(text)
    .split(/\s+/)
    .flatMap((word) => [
      word,
      ...[...word.matchAll(/[^\p{L}\p{N}](?=[\p{L}\p{N}])/gu)].map((sign) => word.slice(sign.index + sign[0].length)),
    ])
    .map(withoutApostrophes)
    .filter(Boolean)
    .map((term) => term.slice(0, MAX_TERM_LENGTH));
  return [...new Set(terms)].slice(0, MAX_TERMS);
}

/** Bookings that one statement updates: its parameters are limited. */
const ROWS_AT_ONCE = 200;
type Unindexed = { id: string; source: string };

/** Some of the bookings whose terms are missing or out of date. A partial index holds only these. */
export const unindexedBookings = (store: Store) =>
  store
    .selectFrom('bookings')
    .select(['id', SOURCE.as('source')])
    // Not `is distinct from`: PostgreSQL expects that of most rows, and reads them all.
    .where(sql<SqlBool>`case words_of when ${SOURCE} then 0 else 1 end = 1`)
    .limit(ROWS_AT_ONCE);

/** Indexes what was written since. Searches do, so that no write has to, in whichever release. */
export async function indexBookings(store: Store): Promise<void> {
  for (let count = ROWS_AT_ONCE; count === ROWS_AT_ONCE; ) {
    const rows = await unindexedBookings(store).execute();
    count = rows.length;
    if (count > 0) await inTransaction(store, (transaction) => writeTerms(transaction, rows));
  }
}

async function writeTerms(transaction: Store, rows: readonly Unindexed[]): Promise<void> {
  const cases = rows.map(({ id, source }) => sql`when ${id} then ${source}`);
  // First, because it locks the bookings that are still there. One that has changed meanwhile stays out of date.
  const updated = await transaction
    .updateTable('bookings')
    .set({ words: null, words_of: sql<string>`case id ${sql.join(cases, sql` `)} end` })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .returning(['id', 'words_of'])
    .execute();
  const terms = updated.flatMap(({ id, words_of }) =>
    termsIn(words_of ?? '').map((term) => ({ booking_id: id, term })),
  );
  await transaction
    .deleteFrom('booking_terms')
    .where(
      'booking_id',
      'in',
      updated.map(({ id }) => id),
    )
    .execute();
  if (terms.length > 0) await transaction.insertInto('booking_terms').values(terms).execute();
}

/** The last character: no term continues with it. */
const LAST = '\u{10FFFF}';

/** Whether the booking has a term that begins with the word. Not `exists`, which PostgreSQL turns into a join of all. */
export function hasTerm(word: string, bookingId: string) {
  const beginning = beginningOf(word);
  return sql<SqlBool>`(
    select 1 from booking_terms as own
    where own.booking_id = ${sql.ref(bookingId)} and own.term >= ${beginning} and own.term < ${beginning + LAST} limit 1
  ) = 1`;
}

/** More are read in the order of the list instead, where they are never far apart. */
const MAX_RARE = 2_000;

/** The ids of the bookings that have all the words, if they are few. */
export async function rareMatches(store: Store, words: readonly string[]): Promise<string[] | undefined> {
  const rows = await matches(store, words).execute();
  return rows.length > MAX_RARE ? undefined : [...new Set(rows.map(({ booking_id }) => booking_id))];
}

export function matches(store: Store, words: readonly string[]) {
  // The longest is the rarest, as a rule.
  const [word = '', ...others] = words.toSorted((one, other) => other.length - one.length);
  const beginning = beginningOf(word);
  return store
    .selectFrom('booking_terms')
    .select('booking_id')
    .where('term', '>=', beginning)
    .where('term', '<', beginning + LAST)
    .where(({ and }) => and(others.map((other) => hasTerm(other, 'booking_terms.booking_id'))))
    .limit(MAX_RARE + 1);
}

const beginningOf = (word: string) => withoutApostrophes(foldText(word)).slice(0, MAX_TERM_LENGTH);
