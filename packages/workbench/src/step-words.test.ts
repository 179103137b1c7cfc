import { describe, expect, test } from 'vitest';
import { chartModel } from './chart-model.ts';
import { failures } from './failures.ts';
import { MACHINE_WORDS } from './machine-words.ts';
import { workbenchMachine, workbenchMachines } from './machines/index.ts';
import { noticeIn } from './notices.ts';
import { describeEffect, describeStep, describeTransition } from './step-words.ts';

const payment = workbenchMachine('payment');

describe.each(Object.values(workbenchMachines))('$title has words', (known) => {
  const words = MACHINE_WORDS[known.id];

  test('for every beginning, event and call, and for nothing else', () => {
    const named = (record: object | undefined) => Object.keys(record ?? {}).toSorted();
    expect(named(words?.starts)).toEqual(named(known.inputs));
    expect(named(words?.events)).toEqual(known.events.map(({ type }) => type).toSorted());
    expect(named(words?.calls)).toEqual(named(known.outcomes));
  });

  test('for every effect that is no notice', () => {
    const { actions } = known.machine.implementations;
    const effects = Object.entries(actions).flatMap(([name, action]) =>
      typeof action === 'function' && !('resolve' in action) && name !== 'notify' && !noticeIn(name, known.id)
        ? [name]
        : [],
    );
    expect(Object.keys(words?.effects ?? {}).toSorted()).toEqual(effects.toSorted());
  });

  test('for every transition, without a name of the code but its guards', () => {
    for (const { key } of chartModel(known.machine).edges) {
      expect(describeTransition(known, key), key).not.toMatch(/\[\d|always|done of|error of|snapshot of|xstate|^: /);
    }
  });
});

test.each([
  [{ send: { type: 'pay' } }, 'press Pay'],
  [
    { settle: 'checkStatus', ...failures['500 server error'] },
    'the check of the payment’s status fails with 500 server error',
  ],
  [
    { settle: 'loadConfig', ...payment.outcomes.loadConfig?.['test key'] },
    'reading the card network’s key succeeds with test key',
  ],
  [
    { settle: 'createIntent', call: 2, ...payment.outcomes.createIntent?.success },
    'preparing the payment, call 2, succeeds',
  ],
  [{ settle: 'checkStatus', resolve: { odd: 1 } }, 'the check of the payment’s status succeeds with {"odd":1}'],
  [
    { settle: 'checkStatus', call: 1, reject: { status: 502, message: 'Bad gateway', requestId: 'a1' } },
    'the check of the payment’s status, call 1, fails with 502 “Bad gateway”',
  ],
  [{ advance: 2000 }, '2,000 ms pass'],
  [{ fault: 'settle', as: failures.offline }, 'from now on recording the payment fails with offline'],
  [{ fault: 'settle', as: null }, 'recording the payment is answered by hand again'],
  [{ send: { type: 'order.change', ...payment.events[2]?.samples.dearer } }, 'the order changes: dearer'],
])('a step in words: %j', (step, words) => {
  expect(describeStep(payment, step as never)).toBe(words);
});

test('a step and an effect of a child have its words', () => {
  const booking = workbenchMachine('booking');
  expect(describeStep(booking, { send: { type: 'pay' }, to: 'payment' })).toBe('press Pay');
  expect(describeStep(booking, { settle: 'checkStatus', ...failures.timeout })).toBe(
    'the check of the payment’s status fails with timeout',
  );
  expect(describeEffect(booking, 'navigate {"destination":"login"}')).toBe('leads to another page: login');
});

test.each([
  [
    'payment.polling.waiting: after pollInterval → payment.polling.checking',
    'polling.waiting → polling.checking: after the poll interval',
  ],
  [
    'payment.configured: always[0] if isOutcomePending → payment.polling.checking',
    'configured → polling.checking: at once, as “is outcome pending”',
  ],
  ['payment.creatingIntent: pay if isPayPressed → stays', 'creatingIntent: press Pay, as “is pay pressed”'],
  [
    'payment.polling.checking: error of checkStatus[1] if isLastPoll → payment.stillProcessing',
    'polling.checking → stillProcessing: the check of the payment’s status has failed, as “is last poll”',
  ],
])('a transition in words: %s', (key, words) => {
  expect(describeTransition(payment, key)).toBe(words);
});
