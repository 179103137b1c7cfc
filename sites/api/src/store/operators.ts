import { randomUUID } from 'node:crypto';
import { writeAuditEntry } from './audit-log.ts';
import { deleteKnownNetworks } from './known-networks.ts';
import type { Store } from './open-store.ts';
import { OPERATOR_ROLE } from './operator-role.ts';
import { inTransaction } from './transaction.ts';

/** Whoever runs the site, by whatever name. */
export const COMMAND_LINE_ACTOR = 'npm run office';

/**
 * Makes the account with this address an operator's, and opens one where there is none. Whoever registered the address before
 * may be somebody else, so their password, Google account, tokens and reset links are void: the operator sets a password by the
 * reset mail, which shows that the address is theirs. Named again, the account stays as it is; who was dismissed is not
 * appointed by a setting that still names them.
 */
export function appointOperator(store: Store, email: string, now: Date): Promise<void> {
  const moment = now.toISOString();
  const trace = { event: 'operator-appointed', who: 'OPERATOR_EMAIL', about: email } as const;
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
    if (added.numInsertedOrUpdatedRows) return writeAuditEntry(transaction, trace, now);
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
      .where('dismissed_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!appointed) return;
    await transaction.deleteFrom('password_resets').where('user_id', '=', appointed.id).execute();
    await deleteKnownNetworks(transaction, appointed.id);
    await writeAuditEntry(transaction, trace, now);
  });
}

/** Takes the office away from an account, with every token of theirs; false where it was no operator's. */
export function dismissOperator(store: Store, email: string, now: Date): Promise<boolean> {
  const address = email.toLowerCase();
  return inTransaction(store, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set((column) => ({
        role: 'user',
        token_version: column('token_version', '+', 1),
        dismissed_at: now.toISOString(),
        updated_at: now.toISOString(),
      }))
      .where('email', '=', address)
      .where('role', '=', OPERATOR_ROLE)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await writeAuditEntry(transaction, { event: 'operator-dismissed', who: COMMAND_LINE_ACTOR, about: address }, now);
    return true;
  });
}

/** Takes back a dismissal, so that the setting can name the account again; false where there was none. */
export function reinstateOperator(store: Store, email: string, now: Date): Promise<boolean> {
  const address = email.toLowerCase();
  return inTransaction(store, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set({ dismissed_at: null })
      .where('email', '=', address)
      .where('dismissed_at', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await writeAuditEntry(transaction, { event: 'operator-appointed', who: COMMAND_LINE_ACTOR, about: address }, now);
    return true;
  });
}

/** What to say at the start of who may open the office, or was to and may not. */
export async function operatorWarnings(store: Store, named: string | undefined): Promise<string[]> {
  const operators = await store
    .selectFrom('users')
    .select('email')
    .where('role', '=', OPERATOR_ROLE)
    .orderBy('email')
    .execute();
  const others = operators.filter(({ email }) => email !== named);
  const isNamedOne = operators.length > others.length;
  return [
    ...(named && !isNamedOne
      ? [`${named} was dismissed and stays so; npm run office -- appoint ${named} takes that back at the next start`]
      : []),
    ...others.map(({ email }) => `${email} can open the office, too; npm run office -- dismiss ${email} ends that`),
  ];
}
