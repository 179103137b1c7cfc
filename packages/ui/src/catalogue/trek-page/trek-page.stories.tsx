import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { HeadingLevel } from '../../kit/heading.tsx';
import { BACKEND_URL } from '../../testing/api-answers.ts';
import type { Explained } from '../../testing/explained.ts';
import { expectVisit } from '../../testing/story-expectations.ts';
import { expectSameSizesWithoutReset } from '../../testing/story-reset.ts';
import { storyDetails, storyTrek } from '../../testing/story-treks.ts';
import { worldOf } from '../../testing/story-world.ts';
import { TrekNotFound } from './trek-not-found.tsx';
import { pictureViewerAnatomy, trekPageAnatomy } from './trek-page.anatomy.ts';
import { DefaultTrekPage } from './trek-page.tsx';
import * as TrekPage from './trek-page-parts.ts';
import { STORY_TABS } from './trek-story.tsx';

const meta = {
  title: 'Catalogue/TrekPage',
  component: DefaultTrekPage,
  args: { trek: storyTrek },
  parameters: {
    explains: {
      examples: ['your-own-tab', 'one-long-page', 'facts-alone'],
      parts: [trekPageAnatomy, pictureViewerAnatomy],
      namespaces: { TrekPage },
      keyboard: {
        'Arrow left, Arrow right': 'Another tab, another slide, or another picture.',
        'Home, End': 'The first or the last tab or picture.',
        'Enter, Space': 'On a day: closes or opens it.',
        'Arrow keys, plus, minus, 0': 'In the profile: another night. On the map: moves, zooms, or shows all of it.',
        Escape: 'Closes the picture that is shown large.',
      },
      events: ['trek:view'],
      accessibility: [
        'The trek is an article. Its title is the heading of level 1, unless it is in a `HeadingLevel`.',
        'All tabs and days are in the markup: search engines, translators and printers get everything.',
        'Elevation profile and map have their numbers in tables.',
        'Turning pictures stand still for visitors who prefer reduced motion.',
      ],
    } satisfies Explained,
    layout: 'fullscreen',
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof DefaultTrekPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens a tab and finds these texts in its panel. */
const opening = (tab: string, texts: string[]): Story => ({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: tab }));
    const panel = await canvas.findByRole('tabpanel', { name: tab });
    for (const text of texts) await waitFor(() => expect(panel).toHaveTextContent(text));
  },
});

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Annapurna Base Camp Trek');
    await expect(canvas.getByText(/4\.5/)).toHaveTextContent('4.5 (125 reviews)');
    await expect(await canvas.findByText('Through rhododendron woods to the foot of Annapurna.')).toBeVisible();
    await expect(canvas.getByText('Evenings are spent in stone lodges.')).toBeVisible();
    await expect(canvas.getByText('Maximum altitude').nextElementSibling).toHaveTextContent('4,130 m');
  },
};

export const WithReviewsOfItsOwn: Story = {
  args: { trek: { ...storyTrek, rating: 4.8, reviewCount: 12 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/4\.8/)).toHaveTextContent('4.8 (12 reviews)');
  },
};

