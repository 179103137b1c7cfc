import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assign } from 'xstate';
import { ApiError } from '../../api/api-error.ts';
import { errorBodyMessage } from '../../api/http/error-body.ts';
import { MachineRun, replay, type ScriptStep } from '../../testing/machines/index.ts';
import { describeMachine } from '../../testing/machines/machine-suite.test-cases.ts';
import { plantFault } from '../../testing/machines/plant-fault.test-cases.ts';
import { paymentInvariants } from './payment.invariants.test-cases.ts';
import * as given from './payment.machine.test-cases.ts';
import { type PaymentOrder, paymentMachine } from './payment.machine.ts';

const input = { order: given.order };
const start = (script: readonly ScriptStep[] = []) => replay(paymentMachine, script, { input });
type Run = Awaited<ReturnType<typeof start>>;
const context = (run: Run) => run.actor.getSnapshot().context;
const callsOf = (run: Run, actor: string) => run.actors.calls.filter((call) => call.actor === actor);
const notices = (run: Run) => run.log.flatMap((entry) => (entry.kind === 'action' ? [entry.params] : []));
const pay = { send: { type: 'pay' } };
const changeOrder = { send: { type: 'order.change', order: given.dearerOrder } };

describe('the intent', () => {
  test('uses the built-in test key when the configuration cannot be loaded', async () => {
    const run = await start([{ settle: 'loadConfig', ...given.serverFault }]);
    expect([run.state, context(run).publishableKey]).toEqual(['creatingIntent', 'pk_test_fallback']);
  });

  test('is created when the form appears, before the visitor pays', async () => {
    const run = await start([given.configured]);
    expect(callsOf(run, 'createIntent').map((call) => call.input)).toEqual([given.order]);
  });

  test('is created at once for the first order, and 600 ms after the last change for another', async () => {
    const run = await start([given.configured, changeOrder]);
    await run.take({ settle: 'createIntent', call: 1, ...given.simulatedIntent });
    expect([run.state, context(run).paymentIntentId]).toEqual(['pausing', null]);
    await run.take({ advance: 599 });
    await run.take({ send: { type: 'order.change', order: given.dearestOrder } });
    await run.take({ advance: 599 });
    expect([run.state, callsOf(run, 'createIntent').length]).toEqual(['pausing', 1]);
    await run.take({ advance: 1 });
    await run.take({ settle: 'createIntent', call: 2, ...given.cardIntent });
    expect([run.state, context(run).paymentIntentId]).toEqual(['ready', 'pi_1']);
    expect(callsOf(run, 'createIntent').map((call) => call.input)).toEqual([given.order, given.dearestOrder]);
  });

  test('is created once for eleven changes in a row', async () => {
    const changes = Array.from({ length: 11 }, (_, index) => [
      { send: { type: 'order.change', order: { ...given.order, travelers: index + 2 } } },
      { advance: 300 },
    ]).flat();
    const run = await start([...given.readyScript, ...changes, given.afterPause]);
    expect(callsOf(run, 'createIntent').map(({ input }) => (input as PaymentOrder).travelers)).toEqual([1, 12]);
  });

  test('is requested at once by Pay in the pause after a change, and paid when it arrives', async () => {
    const run = await start([...given.readyScript, changeOrder, pay]);
    expect([run.state, context(run).clientSecret]).toEqual(['creatingIntent', null]);
    await run.take(pay);
    const resolve = { clientSecret: 'pi_2_secret', paymentIntentId: 'pi_2' };
    await run.take({ settle: 'createIntent', resolve });
    expect(run.state).toBe('confirming');
    expect(callsOf(run, 'confirmCard').map((call) => call.input)).toEqual([
      { clientSecret: 'pi_2_secret', order: given.dearerOrder },
    ]);
    expect(notices(run)).toEqual([]);
  });

  test('is simulated at once if Pay was pressed in the pause', async () => {
    const simulated = { settle: 'createIntent', ...given.simulatedIntent };
    const run = await start([given.configured, simulated, changeOrder, pay, simulated]);
    expect([run.state, context(run).isOutcomePending]).toEqual(['simulating.delaying', true]);
  });

  test('waits for another Pay if the order changes after Pay', async () => {
    const back = { send: { type: 'order.change', order: given.order } };
    const intent = { settle: 'createIntent', ...given.cardIntent };
    const run = await start([...given.readyScript, changeOrder, pay, back, given.afterPause, intent]);
    expect([run.state, callsOf(run, 'confirmCard')]).toEqual(['ready', []]);
  });

  test('control: the invariant notices a machine that pays for the changed order', async () => {
    const hasty = paymentMachine.provide({
      actions: {
        takeOrder: assign(({ context: { order }, event }) =>
          event.type === 'order.change' ? { order: event.order } : { order },
        ),
      },
    });
    const dearest = { send: { type: 'order.change', order: given.dearestOrder } };
    const intent = { settle: 'createIntent', ...given.cardIntent };
    const script = [...given.readyScript, changeOrder, pay, dearest, given.afterPause, intent];
    const breaches = async (machine: typeof paymentMachine) =>
      paymentInvariants['pays the order that Pay was pressed for'](
        (await replay(machine, script, { input })).log,
        'fresh',
      );
    expect(await breaches(hasty)).not.toEqual([]);
    expect(await breaches(paymentMachine)).toEqual([]);
  });

  test.each([
    ['another price', given.repriced],
    ['no answer', given.serverFault],
    ['a refused session', given.unauthorized],
  ])('waits for another Pay if Pay in the pause led to %s', async (_, answer) => {
    const run = await start([...given.readyScript, changeOrder, pay, { settle: 'createIntent', ...answer }]);
    expect(context(run).isPayPressed).toBe(false);
    await run.take({ send: { type: 'retry' } });
    if (run.state === 'creatingIntent') await run.take({ settle: 'createIntent', ...given.cardIntent });
    expect(callsOf(run, 'confirmCard')).toEqual([]);
  });

  test('an equal order creates no new intent', async () => {
    const run = await start([...given.readyScript, { send: { type: 'order.change', order: { ...given.order } } }]);
    expect([run.state, callsOf(run, 'createIntent').length]).toEqual(['ready', 1]);
  });

  test('an order that changes before the configuration arrives is the one that is priced', async () => {
    const run = await start([changeOrder, given.configured]);
    expect(callsOf(run, 'createIntent').map((call) => call.input)).toEqual([given.dearerOrder]);
  });

  test('an order that changes before Pay is repriced, and the intent of the old one is dropped', async () => {
    const run = await start([...given.readyScript, changeOrder]);
    expect([run.state, context(run).clientSecret]).toEqual(['pausing', null]);
    await run.take(given.afterPause);
    expect([run.state, context(run).paymentIntentId]).toEqual(['creatingIntent', null]);
    expect(callsOf(run, 'createIntent').map((call) => call.input)).toEqual([given.order, given.dearerOrder]);
  });

  test('an order that changes after a failure is priced after the pause, and the failure is no longer shown', async () => {
    const run = await start([given.configured, { settle: 'createIntent', ...given.serverFault }, changeOrder]);
    expect([run.state, context(run).message]).toEqual(['pausing', null]);
    await run.take(given.afterPause);
    expect(callsOf(run, 'createIntent').map((call) => call.input)).toEqual([given.order, given.dearerOrder]);
  });

  test('M5: shows the server’s own message when it refuses the amount, and offers to try again', async () => {
    const refusal = { reject: { status: 400, message: 'The amount does not match the price of this trek' } };
    const run = await start([given.configured, { settle: 'createIntent', ...refusal }]);
    expect([run.state, context(run).message]).toEqual(['initFailed', refusal.reject.message]);
    expect(notices(run)).toEqual([{ kind: 'error', text: { code: 'initializeFailed' } }]);
    await run.take({ send: { type: 'retry' } });
    expect([run.state, context(run).message]).toEqual(['creatingIntent', null]);
  });

  test('M6: carries trek, amount, group and customer, and no booking id', async () => {
    const run = await start([given.configured]);
    expect(Object.keys(callsOf(run, 'createIntent')[0]?.input as object).sort()).toEqual(
      ['amountUsd', 'customerEmail', 'customerName', 'travelers', 'trekId'].sort(),
    );
  });

  test('M5: knows an order that the backend refuses as it is, and announces no failure', async () => {
    const run = await start([given.configured, { settle: 'createIntent', ...given.repriced }]);
    expect(context(run).refusal).toEqual({ code: 'price-changed', perPersonUsd: 1290, totalUsd: 1290 });
    expect(notices(run)).toEqual([]);
    await run.take(changeOrder);
    expect([run.state, context(run).refusal]).toEqual(['pausing', null]);
  });

  test.each([
    [{ code: 'on-request' }, { code: 'on-request' }],
    [{ code: 'unconfirmed' }, { code: 'unconfirmed' }],
    [{ code: 'price-changed', totalAmount: '1,290' }, null],
    [
      { code: 'price-changed', totalAmount: 1290 },
      { code: 'price-changed', perPersonUsd: null, totalUsd: 1290 },
    ],
    [{ code: 'sold-out' }, null],
    [undefined, null],
  ])('reads %j as the refusal %j', async (data, refusal) => {
    const reject = { status: 400, message: 'No', data };
    const run = await start([given.configured, { settle: 'createIntent', reject }]);
    expect(context(run).refusal).toEqual(refusal);
  });

  test.each([
    ['Sold out', 'Sold out'],
    [{ error: 'Sold out' }, 'Sold out'],
    ['Trek with ID 99 not found', { code: 'trekUnavailable' }],
    [{ error: 'invalid input syntax for type integer: "abc"' }, { code: 'trekIdMalformed' }],
    [undefined, { code: 'invalidParameters' }],
  ])('uses the body %j of a 400 as the server’s message', async (data, message) => {
    const reject = new ApiError(errorBodyMessage(data), { status: 400, data });
    const run = await start([given.configured, { settle: 'createIntent', reject }]);
    expect(context(run).message).toEqual(message);
  });

  test('reports a network error, not a status, without an answer', async () => {
    const offline = { reject: { status: 500, failure: 'network', message: 'Network error.' } };
    const run = await start([given.configured, { settle: 'createIntent', ...offline }]);
    expect(context(run).message).toBe('Network error.');
  });

  test('a 401 asks to sign in again', async () => {
    const run = await start([given.configured, { settle: 'createIntent', ...given.unauthorized }]);
    expect([run.state, context(run).message]).toEqual(['authenticationRequired', { code: 'authenticationFailed' }]);
  });

  test('accepts an order that changes while the visitor has to sign in', async () => {
    const run = await start([given.configured, { settle: 'createIntent', ...given.unauthorized }, changeOrder]);
    expect([run.state, context(run).order]).toEqual(['authenticationRequired', given.dearerOrder]);
  });

  test('is not opened if a reload would forget it, and the visitor sees why (S1)', async () => {
    const run = await start([given.configured, { settle: 'createIntent', ...given.blocked }]);
    expect([run.state, context(run).message]).toEqual(['initFailed', 'Cookies are off']);
    expect(notices(run)).toEqual([{ kind: 'error', text: 'Cookies are off' }]);
  });

  test('shows that it is still loading when the visitor presses Pay', async () => {
    const run = await start([pay, given.configured, pay]);
    expect([run.state, callsOf(run, 'confirmCard')]).toEqual(['creatingIntent', []]);
    const notReady = { kind: 'error', text: { code: 'notReady' } };
    expect(notices(run)).toEqual([notReady, notReady]);
  });

  test('never belongs to another order, whichever of answer, change and payment comes first', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.boolean(), async (scheduler, isChangedTwice) => {
        const run = new MachineRun(paymentMachine, { input });
        await run.take(given.configured);
        const answer = (number: number) => async () => {
          if (callsOf(run, 'createIntent')[number - 1]?.status === 'settled') return;
          if (callsOf(run, 'createIntent').length < number) return;
          const resolve = { clientSecret: `secret_${number}`, paymentIntentId: `pi_${number}` };
          await run.take({ settle: 'createIntent', call: number, resolve });
        };
        const tasks: Array<() => Promise<void>> = [
          answer(1),
          answer(2),
          () => run.take(changeOrder),
          () => run.take(pay),
          () => run.take(given.afterPause),
        ];
        if (isChangedTwice)
          tasks.push(() => run.take({ send: { type: 'order.change', order: given.order } }), answer(3));
        for (const task of tasks) void scheduler.schedule(Promise.resolve()).then(task);
        await scheduler.waitIdle();
        await run.take(given.afterPause);
        await answer(callsOf(run, 'createIntent').length)();
        await run.take(pay);
        const [confirmed] = callsOf(run, 'confirmCard');
        const { clientSecret, order } = (confirmed?.input ?? {}) as { clientSecret: string; order: unknown };
        const number = Number(clientSecret.replace('secret_', ''));
        expect(callsOf(run, 'confirmCard')).toHaveLength(1);
        expect(callsOf(run, 'createIntent')[number - 1]?.input).toEqual(order);
      }),
    );
  });
});

