import * as z from 'zod/mini';
import { passwordChangeMachine } from '../../../ui/src/account/profile/password-change.machine.ts';
import { passwordChangeFormSchema } from '../../../ui/src/account/sign-in/password/password.rules.ts';
import { failures } from '../failures.ts';
import { event, type WorkbenchMachine } from '../workbench-machine.ts';

const text = z.string();
const values = z.partial(z.strictObject({ oldPassword: text, newPassword: text, confirmPassword: text }));
const good = { values: { oldPassword: 'Old1pass', newPassword: 'New1pass', confirmPassword: 'New1pass' } };
const open = { send: { type: 'open' } };
const sent = [open, { send: { type: 'change', ...good } }, { send: { type: 'submit' } }];

export const passwordChange: WorkbenchMachine = {
  id: 'passwordChange',
  title: 'Password Change',
  machine: passwordChangeMachine.provide({
    guards: { isValid: ({ context }) => passwordChangeFormSchema().safeParse(context.values).success },
  }),
  source: {
    name: 'passwordChangeMachine',
    from: '@trek/ui/machines',
    expression: `passwordChangeMachine.provide({
    guards: { isValid: ({ context }) => passwordChangeFormSchema().safeParse(context.values).success },
  })`,
    also: { name: 'passwordChangeFormSchema', from: '@trek/ui/internal/sign-in/password-rules' },
  },
  inputs: { closed: undefined },
  events: [
    event('open'),
    event('close'),
    event('change', { values }, { good, 'passwords differ': { values: { confirmPassword: 'New2pass' } } }),
    event('submit'),
    event('retry'),
  ],
  outcomes: {
    changePassword: {
      success: { resolve: {} },
      'wrong password': { reject: { status: 400, message: 'Current password is wrong' } },
    },
  },
  states: {
    closed: { words: 'The dialog is closed, and no password is in memory.', sees: 'Change password', script: [] },
    'open.editing': {
      words: 'The visitor types the old and the new password.',
      sees: 'Current password',
      script: [open],
    },
    'open.submitting': {
      words: 'The new password is being stored; the dialog stays open.',
      sees: { role: 'button', name: 'Cancel', isDisabled: true },
      script: sent,
    },
    'open.failed': {
      words: 'The password was not changed. What was typed is still there.',
      sees: 'Please verify your current password and try again.',
      script: [...sent, { settle: 'changePassword', ...failures['500 server error'] }],
    },
    'open.succeeded': {
      words: 'The password is changed; the dialog closes after two seconds.',
      sees: 'Password changed successfully',
      demands: ['Password changed successfully'],
      script: [...sent, { settle: 'changePassword', resolve: {} }],
    },
  },
};
