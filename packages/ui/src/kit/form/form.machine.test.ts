import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ExplorationModel, type LogEntry, replay, type ScriptStep } from '../../testing/machines/index.ts';
import { describeMachine } from '../../testing/machines/machine-suite.test-cases.ts';
import { type FormContext, formMachine } from './form.machine.ts';

const machine = formMachine.provide({ guards: { isValid: ({ context }) => context.values.email !== '' } });
const empty = { email: '', message: 'Namaste' };
const model: ExplorationModel<typeof formMachine> = {
  machine,
  inputs: { empty: { values: empty } },
  events: [
    { type: 'change', values: { email: 'maya@example.com' } },
    { type: 'change', values: { email: '' } },
    { type: 'submit' },
    { type: 'reset', values: empty },
  ],
  outcomes: {
    submit: [{ resolve: { id: 1 } }, { reject: { status: 409, message: 'Already registered' } }, { reject: null }],
  },
  distinguish: ({ actor }) => actor.getSnapshot().context,
};

/** The input is sent as typed, once per submission, and never while an answer is awaited. */
function sendsOnceAtATime(log: readonly LogEntry[]): string[] {
  let isOpen = false;
  const breaches: string[] = [];
  for (const entry of log) {
    const isReset = entry.kind === 'step' && 'send' in entry.step && entry.step.send.type === 'reset';
    if (entry.kind === 'settled' || isReset) isOpen = false;
    if (entry.kind !== 'call') continue;
    if (isOpen) breaches.push('a form was sent twice at once');
    if ((entry.input as { values: typeof empty }).values.email === '') breaches.push('an invalid form was sent');
    isOpen = true;
  }
  return breaches;
}

const start = (script: readonly ScriptStep[]) => replay(machine, script, { input: { values: empty } });
type Run = Awaited<ReturnType<typeof start>>;
const context = (run: Run) => run.actor.getSnapshot().context;
const effects = (run: Run) => run.log.flatMap((entry) => (entry.kind === 'action' ? [entry.name] : []));
const submit = { send: { type: 'submit' } };
const fill = { send: { type: 'change', values: { email: 'maya@example.com' } } };
const reset = { send: { type: 'reset', values: empty } };
const fails = { settle: 'submit', reject: { status: 409, message: 'Already registered' } };

test('an invalid form is refused, and shows its errors from then on', async () => {
  const run = await start([submit]);
  expect([run.state, context(run).isAttempted, effects(run)]).toEqual(['editing', true, ['onRefused']]);
});

test('input survives a failure, with its reason and status', async () => {
  const run = await start([fill, submit, fails]);
  expect(run.state).toBe('failed');
  expect(context(run)).toMatchObject({
    message: 'Already registered',
    status: 409,
    values: { email: 'maya@example.com' },
  });
  await run.take(submit);
  expect([run.state, context(run).message, context(run).status]).toEqual(['submitting', null, null]);
});

test('the host receives the answer, or the failure', async () => {
  const actionsOf = (run: Run) =>
    run.log.flatMap((entry) => (entry.kind === 'action' ? [[entry.name, entry.params]] : []));
  const done = await start([fill, submit, { settle: 'submit', resolve: { id: 1 } }]);
  expect(actionsOf(done)).toEqual([['onSucceeded', { output: { id: 1 } }]]);
  const failed = await start([fill, submit, fails]);
  expect(actionsOf(failed)).toEqual([['onFailed', { error: { status: 409, message: 'Already registered' } }]]);
});

test('typing after a failure stays, and leads back to the form', async () => {
  const run = await start([fill, submit, fails, { send: { type: 'change', values: { message: 'Tashi delek' } } }]);
  expect([run.state, context(run).values]).toEqual(['editing', { email: 'maya@example.com', message: 'Tashi delek' }]);
});

test('a form shows no error before the first submission, nor after a reset', async () => {
  const run = await start([]);
  expect(context(run).isAttempted).toBe(false);
  await run.take(submit);
  await run.take(reset);
  expect(context(run).isAttempted).toBe(false);
});

test('a form without rules of its own may be sent as it is', async () => {
  const run = await replay(formMachine, [submit], { input: { values: empty } });
  expect(run.state).toBe('submitting');
});

test('values change one by one; the others stay', async () => {
  expect(context(await start([fill])).values).toEqual({ email: 'maya@example.com', message: 'Namaste' });
});

test('a second submit and typing are ignored while an answer is awaited', async () => {
  const run = await start([fill, submit, submit, { send: { type: 'change', values: { email: 'other@example.com' } } }]);
  expect([run.actors.calls.length, context(run).values.email]).toEqual([1, 'maya@example.com']);
});

test('success is reported once, whatever order answer, reset and further submits come in', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const run = await start([fill, submit]);
      const answer = { settle: 'submit', resolve: {}, call: 1 };
      for (const step of [answer, reset, submit]) void scheduler.schedule(Promise.resolve()).then(() => run.take(step));
      await scheduler.waitIdle();
      const isAnsweredFirst = run.script.indexOf(answer) < run.script.indexOf(reset);
      expect(effects(run).filter((name) => name === 'onSucceeded')).toHaveLength(isAnsweredFirst ? 1 : 0);
      expect([run.state, context(run).values]).toEqual(['editing', empty]);
    }),
  );
});

describeMachine(model, {
  invariants: { 'sends valid values, one submission at a time': sendsOnceAtATime },
  edgeInvariants: {
    'only typing and resetting change what was typed': ({ from, step, context }) =>
      ('send' in step && ['change', 'reset'].includes(step.send.type)) ||
      JSON.stringify((from.context as FormContext).values) === JSON.stringify((context as FormContext).values),
  },
});
