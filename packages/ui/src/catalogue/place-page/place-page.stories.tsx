import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { BACKEND_URL } from '../../testing/api-answers.ts';
import { expectNoSidewaysScroll, expectVisit } from '../../testing/story-expectations.ts';
import { storyRegions, storyTreks } from '../../testing/story-treks.ts';
import { placePageAnatomy } from './place-page.anatomy.ts';
import { DefaultPlacePage, PlaceNotFound } from './place-page.tsx';
import * as PlacePage from './place-page-parts.tsx';

const region = {
  ...(storyRegions[0] as (typeof storyRegions)[number]),
  description: 'The range above Pokhara.\nIts sanctuary is ringed by ten peaks.',
};
const nepal = { ...region, id: 1, name: 'Nepal', slug: 'nepal', country: '' };

const meta = {
  title: 'Catalogue/PlacePage',
  component: DefaultPlacePage,
  parameters: { explains: { parts: [placePageAnatomy] } },
  args: { kind: 'region', place: region, treks: storyTreks.slice(0, 4) },
} satisfies Meta<typeof DefaultPlacePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ARegionWithItsTreks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Annapurna');
    await expect(canvas.getByText('Its sanctuary is ringed by ten peaks.')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
  },
};

export const CustomComposition: Story = {
  render: (args) => (
    <PlacePage.Root {...args}>
      <PlacePage.Title>On foot in Annapurna</PlacePage.Title>
      <PlacePage.Treks>
        <PlacePage.TreksTitle />
        <PlacePage.Cards className="of-host" />
      </PlacePage.Treks>
      <PlacePage.Story />
    </PlacePage.Root>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('On foot in Annapurna');
    await expect(canvas.getByRole('region', { name: /Annapurna/ })).toBeVisible();
  },
};

export const ACountryWithItsTreks: Story = { args: { kind: 'country', place: nepal } };

export const TheFirstTwelveThenAll: Story = {
  args: { kind: 'country', place: nepal, treks: storyTreks, onShowAll: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const cards = () => canvas.getAllByRole('article').slice(1);
    const hidden = () => storyTreks.length - cards().length;
    await expect(hidden()).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 13 treks' }));
    await expect(hidden()).toBe(0);
    await expect(within(cards()[12] as HTMLElement).getByRole('link')).toHaveFocus();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(args.onShowAll).toHaveBeenCalledOnce();
  },
};

/** Of a host that knows that the visitor comes back to all of them. */
export const AllFromTheStart: Story = {
  args: { kind: 'country', place: nepal, treks: storyTreks, showsAll: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article').slice(1)).toHaveLength(storyTreks.length);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(document.body).toHaveFocus();
  },
};

/** Of a host that leaves out the button, all cards show. */
export const AllAtOnceWithoutTheButton: Story = {
  args: { treks: storyTreks },
  render: (args) => (
    <PlacePage.Root {...args}>
      <PlacePage.Title />
      <PlacePage.Treks>
        <PlacePage.TreksTitle />
        <PlacePage.Cards />
      </PlacePage.Treks>
    </PlacePage.Root>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article').slice(1)).toHaveLength(storyTreks.length);
  },
};

export const ACountryWithoutTreks: Story = {
  args: { kind: 'country', place: nepal, treks: [] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.getByText('No treks available for this country.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Browse All Treks' }));
    await expectVisit(context, '/treks');
  },
};

export const ARegionWithoutTreks: Story = {
  args: { treks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No treks available for this region.')).toBeVisible();
  },
};

export const TheCountryDoesNotExist: Story = {
  render: () => <PlaceNotFound kind="country" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Country Not Found' })).toBeVisible();
  },
};

export const TheRegionDoesNotExist: Story = {
  render: () => <PlaceNotFound kind="region" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Region Not Found' })).toBeVisible();
  },
};

export const ABrokenPictureFallsBack: Story = {
  args: { place: { ...region, image: `${BACKEND_URL}/uploads/missing.jpg` } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.src).toMatch(/^data:image\/svg/));
  },
};

export const WithoutADescription: Story = {
  args: { place: { ...region, description: '\n' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Annapurna treks & tours' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-part="story"]')).not.toBeVisible();
  },
};

export const OnAPhone: Story = {
  args: { place: { ...region, name: 'Kangchenjungahochgebirgsschutzlandschaften' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
    await expectNoSidewaysScroll();
  },
};
