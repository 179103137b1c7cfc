'use client';
import { useIsHydrated } from '../internal/use-is-hydrated.ts';
import { Button } from '../kit/button.tsx';
import { SelectField } from '../kit/field.tsx';
import { Icon } from '../kit/icon.tsx';
import { createPart } from '../kit/part.tsx';
import { usePorts } from '../provider/trek-provider.tsx';
import { searchFormAnatomy as anatomy } from './search.anatomy.ts';
import { searchMessages as messages } from './search.messages.ts';
import { BUDGET_OPTIONS, DURATION_OPTIONS, type SearchCriteria } from './search.rules.ts';
import { type Search, type SearchOptions, useSearch } from './use-search.ts';

const Root = createPart('form', anatomy, 'root');
const Fields = createPart('div', anatomy, 'fields');
const ErrorText = createPart('p', anatomy, 'error');
const ModeSwitch = createPart('span', anatomy, 'modeSwitch');
const Actions = createPart('div', anatomy, 'actions');

export interface SearchFormProps {
  /** Names of the countries to choose from. */
  countries: readonly string[];
  /** Names of the activities to choose from. */
  activities: readonly string[];
}

const choices = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

/** Country, duration, activity and budget; goes to the listing with what was chosen. Works as a plain form as well. */
export function SearchForm({ countries, activities, ...options }: SearchFormProps & SearchOptions) {
  return <SearchFormView countries={countries} activities={activities} search={useSearch(options)} />;
}

/** The form as it looks in one state. */
export function SearchFormView({ search, countries, activities }: SearchFormProps & { search: Search }) {
  const { paths } = usePorts();
  const isHydrated = useIsHydrated();
  const { criteria, isSmall, isSimple, isInvalid, send } = search;
  const isShort = isSmall && isSimple;

  const select = (name: keyof SearchCriteria, label: string, emptyLabel: string) => ({
    name,
    label,
    emptyLabel,
    value: criteria[name],
    'aria-invalid': isInvalid || undefined,
    onChange: (event: { target: { value: string } }) =>
      send({ type: 'criteria.change', criteria: { [name]: event.target.value } }),
  });

  return (
    <Root
      action={paths.treks ?? undefined}
      data-viewport={isSmall ? 'small' : 'large'}
      data-mode={isSimple ? 'simple' : 'advanced'}
      aria-label={messages.form}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'submit' });
      }}
    >
      <Fields>
        <SelectField {...select('country', messages.country, messages.anyCountry)} choices={choices(countries)} />
        <SelectField {...select('duration', messages.duration, messages.anyDuration)} choices={DURATION_OPTIONS} />
        <SelectField {...select('activity', messages.activity, messages.anyActivity)} choices={choices(activities)} />
        <SelectField {...select('budget', messages.budget, messages.anyBudget)} choices={BUDGET_OPTIONS} />
      </Fields>
      {isInvalid && (
        <ErrorText role="alert">
          <Icon name="error" /> {messages.selectOne}
        </ErrorText>
      )}
      <Actions>
        <Button type="submit" variant="primary">
          {/* The server does not know the screen: it sends both words, and the skin shows the right one. */}
          {(isShort || !isHydrated) && <span {...anatomy.attributes('shortLabel')}>{messages.search}</span>}
          {(!isShort || !isHydrated) && <span {...anatomy.attributes('fullLabel')}>{messages.findAdventure}</span>}
        </Button>
        {isSmall && (
          <ModeSwitch>
            <Button variant="quiet" onClick={() => send({ type: isSimple ? 'mode.advanced' : 'mode.simple' })}>
              {isSimple ? messages.advancedSearch : messages.simpleSearch}
            </Button>
          </ModeSwitch>
        )}
      </Actions>
    </Root>
  );
}
