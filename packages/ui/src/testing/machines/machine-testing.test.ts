import { describe, expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import {
  assertDelays,
  chartOf,
  coverageTable,
  exploreMachine,
  MachineCoverage,
  MachineRun,
  replay,
  stateText,
} from './index.ts';

/** One of everything that a chart can hold. */
const door = setup({
  types: { context: {} as { knocks: number }, events: {} as { type: 'knock' | 'open' | 'leave' } },
  actors: { ask: fromPromise<string>(() => Promise.reject(new Error('never called'))) },
  actions: { creak: (_, _sound: { loud: boolean }) => {} },
  guards: {
    isPatient: ({ context }) => context.knocks >= 2,
    isFriend: (_, answer: { word: string }) => answer.word === 'friend',
  },
  delays: { draught: 500 },
}).createMachine({
  id: 'door',
  context: { knocks: 0 },
  initial: 'shut',
  on: { leave: '.gone' },
  states: {
    shut: {
      on: { knock: { actions: assign({ knocks: ({ context }) => context.knocks + 1 }) } },
      always: { guard: 'isPatient', target: 'asking' },
    },
    asking: {
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone: [
          { guard: { type: 'isFriend', params: ({ event }) => ({ word: event.output }) }, target: 'open' },
          { target: 'shut', actions: assign({ knocks: 0 }) },
        ],
        onError: 'gone',
      },
    },
    open: { entry: { type: 'creak', params: { loud: true } }, after: { draught: 'gone' } },
    gone: { type: 'final' },
  },
});

const knock = { send: { type: 'knock' } };
const friend = { settle: 'ask', resolve: 'friend' };
const start = (script: Parameters<typeof replay>[1], inspect?: MachineCoverage['observe']) =>
  replay(door, script, { input: undefined, ...(inspect && { inspect }) });

const model = {
  machine: door,
  inputs: { only: undefined },
  events: [{ type: 'knock' as const }, { type: 'leave' as const }],
  outcomes: { ask: [{ resolve: 'friend' }, { resolve: 'stranger' }, { reject: 'no' }] },
  distinguish: (run: MachineRun<typeof door>) => run.actor.getSnapshot().context.knocks,
};

describe('a script', () => {
  test('is played on a real actor, and the log lists the events in order', async () => {
    const run = await start([knock, knock, friend, { advance: 500 }]);
    expect(run.actor.getSnapshot().status).toBe('done');
    expect(run.log).toEqual([
      { kind: 'entered', machine: 'door', value: 'shut' },
      { kind: 'step', step: knock },
      { kind: 'step', step: knock },
      { kind: 'entered', machine: 'door', value: 'asking' },
      { kind: 'call', actor: 'ask', number: 1, input: undefined },
      { kind: 'step', step: friend },
      { kind: 'settled', actor: 'ask', number: undefined, outcome: { resolve: 'friend' } },
      { kind: 'action', machine: 'door', name: 'creak', params: { loud: true } },
      { kind: 'entered', machine: 'door', value: 'open' },
      { kind: 'step', step: { advance: 500 } },
      { kind: 'entered', machine: 'door', value: 'gone' },
    ]);
  });

  test('is plain data and gives the same run again', async () => {
    const run = await start([knock, knock, friend]);
    const again = await start(JSON.parse(JSON.stringify(run.script)));
    expect([again.picture, again.log]).toEqual([run.picture, run.log]);
  });

  test('lists the pending calls when it settles none', async () => {
    await expect(start([friend])).rejects.toThrow('"ask" has no call');
    await expect(start([knock, knock, { settle: 'nobody', resolve: 1 }])).rejects.toThrow('waiting: ask (1)');
    await expect(start([knock, knock, friend, friend])).rejects.toThrow('"ask" has no call');
    await expect(start([{ ...knock, to: 'stranger' }])).rejects.toThrow('no child "stranger" in state shut');
  });

  test('may answer a child that has stopped: nothing changes', async () => {
    const run = await start([knock, knock, { send: { type: 'leave' } }]);
    const { log, picture } = run;
    const happened = log.length;
    expect(run.actors.calls[0]?.status).toBe('stopped');
    await run.take(friend);
    expect([run.picture, log.length - happened]).toEqual([picture, 2]);
  });
});

