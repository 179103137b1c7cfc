import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The text that searches matched when this migration was written, and what tells that it is out of date. */
const WORDS = sql`substr(lower(coalesce(reference, '')) || ' ' || coalesce(words, ''), 1, 300)`;
const IS_STALE = sql`words_of is distinct from (first_name || ' ' || last_name || ' ' || email || ' ' || phone)`;

/**
 * The office's search text, case-folded by the server, because SQLite only folds ASCII. Replaced indexes may be
 * dropped: no server names one.
 */
export const bookingWords: Migration = {
  async up(database: Kysely<never>) {
    await database.schema.alterTable('bookings').addColumn('words', 'text').execute();
    await database.schema.alterTable('bookings').addColumn('words_of', 'text').execute();
    await database.schema.dropIndex('bookings_in_words').execute();
    await sql`create index bookings_without_words on bookings (id) where ${IS_STALE}`.execute(database);
    await sql`create index bookings_in_folded_words on bookings (created_at, id, status, start_date, balance_usd, ${WORDS})`.execute(
      database,
    );
    // On the status only: of two indexes with the same prefix, SQLite prefers the smaller, and with the new columns
    // this one no longer was.
    await database.schema.dropIndex('owing_bookings').execute();
    await database.schema
      .createIndex('owing_bookings')
      .on('bookings')
      .column('status')
      .where(sql<boolean>`status = 'confirmed' and balance_usd > 0`)
      .execute();
  },
};
