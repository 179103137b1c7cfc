import type { SavedTrekEntity } from '@trek/ui/api';
import type { LanguageCode } from '@trek/ui/internal/languages';
import { MOST_SAVED, mergeSeenDepartures } from '@trek/ui/internal/saved-treks/rules';
import { recordEnding } from './endings.ts';
import type { Store } from './open-store.ts';
import { queueMail } from './queued-mails.ts';
import { inTransaction } from './transaction.ts';

/** Changes to what a user has saved. Each trek occurs once. */
export interface SavedTreksChange {
  save: readonly (SavedTrekEntity & { trekId: number })[];
  remove: readonly number[];
}

/** A user's saved treks, the latest first. */
export async function savedTreksOf(store: Store, userId: string): Promise<(SavedTrekEntity & { trekId: number })[]> {
  const rows = await store
    .selectFrom('saved_treks')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('trek_id')
    .execute();
  return rows.map((row) => ({
    trekId: row.trek_id,
    savedAt: row.saved_at,
    seenDepartures: JSON.parse(row.seen_departures),
    ...(row.mails_since !== null && { departureMails: true }),
  }));
}

/** How a visitor asks for mails about departures. */
export interface MailWish {
  /** No trek was saved, and no mail asked for, later. */
  now: Date;
  language: LanguageCode;
  /** The starts of a trek that its page shows already: they need no mail. */
  shownStarts: (trekId: number) => readonly string[];
  /** Whether to mail the visitor the link that confirms their address. */
  confirms: boolean;
}

/**
 * Adds and removes saved treks. A trek that is saved already keeps its place; unknown ones are left out, and of too many
 * the oldest go.
 */
export async function changeSavedTreks(
  store: Store,
  userId: string,
  { save, remove }: SavedTreksChange,
  wish: MailWish,
): Promise<void> {
  const { now, language, confirms } = wish;
  if (save.length + remove.length === 0) return;
  await inTransaction(store, async (transaction) => {
    if (confirms) await queueMail(transaction, { letter: 'email-confirmation', userId, language }, now);
    for (const trekId of remove) await endDepartureMails(transaction, userId, now, trekId);
    await deleteSavedTreks(transaction, userId, remove);
    const before = new Map((await savedTreksOf(transaction, userId)).map((saved) => [saved.trekId, saved]));
    const ids = save.map(({ trekId }) => trekId);
    const known =
      ids.length > 0 ? await transaction.selectFrom('treks').select('id').where('id', 'in', ids).execute() : [];
    const offered = new Set(known.map(({ id }) => id));
    for (const { trekId, savedAt, seenDepartures, departureMails } of save.filter((saved) =>
      offered.has(saved.trekId),
    )) {
      const seen = mergeSeenDepartures(before.get(trekId)?.seenDepartures ?? [], seenDepartures, now);
      const seen_departures = JSON.stringify(seen);
      const moment = new Date(Math.min(Date.parse(savedAt), now.getTime())).toISOString();
      await transaction
        .insertInto('saved_treks')
        .values({ user_id: userId, trek_id: trekId, saved_at: moment, seen_departures })
        .onConflict((conflict) => conflict.columns(['user_id', 'trek_id']).doUpdateSet({ seen_departures }))
        .execute();
      if (departureMails === true) await askForMails(transaction, userId, trekId, wish);
      if (departureMails === false) await endDepartureMails(transaction, userId, now, trekId);
    }
    const tooMany = (await savedTreksOf(transaction, userId)).slice(MOST_SAVED);
    await deleteSavedTreks(
      transaction,
      userId,
      tooMany.map(({ trekId }) => trekId),
    );
  });
}

async function deleteSavedTreks(transaction: Store, userId: string, trekIds: readonly number[]): Promise<void> {
  if (trekIds.length === 0) return;
  await transaction.deleteFrom('saved_treks').where('user_id', '=', userId).where('trek_id', 'in', trekIds).execute();
}

