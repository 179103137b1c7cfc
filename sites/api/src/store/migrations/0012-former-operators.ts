import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A dismissed operator stays dismissed, whatever a setting says. */
export const formerOperators: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema.alterTable('users').addColumn('dismissed_at', 'text').execute();
  },
};
