import { describe, expect, test } from 'vitest';
import { type LogEntry, replay, type ScriptStep } from '../../../testing/machines/index.ts';
import { describeMachine } from '../../../testing/machines/machine-suite.test-cases.ts';
import * as given from './cancellation.machine.test-cases.ts';
import { type CancelableBooking, cancellationMachine } from './cancellation.machine.ts';

const start = (script: readonly ScriptStep[], booking: CancelableBooking = given.booking) =>
  replay(cancellationMachine, script, { input: { booking } });
type Run = Awaited<ReturnType<typeof start>>;
const context = (run: Run) => run.actor.getSnapshot().context;
const settle = (outcome: object) => ({ settle: 'cancel', ...outcome }) as ScriptStep;
const acts = (run: Run) => run.log.flatMap((entry) => (entry.kind === 'action' ? [entry.name] : []));

describe('the refund by the terms', () => {
  test.each([
    ['long before', given.open, { retained: 'deposit', retainedUsd: 827, refundUsd: 3306 }],
    ['eleven days before', given.openLate, { retained: 'all', retainedUsd: 4133, refundUsd: 0 }],
  ])('is shown before anything is sent, as it is that day: %s', async (_, open, terms) => {
    const run = await start([open]);
    expect([run.state, context(run).terms, run.actors.calls]).toEqual(['reviewing', terms, []]);
  });

  test('is empty without a payment', async () => {
    const run = await start([given.open], given.unpaid);
    expect(context(run).terms).toMatchObject({ retainedUsd: 0, refundUsd: 0 });
  });

  test('is read again each time', async () => {
    const run = await start([given.open, given.close, given.openLate]);
    expect(context(run).terms?.refundUsd).toBe(0);
  });
});

describe('sending a cancellation', () => {
  test('happens once, however often it is pressed, and the dialog can’t be closed meanwhile', async () => {
    const run = await start([given.open, given.confirm, given.confirm, given.close, given.confirm]);
    expect([run.state, run.actors.calls.map(({ input }) => input)]).toEqual(['sending', [{ bookingId: 45 }]]);
  });

  test.each([
    ['cancelled at once', given.cancelled],
    ['requested from the office', given.requested],
  ])('ends as the backend decides: %s', async (_, outcome) => {
    const run = await start([given.open, given.confirm, settle(outcome)]);
    expect([run.state, context(run).answer]).toEqual(['answered', outcome.resolve]);
    expect(acts(run).filter((name) => name === 'onAnswered')).toHaveLength(1);
  });

  test('reports why it failed, and can be repeated or abandoned', async () => {
    const run = await start([given.open, given.confirm, settle(given.refused)]);
    expect([run.state, context(run).message]).toEqual(['failed', 'A payment for this booking is being processed.']);
    await run.take(given.confirm);
    expect([run.state, context(run).message]).toEqual(['sending', null]);
    await run.take(settle(given.refused));
    await run.take(given.close);
    expect(run.state).toBe('closed');
  });

  test('by a visitor whom the backend no longer knows ends the session', async () => {
    const run = await start([given.open, given.confirm, settle(given.unauthorized)]);
    expect([run.state, acts(run).includes('rejectSession')]).toEqual(['closed', true]);
  });
});

function sendsOnceAtATime(log: readonly LogEntry[]): string[] {
  let isOpen = false;
  return log.flatMap((entry) => {
    const isSecond = entry.kind === 'call' && isOpen;
    if (entry.kind === 'call') isOpen = true;
    if (entry.kind === 'settled') isOpen = false;
    return isSecond ? ['a cancellation was sent twice at once'] : [];
  });
}

describeMachine(given.cancellationModel, {
  invariants: { 'sends one request at a time': sendsOnceAtATime },
  edgeInvariants: {
    'a message is shown exactly if it failed': ({ state, context: after }) =>
      (state === 'failed') === ((after as { message: string | null }).message !== null) || state === 'closed',
    'nothing is sent before the terms were shown': ({ state, context: after }) =>
      state === 'closed' || (after as { terms: object | null }).terms !== null,
  },
});