describe('paying', () => {
  test('succeeds once, with one notice and the intent’s id', async () => {
    const run = await start([...given.recordingScript, { settle: 'settle', ...given.succeeded }]);
    expect(run.actor.getSnapshot()).toMatchObject({ status: 'done', output: { paymentIntentId: 'pi_1' } });
    expect(context(run).isOutcomePending).toBe(false);
    expect(notices(run)).toEqual([{ kind: 'success', text: { code: 'successful' } }]);
  });

  test('has the backend record the card’s charge by the payment’s id', async () => {
    const run = await start(given.recordingScript);
    expect([run.state, context(run).isOutcomePending]).toEqual(['recording', true]);
    expect(callsOf(run, 'settle').map((call) => call.input)).toEqual([{ paymentIntentId: 'pi_1' }]);
  });

  test('succeeds at once when the backend cannot record it, and after 2 s when it does not answer', async () => {
    const refused = await start([...given.recordingScript, { settle: 'settle', ...given.serverFault }]);
    expect([refused.state, refused.clock.pending]).toEqual(['succeeded', []]);
    const silent = await start([...given.recordingScript, { advance: 1999 }]);
    expect(silent.state).toBe('recording');
    await silent.take({ advance: 1 });
    expect(silent.state).toBe('succeeded');
    for (const run of [refused, silent]) {
      expect(notices(run)).toEqual([{ kind: 'success', text: { code: 'successful' } }]);
    }
  });

  test('a second click confirms nothing', async () => {
    const run = await start([...given.readyScript, pay, pay, pay]);
    expect(callsOf(run, 'confirmCard')).toHaveLength(1);
  });

  test('a decline goes back to the same intent if it can be used again', async () => {
    const run = await start([...given.readyScript, pay, { settle: 'confirmCard', ...given.softDecline }]);
    expect([run.state, context(run).message, context(run).paymentIntentId]).toEqual([
      'ready',
      'Your card was declined.',
      'pi_1',
    ]);
    await run.take(pay);
    expect(callsOf(run, 'confirmCard')).toHaveLength(2);
  });

  test('a decline that invalidates the intent creates another one', async () => {
    const run = await start([...given.readyScript, pay, { settle: 'confirmCard', ...given.hardDecline }]);
    expect([run.state, context(run).paymentIntentId, callsOf(run, 'createIntent').length]).toEqual([
      'creatingIntent',
      null,
      2,
    ]);
  });

  test.each([
    [
      'simulating.delaying',
      [...given.readyScript.slice(0, 1), { settle: 'createIntent', ...given.simulatedIntent }, pay],
    ],
    ['confirming', [...given.readyScript, pay]],
    ['recording', given.recordingScript],
    ['polling.waiting', [...given.pollingScript, { settle: 'checkStatus', ...given.processing }]],
    ['polling.checking', given.pollingScript],
  ])('is busy while %s, and accepts neither an order nor a payment', async (state, script) => {
    const run = await start(script);
    const before = run.picture;
    for (const step of [pay, changeOrder, { send: { type: 'retry' } }]) await run.take(step);
    expect([run.state, run.actor.getSnapshot().hasTag('busy'), run.picture]).toEqual([state, true, before]);
  });
});

