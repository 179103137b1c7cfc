import * as fc from 'fast-check';

/** The events of a booking, as `ledger.test.ts` draws them. */

/** Starts of the trek: two listed departures with few places, one of the group's own, one that is a request, one that is soon. */
export const DAYS = {
  april: '2027-04-01',
  may: '2027-05-02',
  own: '2027-05-16',
  july: '2027-07-10',
  soon: '2026-12-12',
} as const;
export const PLACES: Readonly<Record<string, number>> = { [DAYS.april]: 3, [DAYS.may]: 1 };

/** After its opening, a sequence has so many steps or fewer. */
const MOST_STEPS = 7;

/** How disputes go. Statuses: https://docs.stripe.com/api/disputes/object#dispute_object-status */
const COURSES: readonly [string, ...string[]][] = [
  ['needs_response'],
  ['needs_response', 'under_review', 'won'],
  ['needs_response', 'lost'],
  ['needs_response', 'won', 'appeal_needs_response', 'lost'],
  ['needs_response', 'lost', 'appeal_under_review', 'won'],
  ['warning_needs_response', 'warning_closed'],
  ['warning_needs_response', 'prevented'],
  ['warning_under_review'],
];
const disputed = (...course: [string, ...string[]]): Step => ({
  ...{ does: 'dispute', which: 0, isPart: false, course, isReversed: false, times: 1 },
});

const amount = fc.constantFrom(100, 290, 500, 580, 1_160, 1_450);
const which = fc.nat({ max: 3 });
const day = fc.constantFrom(...Object.values(DAYS));
const travelers = fc.integer({ min: 1, max: 3 });
const allowsOverbooking = fc.constantFrom(false, false, false, true);
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('pay' as const),
      amount,
      /** How the payment is heard of. Left, it stays open, and its card may be charged later. */
      end: fc.constantFrom('reported', 'polled', 'charged', 'left'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('late report' as const) }) },
  fc.record({ does: fc.constant('transfer' as const), amount, isUnowed: fc.boolean(), allowsOverbooking }),
  { weight: 3, arbitrary: fc.record({ does: fc.constant('change' as const), day, travelers, allowsOverbooking }) },
  fc.record({ does: fc.constant('book' as const), day, travelers }),
  fc.record({ does: fc.constant('departure' as const), decision: fc.constantFrom('confirmed', 'declined') }),
  fc.record({ does: fc.constant('payment link' as const) }),
  /** Some hours, into the next day of the company; or so many days that reminders, or the end of a term, come. */
  { weight: 2, arbitrary: fc.record({ does: fc.constant('clock' as const), hours: fc.constantFrom(9, 480, 2_160) }) },
  fc.record({ does: fc.constant('ask' as const) }),
  fc.record({ does: fc.constant('decide' as const), decision: fc.constantFrom('approved', 'declined') }),
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('price line' as const),
      kind: fc.constantFrom('discount', 'waived-fee', 'leader', 'surcharge', 'extra', 'write-off'),
      amount: fc.constantFrom(0.5, 25, 100.25, 400),
    }),
  },
  fc.record({ does: fc.constant('refund more' as const), amount: fc.constantFrom(10, 75.5, 300) }),
  fc.record({ does: fc.constant('cancel' as const), refund: fc.constantFrom(0, 100, 290, 790) }),
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('look' as const),
      refunds: fc.constantFrom('succeeded', 'pending', 'failed'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('refund ends' as const),
      which,
      status: fc.constantFrom('succeeded', 'failed'),
      /** The previous report comes once more after it. */
      isOldReportRepeated: fc.boolean(),
    }),
  },
  fc.record({ does: fc.constant('failure is reported again' as const), which }),
  fc.record({ does: fc.constant('event again' as const), which }),
  fc.record({ does: fc.constant('refund by hand' as const), which, cents: fc.constantFrom(1_050, 10_000) }),
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('dispute' as const),
      which,
      isPart: fc.boolean(),
      /** The states that it goes through; every one but the first may be missed, or come late. */
      course: fc.constantFrom(...COURSES),
      isReversed: fc.boolean(),
      times: fc.constantFrom(1, 1, 2),
    }),
  },
  fc.record({
    does: fc.constant('decide dispute' as const),
    decision: fc.constantFrom('written-off', 'owed-again'),
  }),
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('act' as const),
      which,
      act: fc.constantFrom(
        'refund-again',
        'refund-by-transfer',
        'refund-sent',
        'manual-refund-sent',
        'payment-return',
        'payment-assign',
      ),
    }),
  },
);

