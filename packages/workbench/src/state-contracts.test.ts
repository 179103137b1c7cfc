import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { workbenchMachine, workbenchMachines } from './machines/index.ts';
import { stateContracts } from './state-contracts.ts';

const folder = new URL('states/', import.meta.url);
const stories = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));

test('a state names its events, its calls and its delays', () => {
  const contracts = stateContracts(workbenchMachine('payment'));
  expect(contracts.find(({ path }) => path === 'confirming')).toEqual({
    path: 'confirming',
    words: expect.stringContaining('The card is being charged.'),
    promises: ['Takes no event.', 'Waits for confirmCard.', 'Is left by itself after 600,000 ms.'],
    texts: [],
    storyId: 'workbench-payment--confirming',
  });
  const { promises, texts } = contracts.find(({ path }) => path === 'ready') ?? {};
  expect([promises, texts]).toEqual([['Takes pay, order.change.'], []]);
});

describe.each(Object.values(workbenchMachines))('the contract of $title', (known) => {
  const own = stories.find((text) => text.includes(`contract: '${known.id}'`)) ?? '';

  test('has a page of its own', () => {
    expect(own).toContain(`title: 'Workbench/${known.title}'`);
  });

  test.each(stateContracts(known))('leads to the story of $path, which shows it', ({ path, storyId }) => {
    const name = storyId.replace(/^.*--/, '').replaceAll('-', '').toLowerCase();
    const exported = [...own.matchAll(/export const (\w+) = stateStory\(\w+, '([^']+)'\)/g)];
    expect(exported.map(([, story = '', state]) => [story.toLowerCase(), state])).toContainEqual([name, path]);
  });
});
