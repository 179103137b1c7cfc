import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ExplorationModel, type LogEntry, replay, type ScriptStep } from '../../testing/machines/index.ts';
import { describeMachine } from '../../testing/machines/machine-suite.test-cases.ts';
import { chatMachine, chatMachineSince } from './chat.machine.ts';
import { chatTexts } from './chat.texts.ts';

const model: ExplorationModel<typeof chatMachine> = {
  machine: chatMachine,
  inputs: {
    load: {},
    'before the button': { loadedMsAgo: 500 },
    'before the hint': { loadedMsAgo: 2000 },
    'beside the hint': { loadedMsAgo: 4000 },
    'after the hint': { loadedMsAgo: 60_000 },
  },
  events: [{ type: 'launcher.press' }, { type: 'panel.close' }, { type: 'key.escape' }],
  outcomes: {},
  distinguish: () => null,
};

const entered = (log: readonly LogEntry[]) => log.flatMap((entry) => (entry.kind === 'entered' ? [entry.value] : []));

function hintsOnce(log: readonly LogEntry[]): string[] {
  const hints = entered(log).filter(
    (value, index, all) => value.includes('launcher.hint') && !all[index - 1]?.includes('launcher.hint'),
  );
  return hints.length > 1 ? ['the hint came twice'] : [];
}

function hintsBesideClosedPanel(log: readonly LogEntry[]): string[] {
  return entered(log).some((value) => value.includes('launcher.hint') && value.includes('panel.open'))
    ? ['the hint was beside the open panel']
    : [];
}

function opensWithButton(log: readonly LogEntry[]): string[] {
  return entered(log).some((value) => value.includes('launcher.hidden') && value.includes('panel.open'))
    ? ['the panel was open before its button was there']
    : [];
}

const start = (script: readonly ScriptStep[] = []) => replay(chatMachine, script, { input: {} });
type Run = Awaited<ReturnType<typeof start>>;
const value = (run: Run) => run.actor.getSnapshot().value;
const effects = (run: Run) => run.log.flatMap((entry) => (entry.kind === 'action' ? [entry.name] : []));
const press = { send: { type: 'launcher.press' } };
const pressEscape = { send: { type: 'key.escape' } };
const close = { send: { type: 'panel.close' } };

describe('the button', () => {
  test.each([
    [1799, 'hidden'],
    [1800, 'bare'],
    [2999, 'bare'],
    [3000, 'hint'],
    [5499, 'hint'],
    [5500, 'settled'],
    [60_000, 'settled'],
  ])('%d ms after load is %s', async (advance, launcher) => {
    expect(value(await start([{ advance }]))).toEqual({ launcher, panel: 'closed' });
  });

  test('appears after the same delay, whenever the widget starts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(7000), fc.nat(7000), async (loadedMsAgo, advance) => {
        const late = await replay(chatMachineSince(loadedMsAgo), [{ advance }], { input: { loadedMsAgo } });
        expect(value(late)).toEqual(value(await start([{ advance: loadedMsAgo + advance }])));
      }),
    );
  });

  test('opens nothing while it is hidden, and still appears on time', async () => {
    const run = await start([{ advance: 1000 }, press, { advance: 800 }]);
    expect(value(run)).toEqual({ launcher: 'bare', panel: 'closed' });
  });
});

describe('the panel', () => {
  test.each([
    ['before the hint', 1800],
    ['during the hint', 3000],
    ['after the hint', 5500],
  ])('opened %s hides the hint for good', async (_, advance) => {
    const run = await start([{ advance }, press]);
    expect(value(run)).toEqual({ launcher: 'settled', panel: 'open' });
    await run.take(press);
    await run.take({ advance: 60_000 });
    expect([value(run), run.clock.pending]).toEqual([{ launcher: 'settled', panel: 'closed' }, []]);
  });

  test.each([
    ['its button', press, []],
    ['Escape', pressEscape, ['returnFocus']],
    ['its own close button', close, ['returnFocus']],
  ])('closes with %s', async (_, step, expected) => {
    const run = await start([{ advance: 1800 }, press, step]);
    expect([value(run).panel, effects(run)]).toEqual(['closed', expected]);
  });

  test('does not move the focus when it is closed', async () => {
    expect(effects(await start([{ advance: 1800 }, pressEscape, close]))).toEqual([]);
  });

  test('is open after an odd number of presses, whenever they come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(3000), { maxLength: 8 }), async (waits) => {
        const run = await start([{ advance: 1800 }]);
        for (const advance of waits) {
          await run.take({ advance });
          await run.take(press);
        }
        expect(value(run).panel).toBe(waits.length % 2 === 0 ? 'closed' : 'open');
      }),
    );
  });
});

test('the hint asks whether the visitor needs help', () => {
  expect(chatTexts.english.hint).toBe('Need Help? Chat with us');
});

describeMachine(model, {
  invariants: {
    'hints once at most': hintsOnce,
    'shows no hint beside the open panel': hintsBesideClosedPanel,
    'opens no panel before the button is there': opensWithButton,
  },
  edgeInvariants: {
    'Escape leaves the panel closed': ({ step, state }) =>
      !('send' in step && step.send.type === 'key.escape') || state.includes('panel.closed'),
  },
});
