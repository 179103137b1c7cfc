import type { Ending, Entry } from '../store/endings.ts';
import { moveGuest } from '../store/guests.ts';
import { deleteKnownNetworks } from '../store/known-networks.ts';
import { OFFICE_ROLES, type OfficeRole } from '../store/office-role.ts';
import type { Store } from '../store/open-store.ts';
import { eraseAgain } from '../store/personal-data.ts';
import { queueMail } from '../store/queued-mails.ts';
import { endDepartureMailsAgain } from '../store/saved-treks.ts';
import type { UserRow } from '../store/schema.ts';
import { inTransaction } from '../store/transaction.ts';
import { endTravelerLinkAgain } from '../store/traveler-links.ts';
import { voidHash } from '../store/void-hash.ts';

/** How much ended again. */
export interface Replayed {
  erased: number;
  dismissed: number;
  passwords: number;
  sessions: number;
  codes: number;
  factors: number;
  passkeys: number;
  travelerLinks: number;
  invitations: number;
}

type EndingOf<Kind extends Ending['kind']> = Extract<Ending, { kind: Kind }>;

/**
 * Ends in a restored database what the entries say has ended. What the backup knows of already stays as it is, so the same
 * entries can be replayed again, in any order.
 */
export function replayEndings(store: Store, entries: readonly Entry[], now: Date): Promise<Replayed> {
  const sorted = entries.toSorted((left, right) => (left.at < right.at ? -1 : 1));
  const all = <Kind extends Ending['kind']>(kind: Kind) =>
    sorted.filter((entry): entry is Entry & EndingOf<Kind> => entry.kind === kind);
  return inTransaction(store, async (transaction) => {
    // As restored: one ending of an account must not make another one look known.
    const users = new Map((await transaction.selectFrom('users').selectAll().execute()).map((user) => [user.id, user]));
    const isNews = ({ user, version }: { user: string; version: number }) =>
      (users.get(user)?.token_version ?? version) < version;

    let codes = 0;
    for (const { hash } of all('recovery-code')) codes += await endCode(transaction, hash);
    for (const { user, step } of all('time-step')) codes += await endStep(transaction, user, step);
    let sessions = 0;
    for (const { ids } of all('sessions')) sessions += await endSessions(transaction, ids);
    let factors = 0;
    for (const { user, confirmedAt } of all('factor-removed'))
      factors += await endFactor(transaction, user, confirmedAt);
    let passkeys = 0;
    for (const { id } of all('passkey-removed')) passkeys += await endPasskey(transaction, id);

    let travelerLinks = 0;
    for (const { hash } of all('traveler-link')) travelerLinks += await endTravelerLinkAgain(transaction, hash);

    for (const { user, trek, at } of all('departure-mails')) await endDepartureMailsAgain(transaction, user, trek, at);

    for (const { user, role } of all('role').filter(isNews)) await giveRoleAgain(transaction, user, role);
    let invitations = 0;
    for (const { id } of all('invitation')) invitations += await endInvitation(transaction, id);

    const dismissed = new Map(
      all('dismissed')
        .filter(isNews)
        .map((entry) => [entry.user, entry.at]),
    );
    for (const [user, at] of dismissed) await dismissAgain(transaction, user, at);
    for (const { user, address, at } of all('dismissed')) {
      if (!address || users.has(user)) continue;
      await keepDismissed(transaction, user, address);
      dismissed.set(user, at);
    }
    const replaced = new Set(
      all('password')
        .filter(isNews)
        .map(({ user }) => user),
    );
    for (const user of await passwordsBeforeTheirFactor(transaction, sorted)) if (users.has(user)) replaced.add(user);
    let passwords = 0;
    for (const user of replaced) passwords += await voidPassword(transaction, users.get(user), now);
    for (const kind of ['password', 'dismissed', 'role', 'factor-removed'] as const) {
      for (const { user, version } of all(kind)) await raiseVersion(transaction, user, version);
    }
    for (const { guest, user } of all('joined')) if (users.has(user)) await moveGuest(transaction, guest, user);
    let erased = 0;
    for (const { user, ownsMessages } of all('erased')) {
      if (await eraseAgain(transaction, user, ownsMessages, now)) erased += 1;
    }
    await endQueuedLinks(transaction);
    return {
      ...{ erased, dismissed: dismissed.size, passwords, sessions, codes, factors, passkeys, travelerLinks },
      invitations,
    };
  });
}

