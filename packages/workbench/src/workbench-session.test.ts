import { MachineRun, type ScriptStep } from '@trek/ui/internal/testing/machines';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { assign, createMachine } from 'xstate';
import { failures } from './failures.ts';
import { workbenchMachine } from './machines/index.ts';
import { documentOf } from './script-document.ts';
import { event, outcomesOf, type WorkbenchMachine } from './workbench-machine.ts';
import { WorkbenchSession } from './workbench-session.ts';

const payment = workbenchMachine('payment');
const outcome = (actor: string, name: string) => outcomesOf(payment, actor)[name] as { resolve: unknown };
const state = (session: WorkbenchSession) => session.moment().recorded.run.state;
const message = (session: WorkbenchSession) => session.moment().message;
const lastRecord = (session: WorkbenchSession) => session.moment().recorded.records.at(-1);

async function at(known: WorkbenchMachine, name: string): Promise<WorkbenchSession> {
  const session = new WorkbenchSession(known);
  await session.load(documentOf(known, known.states[name] ?? { script: [] }));
  return session;
}

describe('a session', () => {
  test('goes back by playing from the start, and another step there replaces what followed', async () => {
    const session = new WorkbenchSession(payment);
    await session.settle('loadConfig', outcome('loadConfig', 'test key'));
    await session.settle('createIntent', failures['401 unauthorized']);
    expect(state(session)).toBe('authenticationRequired');
    await session.back();
    expect([state(session), session.moment().cursor, session.moment().length]).toEqual(['creatingIntent', 1, 2]);
    await session.forward();
    expect(state(session)).toBe('authenticationRequired');
    await session.goTo(1);
    await session.settle('createIntent', outcome('createIntent', 'success'));
    expect([state(session), session.moment().length]).toEqual(['ready', 2]);
  });

  test('comes to the same picture by going back and forward, at every place', async () => {
    const session = await at(payment, 'stillProcessing');
    const { length } = session.moment();
    const pictures: string[] = [];
    for (let place = 0; place <= length; place += 1) {
      await session.goTo(place);
      pictures.push(session.moment().recorded.run.picture);
    }
    for (let place = length; place >= 0; place -= 1) {
      await session.goTo(place);
      expect(session.moment().recorded.run.picture).toBe(pictures[place]);
    }
  });

  describe('with 201 steps', () => {
    const booking = workbenchMachine('booking');
    const typing = Array.from({ length: 200 }, (_, step) => ({
      send: { type: 'details.change', details: { firstName: `Maya ${step}` } },
    }));
    const script: ScriptStep[] = [{ send: { type: 'book' } }, ...typing];

    const afterAllSteps = async () => {
      const session = new WorkbenchSession(booking);
      await session.load(documentOf(booking, { input: 'signedIn', script }));
      expect([message(session), session.moment().cursor]).toEqual([null, 201]);
      return session;
    };

    test('goes back by playing each step once, without judging it again', async () => {
      const session = await afterAllSteps();
      const records = session.moment().recorded.records;
      const takes = vi.spyOn(MachineRun.prototype, 'take');
      const pictures = vi.spyOn(MachineRun.prototype, 'picture', 'get');
      onTestFinished(() => {
        vi.restoreAllMocks();
      });
      await session.goTo(200);
      expect([takes.mock.calls.length, pictures.mock.calls.length]).toEqual([200, 0]);
      expect(session.moment().recorded.records).toEqual(records.slice(0, 200));
    });

    test('goes back within 300 ms', async () => {
      const session = await afterAllSteps();
      // The best of three: what other programs take of the machine is none of its time.
      const tookMs: number[] = [];
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await session.goTo(201);
        const startedAt = performance.now();
        await session.goTo(200);
        tookMs.push(performance.now() - startedAt);
        expect(session.moment().cursor).toBe(200);
      }
      console.log(`200 steps in ${Math.min(...tookMs).toFixed(1)} ms`);
      expect(Math.min(...tookMs)).toBeLessThan(300);
    });
  });

  test('takes as many steps as a link may have, and no more', async () => {
    const session = new WorkbenchSession(payment);
    const script: ScriptStep[] = Array.from({ length: 2000 }, () => ({ advance: 1 }));
    await session.load(documentOf(payment, { script }));
    await session.advance(1);
    expect([session.moment().length, message(session)]).toEqual([2000, expect.stringContaining('2000 steps at most')]);
  });

  test('undoes Go to state and Start from, at the step where the run was left', async () => {
    const session = new WorkbenchSession(payment);
    await session.settle('loadConfig', outcome('loadConfig', 'test key'));
    await session.settle('createIntent', outcome('createIntent', 'success'));
    await session.back();
    await session.restart('resumed');
    await session.load(
      documentOf(payment, payment.states.stillProcessing ?? { script: [] }),
      'Go to “stillProcessing”',
    );
    expect(session.moment().undoable).toEqual([
      'Start from “A payment that was left before its outcome was known”',
      'Go to “stillProcessing”',
    ]);
    await session.undo();
    expect([state(session), session.moment().input]).toEqual(['configuring', 'resumed']);
    await session.undo();
    expect([state(session), session.moment().cursor, session.moment().length]).toEqual(['creatingIntent', 1, 2]);
    await session.forward();
    expect([state(session), session.moment().undoable]).toEqual(['ready', []]);
    await session.undo();
    expect([state(session), message(session)]).toEqual(['ready', 'There is nothing to undo.']);
  });

  test('handles one request after the other, in order', async () => {
    const session = new WorkbenchSession(payment);
    await Promise.all([
      session.settle('loadConfig', outcome('loadConfig', 'test key')),
      session.settle('createIntent', outcome('createIntent', 'success')),
      session.send({ type: 'pay' }),
    ]);
    expect(state(session)).toBe('confirming');
  });

  test('starts again from another input', async () => {
    const session = await at(payment, 'ready');
    await session.restart('resumed');
    await session.settle('loadConfig', outcome('loadConfig', 'test key'));
    expect([state(session), session.moment().input]).toEqual(['polling.checking', 'resumed']);
  });

  test('lets time pass to the next timer', async () => {
    const session = await at(payment, 'simulating.delaying');
    await session.advanceToTimer();
    expect([state(session), lastRecord(session)?.step]).toEqual(['simulating.settling', { advance: 2000 }]);
    await session.back();
    await session.advance(1999);
    expect(state(session)).toBe('simulating.delaying');
  });

  test('sends to children, too', async () => {
    const session = await at(workbenchMachine('booking'), 'payment');
    await session.settle('loadConfig', outcome('loadConfig', 'test key'));
    await session.settle('createIntent', outcome('createIntent', 'success'));
    await session.send({ type: 'pay' }, 'payment');
    expect(lastRecord(session)?.taken).toContain('payment.ready: pay[1] → payment.confirming');
  });
});

