import { readdirSync, readFileSync } from 'node:fs';
import { VirtualClock } from '@trek/ui/testing';
import { describe, expect, test } from 'vitest';
import { type AnyEventObject, type AnyStateMachine, createActor, fromPromise } from 'xstate';
import { passwordChangeMachine } from '../../ui/src/account/profile/password-change.machine.ts';
import { ApiError } from '../../ui/src/api/api-error.ts';
import { type FormValues, formMachine } from '../../ui/src/kit/form/form.machine.ts';
import { chatMachine } from '../../ui/src/site/chat/chat.machine.ts';
import { workbenchMachines } from './machines/index.ts';
import { playScript } from './played-script.ts';
import { readLink } from './script-link.ts';
import { type MachineEntry, SiteRecorder } from './site-recorder.ts';
import { benchAddress, benchRunOf } from './site-run.ts';

/** A page of the site on which a machine runs with the site's own actors. */
function openPage(machine: AnyStateMachine, input?: unknown, early: readonly AnyEventObject[] = []) {
  const clock = new VirtualClock();
  const entries: MachineEntry[] = [];
  const page = { skewMs: 0 };
  const recorder = new SiteRecorder({ now: () => clock.now() + page.skewMs, onEvent: (entry) => entries.push(entry) });
  const actor = createActor(machine, { input, clock, inspect: recorder.observe } as never);
  // React starts an actor once its component is there; what is sent before waits.
  for (const event of early) actor.send(event);
  actor.start();
  return { page, actor, clock, recorder, entries, run: () => recorder.runs[0] as (typeof recorder.runs)[0] };
}

/** Lets the promises of a page's actors end. */
const settled = () => new Promise(setImmediate);

const passwords = { oldPassword: 'Old1pass', newPassword: 'New1pass', confirmPassword: 'New1pass' };

/** A page on which a password is changed: the first call fails, the second succeeds. */
async function changePassword() {
  let calls = 0;
  const page = openPage(
    passwordChangeMachine.provide({
      actors: {
        changePassword: fromPromise<unknown, { oldPassword: string; newPassword: string }>(async () => {
          calls += 1;
          if (calls === 1) throw new ApiError('Current password is wrong', { status: 400 });
        }),
      },
    }),
  );
  const { actor, clock } = page;
  actor.send({ type: 'open' });
  clock.advance(1500);
  actor.send({ type: 'change', values: passwords });
  actor.send({ type: 'submit' });
  clock.advance(40);
  await settled();
  actor.send({ type: 'retry' });
  actor.send({ type: 'submit' });
  await settled();
  clock.advance(2000);
  return page;
}

