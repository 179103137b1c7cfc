import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The company's last good facts, and the faults of the content that the office has got a mail about. */
export const contentFaults: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema.alterTable('content_import').addColumn('company', 'text').execute();
    await schema.alterTable('content_import').addColumn('reported_faults', 'text').execute();
  },
};
