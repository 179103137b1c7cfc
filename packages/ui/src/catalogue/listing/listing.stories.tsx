import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { HeadingLevel } from '../../kit/heading.tsx';
import type { Explained } from '../../testing/explained.ts';
import { apiHandlers, faults } from '../../testing/msw-handlers.ts';
import { failed, loading, ready } from '../../testing/remote.ts';
import { expectNoSidewaysScroll } from '../../testing/story-expectations.ts';
import { filters, ListingExample, listingArgs, type StoryCanvas, titles } from '../../testing/story-listing.tsx';
import { expectSameSizesWithoutReset } from '../../testing/story-reset.ts';
import { storyRegions, storyTreks } from '../../testing/story-treks.ts';
import { worldOf } from '../../testing/story-world.ts';
import { listingAnatomy } from './listing.anatomy.ts';
import { DefaultListing, type DefaultListingProps } from './listing.tsx';
import { listingExcerpt } from './listing-page.rules.ts';
import * as Listing from './listing-parts.ts';
import { useListing } from './use-listing.ts';

const meta = {
  title: 'Catalogue/Listing',
  component: DefaultListing,
  parameters: {
    explains: {
      examples: ['in-the-address', 'fewer-filters', 'your-own-list'],
      parts: [listingAnatomy],
      namespaces: { Listing },
      keyboard: {
        Enter: 'In the filters: applies them.',
        'Arrow keys, Home, End': 'On the handles of price and duration: another value, the first, the last.',
        Escape: 'Closes the drawer of filters on a small screen.',
        'Tab, Shift+Tab': 'In that drawer: moves through its controls, and never out of it.',
      },
      events: ['trek:search'],
      accessibility: [
        'The number of treks is announced when it changes. Another page moves the focus to the heading of the results.',
        'The filters are a landmark, and on a small screen a modal dialog.',
        'A chip names the filter that it removes; afterwards the focus goes to the next chip.',
        'The listing has the heading of level 1, unless it is in a `HeadingLevel`.',
      ],
    } satisfies Explained,
  },
  args: listingArgs,
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <ListingExample {...args} />,
} satisfies Meta<typeof DefaultListing>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SixOnAPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('All Treks & Tours');
    await expect(canvas.getByRole('status')).toHaveTextContent('13 treks');
    await expect(titles(canvas)).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  },
};

export const TheLastPage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Page 3' }));
    await waitFor(() => expect(titles(canvas)).toEqual(['Nar Phu Valley Trek']));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('page=3', 'push');
  },
};

export const AnotherPageFocusesItsHeading: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page'));
    await expect(canvas.getByRole('heading', { name: 'Results' })).toHaveFocus();
  },
};

function ListingThatComes({ data, ...listing }: DefaultListingProps) {
  const [shown, setShown] = useState(data);
  const come = () => setShown(ready(storyTreks));
  return (
    <>
      <button type="button" onClick={come}>
        The treks come
      </button>
      <ListingExample {...listing} data={{ ...shown, retry: () => setShown(loading) }} />
    </>
  );
}

export const NoLayoutShiftOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { data: loading },
  render: (args) => <ListingThatComes {...args} />,
  play: async ({ canvas, userEvent }) => {
    const place = () => canvas.getByRole('button', { name: 'Filters' }).getBoundingClientRect().top;
    const before = place();
    await userEvent.click(canvas.getByRole('button', { name: 'The treks come' }));
    await expect(await canvas.findByText('13 treks')).toBeVisible();
    await expect(place()).toBe(before);
  },
};

export const FocusStaysWithTheResultsAfterTryAgain: Story = {
  args: { data: failed('Internal server error') },
  render: (args) => <ListingThatComes {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Results' })).toHaveFocus());
  },
};

export const LoadingTreks: Story = {
  args: { data: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading treks...')).toBeVisible();
  },
};

export const ErrorLoadingTreks: Story = {
  args: { data: failed('Network error. Please check your internet connection.', fn()) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Error loading treks: Network error. Please check your internet connection.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.data.retry).toHaveBeenCalledOnce();
  },
};

/** A large catalogue comes with what its first page shows; the whole of it is asked for later, and may not come. */
export const ShownTreksStayWhenTheRestFails: Story = {
  args: {
    data: failed('Request timed out. Please try again.'),
    excerpt: listingExcerpt(storyTreks, storyRegions, ''),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error loading treks: Request timed out.');
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(titles(canvas)).toHaveLength(6);
  },
};

