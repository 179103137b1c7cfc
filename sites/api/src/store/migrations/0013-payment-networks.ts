import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** From which network a payment was opened, so that declined cards are counted across accounts. */
export const paymentNetworks: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema.alterTable('payments').addColumn('network_hash', 'text').execute();
    await schema
      .createIndex('payments_of_network')
      .on('payments')
      .column('network_hash')
      .where(sql.ref('network_hash'), 'is not', null)
      .execute();
  },
};
