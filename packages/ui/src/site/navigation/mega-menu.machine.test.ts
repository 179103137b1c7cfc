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
import { type MegaMenuContext, type MegaMenuEvent, megaMenuMachine, type PointerKind } from './mega-menu.machine.ts';

const items = ['nepal', 'bhutan'] as const;
const model: ExplorationModel<typeof megaMenuMachine> = {
  machine: megaMenuMachine,
  inputs: { load: undefined },
  events: [
    ...items.flatMap((item): MegaMenuEvent[] => [
      { type: 'pointer.enter', item, pointer: 'mouse' },
      { type: 'item.press', item },
      { type: 'key.arrow', item },
    ]),
    { type: 'pointer.enter', item: 'nepal', pointer: 'touch' },
    { type: 'pointer.leave', pointer: 'mouse' },
    { type: 'pointer.leave', pointer: 'touch' },
    { type: 'key.escape' },
    { type: 'outside.press' },
    { type: 'route.change' },
  ],
  outcomes: {},
  distinguish: ({ actor }) => actor.getSnapshot().context,
};

const sent = (edge: Edge) => ('send' in edge.step ? (edge.step.send as MegaMenuEvent) : undefined);
const shown = (edge: Edge) => (edge.context as MegaMenuContext).openItem;
const shownBefore = (edge: Edge) => (edge.from.context as MegaMenuContext).openItem;
/** The effects of the last step. */
const effectsOf = (log: readonly LogEntry[]) =>
  log
    .slice(log.findLastIndex((entry) => entry.kind === 'step'))
    .flatMap((entry) =>
      entry.kind === 'action' && ['returnFocus', 'focusPanel'].includes(entry.name) ? [[entry.name, entry.params]] : [],
    );

/** The focus moves for keys alone, and once for each. */
function movesFocusForKeys(log: readonly LogEntry[]): string[] {
  let mayMove = false;
  const breaches: string[] = [];
  for (const entry of log) {
    if (entry.kind === 'step') mayMove = 'send' in entry.step && entry.step.send.type.startsWith('key.');
    if (entry.kind !== 'action' || !['returnFocus', 'focusPanel'].includes(entry.name)) continue;
    if (!mayMove) breaches.push(`${entry.name} came unasked`);
    mayMove = false;
  }
  return breaches;
}

const enter = (item: string, pointer: PointerKind = 'mouse') => ({ send: { type: 'pointer.enter', item, pointer } });
const leave = (pointer: PointerKind = 'mouse') => ({ send: { type: 'pointer.leave', pointer } });
const press = (item: string) => ({ send: { type: 'item.press', item } });
const arrow = (item: string) => ({ send: { type: 'key.arrow', item } });
const pressEscape = { send: { type: 'key.escape' } };
const outside = { send: { type: 'outside.press' } };
const goElsewhere = { send: { type: 'route.change' } };
const wait = (advance: number) => ({ advance });

const start = (script: readonly ScriptStep[]) => replay(megaMenuMachine, script, { input: undefined });
const openItem = async (...script: ScriptStep[]) => (await start(script)).actor.getSnapshot().context.openItem;
const state = async (...script: ScriptStep[]) => (await start(script)).state;

describe('L12: hovering', () => {
  test('opens after 200 ms, not a millisecond earlier', async () => {
    expect(await openItem(enter('nepal'), wait(199))).toBeNull();
    expect(await openItem(enter('nepal'), wait(200))).toBe('nepal');
  });

  test('opens nothing when it only crosses an item', async () => {
    expect(await openItem(enter('nepal'), wait(199), leave(), wait(1000))).toBeNull();
  });

  test('restarts the delay on another item, not on the same', async () => {
    expect(await openItem(enter('nepal'), wait(150), enter('bhutan'), wait(199))).toBeNull();
    expect(await openItem(enter('nepal'), wait(150), enter('bhutan'), wait(200))).toBe('bhutan');
    expect(await openItem(enter('nepal'), wait(150), enter('nepal'), wait(50))).toBe('nepal');
  });

  test('over another item opens its panel at once while the menu is open', async () => {
    expect(await openItem(enter('nepal'), wait(200), enter('bhutan'))).toBe('bhutan');
  });

  test('closes 150 ms after it left, unless it comes back', async () => {
    const opened = [enter('nepal'), wait(200), leave()];
    expect(await openItem(...opened, wait(149))).toBe('nepal');
    expect(await openItem(...opened, wait(150))).toBeNull();
    expect(await openItem(...opened, wait(149), enter('nepal'), wait(1000))).toBe('nepal');
    expect(await openItem(...opened, wait(149), enter('bhutan'), wait(1000))).toBe('bhutan');
  });

  test('opens at once within 300 ms after the menu closed, and no longer', async () => {
    const closed = [enter('nepal'), wait(200), leave(), wait(150)];
    expect(await openItem(...closed, wait(299), enter('bhutan'))).toBe('bhutan');
    expect(await openItem(...closed, wait(300), enter('bhutan'))).toBeNull();
  });

  test.each([
    ['Escape', pressEscape],
    ['a press outside', outside],
    ['another route', goElsewhere],
    ['a second press', press('nepal')],
  ])('opens at once after %s closed the menu, too: the 300 ms start when it closes', async (_, step) => {
    expect(await state(press('nepal'), step, wait(299))).toBe('warm');
    expect(await state(press('nepal'), step, wait(300))).toBe('cold');
    expect(await openItem(press('nepal'), step, wait(299), enter('bhutan'))).toBe('bhutan');
  });

  test.each([
    ['Escape', pressEscape],
    ['a press outside', outside],
    ['another route', goElsewhere],
  ])('is canceled by %s before a panel opens, and the menu stays closed', async (_, step) => {
    const run = await start([enter('nepal'), wait(100), step]);
    expect([run.state, run.clock.pending, effectsOf(run.log)]).toEqual(['cold', [], []]);
  });

  test.each<PointerKind>(['mouse', 'pen'])('works with a %s', async (pointer) => {
    expect(await openItem(enter('nepal', pointer), wait(200))).toBe('nepal');
  });
});