/** Each in an element of its own: the contract's text, and the request that the visitor can report. */
export const TheFailedRequestIsNamed: Story = {
  args: { data: failed({ code: 'backend', facts: ['The catalogue is away'], request: '9f1c2a7e-0d3b' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error loading treks: The catalogue is away')).toBeVisible();
    await expect(canvas.getByText('Request id: 9f1c2a7e-0d3b')).toBeVisible();
  },
};

export const WithoutCountriesThoseOfTheTreksAreOffered: Story = {
  args: { countries: [] },
  play: async ({ canvas }) => {
    await expect((await filters(canvas)).getByRole('option', { name: 'Nepal (8)' })).toBeInTheDocument();
  },
};

/** The steps of the slider are $100: an unmoved handle changes nothing. */
export const APriceBetweenStepsStaysWhenTheOtherThumbMoves: Story = {
  args: { query: 'budget=550-2000' },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('slider', { name: 'Highest price' })).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await canvas.findByText('Price Range: $550 - $1900')).toBeVisible();
  },
};

export const TheRegionsNameIsLoading: Story = {
  args: { regions: loading, query: 'region=3' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Loading treks...')).toBeVisible();
    await expect(canvas.queryByText('No treks found matching your criteria.')).not.toBeInTheDocument();
    await userEvent.click(chips(canvas).getByRole('button'));
    // The loading is a status as well, until it is over.
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('13 treks'));
  },
};

export const TheRegionsNameFailedToLoad: Story = {
  args: { regions: failed('Internal server error', fn()), query: 'region=3' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error loading treks: Internal server error');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.regions.retry).toHaveBeenCalledOnce();
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset Filters' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('13 treks');
  },
};

export const NoTreksAvailable: Story = {
  args: { data: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No treks available.')).toBeVisible();
  },
};

export const NoTreksFoundMatchingYourCriteria: Story = {
  args: { query: 'keyword=sahara' },
  play: async ({ canvas, userEvent }) => {
    const status = (await canvas.findByText('No treks found matching your criteria.')).parentElement;
    await userEvent.click(within(status as HTMLElement).getByRole('button', { name: 'Reset Filters' }));
    await expect(titles(canvas)).toHaveLength(6);
    await expect(await canvas.findByLabelText('Keyword')).toHaveValue('');
  },
};

export const OffersTheSearchForAKeywordThatNoTitleHas: Story = {
  args: { query: 'keyword=easy', onSearchFor: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search for “easy”' }));
    await expect(args.onSearchFor).toHaveBeenCalledWith('easy');
  },
};

export const AnAliasFindsItsTrek: Story = {
  args: { query: 'keyword=ABC' },
  play: async ({ canvas }) => {
    const meant = await canvas.findByRole('link', { name: 'Annapurna Base Camp Trek' });
    await expect(meant).toHaveAttribute('href', '/treks/annapurna-base-camp-trek');
    await expect(canvas.getByText('Did you mean …')).toBeVisible();
  },
};

export const WithoutTheIndexOtherSuggestionsStay: Story = {
  args: { query: 'keyword=ABC' },
  parameters: { msw: apiHandlers({ searchIndex: faults.offline }) },
  play: async ({ canvas }) => {
    const status = (await canvas.findByText('No treks found matching your criteria.')).parentElement as HTMLElement;
    await expect(within(status).getByRole('button', { name: 'Reset Filters' })).toBeVisible();
    await expect(canvas.queryByText('Did you mean …')).not.toBeInTheDocument();
  },
};

export const FiltersApplyOnlyOnSearchTreks: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions((await filters(canvas)).getByLabelText('Country'), 'nepal');
    await userEvent.selectOptions((await filters(canvas)).getByLabelText('Difficulty'), 'easy');
    await userEvent.type((await filters(canvas)).getByLabelText('Keyword'), 'annapurna');
    await expect(canvas.getByText('13 treks')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Search Treks' }));
    await expect(canvas.getByText('1 trek')).toBeVisible();
    await expect(titles(canvas)).toEqual(['Ghorepani Poon Hill Trek']);
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(
      'country=nepal&difficulty=easy&keyword=annapurna',
      'push',
    );
  },
};

export const ADraftIsNotAppliedYet: Story = {
  args: { query: 'country=nepal' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions((await filters(canvas)).getByLabelText('Country'), 'bhutan');
    await expect((await filters(canvas)).getByLabelText('Country')).toHaveDisplayValue(/^Bhutan/);
    await expect(chips(canvas).getByRole('button')).toHaveTextContent('Nepal');
    await expect(canvas.getByText('8 treks')).toBeVisible();
    await expect(args.onQueryChange).not.toHaveBeenCalled();
  },
};

