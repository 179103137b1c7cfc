import { describe, expect, test } from 'vitest';
import { testDetails } from '../../testing/fixtures.ts';
import { type Edge, type LogEntry, replay, type ScriptStep } from '../../testing/machines/index.ts';
import { describeMachine, type MachineSuite } from '../../testing/machines/machine-suite.test-cases.ts';
import { paymentInvariants } from '../payment/payment.invariants.test-cases.ts';
import * as payment from '../payment/payment.machine.test-cases.ts';
import { isIdentified } from './booking.context.ts';
import * as given from './booking.machine.test-cases.ts';
import { type BookingContext, bookingMachine, initialContext, isRequestNeeded } from './booking.machine.ts';

const contexts = ({ from, context }: Edge) => [from.context as BookingContext, context as BookingContext] as const;
const priced = ({ travelers, option, amountUsd }: BookingContext) => JSON.stringify([travelers, option, amountUsd]);

/** Invariants for each person separately. */
function ofEachOwner(invariants: MachineSuite['invariants']): MachineSuite['invariants'] {
  const entries = Object.entries(invariants).map(([sentence, findBreaches]) => [
    sentence,
    (log: readonly LogEntry[], input: string) =>
      given.runsByOwner(log, input).flatMap((run, index) => findBreaches(run, index === 0 ? input : '')),
  ]);
  return Object.fromEntries(entries);
}

/** Nothing of the previous person is left: no text, no amount, no payment, and the dialog is at its beginning. */
function isFreshForAnother(edge: Edge): boolean {
  const [before, after] = contexts(edge);
  if (before.owner === null || after.owner === null || before.owner === after.owner) return true;
  const { trek, customer, today } = after;
  const asGuest = after.guest && { owner: after.owner, guest: { provenEmail: null } };
  const fresh = { ...initialContext({ trek, customer, today }), ...asGuest };
  const isFresh = JSON.stringify(after) === JSON.stringify(fresh);
  return isFresh && ['closed', 'details.editing'].includes(edge.state);
}

describeMachine(given.bookingModel, {
  invariants: {
    ...ofEachOwner({ ...paymentInvariants, 'goes to the profile once per success': given.navigatesOncePerSuccess }),
    'P10: pays for no one else': given.paysForNobodyElse,
  },
  edgeInvariants: {
    'P10: the next person starts from nothing': isFreshForAnother,
    'P10: input and payments belong to the signed-in visitor': ({ context }) => {
      const { customer, owner } = context as BookingContext;
      return customer === null || owner === customer.id;
    },
    'P10: the details are shown to no one who is signed out': ({ state, context }) =>
      !state.startsWith('details') || isIdentified(context as BookingContext),
    'G5: a guest’s details are stored under the address that was proved': ({ state, context }) => {
      const { guest, draft } = context as BookingContext;
      return state !== 'details.saving' || guest === null || guest.provenEmail === draft.email;
    },
    'money at risk is never repriced': (edge) => {
      const [before, after] = contexts(edge);
      return before.pendingIntentId === null || after.pendingIntentId === null || priced(before) === priced(after);
    },
    'a payment in flight is never forgotten before its outcome is known': (edge) => {
      const [before, after] = contexts(edge);
      const isKnown = 'settle' in edge.step || edge.state === 'succeeded' || before.owner !== after.owner;
      return before.pendingIntentId === null || after.pendingIntentId !== null || isKnown;
    },
    'a busy payment is a pending one': ({ context }) => {
      const { isPaymentBusy, pendingIntentId } = context as BookingContext;
      return !isPaymentBusy || pendingIntentId !== null;
    },
    'closing is refused while a payment is busy': (edge) =>
      !('send' in edge.step && edge.step.send.type === 'close' && contexts(edge)[0].isPaymentBusy) ||
      (edge.taken.length === 0 && edge.state === edge.from.state),
    'no payment is offered for a departure that the company has not confirmed': ({ state, context }) => {
      const { pendingIntentId } = context as BookingContext;
      return !state.startsWith('payment') || pendingIntentId !== null || !isRequestNeeded(context as BookingContext);
    },
    'no one pays without being signed in': (edge) =>
      !('send' in edge.step && edge.step.send.type === 'pay') ||
      !edge.taken.some((key) => key.startsWith('payment.ready: pay')) ||
      isIdentified(contexts(edge)[0]),
  },
});

test('a booking begins with the group and day of the page’s author, and a visitor’s own draft replaces them', () => {
  const first = { travelers: 3, startDate: '2027-04-12' };
  const fresh = initialContext({ ...given.signedIn, first });
  expect([fresh.travelers, fresh.draft.bookingDate]).toEqual([3, '2027-04-12']);
  const restored = initialContext({ ...given.signedIn, first, saved: given.saved });
  expect([restored.travelers, restored.draft.bookingDate]).toEqual([
    given.saved.travelers,
    given.saved.draft.bookingDate,
  ]);
});

test('control: without its rule the machine offers to pay for a departure on request', async () => {
  const unguarded = bookingMachine.provide({ guards: { isRequested: () => false } });
  const script = [given.book, given.fill, given.submit, given.saveSucceeds];
  const stateOf = async (machine: typeof bookingMachine) =>
    (await replay(machine, script, { input: given.asking })).snapshot.value;
  expect(await stateOf(unguarded as typeof bookingMachine)).toBe('payment');
  expect(await stateOf(bookingMachine)).toBe('requested');
});

