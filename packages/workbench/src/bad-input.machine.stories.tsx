import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { assign, createMachine } from 'xstate';
import { payment } from './machines/payment.ts';
import { documentOf } from './script-document.ts';
import { writeLink } from './script-link.ts';
import { benchStory } from './state-story.tsx';
import { Workbench } from './view/workbench.tsx';
import { event, type WorkbenchMachine } from './workbench-machine.ts';

const meta = { title: 'Workbench/Tests of the bench/Bad input', tags: ['!autodocs'] } satisfies Meta;
export default meta;

type Story = StoryObj<{ script: string }>;
type Canvas = ReturnType<typeof within>;

const ready = documentOf(payment, { script: payment.states.ready?.script ?? [] });

/** The message is shown, and the machine is where it began. */
async function expectRefusal(canvas: Canvas, text: string | RegExp) {
  await expect(await canvas.findByText(text)).toBeVisible();
  await expect(canvas.getByText('configuring', { selector: 'strong' })).toBeVisible();
}

/** A bench that is opened by this link. */
function linkStory(link: () => Promise<string>, text: string | RegExp): Story {
  return {
    ...benchStory(payment),
    loaders: [async () => ({ link: await link() })],
    render: (_, { loaded }) => <Workbench known={payment} script={loaded.link as string} />,
    play: ({ canvas }) => expectRefusal(canvas, text),
  };
}

export const ABrokenLink = linkStory(async () => (await writeLink(ready)).slice(0, -8), /This link is broken/);
export const AForeignLink = linkStory(
  () => writeLink({ ...ready, machine: 'booking' }),
  /This script is for the machine “booking”, not for “payment”/,
);
/** It is played as far as this build can, and the first step that went another way is marked. */
export const ALinkOfAnotherBuild: Story = {
  ...linkStory(() => writeLink({ ...ready, build: '0.1.0 (abcdef1)', results: ['creatingIntent', 'initFailed'] }), ''),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent(
      'This run was made on build 0.1.0 (abcdef1). From step 2 on it went another way: then “initFailed”, now “ready”.',
    );
    await expect(canvas.getByText('ready', { selector: 'strong' })).toBeVisible();
    const steps = within(canvas.getByRole('region', { name: 'Steps' })).getAllByRole('listitem');
    await expect(steps.filter((step) => step.textContent.includes('From here on'))).toEqual([steps[0]]);
    await userEvent.click(canvas.getByRole('tab', { name: 'Hand over' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy link' }));
    await expect(canvas.getByText('Step 2 of 2')).toBeVisible();
  },
};

/** The rest of its steps stays in its link. */
export const ALinkWithAStepThatIsGone: Story = {
  ...linkStory(() => writeLink({ ...ready, script: [...ready.script, { send: { type: 'steal' } }] }), ''),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Step 3 can’t be played here: “steal” is no event of “payment”.',
    );
    await expect(canvas.getByText('ready', { selector: 'strong' })).toBeVisible();
    await expect(canvas.getByText('Step 2 of 3')).toBeVisible();
  },
};

export const APayloadThatFailsItsSchema: Story = {
  ...benchStory(payment),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit the payload of order.change' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Bad: without order' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send this payload' }));
    await expectRefusal(canvas, /The payload of “order.change” does not fit: order:/);
  },
};

export const APayloadThatIsNotJson: Story = {
  ...benchStory(payment),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit the payload of order.change' }));
    await userEvent.type(canvas.getByLabelText('Payload of order.change as JSON'), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Send this payload' }));
    await expectRefusal(canvas, /The payload of “order.change” is no JSON/);
  },
};

export const InvalidJson: Story = {
  ...benchStory(payment),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Hand over' }));
    await userEvent.click(await canvas.findByLabelText('Link or JSON that you were given'));
    await userEvent.paste('{"machine"');
    await userEvent.click(canvas.getByRole('button', { name: 'Play it' }));
    await expectRefusal(canvas, 'This JSON is broken.');
  },
};

const fragile: WorkbenchMachine = {
  id: 'fragile',
  title: 'Fragile',
  machine: createMachine({
    id: 'fragile',
    initial: 'whole',
    states: {
      whole: { on: { drop: 'broken' } },
      broken: {
        entry: assign(() => {
          throw new Error('it fell');
        }),
      },
    },
  }),
  source: { name: 'fragile', from: '@trek/ui/machines' },
  inputs: { only: undefined },
  events: [event('drop')],
  outcomes: {},
  states: { whole: { words: 'Nothing has happened to it.', script: [] } },
};

export const AMachineThatThrows: Story = {
  ...benchStory(fragile),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'drop' }));
    await expect(await canvas.findByText('The machine threw: it fell')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByText('Nothing has happened to it.')).toBeVisible();
  },
};

/** The browser says nothing about the size of a state, as when it is busy: the arrows are drawn all the same. */
export const AChartThatIsNotMeasured: Story = {
  ...benchStory(fragile),
  beforeEach: () => {
    const Real = window.ResizeObserver;
    window.ResizeObserver = class extends Real {
      override observe(target: Element, options?: ResizeObserverOptions) {
        if (!target.matches('.react-flow__node')) super.observe(target, options);
      }
    };
    return () => {
      window.ResizeObserver = Real;
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'fragile.whole: drop → fragile.broken' })).toBeInTheDocument();
  },
};

export const AMachineThatCannotStart: Story = {
  ...benchStory({
    ...fragile,
    machine: createMachine({
      id: 'stillborn',
      context: () => {
        throw new Error('no context');
      },
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The machine threw: no context')).toBeVisible();
  },
};
