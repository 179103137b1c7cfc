import type { ScriptStep } from '@trek/ui/internal/testing/machines';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import * as cases from '../../ui/src/sales/payment/payment.machine.test-cases.ts';
import { plantFault } from '../../ui/src/testing/machines/plant-fault.test-cases.ts';
import { failures } from './failures.ts';
import { workbenchMachine } from './machines/index.ts';
import { documentOf } from './script-document.ts';
import { readLink, writeLink } from './script-link.ts';
import { describeOrigin } from './script-origin.ts';
import type { WorkbenchMachine } from './workbench-machine.ts';
import { WorkbenchSession } from './workbench-session.ts';

type States = Record<string, Record<string, unknown>>;

const payment = workbenchMachine('payment');
const uncertain = payment.states['polling.waiting']?.script ?? [];
const check: ScriptStep[] = [{ advance: 2000 }, { settle: 'checkStatus', ...cases.processing }];

/** A fault of a build, the run by which a tester shows it, and how that run reads once it is mended. */
interface Case {
  fault: string;
  known: WorkbenchMachine;
  plant: (machine: AnyStateMachine) => AnyStateMachine;
  input?: string;
  script: ScriptStep[];
  step: number;
  before: string;
  now: string;
}

const found: Case[] = [
  {
    fault: 'a delay: the chat’s hint comes after 1.5 s',
    known: workbenchMachine('chat'),
    plant: (machine) => machine.provide({ delays: { hintDelay: 1500 } } as never),
    script: [{ advance: 1800 }, { advance: 1200 }, { advance: 300 }],
    step: 2,
    before: '',
    now: 'launcher.hint | panel.closed',
  },
  {
    fault: 'a count: a sixth check',
    known: payment,
    plant: (machine) =>
      machine.provide({
        guards: { isLastPoll: ({ context }: { context: { polls: number } }) => context.polls >= 6 },
      } as never),
    script: [...uncertain, ...check, ...check, ...check, ...check, ...check, ...check],
    step: uncertain.length + 10,
    before: 'polling.waiting',
    now: 'stillProcessing',
  },
  {
    fault: 'a text: a payment that could not be prepared says that it is not ready',
    known: payment,
    plant: (machine) =>
      plantFault(machine, ({ initFailed }) => ({
        initFailed: { ...initFailed, entry: { type: 'fail', params: { message: { code: 'notReady' } } } },
      })),
    script: [
      { settle: 'loadConfig', ...cases.testKey },
      { settle: 'createIntent', ...failures['500 server error'] },
    ],
    step: 2,
    before: 'code notReady',
    now: 'code initializeFailed',
  },
  {
    fault: 'a transition: Back in step 2 closes the dialog',
    known: workbenchMachine('booking'),
    plant: (machine) =>
      plantFault(machine, ({ payment: paying }: States) => ({
        payment: { ...paying, on: { ...(paying?.on as object), 'payment.back': 'closed' } },
      })),
    ...workbenchMachine('booking').states.payment,
    script: [
      ...(workbenchMachine('booking').states.payment?.script ?? []),
      { send: { type: 'payment.back' } },
      { send: { type: 'details.submit' } },
    ],
    step: (workbenchMachine('booking').states.payment?.script.length ?? 0) + 1,
    before: 'closed',
    now: 'details.editing',
  },
  {
    fault: 'a guard: 403 keeps the session',
    known: workbenchMachine('session'),
    plant: (machine) =>
      machine.provide({
        guards: { isRejected: (_: unknown, { status }: { status: number }) => status === 401 },
      } as never),
    input: 'cached',
    script: [{ settle: 'fetchCurrentUser', ...failures['403 forbidden'] }],
    step: 1,
    before: 'signedIn',
    now: 'signedOut',
  },
];

async function opened(known: WorkbenchMachine, link: string) {
  const session = new WorkbenchSession(known);
  await session.load(await readLink(known, link));
  return session;
}