describe('P10 control: without the guard on the owner', () => {
  const unguarded = bookingMachine.provide({ guards: { isAnotherOwner: () => false } });
  const charged = { settle: 'confirmCard', ...payment.succeeded };

  test('the invariant notices a payment for another person', async () => {
    const script = [...given.confirmingScript, given.signInAsOther, charged];
    const { log } = await replay(unguarded, script, { input: given.signedIn });
    expect(given.paysForNobodyElse(log, 'signedIn')).not.toEqual([]);
    const guarded = await replay(bookingMachine, script, { input: given.signedIn });
    expect(given.paysForNobodyElse(guarded.log, 'signedIn')).toEqual([]);
  });

  test('the first person’s texts stay', async () => {
    const script = [given.book, given.fill, given.signInAsOther];
    const contextOf = async (machine: typeof bookingMachine) =>
      JSON.stringify((await replay(machine, script, { input: given.signedIn })).snapshot.context);
    expect(await contextOf(unguarded as typeof bookingMachine)).toContain(given.customer.email);
    expect(await contextOf(bookingMachine)).not.toContain(given.customer.email);
  });
});

describe('a guest', () => {
  const start = (script: readonly ScriptStep[], input = given.guests) => replay(bookingMachine, script, { input });
  const other = { email: 'other@example.com' };
  const saves = (run: Awaited<ReturnType<typeof start>>) =>
    run.actors.calls.filter(({ actor }) => actor === 'saveDetails');

  test('proves the address before the details are stored, and pays then', async () => {
    const run = await start(given.provingScript);
    expect([run.state, saves(run)]).toEqual(['proving', []]);
    await run.take(given.proveAddress);
    await run.take(given.saveSucceeds);
    expect(run.state).toMatch(/^payment/);
    expect(run.snapshot.context.owner).toBe('guest');
  });

  test('need not prove it again for other details, and does for another address', async () => {
    const run = await start([
      ...given.provingScript,
      given.proveAddress,
      given.saveSucceeds,
      given.send('payment.back'),
    ]);
    await run.take(given.send('details.change', { details: { phone: '+977 1 4000001' } }));
    await run.take(given.submit);
    expect(run.state).toBe('details.saving');
    await run.take(given.saveSucceeds);
    await run.take(given.send('payment.back'));
    await run.take(given.send('details.change', { details: other }));
    await run.take(given.submit);
    expect(run.state).toBe('proving');
  });

  test('can change the address instead of entering the code', async () => {
    const run = await start([...given.provingScript, given.send('address.change')]);
    expect([run.state, run.snapshot.context.draft.email]).toEqual(['details.editing', testDetails.email]);
  });

  test('needs another code when the session has ended, while saving and while paying', async () => {
    const saving = await start([
      ...given.provingScript,
      given.proveAddress,
      { settle: 'saveDetails', ...payment.unauthorized },
    ]);
    expect(saving.state).toBe('proving');
    const paying = await start([...given.provingScript, given.proveAddress, given.saveSucceeds]);
    await paying.take({ settle: 'loadConfig', ...payment.testKey });
    await paying.take({ settle: 'createIntent', ...payment.unauthorized });
    expect(paying.state).toBe('proving');
    await paying.take(given.proveAddress);
    expect(paying.state).toBe('details.saving');
  });

  test('continues after a reload in mid-payment, and ends at the booking’s page', async () => {
    const input = { ...given.provenGuest, saved: { ...given.provenGuest.saved, isPaying: true } as never };
    const run = await start([given.book], input);
    expect(run.state).toMatch(/^payment/);
    for (const step of given.succeededScript.slice(given.payingScript.length)) await run.take(step);
    await run.take(given.send('view'));
    const places = run.log.flatMap((entry) =>
      entry.kind === 'action' && entry.name === 'navigate' ? [entry.params] : [],
    );
    expect(places).toEqual([{ destination: 'booking' }]);
  });

  test('P10: leaves nothing for an account that signs in, and takes nothing over from one that has signed out', async () => {
    const signedIn = await start([...given.provingScript, given.signInAsOther]);
    expect(JSON.stringify(signedIn.snapshot.context)).not.toContain(testDetails.email);
    const script = [given.book, given.fill, given.signOut, given.send('guest.begin')];
    const signedOut = await start(script, { ...given.guests, customer: given.customer });
    expect([signedOut.state, signedOut.snapshot.context.draft.email]).toEqual(['details.editing', '']);
  });

  test('is not offered where the trek takes none', async () => {
    expect((await start([given.book, given.beginAsGuest], given.anonymous)).state).toBe('loginRequired');
  });
});

test('an account confirms its address by a code before it holds places, and pays then', async () => {
  const run = await replay(bookingMachine, given.payingScript, { input: given.signedIn });
  await run.take({ settle: 'loadConfig', ...payment.testKey });
  await run.take({ settle: 'createIntent', ...payment.unconfirmed });
  expect(run.state).toBe('proving');
  await run.take(given.proveAddress);
  expect(run.state).toMatch(/^payment/);
});