export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Most begin with a booking that is paid in part, asked to be canceled or not. */
const opening = fc.constantFrom<Step[]>(
  [],
  [
    { does: 'pay', amount: 290, end: 'reported' },
    { does: 'cancel', refund: 290 },
    { does: 'look', refunds: 'failed' },
    { does: 'act', which: 0, act: 'refund-by-transfer' },
    { does: 'act', which: 0, act: 'refund-sent' },
  ],
  [{ does: 'pay', amount: 290, end: 'reported' }],
  [
    { does: 'pay', amount: 290, end: 'reported' },
    { does: 'pay', amount: 1_160, end: 'reported' },
  ],
  [
    { does: 'pay', amount: 290, end: 'reported' },
    { does: 'pay', amount: 500, end: 'polled' },
  ],
  [
    { does: 'pay', amount: 500, end: 'reported' },
    { does: 'transfer', amount: 500, isUnowed: false, allowsOverbooking: false },
    { does: 'ask' },
  ],
  [
    { does: 'transfer', amount: 500, isUnowed: false, allowsOverbooking: false },
    { does: 'pay', amount: 500, end: 'reported' },
    { does: 'ask' },
    disputed('needs_response'),
    { does: 'decide', decision: 'approved' },
  ],
  [{ does: 'pay', amount: 500, end: 'reported' }, disputed('needs_response', 'won'), { does: 'cancel', refund: 290 }],
  [
    { does: 'pay', amount: 500, end: 'reported' },
    { does: 'cancel', refund: 290 },
    { does: 'look', refunds: 'succeeded' },
  ],
  [
    { does: 'pay', amount: 290, end: 'left' },
    { does: 'change', day: DAYS.own, travelers: 2, allowsOverbooking: false },
    { does: 'late report' },
  ],
  [
    { does: 'pay', amount: 290, end: 'reported' },
    { does: 'pay', amount: 500, end: 'left' },
    disputed('needs_response', 'lost'),
    { does: 'late report' },
  ],
  [
    { does: 'book', day: DAYS.july, travelers: 1 },
    { does: 'departure', decision: 'confirmed' },
  ],
  [
    { does: 'clock', hours: 9 },
    { does: 'pay', amount: 290, end: 'reported' },
  ],
);

/**
 * A whole sequence: what the other booking of the departure does first, then what happens to whose booking, on which server.
 */
export const sequence = fc.record({
  otherTakes: fc.constantFrom(0, 1, 1, 2, 3),
  opening,
  rest: fc.array(fc.record({ step, isOthers: fc.constantFrom(false, false, false, true), isOnTwin: fc.boolean() }), {
    maxLength: MOST_STEPS,
    size: 'max',
  }),
});
export type Sequence = typeof sequence extends fc.Arbitrary<infer Value> ? Value : never;

const looked: Step = { does: 'look', refunds: 'succeeded' };
const returnedByBank: Step = { does: 'refund ends', which: 0, status: 'failed', isOldReportRepeated: false };
const disputeOf = (which: number, course: [string, ...string[]], times: 1 | 2 = 1): Step => ({
  ...{ does: 'dispute', which, isPart: false, course, isReversed: false, times },
});

/** Three payments, two of them of the balance, as the chains below need them. */
const THREE_PAYMENTS: Step[] = [
  { does: 'pay', amount: 290, end: 'reported' },
  { does: 'pay', amount: 580, end: 'reported' },
  { does: 'pay', amount: 580, end: 'polled' },
];
/** Events of card network, bank and office, each chain in its order. */
const CHAINS: readonly (readonly Step[])[] = [
  [{ does: 'cancel', refund: 290 }, looked, returnedByBank, { does: 'act', which: 0, act: 'refund-again' }, looked],
  [disputeOf(0, ['needs_response', 'won'])],
  [disputeOf(1, ['needs_response', 'lost'], 2), { does: 'decide dispute', decision: 'owed-again' }],
  [disputeOf(2, ['needs_response', 'won']), disputeOf(2, ['appeal_under_review']), disputeOf(2, ['lost'])],
  // Disputes may hold up the refund of the first chain; this one has always been sent.
  [{ does: 'refund by hand', which: 2, cents: 1_050 }, returnedByBank],
  [{ does: 'event again', which: 0 }],
];

/** The same kinds of events in each sequence, in any order of their chains, so that every run has enough of each. */
export const thorough: fc.Arbitrary<Sequence> = fc
  .array(fc.nat(), { minLength: CHAINS.flat().length, maxLength: CHAINS.flat().length })
  .map((draws) => {
    const left = CHAINS.map((chain) => [...chain]);
    const rest = draws.flatMap((draw) => {
      const waiting = left.filter((chain) => chain.length > 0);
      const step = waiting[draw % waiting.length]?.shift();
      return step ? [{ step, isOthers: false, isOnTwin: draw % 2 === 0 }] : [];
    });
    return { otherTakes: 0, opening: THREE_PAYMENTS, rest };
  });
