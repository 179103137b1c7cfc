'use client';
import { type ChangeEvent, useMemo } from 'react';
import { openDepartures } from '../../../api/open-departures.ts';
import { titleSlug } from '../../../api/slug.ts';
import { useTrekFacts } from '../../../api/use-trek-facts.ts';
import { mergeProps } from '../../../core/internal/merge-props.ts';
import { withRef } from '../../../core/internal/with-ref.ts';
import { useLocale, useTexts } from '../../../core/texts/language.ts';
import {
  CheckboxField,
  type CheckboxFieldProps,
  SelectField,
  type SelectFieldProps,
  TextField,
  type TextFieldProps,
} from '../../../kit/field.tsx';
import { formatMeters, formatMonth } from '../../../kit/format.ts';
import { formatMonthOfYear } from '../../../kit/format-month-of-year.ts';
import { DIFFICULTIES } from '../../trek-card/difficulty.ts';
import { ALTITUDE_STEPS } from '../listing.rules.ts';
import { listingTexts } from '../listing.texts.ts';
import { useListingContext } from '../listing-context.tsx';
import { findRegion } from '../listing-page.rules.ts';
import { filterPanelTexts } from './filter-panel.texts.ts';
import { FILTERS, filterOf } from './filter-table.rules.ts';
import { useCountedChoices } from './use-counted-choices.ts';

const byName = (name: string) => ({ value: name.toLowerCase(), label: name });

/** Words to look for. */
export const ListingKeywordField = withRef(function ListingKeywordField(props: Partial<TextFieldProps>) {
  const messages = useTexts(filterPanelTexts);
  const { draft, changeDraft } = useListingContext();
  const own = {
    label: messages.keyword,
    name: FILTERS.keyword.parameter,
    type: 'search',
    value: draft.keyword,
    onChange: (event: ChangeEvent<HTMLInputElement>) => changeDraft({ keyword: event.target.value }),
  };
  return <TextField {...mergeProps(own, props)} />;
});

/** The text of a choice while nothing is chosen. */
const ANY = {
  country: 'anyCountry',
  region: 'anyRegion',
  difficulty: 'anyDifficulty',
  activity: 'anyActivity',
  month: 'anyMonth',
  departs: 'anyDeparture',
  maxAltitude: 'anyAltitude',
} as const;

type Choices = SelectFieldProps['choices'];

const byLabel = (one: Choices[number], other: Choices[number]) => one.label.localeCompare(other.label, 'en');

/**
 * A filter of which one value is chosen, with how many treks each gives.
 * @param useChoices the values as the address writes them, the same list until they change
 * @param useChosen the value in the draft; default: as the address writes it
 */
function createChoice(name: keyof typeof ANY, useChoices: () => Choices, useChosen?: () => string) {
  // biome-ignore lint/correctness/noComponentHookFactories: a part is made once, when its module loads.
  return withRef(function ListingChoice(props: Partial<SelectFieldProps>) {
    const { draft, changeDraft } = useListingContext();
    const messages = useTexts(filterPanelTexts);
    const { parameter, read, write } = filterOf(name);
    const written = useChosen?.() ?? write(draft[name]) ?? '';
    const choices = useCountedChoices(name, useChoices());
    if (choices.length === 0) return null;
    const own = {
      label: messages[name],
      emptyLabel: messages[ANY[name]],
      name: parameter,
      choices,
      value: written,
      onChange: (event: ChangeEvent<HTMLSelectElement>) => changeDraft({ [name]: read(event.target.value) }),
    };
    return <SelectField {...mergeProps(own, props)} />;
  });
}

/** The country of the treks. */
export const ListingCountryField = createChoice('country', () => {
  const { countries } = useListingContext();
  const { country } = useTrekFacts();
  return useMemo(() => countries.map((name) => ({ ...byName(name), label: country(name) })), [countries, country]);
});

/** The region of the treks: of the country that is chosen, or of any. */
export const ListingRegionField = createChoice(
  'region',
  () => {
    const { regions, draft } = useListingContext();
    // A region may be a country of its own, as Tibet is.
    const { country } = useTrekFacts();
    const chosen = findRegion(regions, draft);
    return useMemo(() => {
      const ofCountry = regions.filter((region) => !draft.country || region.country.toLowerCase() === draft.country);
      const offered = chosen && !ofCountry.includes(chosen) ? [...ofCountry, chosen] : ofCountry;
      return offered.map(({ slug, name }) => ({ value: slug, label: country(name) })).sort(byLabel);
    }, [regions, draft.country, chosen, country]);
  },
  () => {
    const { regions, draft } = useListingContext();
    return findRegion(regions, draft)?.slug ?? draft.region ?? '';
  },
);

/** How hard the treks are. */
export const ListingDifficultyField = createChoice('difficulty', () => {
  const { difficulty } = useTrekFacts();
  return useMemo(() => DIFFICULTIES.map(({ name }) => ({ ...byName(name), label: difficulty(name) })), [difficulty]);
});

/** The activity of the treks. */
export const ListingActivityField = createChoice('activity', () => {
  const { activities } = useListingContext();
  const { activity } = useTrekFacts();
  return useMemo(
    () => activities.map((name) => ({ value: titleSlug(name), label: activity(name) })).sort(byLabel),
    [activities, activity],
  );
});

/** A month of the treks' season. */
export const ListingMonthField = createChoice('month', () => {
  const locale = useLocale();
  return useMemo(
    () =>
      Array.from({ length: 12 }, (_, index) => ({
        value: String(index + 1),
        label: formatMonth(index + 1, locale),
      })),
    [locale],
  );
});

/** A month in which others can be joined; absent where no trek lists such a start. */
export const ListingDepartureField = createChoice('departs', () => {
  const locale = useLocale();
  const { treks, draft } = useListingContext();
  return useMemo(() => {
    const months = treks.flatMap(openDepartures).map(({ startDate }) => startDate.slice(0, 'YYYY-MM'.length));
    // The address may name a month whose starts are full by now.
    const offered = [...new Set([...months, draft.departs ?? []].flat())].sort();
    return offered.map((month) => ({ value: month, label: formatMonthOfYear(month, locale) }));
  }, [treks, draft.departs, locale]);
});

/** How high the treks go at most. */
export const ListingAltitudeField = createChoice('maxAltitude', () => {
  const locale = useLocale();
  const { upToAltitude } = useTexts(listingTexts);
  const { maxAltitude } = useListingContext().draft;
  return useMemo(() => {
    // The address may be between two steps.
    const heights = new Set([...ALTITUDE_STEPS, maxAltitude ?? []].flat());
    return [...heights]
      .sort((one, other) => one - other)
      .map((height) => ({ value: String(height), label: upToAltitude(formatMeters(height, locale)) }));
  }, [locale, upToAltitude, maxAltitude]);
});

/** Popular treks alone. */
export const ListingPopularField = withRef(function ListingPopularField(props: Partial<CheckboxFieldProps>) {
  const messages = useTexts(filterPanelTexts);
  const { draft, changeDraft } = useListingContext();
  const choice = useMemo(() => [{ value: 'true', label: messages.popularOnly }], [messages]);
  const [counted] = useCountedChoices('isPopular', choice);
  const own = {
    label: counted?.label,
    name: FILTERS.isPopular.parameter,
    value: 'true',
    checked: draft.isPopular,
    onChange: (event: ChangeEvent<HTMLInputElement>) => changeDraft({ isPopular: event.target.checked }),
  };
  return <CheckboxField {...mergeProps(own, props)} />;
});
