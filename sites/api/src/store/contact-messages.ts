import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '@trek/ui/contact/rules';
import type { Store } from './open-store.ts';

export async function addContactMessage(store: Store, message: ContactMessage, now: Date): Promise<void> {
  await store
    .insertInto('contact_messages')
    .values({ id: randomUUID(), ...message, created_at: now.toISOString() })
    .execute();
}
