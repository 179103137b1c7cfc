import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ScriptDocument } from './script-document.ts';
import { writeLink } from './script-link.ts';
import { ErrorBoundary } from './view/error-boundary.tsx';
import { Workbench } from './view/workbench.tsx';
import type { WorkbenchMachine } from './workbench-machine.ts';

/** The whole script of a run in one argument: that is what a link carries. */
interface WorkbenchArgs {
  script: string;
}

type WorkbenchStory = StoryObj<WorkbenchArgs>;

const base = {
  args: { script: '' },
  argTypes: { script: { type: 'string', control: 'text' } },
} satisfies WorkbenchStory;

function show(known: WorkbenchMachine, state?: string): NonNullable<WorkbenchStory['render']> {
  return ({ script }) => (
    <ErrorBoundary>
      <Workbench known={known} state={state} script={script} />
    </ErrorBoundary>
  );
}

/** The machine as it begins. */
export function benchStory(known: WorkbenchMachine): WorkbenchStory {
  return { ...base, render: show(known) };
}

/** The machine in one of its states, and what a person sees then. */
export function stateStory(known: WorkbenchMachine, state: string): WorkbenchStory {
  const way = known.states[state];
  if (!way) throw new Error(`${known.id} has no state "${state}".`);
  return {
    ...base,
    render: show(known, state),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(way.words)).toBeVisible();
      const [seen] = await within(canvas.getByTestId('person')).findAllByText(way.sees ?? way.words);
      await expect(seen).toBeVisible();
    },
  };
}

/**
 * A run that was kept: it is played, and must come to the same state. Exported stories are made of it.
 * @public
 */
export function scriptStory(known: WorkbenchMachine, state: string, document: ScriptDocument): WorkbenchStory {
  return {
    ...base,
    loaders: [async () => ({ kept: await writeLink(document) })],
    render: ({ script }, { loaded }) => (
      <ErrorBoundary>
        <Workbench known={known} script={script || (loaded.kept as string)} />
      </ErrorBoundary>
    ),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(state, { selector: 'strong' })).toBeVisible();
    },
  };
}
