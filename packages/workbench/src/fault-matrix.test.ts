import { expect, test, vi } from 'vitest';
import { failures } from './failures.ts';
import { faultMatrix } from './fault-matrix.ts';
import { workbenchMachine, workbenchMachines } from './machines/index.ts';
import type { WorkbenchMachine } from './workbench-machine.ts';

test.each(Object.values(workbenchMachines))(
  '$title says what the contract wants, however its calls fail',
  async (known) => {
    const cells = await faultMatrix(known);
    expect(cells.filter(({ isFulfilled }) => !isFulfilled)).toEqual([]);
  },
);

test('every call of a payment fails in every way', async () => {
  const cells = await faultMatrix(workbenchMachine('payment'));
  const calls = ['loadConfig', 'createIntent', 'confirmCard', 'settle', 'checkStatus'];
  expect([...new Set(cells.map(({ call }) => call))].sort()).toEqual(calls.sort());
  for (const fault of Object.keys(failures)) {
    expect(cells.filter((cell) => cell.fault === fault)).toHaveLength(calls.length);
  }
  expect(cells.find(({ call, fault }) => call === 'createIntent' && fault === '403 forbidden')).toMatchObject({
    state: 'initFailed',
    wanted: 'Payment request failed with status 403',
    isFulfilled: true,
  });
});

test('a call without an answer has a description', async () => {
  const cells = await faultMatrix(workbenchMachine('payment'));
  const offline = cells.find(({ call, fault }) => call === 'createIntent' && fault === 'offline');
  expect(offline?.texts).toContain('Network error. Please check your internet connection.');
});

test('control: a machine that is silent about a failure is reported', async () => {
  const known = workbenchMachine('payment');
  const silent: WorkbenchMachine = {
    ...known,
    machine: known.machine.provide({ actions: { fail: () => {} } as never }),
  };
  const broken = (await faultMatrix(silent)).filter(({ isFulfilled }) => !isFulfilled);
  expect(broken.map(({ fault }) => fault)).toContain('403 forbidden');
});

test('control: a machine that goes another way is reported', async () => {
  const known = workbenchMachine('session');
  const lasting: WorkbenchMachine = {
    ...known,
    machine: known.machine.provide({ guards: { isRejected: () => false } as never }),
  };
  const broken = (await faultMatrix(lasting)).filter(({ isFulfilled }) => !isFulfilled);
  expect(broken.map(({ fault }) => fault)).toEqual(['401 unauthorized', '403 forbidden']);
});

test('control: a text of the kit that is not the contract’s is reported', async () => {
  vi.resetModules();
  const file = '../../ui/src/sales/payment/payment.texts.ts';
  vi.doMock(file, async (original) => {
    const { paymentTexts, ...others } = await original<typeof import('../../ui/src/sales/payment/payment.texts.ts')>();
    const english = { ...paymentTexts.english, statusFailed: 'No answer.' };
    return { ...others, paymentTexts: { ...paymentTexts, english } };
  });
  try {
    const fresh = await import('./fault-matrix.ts');
    const broken = (await fresh.faultMatrix(workbenchMachine('payment'))).filter(({ isFulfilled }) => !isFulfilled);
    expect([...new Set(broken.map(({ call }) => call))]).toEqual(['checkStatus']);
    expect(broken[0]).toMatchObject({
      texts: ['No answer.'],
      wanted: 'Failed to check payment status. Please try again.',
    });
  } finally {
    vi.doUnmock(file);
    vi.resetModules();
  }
});
