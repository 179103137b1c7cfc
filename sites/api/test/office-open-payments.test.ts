import { randomUUID } from 'node:crypto';
import { quoteTrek } from '@trek/ui/pricing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../src/office/command-line.ts';
import { OFFICE_ACTIONS, type OfficeActionName } from '../src/office/office-actions.ts';
import { expectBalanced } from './balanced.ts';
import { details, paymentRequest } from './card-payments.ts';
import { CommandLine } from './command-line.ts';
import { allYearTrek, files } from './content.ts';
import { OfficeDesk } from './office-desk.ts';
import { databases } from './site.ts';

/** Fewer than four travelers are on request. */
const groupTrek = { ...allYearTrek, id: 130, title: 'Group Trek', groupSize: { minSize: 4, maxSize: 12 } };
const content = { ...files, 'treks/group-trek.json': groupTrek };

/** A booking with an open card payment. */
interface Case {
  reference: string;
  email: string;
  /** The open payment. */
  intent: string;
  /** A payment that is not owed. */
  unowed?: string;
  /** When a change was asked for. */
  requestedAt?: string;
}
type Setup =
  | 'unpaid'
  | 'balance'
  | 'cancellation requested'
  | 'change requested'
  | 'departure requested'
  | 'unowed transfer';

/** The effect on the open payment, or the reason why the action does not apply. */
type Effect = 'ends it' | 'leaves it' | RegExp;

/** An action of the office, with the booking that it is done to. */
interface OfficeCase {
  setup: Setup;
  effect: Effect;
  order?: (booking: Case) => object;
}

const paymentOf = (paymentId: string | undefined) => ({ paymentId });
const notFailed: OfficeCase = { setup: 'balance', effect: /not failed/, order: () => ({ refundId: randomUUID() }) };

/** Every action in every way that it can end a booking or a request. A new one does not compile without a row. */
const OFFICE: Readonly<Record<OfficeActionName, readonly OfficeCase[]>> = {
  note: [{ setup: 'unpaid', effect: 'leaves it', order: () => ({ text: 'Calls on Monday.' }) }],
  transfer: [
    { setup: 'unpaid', effect: 'ends it', order: () => ({ amount: 1450 }) },
    { setup: 'balance', effect: 'ends it', order: () => ({ amount: 1160 }) },
    { setup: 'balance', effect: 'leaves it', order: () => ({ amount: 100, isUnowed: true }) },
  ],
  'payment-link': [
    { setup: 'unpaid', effect: 'leaves it' },
    { setup: 'balance', effect: 'leaves it' },
  ],
  decision: [
    { setup: 'cancellation requested', effect: 'ends it', order: () => ({ decision: 'approved' }) },
    { setup: 'cancellation requested', effect: 'leaves it', order: () => ({ decision: 'declined' }) },
  ],
  departure: [
    { setup: 'departure requested', effect: 'ends it', order: () => ({ decision: 'confirmed' }) },
    { setup: 'departure requested', effect: 'ends it', order: () => ({ decision: 'declined' }) },
  ],
  'change-answer': (['accepted', 'waived', 'declined'] as const).map((decision) => ({
    setup: 'change requested',
    effect: decision === 'declined' ? 'leaves it' : 'ends it',
    order: ({ requestedAt }) => ({ decision, requestedAt, reason: 'See you then.', totalAmount: 1450 }),
  })),
  cancel: [
    { setup: 'unpaid', effect: 'ends it', order: () => ({ refund: 0 }) },
    { setup: 'balance', effect: 'ends it', order: () => ({ refund: 290 }) },
    { setup: 'departure requested', effect: 'ends it', order: () => ({ refund: 0 }) },
  ],
  change: ['unpaid' as const, 'balance' as const].map((setup) => ({
    setup,
    effect: 'ends it',
    order: () => ({ startDate: '2027-04-02', travelers: 1, totalAmount: 1450, refundAmount: 0 }),
  })),
  'price-line': ['unpaid' as const, 'balance' as const].map((setup) => ({
    setup,
    effect: 'ends it',
    order: () => ({ kind: 'extra', amount: 50, text: 'Porter', reason: 'Asked', totalAmount: 1500, refundAmount: 0 }),
  })),
  refund: [{ setup: 'balance', effect: /beyond the total/, order: () => ({ amount: 100, reason: 'Asked' }) }],
  hold: [{ setup: 'unpaid', effect: 'leaves it', order: () => ({}) }],
  correct: [{ setup: 'unpaid', effect: 'leaves it', order: () => ({ email: 'maia@example.org' }) }],
  'refund-again': [notFailed],
  'refund-by-transfer': [{ ...notFailed, effect: /neither failed/ }],
  'refund-sent': [{ ...notFailed, effect: /no such refund/ }],
  'manual-refund-sent': [{ setup: 'balance', effect: /already sent/, order: () => ({ refundId: randomUUID() }) }],
  dispute: [
    {
      setup: 'balance',
      effect: /Nothing of this dispute/,
      order: () => ({ disputeId: 'du_none', decision: 'written-off' }),
    },
  ],
  'payment-return': [{ setup: 'unowed transfer', effect: 'leaves it', order: ({ unowed }) => paymentOf(unowed) }],
  'payment-assign': [
    {
      setup: 'unowed transfer',
      effect: 'ends it',
      order: ({ unowed, reference }) => ({ ...paymentOf(unowed), reference }),
    },
  ],
};

