import { describe, expect, test } from 'vitest';
import { testDetails } from '../../testing/fixtures.ts';
import { replay, type ScriptStep } from '../../testing/machines/index.ts';
import * as payment from '../payment/payment.machine.test-cases.ts';
import { bookingTotalCents } from './booking.context.ts';
import * as given from './booking.machine.test-cases.ts';
import { type BookingInput, bookingMachine } from './booking.machine.ts';

const start = (script: readonly ScriptStep[], input: BookingInput = given.signedIn) =>
  replay(bookingMachine, script, { input });
type Run = Awaited<ReturnType<typeof start>>;
const context = (run: Run) => run.actor.getSnapshot().context;
const effects = (run: Run) =>
  run.log.flatMap((entry) => (entry.kind === 'action' && entry.machine === 'booking' ? [entry.params] : []));
const goBack = given.send('payment.back');
const processing = { settle: 'checkStatus', ...payment.processing };
const stillProcessing = [
  ...given.confirmingScript,
  { settle: 'confirmCard', ...payment.unknownOutcome },
  ...Array.from({ length: 5 }, () => [{ advance: 2000 }, processing]).flat(),
];

describe('a start with a price of its own', () => {
  const trek = { ...given.trek, departures: [{ startDate: '2030-05-01', price: 1200 }, { startDate: '2030-06-01' }] };
  const input = { ...given.signedIn, trek };
  const on = (bookingDate: string) => given.send('details.change', { details: { bookingDate } });

  test('is charged by it, and another start by the trek’s', async () => {
    const run = await start([given.book, given.fill, on('2030-05-01')], input);
    expect([bookingTotalCents(context(run)), context(run).amountUsd]).toEqual([120_000, 240]);
    await run.take(on('2030-06-01'));
    expect([bookingTotalCents(context(run)), context(run).amountUsd]).toEqual([145_000, 290]);
  });

  test('takes no price along that was agreed for another start', async () => {
    const offer = { perPersonUsd: 1300, travelers: 1, totalCents: 130_000 };
    const saved = { ...given.saved, isPaying: false, owner: given.customer.id, offer };
    const run = await start([given.book], { ...input, saved });
    expect(context(run).offer).toEqual(offer);
    await run.take(on('2030-05-01'));
    expect(context(run).offer).toBeNull();
  });
});

describe('the details', () => {
  test('are cleared one by one: a change removes the error of its field only', async () => {
    const run = await start([given.book, given.send('details.change', { details: { firstName: '' } }), given.submit]);
    const { firstName, ...others } = context(run).errors;
    expect([firstName, Object.keys(others).length > 0]).toEqual([{ code: 'firstNameTooShort' }, true]);
    await run.take(given.send('details.change', { details: { firstName: 'Maya' } }));
    expect([context(run).errors, context(run).message]).toEqual([others, null]);
  });

  test('stay in the form while they could not be stored', async () => {
    const failed = [given.book, given.fill, given.submit, { settle: 'saveDetails', ...payment.serverFault }];
    const run = await start([...failed, given.send('details.change', { details: { country: 'Nepal' } })]);
    expect([run.state, context(run).draft, context(run).message]).toEqual([
      'details.editing',
      { ...testDetails, country: 'Nepal' },
      null,
    ]);
  });

  test('take over an account that changes meanwhile', async () => {
    const changed = { ...given.customer, email: 'maya@example.org', phone: null };
    const run = await start([given.book, given.send('customer.change', { customer: changed })]);
    expect([run.state, context(run).customer]).toEqual(['details.editing', changed]);
  });

  test('are stored for the trek, trimmed', async () => {
    const spaced = given.send('details.change', { details: { country: ` ${testDetails.country} ` } });
    const run = await start([given.book, given.fill, spaced, given.submit]);
    expect(run.actors.calls.map(({ input }) => input)).toMatchObject([{ trekId: given.trek.id, details: testDetails }]);
  });

  test('are not awaited after the visitor closes', async () => {
    const run = await start([given.book, given.fill, given.submit, given.send('close')]);
    expect([run.state, run.actors.pending]).toEqual(['closed', []]);
  });
});

