import { randomUUID } from 'node:crypto';
import { accountEmail } from '@trek/ui/internal/sign-in/rules';
import { writeAuditEntry } from './audit-log.ts';
import { addressHash } from './endings.ts';
import { deleteKnownNetworks } from './known-networks.ts';
import { OFFICE_ROLES, type OfficeRole, OWNER } from './office-role.ts';
import type { Store } from './open-store.ts';
import { queueMail } from './queued-mails.ts';
import { inTransaction } from './transaction.ts';
import { recordPasswordEnd } from './users.ts';

/** The audit log's name for the command line. */
export const COMMAND_LINE_ACTOR = 'npm run office';

/**
 * Makes the account with this address an owner's, creating it if necessary. An existing account may have been
 * registered by someone else, so its password, Google link, tokens and reset links become void: the operator sets a
 * password through a reset mail, which proves that the address is theirs. Does nothing for an account with a role in the
 * office, or one that was dismissed, though before a backup without it was restored.
 */
export function appointOperator(store: Store, email: string, now: Date): Promise<void> {
  const trace = { event: 'operator-appointed', who: 'OPERATOR_EMAIL', about: email } as const;
  return inTransaction(store, async (transaction) => {
    if ((await dismissalsOf(transaction, email)).length > 0) return;
    if (await takeOverAccount(transaction, { email, fullname: 'Office', role: OWNER }, now))
      await writeAuditEntry(transaction, trace, now);
  });
}

/**
 * Gives the account with an address a role in the office, creating it if necessary. An existing one may have been registered
 * by someone else, so its password, Google link, tokens and reset links become void, and a mail says so.
 * @returns undefined: it has a role already, or was dismissed
 */
export async function takeOverAccount(
  transaction: Store,
  { email, fullname, role }: { email: string; fullname: string; role: OfficeRole },
  now: Date,
): Promise<{ id: string } | undefined> {
  const moment = now.toISOString();
  const id = randomUUID();
  const added = await transaction
    .insertInto('users')
    .values({
      id,
      email,
      fullname,
      phone: '',
      role,
      password_hash: null,
      google_id: null,
      token_version: 1,
      email_confirmed_at: null,
      created_at: moment,
      updated_at: moment,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows) return { id };
  const taken = await transaction
    .updateTable('users')
    .set((column) => ({
      role,
      password_hash: null,
      google_id: null,
      token_version: column('token_version', '+', 1),
      updated_at: moment,
    }))
    .where('email', '=', email)
    .where('role', 'not in', OFFICE_ROLES)
    .where('dismissed_at', 'is', null)
    .returning(['id', 'token_version'])
    .executeTakeFirst();
  if (!taken) return undefined;
  await transaction.deleteFrom('password_resets').where('user_id', '=', taken.id).execute();
  await deleteKnownNetworks(transaction, taken.id);
  await queueMail(transaction, { letter: 'password-news', news: 'ended-by-appointment', userId: taken.id }, now);
  await recordPasswordEnd(transaction, taken, now);
  return taken;
}

/** Dismissals of accounts with this address that a restored backup does not know. */
export async function dismissalsOf(store: Store, email: string): Promise<string[]> {
  const dismissals = await store.selectFrom('dismissals').selectAll().execute();
  return dismissals
    .filter(({ user_id, address_hash }) => addressHash(user_id, email) === address_hash)
    .map(({ user_id }) => user_id);
}

/** Reverts a dismissal, so that the setting can appoint the account again; false if there was none. */
export function reinstateOperator(store: Store, email: string, now: Date): Promise<boolean> {
  const address = accountEmail(email);
  return inTransaction(store, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set({ dismissed_at: null })
      .where('email', '=', address)
      .where('dismissed_at', 'is not', null)
      .executeTakeFirst();
    const dismissed = await dismissalsOf(transaction, address);
    if (numUpdatedRows === 0n && dismissed.length === 0) return false;
    if (dismissed.length > 0) await transaction.deleteFrom('dismissals').where('user_id', 'in', dismissed).execute();
    await writeAuditEntry(transaction, { event: 'operator-appointed', who: COMMAND_LINE_ACTOR, about: address }, now);
    return true;
  });
}

/** Startup warnings about who may open the office, or was dismissed but is still named; the log has no addresses. */
export async function operatorWarnings(store: Store, named: string | undefined): Promise<string[]> {
  const operators = await store.selectFrom('users').select('email').where('role', 'in', OFFICE_ROLES).execute();
  const others = operators.filter(({ email }) => email !== named).length;
  const isNamedOne = operators.length > others;
  return [
    ...(named && !isNamedOne
      ? [
          'the account that OPERATOR_EMAIL names was dismissed as operator; to reinstate it, run npm run office -- appoint <e-mail> and restart',
        ]
      : []),
    ...(others > 0
      ? [
          `${others} more can open the office: npm run check-setup names those with an authenticator app; to revoke that, run npm run office -- dismiss <e-mail>`,
        ]
      : []),
  ];
}
