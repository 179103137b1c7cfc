import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Explained } from '../../testing/explained.ts';
import { answer, apiHandler, faults } from '../../testing/msw-handlers.ts';
import { expectVisit } from '../../testing/story-expectations.ts';
import { trekSearchAnatomy } from './trek-search.anatomy.ts';
import { DefaultTrekSearch } from './trek-search.tsx';
import * as TrekSearch from './trek-search-parts.ts';

const meta = {
  title: 'Search/TrekSearch',
  component: DefaultTrekSearch,
  parameters: {
    explains: {
      examples: ['your-own-field', 'a-list-of-your-own'],
      parts: [trekSearchAnatomy],
      namespaces: { TrekSearch },
      machine: 'suggestions',
      keyboard: {
        'Arrow down, Arrow up': 'The next or previous suggestion. The focus stays in the field.',
        Enter: 'Goes to the suggestion, or searches for what is typed.',
        Escape: 'Closes the suggestions.',
      },
      accessibility: [
        'The field is a combobox with a list, and the form a search landmark.',
        'The number of suggestions is announced, and so is that there is none.',
        'Without scripts it sends its words to the listing.',
      ],
    } satisfies Explained,
    layout: 'fullscreen',
  },
  // A header: the field opens over its whole width.
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', display: 'flex', justifyContent: 'end', padding: 8, minHeight: 480 }}>
        <div style={{ position: 'absolute', inset: '0 0 auto', display: 'flex', justifyContent: 'end', padding: 8 }}>
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof DefaultTrekSearch>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const phone = { viewport: { value: 'phone' } };
const field = ({ canvas }: PlayContext) => canvas.getByRole('combobox', { name: 'Search treks' });
const typeIn = async (context: PlayContext, text: string) => context.userEvent.type(field(context), text);

const longName =
  'Circumnavigation of the Annapurna Himal by Manang, Tilicho and the Thorong La with a rest day everywhere';

export const AnIconUntilItHasFocus: Story = {
  play: async (context) => {
    await expect(field(context)).toHaveAttribute('aria-expanded', 'false');
    await expect(context.canvas.queryByRole('listbox')).toBeNull();
  },
};

export const SuggestsWhileTyping: Story = {
  play: async (context) => {
    await typeIn(context, 'anapurna');
    const list = await context.canvas.findByRole('listbox', { name: 'Suggestions' });
    await expect(field(context)).toHaveAttribute('aria-controls', list.id);
    await expect(context.canvas.getByRole('group', { name: 'Treks' })).toBeVisible();
    await expect(context.canvas.getByRole('group', { name: 'Regions' })).toBeVisible();
    await expect(list.querySelector('mark')).toHaveTextContent('Annapurna');
    await expect(context.canvas.getByRole('status')).toHaveTextContent('2 suggestions');
  },
};

export const TheArrowKeysAndEnterGoToASuggestion: Story = {
  play: async (context) => {
    await typeIn(context, 'annapurna');
    await context.canvas.findByRole('listbox');
    await context.userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const [, region] = context.canvas.getAllByRole('option');
    await expect(region).toHaveAttribute('aria-selected', 'true');
    await expect(field(context)).toHaveAttribute('aria-activedescendant', region?.id);
    await context.userEvent.keyboard('{Enter}');
    await expectVisit(context, '/region/annapurna');
    await expect(context.canvas.queryByRole('listbox')).toBeNull();
  },
};

export const APressGoesToASuggestion: Story = {
  play: async (context) => {
    await typeIn(context, 'abc');
    await context.userEvent.click(await context.canvas.findByRole('option', { name: /Annapurna/ }));
    await expectVisit(context, '/treks/annapurna-base-camp-trek');
  },
};

export const EnterSearchesForTheWords: Story = {
  play: async (context) => {
    await typeIn(context, 'base camp{Enter}');
    await expectVisit(context, '/treks?keyword=base+camp');
  },
};

export const EscapeClosesTheList: Story = {
  play: async (context) => {
    await typeIn(context, 'annapurna');
    await context.canvas.findByRole('listbox');
    await context.userEvent.keyboard('{Escape}');
    await expect(context.canvas.queryByRole('listbox')).toBeNull();
    await expect(field(context)).toHaveValue('annapurna');
    await expect(field(context)).toHaveFocus();
  },
};

export const EarlierSearches: Story = {
  parameters: { world: { storage: { recentSearches: '["gokyo","Kala Patthar"]' } } },
  play: async (context) => {
    await context.userEvent.click(field(context));
    const options = await context.canvas.findAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual(['gokyo', 'Kala Patthar']);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Clear recent searches' }));
    await expect(context.canvas.queryByRole('option')).toBeNull();
    await expect(field(context)).toHaveFocus();
  },
};

export const StillLoading: Story = {
  parameters: { msw: { handlers: [apiHandler('searchIndex', faults.silent)] } },
  play: async (context) => {
    await typeIn(context, 'everest');
    await expect(await context.canvas.findByText('Searching…')).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async (context) => {
    await typeIn(context, 'zzzz');
    await expect(await context.canvas.findByText('Nothing found for “zzzz”')).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: 'See all treks' })).toHaveAttribute('href', '/treks');
  },
};

