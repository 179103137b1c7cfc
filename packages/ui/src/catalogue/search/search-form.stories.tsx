import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Explained } from '../../testing/explained.ts';
import { expectNotice, expectVisit } from '../../testing/story-expectations.ts';
import { expectSameSizesWithoutReset } from '../../testing/story-reset.ts';
import { storyCountries } from '../../testing/story-treks.ts';
import { searchFormAnatomy } from './search.anatomy.ts';
import { DefaultSearchForm, type DefaultSearchFormProps } from './search-form.tsx';
import * as SearchForm from './search-form-parts.tsx';
import { useSearch } from './use-search.ts';

const meta = {
  title: 'Search/SearchForm',
  component: DefaultSearchForm,
  parameters: {
    explains: {
      examples: ['two-fields', 'remembered'],
      parts: [searchFormAnatomy],
      namespaces: { SearchForm },
      machine: 'search',
      keyboard: {
        'Arrow up, Arrow down': 'In a field: another choice.',
        Enter: 'On a button: sends the form, or switches between the country alone and all fields.',
      },
      accessibility: [
        'All fields are native lists with labels.',
        'An empty search is refused: an alert says why, and the fields are marked as invalid.',
        'Without scripts it is a plain form that leads to the listing.',
      ],
    } satisfies Explained,
  },
  args: { countries: storyCountries, activities: ['Trekking', 'Short hikes'] },
} satisfies Meta<typeof DefaultSearchForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const phone = { viewport: { value: 'phone' } };
const desktop = { viewport: { value: 'desktop' } };
const fields = ({ canvas }: PlayContext) =>
  canvas.getAllByRole('combobox').map((select) => (select as HTMLSelectElement).labels[0]?.textContent);

const heightOf = ({ canvas }: PlayContext) => canvas.getByRole('form').getBoundingClientRect().height;

export const OnlyTheCountryOnASmallScreen: Story = {
  globals: phone,
  play: async (context) => {
    await expect(fields(context)).toEqual(['Country']);
    await expect(context.canvas.getByRole('button', { name: 'Search' })).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Advanced Search' })).toBeVisible();
  },
};

export const AdvancedSearchShowsAllFour: Story = {
  globals: phone,
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Advanced Search' }));
    await expect(fields(context)).toEqual(['Country', 'Duration', 'Activity', 'Budget']);
    await expect(context.canvas.getByRole('button', { name: 'Find Your Adventure' })).toBeVisible();
  },
};

export const SimpleSearchGoesBack: Story = {
  globals: phone,
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Advanced Search' }));
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Simple Search' }));
    await expect(fields(context)).toEqual(['Country']);
  },
};

export const OnALargeScreenAlwaysAllFour: Story = {
  globals: desktop,
  play: async (context) => {
    await expect(fields(context)).toEqual(['Country', 'Duration', 'Activity', 'Budget']);
    await expect(context.canvas.queryByRole('button', { name: 'Advanced Search' })).not.toBeInTheDocument();
  },
};

export const AtLeastOneSearchOptionIsRequired: Story = {
  globals: desktop,
  play: async (context) => {
    const height = heightOf(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Find Your Adventure' }));
    await expect(heightOf(context)).toBe(height);
    for (const select of context.canvas.getAllByRole('combobox')) await expect(select).toBeInvalid();
    await expect(context.canvas.getByRole('alert')).toHaveTextContent('Select at least one search option');
    await expectNotice(context, 'error', 'Please select at least one search parameter');
  },
};

export const NothingChosenOnASmallScreen: Story = {
  globals: phone,
  play: async (context) => {
    const height = heightOf(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Search' }));
    await expect(heightOf(context)).toBe(height);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent('Select at least one search option');
  },
};

export const TheErrorGoesWithTheFirstChoice: Story = {
  globals: desktop,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find Your Adventure' }));
    await userEvent.selectOptions(canvas.getByLabelText('Budget'), '$3,000+');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const FindingYourPerfectAdventure: Story = {
  globals: desktop,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'Nepal');
    await userEvent.selectOptions(canvas.getByLabelText('Duration'), 'Up to 10 days');
    await userEvent.selectOptions(canvas.getByLabelText('Budget'), '$3,000+');
    await userEvent.click(canvas.getByRole('button', { name: 'Find Your Adventure' }));
    await expectNotice(context, 'success', 'Finding your perfect adventure!');
    await expectVisit(context, '/treks?country=Nepal&duration=1-10&budget=3000%2B');
  },
};

export const SimpleModeSendsOnlyTheCountry: Story = {
  globals: phone,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Advanced Search' }));
    await userEvent.selectOptions(canvas.getByLabelText('Activity'), 'Trekking');
    await userEvent.click(canvas.getByRole('button', { name: 'Simple Search' }));
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'Bhutan');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expectVisit(context, '/treks?country=Bhutan');
  },
};