describe('M2: an unknown outcome', () => {
  test.each([
    ['no answer', given.serverFault],
    ['an answer that is not certain', given.unknownOutcome],
  ])('%s is polled, never paid again', async (_, outcome) => {
    const run = await start([...given.readyScript, pay, { settle: 'confirmCard', ...outcome }, pay, changeOrder]);
    expect([run.state, context(run).isOutcomePending]).toEqual(['polling.waiting', true]);
  });

  test.each([
    [given.succeeded, 'succeeded', false],
    [given.failed, 'creatingIntent', false],
    [given.canceled, 'creatingIntent', false],
    [given.neverSubmitted, 'creatingIntent', false],
    [given.processing, 'polling.waiting', true],
  ])('%j leads to %s', async (answer, state, isOpen) => {
    const run = await start([...given.pollingScript, { settle: 'checkStatus', ...answer }]);
    expect([run.state, context(run).isOutcomePending]).toEqual([state, isOpen]);
  });

  test('reports a failure once it is known, and drops an intent that an earlier decline had left usable', async () => {
    const softlyDeclined = [...given.readyScript, pay, { settle: 'confirmCard', ...given.softDecline }];
    const polled = [pay, { settle: 'confirmCard', ...given.unknownOutcome }, { advance: 2000 }];
    const run = await start([...softlyDeclined, ...polled, { settle: 'checkStatus', ...given.failed }]);
    expect([run.state, context(run).paymentIntentId]).toEqual(['creatingIntent', null]);
    expect(notices(run).at(-1)).toEqual({ kind: 'error', text: { code: 'failedOrCanceled' } });
  });
});