/** Treks with figures, and K2, which is not offered. */
const withFigures = {
  names: ['Annapurna', 'Nepal', 'Everest', 'Teahouse trek'],
  subjects: [
    {
      ...{ kind: 'trek', title: 'Poon Hill Trek', slug: 'poon-hill-trek', where: [0, 1] },
      figures: { difficulty: 'Easy', days: 6, priceUsd: 520, maxAltitude: 3210, types: [3] },
    },
    {
      ...{ kind: 'trek', title: 'Everest Base Camp Trek', where: [2, 1] },
      figures: { difficulty: 'Challenging', days: 14, priceUsd: 1490, maxAltitude: 5545, types: [3] },
    },
  ],
  notOffered: [{ names: ['K2 base camp', 'K2'], nearest: [1] }],
};
const figures = { msw: { handlers: [apiHandler('searchIndex', answer(withFigures))] } };
const options = ({ canvas }: PlayContext) =>
  canvas.getAllByRole('option').map((option) => option.querySelector('[data-part="title"]')?.textContent);

export const WordsAboutDifficultyDaysAndPrice: Story = {
  parameters: figures,
  play: async (context) => {
    for (const [words, trek] of [
      ['easy', 'Poon Hill Trek'],
      ['two weeks', 'Everest Base Camp Trek'],
      ['under $1,000', 'Poon Hill Trek'],
    ] as const) {
      await context.userEvent.clear(field(context));
      await typeIn(context, words);
      await waitFor(() => expect(options(context)).toEqual([trek]));
    }
  },
};

export const NoTrekMeetsEveryWord: Story = {
  parameters: figures,
  play: async (context) => {
    await typeIn(context, 'everest easy');
    await expect(await context.canvas.findByText('No trek has all of this. These are nearest.')).toBeVisible();
    await expect(options(context)).toEqual(['Everest Base Camp Trek']);
  },
};

export const ATrekThatIsNotOffered: Story = {
  parameters: figures,
  play: async (context) => {
    await typeIn(context, 'k2 base camp');
    await expect(await context.canvas.findByText('We don’t run K2 base camp. These are nearest.')).toBeVisible();
    await expect(options(context)).toEqual(['Everest Base Camp Trek']);
    await expect(context.canvas.getByRole('status')).toHaveTextContent(
      'We don’t run K2 base camp. These are nearest. 1 suggestion',
    );
  },
};

export const PagesOfTheHost: Story = {
  args: { pages: [{ title: 'Nepal Visa', path: '/nepal-visa', also: ['visa', 'Visum'] }] },
  play: async (context) => {
    await typeIn(context, 'visum');
    await expect(await context.canvas.findByRole('group', { name: 'Pages' })).toBeVisible();
    await context.userEvent.keyboard('{ArrowDown}{Enter}');
    await expectVisit(context, '/nepal-visa');
  },
};

export const NotAvailable: Story = {
  parameters: { msw: { handlers: [apiHandler('searchIndex', faults.offline)] } },
  play: async (context) => {
    await typeIn(context, 'everest');
    await expect(await context.canvas.findByText('Suggestions can’t be loaded at the moment.')).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }));
    await expect(field(context)).toHaveFocus();
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

export const LongNamesOnANarrowPhone: Story = {
  globals: phone,
  parameters: {
    msw: {
      handlers: [
        apiHandler(
          'searchIndex',
          answer({ names: [longName], subjects: [{ kind: 'trek', title: longName, slug: 'long', places: [0] }] }),
        ),
      ],
    },
  },
  play: async (context) => {
    await typeIn(context, 'annapurna');
    const option = await context.canvas.findByRole('option');
    await expect(option.scrollWidth).toBeLessThanOrEqual(option.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
