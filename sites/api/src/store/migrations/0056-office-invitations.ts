import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Invitations to work in the office, until they are accepted or withdrawn. An older server reads none. */
export const officeInvitations: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createTable('office_invitations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('fullname', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('invited_by', 'text', (column) => column.notNull())
      .addColumn('invited_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
  },
};
