import type { ScriptStep } from '@trek/ui/internal/testing/machines';
import { describe, expect, test } from 'vitest';
import { workbenchMachine, workbenchMachines } from './machines/index.ts';
import { childSnapshot } from './recorded-run.ts';
import { documentOf } from './script-document.ts';
import { findWay, otherStart } from './way-to.ts';
import { WorkbenchSession } from './workbench-session.ts';

const lasts = ({ script }: { script: readonly ScriptStep[] }) => script.some((step) => 'advance' in step);

describe.each(Object.values(workbenchMachines))('from the first start of $title', (known) => {
  const [first = ''] = Object.keys(known.inputs);
  test.each(Object.entries(known.states))(
    'the way to %s is found, or its other start is named',
    async (path, state) => {
      const goal = `${known.machine.id}.${path}`;
      const found = await findWay(known, { input: first, script: [] }, goal);
      const input = found.steps === null ? (otherStart(known, goal, first)?.input ?? '') : first;
      const way = found.steps === null ? await findWay(known, { input, script: [] }, goal) : found;
      const session = new WorkbenchSession(known);
      await session.load(documentOf(known, { input, script: way.steps ?? [] }));
      expect(session.moment().message).toBeNull();
      expect(session.moment().recorded.run.snapshot._nodes.map(({ id }) => id)).toContain(goal);
      // Time passes up to one timer in a step; a script may let it pass several.
      if ((state.input ?? first) === input && !lasts(state))
        expect(way.steps?.length).toBeLessThanOrEqual(state.script.length);
    },
  );
});

const payment = workbenchMachine('payment');
const booking = workbenchMachine('booking');

test('begins at the run as it is, and is taken back step by step', async () => {
  const session = new WorkbenchSession(payment);
  await session.load(documentOf(payment, payment.states.ready ?? { script: [] }));
  const { steps } = await findWay(payment, session.document, 'payment.recording');
  expect(steps).toEqual([{ send: { type: 'pay' } }, expect.objectContaining({ settle: 'confirmCard' })]);
  await session.take(steps ?? []);
  expect(session.moment().recorded.run.state).toBe('recording');
  await session.back();
  expect(session.moment().recorded.run.state).toBe('confirming');
});

test('leads through the events and calls of a child machine', async () => {
  const script = booking.states.payment?.script ?? [];
  const { steps } = await findWay(booking, { input: 'signedIn', script }, 'payment.confirming');
  const session = new WorkbenchSession(booking);
  await session.load(documentOf(booking, { input: 'signedIn', script: [...script, ...(steps ?? [])] }));
  expect(childSnapshot(session.moment().recorded.run.snapshot, 'payment')?.value).toBe('confirming');
});

test('has no steps where the run is in that state', async () => {
  expect(await findWay(payment, { input: 'fresh', script: [] }, 'payment.configuring')).toEqual({
    steps: [],
    isShortest: true,
  });
});

test('says so where no transitions lead there', async () => {
  const { script = [] } = payment.states.succeeded ?? {};
  expect(await findWay(payment, { input: 'fresh', script }, 'payment.ready')).toEqual({
    steps: null,
    reason: 'unreachable',
  });
});

test('says so where the guards allow no way', async () => {
  const session = workbenchMachine('session');
  expect(await findWay(session, { input: 'nothing', script: [] }, 'session.failed')).toEqual({
    steps: null,
    reason: 'tooFar',
  });
  expect(otherStart(session, 'session.failed', 'nothing')).toMatchObject({ input: 'nameless' });
});

test('lets the page answer while it searches', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  });
  await findWay(payment, { input: 'fresh', script: [] }, 'payment.stillProcessing');
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});
