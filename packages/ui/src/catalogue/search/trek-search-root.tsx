'use client';
import { type ChangeEvent, type FocusEvent, type FormEvent, type KeyboardEvent, useRef } from 'react';
import { withRef } from '../../core/internal/with-ref.ts';
import { useReplayInputs } from '../../core/lazy/use-replay-inputs.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Icon } from '../../kit/icon.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { type PartIds, useIdOf, usePartIds } from '../../kit/part-ids.ts';
import { createPartsContext } from '../../kit/parts-context.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import type { Suggestions } from './suggestions.connect.ts';
import { suggestionsTexts } from './suggestions.texts.ts';
import { trekSearchAnatomy as anatomy } from './trek-search.anatomy.ts';

interface TrekSearchContext extends Suggestions {
  ids: PartIds;
}

const [TrekSearchProvider, useTrekSearchContext] = createPartsContext<TrekSearchContext>('TrekSearch.Root');

export { useTrekSearchContext };

const Form = createPart('form', anatomy, 'root', () => {
  const { paths } = usePorts();
  const { label } = useTexts(suggestionsTexts);
  const { close, submit } = useTrekSearchContext();
  const form = useRef<HTMLFormElement>(null);
  // Input typed while the field was still plain markup.
  useReplayInputs(form);
  return {
    ref: form,
    role: 'search',
    'aria-label': label,
    action: paths.treks ?? undefined,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      submit();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) close();
    },
  };
});

interface TrekSearchRootProps extends PartProps<'form'> {
  /** The result of `useSuggestions`. */
  suggestions: Suggestions;
}

/** The form, which gives its suggestions to the parts in it. Without scripts it sends its words to the listing. */
export const Root = withRef(function TrekSearchRoot({ suggestions, ...form }: TrekSearchRootProps) {
  const ids = usePartIds();
  return (
    <TrekSearchProvider value={{ ...suggestions, ids }}>
      <Form {...form} />
    </TrekSearchProvider>
  );
});

/** The field with its icon. */
export const Field = createPart('div', anatomy, 'field', () => ({
  children: (
    <>
      <Icon name="search" />
      <Input />
    </>
  ),
}));

/** The text field. */
export const Input = createPart('input', anatomy, 'input', () => {
  const { label, placeholder } = useTexts(suggestionsTexts);
  const { query, phase, active, ids, changeQuery, open, close, move } = useTrekSearchContext();
  const list = useIdOf(ids, 'list');
  const hasList = phase === 'found' || phase === 'recent';
  return {
    type: 'text',
    role: 'combobox',
    name: 'keyword',
    autoComplete: 'off',
    enterKeyHint: 'search' as const,
    maxLength: 100,
    placeholder,
    'aria-label': label,
    'aria-autocomplete': 'list' as const,
    'aria-expanded': hasList,
    'aria-controls': hasList ? list : undefined,
    'aria-activedescendant': hasList && active !== null ? ids.own(`option-${active}`) : undefined,
    value: query,
    onChange: (event: ChangeEvent<HTMLInputElement>) => changeQuery(event.target.value),
    onFocus: open,
    onClick: open,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      const { key } = event;
      if (key === 'Escape' && phase !== 'none') close();
      else if (key === 'ArrowDown') move('next');
      else if (key === 'ArrowUp') move('previous');
      else return;
      event.preventDefault();
    },
  };
});

/** The panel below the field, while it has content. */
export const Panel = createPart('div', anatomy, 'panel', () => {
  const { phase } = useTrekSearchContext();
  return phase === 'none' ? null : { 'data-state': phase };
});
