import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Explained } from '../../testing/explained.ts';
import { expectNoSidewaysScroll } from '../../testing/story-expectations.ts';
import { storyTrek, storyTreks } from '../../testing/story-treks.ts';
import { everestWalk } from '../../testing/story-walks.ts';
import { comparisonAnatomy } from './compare.anatomy.ts';
import { DefaultComparison } from './comparison.tsx';
import * as Comparison from './comparison-parts.tsx';

const [, everest, , langtang] = storyTreks as [
  (typeof storyTreks)[0],
  (typeof storyTreks)[0],
  unknown,
  (typeof storyTreks)[0],
];

const meta = {
  title: 'Catalogue/Comparison',
  component: DefaultComparison,
  parameters: {
    explains: {
      parts: [comparisonAnatomy],
      namespaces: { Comparison },
      accessibility: [
        'A row in which the treks differ has a sign, and a word for a screen reader.',
        'The drawing of the nights is for the eye alone: the table has the same heights.',
      ],
    } satisfies Explained,
  },
  args: { treks: [storyTrek, { ...everest, itinerary: everestWalk }, langtang] },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof DefaultComparison>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const cellsOf = ({ canvas }: PlayContext, name: RegExp) =>
  within(canvas.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

export const ThreeTreks: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Compare treks');
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    await expect(cellsOf(context, /^Price per person/)).toEqual(['$1,450', '$1,890', '$980']);
    await expect(canvas.getByRole('rowheader', { name: /^Price per person/ })).toHaveTextContent('≠ differs');
    await expect(canvas.getByRole('rowheader', { name: 'Group size' })).not.toHaveTextContent('≠');
    await expect(cellsOf(context, /^Height of each night/)[2]).toBe('Not known');
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Height of each night');
  },
};

export const EachCanBeRemoved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Remove Everest Base Camp Trek' })).toHaveAttribute(
      'href',
      '/compare?treks=annapurna-base-camp-trek,langtang-valley-trek',
    );
  },
};

export const UnknownAndSurplusTreksAreExplained: Story = {
  args: { treks: [storyTrek], unknown: ['yeti-trek'], leftOut: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We don’t have a trek with this address: yeti-trek.')).toBeVisible();
    await expect(canvas.getByText('Three treks fit side by side. 2 more were left out.')).toBeVisible();
    await expect(canvas.getByText('Add another trek to see what differs.')).toBeVisible();
  },
};

export const NothingToCompare: Story = {
  args: { treks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No treks to compare yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find treks' })).toHaveAttribute('href', '/treks');
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await expect(cellsOf(context, /^Duration/)).toEqual(['12 day(s)', '14 day(s)', '9 day(s)']);
    await expectNoSidewaysScroll();
  },
};
