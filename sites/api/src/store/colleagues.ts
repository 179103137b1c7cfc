import { accountEmail } from '@trek/ui/internal/sign-in/rules';
import { type AuditEntry, writeAuditEntry } from './audit-log.ts';
import { addressHash, recordEnding } from './endings.ts';
import { deleteKnownNetworks } from './known-networks.ts';
import { isOfficeRole, OFFICE_ROLES, type OfficeRole, OWNER } from './office-role.ts';
import type { Store } from './open-store.ts';
import { COMMAND_LINE_ACTOR, dismissalsOf, takeOverAccount } from './operators.ts';
import { queueMail } from './queued-mails.ts';
import type { OfficeInvitationRow, UserRow } from './schema.ts';
import { endFactor } from './second-factors.ts';
import { endSessionsOf } from './sessions.ts';
import { inTransaction } from './transaction.ts';
import { confirmEmail, userByEmail, userById } from './users.ts';

/*
 * The people who work in the office. Every change starts by locking the owners, so that of two that together would leave none, the
 * second one is refused.
 */

/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 7;
const DAY_MS = 86_400_000;

/** A change that is not possible, in words for the owner. */
export class ColleagueError extends Error {}

/** The audit entry of a change, without its event and subject. */
type Author = Omit<AuditEntry, 'event' | 'about'>;

const GONE = 'This colleague does not work in the office any more.';
const LAST_OWNER = 'One owner has to stay. Make someone else an owner first.';

export interface Colleague extends Pick<UserRow, 'id' | 'email' | 'fullname' | 'role' | 'password_hash'> {
  /** When the second factor was set up; null: not yet. */
  confirmed_at: string | null;
  /** When they last used a session that is still known. */
  seen_at: string | null;
}

