'use client';
import type { ChangeEvent, FormEvent } from 'react';
import { useTrekFacts } from '../../api/use-trek-facts.ts';
import { mergeProps } from '../../core/internal/merge-props.ts';
import { useIsHydrated } from '../../core/internal/use-is-hydrated.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button, type ButtonProps } from '../../kit/button.tsx';
import { SelectField, type SelectFieldProps } from '../../kit/field.tsx';
import { Icon } from '../../kit/icon.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { createPartsContext } from '../../kit/parts-context.tsx';
import { usePrice } from '../../kit/use-price.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { searchFormAnatomy as anatomy } from './search.anatomy.ts';
import type { Search } from './search.connect.ts';
import { BUDGET_OPTIONS, DURATION_OPTIONS, type SearchCriteria } from './search.rules.ts';
import { searchTexts } from './search.texts.ts';

/** The choices of a form. */
interface SearchChoices {
  /** Names of the countries to choose from. */
  countries: readonly string[];
  /** Names of the activities to choose from. */
  activities: readonly string[];
}

const [SearchProvider, useSearchContext] = createPartsContext<Search & SearchChoices>('SearchForm.Root');

const Form = createPart('form', anatomy, 'root', () => {
  const messages = useTexts(searchTexts);
  const { paths } = usePorts();
  const { isSmall, isSimple, submit } = useSearchContext();
  return {
    action: paths.treks ?? undefined,
    'data-viewport': isSmall ? 'small' : 'large',
    'data-mode': isSimple ? 'simple' : 'advanced',
    'aria-label': messages.form,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      submit();
    },
  };
});

interface SearchRootProps extends PartProps<'form'>, SearchChoices {
  /** The result of `useSearch`. */
  search: Search;
}

/** The form, which gives its search to the parts in it. */
export const Root = withRef(function SearchRoot({ search, countries, activities, ...form }: SearchRootProps) {
  return (
    <SearchProvider value={{ ...search, countries, activities }}>
      <Form {...form} />
    </SearchProvider>
  );
});

/** The fields beside each other. */
export const Fields = createPart('div', anatomy, 'fields');

const choices = (names: readonly string[], labelOf: (name: string) => string) =>
  names.map((name) => ({ value: name, label: labelOf(name) }));

/** A field's choices, in the page's words. */
function useOffer(name: keyof SearchCriteria): Omit<SelectFieldProps, 'name'> {
  const { countries, activities } = useSearchContext();
  const messages = useTexts(searchTexts);
  const usd = usePrice();
  const { country, activity } = useTrekFacts();
  return {
    country: () => ({ label: messages.country, emptyLabel: messages.anyCountry, choices: choices(countries, country) }),
    duration: () => ({
      label: messages.duration,
      emptyLabel: messages.anyDuration,
      choices: DURATION_OPTIONS.map(({ value, days }) => ({ value, label: messages.upToDays(days) })),
    }),
    activity: () => ({
      label: messages.activity,
      emptyLabel: messages.anyActivity,
      choices: choices(activities, activity),
    }),
    budget: () => ({
      label: messages.budget,
      emptyLabel: messages.anyBudget,
      choices: BUDGET_OPTIONS.map(({ value, from, to }) => ({
        value,
        label: to === null ? messages.budgetFrom(usd(from)) : messages.budgetBetween(usd(from), usd(to)),
      })),
    }),
  }[name]();
}

interface SearchFieldProps extends Partial<Omit<SelectFieldProps, 'name'>> {
  /** The criterion that it sets. */
  name: keyof SearchCriteria;
}

/** One field of the form. */
export const Field = withRef(function SearchField({ name, ...select }: SearchFieldProps) {
  const search = useSearchContext();
  const { hidesPrices } = usePorts().api;
  const own = {
    ...useOffer(name),
    name,
    value: search.criteria[name],
    'aria-invalid': search.isInvalid || undefined,
    onChange: (event: ChangeEvent<HTMLSelectElement>) => search.changeCriteria({ [name]: event.target.value }),
  };
  if (hidesPrices && name === 'budget') return null;
  return <SelectField {...mergeProps(own, select)} />;
});

/** Says that nothing was chosen. */
export const ErrorText = createPart('p', anatomy, 'error-text', () => {
  const messages = useTexts(searchTexts);
  if (!useSearchContext().isInvalid) return null;
  return {
    role: 'alert',
    children: (
      <>
        <Icon name="error" /> <span>{messages.selectOne}</span>
      </>
    ),
  };
});

/** The buttons. */
export const Actions = createPart('div', anatomy, 'actions');

/** Sends the form. */
export const Submit = withRef(function SearchSubmit({ children, ...button }: ButtonProps) {
  return (
    <Button type="submit" variant="primary" {...button}>
      {children ?? <SubmitWords />}
    </Button>
  );
});

/**
 * The server does not know the screen: it sends both words, and the skin shows the right one. Both stay, because a press
 * on a word that hydration takes away would be lost.
 */
function SubmitWords() {
  const messages = useTexts(searchTexts);
  const isHydrated = useIsHydrated();
  const { isSmall, isSimple } = useSearchContext();
  const isShort = isSmall && isSimple;
  return (
    <>
      <span {...anatomy.attributes('short-label')} hidden={isHydrated && !isShort}>
        {messages.search}
      </span>
      <span {...anatomy.attributes('full-label')} hidden={isHydrated && isShort}>
        {messages.findAdventure}
      </span>
    </>
  );
}

const Place = createPart('span', anatomy, 'mode-switch');

/** Between the country alone and all fields, on a small screen. */
export const ModeSwitch = withRef(function SearchModeSwitch(button: ButtonProps) {
  const messages = useTexts(searchTexts);
  const { isSmall, isSimple, toggleMode } = useSearchContext();
  if (!isSmall) return null;
  const own = {
    variant: 'quiet' as const,
    onClick: toggleMode,
    children: isSimple ? messages.advancedSearch : messages.simpleSearch,
  };
  return (
    <Place>
      <Button {...mergeProps(own, button)} />
    </Place>
  );
});
