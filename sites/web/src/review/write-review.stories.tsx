import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OwnReview } from '@trek/ui/internal/contract/requests';
import { delay, HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import { BACKEND_URL } from '../../../../packages/ui/src/testing/api-answers.ts';
import { apiHandlers } from '../../../../packages/ui/src/testing/msw-handlers.ts';
import { expectNoSidewaysScroll } from '../../../../packages/ui/src/testing/story-expectations.ts';
import { StopReviewMails } from './stop-review-mails.tsx';
import { WriteReview } from './write-review.tsx';

const own: OwnReview = {
  ...{ trek: { title: 'Annapurna Base Camp Trek' }, month: '2030-03', guide: 'Dawa Sherpa', review: null },
};
const review = { stars: 4, text: 'Our guide knew every stone.', name: 'Maya', country: 'Australia', reason: '' };
const sent: OwnReview = { ...own, review: { ...review, status: 'sent' } };

type Answer = object | number | 'silent';

async function respond(answer: Answer) {
  if (answer === 'silent') await delay('infinite');
  if (typeof answer === 'number') return HttpResponse.json({ message: 'Internal server error' }, { status: answer });
  return HttpResponse.json(answer as object);
}

const handlers = (opened: Answer = own, saved: Answer = sent) => [
  http.post(`${BACKEND_URL}/review/open`, () => respond(opened)),
  http.post(`${BACKEND_URL}/review/save`, () =>
    typeof saved === 'object' && 'refused' in saved
      ? HttpResponse.json({ message: saved.refused }, { status: 400 })
      : respond(saved),
  ),
  http.post(`${BACKEND_URL}/review/stop`, () => respond(saved)),
  ...apiHandlers(),
];

/** The customer's page of a review, by the link in their mail. */
const meta: Meta = {
  title: 'Site/Review',
  tags: ['!autodocs', 'own-language'],
  parameters: { msw: handlers() },
  render: () => (
    <main style={{ maxWidth: 560, margin: '0 auto', padding: 20 }}>
      <WriteReview token="a.b.c" />
    </main>
  ),
};
export default meta;

type Story = StoryObj;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function write({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('radio', { name: '4 stars' }));
  await userEvent.type(canvas.getByLabelText('Your review'), review.text);
  await userEvent.type(canvas.getByLabelText(/^Name/), review.name);
  await userEvent.click(canvas.getByRole('button', { name: 'Send the review' }));
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'How was your trek?' })).toBeVisible();
    await expect(canvas.getByText('March 2030, with Dawa Sherpa')).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
  },
};

export const StarsAndWordsAreNeeded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the review' }));
    await expect(canvas.getByText('Please choose one to five stars')).toBeVisible();
    await expect(canvas.getByText('Please write a few words')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('radio', { name: '1 star' })).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toBeChecked();
  },
};

export const Sent: Story = {
  play: async (context) => {
    await write(context);
    await expect(await context.canvas.findByText('Thank you for your review')).toBeVisible();
    await expect(context.canvas.getByText(review.text)).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Change it' }));
    await expect(context.canvas.getByLabelText('Your review')).toHaveValue(review.text);
  },
};

const keepsTheText =
  (alert: string): Story['play'] =>
  async (context) => {
    await write(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(alert);
    await expect(context.canvas.getByLabelText('Your review')).toHaveValue(review.text);
    await expect(context.canvas.getByRole('radio', { name: '4 stars' })).toBeChecked();
  };

export const NotSent: Story = {
  parameters: { msw: handlers(own, 500) },
  play: keepsTheText('Your review could not be sent just now. It is still here: please try again.'),
};

export const Refused: Story = {
  parameters: { msw: handlers(own, { refused: 'Please enter a name without links' }) },
  play: keepsTheText('Please enter a name without links'),
};

export const Sending: Story = {
  parameters: { msw: handlers(own, 'silent') },
  play: async (context) => {
    await write(context);
    await expect(context.canvas.getByRole('button', { name: 'Send the review' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const AlreadyWritten: Story = {
  parameters: { msw: handlers(sent) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Thank you for your review')).toBeVisible();
    await expect(canvas.getByText('4 stars')).toBeVisible();
  },
};

export const Published: Story = {
  parameters: { msw: handlers({ ...own, review: { ...review, status: 'published', name: '', country: '' } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your review is published')).toBeVisible();
    await expect(canvas.getByText('No name is shown')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send the review' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'See the trek' })).toHaveAttribute(
      'href',
      '/treks/annapurna-base-camp-trek',
    );
  },
};

export const Declined: Story = {
  parameters: {
    msw: handlers({ ...own, review: { ...review, status: 'declined', reason: 'It names another guest.' } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It names another guest.')).toBeVisible();
    await expect(canvas.getByLabelText('Your review')).toHaveValue(review.text);
  },
};

export const LinkOver: Story = {
  parameters: { msw: handlers(404) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link does not work')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: handlers('silent') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Opening your review...')).toBeInTheDocument();
  },
};

export const NotOpened: Story = {
  parameters: { msw: handlers(500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const LongWordsOnAPhone: Story = {
  parameters: { msw: handlers({ ...sent, review: { ...sent.review, text: 'Rindfleischetikettierung'.repeat(12) } }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Rindfleisch/)).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const InTheDark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '4 stars' }));
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toBeChecked();
  },
};

export const StopTheMails: Story = {
  render: () => (
    <main style={{ maxWidth: 560, margin: '0 auto', padding: 20 }}>
      <StopReviewMails token="a.b.c" />
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop the emails' }));
    await expect(await canvas.findByText('The emails have stopped')).toBeVisible();
  },
};
