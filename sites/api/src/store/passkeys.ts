import { recordEnding } from './endings.ts';
import type { Store } from './open-store.ts';
import { queueMail } from './queued-mails.ts';
import type { PasskeyRow, SessionRow } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** More than anyone has devices. */
const MOST_PASSKEYS = 20;

/** The passkeys that open the office for an account: those that were added beside its present authenticator app. */
export function passkeysOf(store: Store, userId: string): Promise<PasskeyRow[]> {
  return store
    .selectFrom('passkeys')
    .innerJoin('second_factors', (join) =>
      join
        .onRef('second_factors.user_id', '=', 'passkeys.user_id')
        .onRef('second_factors.confirmed_at', '=', 'passkeys.factor_confirmed_at'),
    )
    .selectAll('passkeys')
    .where('passkeys.user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

/** Adds a passkey and queues a mail to its owner; false if there are too many, or another account or device has its id. */
export function addPasskey(store: Store, passkey: PasskeyRow, now: Date): Promise<boolean> {
  return inTransaction(store, async (transaction) => {
    const { count } = await transaction
      .selectFrom('passkeys')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('user_id', '=', passkey.user_id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_PASSKEYS) return false;
    const added = await transaction
      .insertInto('passkeys')
      .values(passkey)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!added.numInsertedOrUpdatedRows) return false;
    await queueMail(transaction, { letter: 'second-factor', news: 'passkey-added', userId: passkey.user_id }, now);
    return true;
  });
}

/**
 * Records that a passkey has signed. False if it was removed meanwhile, or if its device has counted further already: then
 * there is a copy of it.
 */
export async function countPasskeyUse(store: Store, id: string, counter: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await store
    .updateTable('passkeys')
    .set({ counter, used_at: now.toISOString() })
    .where('id', '=', id)
    // Most passkeys that a phone or password manager copies to its owner's other devices don't count: theirs is always 0.
    .where('counter', counter === 0 ? '=' : '<', counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes a passkey and queues a mail to its owner; false if the account has none with this id. */
export function removePasskey(store: Store, userId: string, id: string, now: Date): Promise<boolean> {
  return inTransaction(store, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('passkeys')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await queueMail(transaction, { letter: 'second-factor', news: 'passkey-removed', userId }, now);
    await recordEnding(transaction, { kind: 'passkey-removed', id }, now);
    return true;
  });
}

/** Stores the text that a session's browser is to sign, in place of an earlier one. */
export async function setChallenge(store: Store, { id }: SessionRow, challenge: string, endsAt: Date): Promise<void> {
  await store
    .updateTable('sessions')
    .set({ challenge, challenge_ends_at: endsAt.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Takes a session's challenge: each can be answered once, before it ends. Of two parallel calls, one gets it. */
export async function takeChallenge(store: Store, { id }: SessionRow, now: Date): Promise<string | undefined> {
  const open = await store
    .selectFrom('sessions')
    .select('challenge')
    .where('id', '=', id)
    .where('challenge_ends_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!open?.challenge) return undefined;
  const { numUpdatedRows } = await store
    .updateTable('sessions')
    .set({ challenge: null, challenge_ends_at: null })
    .where('id', '=', id)
    .where('challenge', '=', open.challenge)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? open.challenge : undefined;
}
