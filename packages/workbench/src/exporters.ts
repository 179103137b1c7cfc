import { replay, type ScriptStep } from '@trek/ui/internal/testing/machines';
import type { AnyStateMachine } from 'xstate';
import { type ChartNode, chartModel } from './chart-model.ts';
import { describeExpectation, type Expectation } from './expectation.ts';
import type { ScriptDocument } from './script-document.ts';
import { addressWith } from './script-link.ts';
import { quoted, sourceOf } from './source-text.ts';
import { benchId } from './state-contracts.ts';
import { FRAME_TITLE, NOTICES_NAME } from './view/person-screen.ts';
import type { WorkbenchMachine } from './workbench-machine.ts';

/**
 * A run as a Vitest file. Without an expectation it pins what is, and any workspace with the kit can run it as it is; with
 * one it demands that, and belongs beside the sources of the workbench.
 */
export async function exportTest(
  known: WorkbenchMachine,
  document: ScriptDocument,
  expectation?: Expectation,
): Promise<string> {
  if (expectation === undefined) return exportPinned(known, document);
  if ('state' in expectation) {
    return playedTest(known, document, describeExpectation(expectation), [
      `expect(run.state).toBe(${quoted(expectation.state)});`,
    ]);
  }
  const { machine, input, script } = document;
  return `// @vitest-environment jsdom
import { showRun } from '@trek/workbench/show-run';
import { expect, test, vi } from 'vitest';

test(${titleOf(known, script, describeExpectation(expectation))}, async () => {
  const texts = await showRun(${sourceOf({ machine, input, script }, 2, 32)});
${constant('wanted', expectation.says, 2)}
  await vi.waitFor(() => expect(texts()).toContain(wanted));
});
`;
}

/** A run as a test that pins everything it came to. */
async function exportPinned(known: WorkbenchMachine, { input, script }: ScriptDocument): Promise<string> {
  const run = await replayed(known, { input, script });
  const timers = run.clock.pending.map(({ dueAtMs }) => dueAtMs - run.clock.now());
  const children = run.actors.pending.map(({ actor }) => actor);
  return playedTest(known, { input, script }, `is in ${run.state}`, [
    `expect(run.state).toBe(${quoted(run.state)});`,
    `expect(run.snapshot.status).toBe(${quoted(run.snapshot.status)});`,
    `expect(run.snapshot.context).toEqual(${sourceOf(run.snapshot.context, 2, 40)});`,
    `expect(run.actors.pending.map(({ actor }) => actor)).toEqual(${sourceOf(children, 2, 65)});`,
    `expect(run.clock.pending.map(({ dueAtMs }) => dueAtMs - run.clock.now())).toEqual(${sourceOf(timers, 2, 86)});`,
  ]);
}

/** A test that plays the run, and then makes its demands. */
function playedTest(
  known: WorkbenchMachine,
  { input, script }: Pick<ScriptDocument, 'input' | 'script'>,
  claim: string,
  demands: readonly string[],
): string {
  return `${importsOf(known)}
test(${titleOf(known, script, claim)}, async () => {
${replayOf(known, input, script)}
  ${demands.join('\n  ')}
});
`;
}

function importsOf({ source: { name, from, also } }: WorkbenchMachine): string {
  const modules = [
    { name: 'type MachineScript, replay', from: '@trek/ui/internal/testing/machines' },
    { name, from },
    ...(also ? [also] : []),
  ].toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const lines = modules.map((one) => `import { ${one.name} } from '${one.from}';\n`);
  return `${lines.join('')}import { expect, test } from 'vitest';\n`;
}

/** The lines that play the run. */
function replayOf(known: WorkbenchMachine, input: string, script: readonly ScriptStep[]): string {
  const { name, expression = name } = known.source;
  const given = sourceOf(known.inputs[input], 4, 13);
  return `  const machine = ${expression};
  const script: MachineScript = ${sourceOf(script, 2, 33)};
  const run = await replay(machine, script, {
    input: ${given},
    onError: () => {},
  });`;
}

const replayed = (known: WorkbenchMachine, { input, script }: Pick<ScriptDocument, 'input' | 'script'>) =>
  replay(known.machine, script, { input: known.inputs[input] as never, onError: () => {} });

/**
 * A run as a Playwright test of the built Storybook.
 * @param link of the run
 */
