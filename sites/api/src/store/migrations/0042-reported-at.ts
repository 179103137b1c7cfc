import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When the office got the last mail about faults of the content. */
export const reportedAt: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema.alterTable('content_import').addColumn('reported_at', 'text').execute();
  },
};
