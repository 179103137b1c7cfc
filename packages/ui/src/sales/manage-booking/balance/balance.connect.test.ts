import { describe, expect, test } from 'vitest';
import { replay, type ScriptStep } from '../../../testing/machines/index.ts';
import { connectBalance } from './balance.connect.ts';
import * as given from './balance.machine.test-cases.ts';
import { type BalanceEvent, balanceMachine } from './balance.machine.ts';

async function connected(script: readonly ScriptStep[]) {
  const { actor } = await replay(balanceMachine, script, { input: given.fresh });
  const sent: BalanceEvent[] = [];
  return { sent, ...connectBalance(actor.getSnapshot(), (event) => sent.push(event)) };
}

describe('the view of a balance payment', () => {
  test.each([
    ['before it is asked for', [], { isOpen: false, isClosable: true, isEditable: true, failure: null }],
    ['before paying', given.readyScript, { isOpen: true, isClosable: true, isEditable: true, failure: null }],
    ['while a payment is pending', given.confirmingScript, { isOpen: true, isClosable: false, isEditable: false }],
    ['once it is paid', given.paidScript, { isOpen: false, balanceUsd: 0 }],
    ['after the payment failed', [given.open, { settle: 'loadConfig', resolve: null }], { isOpen: true }],
  ])('%s', async (_, script, facts) => {
    expect(await connected(script)).toMatchObject(facts);
  });

  test('shows why a payment failed', async () => {
    expect((await connected([given.open, { settle: 'loadConfig', resolve: null }])).failure).toEqual(
      expect.any(String),
    );
  });

  test('has the amounts that may be paid', async () => {
    const { amountUsd, amountText, amountLimits } = await connected([given.open]);
    expect([amountUsd, amountText, amountLimits]).toEqual([3306, '3306', { minimum: 827, maximum: 3306 }]);
  });

  test('sends an event for each action', async () => {
    const { open, close, logIn, typeAmount, commitAmount, sent } = await connected([]);
    open();
    typeAmount('900');
    commitAmount();
    logIn();
    close();
    expect(sent.map(({ type }) => type)).toEqual(['open', 'amount.type', 'amount.commit', 'login', 'close']);
  });
});
