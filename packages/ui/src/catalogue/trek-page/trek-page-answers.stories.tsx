import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Trek } from '../../api/trek.ts';
import { expectVisit } from '../../testing/story-expectations.ts';
import { storyDetails, storyTrek } from '../../testing/story-treks.ts';
import { trekPageAnswersAnatomy } from './trek-page-answers.anatomy.ts';
import * as TrekPage from './trek-page-parts.ts';

const trek = { ...storyTrek, details: storyDetails, seasonMonths: [3, 4, 10, 11] };

const answersOf = (shown: Trek) => (
  <TrekPage.Root trek={shown}>
    <TrekPage.Answers />
  </TrekPage.Root>
);

const meta = {
  title: 'Catalogue/TrekPageAnswers',
  component: TrekPage.Answers,
  parameters: {
    explains: {
      parts: [trekPageAnswersAnatomy],
      keyboard: { 'Enter, Space': 'On a question: opens or closes its answer.' },
      accessibility: ['Permits and weather are tables with headings for rows and columns.'],
    },
  },
  render: () => answersOf(trek),
} satisfies Meta<typeof TrekPage.Answers>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Is this trek right for me?' })).toBeVisible();
    await expect(canvas.getByText('Difficulty:').closest('li')).toHaveTextContent('Difficulty: Moderate');
    await expect(canvas.getByText(/longest day 5–6 hours/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Conservation Area entry/ })).toHaveTextContent('NPR 3,000');
    await expect(canvas.getByRole('row', { name: /Local entry fee/ })).toHaveTextContent('not published');
    await expect(canvas.getByText('Nights in the season: between about −1°C and 4°C', { exact: false })).toBeVisible();
    const april = canvas.getByRole('row', { name: /Apr/ });
    await expect(april).toHaveTextContent('Apr in season30°C16°C3°C128 mm');
    await expect(canvas.getByText(/costs \$130/)).toBeVisible();
    await expect(canvas.getByText(/About 55 kg of CO₂/)).toBeVisible();
    await userEvent.click(canvas.getByText('How many steps are there?'));
    await expect(canvas.getByText('Several thousand.')).toBeVisible();
  },
};

export const SimilarTreksAndWhy: Story = {
  play: async (context) => {
    const similar = context.canvas.getByRole('link', { name: 'Mardi Himal Trek' });
    await expect(similar.closest('li')).toHaveTextContent('same region · similar difficulty · 5 days shorter');
    await context.userEvent.click(similar);
    await expectVisit(context, '/treks/mardi-himal-trek');
  },
};

export const AQuestionNamesTheTrek: Story = {
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('link', { name: 'Ask about this trek' }));
    await expectVisit(context, '/contact?question=Annapurna%20Base%20Camp%20Trek');
  },
};

export const NoPermitIsNeeded: Story = {
  render: () => answersOf({ ...trek, details: { permits: [] } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You need no permit for this trip.')).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const ATrekFromAListHasNoAnswers: Story = {
  render: () => answersOf(storyTrek),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading')).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Words and figures of an element that go on in another line. */
function brokenWords(element: Element): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  }
  return broken;
}

export const TheWeatherOnASmallPhone: Story = {
  render: () => <div style={{ width: 280 }}>{answersOf(trek)}</div>,
  play: async ({ canvas }) => {
    const weather = (await canvas.findByRole('columnheader', { name: 'Highest night' })).closest('table');
    await expect(weather && brokenWords(weather)).toEqual([]);
    await expect(weather?.getBoundingClientRect().width).toBeLessThanOrEqual(280);
    const lines = [...(weather?.querySelectorAll('td') ?? [])].map(({ offsetHeight }) => offsetHeight);
    await expect(Math.max(...lines)).toBeLessThan(2 * Math.min(...lines));
  },
};
