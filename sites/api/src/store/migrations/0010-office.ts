import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The text that searches matched when this migration was written. */
const WORDS = sql`substr(lower(coalesce(reference, '') || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || phone), 1, 300)`;

/** The office's own pages: ordered lists of bookings and messages, a log of actions, bank transfers. */
export const office: Migration = {
  async up(database: Kysely<never>) {
    const { schema } = database;
    // Payments before bookings, the order in which servers write them.
    await schema.alterTable('payments').addColumn('method', 'text').execute();
    await schema
      .createIndex('requested_cancellations')
      .on('cancellations')
      .column('requested_at')
      .where(sql.ref('status'), '=', 'requested')
      .execute();
    await schema.createIndex('bookings_by_creation').on('bookings').columns(['created_at', 'id']).execute();
    await schema.createIndex('bookings_by_departure').on('bookings').columns(['start_date', 'id']).execute();
    await schema.createIndex('bookings_of_status').on('bookings').columns(['status', 'created_at', 'id']).execute();
    await schema
      .createIndex('owing_bookings')
      .on('bookings')
      .columns(['status', 'start_date', 'id'])
      .where(sql<boolean>`status = 'confirmed' and balance_usd > 0`)
      .execute();
    // Everything that the office's search matches, so that it reads only the bookings it finds.
    await sql`create index bookings_in_words on bookings (created_at, id, status, start_date, balance_usd, ${WORDS})`.execute(
      database,
    );
    await schema
      .createTable('office_log')
      .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
      .addColumn('act', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .addColumn('done_by', 'text', (column) => column.notNull())
      .addColumn('done_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('office_log_key', ['booking_id', 'key'])
      .execute();
    await schema.alterTable('contact_messages').addColumn('answered_at', 'text').execute();
    await schema.alterTable('contact_messages').addColumn('answered_by', 'text').execute();
    await schema
      .createIndex('contact_messages_by_creation')
      .on('contact_messages')
      .columns(['created_at', 'id'])
      .execute();
    await schema
      .createIndex('open_contact_messages')
      .on('contact_messages')
      .columns(['created_at', 'id'])
      .where(sql.ref('answered_at'), 'is', null)
      .execute();
  },
};
