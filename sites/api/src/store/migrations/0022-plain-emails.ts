import { accountEmail } from '@trek/ui/sign-in/rules';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Before {
  users: { id: string; email: string };
  bookings: { words_of: string | null };
}

/**
 * Accounts' addresses in the spelling in which they are looked up now: with international domains in the letters of mail
 * servers, and in lower case. Where two accounts would share one address, each stays as it is. Bookings are indexed anew, for
 * their names are searched without apostrophes now.
 */
export const plainEmails: Migration = {
  async up(database: Kysely<Before>) {
    const users = await database.selectFrom('users').select(['id', 'email']).execute();
    const taken = new Set(users.map(({ email }) => email));
    for (const { id, email } of users) {
      const plain = accountEmail(email);
      if (taken.has(plain)) continue;
      taken.add(plain);
      await database.updateTable('users').set({ email: plain }).where('id', '=', id).execute();
    }
    await sql`update bookings set words_of = null`.execute(database);
  },
};
