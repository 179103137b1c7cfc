import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testDetails } from '../../testing/fixtures.ts';
import { replay, type ScriptStep } from '../../testing/machines/index.ts';
import { paymentInvariants } from '../payment/payment.invariants.test-cases.ts';
import * as payment from '../payment/payment.machine.test-cases.ts';
import * as given from './booking.machine.test-cases.ts';
import { type BookingInput, bookingMachine, initialContext, toDraft } from './booking.machine.ts';

const start = (script: readonly ScriptStep[], input: BookingInput = given.signedIn) =>
  replay(bookingMachine, script, { input });
type Run = Awaited<ReturnType<typeof start>>;
const context = (run: Run) => run.actor.getSnapshot().context;
const amountsOf = (run: Run, actor: string) =>
  callsOf(run, actor).map(({ input }) => (input as { amountUsd: number }).amountUsd);
const callsOf = (run: Run, actor: string) => run.actors.calls.filter((call) => call.actor === actor);
const effects = (run: Run) =>
  run.log.flatMap((entry) =>
    entry.kind === 'action' && entry.machine === 'booking' ? [entry.params ?? entry.name] : [],
  );
const toProfile = { destination: 'profile' };
const succeeds = { kind: 'success', text: { code: 'bookingSuccessful' } };

describe('D1: going back and on again', () => {
  test.each([
    ['unchanged', {}, 1],
    ['with white space around a value', { country: ' Nepal ' }, 1],
    ['with another phone number', { phone: '+61 2 5550 1234' }, 2],
  ])('%s details are saved by %j: %i call(s)', async (_, details, calls) => {
    const change = given.send('details.change', { details });
    const run = await start([...given.payingScript, given.send('payment.back'), change, given.submit]);
    expect(callsOf(run, 'saveDetails')).toHaveLength(calls);
    if (calls === 2) await run.take(given.saveSucceeds);
    expect(run.state).toBe('payment');
  });

  test('after going back the dialog opens on the details again', async () => {
    const run = await start([...given.payingScript, given.send('payment.back'), given.send('close'), given.book]);
    expect([run.state, context(run).isPaying]).toEqual(['details.editing', false]);
  });

  test('unchanged details that are no longer valid are refused', async () => {
    const yesterday = { ...given.saved, isPaying: false, draft: { ...testDetails, bookingDate: '2029-12-31' } };
    const input = { ...given.signedIn, saved: { ...yesterday, savedDetails: yesterday.draft } };
    const run = await start([given.book, given.submit], input);
    expect([run.state, context(run).errors]).toEqual(['details.editing', { bookingDate: { code: 'bookingDatePast' } }]);
  });
});

describe('A10: a session that ends while the payment is prepared', () => {
  const refused = [
    ...given.payingScript,
    { settle: 'loadConfig', ...payment.testKey },
    { settle: 'createIntent', ...payment.unauthorized },
  ];
  const paymentState = (run: Run) => run.actor.getSnapshot().children.payment?.getSnapshot().value;

  test.each([
    ['after', [...refused, given.signOut]],
    ['before', [...refused.slice(0, -1), given.signOut, ...refused.slice(-1)]],
  ])('stays in the payment step when the session ends just %s the answer', async (_, script) => {
    const run = await start(script);
    expect([run.state, paymentState(run)]).toEqual(['payment', 'authenticationRequired']);
  });

  test('asks to log in once an intent arrives that was made for the old session', async () => {
    const prepared = { settle: 'createIntent', ...payment.cardIntent };
    const run = await start([...refused.slice(0, -1), given.signOut, prepared]);
    expect(run.state).toBe('loginRequired');
  });

  test('prepares the payment again once the visitor is signed in again', async () => {
    const run = await start([...refused, given.signOut, given.signIn]);
    expect([run.state, paymentState(run)]).toEqual(['payment', 'configuring']);
  });

  test('P10: a payment that was opened while its owner was signed out is opened again once they are back', async () => {
    const away = [...given.payingScript, { settle: 'loadConfig', ...payment.testKey }, given.signOut];
    const run = await start([...away, given.signIn, { settle: 'createIntent', call: 1, ...payment.cardIntent }]);
    expect([run.state, paymentState(run)]).toEqual(['payment', 'configuring']);
  });
});