export async function exportPlaywright(
  known: WorkbenchMachine,
  document: ScriptDocument,
  link: string,
  expectation?: Expectation,
): Promise<string> {
  const { state } = await replayed(known, document);
  const wanted = expectation ?? { state };
  const address = addressWith(`http://storybook/iframe.html?id=${benchId(known)}&viewMode=story`, link);
  const demand =
    'state' in wanted
      ? `  await expect(page.locator('.workbench-state strong')).toHaveText(${quoted(wanted.state)});`
      : `${constant('text', wanted.says, 2)}
  const places = [
    page.frameLocator('iframe[title="${FRAME_TITLE}"]').getByText(text, { exact: true }),
    page.getByRole('list', { name: '${NOTICES_NAME}' }).getByText(text, { exact: true }),
  ];
  const counts = () => Promise.all(places.map((place) => place.filter({ visible: true }).count()));
  await expect.poll(counts).not.toEqual([0, 0]);`;
  return `import { expect, test } from '@playwright/test';

${constant('RUN', address.replace('http://storybook', ''))}

test(${titleOf(known, document.script, describeExpectation(wanted))}, async ({ page }) => {
  await page.goto(RUN);
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
${demand}
});
`;
}

/** A run as a story, in a file beside the machine's own. */
export async function exportStory(
  known: WorkbenchMachine,
  document: ScriptDocument,
  expectation?: Expectation,
): Promise<string> {
  const { state } = await replayed(known, document);
  const wanted = expectation ?? { state };
  const { machine, build, input, script } = document;
  const stored = sourceOf({ machine, build, input, script }, 0, 38);
  return `import type { Meta } from '@storybook/react-vite';
import { workbenchMachine } from './machines/index.ts';
import type { ScriptDocument } from './script-document.ts';
import { scriptStory } from './state-story.tsx';

const meta = { title: ${quoted(`Workbench/${known.title}/Kept runs`)} } satisfies Meta;
export default meta;

const wanted = ${sourceOf(wanted, 0, 16)};
const script: ScriptDocument = ${stored};

/** ${sentenceOf(known, document.script, describeExpectation(wanted))} */
export const KeptRun = scriptStory(workbenchMachine(${quoted(known.id)}), wanted, script);
`;
}

/** A run as JSON that the workbench reads again. */
export function exportJson(document: ScriptDocument): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** A machine's chart for mermaid, with the current states marked. */
export function exportMermaid(machine: AnyStateMachine, current: ReadonlySet<string> = new Set()): string {
  const { root, edges } = chartModel(machine);
  const name = (id: string) => id.replace(/[^A-Za-z0-9]/g, '_');
  const draw = (node: ChartNode, indent: string): string[] => {
    const title = `${indent}state "${node.label}" as ${name(node.id)}`;
    if (node.children.length === 0) return [title];
    const inside = node.children.flatMap((child, index) => [
      ...(node.kind === 'parallel' && index > 0 ? [`${indent}  --`] : []),
      ...(child.isInitial ? [`${indent}  [*] --> ${name(child.id)}`] : []),
      ...draw(child, `${indent}  `),
    ]);
    return [`${title} {`, ...inside, `${indent}}`];
  };
  const arrows = edges.map(({ source, target, label }) => {
    const text = label.split(' → ', 1).join().replaceAll(':', ' ');
    return `  ${name(source)} --> ${name(target)}: ${text}`;
  });
  const marked = [...current].map((id) => `  class ${name(id)} current`);
  return [
    'stateDiagram-v2',
    ...draw(root, '  '),
    ...arrows,
    '  classDef current font-weight:bold,stroke-width:4px',
    ...marked,
    '',
  ].join('\n');
}

/** A constant that holds a text, broken as the formatter does. */
function constant(name: string, text: string, indent = 0): string {
  const start = `${' '.repeat(indent)}const ${name} =`;
  const value = `${quoted(text)};`;
  const isLong = start.length + 1 + value.length > 120;
  return isLong ? `${start}\n${' '.repeat(indent + 2)}${value}` : `${start} ${value}`;
}

function sentenceOf(known: WorkbenchMachine, script: readonly ScriptStep[], claim: string): string {
  return `${known.title} ${claim} after ${script.length} ${script.length === 1 ? 'step' : 'steps'}`;
}

const titleOf = (...parts: Parameters<typeof sentenceOf>) => quoted(sentenceOf(...parts));
