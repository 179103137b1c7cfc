import { expect, test } from 'vitest';
import { failures } from './failures.ts';
import { workbenchMachine } from './machines/index.ts';
import { noticesAt } from './notices.ts';
import { documentOf } from './script-document.ts';
import { WorkbenchSession } from './workbench-session.ts';

test('a notice is listed exactly as long as the page would show it', async () => {
  const payment = workbenchMachine('payment');
  const session = new WorkbenchSession(payment);
  await session.load(documentOf(payment, { script: payment.states.creatingIntent?.script ?? [] }));
  const shown = () => {
    const { records, run } = session.moment().recorded;
    return noticesAt(records, run.clock.now());
  };
  expect(shown()).toEqual([]);
  await session.settle('createIntent', failures['500 server error']);
  expect(shown()).toEqual([{ kind: 'error', message: { code: 'initializeFailed' } }]);
  await session.advance(9999);
  expect(shown()).toHaveLength(1);
  await session.advance(1);
  expect(shown()).toEqual([]);
});