describe('the group', () => {
  test.each([
    ['before booking', []],
    ['while the details are typed', [given.book]],
    ['after going back from the payment', [...given.readyScript, goBack]],
    ['after closing the payment', [...given.readyScript, given.send('close')]],
  ])('can change %s', async (_, script) => {
    const run = await start([...script, given.send('travelers.change', { travelers: 3 })]);
    expect([context(run).travelers, context(run).amountUsd]).toEqual([3, 827]);
  });
});

describe('the group stored with the details', () => {
  const group = (travelers: number) => given.send('travelers.change', { travelers });
  const stored = (run: Run) =>
    run.actors.calls.flatMap(({ actor, input }) => (actor === 'saveDetails' ? [input] : [])).at(-1);
  const again = given.send('details.change', { details: { country: 'Australia' } });

  test('is the chosen one, so that a visitor who closes before paying finds it again', async () => {
    const run = await start([group(3), given.book, given.fill, given.submit]);
    const order = { trekId: given.trek.id, travelers: 3, totalCents: 413_250 };
    expect(stored(run)).toEqual({ ...order, details: { ...testDetails, travelers: 3 } });
    await run.take(given.saveSucceeds);
    expect(context(run).orderedTravelers).toBe(3);
  });

  test('is always sent, also where the backend has it already', async () => {
    const changed = { ...testDetails, country: 'Australia' };
    const alone = await start([given.book, given.fill, given.submit]);
    expect(stored(alone)).toMatchObject({ details: { ...testDetails, travelers: 1 } });
    const three = await start([group(3), ...given.payingScript, goBack, again, given.submit]);
    expect(stored(three)).toMatchObject({ travelers: 3, details: { ...changed, travelers: 3 } });
    const one = await start([group(3), ...given.payingScript, goBack, group(1), again, given.submit]);
    expect(stored(one)).toMatchObject({ travelers: 1, details: { ...changed, travelers: 1 } });
  });
});

describe('the start date in the payment step', () => {
  const change = given.send('date.change', { bookingDate: '2030-05-01' });

  test('is stored before anything is paid for it, and leads back to the payment', async () => {
    const run = await start([...given.readyScript, change]);
    expect([run.state, run.actors.calls.at(-1)]).toMatchObject([
      'details.saving',
      { actor: 'saveDetails', input: { details: { ...testDetails, bookingDate: '2030-05-01' } } },
    ]);
    await run.take({ ...given.saveSucceeds, call: 2 });
    expect([run.state, context(run).draft.bookingDate]).toEqual(['payment', '2030-05-01']);
  });

  test.each([
    ['over', '2029-12-31'],
    ['too far', '2032-01-01'],
    ['no day', '2030-02-30'],
    ['empty', ''],
  ])('refuses a value that is %s, and keeps the valid one', async (_, bookingDate) => {
    const run = await start([...given.readyScript, given.send('date.change', { bookingDate })]);
    expect([run.state, context(run).draft.bookingDate, Object.keys(context(run).errors)]).toEqual([
      'payment',
      testDetails.bookingDate,
      ['bookingDate'],
    ]);
  });

  test('clears the error of a refused value once a valid one is set, in the details as well', async () => {
    const refused = given.send('date.change', { bookingDate: '' });
    const run = await start([...given.readyScript, refused, goBack]);
    expect([run.state, context(run).errors]).toEqual(['details.editing', {}]);
  });
});

describe('while a payment is under way, or its outcome is open,', () => {
  const changes = [
    given.send('travelers.change', { travelers: 3 }),
    given.send('option.choose', { option: 'full' }),
    given.send('percent.change', { percent: 50 }),
    given.type('400'),
    given.send('amount.commit'),
    given.send('date.change', { bookingDate: '2030-05-01' }),
    given.send('date.change', { bookingDate: '' }),
    goBack,
  ];

  test.each([
    ['under way', given.confirmingScript],
    ['open', stillProcessing],
  ])('%s: its price can’t change, and the visitor can’t go back', async (_, script) => {
    const run = await start(script);
    const before = context(run);
    for (const change of changes) await run.take(change);
    expect([run.state, context(run)]).toEqual(['payment', before]);
  });

  test('a draft that is read late changes nothing', async () => {
    const resumed = { ...given.signedIn, saved: { ...given.saved, pendingIntentId: 'pi_old' } };
    const run = await start([given.send('draft.restore', { saved: given.saved })], resumed);
    expect(context(run).pendingIntentId).toBe('pi_old');
  });
});

