import { chartTables } from '../../packages/workbench/src/chart-tables.ts';
import { workbenchMachines } from '../../packages/workbench/src/machines/index.ts';
import type { WorkbenchMachine } from '../../packages/workbench/src/workbench-machine.ts';

const INTRODUCTION = `# State machines

\`@trek/ui/machines\` exports all of them. They run in Node without React or a DOM, and \`npm test -- rules\` fails unless
its tests run every state, transition, guard and delay. \`npm run storybook\` draws each chart and drives it on the
workbench. [machine-notes.md](machine-notes.md) explains what a chart does not show.

An arrow reads: event, guard, target. A state in brackets only holds others.`;

/** Writes the chart of every machine of the kit as a document. */
export function machinesPage(): string {
  return `${[INTRODUCTION, ...Object.values(workbenchMachines).map(chartOf)].join('\n\n')}\n`;
}

function chartOf(known: WorkbenchMachine): string {
  const { states, delays } = chartTables(known.machine);
  const state = ({ path, isOuter, ways }: (typeof states)[number]) => {
    const title = path === '' ? 'in every state' : isOuter ? `(${path})` : path;
    const words = known.states[path]?.words;
    const arrows = ways.map((way) => `  - \`${way}\``);
    return [`- **${title}**${words ? `: ${words}` : ''}`, ...arrows].join('\n');
  };
  const shown = states.filter(({ path, ways }) => path !== '' || ways.length > 0);
  const lengths = delays.flatMap(({ name, ms }) => (ms === null || name === String(ms) ? [] : `\`${name}\` ${ms} ms`));
  return [
    `## ${known.source.name}`,
    ...(lengths.length > 0 ? [`Delays: ${lengths.join(', ')}.`] : []),
    shown.map(state).join('\n'),
  ].join('\n\n');
}