describe('D2: closing in mid-payment', () => {
  const close = given.send('close');
  const polling = [...given.confirmingScript, { settle: 'confirmCard', ...payment.unknownOutcome }];
  const lastPoll = Array.from({ length: 5 }, () => [
    { advance: 2000 },
    { settle: 'checkStatus', ...payment.processing },
  ]);

  test.each([
    ['confirming', given.confirmingScript],
    ['waiting for the next check', polling],
    ['checking', [...polling, { advance: 2000 }]],
    ['being written down', given.recordingScript],
  ])('is refused while %s, as is signing in elsewhere or going back', async (_, script) => {
    const run = await start([...script, close, given.send('login'), given.send('payment.back')]);
    expect([run.state, effects(run)]).toEqual(['payment', []]);
  });

  test.each([
    ['a decline', [...given.confirmingScript, { settle: 'confirmCard', ...payment.softDecline }]],
    ['five checks', [...polling, ...lastPoll.flat()]],
    ['a 401', [...polling, { advance: 2000 }, { settle: 'checkStatus', ...payment.unauthorized }]],
    ['success', given.succeededScript],
  ])('is possible again after %s', async (_, script) => {
    const run = await start([...script, close]);
    expect(run.state).toBe('closed');
  });

  test('never loses a payment, whichever of closing, answer, sign-out and time comes first', async () => {
    const steps: Record<string, ScriptStep> = {
      close,
      reopen: given.book,
      signOut: given.signOut,
      signIn: given.signIn,
      wait: { advance: 2000 },
    };
    const outcomes = fc.constantFrom(
      payment.succeeded,
      payment.softDecline,
      payment.unknownOutcome,
      payment.serverFault,
    );
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), outcomes, async (scheduler, outcome) => {
        const run = await start(given.confirmingScript);
        const confirm = { settle: 'confirmCard', call: 1, ...outcome };
        for (const step of [...Object.values(steps), confirm]) {
          void scheduler.schedule(Promise.resolve()).then(() => run.take(step));
        }
        await scheduler.waitIdle();
        for (const findBreaches of Object.values(paymentInvariants)) expect(findBreaches(run.log, '')).toEqual([]);
        expect(given.navigatesOncePerSuccess(run.log)).toEqual([]);
        if (outcome === payment.succeeded) {
          // The backend does not answer: the success shows 2 s after the card was charged, and leads on in another 2 s.
          await run.take({ advance: 2000 });
          await run.take({ advance: 2000 });
          expect(effects(run).filter((effect) => JSON.stringify(effect) === JSON.stringify(toProfile))).toHaveLength(1);
        }
        if (outcome === payment.unknownOutcome || outcome === payment.serverFault) {
          expect(context(run).pendingIntentId).toBe('pi_1');
        }
      }),
    );
  });
});

describe('D3: an anonymous Book Now', () => {
  test('shows the notice with its Login action and the dialog on Login Required', async () => {
    const run = await start([given.book, given.send('login')], given.anonymous);
    expect(run.state).toBe('loginRequired');
    expect(effects(run)).toEqual([
      { kind: 'info', text: { code: 'loginToBook' }, offersLogin: true },
      { destination: 'login' },
    ]);
  });
});

describe('D4: success', () => {
  test('shows for 2 s, not a millisecond less, then goes to the profile with everything reset', async () => {
    const run = await start([...given.succeededScript, { advance: 1999 }]);
    expect([run.state, effects(run)]).toEqual(['succeeded', [succeeds]]);
    await run.take({ advance: 1 });
    expect([run.state, effects(run)]).toEqual(['closed', [succeeds, toProfile]]);
    expect(context(run)).toMatchObject({ savedDetails: null, isPaying: false, pendingIntentId: null, travelers: 1 });
  });

  test.each(['view', 'close'])('%s goes there at once, and the timer does not go again', async (type) => {
    const run = await start([...given.succeededScript, given.send(type)]);
    expect(run.state).toBe('closed');
    for (const step of [given.send(type), { advance: 60_000 }]) await run.take(step);
    expect([run.state, effects(run)]).toEqual(['closed', [succeeds, toProfile]]);
  });
});

