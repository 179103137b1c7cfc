import type { BookedTrek } from '../../api/entities.ts';
import { typedAmountUsd } from '../../pricing/charge.rules.ts';
import { GUEST_OWNER } from '../../provider/session-keys.ts';
import { unpaidTestBooking } from '../../testing/api-answers.ts';
import { TEST_TODAY, testDetails, testUser } from '../../testing/fixtures.ts';
import type { ExplorationModel, LogEntry } from '../../testing/machines/index.ts';
import * as payment from '../payment/payment.machine.test-cases.ts';
import {
  type BookingContext,
  type BookingCustomer,
  type BookingDraft,
  type BookingInput,
  bookingMachine,
  isRequestNeeded,
} from './booking.machine.ts';
import { type BookingDetails, bookingDetailsErrors, trimmedDetails } from './booking.rules.ts';
import { isPriceUnknown } from './booking-offer.rules.ts';

export const trek = { id: 12, title: 'Annapurna Base Camp Trek', priceUsd: 1450 };
export const customer: BookingCustomer = {
  id: String(testUser.id),
  fullname: testUser.fullname,
  email: testUser.email,
  phone: testUser.phone ?? null,
};
/** Another person, at the same browser. */
export const otherCustomer: BookingCustomer = {
  id: '8',
  fullname: 'Pasang Sherpa',
  email: 'pasang@example.com',
  phone: null,
};

export const anonymous: BookingInput = { trek, customer: null, today: TEST_TODAY };
export const signedIn: BookingInput = { ...anonymous, customer };
/** Of a trek that goes in May alone: on the test's own day the company has to be asked. */
const policy = {
  ...{ seasonMonths: [5], shoulderMonths: [], minimumTravelers: 1 },
  ...{ leadTimeDays: 3, longestLeadMonths: 18 },
};
export const saved: BookingDraft = {
  owner: null,
  isOpen: true,
  isPaying: true,
  draft: testDetails,
  savedDetails: testDetails,
  travelers: 2,
  option: 'custom',
  amountUsd: 1000,
  pendingIntentId: null,
  orderedTravelers: null,
  resumes: null,
};
export const asking: BookingInput = {
  ...{ ...signedIn, trek: { ...trek, policy } },
  saved: { ...saved, owner: customer.id, isPaying: false, savedDetails: null, travelers: 1 },
};
/** Back from sign-in, in mid-payment. */
const returning: BookingInput = { ...anonymous, saved };
/** After a reload while a payment was under way. */
const resumed: BookingInput = { ...signedIn, saved: { ...saved, owner: customer.id, pendingIntentId: 'pi_old' } };

/** With a total for two that the visitor has agreed to, by a rule that only the backend knows. */
const agreed: BookingInput = {
  ...signedIn,
  saved: {
    ...saved,
    owner: customer.id,
    travelers: 2,
    offer: { perPersonUsd: null, travelers: 2, totalCents: 260_000 },
  },
};

/** A trek that takes guests. */
const openTrek = {
  ...trek,
  policy: { ...policy, seasonMonths: [], minimumTravelers: 1, leadTimeDays: 0, guests: true },
};
export const guests: BookingInput = { ...anonymous, trek: openTrek };
/** After a reload, with an address that was proved. */
export const provenGuest: BookingInput = {
  ...guests,
  saved: {
    ...saved,
    ...{ owner: GUEST_OWNER, isPaying: false, guest: { provenEmail: testDetails.email }, savedDetails: null },
  },
};

/** A booking for three that waits for its payment, and its details. */
export const storedBooking: BookedTrek = unpaidTestBooking;
export const storedDetails: BookingDetails = {
  ...testDetails,
  bookingDate: storedBooking.startDate,
  country: unpaidTestBooking.country,
  specialRequirements: unpaidTestBooking.specialRequirements,
};
/** Paid for that day in another tab. */
const paidBooking: BookedTrek = { ...storedBooking, status: 'confirmed' };