describe('a fault switch', () => {
  test('lets every new call of its child fail, until it is off', async () => {
    const session = await at(payment, 'creatingIntent');
    await session.fault('createIntent', failures.offline);
    expect(state(session)).toBe('creatingIntent');
    await session.settle('createIntent', failures['500 server error']);
    await session.send({ type: 'retry' });
    expect([state(session), lastRecord(session)?.effects.length]).toEqual(['initFailed', 1]);
    await session.fault('createIntent', null);
    await session.send({ type: 'retry' });
    expect(state(session)).toBe('creatingIntent');
  });

  test('reports a child that restarts again and again', async () => {
    const restless = createMachine({
      id: 'restless',
      invoke: { id: 'ask', src: 'ask', onError: { target: '.', reenter: true } },
    }).provide({ actors: { ask: {} as never } });
    const known: WorkbenchMachine = { ...payment, machine: restless, id: 'restless', outcomes: { ask: {} } };
    const session = new WorkbenchSession(known);
    await session.fault('ask', failures['500 server error']);
    await session.settle('ask', failures['500 server error']);
    expect(message(session)).toContain('again and again');
  });
});

describe('the record of a step', () => {
  test('says from where to where, what changed and what was asked of the host', async () => {
    const session = await at(payment, 'creatingIntent');
    await session.settle('createIntent', failures['500 server error']);
    expect(lastRecord(session)).toMatchObject({
      from: 'creatingIntent',
      to: 'initFailed',
      reason: null,
      changes: [{ path: 'message', before: 'null' }],
      taken: ['payment.creatingIntent: error of createIntent[3] → payment.initFailed'],
      effects: ['notify {"kind":"error","text":{"code":"initializeFailed"}}'],
    });
  });

  test.each<[string, string, string, (session: WorkbenchSession) => Promise<void>]>([
    ['no transition', 'ready', 'No transition for it in this state.', (session) => session.send({ type: 'retry' })],
    [
      'a guard',
      'ready',
      'isAnotherOrder says no.',
      (session) => session.send({ type: 'order.change', ...payment.events[2]?.samples.same }),
    ],
    ['no timer', 'ready', 'No timer was due.', (session) => session.advance(1)],
  ])('says why nothing happened: %s', async (_, name, reason, act) => {
    const session = await at(payment, name);
    await act(session);
    expect([lastRecord(session)?.reason, state(session)]).toEqual([reason, name]);
  });

  test('says that a state ignores an event on purpose', async () => {
    const session = await at(workbenchMachine('passwordChange'), 'open.submitting');
    await session.send({ type: 'close' });
    expect(lastRecord(session)?.reason).toBe('This state ignores it on purpose.');
  });
});