describe('a run of the site', () => {
  test('is a script of what was sent, answered and waited for', async () => {
    const { run } = await changePassword();
    const failure = { status: 400, message: 'Current password is wrong', descriptor: 'Current password is wrong' };
    expect(run().script).toEqual([
      { send: { type: 'open' } },
      { advance: 1500 },
      { send: { type: 'change', values: passwords } },
      { send: { type: 'submit' } },
      { advance: 40 },
      { settle: 'changePassword', call: 1, reject: { ...failure, failure: 'response' } },
      { send: { type: 'retry' } },
      { send: { type: 'submit' } },
      { settle: 'changePassword', call: 2, resolve: null },
      { advance: 2001 },
    ]);
  });

  test('goes through the same states on the bench', async () => {
    const { run } = await changePassword();
    const bench = await benchRunOf(run());
    const { known } = bench;
    expect(known.id).toBe('passwordChange');
    const link = await benchAddress(bench, 'http://localhost:6006');
    expect(link).toMatch(
      /^http:\/\/localhost:6006\/\?path=\/story\/workbench-password-change--workbench&args=script:B/,
    );
    const { recorded } = await playScript(known, await readLink(known, link));
    expect(recorded.records.map(({ to }) => to)).toEqual(run().states.slice(1));
    expect(recorded.records.map(({ to }) => to)).toEqual([
      ...['open.editing', 'open.editing', 'open.editing', 'open.submitting', 'open.submitting', 'open.failed'],
      ...['open.editing', 'open.submitting', 'open.succeeded', 'closed'],
    ]);
  });

  test.each([
    ['early', -0.6],
    ['late', 16],
  ])('keeps its order where a browser’s timers are %s', async (_, skewMs) => {
    const { page, actor, clock, run } = openPage(chatMachine);
    page.skewMs = skewMs;
    for (const timerMs of [1800, 1200]) clock.advance(timerMs);
    actor.send({ type: 'launcher.press' });
    expect(run().states.slice(1)).toEqual([
      ...['launcher.bare | panel.closed', 'launcher.hint | panel.closed', 'launcher.settled | panel.open'],
    ]);
    await expect(benchRunOf(run())).resolves.toMatchObject({ known: { id: 'chat' } });
  });

  test('has what was sent before the machine was started', async () => {
    const early = [{ type: 'open' }, { type: 'change', values: passwords }];
    const { actor, run } = openPage(passwordChangeMachine, undefined, early);
    actor.send({ type: 'close' });
    expect(run().script).toEqual([...early, { type: 'close' }].map((send) => ({ send })));
    expect(run().states).toEqual(['closed', 'open.editing', 'open.editing', 'closed']);
    await expect(benchRunOf(run())).resolves.toBeDefined();
  });

  test('takes an input of the bench that leads the same way', async () => {
    const values = { email: '', subject: 'Everest' };
    const form = formMachine.provide({
      guards: { isValid: ({ context }) => context.values.email !== '' },
      actors: { submit: fromPromise<unknown, { values: FormValues }>(async () => ({ id: 7 })) },
    });
    const { actor, run } = openPage(form, { values });
    actor.send({ type: 'submit' });
    actor.send({ type: 'change', values: { email: 'maya@example.com' } });
    actor.send({ type: 'submit' });
    await settled();
    expect(run()).toMatchObject({
      input: { values },
      states: ['editing', 'editing', 'editing', 'submitting', 'succeeded'],
    });
    expect((await benchRunOf(run())).document.input).toBe('empty');
  });
});

describe('a run that no bench can show', () => {
  test('says where the site goes another way', async () => {
    const { actor, run } = openPage(passwordChangeMachine.provide({ guards: { isValid: () => false } }));
    actor.send({ type: 'open' });
    actor.send({ type: 'change', values: passwords });
    actor.send({ type: 'submit' });
    await expect(benchRunOf(run())).rejects.toThrow(
      'Step 3 leads to “open.editing” on the site, and to “open.submitting” on the bench.',
    );
  });

  test('says that a step is no data', async () => {
    const { actor, run } = openPage(passwordChangeMachine);
    actor.send({ type: 'open', at: () => {} } as never);
    await expect(benchRunOf(run())).rejects.toThrow('A step has what no script can hold, as its “at”.');
  });

  test('says that a machine is unknown', async () => {
    const { run } = openPage(passwordChangeMachine);
    await expect(benchRunOf({ ...run(), machine: 'weather' })).rejects.toThrow(
      'The workbench has no machine “weather”.',
    );
  });
});

test('the log has each event of a machine, with the state that it led to', async () => {
  const { entries } = await changePassword();
  expect(entries.slice(0, 2)).toEqual([
    { machine: 'passwordChange', event: 'xstate.init', from: '', to: 'closed' },
    { machine: 'passwordChange', event: 'open', from: 'closed', to: 'open.editing' },
  ]);
  expect(entries.at(-1)).toMatchObject({ from: 'open.succeeded', to: 'closed' });
});

test('each bench is where a link to it leads', () => {
  const folder = new URL('states/', import.meta.url);
  const stories = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
  for (const { title } of Object.values(workbenchMachines)) {
    expect(
      stories.some((story) => story.includes(`title: 'Workbench/${title}'`)),
      title,
    ).toBe(true);
  }
});
