import { describe, expect, test } from 'vitest';
import { type LogEntry, replay, type ScriptStep } from '../../../testing/machines/index.ts';
import { describeMachine } from '../../../testing/machines/machine-suite.test-cases.ts';
import { paymentInvariants } from '../../payment/payment.invariants.test-cases.ts';
import * as payment from '../../payment/payment.machine.test-cases.ts';
import * as given from './balance.machine.test-cases.ts';
import { type BalanceInput, balanceMachine } from './balance.machine.ts';

const start = (script: readonly ScriptStep[], input: BalanceInput = given.fresh) =>
  replay(balanceMachine, script, { input });
type Run = Awaited<ReturnType<typeof start>>;
const context = (run: Run) => run.actor.getSnapshot().context;
const inputsOf = (run: Run, actor: string) =>
  run.actors.calls.flatMap((call) => (call.actor === actor ? [call.input] : []));
const acts = (run: Run, name: string) =>
  run.log.filter((entry) => entry.kind === 'action' && entry.machine === 'balance' && entry.name === name);
const change = (booking: object) => given.send('booking.change', { booking });

describe('the amount', () => {
  test('is the whole balance, for this booking', async () => {
    const run = await start(given.readyScript);
    expect(inputsOf(run, 'createIntent')).toEqual([
      {
        bookingId: 45,
        trekId: 12,
        amountUsd: 3306,
        travelers: 3,
        customerName: 'Maya Gurung',
        customerEmail: 'maya@example.com',
      },
    ]);
  });

  test('is the offered one at first, where there is one', async () => {
    const run = await start(given.readyScript, { ...given.fresh, booking: { ...given.fresh.booking, offerUsd: 827 } });
    expect(inputsOf(run, 'createIntent')).toMatchObject([{ amountUsd: 827 }]);
  });

  test.each([
    ['1,000', 1000],
    ['$ 827', 827],
    ['3306', 3306],
  ])('can be a part: %s', async (text, amountUsd) => {
    const run = await start([...given.readyScript, given.type(text), given.commit, payment.afterPause]);
    expect([context(run).amountUsd, context(run).refusedAmount]).toEqual([amountUsd, null]);
    // An order that has not changed is not prepared again.
    expect(inputsOf(run, 'createIntent').at(-1)).toMatchObject({ amountUsd });
  });

  test.each(['826', '3307', '0', '-5', 'a lot', ''])(
    'refuses an invalid value and keeps the valid one: %j',
    async (text) => {
      const run = await start([...given.readyScript, given.type(text), given.commit]);
      expect(context(run)).toMatchObject({ amountUsd: 3306, amountText: '3306', refusedAmount: text });
      expect(inputsOf(run, 'createIntent')).toHaveLength(1);
      await run.take(given.type('900'));
      expect(context(run).refusedAmount).toBeNull();
    },
  );

  test('can’t be changed while a payment is pending, nor the dialog closed', async () => {
    const run = await start(given.confirmingScript);
    const before = context(run);
    for (const step of [given.type('900'), given.commit, given.close, given.open, given.send('login')])
      await run.take(step);
    expect([run.state, context(run)]).toEqual(['paying', before]);
  });
});

describe('a payment that is made', () => {
  test('is counted at once, reported once, and closes the dialog', async () => {
    const run = await start([
      ...given.readyScript,
      given.type('1000'),
      given.commit,
      payment.afterPause,
      { settle: 'createIntent', ...payment.cardIntent },
      given.pay,
      { settle: 'confirmCard', ...payment.succeeded },
      { settle: 'settle', ...payment.succeeded },
    ]);
    expect([run.state, context(run).balanceUsd, context(run).pendingIntentId]).toEqual(['closed', 2306, null]);
    expect(acts(run, 'onPaid')).toHaveLength(1);
    await run.take(given.open);
    expect(context(run).amountUsd).toBe(2306);
  });

  test('leaves no balance when it covers the whole amount due', async () => {
    const run = await start([...given.paidScript, given.open]);
    expect([run.state, context(run).balanceUsd]).toEqual(['closed', 0]);
  });

  test('P14: is not counted twice where the backend has counted it before its outcome was known', async () => {
    const run = await start([change(given.lessOwed), { settle: 'loadConfig', ...payment.testKey }], {
      ...given.resumed,
      saved: { amountUsd: 2306, pendingIntentId: 'pi_old', owedBeforeUsd: 3306 },
    });
    await run.take({ settle: 'checkStatus', ...payment.succeeded });
    expect([run.state, context(run).balanceUsd]).toEqual(['closed', 1000]);
  });
});

describe('a payment whose outcome is not known', () => {
  test('P14: is checked after a reload before anything else can be paid', async () => {
    const run = await start([{ settle: 'loadConfig', ...payment.testKey }], given.resumed);
    expect([run.state, run.actors.calls.map(({ actor }) => actor)]).toEqual(['paying', ['loadConfig', 'checkStatus']]);
    await run.take({ settle: 'checkStatus', ...payment.succeeded });
    expect([run.state, context(run).balanceUsd]).toEqual(['closed', 2306]);
  });

  test('is checked again when the dialog is closed and opened, and its amount stays', async () => {
    const processing = { settle: 'checkStatus', ...payment.processing };
    const polls = Array.from({ length: 5 }, () => [{ advance: 2000 }, processing]).flat();
    const unknown = [...given.confirmingScript, { settle: 'confirmCard', ...payment.unknownOutcome }, ...polls];
    const run = await start([...unknown, given.close, given.open, { settle: 'loadConfig', ...payment.testKey }]);
    expect(run.actors.calls.at(-1)).toMatchObject({ actor: 'checkStatus', input: { paymentIntentId: 'pi_1' } });
    expect(inputsOf(run, 'createIntent')).toHaveLength(1);
  });
});

describe('another balance', () => {
  test('makes another payment, never of more than is owed', async () => {
    const run = await start([...given.readyScript, change(given.lessOwed), payment.afterPause]);
    expect(inputsOf(run, 'createIntent').at(-1)).toMatchObject({ amountUsd: 1000 });
  });

  test('closes the dialog when no amount is due, since it was paid elsewhere', async () => {
    const run = await start([...given.readyScript, change(given.allPaid)]);
    expect([run.state, run.actors.pending]).toEqual(['closed', []]);
  });

  test('keeps the amount of a pending payment', async () => {
    const run = await start([...given.confirmingScript, change(given.allPaid)]);
    expect([run.state, context(run).amountUsd]).toEqual(['paying', 3306]);
  });
});

/** More than was owed when the dialog opened is never asked for. */
function staysWithinWhatIsOwed(log: readonly LogEntry[]): string[] {
  return log.flatMap((entry) =>
    entry.kind === 'call' && entry.actor === 'createIntent' && (entry.input as { amountUsd: number }).amountUsd > 3306
      ? ['more was asked for than was owed']
      : [],
  );
}

describeMachine(given.balanceModel, {
  invariants: { ...paymentInvariants, 'asks for no more than is owed': staysWithinWhatIsOwed },
  edgeInvariants: {
    'nothing is under way while the dialog is closed': ({ state, context: after }) =>
      state !== 'closed' || !(after as { isPaymentBusy: boolean }).isPaymentBusy,
  },
});
