import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '@trek/ui/internal/contact/rules';
import type { Store } from './open-store.ts';
import { queueMail } from './queued-mails.ts';
import type { ContactMessageRow } from './schema.ts';
import { inTransaction } from './transaction.ts';

/**
 * Stores a visitor's message and queues its mail to the office, in one transaction.
 * @param bookingId the visitor's own booking that it is about: its customer gets a mail, too
 */
export function addContactMessage(
  store: Store,
  message: ContactMessage,
  bookingId: string | undefined,
  now: Date,
): Promise<void> {
  return inTransaction(store, async (transaction) => {
    const id = randomUUID();
    await transaction
      .insertInto('contact_messages')
      .values({ id, ...message, created_at: now.toISOString() })
      .execute();
    await queueMail(transaction, { letter: 'contact-message', messageId: id }, now);
    if (bookingId !== undefined)
      await queueMail(transaction, { letter: 'change-received', bookingId, messageId: id }, now);
  });
}

export function contactMessage(store: Store, id: string): Promise<ContactMessageRow> {
  return store.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
