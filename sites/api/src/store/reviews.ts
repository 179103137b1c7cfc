import type { ReviewToSave } from '@trek/ui/internal/contract/requests';
import { addDays } from '@trek/ui/pricing';
import { type BookingWithTrek, bookingWithTrek } from './bookings.ts';
import type { Store } from './open-store.ts';
import { queueMail } from './queued-mails.ts';
import type { ReviewRow } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** Days after the last one of a trek until its customer is asked, and after which they are not asked any more. */
const ASK_AFTER_DAYS = 4;
const ASK_UNTIL_DAYS = 30;

/** Bookings of people who have walked: paid, not canceled, not about to be, and over. */
const walked = (store: Store, today: string) =>
  store
    .selectFrom('bookings')
    .where('bookings.status', '=', 'confirmed')
    .where('bookings.end_date', '<', today)
    .where('bookings.email', '!=', '')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('cancellations')
            .select('cancellations.booking_id')
            .whereRef('cancellations.booking_id', '=', 'bookings.id')
            .where('cancellations.status', '!=', 'declined'),
        ),
      ),
    );

/** The booking of someone who may write a review on this day; undefined: they have not walked. */
export async function walkedBooking(
  store: Store,
  bookingId: string,
  today: string,
): Promise<BookingWithTrek | undefined> {
  const row = await walked(store, today).select('bookings.id').where('bookings.id', '=', bookingId).executeTakeFirst();
  return row && bookingWithTrek(store, row.id);
}

/** Bookings whose customers have not been asked yet, a few days after the trek. */
export async function bookingsToAsk(store: Store, today: string): Promise<string[]> {
  const rows = await walked(store, today)
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select('bookings.id')
    .where('bookings.end_date', '<=', addDays(today, -ASK_AFTER_DAYS))
    .where('bookings.end_date', '>=', addDays(today, -ASK_UNTIL_DAYS))
    .where('users.review_mails_stopped_at', 'is', null)
    .where(({ and, not, exists, selectFrom }) =>
      and(
        (['reviews', 'review_requests'] as const).map((table) =>
          not(exists(selectFrom(table).select('booking_id').whereRef('booking_id', '=', 'bookings.id'))),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether a mail that was queued is still wanted: the booking may have been canceled, or its owner wants none since. */
export async function isReviewWanted(store: Store, bookingId: string, today: string): Promise<boolean> {
  const row = await walked(store, today)
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select('bookings.id')
    .where('bookings.id', '=', bookingId)
    .where('users.review_mails_stopped_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined && (await reviewOf(store, bookingId)) === undefined;
}

/** Queues the mail that asks for a review, once for a booking, also by several servers. */
export function queueReviewRequest(store: Store, bookingId: string, now: Date): Promise<void> {
  return inTransaction(store, async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('review_requests')
      .values({ booking_id: bookingId, ordered_at: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows) await queueMail(transaction, { letter: 'review-request', bookingId }, now);
  });
}

/** The customer of a booking wants no mails that ask for reviews any more. */
export async function stopReviewMails(store: Store, bookingId: string, now: Date): Promise<void> {
  await store
    .updateTable('users')
    .set({ review_mails_stopped_at: now.toISOString() })
    .where('id', '=', (column) => column.selectFrom('bookings').select('user_id').where('id', '=', bookingId))
    .execute();
}

export function reviewOf(store: Store, bookingId: string): Promise<ReviewRow | undefined> {
  return store.selectFrom('reviews').selectAll().where('booking_id', '=', bookingId).executeTakeFirst();
}

/**
 * Writes the review of a booking, or writes it again. A declined one waits for the office once more.
 * @returns false if it is published, and so can't change
 */
export async function saveReview(
  store: Store,
  booking: Pick<BookingWithTrek, 'id' | 'trek_id' | 'start_date' | 'guide'>,
  { stars, text, name, country, language }: Omit<ReviewToSave, 'token'>,
  now: Date,
): Promise<boolean> {
  const undecided = { status: 'sent', reason: '', decided_by: null, decided_at: null } as const;
  const content = { stars, text, shown_name: name, shown_country: country, language };
  const written = { ...content, ...undecided, written_at: now.toISOString() };
  const { id, trek_id, start_date, guide } = booking;
  const { numInsertedOrUpdatedRows } = await store
    .insertInto('reviews')
    .values({ ...written, booking_id: id, trek_id, month: start_date.slice(0, 'YYYY-MM'.length), guide })
    .onConflict((conflict) =>
      conflict.column('booking_id').doUpdateSet(written).where('reviews.status', '!=', 'published'),
    )
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Reviews in the office, newest first. */
export function listReviews(store: Store, status: ReviewRow['status'], limit: number) {
  return store
    .selectFrom('reviews')
    .innerJoin('bookings', 'bookings.id', 'reviews.booking_id')
    .selectAll('reviews')
    .select('bookings.reference')
    .where('reviews.status', '=', status)
    .orderBy('reviews.written_at', 'desc')
    .orderBy('reviews.booking_id')
    .limit(limit)
    .execute();
}

/**
 * Publishes a review as the operator has seen it, or declines it.
 * @param seen when it was written: its writer may have changed it since
 * @returns false if it is another one now
 */
export function decideReview(
  store: Store,
  bookingId: string,
  seen: string,
  decision: Pick<ReviewRow, 'status' | 'reason' | 'answer'>,
  { by, at }: { by: string; at: Date },
): Promise<boolean> {
  return inTransaction(store, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('reviews')
      .set({ ...decision, decided_by: by, decided_at: at.toISOString() })
      .where('booking_id', '=', bookingId)
      .where('written_at', '=', seen)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await countRevision(transaction);
    return numUpdatedRows > 0n;
  });
}

/** Tells every server that other reviews are published. The row is locked until the transaction ends. */
async function countRevision(transaction: Store): Promise<void> {
  await transaction
    .updateTable('review_revisions')
    .set((column) => ({ revision: column('revision', '+', 1) }))
    .execute();
}

/** Another number for each change of the published reviews. */
export async function reviewsRevision(store: Store): Promise<number> {
  const { revision } = await store.selectFrom('review_revisions').select('revision').executeTakeFirstOrThrow();
  return revision;
}

/** All published reviews, newest treks first. */
export function publishedReviews(store: Store): Promise<ReviewRow[]> {
  return store
    .selectFrom('reviews')
    .selectAll()
    .where('status', '=', 'published')
    .orderBy('month', 'desc')
    .orderBy('decided_at', 'desc')
    .orderBy('booking_id')
    .execute();
}

/** An erasure takes the name from what is published, and deletes the rest. */
export async function eraseReviews(transaction: Store, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  await transaction
    .deleteFrom('reviews')
    .where('booking_id', 'in', bookingIds)
    .where('status', '!=', 'published')
    .execute();
  const { numUpdatedRows } = await transaction
    .updateTable('reviews')
    .set({ shown_name: '', shown_country: '' })
    .where('booking_id', 'in', bookingIds)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await countRevision(transaction);
}

/** Deletes reviews that were not published. @param before their last change. @returns how many */
export async function removeOldReviews(store: Store, before: Date): Promise<number> {
  const { numDeletedRows } = await store
    .deleteFrom('reviews')
    .where('status', '!=', 'published')
    .where('written_at', '<', before.toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}