/** From now on its owner hears of the starts that are added. What they asked before stays as it was. */
async function askForMails(transaction: Store, userId: string, trekId: number, wish: MailWish): Promise<void> {
  await transaction
    .updateTable('saved_treks')
    .set({
      mails_since: wish.now.toISOString(),
      mails_language: wish.language,
      mailed_departures: JSON.stringify(wish.shownStarts(trekId)),
    })
    .where('user_id', '=', userId)
    .where('trek_id', '=', trekId)
    .where('mails_since', 'is', null)
    .execute();
}

const clearMails = (store: Store, userId: string, trekId: number | undefined) =>
  store
    .updateTable('saved_treks')
    .set({ mails_since: null, mails_language: null })
    .where('user_id', '=', userId)
    .where('mails_since', 'is not', null)
    .$if(trekId !== undefined, (query) => query.where('trek_id', '=', Number(trekId)));

/** Ends the mails about new departures. @param trekId of one trek alone. Default: of all */
export async function endDepartureMails(transaction: Store, userId: string, now: Date, trekId?: number): Promise<void> {
  const { numUpdatedRows } = await clearMails(transaction, userId, trekId).executeTakeFirst();
  if (numUpdatedRows > 0n)
    await recordEnding(transaction, { kind: 'departure-mails', user: userId, trek: trekId }, now);
}

/** Ends them in a restored database, unless they were asked for later. */
export async function endDepartureMailsAgain(
  transaction: Store,
  userId: string,
  trekId: number | undefined,
  endedAt: string,
): Promise<void> {
  await clearMails(transaction, userId, trekId).where('mails_since', '<=', endedAt).execute();
}

/** A saved trek whose owner asks for mails about its new departures. */
export interface MailedTrek {
  userId: string;
  trekId: number;
  language: string | null;
  /** The departures that need no mail any more. */
  known: string[];
}

/**
 * The saved treks whose owners are to hear of new departures: their addresses are confirmed, and no such mail went to them
 * since a moment.
 */
export async function mailedTreks(store: Store, since: Date): Promise<MailedTrek[]> {
  const recent = store.selectFrom('saved_treks').select('user_id').where('mailed_at', '>', since.toISOString());
  const rows = await store
    .selectFrom('saved_treks')
    .innerJoin('users', 'users.id', 'saved_treks.user_id')
    .select(['user_id', 'trek_id', 'mails_language', 'seen_departures', 'mailed_departures'])
    .where('mails_since', 'is not', null)
    .where('email_confirmed_at', 'is not', null)
    .where('user_id', 'not in', recent)
    .orderBy('user_id')
    .orderBy('trek_id')
    .execute();
  return rows.map((row) => ({
    userId: row.user_id,
    trekId: row.trek_id,
    language: row.mails_language,
    known: [...JSON.parse(row.seen_departures), ...JSON.parse(row.mailed_departures)],
  }));
}

/** Queues the mail about new departures to a visitor, unless another server just has. */
export const queueDepartureMail = (
  store: Store,
  userId: string,
  treks: readonly (MailedTrek & { starts: readonly string[] })[],
  { now, since }: { now: Date; since: Date },
): Promise<void> =>
  inTransaction(store, async (transaction) => {
    const mailed_at = now.toISOString();
    const news: { trekId: number; starts: string[] }[] = [];
    for (const { trekId, known, starts } of treks) {
      const { numUpdatedRows } = await transaction
        .updateTable('saved_treks')
        .set({ mailed_at, mailed_departures: JSON.stringify(mergeSeenDepartures(known, starts, now)) })
        .where('user_id', '=', userId)
        .where('trek_id', '=', trekId)
        .where('mails_since', 'is not', null)
        .where(({ or, eb }) => or([eb('mailed_at', 'is', null), eb('mailed_at', '<=', since.toISOString())]))
        .executeTakeFirst();
      // Another server was faster, or its owner has just ended its mails.
      if (numUpdatedRows > 0n) news.push({ trekId, starts: [...starts] });
    }
    if (news.length === 0) return;
    await queueMail(
      transaction,
      { letter: 'new-departures', userId, language: treks[0]?.language ?? null, treks: news },
      now,
    );
  });