const chosenBefore = { country: 'Nepal', duration: '1-10', activity: '', budget: '' };

export const EarlierChoicesAreRestored: Story = {
  globals: phone,
  args: { defaultCriteria: chosenBefore },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.getByLabelText('Country')).toHaveValue('Nepal');
    await expect(canvas.getByLabelText('Duration')).toHaveValue('1-10');
    await userEvent.click(canvas.getByRole('button', { name: 'Find Your Adventure' }));
    await expectVisit(context, '/treks?country=Nepal&duration=1-10');
  },
};

export const EmitsTheSearchBeforeItRuns: Story = {
  globals: phone,
  args: { defaultCriteria: chosenBefore, onCriteriaChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onCriteriaChange).toHaveBeenLastCalledWith(chosenBefore);
    await userEvent.selectOptions(canvas.getByLabelText('Budget'), '$3,000+');
    await expect(args.onCriteriaChange).toHaveBeenLastCalledWith({ ...chosenBefore, budget: '3000+' });
    await userEvent.click(canvas.getByRole('button', { name: 'Simple Search' }));
    await expect(args.onCriteriaChange).toHaveBeenLastCalledWith({ ...chosenBefore, duration: '' });
  },
};

export const ChoiceHeldByTheHost: Story = {
  globals: phone,
  args: { criteria: chosenBefore, onCriteriaChange: fn() },
  render: function HeldByTheHost(args) {
    const [criteria, setCriteria] = useState(args.criteria);
    const change: typeof args.onCriteriaChange = (next) => {
      args.onCriteriaChange?.(next);
      if (next.budget === '') setCriteria(next);
    };
    return <DefaultSearchForm {...args} criteria={criteria} onCriteriaChange={change} />;
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await expect(args.onCriteriaChange).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Duration')).toHaveValue('1-10');
    await userEvent.selectOptions(canvas.getByLabelText('Activity'), 'Trekking');
    await expect(args.onCriteriaChange).toHaveBeenLastCalledWith({ ...chosenBefore, activity: 'Trekking' });
    await expect(canvas.getByLabelText('Activity')).toHaveValue('Trekking');
    // This host accepts no budget.
    await userEvent.selectOptions(canvas.getByLabelText('Budget'), '$3,000+');
    await expect(args.onCriteriaChange).toHaveBeenCalledTimes(2);
    await expect(canvas.getByLabelText('Budget')).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Find Your Adventure' }));
    await expectVisit(context, '/treks?country=Nepal&duration=1-10&activity=Trekking');
  },
};

export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const NoCountriesAtAll: Story = {
  globals: desktop,
  args: { countries: [], activities: [] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const country = canvas.getByLabelText<HTMLSelectElement>('Country');
    await expect([...country.options].map(({ text }) => text)).toEqual(['Any country']);
    await userEvent.selectOptions(canvas.getByLabelText('Duration'), 'Up to 10 days');
    await userEvent.click(canvas.getByRole('button', { name: 'Find Your Adventure' }));
    await expectVisit(context, '/treks?duration=1-10');
  },
};

export const NoCountriesOnASmallScreen: Story = {
  globals: phone,
  args: { countries: [], activities: [] },
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Search' }));
    await expect(context.canvas.getByRole('alert')).toHaveTextContent('Select at least one search option');
  },
};

export const OnAPageWithoutAReset: Story = {
  play: ({ canvasElement }) => expectSameSizesWithoutReset(canvasElement),
};

/** One field and a button of the host's, as in a narrow column. */
function ShortSearch(offers: Pick<DefaultSearchFormProps, 'countries' | 'activities'>) {
  return (
    <SearchForm.Root search={useSearch()} {...offers} className="of-host">
      <SearchForm.Submit>Show me</SearchForm.Submit>
      <SearchForm.Field name="activity" label="What do you like?" />
      <SearchForm.ErrorText asChild>
        <div />
      </SearchForm.ErrorText>
    </SearchForm.Root>
  );
}

export const CustomComposition: Story = {
  globals: desktop,
  render: (args) => <ShortSearch {...args} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Show me' }));
    await expect(canvas.getByRole('alert').localName).toBe('div');
    await userEvent.selectOptions(canvas.getByLabelText('What do you like?'), 'Trekking');
    await userEvent.click(canvas.getByRole('button', { name: 'Show me' }));
    await expectVisit(context, '/treks?activity=Trekking');
  },
};
