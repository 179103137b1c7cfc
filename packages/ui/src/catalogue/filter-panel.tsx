'use client';
import { memo } from 'react';
import { titleSlug } from '../api/slug.ts';
import { Button } from '../kit/button.tsx';
import { CheckboxField, SelectField, TextField } from '../kit/field.tsx';
import { createPart } from '../kit/part.tsx';
import { Slider } from '../kit/slider.tsx';
import { usePorts } from '../provider/trek-provider.tsx';
import { trekListingAnatomy as anatomy } from './catalogue.anatomy.ts';
import { catalogueMessages as messages } from './catalogue.messages.ts';
import { DIFFICULTIES } from './difficulty.ts';
import { DURATION_SLIDER, PRICE_SLIDER, type Range, type TrekFilters } from './listing.rules.ts';
import type { Listing } from './use-listing.ts';

const Actions = createPart('div', anatomy, 'filtersActions');

const byName = (name: string) => ({ value: name.toLowerCase(), label: name });

export interface FilterPanelProps extends Pick<Listing, 'draft' | 'activities' | 'send'> {
  countries: readonly string[];
}

/**
 * The filters of the listing as a form: nothing is applied before it is submitted. Results that change leave it as it is.
 */
export const FilterPanel = memo(function FilterPanel({ draft, activities, send, countries }: FilterPanelProps) {
  const { paths } = usePorts();
  const change = (filters: Partial<TrekFilters>) => send({ type: 'draft.change', filters });
  return (
    <form
      action={paths.treks ?? undefined}
      aria-label={messages.filters}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'filters.apply' });
      }}
    >
      <TextField
        label={messages.keyword}
        name="keyword"
        type="search"
        value={draft.keyword}
        onChange={(event) => change({ keyword: event.target.value })}
      />
      <SelectField
        label={messages.country}
        name="country"
        emptyLabel={messages.anyCountry}
        choices={countries.map(byName)}
        value={draft.country ?? ''}
        onChange={(event) => change({ country: event.target.value || null })}
      />
      <SelectField
        label={messages.difficulty}
        name="difficulty"
        emptyLabel={messages.anyDifficulty}
        choices={DIFFICULTIES.map(({ name }) => byName(name))}
        value={draft.difficulty ?? ''}
        onChange={(event) => change({ difficulty: event.target.value || null })}
      />
      <SelectField
        label={messages.activity}
        name="activity"
        emptyLabel={messages.anyActivity}
        choices={activities.map((name) => ({ value: titleSlug(name), label: name }))}
        value={draft.activity ?? ''}
        onChange={(event) => change({ activity: event.target.value || null })}
      />
      <PriceSlider price={draft.price} onChange={(price) => change({ price })} />
      <DurationSlider days={draft.days} onChange={(days) => change({ days })} />
      <CheckboxField
        label={messages.popularOnly}
        name="popular"
        value="true"
        checked={draft.isPopular}
        onChange={(event) => change({ isPopular: event.target.checked })}
      />
      <Actions>
        <Button type="submit" variant="primary" isWide>
          {messages.searchTreks}
        </Button>
        <Button variant="quiet" isWide onClick={() => send({ type: 'filters.reset' })}>
          {messages.resetFilters}
        </Button>
      </Actions>
    </form>
  );
});

const clamp = (value: number, { minimum, maximum }: { minimum: number; maximum: number }) =>
  Math.min(maximum, Math.max(minimum, value));

/** Where a handle stands for a price. */
const onStep = (usd: number) => Math.round(usd / PRICE_SLIDER.step) * PRICE_SLIDER.step;

function PriceSlider({ price, onChange }: { price: Range; onChange: (price: Range) => void }) {
  const from = clamp(price.from ?? PRICE_SLIDER.minimum, PRICE_SLIDER);
  const to = clamp(price.to ?? PRICE_SLIDER.maximum, PRICE_SLIDER);
  const handles = [onStep(from), onStep(to)];
  return (
    <Slider
      label={messages.priceRange(from, to)}
      {...PRICE_SLIDER}
      values={handles}
      handleLabels={[messages.lowestPrice, messages.highestPrice]}
      describeValue={(value) => `$${value}`}
      onChange={([low = from, high = to]) =>
        onChange({
          // What the address says may lie between two steps: a handle that was not moved changes nothing.
          from: low === handles[0] ? price.from : low <= PRICE_SLIDER.minimum ? null : low,
          to: high === handles[1] ? price.to : high >= PRICE_SLIDER.maximum ? null : high,
        })
      }
    />
  );
}

function DurationSlider({ days, onChange }: { days: Range; onChange: (days: Range) => void }) {
  const to = clamp(days.to ?? DURATION_SLIDER.maximum, DURATION_SLIDER);
  return (
    <Slider
      label={messages.durationUpTo(to)}
      {...DURATION_SLIDER}
      values={[to]}
      handleLabels={[messages.longestDuration]}
      onChange={([longest = to]) => onChange({ from: null, to: longest >= DURATION_SLIDER.maximum ? null : longest })}
    />
  );
}
