'use client';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useIsHydrated } from '../internal/use-is-hydrated.ts';
import { useLatest } from '../internal/use-latest.ts';
import { useMediaQuery } from '../internal/use-media-query.ts';
import { Button } from '../kit/button.tsx';
import { SelectField } from '../kit/field.tsx';
import { Icon } from '../kit/icon.tsx';
import { createPart } from '../kit/part.tsx';
import { usePorts } from '../provider/trek-provider.tsx';
import { breakpoint } from '../theme/tokens.ts';
import { searchFormAnatomy as anatomy } from './search.anatomy.ts';
import { searchMachine } from './search.machine.ts';
import { searchMessages as messages } from './search.messages.ts';
import { BUDGET_OPTIONS, DURATION_OPTIONS, type SearchCriteria, searchQuery } from './search.rules.ts';

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
export function SearchForm({ countries, activities }: SearchFormProps) {
  const { paths, notify, navigate } = usePorts();
  const latest = useLatest({ paths, notify, navigate });
  const machine = useMemo(
    () =>
      searchMachine.provide({
        actions: {
          onRefused: () => latest.current.notify('error', messages.selectOneToast),
          onSubmitted: (_, { criteria }) => {
            latest.current.notify('success', messages.found);
            latest.current.navigate(`${latest.current.paths.treks}?${searchQuery(criteria)}`);
          },
        },
      }),
    [latest],
  );
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (current) => current);
  const { criteria, isSmall, isSimple } = snapshot.context;
  const isHydrated = useIsHydrated();
  const isShort = isSmall && isSimple;
  const isInvalid = snapshot.matches({ form: 'invalid' });

  const isMobile = useMediaQuery(`(width < ${breakpoint.tablet}px)`, true);
  useEffect(() => actor.send({ type: 'viewport.change', isSmall: isMobile }), [actor, isMobile]);

  const select = (name: keyof SearchCriteria, label: string, emptyLabel: string) => ({
    name,
    label,
    emptyLabel,
    value: criteria[name],
    'aria-invalid': isInvalid || undefined,
    onChange: (event: { target: { value: string } }) =>
      actor.send({ type: 'criteria.change', criteria: { [name]: event.target.value } }),
  });

  return (
    <Root
      action={paths.treks}
      data-viewport={isSmall ? 'small' : 'large'}
      data-mode={isSimple ? 'simple' : 'advanced'}
      aria-label={messages.form}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'submit' });
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
            <Button variant="quiet" onClick={() => actor.send({ type: isSimple ? 'mode.advanced' : 'mode.simple' })}>
              {isSimple ? messages.advancedSearch : messages.simpleSearch}
            </Button>
          </ModeSwitch>
        )}
      </Actions>
    </Root>
  );
}