describe('a card that is being confirmed', () => {
  test('times out after 10 minutes, then its outcome is unknown and is polled', async () => {
    const run = await start([...given.readyScript, pay, { advance: 599_999 }]);
    expect(run.state).toBe('confirming');
    await run.take({ advance: 1 });
    expect([run.state, context(run).isOutcomePending]).toEqual(['polling.waiting', true]);
    await run.take({ settle: 'confirmCard', ...given.succeeded });
    expect(run.state).toBe('polling.waiting');
  });
});

describe('M3: polling', () => {
  test('checks 2 s after the previous answer, not a millisecond earlier, and five times at most', async () => {
    const run = await start(given.pollingScript.slice(0, -1));
    for (let check = 1; check <= 5; check += 1) {
      await run.take({ advance: 1999 });
      expect(callsOf(run, 'checkStatus')).toHaveLength(check - 1);
      await run.take({ advance: 1 });
      expect(callsOf(run, 'checkStatus')).toHaveLength(check);
      // However long an answer takes, the next wait begins with it.
      await run.take({ advance: 30_000 });
      expect(callsOf(run, 'checkStatus')).toHaveLength(check);
      await run.take({ settle: 'checkStatus', ...given.processing });
    }
    expect([run.state, run.clock.pending]).toEqual(['stillProcessing', []]);
    expect(context(run).message).toEqual({ code: 'stillProcessing' });
    expect(notices(run)).toEqual([{ kind: 'info', text: { code: 'stillProcessing' } }]);
    expect(context(run).isOutcomePending).toBe(true);
  });

  const keepAsking = Array.from({ length: 5 }, () => [
    { settle: 'checkStatus', ...given.processing },
    { advance: 2000 },
  ]).flat();

  test('P8: no run breaks an invariant, however long the outcome stays unknown', async () => {
    const run = await start([...given.pollingScript, ...keepAsking.slice(0, -1), { advance: 60_000 }]);
    for (const findBreaches of Object.values(paymentInvariants)) expect(findBreaches(run.log, 'fresh')).toEqual([]);
  });

  test('P8 control: the invariant notices a machine that keeps polling', async () => {
    const endless = paymentMachine.provide({ guards: { isLastPoll: () => false } });
    const run = await replay(endless, [...given.pollingScript, ...keepAsking], { input });
    expect(paymentInvariants['polls at most five times'](run.log, 'fresh')).not.toEqual([]);
  });

  test('counts the checks of each simulated payment separately', async () => {
    const settling = [pay, { settle: 'settle', ...given.unreachable }, { advance: 2000 }];
    const once = [{ settle: 'createIntent', ...given.simulatedIntent }, ...settling];
    const declined = [...once, ...keepAsking.slice(0, 8), { settle: 'checkStatus', ...given.failed }];
    const run = await start([given.configured, ...declined, ...once]);
    expect(context(run).polls).toBe(1);
    for (const findBreaches of Object.values(paymentInvariants)) expect(findBreaches(run.log, 'fresh')).toEqual([]);
  });

  test('P8 control: the invariant notices a machine that asks again before it was answered', async () => {
    const impatient = plantFault(paymentMachine, ({ polling }) => {
      const { waiting, checking } = (polling?.states ?? {}) as Record<string, object>;
      return {
        polling: { ...polling, states: { waiting, checking: { ...checking, after: { pollInterval: 'waiting' } } } },
      };
    });
    const run = await replay(impatient, [...given.pollingScript, { advance: 2000 }, { advance: 2000 }], { input });
    expect(paymentInvariants['polls one at a time'](run.log, 'fresh')).not.toEqual([]);
  });

  test('a failed check counts and shows an error', async () => {
    const run = await start(given.pollingScript);
    for (let check = 1; check <= 5; check += 1) {
      await run.take({ settle: 'checkStatus', ...given.serverFault });
      if (check < 5) await run.take({ advance: 2000 });
    }
    expect(run.state).toBe('stillProcessing');
    expect(notices(run)).toEqual([
      ...Array.from({ length: 5 }, () => ({ kind: 'error', text: { code: 'statusFailed' } })),
      { kind: 'info', text: { code: 'stillProcessing' } },
    ]);
  });

  test('a 401 asks to sign in, with the outcome still open', async () => {
    const run = await start([...given.pollingScript, { settle: 'checkStatus', ...given.unauthorized }]);
    expect(run.state).toBe('authenticationRequired');
    expect(context(run)).toMatchObject({
      isOutcomePending: true,
      paymentIntentId: 'pi_1',
      message: { code: 'authenticationFailed' },
    });
  });

  test('a reload asks for the payment in flight at once instead of starting another', async () => {
    const resumed = { order: given.order, pendingIntentId: 'pi_old' };
    const run = await replay(paymentMachine, [given.configured], { input: resumed });
    expect(run.state).toBe('polling.checking');
    expect(run.actors.pending.map(({ actor, input }) => [actor, input])).toEqual([
      ['checkStatus', { paymentIntentId: 'pi_old' }],
    ]);
  });
});

