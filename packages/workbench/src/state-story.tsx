import type { StoryObj } from '@storybook/react-vite';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { expect, waitFor, within } from 'storybook/test';
import type { Expectation } from './expectation.ts';
import type { ScriptDocument } from './script-document.ts';
import { addressWith, writeLink } from './script-link.ts';
import { ErrorBoundary } from './view/error-boundary.tsx';
import { personPlaces, visitorPage } from './view/person-screen.ts';
import { Workbench } from './view/workbench.tsx';
import type { Sight, WorkbenchMachine } from './workbench-machine.ts';

/** The whole script of a run in one argument: that is what a link carries. */
interface WorkbenchArgs {
  script: string;
}

type WorkbenchStory = StoryObj<WorkbenchArgs>;

const base = {
  args: { script: '' },
  // A bench fills the window. What its frame shows has its own stories, and its own check of accessibility there.
  parameters: { layout: 'fullscreen', a11y: { options: { iframes: false } } },
  argTypes: { script: { type: 'string', control: 'text' } },
} satisfies WorkbenchStory;

/** Storybook keeps a story's arguments in its address; a standalone story does so itself. Back leads past them. */
function putIntoAddress(storyId: string, script: string) {
  if (window.parent === window) history.replaceState(null, '', addressWith(location.href, script));
  else addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: { script } });
}

function show(known: WorkbenchMachine, state?: string): NonNullable<WorkbenchStory['render']> {
  return ({ script }, { id }) => (
    <ErrorBoundary>
      <Workbench known={known} state={state} script={script} onLink={(link) => putIntoAddress(id, link)} />
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
    play: async ({ canvas, canvasElement, args }) => {
      // A link leads to a step of its own.
      if (args.script !== '') return;
      await untilBegun(canvas);
      await expect(await canvas.findByText(way.words)).toBeVisible();
      for (const sight of [way.sees ?? way.words, ...(way.demands ?? [])]) await expectSight(canvasElement, sight);
      if (way.misses && found(canvasElement, way.misses).length > 0)
        throw new Error(`expected no “${wordsOf(way.misses)}”, the screen says “${wordsOf(way.misses)}”`);
    },
  };
}

/** The bench shows the machine's beginning until the script is played. */
async function untilBegun(canvas: ReturnType<typeof within>) {
  await waitFor(() => expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'false'));
}

/** Waits until a person can see it. Where that fails, the message is worded as Testing Library's. */
async function expectSight(bench: HTMLElement, sight: Sight) {
  const missing =
    typeof sight === 'string'
      ? `Unable to find an element with the text: ${sight}`
      : `Unable to find an accessible element with the role "${sight.role}" and name "${sight.name}"`;
  await waitFor(() => {
    if (!found(bench, sight)[0]?.checkVisibility()) throw new Error(missing);
  });
}

/** Waits for a text on the visitor's screen, or in the log: some are written to the console alone. */
async function expectText(bench: HTMLElement, text: string) {
  await waitFor(() => {
    const log = bench.querySelector('.workbench-log')?.textContent ?? '';
    if (found(bench, text).length === 0 && !log.includes(text))
      throw new Error(`Unable to find an element with the text: ${text}`);
  });
}

const wordsOf = (sight: Sight) => (typeof sight === 'string' ? sight : sight.name);

/** The page on the visitor's screen, as soon as it is there. */
export async function personPage(bench: HTMLElement) {
  const page = await waitFor(() => {
    const found = visitorPage(bench);
    if (!found) throw new Error('The screen is not there yet.');
    return found;
  });
  return within(page);
}

/** The elements that a person can see: hidden ones do not count. */
function found(bench: HTMLElement, sight: Sight): HTMLElement[] {
  return personPlaces(bench).flatMap((place) => foundIn(within(place), sight));
}

function foundIn(view: ReturnType<typeof within>, sight: Sight): HTMLElement[] {
  if (typeof sight === 'string') return view.queryAllByText(sight).filter((one: HTMLElement) => one.checkVisibility());
  const { role, name, isExpanded, isDisabled } = sight;
  const all = view.queryAllByRole(role, { name, ...(isExpanded !== undefined && { expanded: isExpanded }) });
  return isDisabled ? all.filter((one: HTMLElement) => one.matches(':disabled, [aria-disabled="true"]')) : all;
}

/**
 * A run that was kept: it is played, and must come to the state, or show the text, that is wanted. Exported stories are made of it.
 * @public
 */
export function scriptStory(known: WorkbenchMachine, wanted: Expectation, document: ScriptDocument): WorkbenchStory {
  return {
    ...base,
    loaders: [async () => ({ storedLink: await writeLink(document) })],
    render: ({ script }, { id, loaded }) => (
      <ErrorBoundary>
        <Workbench
          known={known}
          script={script || (loaded.storedLink as string)}
          onLink={(link) => link && putIntoAddress(id, link)}
        />
      </ErrorBoundary>
    ),
    play: async ({ args, canvas, canvasElement }) => {
      if (args.script !== '') return;
      await untilBegun(canvas);
      if ('says' in wanted) await expectText(canvasElement, wanted.says);
      else
        await waitFor(() =>
          expect(canvasElement.querySelector('.workbench-state strong')).toHaveTextContent(wanted.state),
        );
    },
  };
}
