import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { testUser } from '../../../packages/ui/src/testing/fixtures.ts';
import {
  expectNoSidewaysScroll,
  expectNotice,
  openDialog,
} from '../../../packages/ui/src/testing/story-expectations.ts';
import { signedInStorage, workerOf, worldOf } from '../../../packages/ui/src/testing/story-world.ts';
import { MessagePage } from './message-page.tsx';
import { messageHandlers, sentMessage, storyAnswered } from './testing/story-messages.ts';
import { StoryOffice } from './testing/story-office.tsx';

/** A message of the contact form, with all that its sender and the office have written. The office is in English only. */
const meta: Meta = {
  title: 'Office/Message',
  tags: ['!autodocs', 'own-language'],
  parameters: { world: { storage: signedInStorage }, msw: messageHandlers() },
  render: () => (
    <StoryOffice address="/office/messages/message-1">
      <MessagePage id="message-1" />
    </StoryOffice>
  ),
};
export default meta;

type Story = StoryObj;

export const ToBeAnswered: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Message from Maya Gurung' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '+977 9812345678' })).toHaveAttribute('href', 'tel:+9779812345678');
    await expect(canvas.getByRole('link', { name: 'Annapurna Base Camp Trek' })).toHaveAttribute('href', '/treks/12');
    await expect(canvas.getByRole('link', { name: 'TH-7K2M9Q' })).toHaveAttribute('href', '/office/bookings/TH-7K2M9Q');
  },
};

export const AnsweredWithSentences: Story = {
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Insert a sentence'), 'We are looking into it');
    await userEvent.selectOptions(canvas.getByLabelText('Insert a sentence'), 'When, and how many?');
    const text =
      'Namaste Maya Gurung,\n\nWe are looking into it.\n\nWhen would you like to start Annapurna Base Camp Trek?';
    await expect(canvas.getByLabelText('Your answer')).toHaveValue(text);
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }));
    await expectNotice(context, 'success', 'The answer is sent.');
    await expect(sentMessage.mock.lastCall?.[1]).toMatchObject({ text });
    await expect(canvas.getByLabelText('Your answer')).toHaveValue('');
    await expect(
      within(canvas.getByRole('list', { name: 'Messages and answers' })).getAllByRole('listitem'),
    ).toHaveLength(3);
  },
};

export const WithAnAnswer: Story = {
  parameters: { msw: messageHandlers({ thread: storyAnswered }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Answered by office@trek.example, Feb 20, 2030/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reopen' })).toBeVisible();
  },
};

export const MarkedAsAnswered: Story = {
  parameters: {
    msw: messageHandlers({ thread: { ...storyAnswered, entries: storyAnswered.entries.slice(0, 1) } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Marked as answered by office@trek.example/)).toBeVisible();
  },
};

export const AnAnswerThatIsLost: Story = {
  parameters: { msw: messageHandlers({ done: 'broken' }) },
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.type(await canvas.findByLabelText('Your answer'), 'Yes.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Internal server error');
    await expect(canvas.getByLabelText('Your answer')).toHaveValue('Yes.');
    const { key } = sentMessage.mock.lastCall?.[1] ?? {};
    workerOf(context).use(...messageHandlers());
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }));
    await expectNotice(context, 'success', 'The answer is sent.');
    // The same press to the server, which mails it once.
    await expect(sentMessage.mock.lastCall?.[1]).toMatchObject({ key });
  },
};

export const AnAnswerThatWasChangedAfterItWasLost: Story = {
  parameters: { msw: messageHandlers({ done: 'broken' }) },
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.type(await canvas.findByLabelText('Your answer'), 'Yes.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('It may have been done all the same');
    const { key } = sentMessage.mock.lastCall?.[1] ?? {};
    workerOf(context).use(
      ...messageHandlers({ thread: storyAnswered, done: { refused: 'The answer before was sent.' } }),
    );
    await userEvent.type(canvas.getByLabelText('Your answer'), ' Hot.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }));
    await expect(await canvas.findByText('The answer before was sent.')).toBeVisible();
    await expect(await canvas.findByText(/^Answered by/)).toBeVisible();
    await expect(canvas.getByLabelText('Your answer')).toHaveValue('Yes. Hot.');
    workerOf(context).use(...messageHandlers());
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }));
    await expectNotice(context, 'success', 'The answer is sent.');
    await expect(sentMessage.mock.lastCall?.[1]).not.toMatchObject({ key });
  },
};

export const ABegunAnswerAfterAReload: Story = {
  parameters: {
    world: {
      storage: signedInStorage,
      drafts: {
        'office.answer.message-1': JSON.stringify({
          ...{ owner: String(testUser.id), key: 'f'.repeat(32), values: { text: 'Namaste Maya, it is' } },
        }),
      },
    },
  },
  play: async ({ canvas, userEvent, ...context }) => {
    await expect(await canvas.findByLabelText('Your answer')).toHaveValue('Namaste Maya, it is');
    await userEvent.type(canvas.getByLabelText('Your answer'), ' hot.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }));
    await expectNotice(context, 'success', 'The answer is sent.');
    await expect(sentMessage.mock.lastCall?.[1]).toMatchObject({
      key: 'f'.repeat(32),
      text: 'Namaste Maya, it is hot.',
    });
    await expect(worldOf(context).drafts.read('office.answer.message-1')).toBeNull();
  },
};

export const SavingASentence: Story = {
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save as a sentence' }));
    const dialog = within(await openDialog('Save as a sentence'));
    await userEvent.type(dialog.getByLabelText('Name in the list'), 'Shower');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Write the sentence as an answer first.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.type(canvas.getByLabelText('Your answer'), 'Hot on most days.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save as a sentence' }));
    const again = within(await openDialog('Save as a sentence'));
    await userEvent.type(again.getByLabelText('Name in the list'), 'Shower');
    await userEvent.click(again.getByRole('button', { name: 'Save' }));
    await expectNotice(context, 'success', 'The sentence is saved.');
    await expect(sentMessage.mock.lastCall).toMatchObject([
      '/sentences',
      { name: 'Shower', text: 'Hot on most days.' },
    ]);
  },
};

export const RemovingASentence: Story = {
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove a sentence' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove a sentence' }));
    await userEvent.selectOptions(dialog.getByLabelText('Insert a sentence'), 'When, and how many?');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expectNotice(context, 'success', 'The sentence is removed.');
    await expect(sentMessage.mock.lastCall?.[0]).toBe('/sentences/first-2/removed');
  },
};

export const Loading: Story = {
  parameters: { msw: messageHandlers({ thread: 'silent' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const ThatCantBeRead: Story = {
  parameters: { msw: messageHandlers({ thread: 'broken' }) },
  play: async ({ canvas, userEvent, ...context }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    workerOf(context).use(...messageHandlers());
    await userEvent.click(again);
    await expect(await canvas.findByRole('heading', { name: 'Message from Maya Gurung' })).toBeVisible();
  },
};

export const OnAPhoneInTheDark: Story = {
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  parameters: { msw: messageHandlers({ thread: storyAnswered }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send answer' })).toBeVisible();
    await expectNoSidewaysScroll();
  },
};