/** Words of a trek are marked with their language, so that they are read out right. */
export const InAnotherLanguage: Story = {
  args: { trek: { ...storyTrek, language: 'fr' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This trek is described in French.')).toBeVisible();
    await expect(canvas.getByText('Evenings are spent in stone lodges.')).toHaveAttribute('lang', 'fr');
    await userEvent.click(canvas.getByRole('tab', { name: 'Itinerary' }));
    const [day] = storyTrek.itinerary;
    await expect((await canvas.findAllByText(day?.title ?? ''))[0]).toHaveAttribute('lang', 'fr');
    await expect(canvas.getByRole('tab', { name: 'Itinerary' }).closest('[lang="fr"]')).toBeNull();
  },
};

export const InThePagesLanguage: Story = {
  args: { trek: { ...storyTrek, language: 'en' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Evenings are spent in stone lodges.')).not.toHaveAttribute('lang');
    await expect(canvas.queryByText(/is described in/)).not.toBeInTheDocument();
  },
};

export const PicturesTurnByArrowsAndDots: Story = {
  play: async ({ canvas, userEvent }) => {
    // Their code comes with the first interaction.
    await userEvent.tab();
    const pictures = await canvas.findByRole('region', { name: 'Pictures of Annapurna Base Camp Trek' });
    await userEvent.click(within(pictures).getByRole('button', { name: 'Next slide' }));
    await waitFor(() => expect(within(pictures).getByRole('status')).toHaveTextContent('2 of 3'));
    await userEvent.click(within(pictures).getByRole('button', { name: 'Previous slide' }));
    await userEvent.click(within(pictures).getByRole('button', { name: 'Previous slide' }));
    await waitFor(() => expect(within(pictures).getByRole('status')).toHaveTextContent('3 of 3'));
    const dots = within(pictures).getAllByRole('button', { name: /^Show slide/ });
    await userEvent.click(dots[0] as HTMLElement);
    await waitFor(() => expect(dots[0]).toHaveAttribute('aria-current', 'true'));
  },
};

export const OnePictureDoesNotTurn: Story = {
  args: { trek: { ...storyTrek, images: storyTrek.images.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Next slide' })).not.toBeInTheDocument();
  },
};

export const Itinerary: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Itinerary' }));
    await waitFor(() => expect(canvas.getByText('Stone steps through terraced fields.')).toBeVisible());
    await expect(canvas.getByText('2,020 m', { selector: 'li *' })).toBeVisible();
    await expect(canvas.getByText('18 km by road, 8 km on foot')).toBeVisible();
    await expect(canvas.getByText('1,000 m up, 60 m down')).toBeVisible();
    await expect(canvas.getByText('Birethanti, 1,025 m')).toBeVisible();
    await expect(canvas.getByText('Rhododendron woods.')).toBeVisible();
    await userEvent.click(canvas.getByText(/Ulleri to Ghorepani/, { selector: 'summary *' }));
    await expect(canvas.getByText('Rhododendron woods.')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close all days' }));
    await expect(canvas.getByText('Stone steps through terraced fields.')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open all days' }));
    await expect(canvas.getByText('Rhododendron woods.')).toBeVisible();
  },
};

/** A day that is pointed at in the list, in the profile or on the map is shown by all three. */
export const ADayIsTheSameEverywhere: Story = {
  args: { hasAnchors: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Itinerary' }));
    const shown = (scope: string, part: string) =>
      canvasElement.querySelectorAll(`[data-scope="${scope}"][data-part="${part}"][data-active]`).length;
    const counts = () => [shown('trek-page', 'day'), shown('elevation-profile', 'night'), shown('route-map', 'stop')];
    await waitFor(() => expect(canvas.getByText('Rhododendron woods.')).toBeVisible());
    await expect(counts()).toEqual([0, 0, 0]);
    await userEvent.hover(canvas.getByText('Rhododendron woods.'));
    await waitFor(() => expect(counts()).toEqual([1, 1, 1]));
    await expect(canvas.getByRole('slider', { name: 'Night' })).toHaveAttribute(
      'aria-valuetext',
      'Day 2: Ghorepani, 2,874 m',
    );
    canvas
      .getByText(/Pokhara to Ulleri/, { selector: 'summary *' })
      .closest('summary')
      ?.focus();
    await expect(await canvas.findByRole('link', { name: 'Day 1: Ulleri, 2,020 m' })).toHaveAttribute('href', '#day-1');
    await expect(canvas.getByRole('link', { name: 'Link to day 2' })).toHaveAttribute('href', '#day-2');
    await fireEvent.change(canvas.getByRole('slider', { name: 'Night' }), { target: { value: '1' } });
    await waitFor(() => expect(canvasElement.querySelector('#day-2')?.closest('li')).toHaveAttribute('data-active'));
  },
};

export const Acclimatization = opening('Itinerary', ['2 nights, the highest at 2,874 m.', 'Acclimatization reading']);

export const WithAnswers: Story = {
  args: { trek: { ...storyTrek, details: storyDetails } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Good to know' })).toBeVisible();
  },
};

export const EachDayCanBeLinkedTo: Story = {
  args: { hasAnchors: true },
  play: ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector('#day-2')).toHaveTextContent('Ulleri to Ghorepani')),
};

export const Included = opening('Included', ['Licensed guide', 'Not included', 'International flights']);
const arrival = {
  ...{ airportPickup: true, nightsBefore: 1, nightsAfter: 0, meetingPoint: null, emergencyPhone: null },
  transfers: [{ text: 'Kathmandu to Manthali at 2 am, by our driver', isIncluded: true }],
};

export const ArrivalAsFarAsItIsKnown: Story = {
  ...opening('Included', [
    'We meet you there',
    '1 night included',
    'Kathmandu to Manthali at 2 am, by our driver (included)',
  ]),
  args: { trek: { ...storyTrek, details: { ...storyDetails, arrival } } },
};

export const ArrivalWithoutFacts: Story = {
  ...opening('Included', ['Arrival and departure', 'In an emergency']),
  args: {
    trek: {
      ...storyTrek,
      details: { arrival: { ...arrival, airportPickup: null, nightsBefore: null, nightsAfter: null, transfers: [] } },
    },
  },
};

export const Highlights = opening('Highlights', ['Sunrise above the sanctuary', 'Hot springs at Jhinu']);

export const Gallery: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Gallery' }));
    const panel = await canvas.findByRole('tabpanel', { name: 'Gallery' });
    await waitFor(() => expect(within(panel).getAllByRole('img')).toHaveLength(3));
  },
};

