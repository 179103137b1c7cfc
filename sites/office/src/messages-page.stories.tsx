import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll, expectNotice } from '../../../packages/ui/src/testing/story-expectations.ts';
import { signedInStorage } from '../../../packages/ui/src/testing/story-world.ts';
import { MessagesPage } from './messages-page.tsx';
import { messageHandlers, sentMessage, storyAnswered, storyMessage } from './testing/story-messages.ts';
import { StoryOffice } from './testing/story-office.tsx';

/** The messages of the contact form. The office is in English only. */
const meta: Meta = {
  title: 'Office/Messages',
  tags: ['!autodocs', 'own-language'],
  parameters: { world: { storage: signedInStorage }, msw: messageHandlers() },
  render: () => (
    <StoryOffice address="/office/messages">
      <MessagesPage />
    </StoryOffice>
  ),
};
export default meta;

export const Messages: StoryObj = {
  parameters: {
    msw: messageHandlers({
      list: { rows: [storyMessage, { ...storyAnswered.message, id: 'message-2' }], next: 'more' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Answer' })).toHaveAttribute(
      'href',
      '/office/messages/message-1',
    );
    await expect(canvas.getByText('Answered by')).toBeVisible();
    const [email] = canvas.getAllByRole('link', { name: 'maya@example.org' });
    await expect(email).toHaveAttribute('href', 'mailto:maya%40example.org');
    const [phone] = canvas.getAllByRole('link', { name: '+977 9812345678' });
    await expect(phone).toHaveAttribute('href', 'tel:+9779812345678');
  },
};

export const MarkedWithoutAnAnswer: StoryObj = {
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as answered' }));
    await expectNotice(context, 'success', 'Marked as answered.');
    await expect(sentMessage.mock.lastCall).toMatchObject(['/messages/message-1/answered', { isAnswered: true }]);
  },
};

export const None: StoryObj = {
  parameters: { msw: messageHandlers({ list: { rows: [], next: null } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here.')).toBeVisible();
  },
};

export const OnAPhone: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Answer' })).toBeVisible();
    await expectNoSidewaysScroll();
  },
};
