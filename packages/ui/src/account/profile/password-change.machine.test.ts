import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Edge,
  type ExplorationModel,
  type LogEntry,
  replay,
  type ScriptStep,
} from '../../testing/machines/index.ts';
import { describeMachine } from '../../testing/machines/machine-suite.test-cases.ts';
import { passwordChangeFormSchema } from '../sign-in/password/password.rules.ts';
import { type PasswordChangeContext, passwordChangeMachine } from './password-change.machine.ts';

const machine = passwordChangeMachine.provide({
  guards: { isValid: ({ context }) => passwordChangeFormSchema().safeParse(context.values).success },
});

const good = { oldPassword: 'Old1pass', newPassword: 'New1pass', confirmPassword: 'New1pass' };
const empty = { oldPassword: '', newPassword: '', confirmPassword: '' };
const refusal = { reject: { status: 400, message: 'Current password is wrong' } };

const model: ExplorationModel<typeof passwordChangeMachine> = {
  machine,
  inputs: { closed: undefined },
  events: [
    { type: 'open' },
    { type: 'close' },
    { type: 'change', values: good },
    { type: 'change', values: { confirmPassword: 'New2pass' } },
    { type: 'submit' },
    { type: 'retry' },
  ],
  outcomes: { changePassword: [{ resolve: {} }, refusal, { reject: null }] },
  distinguish: ({ actor }) => actor.getSnapshot().context,
};

const texts = (log: readonly LogEntry[]) =>
  log.flatMap((entry) => (entry.kind === 'action' && entry.name === 'notify' ? [entry.params] : []));

/** One call at a time, and with good values alone. */
function sendsOnceAtATime(log: readonly LogEntry[]): string[] {
  let isOpen = false;
  const breaches: string[] = [];
  for (const entry of log) {
    if (entry.kind === 'settled') isOpen = false;
    if (entry.kind !== 'call') continue;
    if (isOpen) breaches.push('a change was sent twice at once');
    if (JSON.stringify(entry.input) !== JSON.stringify({ oldPassword: 'Old1pass', newPassword: 'New1pass' }))
      breaches.push('something else was sent');
    isOpen = true;
  }
  return breaches;
}

function saysEachOutcomeOnce(log: readonly LogEntry[]): string[] {
  const outcomes = log.filter((entry) => entry.kind === 'settled').length;
  return texts(log).length === outcomes ? [] : ['an outcome was not said, or said twice'];
}

const context = (edge: Edge) => edge.context as PasswordChangeContext;

function isForgotten({ values, isAttempted }: PasswordChangeContext): boolean {
  return JSON.stringify(values) === JSON.stringify(empty) && !isAttempted;
}

const start = (script: readonly ScriptStep[]) => replay(machine, script, { input: undefined });
type Run = Awaited<ReturnType<typeof start>>;
const values = (run: Run) => run.actor.getSnapshot().context.values;
const open = { send: { type: 'open' } };
const close = { send: { type: 'close' } };
const submit = { send: { type: 'submit' } };
const retry = { send: { type: 'retry' } };
const fill = (typed: Partial<typeof good> = good) => ({ send: { type: 'change', values: typed } });
const changed = { settle: 'changePassword', resolve: {} };
const refused = { settle: 'changePassword', ...refusal };

describe('the form', () => {
  test.each([
    ['nothing typed', {}],
    ['no current password', { ...good, oldPassword: '' }],
    ['a simple new one', { ...good, newPassword: 'newpassword', confirmPassword: 'newpassword' }],
    ['another confirmation', { ...good, confirmPassword: 'New2pass' }],
  ])('with %s is refused and shows its errors from then on', async (_, typed) => {
    const run = await start([open, fill(typed), submit]);
    expect([run.state, run.actor.getSnapshot().context.isAttempted, run.actors.calls]).toEqual([
      'open.editing',
      true,
      [],
    ]);
    expect(run.log.filter((entry) => entry.kind === 'action' && entry.name === 'onRefused')).toHaveLength(1);
  });

  test('sends both passwords, and not the confirmation, when it is valid', async () => {
    const run = await start([open, fill(), submit, submit]);
    expect(run.actors.calls.map(({ input }) => input)).toEqual([{ oldPassword: 'Old1pass', newPassword: 'New1pass' }]);
  });

  test('is empty each time the dialog opens', async () => {
    const run = await start([open, fill(), close, open]);
    expect([run.state, values(run)]).toEqual(['open.editing', empty]);
  });

  test('ignores input and stays open while the answer is pending', async () => {
    const run = await start([open, fill(), submit]);
    const before = run.actor.getSnapshot().context;
    for (const step of [close, fill({ newPassword: 'x' }), submit, retry, open]) await run.take(step);
    expect([run.state, run.actor.getSnapshot().context]).toEqual(['open.submitting', before]);
  });
});

