import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Passkeys of operators, and the challenge that a session's browser has to sign. */
export const passkeys: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('factor_confirmed_at', 'text', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('counter', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('added_at', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text')
      .execute();
    await schema.createIndex('passkeys_user').on('passkeys').column('user_id').execute();
    await schema.alterTable('sessions').addColumn('challenge', 'text').execute();
    await schema.alterTable('sessions').addColumn('challenge_ends_at', 'text').execute();
  },
};