export const send = (type: string, payload: object = {}) => ({ send: { type, ...payload } });
/** Types into the amount field of an English page. */
export const type = (text: string) => send('amount.type', { text, amountUsd: typedAmountUsd(text, 'en-US') });
export const book = send('book');
export const submit = send('details.submit');
export const resume = send('resume', { startDate: storedBooking.startDate });
export const fill = send('details.change', { details: testDetails });
export const beginAsGuest = send('guest.begin');
export const proveAddress = send('address.prove');
export const provingScript = [book, beginAsGuest, fill, submit];
export const signOut = send('customer.change', { customer: null });
export const signIn = send('customer.change', { customer });
export const signInAsOther = send('customer.change', { customer: otherCustomer });
export const pay = { send: { type: 'pay' }, to: 'payment' };
export const saveSucceeds = { settle: 'saveDetails', resolve: {} };
export const saveAsks = { settle: 'saveDetails', resolve: { request: 'requested' } };
const repriced = { price: { perPersonUsd: 1290, totalUsd: 1290, travelers: null } };
/** The backend has stored the details with another price than the page's. */
export const saveReprices = { settle: 'saveDetails', resolve: repriced };
export const acceptPrice = send('price.accept');
const saveIsConfirmed = { settle: 'saveDetails', resolve: { request: 'confirmed' } };
/** To a departure that was asked for, and to the payment of one that the company has confirmed. */
export const requestedScript = [book, fill, submit, saveAsks];
export const confirmedScript = [book, fill, submit, saveIsConfirmed];

/** From Book Now to the payment step, and on to its Pay button and to a card that is being confirmed. */
export const repricedScript = [book, fill, submit, saveReprices];
export const payingScript = [book, fill, submit, saveSucceeds];
export const readyScript = [...payingScript, ...payment.readyScript];
export const confirmingScript = [...readyScript, pay];
export const recordingScript = [...confirmingScript, { settle: 'confirmCard', ...payment.succeeded }];
export const succeededScript = [...recordingScript, { settle: 'settle', ...payment.succeeded }];

/** All that can happen to a booking. */
export const bookingModel: ExplorationModel<typeof bookingMachine> = {
  machine: bookingMachine,
  inputs: {
    anonymous,
    signedIn,
    returning,
    resumed,
    agreed,
    asking,
    guests,
    provenGuest,
    onRequest: { ...signedIn, trek: { ...trek, priceUsd: null } },
  },
  events: [
    { type: 'draft.restore', saved },
    { type: 'draft.restore', saved: { ...saved, owner: customer.id } },
    { type: 'book' },
    { type: 'resume', startDate: storedBooking.startDate },
    { type: 'resume.retry' },
    { type: 'resume.skip' },
    { type: 'close' },
    { type: 'login' },
    { type: 'signup' },
    { type: 'guest.begin' },
    { type: 'address.prove' },
    { type: 'address.change' },
    { type: 'customer.change', customer: null },
    { type: 'customer.change', customer },
    { type: 'customer.change', customer: otherCustomer },
    { type: 'day.change', today: '2030-01-02' },
    { type: 'details.change', details: testDetails },
    { type: 'details.change', details: { firstName: '' } },
    { type: 'details.submit' },
    { type: 'date.change', bookingDate: '2030-05-01' },
    { type: 'date.change', bookingDate: '2029-12-31' },
    { type: 'price.accept' },
    { type: 'payment.back' },
    { type: 'travelers.change', travelers: 3 },
    { type: 'travelers.change', travelers: 0 },
    { type: 'option.choose', option: 'full' },
    { type: 'percent.change', percent: 50 },
    { type: 'percent.change', percent: 19 },
    { type: 'amount.type', text: '$ 1,000', amountUsd: 1000 },
    { type: 'amount.type', text: 'a lot', amountUsd: null },
    { type: 'amount.commit' },
    { type: 'view' },
  ],
  limit: 900,
  childEvents: { payment: [{ type: 'pay' }] },
  outcomes: {
    readBookings: [{ resolve: [storedBooking] }, { resolve: [paidBooking] }, payment.unauthorized, payment.serverFault],
    saveDetails: [
      { resolve: {} },
      { resolve: { request: 'requested' } },
      { resolve: { request: 'confirmed' } },
      { resolve: repriced },
      payment.unauthorized,
      payment.serverFault,
    ],
    ...payment.invokedOutcomes,
    createIntent: [...payment.invokedOutcomes.createIntent, payment.unconfirmed],
  },
  distinguish: ({ actor, state }) => {
    const { context, children } = actor.getSnapshot();
    const child = children.payment?.getSnapshot();
    return [
      context.customer?.id,
      context.owner,
      context.guest?.provenEmail,
      ['closed', 'loginRequired'].includes(state) && context.customer === null && context.trek.policy?.guests,
      context.isPaying,
      ['closed', 'loginRequired'].includes(state) ? context.resumes !== null : null,
      context.pendingIntentId !== null,
      state === 'payment' || state.startsWith('resuming') ? null : [isDraftGood(context), isDraftSaved(context)],
      child?.matches('ready') ? ['$ 1,000', 'a lot'].indexOf(context.amountText) : null,
      child && [child.context.isOutcomePending, child.context.polls],
      context.trek.priceUsd === null,
      context.pendingPrice?.isStored,
      isRequestNeeded(context),
      isPriceUnknown(context),
      child?.matches('configuring') && context.trek.policy !== undefined,
    ];
  },
};