/** Everyone who works in the office, by name. */
export async function colleagues(store: Store): Promise<Colleague[]> {
  return store
    .selectFrom('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.fullname', 'users.role', 'users.password_hash'])
    .select('second_factors.confirmed_at')
    .select(({ selectFrom }) =>
      selectFrom('sessions')
        .select(({ fn }) => fn.max('seen_at').as('seen_at'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .as('seen_at'),
    )
    .where('users.role', 'in', OFFICE_ROLES)
    .orderBy('users.fullname')
    .orderBy('users.email')
    .execute();
}

/** Every invitation that waits, also those that have expired. */
export const invitations = (store: Store): Promise<OfficeInvitationRow[]> =>
  store.selectFrom('office_invitations').selectAll().orderBy('invited_at').orderBy('id').execute();

/** An invitation that can be accepted; undefined: it was withdrawn, accepted or has expired. */
export async function openInvitation(store: Store, id: string, now: Date): Promise<OfficeInvitationRow | undefined> {
  return store
    .selectFrom('office_invitations')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

interface Invited {
  /** The key of the press: pressed again, it does nothing. */
  id: string;
  email: string;
  fullname: string;
  role: OfficeRole;
  /** Address of the owner. */
  invitedBy: string;
}

/** Invites someone by mail. Nothing changes for an account with this address until its owner accepts. */
export function invite(store: Store, { id, email, fullname, role, invitedBy }: Invited, author: Author, now: Date) {
  return inTransaction(store, async (transaction) => {
    await lockOwners(transaction);
    const known = await userByEmail(transaction, email);
    if (isOfficeRole(known?.role)) throw new ColleagueError('This account works in the office already.');
    const added = await transaction
      .insertInto('office_invitations')
      .values({ id, email, fullname, role, invited_by: invitedBy, ...validFrom(now) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) {
      const waiting = await transaction.selectFrom('office_invitations').select('id').where('id', '=', id).execute();
      if (waiting.length > 0) return;
      throw new ColleagueError('This address is invited already. Send the invitation again, or withdraw it first.');
    }
    await queueMail(transaction, { letter: 'office-invitation', invitationId: id }, now);
    await note(transaction, author, 'colleague-invited', `${email}: ${wordFor(role)}`, now);
  });
}

const validFrom = (now: Date) => ({
  invited_at: now.toISOString(),
  expires_at: new Date(now.getTime() + INVITATION_DAYS * DAY_MS).toISOString(),
});

/** Mails an invitation again, for as long as a new one. */
export function repeatInvitation(store: Store, id: string, author: Author, now: Date): Promise<void> {
  return inTransaction(store, async (transaction) => {
    const repeated = await transaction
      .updateTable('office_invitations')
      .set(validFrom(now))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!repeated) throw new ColleagueError('This invitation was accepted or withdrawn.');
    await queueMail(transaction, { letter: 'office-invitation', invitationId: id }, now);
    await note(transaction, author, 'colleague-invited', `${repeated.email}: ${wordFor(repeated.role)}`, now);
  });
}

/** Withdraws an invitation, whose links then open nothing. */
export function withdrawInvitation(store: Store, id: string, author: Author, now: Date): Promise<void> {
  return inTransaction(store, async (transaction) => {
    const [withdrawn] = await endInvitations(transaction, [id], now);
    if (withdrawn) await note(transaction, author, 'invitation-withdrawn', withdrawn.email, now);
  });
}

/** Ends invitations, also in a backup that is restored later. */
async function endInvitations(transaction: Store, ids: readonly string[], now: Date): Promise<OfficeInvitationRow[]> {
  if (ids.length === 0) return [];
  const ended = await transaction.deleteFrom('office_invitations').where('id', 'in', ids).returningAll().execute();
  for (const { id } of ended) await recordEnding(transaction, { kind: 'invitation', id }, now);
  return ended;
}

/**
 * Accepts an invitation, for someone who has its link and so reads mail at its address: the account with this address, or a
 * new one, gets the role. What an earlier owner of the address may know becomes void, as for an appointment.
 * @returns the account, which has no password yet; 'ended': the invitation has; 'colleague': they work in the office already
 */
export function acceptInvitation(
  store: Store,
  id: string,
  author: Author,
  now: Date,
): Promise<UserRow | 'ended' | 'colleague'> {
  return inTransaction(store, async (transaction) => {
    await lockOwners(transaction);
    const invitation = await openInvitation(transaction, id, now);
    if (!invitation) return 'ended';
    await endInvitations(transaction, [id], now);
    const { email, fullname, role } = invitation;
    // By a setting, say, since they were invited. Their password and role stay.
    if (isOfficeRole((await userByEmail(transaction, email))?.role)) return 'colleague';
    // A removal before this is over by the owner's own wish.
    const dismissed = await dismissalsOf(transaction, email);
    if (dismissed.length > 0) await transaction.deleteFrom('dismissals').where('user_id', 'in', dismissed).execute();
    await transaction.updateTable('users').set({ dismissed_at: null }).where('email', '=', email).execute();
    const account = await takeOverAccount(transaction, { email, fullname, role }, now);
    if (!account) return 'colleague';
    await confirmEmail(transaction, account.id, email, now);
    await note(transaction, { ...author, who: email }, 'colleague-joined', wordFor(role), now);
    return (await userById(transaction, account.id)) ?? 'ended';
  });
}

/** Gives a colleague another role. Their sessions end: they sign in with the new one. */
export function changeRole(store: Store, id: string, role: OfficeRole, author: Author, now: Date): Promise<void> {
  return inTransaction(store, async (transaction) => {
    const { email, role: before } = await lockedColleague(transaction, id, role !== OWNER);
    if (before === role) return;
    const { token_version: version } = await transaction
      .updateTable('users')
      .set((column) => ({ role, token_version: column('token_version', '+', 1), updated_at: now.toISOString() }))
      .where('id', '=', id)
      .returning('token_version')
      .executeTakeFirstOrThrow();
    if (role !== OWNER) await endInvitationsBy(transaction, email, now);
    await endSessionsOf(transaction, id, now);
    await queueMail(transaction, { letter: 'colleague-news', news: 'role-changed', userId: id }, now);
    await note(transaction, author, 'role-changed', `${email}: ${wordFor(before)}, ${wordFor(role)}`, now);
    await recordEnding(transaction, { kind: 'role', user: id, version, role }, now);
  });
}

/** Removes a colleague from the office at once and for good, whatever a setting says: only an invitation brings them back. */
export function removeColleague(store: Store, id: string, author: Author, now: Date): Promise<void> {
  return inTransaction(store, async (transaction) => {
    const colleague = await lockedColleague(transaction, id, true);
    await queueMail(transaction, { letter: 'colleague-news', news: 'removed', userId: id }, now);
    await note(transaction, author, 'operator-dismissed', colleague.email, now);
    await dismiss(transaction, colleague, now);
  });
}

/** Removes anyone from the office, by the command line: the last owner, too. False if they don't work there. */
export function dismissOperator(store: Store, email: string, now: Date): Promise<boolean> {
  return inTransaction(store, async (transaction) => {
    await lockOwners(transaction);
    const operator = await userByEmail(transaction, accountEmail(email));
    if (!isOfficeRole(operator?.role)) return false;
    await note(transaction, { who: COMMAND_LINE_ACTOR }, 'operator-dismissed', operator.email, now);
    await dismiss(transaction, operator, now);
    return true;
  });
}

/**
 * Ends an account's role, sessions, authenticator app and passkeys: if it is invited again, the mail of its address
 * may be read by someone else.
 */
async function dismiss(transaction: Store, { id, email }: UserRow, now: Date): Promise<void> {
  const dismissed = await transaction
    .updateTable('users')
    .set((column) => ({
      role: 'user',
      token_version: column('token_version', '+', 1),
      dismissed_at: now.toISOString(),
      updated_at: now.toISOString(),
    }))
    .where('id', '=', id)
    .returning(['id', 'token_version'])
    .executeTakeFirstOrThrow();
  await endInvitationsBy(transaction, email, now);
  await endSessionsOf(transaction, id, now);
  await deleteKnownNetworks(transaction, id);
  await endFactor(transaction, dismissed, now);
  const { token_version: version } = dismissed;
  await recordEnding(transaction, { kind: 'dismissed', user: id, version, address: addressHash(id, email) }, now);
}

/** How long an expired invitation can still be sent again. */
const EXPIRED_DAYS = 30;

/** Deletes invitations that expired long ago, with the names of people who never came. */
export async function removeExpiredInvitations(store: Store, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - EXPIRED_DAYS * DAY_MS).toISOString();
  const removed = await store.deleteFrom('office_invitations').where('expires_at', '<', oldest).executeTakeFirst();
  return Number(removed.numDeletedRows);
}

/** Invitations of someone who may invite no more. */
async function endInvitationsBy(transaction: Store, email: string, now: Date): Promise<void> {
  const sent = await transaction
    .selectFrom('office_invitations')
    .select('id')
    .where('invited_by', '=', email)
    .execute();
  await endInvitations(
    transaction,
    sent.map(({ id }) => id),
    now,
  );
}

/**
 * A colleague, with all owners locked.
 * @param losesOwner whether they are no owner afterwards
 * @throws ColleagueError if there is no such colleague, or no owner would be left
 */
async function lockedColleague(transaction: Store, id: string, losesOwner: boolean): Promise<UserRow> {
  await lockOwners(transaction);
  const colleague = await userById(transaction, id);
  if (!colleague || !isOfficeRole(colleague.role)) throw new ColleagueError(GONE);
  const others = await transaction
    .selectFrom('users')
    .select('id')
    .where('role', '=', OWNER)
    .where('id', '!=', id)
    .execute();
  if (losesOwner && colleague.role === OWNER && others.length === 0) throw new ColleagueError(LAST_OWNER);
  return colleague;
}

/** Locks all owners against other changes, in SQL that both databases support. */
async function lockOwners(transaction: Store): Promise<void> {
  await transaction
    .updateTable('users')
    .set((column) => ({ updated_at: column.ref('updated_at') }))
    .where('role', '=', OWNER)
    .execute();
}

/** The audit log is read by people. */
const wordFor = (role: string): string => (role === OWNER ? 'owner' : role);

const note = (transaction: Store, author: Author, event: AuditEntry['event'], about: string, now: Date) =>
  writeAuditEntry(transaction, { ...author, event, about }, now);
