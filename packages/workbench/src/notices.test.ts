import { expect, test } from 'vitest';
import { failures } from './failures.ts';
import { workbenchMachine } from './machines/index.ts';
import { noticesAt } from './notices.ts';
import { RecordedRun } from './recorded-run.ts';
import { documentOf } from './script-document.ts';
import { WorkbenchSession } from './workbench-session.ts';

test('a notice is listed exactly as long as the page would show it', async () => {
  const payment = workbenchMachine('payment');
  const session = new WorkbenchSession(payment);
  await session.load(documentOf(payment, { script: payment.states.creatingIntent?.script ?? [] }));
  const shown = () => {
    const { records, run } = session.moment().recorded;
    return noticesAt(records, run.clock.now(), 'payment');
  };
  expect(shown()).toEqual([]);
  await session.settle('createIntent', failures['500 server error']);
  expect(shown()).toEqual([{ kind: 'error', message: { code: 'initializeFailed' } }]);
  await session.advance(9999);
  expect(shown()).toHaveLength(1);
  await session.advance(1);
  expect(shown()).toEqual([]);
});

test('a notice of the start is shown, and so is what the start has cleared', () => {
  const { start, run } = new RecordedRun(workbenchMachine('googleCallback'), 'expired');
  expect(start).toMatchObject({ to: 'rejected', atMs: 0 });
  expect(start.effects).toContain('clearStorage');
  expect(noticesAt([start], run.clock.now(), 'googleCallback')).toEqual([
    { kind: 'error', message: { code: 'failed' } },
  ]);
});

test.each([
  ['search', [], [{ kind: 'error', message: { code: 'selectOneToast' } }]],
  ['search', ['criteria.change'], [{ kind: 'success', message: { code: 'found' } }]],
  ['form', [], []],
])('%s: submitting after %j shows the notices that the page shows', async (id, before, shown) => {
  const known = workbenchMachine(id);
  const session = new WorkbenchSession(known);
  for (const type of [...before, 'submit']) {
    const event = known.events.find((one) => one.type === type);
    await session.send({ type, ...Object.values(event?.samples ?? {})[0] });
  }
  const { records, run } = session.moment().recorded;
  expect(noticesAt(records, run.clock.now(), id)).toEqual(shown);
});
