import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Those who could open the office could do everything there. */
export const officeRoles: Migration = {
  async up(store: Kysely<{ users: { role: string } }>) {
    await store.updateTable('users').set({ role: 'owner' }).where('role', '=', 'operator').execute();
  },
};
