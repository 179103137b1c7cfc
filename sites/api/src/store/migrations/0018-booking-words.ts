import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { HAS_STALE_SEARCH_TEXT, refreshSearchText, SEARCH_TEXT } from '../booking-search-text.ts';
import type { Database } from '../schema.ts';

/**
 * The office's search text, case-folded by the server, because SQLite only folds ASCII. Replaced indexes may be
 * dropped: no server names one.
 */
export const bookingWords: Migration = {
  async up(database: Kysely<Pick<Database, 'bookings'>>) {
    await database.schema.alterTable('bookings').addColumn('words', 'text').execute();
    await database.schema.alterTable('bookings').addColumn('words_of', 'text').execute();
    await refreshSearchText(database);
    await database.schema.dropIndex('bookings_in_words').execute();
    await sql`create index bookings_without_words on bookings (id) where ${HAS_STALE_SEARCH_TEXT}`.execute(database);
    await sql`create index bookings_in_folded_words on bookings (created_at, id, status, start_date, balance_usd, ${SEARCH_TEXT})`.execute(
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