function isDraftGood({ draft, today, trek: { policy } }: BookingContext): boolean {
  return Object.keys(bookingDetailsErrors(draft, today, policy)).length === 0;
}

function isDraftSaved({ draft, savedDetails }: BookingContext): boolean {
  return JSON.stringify(trimmedDetails(draft)) === JSON.stringify(savedDetails);
}

/** A run, cut at each change of person: earlier steps belong to the person before. */
export function runsByOwner(log: readonly LogEntry[], input: string): LogEntry[][] {
  const runs: LogEntry[][] = [[]];
  let owner = ['signedIn', 'resumed', 'agreed', 'asking', 'onRequest'].includes(input) ? customer.id : null;
  if (input === 'provenGuest') owner = GUEST_OWNER;
  let state = '';
  for (const entry of log) {
    if (entry.kind === 'entered' && entry.machine === 'booking') state = entry.value;
    const sent = entry.kind === 'step' && 'send' in entry.step ? entry.step.send : undefined;
    const isGuest =
      sent?.type === 'guest.begin' && state === 'loginRequired' && ['guests', 'provenGuest'].includes(input);
    if (sent?.type === 'customer.change' || isGuest) {
      const next = isGuest ? GUEST_OWNER : ((sent?.customer as BookingCustomer | null)?.id ?? owner);
      if (owner !== null && next !== owner) runs.push([]);
      owner = next;
    }
    runs.at(-1)?.push(entry);
  }
  return runs;
}

/** A signed-in visitor pays, and learns of payments, only for their own booking. */
export function paysForNobodyElse(log: readonly LogEntry[], input: string): string[] {
  return runsByOwner(log, input).flatMap((run, index) => {
    let hasIntent = index === 0 && input === 'resumed';
    return run.flatMap((entry) => {
      if (entry.kind === 'call' && entry.actor === 'createIntent') hasIntent = true;
      const isOfPayment = entry.kind === 'call' && ['confirmCard', 'settle', 'checkStatus'].includes(entry.actor);
      const isSuccess = entry.kind === 'entered' && entry.machine === 'booking' && entry.value === 'succeeded';
      return (isOfPayment || isSuccess) && !hasIntent ? ['a payment went on for another person'] : [];
    });
  });
}

/** Every success leads to the profile, or a guest's to the booking, exactly once, and nothing else does. */
export function navigatesOncePerSuccess(log: readonly LogEntry[]): string[] {
  let owed = 0;
  let isRequested = false;
  const breaches: string[] = [];
  for (const entry of log) {
    if (entry.kind === 'entered' && entry.machine === 'booking' && entry.value === 'requested') isRequested = true;
    if (entry.kind !== 'action' || entry.machine !== 'booking') continue;
    const { kind, destination } = (entry.params ?? {}) as { kind?: string; destination?: string };
    if (kind === 'success') owed += 1;
    if (destination !== 'profile' && destination !== 'booking') continue;
    // The visitor who asked for a departure may look at it.
    if (isRequested) {
      isRequested = false;
      continue;
    }
    if (owed === 0) breaches.push('the visitor was sent to the profile without a success of its own');
    owed -= 1;
  }
  if (owed > 1) breaches.push('a success was announced twice');
  return breaches;
}
