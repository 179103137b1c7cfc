'use client';
import type { ChangeEvent } from 'react';
import { titleSlug } from '../../../api/slug.ts';
import { useTrekFacts } from '../../../api/use-trek-facts.ts';
import { mergeProps } from '../../../core/internal/merge-props.ts';
import { withRef } from '../../../core/internal/with-ref.ts';
import { useTexts } from '../../../core/texts/language.ts';
import {
  CheckboxField,
  type CheckboxFieldProps,
  SelectField,
  type SelectFieldProps,
  TextField,
  type TextFieldProps,
} from '../../../kit/field.tsx';
import { DIFFICULTIES } from '../../trek-card/index.ts';
import { listingTexts } from '../listing.texts.ts';
import { type ListingContextValue, useListingContext } from '../listing-context.tsx';

const byName = (name: string) => ({ value: name.toLowerCase(), label: name });

/** Words to look for. */
export const ListingKeywordField = withRef(function ListingKeywordField(props: Partial<TextFieldProps>) {
  const messages = useTexts(listingTexts);
  const { draft, changeDraft } = useListingContext();
  const own = {
    label: messages.keyword,
    name: 'keyword',
    type: 'search',
    value: draft.keyword,
    onChange: (event: ChangeEvent<HTMLInputElement>) => changeDraft({ keyword: event.target.value }),
  };
  return <TextField {...mergeProps(own, props)} />;
});

const ANY = { country: 'anyCountry', difficulty: 'anyDifficulty', activity: 'anyActivity' } as const;

/** A filter of which one value is chosen. */
function createChoice(
  name: 'country' | 'difficulty' | 'activity',
  choicesOf: (listing: ListingContextValue, nameOf: (difficulty: string) => string) => SelectFieldProps['choices'],
) {
  // biome-ignore lint/correctness/noComponentHookFactories: a part is made once, when its module loads.
  return withRef(function ListingChoice(props: Partial<SelectFieldProps>) {
    const listing = useListingContext();
    const messages = useTexts(listingTexts);
    const own = {
      label: messages[name],
      emptyLabel: messages[ANY[name]],
      name,
      choices: choicesOf(listing, useTrekFacts().difficulty),
      value: listing.draft[name] ?? '',
      onChange: (event: ChangeEvent<HTMLSelectElement>) => listing.changeDraft({ [name]: event.target.value || null }),
    };
    return <SelectField {...mergeProps(own, props)} />;
  });
}

/** The country of the treks. */
export const ListingCountryField = createChoice('country', ({ countries }) => countries.map(byName));

/** How hard the treks are. */
export const ListingDifficultyField = createChoice('difficulty', (_, nameOf) =>
  DIFFICULTIES.map(({ name }) => ({ ...byName(name), label: nameOf(name) })),
);

/** The activity of the treks. */
export const ListingActivityField = createChoice('activity', ({ activities }) =>
  activities.map((name) => ({ value: titleSlug(name), label: name })),
);

/** Popular treks alone. */
export const ListingPopularField = withRef(function ListingPopularField(props: Partial<CheckboxFieldProps>) {
  const messages = useTexts(listingTexts);
  const { draft, changeDraft } = useListingContext();
  const own = {
    label: messages.popularOnly,
    name: 'popular',
    value: 'true',
    checked: draft.isPopular,
    onChange: (event: ChangeEvent<HTMLInputElement>) => changeDraft({ isPopular: event.target.checked }),
  };
  return <CheckboxField {...mergeProps(own, props)} />;
});