describe('M4: a simulated payment', () => {
  const simulate = [given.configured, { settle: 'createIntent', ...given.simulatedIntent }, pay];

  test('succeeds 2 s after Pay if the backend has recorded it, not a millisecond earlier', async () => {
    const run = await start([...simulate, { settle: 'settle', ...given.succeeded }, { advance: 1999 }]);
    expect(run.state).toBe('simulating.delaying');
    await run.take({ advance: 1 });
    expect(run.state).toBe('succeeded');
  });

  test('succeeds with an answer that comes later than that, and not before it', async () => {
    const run = await start([...simulate, { advance: 9_000 }]);
    expect(run.state).toBe('simulating.settling');
    await run.take({ settle: 'settle', ...given.succeeded });
    expect(run.state).toBe('succeeded');
  });

  test('polls its outcome without an answer within 10 s', async () => {
    const run = await start([...simulate, { advance: 9_999 }]);
    expect(run.state).toBe('simulating.settling');
    await run.take({ advance: 1 });
    expect([run.state, context(run).isOutcomePending]).toEqual(['polling.waiting', true]);
  });

  test.each([
    ['that it does not know it', { reject: { status: 404, message: 'Payment not found' } }],
    ['500', given.serverFault],
    ['that it is still processing', given.processing],
    ['that no card was used', given.neverSubmitted],
    ['with nothing', { resolve: null }],
    ['nothing at all', given.unreachable],
  ])('P11: polls its outcome if the backend answers %s', async (_, answer) => {
    const run = await start([...simulate, { settle: 'settle', ...answer }]);
    expect([run.state, context(run).isOutcomePending]).toEqual(['polling.waiting', true]);
    await run.take({ advance: 2000 });
    await run.take({ settle: 'checkStatus', ...given.succeeded });
    expect(run.state).toBe('succeeded');
  });

  test('P11: asks the visitor to sign in when its settlement is answered 401, with the outcome still open', async () => {
    const run = await start([...simulate, { settle: 'settle', ...given.unauthorized }, { advance: 60_000 }]);
    expect(run.state).toBe('authenticationRequired');
    expect(context(run)).toMatchObject({
      isOutcomePending: true,
      paymentIntentId: 'mock_1',
      message: { code: 'authenticationFailed' },
    });
  });

  test('P11 control: the invariant notices a success by the clock alone', async () => {
    const byTheClock = paymentMachine.provide({ guards: { isSettled: () => true } });
    const run = await replay(byTheClock, [...simulate, { advance: 2000 }], { input });
    expect(
      paymentInvariants['succeeds only if the backend or the card network confirms it'](run.log, 'fresh'),
    ).not.toEqual([]);
  });

  test('is reported to the backend by its id', async () => {
    const run = await start(simulate);
    expect(callsOf(run, 'settle').map((call) => call.input)).toEqual([{ paymentIntentId: 'mock_1' }]);
  });

  test('is not accepted together with a live key', async () => {
    const run = await start([{ settle: 'loadConfig', ...given.liveKey }, ...simulate.slice(1)]);
    expect(run.state).toBe('confirming');
  });
});

