import { expect, test } from 'vitest';
import { memoryStorage } from '../../../provider/browser-ports.ts';
import { readStoredBalance, removeStoredBalance, writeStoredBalance } from './stored-balance.ts';

const saved = { amountUsd: 1000, pendingIntentId: 'pi_1', owedBeforeUsd: 3306 };

test('a payment of a balance is stored for its owner only, until its outcome is known', () => {
  const drafts = memoryStorage();
  writeStoredBalance(drafts, 45, 'maya', saved);
  expect(readStoredBalance(drafts, 45, 'maya')).toEqual(saved);
  expect(readStoredBalance(drafts, 45, 'pasang')).toBeNull();
  expect(readStoredBalance(drafts, 46, 'maya')).toBeNull();
  removeStoredBalance(drafts, 45);
  expect(readStoredBalance(drafts, 45, 'maya')).toBeNull();
});

test.each(['', '{', 'null', '{"version":0}', '{"version":1,"owner":"maya","saved":{"amountUsd":"all"}}'])(
  'an unreadable value is ignored: %j',
  (text) => {
    expect(readStoredBalance(memoryStorage({ 'balance.45': text }), 45, 'maya')).toBeNull();
  },
);
