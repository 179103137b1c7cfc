import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Reviews of customers, their revision, the one request for each, and the wish for no such mails. */
export const reviews: Migration = {
  async up(database: Kysely<never>) {
    const { schema } = database;
    await schema
      .createTable('reviews')
      .addColumn('booking_id', 'text', (column) => column.primaryKey().references('bookings.id').onDelete('cascade'))
      .addColumn('trek_id', 'integer', (column) => column.notNull())
      .addColumn('stars', 'integer', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('month', 'text', (column) => column.notNull())
      .addColumn('guide', 'text', (column) => column.notNull())
      .addColumn('shown_name', 'text', (column) => column.notNull())
      .addColumn('shown_country', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('answer', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('decided_by', 'text')
      .addColumn('decided_at', 'text')
      .addColumn('written_at', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('reviews_by_status').on('reviews').columns(['status', 'written_at']).execute();
    await schema
      .createTable('review_requests')
      .addColumn('booking_id', 'text', (column) => column.primaryKey().references('bookings.id').onDelete('cascade'))
      .addColumn('ordered_at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('review_revisions')
      .addColumn('revision', 'integer', (column) => column.notNull())
      .execute();
    await database
      .insertInto('review_revisions' as never)
      .values({ revision: 0 } as never)
      .execute();
    await schema.alterTable('users').addColumn('review_mails_stopped_at', 'text').execute();
  },
};