interface CommandCase {
  setup: Setup;
  effect: Effect;
  /** Default: the booking's reference. */
  subject?: 'email';
}

/** The same for the command line. */
const COMMAND_LINE: Readonly<Record<keyof typeof COMMANDS, readonly CommandCase[]>> = {
  list: [{ setup: 'departure requested', effect: 'leaves it' }],
  'confirm-clock': [{ setup: 'unpaid', effect: 'leaves it' }],
  travelers: [{ setup: 'balance', effect: 'leaves it' }],
  approve: [{ setup: 'cancellation requested', effect: 'ends it' }],
  confirm: [{ setup: 'departure requested', effect: 'ends it' }],
  decline: [
    { setup: 'cancellation requested', effect: 'leaves it' },
    { setup: 'departure requested', effect: 'ends it' },
  ],
  dismiss: [{ setup: 'unpaid', effect: /not an operator/, subject: 'email' }],
  appoint: [{ setup: 'unpaid', effect: /never dismissed/, subject: 'email' }],
  'sign-out': [{ setup: 'unpaid', effect: 'leaves it', subject: 'email' }],
  'forget-factor': [{ setup: 'unpaid', effect: /no authenticator app/, subject: 'email' }],
  export: [{ setup: 'unpaid', effect: 'leaves it', subject: 'email' }],
  erase: [{ setup: 'unpaid', effect: 'ends it', subject: 'email' }],
};

/** Why an action that would end the payment is refused. */
const REFUSALS = { 'charged already': /has just arrived/, 'Stripe away': /not responding/ } as const;
type Moment = 'open' | keyof typeof REFUSALS;