describe('L12: pressing', () => {
  test('opens at once', async () => {
    expect(await openItem(press('nepal'))).toBe('nepal');
    expect(await openItem(enter('nepal'), wait(100), press('nepal'))).toBe('nepal');
  });

  test('again closes the panel; on another item opens that one’s', async () => {
    expect(await openItem(press('nepal'), press('nepal'))).toBeNull();
    expect(await openItem(press('nepal'), press('bhutan'))).toBe('bhutan');
  });

  test.each([
    ['after the delay', [enter('nepal'), wait(200)]],
    ['next to an open item', [press('bhutan'), enter('nepal')]],
    ['while another item was closing', [press('bhutan'), leave(), enter('nepal')]],
    ['at once, since the menu had been open', [press('bhutan'), outside, enter('nepal')]],
  ])('on what hover has just opened %s keeps it open; the next press closes it', async (_, opened) => {
    expect(await openItem(...opened, press('nepal'))).toBe('nepal');
    expect(await openItem(...opened, press('nepal'), press('nepal'))).toBeNull();
  });

  test('with a finger opens a panel, and its enter and leave events are ignored', async () => {
    const tap = [enter('nepal', 'touch'), leave('touch'), press('nepal')];
    expect(await openItem(...tap, leave('touch'), wait(5000))).toBe('nepal');
    expect(await openItem(...tap, wait(5000), ...tap)).toBeNull();
    expect(await openItem(...tap, outside)).toBeNull();
  });
});

describe('L12: keys', () => {
  test('an arrow key opens and goes into the panel', async () => {
    const run = await start([arrow('nepal')]);
    expect([run.actor.getSnapshot().context.openItem, effectsOf(run.log)]).toEqual([
      'nepal',
      [['focusPanel', { item: 'nepal' }]],
    ]);
  });

  test('Escape closes and returns the focus, also while the pointer is leaving', async () => {
    for (const script of [[arrow('nepal')], [press('nepal'), leave()]]) {
      const run = await start([...script, pressEscape]);
      expect([run.state, effectsOf(run.log)]).toEqual(['warm', [['returnFocus', { item: 'nepal' }]]]);
    }
  });

  test('a pointer that crosses the panel does not close what a key opened', async () => {
    expect(await openItem(arrow('nepal'), enter('nepal'), leave(), wait(1000))).toBe('nepal');
  });
});

test.each([
  ['hover', [enter('nepal'), wait(200)]],
  ['press', [press('nepal')]],
  ['key', [arrow('nepal')]],
])('the menu remembers what opened it: %s', async (openedBy, script) => {
  expect((await start(script)).actor.getSnapshot().context.openedBy).toBe(openedBy);
});

test('no panel stays open or pending once the pointer is away and time has passed, whatever the order of leaving and entering', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(fc.nat(400), { maxLength: 6 }), async (scheduler, waits) => {
      const run = await start([]);
      const steps = [enter('nepal'), leave(), enter('bhutan'), press('bhutan'), pressEscape, ...waits.map(wait)];
      for (const step of steps) void scheduler.schedule(Promise.resolve()).then(() => run.take(step));
      await scheduler.waitIdle();
      await run.take(leave());
      await run.take(wait(150 + 300));
      expect([run.state, run.clock.pending]).toEqual(['cold', []]);
      expect(run.actor.getSnapshot().context).toEqual({ openItem: null, awaitedItem: null, openedBy: null });
    }),
  );
});

describeMachine(model, {
  invariants: { 'moves the focus for keys alone': movesFocusForKeys },
  edgeInvariants: {
    'a panel shows exactly while the menu is open or closing': (edge) =>
      ['open', 'closing'].includes(edge.state) === (shown(edge) !== null),
    'an item is awaited exactly while the menu is opening': (edge) =>
      (edge.state === 'opening') === ((edge.context as MegaMenuContext).awaitedItem !== null),
    'L12: a press on an item that is not open opens it, whatever was going on': (edge) => {
      const event = sent(edge);
      return event?.type !== 'item.press' || shownBefore(edge) === event.item || shown(edge) === event.item;
    },
    'L12: an arrow key opens its item, whatever was going on': (edge) => {
      const event = sent(edge);
      return event?.type !== 'key.arrow' || (shown(edge) === event.item && effectsOf(edge.log).length === 1);
    },
    'Escape, a press outside and another route leave nothing open and nothing awaited': (edge) =>
      !['key.escape', 'outside.press', 'route.change'].includes(sent(edge)?.type ?? '') ||
      ['cold', 'warm'].includes(edge.state),
    'L12: Escape returns the focus to the item that it closed': (edge) =>
      sent(edge)?.type !== 'key.escape' ||
      JSON.stringify(effectsOf(edge.log)) ===
        JSON.stringify(shownBefore(edge) === null ? [] : [['returnFocus', { item: shownBefore(edge) }]]),
    'L12: a finger that comes and goes opens and closes nothing': (edge) => {
      const event = sent(edge);
      return !event || !('pointer' in event) || event.pointer !== 'touch' || edge.before === edge.after;
    },
    'at most one timer runs': (edge) => (JSON.parse(edge.after) as [unknown, unknown[]])[1].length <= 1,
  },
});
