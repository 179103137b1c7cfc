import { accountEmail } from '@trek/ui/internal/sign-in/rules';
import { writeAuditEntry } from './audit-log.ts';
import { recordEnding } from './endings.ts';
import type { Store } from './open-store.ts';
import { COMMAND_LINE_ACTOR } from './operators.ts';
import { queueMail } from './queued-mails.ts';
import type { SecondFactorRow, UserRow } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** The second factor of an account, confirmed or not. */
export function secondFactorOf(store: Store, userId: string): Promise<SecondFactorRow | undefined> {
  return store.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Enrolls a second factor, replacing an unconfirmed one; false if a confirmed one exists. */
export async function enrollFactor(store: Store, userId: string, secret: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await store
    .insertInto('second_factors')
    .values({ user_id: userId, secret, confirmed_at: null, last_step: 0 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ secret, last_step: 0 }).where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Consumes the code of a time step; false if that step or a later one was used before. Of two parallel calls, one wins.
 */
export function consumeTimeStep(
  store: Store,
  { user_id, secret }: SecondFactorRow,
  step: number,
  now: Date,
): Promise<boolean> {
  return inTransaction(store, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('user_id', '=', user_id)
      .where('secret', '=', secret)
      .where('last_step', '<', step)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await recordEnding(transaction, { kind: 'time-step', user: user_id, step }, now);
    return true;
  });
}

/**
 * Confirms a second factor, stores its recovery codes and queues a mail to its owner. False if another secret has
 * replaced it since its code was read, or if it is confirmed already.
 */
export function confirmFactor(
  store: Store,
  { user_id, secret }: SecondFactorRow,
  codeHashes: readonly string[],
  now: Date,
): Promise<boolean> {
  return inTransaction(store, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('second_factors')
      .set({ confirmed_at: now.toISOString() })
      .where('user_id', '=', user_id)
      .where('secret', '=', secret)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await transaction.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute();
    await transaction
      .insertInto('recovery_codes')
      .values(codeHashes.map((code_hash) => ({ code_hash, user_id })))
      .execute();
    await queueMail(transaction, { letter: 'second-factor', news: 'app-set-up', userId: user_id }, now);
    const ending = { kind: 'factor-set', user: user_id, confirmedAt: now.toISOString() } as const;
    await recordEnding(transaction, ending, now);
    return true;
  });
}

/** Consumes a recovery code and queues a mail to its owner; false if it does not exist. */
export function consumeRecoveryCode(store: Store, userId: string, codeHash: string, now: Date): Promise<boolean> {
  return inTransaction(store, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('recovery_codes')
      .where('user_id', '=', userId)
      .where('code_hash', '=', codeHash)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await queueMail(transaction, { letter: 'second-factor', news: 'recovery-code-used', userId }, now);
    await recordEnding(transaction, { kind: 'recovery-code', hash: codeHash }, now);
    return true;
  });
}

/** Removes an account's second factor with its recovery codes, passkeys and sessions; false if there was none. */
export function removeFactor(store: Store, email: string, now: Date): Promise<boolean> {
  return inTransaction(store, async (transaction) => {
    const user = await transaction
      .updateTable('users')
      .set((column) => ({ token_version: column('token_version', '+', 1), updated_at: now.toISOString() }))
      .where('email', '=', accountEmail(email))
      .where((column) =>
        column.exists(column.selectFrom('second_factors').select('user_id').whereRef('user_id', '=', 'users.id')),
      )
      .returning(['id', 'token_version'])
      .executeTakeFirst();
    if (!user) return false;
    await queueMail(transaction, { letter: 'second-factor', news: 'forgotten', userId: user.id }, now);
    await writeAuditEntry(
      transaction,
      { event: 'factor-forgotten', who: COMMAND_LINE_ACTOR, about: accountEmail(email) },
      now,
    );
    await endFactor(transaction, user, now);
    return true;
  });
}

/** Ends an account's second factor with its recovery codes and passkeys, also in a backup that is restored later. */
export async function endFactor(
  transaction: Store,
  { id: user, token_version: version }: Pick<UserRow, 'id' | 'token_version'>,
  now: Date,
): Promise<void> {
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', user).execute();
  await transaction.deleteFrom('passkeys').where('user_id', '=', user).execute();
  const removed = await transaction
    .deleteFrom('second_factors')
    .where('user_id', '=', user)
    .returning('confirmed_at')
    .executeTakeFirst();
  if (!removed) return;
  await recordEnding(transaction, { kind: 'factor-removed', user, version, confirmedAt: removed.confirmed_at }, now);
}