describe.each(databases)('P16: while a card payment is open, on %s', (database) => {
  let desk: OfficeDesk;
  let commandLine: CommandLine;
  beforeAll(async () => {
    desk = await OfficeDesk.open(database, content);
    commandLine = new CommandLine(desk.shop.site, desk.store);
  });
  afterEach(() => expectBalanced(desk.store));
  afterAll(() => desk.close());

  const SETUPS: Readonly<Record<Setup, () => Promise<Case>>> = {
    unpaid: async () => {
      const member = await desk.shop.traveler();
      const intent = await desk.shop.opened(member);
      const [{ reference }] = await desk.shop.bookings(member);
      return { reference, email: member.email, intent };
    },
    balance: async () => {
      const { member, bookingId } = await desk.shop.confirmed();
      const { body } = await desk.shop.payBalance(member, bookingId, 1160);
      const [{ reference }] = await desk.shop.bookings(member);
      return { reference, email: member.email, intent: body.paymentIntentId };
    },
    'cancellation requested': async () => {
      const { member, bookingId } = await desk.shop.confirmed();
      await member.post('/booking/cancel', { bookingId });
      const { body } = await desk.shop.payBalance(member, bookingId, 1160);
      const [{ reference }] = await desk.shop.bookings(member);
      return { reference, email: member.email, intent: body.paymentIntentId };
    },
    'change requested': async () => {
      const { member, bookingId } = await desk.shop.confirmed();
      const wish = { bookingId, startDate: '2027-04-20', travelers: 1, totalAmount: 1450 };
      const { booking } = (await member.post('/booking/change-request', wish)).body;
      const { body } = await desk.shop.payBalance(member, bookingId, 1160);
      const [{ reference }] = await desk.shop.bookings(member);
      const { requestedAt } = booking.changeRequest;
      return { reference, email: member.email, intent: body.paymentIntentId, requestedAt };
    },
    // The payment is for four, who need no request; then the details ask for one alone.
    'departure requested': async () => {
      const member = await desk.shop.site.member();
      const saved = { ...details, email: member.email, trekId: groupTrek.id };
      await member.post('/booking/user-details', { ...saved, travelers: 4 });
      const deposit = quoteTrek(groupTrek.priceUsd, 4).totalCents / 500;
      const request = { ...paymentRequest('maya@example.org', deposit), trekId: groupTrek.id, numTravelers: 4 };
      const { body } = await member.post('/payment/create-payment-intent', request);
      await member.post('/booking/user-details', { ...saved, travelers: 1 });
      const [{ reference, departureRequest }] = await desk.shop.bookings(member);
      expect(departureRequest).toMatchObject({ status: 'requested' });
      return { reference, email: member.email, intent: body.paymentIntentId };
    },
    'unowed transfer': async () => {
      const booking = await SETUPS.balance();
      await desk.act(booking.reference, 'transfer', { amount: 500, isUnowed: true });
      const { payments } = await desk.booking(booking.reference);
      const { id } = payments.find((payment: { isUnowed: boolean }) => payment.isUnowed);
      return { ...booking, unowed: id };
    },
  };

  /** Does something in a moment of the payment, and then charges its card, if that is still possible. */
  async function actIn(moment: Moment, setup: Setup, act: (booking: Case) => Promise<string | undefined>) {
    const { shop, store } = desk;
    const booking = await SETUPS[setup]();
    if (moment === 'charged already') shop.stripe.charge(booking.intent);
    shop.stripe.goAway(moment === 'Stripe away');
    const refusal = await act(booking);
    shop.stripe.goAway(false);
    shop.stripe.charge(booking.intent);
    await shop.report(booking.intent);
    const payment = await store.selectFrom('payments').selectAll().where('id', '=', booking.intent).executeTakeFirst();
    // No card pays for a booking that is over, or more than is owed.
    expect(payment?.balance_state).not.toBe('unowed');
    return { isCharged: shop.stripe.intents.get(booking.intent)?.status === 'succeeded', refusal };
  }

  async function expectEffect(
    { setup, effect }: Pick<OfficeCase, 'setup' | 'effect'>,
    act: Parameters<typeof actIn>[2],
  ) {
    const { isCharged, refusal } = await actIn('open', setup, act);
    if (effect instanceof RegExp) expect(refusal).toMatch(effect);
    else expect(refusal).toBeUndefined();
    expect(isCharged).toBe(effect !== 'ends it');
    if (effect !== 'ends it') return;
    for (const [moment, reason] of Object.entries(REFUSALS)) {
      const later = await actIn(moment as Moment, setup, act);
      expect(later).toEqual({ isCharged: true, refusal: expect.stringMatching(reason) });
    }
  }

  test.each([...OFFICE_ACTIONS.keys()] as OfficeActionName[])(
    'the office action %s ends it first, or leaves it unchanged',
    async (name) => {
      for (const row of OFFICE[name]) {
        await expectEffect(row, async (booking) => {
          const { status, body } = await desk.act(booking.reference, name, row.order?.(booking));
          expect([200, 409, 503]).toContain(status);
          return status === 200 ? undefined : body.message;
        });
      }
    },
  );

  test.each(Object.keys(COMMANDS) as (keyof typeof COMMANDS)[])(
    'the command %s ends it first, or leaves it unchanged',
    async (name) => {
      for (const row of COMMAND_LINE[name]) {
        await expectEffect(row, async (booking) => {
          const { isDone, output } = await commandLine.run(name, booking[row.subject ?? 'reference']);
          return isDone ? undefined : output;
        });
      }
    },
  );
});
