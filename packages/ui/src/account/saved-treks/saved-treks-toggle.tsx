'use client';
import type { MouseEvent } from 'react';
import type { TrekSummary } from '../../api/trek.ts';
import { mergeProps } from '../../core/internal/merge-props.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { isPressedEarly } from '../../core/lazy/pressed-early.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Icon } from '../../kit/icon.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { savedTreksAnatomy as anatomy } from './saved-treks.anatomy.ts';
import { MOST_SAVED } from './saved-treks.rules.ts';
import { savedTreksTexts } from './saved-treks.texts.ts';
import { focusList, useSavedTreksContext } from './saved-treks-context.tsx';

const ToggleButton = createPart('button', anatomy, 'toggle');

interface SavedTreksToggleProps extends Omit<PartProps<'button'>, 'asChild'> {
  trek: TrekSummary;
}

/** The heart of one trek: saves it, or removes it again. */
export const Toggle = withRef(function SavedTreksToggle({ trek, ...button }: SavedTreksToggleProps) {
  const texts = useTexts(savedTreksTexts);
  const { notify, navigate, paths } = usePorts();
  const { treks, isSaved, isFull, wantsMails, save, setMails, toggle } = useSavedTreksContext();
  const isPressed = isSaved(trek.id);
  const { savedTreks: page } = paths;
  const showSaved = page === null ? {} : { action: { label: texts.showSaved, run: () => navigate(page) } };
  const press = (event: MouseEvent<HTMLElement>) => {
    // The heart was still empty: its press can only mean to save.
    if (isPressed && isPressedEarly(event)) return;
    if (isFull && !isPressed) return notify('info', texts.full(MOST_SAVED), showSaved);
    const isInList = isPressed && focusList(event);
    toggle(trek);
    // The first one says where they are; one that goes away from the list says how it comes back.
    if (!isPressed && treks.length === 0) notify('success', texts.saved(trek.title), showSaved);
    const undo = { label: texts.undo, run: wantsMails(trek.id) ? () => setMails(trek, true) : () => save(trek) };
    if (isInList) notify('info', texts.removed(trek.title), { action: undo });
  };
  const own = {
    type: 'button' as const,
    'aria-pressed': isPressed,
    'aria-label': texts.saveTrek(trek.title),
    onClick: press,
    children: <Icon name="heart" />,
  };
  return <ToggleButton {...mergeProps(own, button)} />;
});
