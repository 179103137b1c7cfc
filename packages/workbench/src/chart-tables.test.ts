import { expect, test } from 'vitest';
import { HINT_DELAY_MS } from '../../ui/src/site/chat/chat.timing.ts';
import { chartTables } from './chart-tables.ts';
import { workbenchMachine, workbenchMachines } from './machines/index.ts';

test('every state is listed with its ways out', () => {
  const { states } = chartTables(workbenchMachine('chat').machine);
  expect(states.map(({ path }) => path)).toEqual([
    '',
    'launcher',
    'launcher.hidden',
    'launcher.bare',
    'launcher.hint',
    'launcher.settled',
    'panel',
    'panel.closed',
    'panel.open',
  ]);
  expect(states[3]?.ways.toSorted()).toEqual([
    'after hintDelay → chat.launcher.hint',
    'always if isHintDue → chat.launcher.hint',
    'launcher.press → chat.launcher.settled',
  ]);
});

test('every delay is listed in milliseconds, with its target', () => {
  expect(chartTables(workbenchMachine('chat').machine).delays).toContainEqual({
    name: 'hintDelay',
    ms: HINT_DELAY_MS,
    ways: ['chat.launcher.bare: after hintDelay → chat.launcher.hint'],
  });
});

test('lists joined guards one by one', () => {
  const names = chartTables(workbenchMachine('booking').machine).guards.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['areDetailsSaved', 'areDetailsValid', 'isOrderOpen']));
});

test.each(Object.values(workbenchMachines))('the delays of $title are all known', ({ machine }) => {
  const { delays } = chartTables(machine);
  expect(delays.map(({ name }) => name).sort()).toEqual(Object.keys(machine.implementations.delays).sort());
  // A delay that depends on the context, as one that the backend asked for, has no length of its own.
  for (const { ms } of delays) expect(ms === null || ms > 0).toBe(true);
});
