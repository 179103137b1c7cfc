import { describe, expect, test } from 'vitest';
import { replay, type ScriptStep } from '../../testing/machines/index.ts';
import { connectPasswordChange } from './password-change.connect.ts';
import { type PasswordChangeEvent, passwordChangeMachine } from './password-change.machine.ts';

const machine = passwordChangeMachine.provide({
  guards: { isValid: ({ context }) => context.values.oldPassword !== '' },
});

async function connected(script: readonly ScriptStep[], send: (event: PasswordChangeEvent) => void = () => {}) {
  const run = await replay(machine, script, { input: undefined as never });
  return connectPasswordChange(run.actor.getSnapshot(), send);
}
const open = { send: { type: 'open' } };
const submit = { send: { type: 'submit' } };
const values = { oldPassword: 'Kora-108', newPassword: 'Kora-1008', confirmPassword: 'Kora-1008' };
const sent = [open, { send: { type: 'change', values } }, submit];

describe('the view of a password change', () => {
  test.each<[string, ScriptStep[], object]>([
    ['closed', [], { isOpen: false, step: 'form', errors: {} }],
    ['typed', [open], { isOpen: true, step: 'form', errors: {} }],
    ['refused', [open, submit], { errors: { oldPassword: 'Current password is required' } }],
    ['sent', sent, { isSubmitting: true, values }],
    ['failed', [...sent, { settle: 'changePassword', reject: new Error('no') }], { step: 'failed', isOpen: true }],
    ['done', [...sent, { settle: 'changePassword', resolve: {} }], { step: 'succeeded', isOpen: true }],
  ])('change %s', async (_, script, facts) => {
    expect(await connected(script)).toMatchObject(facts);
  });
});

test('each method sends one event', async () => {
  const events: PasswordChangeEvent[] = [];
  const change = await connected([], (event) => events.push(event));
  change.open();
  change.change({ oldPassword: 'Kora-108' });
  change.submit();
  change.retry();
  change.close();
  expect(events).toEqual([
    { type: 'open' },
    { type: 'change', values: { oldPassword: 'Kora-108' } },
    { type: 'submit' },
    { type: 'retry' },
    { type: 'close' },
  ]);
});
