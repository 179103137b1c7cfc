import { expect, test } from 'vitest';
import { cardPlays } from './card-plays.ts';
import { workbenchMachine } from './machines/index.ts';
import { documentOf } from './script-document.ts';
import { WorkbenchSession } from './workbench-session.ts';

const payment = workbenchMachine('payment');

/** A payment whose card is being confirmed, and what the played network makes of it. */
async function play(name: string): Promise<WorkbenchSession> {
  const session = new WorkbenchSession(payment);
  await session.load(documentOf(payment, { script: payment.states.confirming?.script ?? [] }));
  await session.take(cardPlays[name] ?? []);
  return session;
}

test.each([
  ['success', 'recording', 0],
  ['declined', 'ready', 0],
  ['3-D Secure accepted', 'recording', 20_000],
  ['3-D Secure refused', 'polling.waiting', 20_000],
  ['answer dropped', 'polling.waiting', 0],
  ['slow', 'recording', 30_000],
])('the played network with “%s” leads to %s after %d ms', async (name, state, ms) => {
  const { recorded, message } = (await play(name)).moment();
  expect([recorded.run.state, recorded.run.clock.now(), message]).toEqual([state, ms, null]);
});

test('every play is tested', () => {
  expect(Object.keys(cardPlays)).toHaveLength(6);
});

test('steps that are taken together end at the first that can not be taken, with the reason', async () => {
  const session = await play('success');
  const { length } = session.moment();
  await session.take([...(cardPlays.success ?? []), { advance: 1 }]);
  expect(session.moment()).toMatchObject({ length, message: expect.stringContaining('"confirmCard" has no call') });
});
