import { describe, expect, test } from 'vitest';
import { replay, type ScriptStep } from '../../testing/machines/index.ts';
import { connectPayment } from './payment.connect.ts';
import * as given from './payment.machine.test-cases.ts';
import { type PaymentEvent, paymentMachine } from './payment.machine.ts';

async function connected(script: readonly ScriptStep[], send: (event: PaymentEvent) => void = () => {}) {
  const run = await replay(paymentMachine, script, { input: { order: given.order } });
  return connectPayment(run.actor.getSnapshot(), send);
}
const open = (outcome: object) => [given.configured, { settle: 'createIntent', ...outcome } as ScriptStep];
const pay = { send: { type: 'pay' } };

describe('the view of a payment', () => {
  test.each<[string, ScriptStep[], object]>([
    ['being prepared', [], { view: 'card', isOpened: false, isReady: false, publishableKey: null }],
    ['opened', open(given.cardIntent), { view: 'card', isReady: true, needsCard: true, isSimulated: false }],
    ['simulated', open(given.simulatedIntent), { view: 'card', isReady: true, needsCard: false, isSimulated: true }],
    [
      'changed',
      [...open(given.cardIntent), { send: { type: 'order.change', order: given.dearerOrder } }],
      { isReady: true, needsCard: true, isOpened: true },
    ],
    ['under way', [...open(given.cardIntent), pay], { isBusy: true, isConfirming: true, isReady: false }],
    ['refused for its bearer', open(given.unauthorized), { view: 'login' }],
    ['not opened', open(given.serverFault), { view: 'retry', reason: { code: 'failedWithStatus', facts: [500] } }],
  ])('payment %s', async (_, script, facts) => {
    expect(await connected(script)).toMatchObject(facts);
  });
});

test('each method sends one event', async () => {
  const sent: PaymentEvent[] = [];
  const payment = await connected([], (event) => sent.push(event));
  payment.pay();
  payment.retry();
  expect(sent).toEqual([{ type: 'pay' }, { type: 'retry' }]);
});
