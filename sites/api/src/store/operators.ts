import { randomUUID } from 'node:crypto';
import { OPERATOR_ROLE } from '../accounts/operator-role.ts';
import { forgetNetworks } from './known-networks.ts';
import type { Store } from './open-store.ts';
import { inTransaction } from './transaction.ts';

/**
 * Makes the account with this address an operator's, and opens one where there is none. Whoever registered the address before
 * may be somebody else, so their password, Google account, tokens and reset links are void: the operator sets a password by the
 * reset mail, which shows that the address is theirs. Named again, the account stays as it is.
 */
export function appointOperator(store: Store, email: string, now: Date): Promise<void> {
  const moment = now.toISOString();
  return inTransaction(store, async (transaction) => {
    const added = await transaction
      .insertInto('users')
      .values({
        id: randomUUID(),
        email,
        fullname: 'Office',
        phone: '',
        role: OPERATOR_ROLE,
        password_hash: null,
        google_id: null,
        token_version: 1,
        email_confirmed_at: null,
        created_at: moment,
        updated_at: moment,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows) return;
    const appointed = await transaction
      .updateTable('users')
      .set((column) => ({
        role: OPERATOR_ROLE,
        password_hash: null,
        google_id: null,
        token_version: column('token_version', '+', 1),
        updated_at: moment,
      }))
      .where('email', '=', email)
      .where('role', '!=', OPERATOR_ROLE)
      .returning('id')
      .executeTakeFirst();
    if (!appointed) return;
    await transaction.deleteFrom('password_resets').where('user_id', '=', appointed.id).execute();
    await forgetNetworks(transaction, appointed.id);
  });
}

/** Takes the office away from an account, with every token of theirs; false where it was no operator's. */
export async function dismissOperator(store: Store, email: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await store
    .updateTable('users')
    .set((column) => ({
      role: 'user',
      token_version: column('token_version', '+', 1),
      updated_at: now.toISOString(),
    }))
    .where('email', '=', email.toLowerCase())
    .where('role', '=', OPERATOR_ROLE)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