describe('F2: a backend that asks to wait', () => {
  const waitFor = (seconds: number) => [
    { settle: 'checkStatus', reject: { status: 429, message: 'Later', retryAfterSeconds: seconds } },
  ];

  test.each([
    [7, 7_000],
    [1, 2_000],
    [3_600, 30_000],
  ])('is polled for %i s again after %i ms, not a millisecond sooner', async (seconds, waitMs) => {
    const run = await start([...given.pollingScript, ...waitFor(seconds), { advance: waitMs - 1 }]);
    expect(run.state).toBe('polling.waiting');
    await run.take({ advance: 1 });
    expect(run.state).toBe('polling.checking');
  });

  test('is polled two seconds after each answer', async () => {
    const answered = [{ advance: 7_000 }, { settle: 'checkStatus', ...given.processing }, { advance: 2_000 }];
    const run = await start([...given.pollingScript, ...waitFor(7), ...answered]);
    expect(run.state).toBe('polling.checking');
  });
});

test('an error of the card form itself is shown, and its outcome is requested', async () => {
  const run = await start([...given.readyScript, pay, { settle: 'confirmCard', ...given.serverFault }]);
  expect(run.state).toBe('polling.waiting');
  expect(notices(run)).toEqual([{ kind: 'error', text: { code: 'unexpected' } }]);
});

test.each([
  ['another tab has canceled', given.canceled],
  ['failed', given.failed],
])('M4: a simulated payment that %s does not succeed', async (_, answer) => {
  const simulated = [given.readyScript[0], { settle: 'createIntent', ...given.simulatedIntent }] as ScriptStep[];
  const run = await start([...simulated, pay, { settle: 'settle', ...answer }, { advance: 2000 }]);
  expect(run.state).toBe('creatingIntent');
  expect(notices(run)).toEqual([{ kind: 'error', text: { code: 'failedOrCanceled' } }]);
});

describeMachine(given.paymentModel, { invariants: paymentInvariants });
