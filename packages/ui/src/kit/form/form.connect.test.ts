import { expect, test, vi } from 'vitest';
import { connectForm } from './form.connect.ts';
import type { FormEvent } from './form.machine.ts';

const context = { values: { email: 'a@example.com' }, isAttempted: true, message: 'Away', status: 503 };

test.each([
  ['editing', { isSubmitting: false, isFailed: false, isSucceeded: false }],
  ['submitting', { isSubmitting: true, isFailed: false, isSucceeded: false }],
  ['failed', { isSubmitting: false, isFailed: true, isSucceeded: false }],
  ['succeeded', { isSubmitting: false, isFailed: false, isSucceeded: true }],
] as const)('a form reports that it is %s', (value, facts) => {
  expect(connectForm({ value, context }, () => {})).toMatchObject({ ...context, ...facts });
});

test.each<[string, (form: ReturnType<typeof connectForm>) => void, FormEvent]>([
  [
    'changed',
    (form) => form.change({ email: 'b@example.com' }),
    { type: 'change', values: { email: 'b@example.com' } },
  ],
  ['sent', (form) => form.submit(), { type: 'submit' }],
  ['begun again', (form) => form.reset({ email: '' }), { type: 'reset', values: { email: '' } }],
])('a form can be %s', (_, act, event) => {
  const send = vi.fn();
  act(connectForm({ value: 'editing', context }, send));
  expect(send.mock.calls).toEqual([[event]]);
});