describe('the slider', () => {
  test.each([
    [20, 290],
    [100, 1450],
  ])('accepts its limit of %d %%', async (percent, amountUsd) => {
    const half = [given.send('percent.change', { percent: 50 }), given.send('amount.commit')];
    const moved = [given.send('percent.change', { percent }), given.send('amount.commit')];
    const run = await start([...given.readyScript, ...half, ...moved]);
    expect(context(run)).toMatchObject({ percent, amountUsd });
  });
});

test.each([19, 101, Number.NaN])('a slider position of %d %% is ignored', async (percent) => {
  const half = [given.send('percent.change', { percent: 50 }), given.send('amount.commit')];
  const run = await start([...given.readyScript, ...half, given.send('percent.change', { percent })]);
  expect(context(run)).toMatchObject({ percent: 50, amountText: '725', amountUsd: 725 });
});

test.each<[string, boolean, ScriptStep[], BookingInput]>([
  ['closed', false, [], given.signedIn],
  ['loginRequired', true, [given.book], given.anonymous],
  ['details.editing', true, [given.book], given.signedIn],
  ['payment', true, given.payingScript, given.signedIn],
  ['succeeded', true, given.succeededScript, given.signedIn],
])('the dialog is open in %s: %s', async (state, isOpen, script, input) => {
  const run = await start(script, input);
  expect([run.state, run.actor.getSnapshot().hasTag('open')]).toEqual([state, isOpen]);
});

describe('signing in or out', () => {
  const prepared = (outcome: object) => [
    ...given.payingScript,
    payment.configured,
    { settle: 'createIntent', ...outcome } as ScriptStep,
  ];

  test('can start from the payment step', async () => {
    const run = await start([...prepared(payment.unauthorized), given.send('login')]);
    expect([run.state, effects(run)]).toEqual(['payment', [{ destination: 'login' }]]);
  });

  test.each([
    ['waits for Pay', given.readyScript],
    ['could not be prepared', prepared(payment.serverFault)],
    ['is still processing', stillProcessing],
  ])('signing out asks to sign in at once if the payment %s', async (_, script) => {
    expect((await start([...script, given.signOut])).state).toBe('loginRequired');
  });

  test('signing out while the details are typed asks to sign in again', async () => {
    const run = await start([given.book, given.signOut]);
    expect([run.state, context(run).customer]).toEqual(['loginRequired', null]);
  });

  test('signing in again continues the payment, even if the account has changed meanwhile', async () => {
    const changed = { ...given.customer, email: 'maya@example.org' };
    const run = await start([...prepared(payment.unauthorized), given.send('customer.change', { customer: changed })]);
    expect([run.state, context(run).customer]).toEqual(['payment', changed]);
  });

  test.each([
    ['waits for Pay', given.readyScript],
    ['asks to sign in', prepared(payment.unauthorized)],
  ])('is not needed any more for a payment that %s once the visitor goes back', async (_, script) => {
    const run = await start([...script, goBack]);
    expect(context(run)).toMatchObject({ isPaymentBusy: false, isPaymentResting: false, needsSignIn: false });
  });

  test('stays closed when it is closed', async () => {
    expect((await start([given.book, given.send('close')], given.anonymous)).state).toBe('closed');
  });
});

describe('a payment', () => {
  test('leads back to the details when it fails, keeps them, and shows why', async () => {
    const run = await start([...given.payingScript, { settle: 'loadConfig', resolve: null }]);
    expect([run.state, context(run).draft]).toEqual(['details.saveFailed', testDetails]);
    expect(context(run).message).toMatchObject({ code: 'paymentFailed' });
  });

  test('is not polled again after a reload once it is made', async () => {
    const run = await start(given.succeededScript);
    expect([run.state, context(run).pendingIntentId]).toEqual(['succeeded', null]);
  });
});