describe.each(found)('a link that shows $fault', ({ known, plant, input, script, step, before, now }) => {
  const faulty = { ...known, machine: plant(known.machine) };

  /** The link that a tester copies from the faulty build's bench. */
  async function reported() {
    const session = new WorkbenchSession(faulty);
    await session.load(documentOf(faulty, { ...(input && { input }), script }));
    return writeLink({ ...session.shared, build: '0.1.9 (abcdef1)' });
  }

  test('plays in full before the mend, and names its build', async () => {
    const { cursor, length, message, origin } = (await opened(faulty, await reported())).moment();
    expect([cursor, length, message]).toEqual([script.length, script.length, null]);
    expect(origin).toEqual({ build: '0.1.9 (abcdef1)', hasResults: true, divergence: null });
  });

  test('plays after the mend, and marks the first step that went another way', async () => {
    const { message, origin, cursor } = (await opened(known, await reported())).moment();
    expect(origin?.divergence).toEqual({
      step,
      before: expect.stringContaining(before),
      now: expect.stringContaining(now),
    });
    expect(cursor).toBeGreaterThanOrEqual(step);
    expect(message ?? '').not.toContain('older chart');
  });

  test('is handed over as it came, as long as nothing was done with it', async () => {
    const link = await reported();
    const session = await opened(known, link);
    expect(await writeLink(session.shared)).toBe(link);
    await session.back();
    await session.forward();
    expect(await writeLink(session.shared)).toBe(link);
  });
});

describe('a script of another build', () => {
  const ready = payment.states.ready?.script ?? [];
  const ofOldBuild = (script: unknown[], more: object = {}) => ({
    machine: 'payment',
    input: 'fresh',
    script,
    ...more,
  });

  async function loaded(given: object) {
    const session = new WorkbenchSession(payment);
    await session.load({ ...ofOldBuild([]), input: Object.keys(payment.inputs)[0], ...given });
    return session;
  }

  test('without results plays, and says that it has none', async () => {
    const session = await loaded({ chart: 'old-chart', script: ready });
    const { recorded, message, origin } = session.moment();
    expect([recorded.run.state, message]).toEqual(['ready', null]);
    expect(origin && describeOrigin(origin)).toBe(
      'This run was made on an older build, and does not say what its steps led to.',
    );
  });

  test.each([
    ['an event that is gone', { send: { type: 'steal' } }, '“steal” is no event of “payment”.'],
    ['a child that is gone', { send: { type: 'pay' }, to: 'x' }, 'there is no child “x”.'],
    ['a payload of another form', { send: { type: 'order.change', order: 1 } }, 'The payload of “order.change”'],
    ['a call that no one makes', { settle: 'confirmCard', resolve: 1 }, '"confirmCard" has no call'],
  ])('plays up to %s, which is marked', async (_, step, reason) => {
    const session = await loaded({ build: '0.1.0 (a)', script: [...ready, step, { advance: 1 }] });
    const { recorded, message, cursor, length, origin } = session.moment();
    expect([recorded.run.state, cursor, length]).toEqual(['ready', 2, 4]);
    expect(message).toContain('Step 3 can’t be played here: ');
    expect(message).toContain(reason);
    expect(origin?.divergence).toEqual({ step: 3, before: null, now: expect.stringContaining(reason) });
    await session.forward();
    expect([session.moment().cursor, session.moment().message]).toEqual([2, message]);
    await session.back();
    expect([session.moment().cursor, session.moment().message]).toEqual([1, null]);
  });

  test('from a start that is gone begins as the machine does, and says so', async () => {
    const { origin, cursor } = (await loaded({ input: 'toString', script: ready })).moment();
    expect(cursor).toBe(2);
    expect(origin && describeOrigin(origin)).toContain(
      'From the start on it went another way: then “start “toString””',
    );
  });

  test('becomes one of this build by a step of one’s own', async () => {
    const session = await loaded({ build: '0.1.0 (a)', script: ready, results: ['x', 'y'] });
    expect(session.shared.build).toBe('0.1.0 (a)');
    await session.send({ type: 'pay' });
    expect(session.shared).toMatchObject({ build: 'development', results: ['creatingIntent', 'ready', 'confirming'] });
    expect(session.moment().origin?.divergence?.step).toBe(1);
    await session.goTo(0);
    await session.advance(1);
    expect(session.moment().origin).toBeNull();
  });
});
