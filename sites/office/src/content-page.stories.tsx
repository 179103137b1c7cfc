import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { expectNoSidewaysScroll, expectNotice } from '../../../packages/ui/src/testing/story-expectations.ts';
import { signedInStorage, workerOf, worldOf } from '../../../packages/ui/src/testing/story-world.ts';
import { ContentPage } from './content-page.tsx';
import { contentHandlers, sentContent, storyContent, storyLongTexts, storyTrekTexts } from './testing/story-content.ts';
import { StoryOffice } from './testing/story-office.tsx';

const PAGE = '/office/content';
const TREK = `${PAGE}?trek=everest-base-camp-trek`;

interface Args {
  address: string;
}

/** The texts of the site that the office edits. It is in English only. */
const meta: Meta<Args> = {
  title: 'Office/Texts',
  tags: ['!autodocs', 'own-language'],
  args: { address: TREK },
  parameters: { world: { storage: signedInStorage }, msw: contentHandlers() },
  beforeEach: () => void sentContent.mockClear(),
  render: ({ address }) => (
    <StoryOffice address={address}>
      <ContentPage />
    </StoryOffice>
  ),
};
export default meta;

type Story = StoryObj<Args>;

export const ATrekIsChosen: Story = {
  args: { address: PAGE },
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Trek'), 'Everest Base Camp Trek');
    await expect(worldOf(context).navigate).toHaveBeenCalledWith(TREK);
  },
};

export const CheckedPreviewedAndSaved: Story = {
  play: async ({ canvas, userEvent, ...context }) => {
    const [answer] = await canvas.findAllByLabelText('Answer');
    await userEvent.clear(answer as HTMLElement);
    await userEvent.type(answer as HTMLElement, 'Minus <b>ten</b>.');
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Check and preview' }));
    const preview = within(await canvas.findByRole('region', { name: 'Preview' }));
    await expect(preview.getByText('Minus <b>ten</b>.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expectNotice(context, 'success', 'Saved. The site shows it within seconds.');
    await expect(sentContent.mock.lastCall).toMatchObject([
      '/treks/everest-base-camp-trek',
      { version: 'version-1', texts: { questions: [{ answer: 'Minus <b>ten</b>.' }, {}, {}] } },
    ]);
  },
};

const FAULTS = [
  { field: 'questions.1.answer', text: 'is empty' },
  { field: 'questions', text: 'needs at least 3 entries' },
];

export const WithTheChecksSentences: Story = {
  parameters: { msw: contentHandlers({ check: { faults: FAULTS, warnings: [] } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Remove this question' }))[2] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Check and preview' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('questions: needs at least 3 entries');
    await expect(canvas.getAllByLabelText('Answer')[1]).toHaveAccessibleDescription(/is empty/);
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

export const WithAWarning: Story = {
  parameters: { msw: contentHandlers({ check: { faults: [], warnings: ['“colour” is British: write color'] } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check and preview' }));
    await expect(await canvas.findByText('“colour” is British: write color')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible();
  },
};

const CHANGED = 'Someone has changed this trek meanwhile.';

export const SomeoneWasFaster: Story = {
  parameters: { msw: contentHandlers({ done: { refused: CHANGED } }) },
  play: async ({ canvas, userEvent }) => {
    const [question] = await canvas.findAllByLabelText('Question');
    await userEvent.type(question as HTMLElement, ' Really?');
    await userEvent.click(canvas.getByRole('button', { name: 'Check and preview' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(CHANGED);
    await expect(question).toHaveValue('How cold is it at night? Really?');
  },
};

export const Undone: Story = {
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo the latest edit' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo' }));
    await expectNotice(context, 'success', 'Undone. The site shows it within seconds.');
    await expect(sentContent.mock.lastCall).toMatchObject([
      '/treks/everest-base-camp-trek/undone',
      { version: 'version-1' },
    ]);
  },
};

export const WithoutQuestions: Story = {
  parameters: {
    msw: contentHandlers({ trek: { ...storyTrekTexts, texts: { questions: [] }, edits: [], canUndo: false } }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Nothing was edited here yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a question' }));
    await expect(canvas.getByLabelText('Question')).toHaveValue('');
  },
};

const OFF = 'Editing is off: the server may not write to the content (EACCES).';

export const Off: Story = {
  parameters: {
    msw: contentHandlers({ list: { ...storyContent, obstacle: OFF }, trek: { ...storyTrekTexts, obstacle: OFF } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(OFF)).toBeVisible();
    await expect(await canvas.findByText(/^pema@trek.example/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { msw: contentHandlers({ list: 'silent' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const FailingWithAWayOn: Story = {
  parameters: { msw: contentHandlers({ trek: 'broken' }) },
  play: async ({ canvas, userEvent, ...context }) => {
    await expect(await canvas.findByText('This could not be loaded.')).toBeVisible();
    workerOf(context).use(...contentHandlers());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect((await canvas.findAllByLabelText('Question'))[0]).toHaveValue('How cold is it at night?');
  },
};

export const LongTextsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { msw: contentHandlers({ trek: storyLongTexts }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check and preview' }));
    await expect(await canvas.findByRole('region', { name: 'Preview' })).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const InTheDark: Story = {
  globals: { theme: 'dark' },
  parameters: WithTheChecksSentences.parameters,
  play: WithTheChecksSentences.play,
};