/** A drawing is no photograph, and a row of them no gallery. */
export const ADrawingReplacesTheGallery: Story = {
  args: { trek: { ...storyTrek, photos: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Gallery' }));
    const panel = await canvas.findByRole('tabpanel', { name: 'Gallery' });
    await expect(await within(panel).findByText(/no photographs of this trek yet/)).toBeVisible();
    await expect(within(panel).getAllByRole('img', { name: `Drawing of the ${storyTrek.title}` })).toHaveLength(1);
    await expect(within(panel).queryByRole('link')).not.toBeInTheDocument();
  },
};

export const WithoutAltitudeOrSeason: Story = {
  args: { trek: { ...storyTrek, maxAltitude: 0, bestSeason: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Maximum altitude')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Best season')).not.toBeInTheDocument();
  },
};

export const WithEmptyLists: Story = {
  args: { trek: { ...storyTrek, itinerary: [], included: [], excluded: [], highlights: [], description: '' } },
};

export const ABrokenHeroFallsBack: Story = {
  args: { trek: { ...storyTrek, images: [`${BACKEND_URL}/uploads/missing.jpg`] } },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('header img')).toHaveAttribute('src', expect.stringMatching(/^data:/)),
    );
  },
};

export const WithBookingBeside: Story = { args: { aside: <p>Book This Trek</p> } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const NotFound: Story = {
  render: () => <TrekNotFound text="There is no trek under this address." />,
  play: async (context) => {
    await expect(context.canvas.getByRole('status')).toHaveTextContent('Trek Not Found');
    await context.userEvent.click(context.canvas.getByRole('link', { name: 'Browse All Treks' }));
    await expectVisit(context, '/treks');
  },
};

const retry = fn();

export const AFailedLoadCanBeRetried: Story = {
  render: () => <TrekNotFound text="Request timed out. Please try again." onRetry={retry} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Request timed out. Please try again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const OnAPageWithoutAReset: Story = {
  play: ({ canvasElement }) => expectSameSizesWithoutReset(canvasElement),
};

export const CustomComposition: Story = {
  render: ({ trek }) => (
    <HeadingLevel start={2}>
      <TrekPage.Root trek={trek} className="of-host">
        <TrekPage.Title />
        <TrekPage.Rating asChild>
          <p />
        </TrekPage.Rating>
        <TrekPage.StoryTabs tabs={STORY_TABS.filter(({ id }) => id === 'overview' || id === 'highlights')} />
        <TrekPage.SectionTitle>Day by day</TrekPage.SectionTitle>
        <TrekPage.Itinerary />
        <TrekPage.Print isWide>On paper</TrekPage.Print>
      </TrekPage.Root>
    </HeadingLevel>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Annapurna Base Camp Trek');
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Overview', 'Highlights']);
    await expect(canvas.getByText(/125 reviews/).parentElement?.localName).toBe('p');
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Overview' })).toBeVisible();
    await expect(canvas.getByText('Stone steps through terraced fields.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'On paper' })).toBeVisible();
    await expect(canvasElement.querySelector('figure')).toBeNull();
  },
};

export const EmitsAViewEvent: Story = {
  play: async (context) => {
    const { id, slug, title, priceUsd } = storyTrek;
    const detail = { v: 1, trekId: id, slug, title, priceUsd };
    await waitFor(() => expect(worldOf(context).onEvent).toHaveBeenLastCalledWith({ type: 'trek:view', detail }));
  },
};