describe('D5: a custom amount', () => {
  test.each([
    ['290', 290],
    ['1450', 1450],
    ['$ 1,000', 1000],
    ['999.5', 1000],
    ['289', 290],
    ['1451', 290],
    ['', 290],
    ['a lot', 290],
    ['-500', 290],
    ['1e400', 290],
  ])('%j of 1450 is taken as %i', async (text, amountUsd) => {
    const typed = given.type(text);
    const run = await start([...given.readyScript, typed]);
    expect(context(run)).toMatchObject({ amountText: text, amountUsd: 290 });
    await run.take(given.send('amount.commit'));
    expect(context(run)).toMatchObject({ amountUsd, amountText: String(amountUsd) });
  });

  test('shows why it is refused, until another one is typed', async () => {
    const typed = [given.type('100'), given.send('amount.commit')];
    const run = await start([...given.readyScript, ...typed]);
    expect(context(run)).toMatchObject({ refusedAmount: '100', amountText: '290', amountUsd: 290 });
    await run.take(given.type('400'));
    expect(context(run).refusedAmount).toBeNull();
    await run.take(given.send('amount.commit'));
    expect(context(run)).toMatchObject({ refusedAmount: null, amountUsd: 400 });
  });

  test.each([
    [20, 290],
    [33, 479],
    [100, 1450],
    [19, 1450],
    [101, 1450],
    [Number.NaN, 1450],
  ])('the slider at %d %% makes %i of a full payment', async (percent, amountUsd) => {
    const full = given.send('option.choose', { option: 'full' });
    const moved = given.send('percent.change', { percent });
    const run = await start([...given.readyScript, full, moved, given.send('amount.commit')]);
    expect(context(run).amountUsd).toBe(amountUsd);
  });

  test('the slider shows every step, and requests one payment when it is released', async () => {
    const run = await start(given.readyScript);
    for (const percent of [21, 22, 50]) await run.take(given.send('percent.change', { percent }));
    expect(context(run)).toMatchObject({ percent: 50, amountText: '725', amountUsd: 290 });
    expect(callsOf(run, 'createIntent')).toHaveLength(1);
    await run.take(given.send('amount.commit'));
    await run.take(payment.afterPause);
    expect(context(run)).toMatchObject({ option: 'custom', percent: 50, amountText: '725', amountUsd: 725 });
    expect(amountsOf(run, 'createIntent')).toEqual([290, 725]);
  });

  test('the slider requests one more payment when keys move it from 20 to 80 %', async () => {
    const run = await start([...given.readyScript, given.send('option.choose', { option: 'custom' })]);
    for (let percent = 21; percent <= 80; percent += 1) {
      await run.take(given.send('percent.change', { percent }));
      await run.take(given.send('amount.commit'));
      await run.take({ advance: 100 });
    }
    await run.take(given.pay);
    await run.take({ settle: 'createIntent', ...payment.cardIntent });
    expect(amountsOf(run, 'createIntent')).toEqual([290, 1160]);
    expect(callsOf(run, 'confirmCard')).toMatchObject([{ input: { order: { amountUsd: 1160 } } }]);
  });

  test('Pay pays the requested amount, however far the slider has moved since', async () => {
    const run = await start([...given.readyScript, given.send('percent.change', { percent: 50 }), given.pay]);
    expect(context(run).amountUsd).toBe(290);
    expect(callsOf(run, 'confirmCard').map(({ input }) => input)).toEqual([
      { clientSecret: 'pi_1_secret', order: expect.objectContaining({ amountUsd: 290 }) },
    ]);
    await run.take(given.send('amount.commit'));
    expect(context(run)).toMatchObject({ percent: 20, amountText: '290', amountUsd: 290 });
  });

  test('the slider keeps its percentage, even if many give the same dollars of a cheap trek', async () => {
    const input = { ...given.signedIn, trek: { ...given.trek, priceUsd: 5 } };
    const run = await start([...given.readyScript, given.send('percent.change', { percent: 55 })], input);
    await run.take(given.send('amount.commit'));
    expect(context(run)).toMatchObject({ percent: 55, amountUsd: 3 });
    await run.take(given.type('4'));
    await run.take(given.send('amount.commit'));
    expect(context(run)).toMatchObject({ percent: 80, amountUsd: 4 });
  });

  test.each([
    ['deposit', 20],
    ['full', 100],
  ])('%s puts the slider at %i %%', async (option, percent) => {
    const moved = [given.send('percent.change', { percent: 50 }), given.send('amount.commit')];
    const run = await start([...given.readyScript, ...moved, given.send('option.choose', { option })]);
    expect(context(run).percent).toBe(percent);
  });

  test('uncommitted input is gone after Back', async () => {
    const moved = given.send('percent.change', { percent: 50 });
    const run = await start([...given.readyScript, moved, given.send('payment.back'), given.submit]);
    expect(context(run)).toMatchObject({ percent: 20, amountText: '290', amountUsd: 290 });
  });

  test.each([
    ['1000', 3, 1000],
    ['300', 3, 827],
    ['290', 1, 290],
  ])('stays inside the limits when it is %s and the group grows to %i: %i', async (text, travelers, amountUsd) => {
    const custom = [given.type(text), given.send('amount.commit')];
    const run = await start([...given.readyScript, ...custom, given.send('travelers.change', { travelers })]);
    expect(context(run)).toMatchObject({ option: 'custom', amountUsd });
    await run.take(given.send('travelers.change', { travelers: 1 }));
    expect(context(run).amountUsd).toBeLessThanOrEqual(1450);
  });
});

