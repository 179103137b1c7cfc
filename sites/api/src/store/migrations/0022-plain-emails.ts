import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Before {
  users: { id: string; email: string };
  bookings: { words_of: string | null };
}

/** The rule as it was when this migration was written: what it does to a database must not change with the kit. */
function plainEmail(email: string): string {
  const line = email
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim();
  const at = line.lastIndexOf('@');
  const domain = line.slice(at + 1);
  const isName = at >= 0 && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && URL.canParse(`http://${domain}`);
  return `${line.slice(0, at + 1)}${isName ? new URL(`http://${domain}`).hostname : domain}`.toLowerCase();
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
      const plain = plainEmail(email);
      if (taken.has(plain)) continue;
      taken.add(plain);
      await database.updateTable('users').set({ email: plain }).where('id', '=', id).execute();
    }
    await sql`update bookings set words_of = null`.execute(database);
  },
};