describe('success', () => {
  test('reports success, closes after 2 s, not a millisecond earlier, and clears the passwords at once', async () => {
    const run = await start([open, fill(), submit, changed]);
    expect([run.state, values(run), texts(run.log)]).toEqual([
      'open.succeeded',
      empty,
      [{ kind: 'success', text: { code: 'changed' } }],
    ]);
    await run.take({ advance: 1999 });
    expect(run.state).toBe('open.succeeded');
    await run.take({ advance: 1 });
    expect(run.state).toBe('closed');
  });

  test('leaves no timer that would close the next dialog when it is closed by hand', async () => {
    const run = await start([open, fill(), submit, changed, { advance: 1000 }, close, open, fill()]);
    expect(run.clock.pending).toEqual([]);
    await run.take({ advance: 60_000 });
    expect([run.state, values(run)]).toEqual(['open.editing', good]);
  });
});

describe('failure', () => {
  test.each([
    ['the server’s sentence', { status: 400, message: 'Current password is wrong' }, 'Current password is wrong'],
    ['the transport’s sentence', { status: 500, failure: 'network', message: 'Network error.' }, 'Network error.'],
    ['our own if the server sends no message', { status: 500, message: '' }, { code: 'changeFailed' }],
    [
      'our own for its empty body',
      { status: 502, descriptor: { code: 'status', facts: [502] } },
      { code: 'changeFailed' },
    ],
    ['our own for a proxy’s page', { status: 500, descriptor: { code: 'fallback' } }, { code: 'changeFailed' }],
    ['our own if no call failed', { message: 'x is not a function' }, { code: 'changeFailed' }],
    ['our own for nothing at all', null, { code: 'changeFailed' }],
  ])('shows %s', async (_, reject, text) => {
    const run = await start([open, fill(), submit, { settle: 'changePassword', reject }]);
    expect([run.state, run.actor.getSnapshot().context.message, texts(run.log)]).toEqual([
      'open.failed',
      text,
      [{ kind: 'error', text }],
    ]);
  });

  test('leads back to the form with what was typed, and can be tried again', async () => {
    const run = await start([open, fill(), submit, refused, retry]);
    expect([run.state, run.actor.getSnapshot().context.message, values(run)]).toEqual(['open.editing', null, good]);
    await run.take(submit);
    await run.take(changed);
    expect(run.state).toBe('open.succeeded');
  });

  test('can be closed', async () => {
    const run = await start([open, fill(), submit, refused, close]);
    expect([run.state, values(run)]).toEqual(['closed', empty]);
  });
});

test('the dialog never closes while a request is pending, whatever the order of answer, closing, retry and time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.boolean(), async (scheduler, isRefused) => {
      const run = await start([open, fill(), submit]);
      const answer = isRefused ? refused : changed;
      const steps = [answer, close, retry, { advance: 2000 }, close];
      for (const step of steps) void scheduler.schedule(Promise.resolve()).then(() => run.take(step));
      await scheduler.waitIdle();
      expect(texts(run.log)).toHaveLength(1);
      expect(run.actors.pending).toEqual([]);
      const isClosedLater = run.script.slice(run.script.indexOf(answer)).includes(close);
      if (isClosedLater) expect(run.state).toBe('closed');
    }),
  );
});

describeMachine(model, {
  invariants: {
    'sends good values, one change at a time': sendsOnceAtATime,
    'says each outcome once': saysEachOutcomeOnce,
  },
  edgeInvariants: {
    'a closed dialog and a changed password leave no password behind': (edge) =>
      !['closed', 'open.succeeded'].includes(edge.state) || isForgotten(context(edge)),
    'a message is shown exactly if the change failed': (edge) =>
      (edge.state === 'open.failed') === (context(edge).message !== null),
    'nothing runs while the dialog is closed': ({ state, after }) =>
      state !== 'closed' || JSON.stringify(JSON.parse(after).slice(1)) === '[[],[]]',
  },
});
