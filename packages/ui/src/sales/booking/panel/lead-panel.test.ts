import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { PropsStore } from '../../../core/internal/props-store.tsx';
import { lazyActor } from '../../../core/lazy/lazy-actor.ts';
import { testDetails } from '../../../testing/fixtures.ts';
import { bookingVerbs } from '../booking.connect.ts';
import * as given from '../booking.machine.test-cases.ts';
import { type BookingInput, bookingMachine } from '../booking.machine.ts';
import type { BookingCommand, BookingView } from '../booking-controller.types.ts';
import { leadPanel } from './lead-panel.ts';

/** A panel on which a group was chosen before the booking was there, and a booking that was left in this tab. */
function panelAndBooking(chosen: readonly number[], saved: Partial<BookingInput['saved']> = {}) {
  const view = new PropsStore<BookingView>({
    travelers: 1,
    isEditable: true,
    agreedUsd: null,
    startDate: '',
    isOpening: true,
  });
  const panel = { ...lazyActor<BookingCommand>(() => {}), view };
  const choose = (travelers: number) => {
    view.write({ ...view.read(), travelers });
    panel.send((booking) => booking.changeTravelers(travelers));
  };
  for (const travelers of chosen) choose(travelers);
  const input = { ...given.signedIn, saved: { ...given.saved, owner: given.customer.id, ...saved } };
  const actor = createActor(bookingMachine, { input }).start();
  const lead = () => leadPanel(panel, actor, bookingVerbs(actor.send));
  return { view, choose, actor, lead };
}

test.each<[string, number[], number]>([
  ['the one that was chosen last', [4, 3], 3],
  ['the booking’s own if none was chosen', [], 2],
])('the panel of a booking that begins shows a group: %s', (_, chosen, travelers) => {
  const { view, lead, actor } = panelAndBooking(chosen);
  lead();
  expect(view.read()).toMatchObject({ travelers, isEditable: true, agreedUsd: null, isOpening: false });
  expect(actor.getSnapshot().context.travelers).toBe(travelers);
});

test('the panel follows the booking until it ends', () => {
  const { view, choose, lead, actor } = panelAndBooking([]);
  const end = lead();
  actor.send({ type: 'travelers.change', travelers: 5 });
  expect(view.read().travelers).toBe(5);
  choose(6);
  expect(actor.getSnapshot().context.travelers).toBe(6);
  end();
  actor.send({ type: 'travelers.change', travelers: 7 });
  choose(8);
  expect(view.read().travelers).toBe(8);
  expect(actor.getSnapshot().context.travelers).toBe(7);
});

test('the panel shows the start of the booking, and one that is chosen there begins with the details', () => {
  const { view, lead, actor } = panelAndBooking([], { isPaying: true });
  lead();
  expect(view.read().startDate).toBe(testDetails.bookingDate);
  actor.send({ type: 'date.change', bookingDate: '2030-06-01' });
  expect(view.read().startDate).toBe('2030-06-01');
  expect(actor.getSnapshot().context).toMatchObject({ isPaying: false, draft: { bookingDate: '2030-06-01' } });
  actor.send({ type: 'book' });
  expect(actor.getSnapshot().value).toEqual({ details: 'editing' });
});

test('the panel shows the group of a payment at risk, whatever is chosen', () => {
  const { view, choose, lead } = panelAndBooking([4], { pendingIntentId: 'pi_old' });
  lead();
  expect(view.read()).toMatchObject({ travelers: 2, isEditable: false });
  choose(3);
  expect(view.read().travelers).toBe(2);
});