/** As with Back, Forward or a link to the listing. */
function ListingWithALink(props: DefaultListingProps) {
  const [query, setQuery] = useState(props.query);
  return (
    <>
      <button type="button" onClick={() => setQuery('country=tibet')}>
        Treks in Tibet
      </button>
      <DefaultListing {...props} query={query} onQueryChange={setQuery} />
    </>
  );
}

export const AnotherAddressDiscardsTheDraft: Story = {
  tags: ['own-language'],
  args: { query: 'country=nepal' },
  render: (args) => <ListingWithALink {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions((await filters(canvas)).getByLabelText('Country'), 'bhutan');
    await userEvent.type((await filters(canvas)).getByLabelText('Keyword'), 'lake');
    await userEvent.click(canvas.getByRole('button', { name: 'Treks in Tibet' }));
    await waitFor(async () => expect((await filters(canvas)).getByLabelText('Keyword')).toHaveValue(''));
    await expect((await filters(canvas)).getByLabelText('Country')).toHaveDisplayValue(/^Tibet/);
    await expect(canvas.getByText('1 trek')).toBeVisible();
  },
};

export const ChoicesSayHowManyTreksTheyGive: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const panel = await filters(canvas);
    const choices = (label: string) =>
      [...(panel.getByLabelText(label) as HTMLSelectElement).options].map(({ text }) => text);
    await expect(choices('Country')).toEqual(['Any country', 'Nepal (8)', 'Bhutan (2)', 'Tibet (1)', 'India (2)']);
    await expect(choices('Highest point')).toContain('Up to 4,000 m (3)');
    // The other filters of the panel count before they are applied.
    await userEvent.selectOptions(panel.getByLabelText('Highest point'), '4000');
    await waitFor(() => expect(choices('Country')).toContain('Nepal (2)'));
    await expect(choices('Month')).toContain('July (0)');
    await userEvent.selectOptions(panel.getByLabelText('Month'), '10');
    await userEvent.selectOptions(panel.getByLabelText('Region'), 'annapurna');
    await userEvent.click(panel.getByRole('button', { name: 'Search Treks' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('region=annapurna&month=10&maxAltitude=4000', 'push');
    await expect(titles(canvas)).toEqual(['Ghorepani Poon Hill Trek']);
    await expect(canvas.getByRole('button', { name: 'Remove the filter Up to 4,000 m' })).toBeVisible();
  },
};

export const ResetFiltersAppliesAtOnce: Story = {
  args: { query: 'country=bhutan&popular=true' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 trek')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset Filters' }));
    await expect(canvas.getByText('13 treks')).toBeVisible();
    await expect((await filters(canvas)).getByLabelText('Popular treks only (5)')).not.toBeChecked();
  },
};

export const TheAddressSetsEveryFilter: Story = {
  args: { query: 'country=nepal&budget=500-1000&duration=1-10&activity=trekking&region=3' },
  play: async ({ canvas }) => {
    await expect(titles(canvas)).toEqual(['Ghorepani Poon Hill Trek', 'Mardi Himal Trek']);
    await expect((await filters(canvas)).getByLabelText('Country')).toHaveDisplayValue(/^Nepal/);
    await expect(canvas.getByText('Price Range: $500 - $1000')).toBeVisible();
    await expect(canvas.getByText('Duration: Up to 10 day(s)')).toBeVisible();
  },
};

export const RegionMonthAndHeightComeFromTheAddress: Story = {
  args: { query: 'region=3&month=10&maxAltitude=4200' },
  play: async ({ canvas }) => {
    const panel = await filters(canvas);
    await expect(panel.getByLabelText('Region')).toHaveDisplayValue(/^Annapurna/);
    await expect(panel.getByLabelText('Month')).toHaveDisplayValue(/^October/);
    await expect(panel.getByLabelText('Highest point')).toHaveDisplayValue(/^Up to 4,200 m/);
    const names = chips(canvas)
      .getAllByRole('button')
      .map((chip) => chip.textContent?.trim());
    await expect(names).toEqual(['Region: Annapurna', 'October', 'Up to 4,200 m']);
  },
};

export const SlidersNameTheirRange: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('slider', { name: 'Lowest price' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText('Price Range: $600 - $5000')).toBeVisible();
    (await canvas.findByRole('slider', { name: 'Longest duration' })).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await canvas.findByText('Duration: Up to 29 day(s)')).toBeVisible();
    await expect(canvas.getByText('13 treks')).toBeVisible();
  },
};

export const SortedByPrice: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Price: low to high');
    await expect(titles(canvas)[0]).toBe('Ghorepani Poon Hill Trek');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('sort=price-low', 'replace');
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Price: high to low');
    await expect(titles(canvas)[0]).toBe('Upper Dolpo Traverse');
  },
};

