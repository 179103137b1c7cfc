import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TrekEventName } from '../../provider/trek-events.ts';
import { testDetails, testUser } from '../../testing/fixtures.ts';
import * as given from './booking.machine.test-cases.ts';
import { backend, openPage } from './booking-page.test-cases.ts';

/** Begins as no word of an event does. */
const word = fc.stringMatching(/^Zq[a-z]{4,9}$/);

const person = fc.record({
  firstName: word,
  lastName: word,
  email: fc.tuple(word, word).map(([name, host]) => `${name}@${host}.example`),
  phone: fc.stringMatching(/^\+97798[0-9]{8}$/),
  specialRequirements: word,
  token: fc.tuple(word, word, word).map((parts) => parts.join('.')),
});

/** Each is done on a page; some only count at certain moments. */
const ACTS = {
  order: (page: Page) => page.order(),
  pay: ({ actor }: Page) => actor.getSnapshot().children.payment?.send({ type: 'pay' }),
  wait: ({ clock }: Page) => clock.advance(2000),
  group: ({ actor }: Page) => actor.send({ type: 'travelers.change', travelers: 3 }),
  full: ({ actor }: Page) => actor.send({ type: 'option.choose', option: 'full' }),
  back: ({ actor }: Page) => actor.send({ type: 'payment.back' }),
  close: ({ actor }: Page) => actor.send({ type: 'close' }),
  book: ({ actor }: Page) => actor.send({ type: 'book' }),
  signOut: ({ actor }: Page) => actor.send({ type: 'customer.change', customer: null }),
  signIn: ({ actor }: Page) => actor.send({ type: 'customer.change', customer: given.customer }),
};
type Page = ReturnType<typeof openPage>;
type Act = keyof typeof ACTS;
const acts = fc.array(fc.constantFrom(...(Object.keys(ACTS) as Act[])), { minLength: 1, maxLength: 8 });

const answered = () => new Promise((resolve) => setImmediate(resolve));

test('no event, and no confirmed booking, ever holds a name, an e-mail address, a phone number or a token', async () => {
  const seen = new Set<TrekEventName>();
  await fc.assert(
    fc.asyncProperty(person, fc.boolean(), fc.boolean(), acts, async (visitor, isRefused, isFailing, then) => {
      const { token, ...own } = visitor;
      const words = `No seats for ${Object.values(visitor).join(' ')}`;
      const refuse = () => Promise.reject({ status: isRefused ? 401 : 500, message: words });
      const page = openPage({
        api: {
          ...backend,
          // A backend may repeat more than it was asked for.
          saveBookingDetails: async () => ({ bookingId: 45, reference: 'TH-7K3M2Q', request: null, ...visitor }),
          ...(isFailing && { createPaymentIntent: refuse, paymentStatus: refuse }),
        },
        user: { ...testUser, fullname: `${own.firstName} ${own.lastName}`, email: own.email, phone: own.phone },
        details: { ...testDetails, ...own },
      });
      for (const act of ['order', 'wait', 'pay', 'wait', ...then] as const) {
        ACTS[act](page);
        await answered();
      }
      page.leave();
      for (const { type } of page.events) seen.add(type);
      const everything = JSON.stringify([page.events, page.onBooked.mock.calls]);
      for (const secret of [...Object.values(own), token]) expect(everything).not.toContain(secret);
    }),
    { numRuns: 60 },
  );
  // Otherwise nothing was proved.
  expect([...seen].sort()).toEqual(
    ['auth-required', 'booking-created', 'payment', 'quote', 'step'].map((name) => `trek:${name}`),
  );
});
