import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The network that a payment was opened from, to count cards and places across accounts, and how long it holds places.
 */
export const paymentNetworks: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema.alterTable('payments').addColumn('network_hash', 'text').execute();
    await schema.alterTable('payments').addColumn('held_until', 'text').execute();
    await schema
      .createIndex('payments_of_network')
      .on('payments')
      .column('network_hash')
      .where(sql.ref('network_hash'), 'is not', null)
      .execute();
  },
};