export const TheRecommendedOrderIsExplainedInTheHostsWords: Story = {
  args: { orderNote: 'Those in season come first.' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Those in season come first.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Price: low to high');
    await expect(canvas.queryByText('Those in season come first.')).not.toBeInTheDocument();
  },
};

export const SortingGoesBackToTheFirstPage: Story = {
  args: { query: 'page=3' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Duration: short to long');
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    await expect(titles(canvas)[0]).toBe('Ghorepani Poon Hill Trek');
  },
};

export const APagePastTheEndIsTheLast: Story = {
  args: { query: 'page=99' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link', { name: /^Page / })).toHaveLength(3);
    await expect(titles(canvas)).toHaveLength(1);
  },
};

/** A host that gives another way to write its address with every change, as one without callbacks that last does. */
function ForgetfulHost(props: DefaultListingProps) {
  const [queries, setQueries] = useState<readonly string[]>([]);
  const write = (next: string) => setQueries([...queries, next]);
  return (
    <>
      <DefaultListing {...props} query={queries.at(-1) ?? ''} onQueryChange={write} />
      <output aria-label="Addresses">{queries.join(' then ')}</output>
    </>
  );
}

export const TheNewestOnQueryChangeCounts: Story = {
  tags: ['own-language'],
  render: (args) => <ForgetfulHost {...args} />,
  play: async ({ canvas, userEvent }) => {
    const written = canvas.getByLabelText('Addresses');
    await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(written).toHaveTextContent(/^page=2$/));
    await userEvent.click(canvas.getByRole('link', { name: 'Page 3' }));
    await waitFor(() => expect(written).toHaveTextContent(/^page=2 then page=3$/));
  },
};

export const AsAList: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole('button', { name: 'List view' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getAllByText('View Details')).toHaveLength(6);
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('view=list', 'replace');
  },
};

const chips = (canvas: StoryCanvas) => within(canvas.getByRole('list', { name: 'Active filters' }));

export const ActiveFiltersAreRemovedOneByOne: Story = {
  args: { query: 'country=bhutan&difficulty=moderate&duration=1-10' },
  play: async ({ canvas, userEvent, args }) => {
    const labels = () =>
      chips(canvas)
        .getAllByRole('button')
        .map((chip) => chip.textContent?.trim());
    await expect(labels()).toEqual(['Bhutan', '1–10 days', 'Moderate']);
    await userEvent.click(chips(canvas).getByRole('button', { name: 'Remove the filter Moderate' }));
    await expect(labels()).toEqual(['Bhutan', '1–10 days']);
    await expect(canvas.getByRole('button', { name: 'Remove the filter 1–10 days' })).toHaveFocus();
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('country=bhutan&duration=1-10', 'push');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('13 treks');
    await expect(canvas.getByLabelText('Sort by')).toHaveFocus();
  },
};

export const NoMatchSuggestsAFilterToRelax: Story = {
  args: { query: 'country=bhutan&budget=9000%2B' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No treks found matching your criteria.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Without From $9,000: 2 treks' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 treks');
    await expect(titles(canvas)).toEqual(['Druk Path Trek', 'Jomolhari Trek']);
  },
};

export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Filters' })).not.toBeInTheDocument();
    const panel = canvas.getByRole('complementary', { name: 'Filters' }).getBoundingClientRect();
    const card = canvas.getAllByRole('article')[0]?.getBoundingClientRect();
    await expect(panel.right).toBeLessThan(card?.left ?? 0);
  },
};

/** Seventy treks, which is twelve pages. */
const manyTreks = Array.from({ length: 70 }, (_, index) => ({
  ...(storyTreks[index % storyTreks.length] as (typeof storyTreks)[number]),
  id: 1000 + index,
  slug: `trek-${index + 1}`,
  title: `Trek ${index + 1}`,
}));
const pages = (canvas: StoryCanvas) => canvas.getByRole('navigation', { name: 'Pages of treks' });

export const ManyPagesAreAbbreviated: Story = {
  args: { data: ready(manyTreks), query: 'page=6' },
  play: async ({ canvas, userEvent }) => {
    await expect(pages(canvas)).toHaveTextContent('1…45678…12');
    await userEvent.click(canvas.getByRole('link', { name: 'Page 12' }));
    await waitFor(() => expect(pages(canvas)).toHaveTextContent('1…101112'));
    await expect(titles(canvas)).toHaveLength(4);
    await userEvent.click(canvas.getByRole('link', { name: 'Page 1' }));
    await waitFor(() => expect(pages(canvas)).toHaveTextContent('123…12'));
  },
};

