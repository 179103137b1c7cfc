import type { ActorRefFrom } from 'xstate';
import type { User } from '../../../api/entities.ts';
import type { StoragePort } from '../../../provider/ports.ts';
import { bookingCustomer, type bookingMachine, toDraft } from '../booking.machine.ts';
import { readStoredDraft, removeStoredDraft, writeStoredDraft } from './stored-draft.ts';

type BookingActor = ActorRefFrom<typeof bookingMachine>;

/**
 * Passes the signed-in visitor to a booking; and the first time, the draft of this tab.
 * @param user null: no session
 * @param isFirst whether no draft was taken yet
 */
export function syncCustomer(
  actor: BookingActor,
  {
    drafts,
    trekId,
    user,
    isFirst,
  }: { drafts: StoragePort; trekId: number | string; user: User | null; isFirst: boolean },
): void {
  // Read before anything is sent: every change overwrites the stored draft.
  const saved = isFirst ? readStoredDraft(drafts, trekId, user ? String(user.id) : null) : null;
  actor.send({ type: 'customer.change', customer: bookingCustomer(user) });
  if (!saved) return;
  actor.send({ type: 'draft.restore', saved });
  // Back from signing in, or after a reload: the dialog opens again where it was.
  if (saved.isOpen && (user !== null || saved.guest)) actor.send({ type: 'book' });
}

/** Keeps a booking among this tab's drafts until it is paid. @returns how to stop */
export function persistDraft(actor: BookingActor, trekId: number | string, drafts: () => StoragePort): () => void {
  let isBooked = false;
  const subscription = actor.subscribe((current) => {
    if (current.matches('succeeded') || current.matches('requested')) {
      isBooked = true;
      removeStoredDraft(drafts(), trekId);
    }
    if (isBooked && !current.matches('details')) return;
    isBooked = false;
    writeStoredDraft(drafts(), trekId, toDraft(current.context, current.hasTag('open')));
  });
  return () => subscription.unsubscribe();
}
