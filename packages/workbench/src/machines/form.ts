import * as z from 'zod/mini';
import { formMachine } from '../../../ui/src/kit/form/form.machine.ts';
import { failures } from '../failures.ts';
import { event, type WorkbenchMachine } from '../workbench-machine.ts';

const values = z.record(z.string(), z.union([z.string(), z.boolean()]));
const empty = { email: '', message: 'Namaste' };
const filled = { values: { email: 'maya@example.com' } };
const submitted = [{ send: { type: 'change', ...filled } }, { send: { type: 'submit' } }];

export const form: WorkbenchMachine = {
  id: 'form',
  title: 'Form',
  machine: formMachine.provide({ guards: { isValid: ({ context }) => context.values.email !== '' } }),
  source: {
    name: 'formMachine',
    from: '@trek/ui/machines',
    expression: "formMachine.provide({ guards: { isValid: ({ context }) => context.values.email !== '' } })",
  },
  inputs: { empty: { values: empty } },
  events: [
    event('change', { values }, { 'an address': filled, 'no address': { values: { email: '' } } }),
    event('submit'),
    event('reset', { values }, { empty: { values: empty } }),
  ],
  outcomes: {
    submit: {
      success: { resolve: { id: 1 } },
      'already registered': { reject: { status: 409, message: 'Already registered' } },
    },
  },
  states: {
    editing: { words: 'The visitor fills in the form.', sees: 'Send message', script: [] },
    submitting: {
      words: 'The form is being sent.',
      sees: { role: 'button', name: 'Send message', isDisabled: true },
      script: submitted,
    },
    failed: {
      words: 'Sending failed. What was typed is still there.',
      sees: 'Internal server error',
      script: [...submitted, { settle: 'submit', ...failures['500 server error'] }],
    },
    succeeded: {
      words: 'The form has been sent.',
      sees: 'Message sent successfully!',
      script: [...submitted, { settle: 'submit', resolve: { id: 1 } }],
    },
  },
};