describe('D6: what is charged', () => {
  test.each([
    ['deposit', 290],
    ['full', 1450],
  ])('%s is %i whole dollars and goes to the payment', async (option, amountUsd) => {
    const run = await start([...given.readyScript, given.send('option.choose', { option }), payment.afterPause]);
    expect(context(run)).toMatchObject({ option, amountUsd });
    expect(callsOf(run, 'createIntent').at(-1)?.input).toMatchObject({ amountUsd });
  });

  test('half a dollar rounds up', async () => {
    const input = { ...given.signedIn, trek: { ...given.trek, priceUsd: 102.5 } };
    const run = await start([...given.readyScript, given.send('option.choose', { option: 'full' })], input);
    expect(context(run).amountUsd).toBe(103);
  });
});

describe('D7: today', () => {
  test.each([
    ['2030-01-01', {}],
    ['2029-12-31', { bookingDate: { code: 'bookingDatePast' } }],
    ['2030-02-30', { bookingDate: { code: 'bookingDateImpossible' } }],
    ['', { bookingDate: { code: 'bookingDateMissing' } }],
  ])('is the first day that can be booked: %j on 2030-01-01 gives %j', async (bookingDate, errors) => {
    const details = { ...testDetails, bookingDate };
    const run = await start([given.book, given.send('details.change', { details }), given.submit]);
    expect(context(run).errors).toEqual(errors);
    expect(context(run).message).toEqual(bookingDate === '' ? { code: 'requiredMissing' } : null);
  });

  test('changes while the page is open: a day that is valid before midnight may be too early after it', async () => {
    const firstDay = given.send('details.change', { details: { ...testDetails, bookingDate: '2030-01-01' } });
    const run = await start([given.book, firstDay, given.send('day.change', { today: '2030-01-02' }), given.submit]);
    expect(context(run).errors).toEqual({ bookingDate: { code: 'bookingDatePast' } });
  });
});