describe('coverage', () => {
  test('is counted from the chart', () => {
    expect(chartOf(door).transitions.map(({ key }) => key)).toEqual([
      'door: leave → door.gone',
      'door.shut: knock → stays',
      'door.shut: always if isPatient → door.asking',
      'door.asking: done of ask[0] if isFriend → door.open',
      'door.asking: done of ask[1] → door.shut',
      'door.asking: error of ask → door.gone',
      'door.open: after draught → door.gone',
    ]);
  });

  test('lists all the parts that a run left out, and no other', async () => {
    const coverage = new MachineCoverage(door);
    await start([knock, knock, friend], coverage.observe);
    const report = coverage.report();
    expect(coverageTable([report])).toBe(
      ['machine  states  transitions  guards  delays', 'door     4/5     3/7          3/4     0/1   '].join('\n'),
    );
    expect(report.missing).toEqual([
      'state door.gone',
      'door: leave → door.gone',
      'door.asking: done of ask[1] → door.shut',
      'door.asking: error of ask → door.gone',
      'door.open: after draught → door.gone',
      'refusing: door.asking: done of ask[0] if isFriend → door.open',
      'delay: door.open: after draught → door.gone',
    ]);
  });

  test('counts a guard as refusing only if it was evaluated', async () => {
    const coverage = new MachineCoverage(door);
    await start([{ send: { type: 'leave' } }], coverage.observe);
    // Eventless guards are asked as soon as the machine rests in their state; nothing else was asked here.
    expect(coverage.report().guards).toEqual({ seen: 1, of: 4 });
  });

  test('accepts a point as unreachable only if it exists and no tour reaches it', async () => {
    const coverage = new MachineCoverage(door);
    await start([{ send: { type: 'leave' } }], coverage.observe);
    const { missing } = coverage.report({
      'state door.open': 'a reason',
      'state door.shut': 'seen',
      'state door.attic': '',
    });
    expect(missing).not.toContain('state door.open');
    expect(missing.filter((name) => name.startsWith('listed'))).toEqual([
      'listed as unreachable, but seen or unknown: state door.shut',
      'listed as unreachable, but seen or unknown: state door.attic',
    ]);
  });
});

describe('tours', () => {
  test('reach every reachable point on the shortest path', async () => {
    const exploration = await exploreMachine(model);
    expect(await assertDelays(exploration)).toEqual([]);
    expect(exploration.coverage.report().missing).toEqual([]);
    expect(exploration.moments.map(({ state, script }) => [state, script.length])).toEqual([
      ['shut', 0],
      ['shut', 1],
      ['gone', 1],
      ['asking', 2],
      ['gone', 2],
      ['gone', 3],
      ['open', 3],
    ]);
  });

  test('report a delay that fires before its time', async () => {
    const exploration = await exploreMachine(model);
    const early = exploration.edges.map((edge) =>
      'advance' in edge.step ? { ...edge, step: { advance: 501 } } : edge,
    );
    expect(await assertDelays({ ...exploration, edges: early })).toEqual(['door.open: after draught → door.gone']);
  });

  test('reject a model that omits a child’s outcome, or that never ends', async () => {
    await expect(exploreMachine({ ...model, outcomes: {} })).rejects.toThrow('how "ask" may end');
    await expect(exploreMachine({ ...model, limit: 2 })).rejects.toThrow('More than 2 moments');
  });
});

test('state values read as text, regions side by side', () => {
  expect(stateText('a')).toBe('a');
  expect(stateText({ a: { b: 'c' } })).toBe('a.b.c');
  expect(stateText({ a: 'x', b: { c: 'y' } })).toBe('a.x | b.c.y');
});

test('a run starts at the moment that it is given', () => {
  const run = new MachineRun(door, { input: undefined, startMs: 42 });
  expect(run.clock.now()).toBe(42);
});
