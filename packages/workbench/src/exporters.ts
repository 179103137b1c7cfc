import { replay, type ScriptStep } from '@trek/ui/internal/testing/machines';
import type { AnyStateMachine } from 'xstate';
import { type ChartNode, chartModel } from './chart-model.ts';
import type { ScriptDocument } from './script-document.ts';
import type { WorkbenchMachine } from './workbench-machine.ts';

/** A run as a Vitest file that any workspace with the kit can run as it is. */
export async function exportTest(known: WorkbenchMachine, { input, script }: ScriptDocument): Promise<string> {
  const run = await replay(known.machine, script, { input: known.inputs[input] as never, onError: () => {} });
  const { name, from, expression = name, also } = known.source;
  const imports = [{ name, from }, ...(also ? [also] : [])].map((one) => `import { ${one.name} } from '${one.from}';`);
  const timers = run.clock.pending.map(({ dueAtMs }) => dueAtMs - run.clock.now());
  const children = run.actors.pending.map(({ actor }) => actor);
  return `${imports.join('\n')}
import { replay } from '@trek/ui/internal/testing/machines';
import { expect, test } from 'vitest';

test(${JSON.stringify(titleOf(known, run.state, script))}, async () => {
  const machine = ${expression};
  const run = await replay(
    machine,
    ${literal(script, 4)},
    { input: ${literal(known.inputs[input], 6)}, onError: () => {} },
  );
  expect(run.state).toBe(${JSON.stringify(run.state)});
  expect(run.snapshot.status).toBe(${JSON.stringify(run.snapshot.status)});
  expect(run.snapshot.context).toEqual(${literal(run.snapshot.context, 2)});
  expect(run.actors.pending.map(({ actor }) => actor)).toEqual(${JSON.stringify(children)});
  expect(run.clock.pending.map(({ dueAtMs }) => dueAtMs - run.clock.now())).toEqual(${JSON.stringify(timers)});
});
`;
}

/** A run as a story, in a file beside the machine's own. */
export async function exportStory(known: WorkbenchMachine, document: ScriptDocument): Promise<string> {
  const run = await replay(known.machine, document.script, {
    input: known.inputs[document.input] as never,
    onError: () => {},
  });
  return `import type { Meta } from '@storybook/react-vite';
import { workbenchMachine } from './machines/index.ts';
import { scriptStory } from './state-story.tsx';

const meta = { title: 'Workbench/${known.title}/Kept runs' } satisfies Meta;
export default meta;

/** ${titleOf(known, run.state, document.script)} */
export const KeptRun = scriptStory(workbenchMachine('${known.id}'), ${JSON.stringify(run.state)}, ${literal(document, 2)});
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

function titleOf(known: WorkbenchMachine, state: string, script: readonly ScriptStep[]): string {
  return `${known.title} is in ${state} after ${script.length} ${script.length === 1 ? 'step' : 'steps'}`;
}

function literal(value: unknown, indent: number): string {
  return (JSON.stringify(value, null, 2) ?? 'undefined').replaceAll('\n', `\n${' '.repeat(indent)}`);
}
