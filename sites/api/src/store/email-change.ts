import { sql } from 'kysely';
import type { Store } from './open-store.ts';
import { queueMail } from './queued-mails.ts';
import type { UserRow } from './schema.ts';
import { lockUser } from './users.ts';

/**
 * Whether an account may move to another address by itself. A setting names operators by theirs, and the row of a dismissed one
 * keeps it from appointing the address again.
 */
export const mayMove = ({ role, dismissed_at }: UserRow): boolean => role === 'user' && dismissed_at === null;

/**
 * Gives an account the address that its owner has just proved. What was mailed to the old one opens nothing any more; the
 * account's bookings and messages follow, and the old address gets a mail.
 * @returns undefined if another account has the address, or this one may not move
 */
export async function moveAccount(
  transaction: Store,
  userId: string,
  email: string,
  now: Date,
): Promise<UserRow | undefined> {
  await lockUser(transaction, userId);
  const user = await transaction.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  if (!user || !mayMove(user)) return undefined;
  const taken = await transaction.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (taken) return undefined;
  const moved = await transaction
    .updateTable('users')
    .set({ email, email_confirmed_at: now.toISOString(), updated_at: now.toISOString() })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await transaction.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('email_codes').where('user_id', '=', userId).execute();
  await transaction
    .updateTable('bookings')
    .set({ email })
    .where('user_id', '=', userId)
    .where(sql`lower(email)`, '=', user.email)
    .execute();
  // Only those of a proved address belong to the account.
  const wasConfirmed = user.email_confirmed_at !== null;
  if (wasConfirmed)
    await transaction
      .updateTable('contact_messages')
      .set({ email })
      .where(sql`lower(email)`, '=', user.email)
      .execute();
  await queueMail(transaction, { letter: 'email-changed', userId, email: user.email, wasConfirmed }, now);
  return moved;
}
