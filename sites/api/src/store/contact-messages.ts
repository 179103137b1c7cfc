import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '@trek/ui/contact/rules';
import type { Store } from './open-store.ts';
import { queueMail } from './queued-mails.ts';
import type { ContactMessageRow } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** Stores a visitor's message and queues its mail to the office, in one transaction. */
export function addContactMessage(store: Store, message: ContactMessage, now: Date): Promise<void> {
  return inTransaction(store, async (transaction) => {
    const id = randomUUID();
    await transaction
      .insertInto('contact_messages')
      .values({ id, ...message, created_at: now.toISOString() })
      .execute();
    await queueMail(transaction, { letter: 'contact-message', messageId: id }, now);
  });
}

export function contactMessage(store: Store, id: string): Promise<ContactMessageRow> {
  return store.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
