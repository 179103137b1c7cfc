import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The text that the office searches. */
const SOURCE = sql`coalesce(reference, '') || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || phone`;

/**
 * Terms for the office's search, which the server fills when it starts, and indexes of what needs attention, however
 * much is done. Replaced indexes may be dropped: no server names one.
 */
export const officeReads: Migration = {
  async up(database: Kysely<never>) {
    const { schema } = database;
    // Payments before bookings, the order in which servers write them.
    await schema
      .createIndex('unowed_payments')
      .on('payments')
      .columns(['status', 'created_at'])
      .where(sql<boolean>`balance_state = 'unowed'`)
      .execute();
    await schema.createIndex('refunds_by_status').on('refunds').column('status').execute();
    await schema.dropIndex('ordered_refunds').execute();
    await schema
      .createIndex('unsent_manual_refunds')
      .on('manual_refunds')
      .column('ordered_at')
      .where(sql.ref('sent_at'), 'is', null)
      .execute();
    // PostgreSQL finds a beginning by an index only if it sorts by bytes, as SQLite always does.
    const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
    await schema
      .createTable('booking_terms')
      // An older server deletes bookings without their terms.
      .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id').onDelete('cascade'))
      .addColumn('term', isPostgres ? sql`text collate "C"` : 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('booking_terms_key', ['booking_id', 'term'])
      .execute();
    await schema.createIndex('booking_terms_by_term').on('booking_terms').columns(['term', 'booking_id']).execute();
    await schema.dropIndex('bookings_in_folded_words').execute();
    await schema.dropIndex('bookings_without_words').execute();
    await sql`create index bookings_without_terms on bookings (id) where case words_of when ${SOURCE} then 0 else 1 end = 1`.execute(
      database,
    );
    await schema.dropIndex('owing_bookings').execute();
    for (const [name, column] of [
      ['owing_bookings_by_creation', 'created_at'],
      ['owing_bookings_by_departure', 'start_date'],
    ] as const) {
      await schema
        .createIndex(name)
        .on('bookings')
        .columns(['status', column, 'id'])
        .where(sql<boolean>`status = 'confirmed' and balance_usd > 0`)
        .execute();
    }
  },
};
