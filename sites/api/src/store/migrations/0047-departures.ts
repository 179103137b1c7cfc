import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Departure {
  startDate: string;
  places: number;
  isGuaranteed?: boolean;
}

/** The departures of the files of the release before, each in a row that the office may change from now on. */
export const departures: Migration = {
  // biome-ignore lint/suspicious/noExplicitAny: the tables as they are at this point, not as today's types have them.
  async up(database: Kysely<any>) {
    const { schema } = database;
    await schema
      .createTable('departures')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('trek_id', 'integer', (column) => column.notNull().references('treks.id'))
      .addColumn('start_date', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('places', 'integer', (column) => column.notNull())
      .addColumn('price_cents', 'integer')
      .addColumn('guaranteed_from', 'integer')
      .addColumn('guide', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('file', 'text')
      .addColumn('is_changed', 'integer', (column) => column.notNull())
      .addColumn('clash', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('departures_by_start')
      .on('departures')
      .columns(['start_date', 'trek_id'])
      .unique()
      .execute();
    await schema
      .createIndex('bookings_of_start')
      .on('bookings')
      .columns(['start_date', 'trek_id', 'status', 'travelers'])
      .execute();
    const treks = await database.selectFrom('treks').select(['id', 'content', 'updated_at']).execute();
    for (const { id, content, updated_at } of treks) {
      const { departures: listed = [] } = JSON.parse(content) as { departures?: Departure[] };
      for (const departure of listed) {
        await database
          .insertInto('departures')
          .values({
            id: `${id}-${departure.startDate}`,
            trek_id: id,
            start_date: departure.startDate,
            kind: 'joined',
            places: departure.places,
            guaranteed_from: departure.isGuaranteed ? 1 : null,
            ...{ guide: '', note: '', state: 'open', is_changed: 0 },
            file: JSON.stringify(departure),
            ...{ created_at: updated_at, updated_at },
          })
          .execute();
      }
    }
  },
};
