import { expect, screen, within } from 'storybook/test';
import type { BookingDraft } from '../sales/booking/booking.machine.ts';
import { testDetails } from './fixtures.ts';
import { storyTrek } from './story-treks.ts';
import { signedInStorage, type WorldParameter } from './story-world.ts';

const paying: BookingDraft = {
  owner: null,
  isOpen: true,
  isPaying: true,
  draft: testDetails,
  savedDetails: testDetails,
  travelers: 1,
  option: 'deposit',
  amountUsd: 290,
  pendingIntentId: null,
};

/** A visitor who is signed in and left the booking of the story's trek in this state: its dialog opens by itself. */
export function leftBooking(saved: Partial<BookingDraft> = {}): WorldParameter {
  return {
    storage: signedInStorage,
    drafts: { [`booking.${storyTrek.id}`]: JSON.stringify({ version: 1, saved: { ...paying, ...saved } }) },
  };
}

/** Queries of the booking dialog once it is open. */
export async function bookingDialog(name = storyTrek.title) {
  const dialog = await screen.findByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return within(dialog);
}