export const ManyPagesOnAPhone: Story = {
  args: { data: ready(manyTreks), query: 'page=6' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(pages(canvas)).toHaveTextContent('1…45678…12');
    await expectNoSidewaysScroll();
  },
};

export const NoMatchSuggestsTwoFiltersIfNoneHelpsAlone: Story = {
  args: { query: 'country=bhutan&difficulty=extreme&keyword=sahara' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Without Bhutan + “sahara”: 1 trek' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Without Extreme + “sahara”: 2 treks' }));
    await expect(titles(canvas)).toEqual(['Druk Path Trek', 'Jomolhari Trek']);
  },
};

export const OnlyResetAndAdviceAreOfferedIfNoFilterHelps: Story = {
  args: { query: 'country=bhutan&budget=9000%2B&difficulty=extreme&keyword=sahara' },
  play: async ({ canvas, userEvent }) => {
    const status = (await canvas.findByText('No treks found matching your criteria.')).parentElement as HTMLElement;
    const ways = within(status).getAllByRole('button');
    await expect(ways.map((way) => way.textContent)).toEqual(['Reset Filters']);
    await expect(canvas.queryByText('Remove one of these to find treks:')).not.toBeInTheDocument();
    const search = encodeURIComponent('Bhutan, From $9,000, Extreme, “sahara”');
    await expect(within(status).getByRole('link', { name: 'Ask us what fits' })).toHaveAttribute(
      'href',
      `/contact?search=${search}`,
    );
    await userEvent.click(ways[0] as HTMLElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('13 treks');
  },
};

/** As from the address that was copied on a large screen: a phone has room for one card, and no switch. */
export const AsAListOnAPhone: Story = {
  args: { query: 'view=list' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(titles(canvas)).toHaveLength(6);
    await expect(canvas.queryByRole('button', { name: 'List view' })).not.toBeInTheDocument();
    const picture = canvasElement.querySelector('article img') as HTMLImageElement;
    const title = canvas.getAllByRole('heading', { level: 3 })[0] as HTMLElement;
    await expect(picture.getBoundingClientRect().bottom).toBeLessThan(title.getBoundingClientRect().top);
    await expectNoSidewaysScroll();
  },
};

/** A host that creates all of its data again with every render. */
function ListingOfInlineData() {
  const renders = useRef(0);
  renders.current += 1;
  const { count } = useListing({
    data: ready(storyTreks.map((trek) => ({ ...trek }))),
    regions: ready([...storyRegions]),
    query: '',
    onQueryChange: () => {},
  });
  return <p>{`${count} treks, rendered ${renders.current} times`}</p>;
}

export const DataMayBeWrittenInline: Story = {
  render: () => <ListingOfInlineData />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^13 treks, rendered [12] times$/)).toBeVisible();
  },
};

export const OnAPageWithoutAReset: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('article');
    await expectSameSizesWithoutReset(canvasElement);
  },
};

/** A host's own listing: one filter above the cards, its own button for the view, its own headings around. */
function ShortListing({ query: first, ...listing }: DefaultListingProps) {
  const [query, setQuery] = useState(first);
  return (
    <HeadingLevel start={2}>
      <Listing.Root {...listing} query={query} onQueryChange={setQuery} className="of-host">
        <Listing.Found>
          <Listing.ResultsTitle>Treks for you</Listing.ResultsTitle>
          <Listing.FilterPanel aria-label="Search">
            <Listing.KeywordField label="What do you look for?" />
            <Listing.Apply isWide={false} />
          </Listing.FilterPanel>
          <Listing.Chips />
          <Listing.ViewToggle asChild>
            <button type="button" title="As a list" />
          </Listing.ViewToggle>
          <Listing.Results />
          <Listing.NoMatch />
          <Listing.Pagination />
          <Listing.Count />
        </Listing.Found>
      </Listing.Root>
    </HeadingLevel>
  );
}

export const CustomComposition: Story = {
  render: (args) => <ShortListing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Treks for you');
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(6);
    const view = canvas.getByRole('button', { name: 'List view' });
    await userEvent.click(view);
    await expect(view).toHaveAttribute('aria-pressed', 'true');
    await userEvent.type(canvas.getByLabelText('What do you look for?'), 'nar phu{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 trek');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the filter “nar phu”' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('13 treks');
  },
};

export const EmitsSearchEvents: Story = {
  args: { query: 'keyword=nar+phu' },
  play: async (context) => {
    await context.canvas.findAllByRole('article');
    const detail = { v: 1, filters: { keyword: 'nar phu' }, count: 1 };
    await expect(worldOf(context).onEvent).toHaveBeenLastCalledWith({ type: 'trek:search', detail });
  },
};