describe('D8: signing in on the way', () => {
  test('keeps details, travelers and option, and opens again in the payment step', async () => {
    const first = await start([...given.payingScript, given.send('travelers.change', { travelers: 3 })]);
    await first.take(given.send('option.choose', { option: 'full' }));
    const saved = JSON.parse(JSON.stringify(toDraft(context(first), true)));
    const run = await start([given.signIn, given.send('draft.restore', { saved }), given.book], given.anonymous);
    expect(run.state).toBe('payment');
    expect(toDraft(context(run), true)).toEqual(saved);
  });

  test('adopts a booking that was left before signing in', async () => {
    const run = await start([given.send('draft.restore', { saved: given.saved }), given.book], given.anonymous);
    expect([run.state, context(run).owner]).toEqual(['loginRequired', null]);
    await run.take(given.signIn);
    expect([run.state, toDraft(context(run), true)]).toMatchObject([
      'payment',
      { ...given.saved, owner: given.customer.id },
    ]);
  });

  test('typed details win over those of the account', async () => {
    const typed = given.send('details.change', { details: { firstName: 'Pasang' } });
    const run = await start([given.book, typed, given.signOut, given.signIn]);
    expect(run.state).toBe('details.editing');
    expect(context(run).draft).toMatchObject({ firstName: 'Pasang', lastName: 'Gurung', email: 'maya@example.com' });
  });

  test('a 401 while saving asks to sign in, ends the session and keeps the details', async () => {
    const run = await start([given.book, given.fill, given.submit, { settle: 'saveDetails', ...payment.unauthorized }]);
    expect([run.state, effects(run), context(run).draft]).toEqual(['loginRequired', ['rejectSession'], testDetails]);
  });

  test('signing out in mid-payment waits for the outcome, then asks before anything can be paid again', async () => {
    const run = await start([...given.confirmingScript, given.signOut]);
    expect(run.state).toBe('payment');
    await run.take({ settle: 'confirmCard', ...payment.softDecline });
    expect(run.state).toBe('loginRequired');
    expect(effects(run)).toEqual([{ kind: 'error', text: { code: 'loginToContinue' } }]);
    await run.take(given.signIn);
    expect([run.state, run.actors.pending.map(({ actor }) => actor)]).toEqual(['payment', ['loadConfig']]);
  });

  test('a payment that succeeds after its visitor signed out is a success', async () => {
    const run = await start([
      ...given.confirmingScript,
      given.signOut,
      { settle: 'confirmCard', ...payment.succeeded },
      { settle: 'settle', ...payment.succeeded },
    ]);
    expect(run.state).toBe('succeeded');
  });
});

describe('P10: another person at the same browser', () => {
  const other = given.signInAsOther;
  const saving = [given.book, given.fill, given.submit];
  const freshFor = (customer: typeof given.customer) => initialContext({ ...given.anonymous, customer });
  const polling = [...given.confirmingScript, { settle: 'confirmCard', ...payment.unknownOutcome }];
  const requirements = given.send('details.change', { details: { specialRequirements: 'Asthma' } });

  test.each<[string, ScriptStep[]]>([
    ['the details are typed', [given.book, given.fill, requirements]],
    ['the details are saved', saving],
    ['the details could not be saved', [...saving, { settle: 'saveDetails', ...payment.serverFault }]],
    ['a payment is prepared', given.payingScript],
    ['a payment waits for Pay', given.readyScript],
    ['a card is confirmed', given.confirmingScript],
    ['a payment is recorded', given.recordingScript],
    ['a payment is polled', polling],
    ['a visitor who signed out is asked to sign in', [...given.readyScript, given.signOut]],
  ])('sees only their own details while %s', async (_, script) => {
    const run = await start([...script, other]);
    expect([run.state, run.snapshot.children]).toEqual(['details.editing', {}]);
    expect([context(run), run.actors.pending]).toEqual([freshFor(given.otherCustomer), []]);
  });

  test('sees no part of the first one’s booking, and is not redirected', async () => {
    const run = await start([...given.succeededScript, other, { advance: 60_000 }]);
    expect([run.state, context(run), effects(run)]).toEqual(['closed', freshFor(given.otherCustomer), [succeeds]]);
  });

  test('finds an empty form behind a closed dialog', async () => {
    const run = await start([given.book, given.fill, given.send('close'), given.signOut, other, given.book]);
    expect([run.state, context(run)]).toEqual(['details.editing', freshFor(given.otherCustomer)]);
  });

  test('sees no answer that was meant for the first one', async () => {
    const run = await start([...given.confirmingScript, other]);
    await run.take({ settle: 'confirmCard', ...payment.succeeded });
    expect([run.state, context(run), effects(run)]).toEqual(['details.editing', freshFor(given.otherCustomer), []]);
  });

  test('does not receive a draft of the first one', async () => {
    const owned = { ...given.saved, owner: given.customer.id };
    for (const input of [given.anonymous, { ...given.anonymous, customer: given.otherCustomer }]) {
      const run = await start([given.send('draft.restore', { saved: owned })], input);
      expect(context(run).draft.specialRequirements + context(run).draft.email).not.toContain('maya');
    }
  });

  test.each<[string, ScriptStep[]]>([
    ['the details', [given.book, given.fill, requirements]],
    ['the payment', given.readyScript],
  ])('control: the owner who signs out and in again continues with %s', async (_, script) => {
    const before = await start(script);
    const run = await start([...script, given.signOut, given.signIn]);
    expect([run.state, context(run).draft]).toEqual([before.state, context(before).draft]);
  });
});