describe('time and late answers', () => {
  test('time advances to the last millisecond before a timer, which is due in the next', async () => {
    const session = await at(payment, 'polling.waiting');
    await session.advanceToTimer(1);
    expect([state(session), session.moment().recorded.run.clock.untilNextMs]).toEqual(['polling.waiting', 1]);
    await session.advance(1);
    expect(state(session)).toBe('polling.checking');
  });

  test('an answer to an abandoned call changes nothing, with the reason', async () => {
    const session = await at(payment, 'creatingIntent');
    await session.send({ type: 'order.change', ...payment.events[2]?.samples.dearer });
    await session.settle('createIntent', outcome('createIntent', 'success'), 1);
    expect([state(session), lastRecord(session)?.reason]).toEqual(['pausing', 'The call was abandoned: no one waits.']);
    await session.advance(600);
    await session.settle('createIntent', outcome('createIntent', 'success'), 2);
    expect([state(session), lastRecord(session)?.reason]).toEqual(['ready', null]);
  });
});

describe('bad input leaves the machine as it is, with a plain message', () => {
  test.each<[string, string, (session: WorkbenchSession) => Promise<void>]>([
    [
      'a payload that fails its schema',
      'order.amountUsd',
      (session) => session.send({ type: 'order.change', order: {} }),
    ],
    ['an unknown event', 'This machine takes no “steal”.', (session) => session.send({ type: 'steal' })],
    ['an unknown child', 'This machine takes no “pay”.', (session) => session.send({ type: 'pay' }, 'unknown')],
    ['an unexpected answer', 'waiting: none', (session) => session.settle('confirmCard', failures['401 unauthorized'])],
    ['no timer', 'No timer waits.', (session) => session.advanceToTimer()],
    ['something that is no script', 'no script of the workbench', (session) => session.load({ script: 1 })],
    [
      'a script for another machine',
      'This script is for the machine “chat”',
      (session) => session.load(documentOf(workbenchMachine('chat'), { script: [] })),
    ],
  ])('%s', async (_, text, act) => {
    const session = await at(payment, 'ready');
    const { picture } = session.moment().recorded.run;
    await act(session);
    expect(message(session)).toContain(text);
    expect([session.moment().recorded.run.picture, session.moment().cursor]).toEqual([picture, 2]);
    await session.send({ type: 'pay' });
    expect([message(session), state(session)]).toEqual([null, 'confirming']);
  });

  test('a machine that is done takes no further step', async () => {
    const session = await at(payment, 'succeeded');
    await session.send({ type: 'pay' });
    expect(message(session)).toBe('The machine is done: go back to take another way.');
  });
});

test('a machine that throws reports the error, and can go back to a step before it', async () => {
  const fragile = createMachine({
    id: 'fragile',
    initial: 'whole',
    states: {
      whole: { on: { drop: 'broken' } },
      broken: {
        entry: assign(() => {
          throw new Error('it fell');
        }),
      },
    },
  });
  const session = new WorkbenchSession({ ...payment, id: 'fragile', machine: fragile, events: [event('drop')] });
  await session.send({ type: 'drop' });
  expect([message(session), session.moment().recorded.run.snapshot.status]).toEqual([
    'The machine threw: it fell',
    'error',
  ]);
  await session.back();
  expect([message(session), state(session)]).toEqual([null, 'whole']);
});

test('a machine that can’t even start says so', () => {
  const stillborn = createMachine({
    id: 'stillborn',
    context: () => {
      throw new Error('no context');
    },
  });
  const session = new WorkbenchSession({ ...payment, id: 'stillborn', machine: stillborn });
  expect([message(session), state(session)]).toEqual(['The machine threw: no context', '']);
});