/** For a backup whose later endings are not known: ends every session, link, code and passkey. */
export function endAll(
  store: Store,
  timeStep: number,
): Promise<Pick<Replayed, 'sessions' | 'codes' | 'passkeys' | 'travelerLinks' | 'invitations'> & { links: number }> {
  return inTransaction(store, async (transaction) => {
    const sessions = await transaction.deleteFrom('sessions').executeTakeFirst();
    const links = await transaction.deleteFrom('password_resets').executeTakeFirst();
    const codes = await transaction.deleteFrom('recovery_codes').executeTakeFirst();
    const passkeys = await transaction.deleteFrom('passkeys').executeTakeFirst();
    const travelerLinks = await transaction.deleteFrom('traveler_links').executeTakeFirst();
    const invitations = await transaction.deleteFrom('office_invitations').executeTakeFirst();
    await transaction
      .updateTable('second_factors')
      .set({ last_step: timeStep })
      .where('last_step', '<', timeStep)
      .execute();
    await endQueuedLinks(transaction);
    return {
      sessions: Number(sessions.numDeletedRows),
      links: Number(links.numDeletedRows),
      codes: Number(codes.numDeletedRows),
      passkeys: Number(passkeys.numDeletedRows),
      travelerLinks: Number(travelerLinks.numDeletedRows),
      invitations: Number(invitations.numDeletedRows),
    };
  });
}

/** A mail with a link that was queued when the backup was made was sent since. Mailed codes may have been used since. */
async function endQueuedLinks(transaction: Store): Promise<void> {
  await transaction.deleteFrom('email_codes').execute();
  for (const letter of ['password-reset', 'email-code', 'office-invitation'])
    await transaction.deleteFrom('queued_mails').where('mail', 'like', `{"letter":"${letter}"%`).execute();
}

async function endCode(transaction: Store, hash: string): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('recovery_codes')
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function endStep(transaction: Store, user: string, step: number): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', user)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

async function endSessions(transaction: Store, ids: string[]): Promise<number> {
  const { numDeletedRows } = await transaction.deleteFrom('sessions').where('id', 'in', ids).executeTakeFirst();
  return Number(numDeletedRows);
}

async function endFactor(transaction: Store, user: string, confirmedAt: string | null): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('second_factors')
    .where('user_id', '=', user)
    .where('confirmed_at', confirmedAt === null ? 'is' : '=', confirmedAt)
    .executeTakeFirst();
  if (numDeletedRows > 0n) {
    await transaction.deleteFrom('recovery_codes').where('user_id', '=', user).execute();
    await transaction.deleteFrom('passkeys').where('user_id', '=', user).execute();
  }
  return Number(numDeletedRows);
}

async function endPasskey(transaction: Store, id: string): Promise<number> {
  const { numDeletedRows } = await transaction.deleteFrom('passkeys').where('id', '=', id).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Only to someone who works in the office by the backup, too. */
async function giveRoleAgain(transaction: Store, user: string, role: OfficeRole): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ role })
    .where('id', '=', user)
    .where('role', 'in', OFFICE_ROLES)
    .execute();
}

async function endInvitation(transaction: Store, id: string): Promise<number> {
  const { numDeletedRows } = await transaction.deleteFrom('office_invitations').where('id', '=', id).executeTakeFirst();
  return Number(numDeletedRows);
}

async function dismissAgain(transaction: Store, user: string, at: string): Promise<void> {
  await transaction.updateTable('users').set({ role: 'user', dismissed_at: at }).where('id', '=', user).execute();
}

/** An account that was made and dismissed after the backup, which a setting must not appoint again. */
async function keepDismissed(transaction: Store, user_id: string, address_hash: string): Promise<void> {
  await transaction
    .insertInto('dismissals')
    .values({ user_id, address_hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Accounts whose factor is younger than the backup: their password alone would set up another one. */
async function passwordsBeforeTheirFactor(transaction: Store, sorted: readonly Entry[]): Promise<string[]> {
  const latest = new Map<string, string>();
  for (const entry of sorted) {
    if (entry.kind === 'factor-set') latest.set(entry.user, entry.confirmedAt);
    if (entry.kind === 'factor-removed') latest.delete(entry.user);
  }
  const factors = await transaction.selectFrom('second_factors').select(['user_id', 'confirmed_at']).execute();
  const restored = new Map(factors.map(({ user_id, confirmed_at }) => [user_id, confirmed_at ?? '']));
  return [...latest].filter(([user, at]) => (restored.get(user) ?? '') < at).map(([user]) => user);
}

async function voidPassword(transaction: Store, user: UserRow | undefined, now: Date): Promise<number> {
  if (!user) return 0;
  // Also of an account without a password yet, whose first link was used since.
  await transaction.deleteFrom('password_resets').where('user_id', '=', user.id).execute();
  if (!user.password_hash) return 0;
  await transaction
    .updateTable('users')
    .set({ password_hash: voidHash(user.password_hash) })
    .where('id', '=', user.id)
    .execute();
  await deleteKnownNetworks(transaction, user.id);
  await queueMail(transaction, { letter: 'password-news', news: 'lost', userId: user.id }, now);
  return 1;
}

/** Voids the sessions that had begun before. */
async function raiseVersion(transaction: Store, user: string, version: number): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ token_version: version })
    .where('id', '=', user)
    .where('token_version', '<', version)
    .execute();
}