test('the details are never reached by a visitor who is signed out while their payment is prepared', async () => {
  const run = await start([...given.payingScript, given.signOut, given.send('payment.back')]);
  expect(run.state).toBe('loginRequired');
  await run.take(given.signIn);
  expect([run.state, context(run).draft]).toEqual(['details.editing', testDetails]);
});

test('a payment that fails for a visitor who is signed out asks them to sign in', async () => {
  const run = await start([...given.payingScript, given.signOut, { settle: 'loadConfig', resolve: null }]);
  expect(run.state).toBe('loginRequired');
});

describe('D9: travelers', () => {
  test.each([
    [0, 1],
    [-1, 1],
    [1.5, 1],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
    [2, 2],
    [1000, 1000],
  ])('a group of %d becomes %d', async (travelers, expected) => {
    const run = await start([given.send('travelers.change', { travelers })]);
    expect(context(run).travelers).toBe(expected);
  });

  test('a group may shrink to one', async () => {
    const run = await start([3, 1].map((travelers) => given.send('travelers.change', { travelers })));
    expect(context(run).travelers).toBe(1);
  });

  test('a larger group pays its own price, in the payment step too', async () => {
    const larger = given.send('travelers.change', { travelers: 10 });
    const run = await start([...given.readyScript, larger, payment.afterPause]);
    expect(callsOf(run, 'createIntent').at(-1)?.input).toMatchObject({ travelers: 10, amountUsd: 2465 });
  });

  test('a group that grows from 1 to 12 requests one more payment, and pays it', async () => {
    const run = await start(given.readyScript);
    for (let travelers = 2; travelers <= 12; travelers += 1) {
      await run.take(given.send('travelers.change', { travelers }));
      await run.take({ advance: 500 });
    }
    expect(context(run)).toMatchObject({ travelers: 12, amountUsd: 2958 });
    await run.take(payment.afterPause);
    await run.take({ settle: 'createIntent', ...payment.cardIntent });
    await run.take(given.pay);
    expect(amountsOf(run, 'createIntent')).toEqual([290, 2958]);
    expect(callsOf(run, 'confirmCard')).toMatchObject([{ input: { order: { amountUsd: 2958, travelers: 12 } } }]);
  });

  test('a changed price needs consent, even if Pay was pressed in the pause', async () => {
    const larger = given.send('travelers.change', { travelers: 2 });
    const run = await start([...given.readyScript, larger, given.pay, { settle: 'createIntent', ...payment.repriced }]);
    expect([run.state, callsOf(run, 'confirmCard')]).toEqual(['repriced', []]);
  });
});

test('M3: a reload in mid-payment asks for the payment in flight instead of starting another', async () => {
  const before = await start(given.confirmingScript);
  const saved = JSON.parse(JSON.stringify(toDraft(context(before), true)));
  const run = await start([given.book, { settle: 'loadConfig', ...payment.testKey }], { ...given.signedIn, saved });
  expect(run.actors.pending.map(({ actor, input }) => [actor, input])).toEqual([
    ['checkStatus', { paymentIntentId: 'pi_1' }],
  ]);
});

test('details that cannot be stored stay, with the reason and a way on', async () => {
  const run = await start([given.book, given.fill, given.submit, { settle: 'saveDetails', ...payment.serverFault }]);
  expect([run.state, context(run).message]).toEqual(['details.saveFailed', 'boom']);
  expect(effects(run)).toEqual([{ kind: 'error', text: { code: 'bookingFailed' } }]);
  await run.take(given.submit);
  expect([run.state, context(run).message]).toEqual(['details.saving', null]);
});

test.each([null, 0])('a trek at the price %j leads to the contact page, not to a payment', async (priceUsd) => {
  const run = await start([given.book], { ...given.signedIn, trek: { ...given.trek, priceUsd } });
  expect([run.state, effects(run)]).toEqual(['closed', [{ destination: 'contact' }]]);
});
