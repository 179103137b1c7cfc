import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { failed, loading, ready } from '../../testing/remote.ts';
import { expectVisit } from '../../testing/story-expectations.ts';
import { storyCountries, storyTreks } from '../../testing/story-treks.ts';
import { trekSliderAnatomy } from '../trek-card/trek-card.anatomy.ts';
import { PopularTreks } from './popular-treks.tsx';
import { popularTreksAnatomy } from './rows.anatomy.ts';

const meta = {
  title: 'Catalogue/PopularTreks',
  component: PopularTreks,
  parameters: { explains: { parts: [popularTreksAnatomy, trekSliderAnatomy] } },
  args: { data: ready(storyTreks), countries: storyCountries },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <section aria-labelledby="popular">
      <h2 id="popular">Popular Treks</h2>
      <PopularTreks {...args} />
    </section>
  ),
} satisfies Meta<typeof PopularTreks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TheFirstCountryIsSelected: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.getByRole('tab', { name: 'Nepal' })).toHaveAttribute('aria-selected', 'true');
    const rows = within(canvas.getByRole('tabpanel', { name: 'Nepal' })).getAllByRole('region');
    await expect(rows.map((row) => row.getAttribute('data-count'))).toEqual(['2', '1']);
    await userEvent.click(canvas.getByRole('link', { name: 'View All Nepal Treks' }));
    await expectVisit(context, '/treks?country=Nepal');
  },
};

export const AnotherTabShowsAnotherCountry: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'India' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Markha Valley Trek' })).toBeVisible());
    await expect(canvas.queryByRole('link', { name: 'Everest Base Camp Trek' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'View All India Treks' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { data: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading treks...');
  },
};

export const Failed: Story = {
  args: { data: failed('', fn()) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading treks. Please try again later.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.data.retry).toHaveBeenCalled();
  },
};

export const ACountryWithoutTreks: Story = {
  args: { countries: ['Atlantis'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No treks in Atlantis yet.')).toBeVisible();
  },
};

export const CountriesFailedToLoad: Story = {
  args: { countries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Nepal',
      'Bhutan',
      'Tibet',
      'India',
    ]);
  },
};

export const NoTreksAtAll: Story = {
  args: { countries: [], data: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No treks available.')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
