import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import {
  expectNoSidewaysScroll,
  expectNotice,
  openDialog,
} from '../../../packages/ui/src/testing/story-expectations.ts';
import { signedInStorage, workerOf } from '../../../packages/ui/src/testing/story-world.ts';
import { ReviewsPage } from './reviews-page.tsx';
import { StoryOffice } from './testing/story-office.tsx';
import { reviewHandlers, sentDecision, storyReview } from './testing/story-reviews.ts';

/** The reviews of customers. The office is in English only. */
const meta: Meta = {
  title: 'Office/Reviews',
  tags: ['!autodocs', 'own-language'],
  parameters: { world: { storage: signedInStorage }, msw: reviewHandlers() },
  beforeEach: () => void sentDecision.mockClear(),
  render: (_, { parameters }) => (
    <StoryOffice address={`/office/reviews${parameters.query ?? ''}`}>
      <ReviewsPage />
    </StoryOffice>
  ),
};
export default meta;

type Story = StoryObj;

const PUBLISH = 'Publish: Annapurna Base Camp Trek, Maya';
const DECLINE = 'Decline: Annapurna Base Camp Trek, Maya';

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 of 5 stars')).toBeVisible();
    await expect(canvas.getByText('Maya, Nepal · November 2029 · led by Dawa Sherpa')).toBeVisible();
    await expect(canvas.getByText('Without a name · November 2029')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Booking TH-7K3M2Q' })).toHaveAttribute(
      'href',
      '/office/bookings/TH-7K3M2Q',
    );
  },
};

export const PublishedWithAnAnswer: Story = {
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(await canvas.findByRole('button', { name: PUBLISH }));
    const dialog = within(await openDialog(PUBLISH));
    await userEvent.type(dialog.getByLabelText('Answer below the review'), 'Thank you, Maya!');
    await userEvent.click(dialog.getByRole('button', { name: 'Publish the review' }));
    await expectNotice(context, 'success', 'The review is published.');
    await expect(sentDecision.mock.lastCall).toMatchObject([
      '/booking-1/decision',
      { decision: 'publish', writtenAt: storyReview.writtenAt, answer: 'Thank you, Maya!' },
    ]);
  },
};

export const DeclinedWithAReason: Story = {
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(await canvas.findByRole('button', { name: DECLINE }));
    const dialog = within(await openDialog(DECLINE));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Please leave out the name of the lodge.');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline the review' }));
    await expectNotice(context, 'success', 'The review is declined.');
    await expect(sentDecision.mock.lastCall).toMatchObject([
      '/booking-1/decision',
      { decision: 'decline', reason: 'Please leave out the name of the lodge.' },
    ]);
  },
};

const CHANGED = 'The writer has changed this review. Please read it again.';

export const ChangedByItsWriterMeanwhile: Story = {
  parameters: { msw: reviewHandlers({ done: { refused: CHANGED } }) },
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(await canvas.findByRole('button', { name: PUBLISH }));
    const dialog = within(await openDialog(PUBLISH));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish the review' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(CHANGED);
    workerOf(context).use(...reviewHandlers({ list: [{ ...storyReview, stars: 1 }] }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('1 of 5 stars')).toBeVisible();
  },
};

export const Published: Story = {
  parameters: {
    query: '?state=published',
    msw: reviewHandlers({ list: [{ ...storyReview, status: 'published', answer: 'Thank you!' }] }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Thank you!', { exact: false })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: PUBLISH })).toBeNull();
    const name = 'Take down: Annapurna Base Camp Trek, Maya';
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(await screen.findByRole('alertdialog', { name })).toBeVisible();
  },
};

export const Declined: Story = {
  parameters: {
    query: '?state=declined',
    msw: reviewHandlers({ list: [{ ...storyReview, status: 'declined', reason: 'It names another guest.' }] }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It names another guest.', { exact: false })).toBeVisible();
    await expect(canvas.getByRole('button', { name: PUBLISH })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: DECLINE })).toBeNull();
  },
};

export const None: Story = {
  parameters: { msw: reviewHandlers({ list: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No reviews are waiting for a decision.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: reviewHandlers({ list: 'silent' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const FailingWithAWayOn: Story = {
  parameters: { msw: reviewHandlers({ list: 'broken' }) },
  play: async ({ canvas, userEvent, ...context }) => {
    await expect(await canvas.findByText('This could not be loaded.')).toBeVisible();
    workerOf(context).use(...reviewHandlers());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('5 of 5 stars')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 of 5 stars')).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const InTheDark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 of 5 stars')).toBeVisible();
  },
};
