'use client';
import type { TrekSummary } from '../../api/trek.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useLocale, useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import { formatLongDate } from '../../kit/format.ts';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { savedTreksAnatomy as anatomy } from './saved-treks.anatomy.ts';
import type { TrekId } from './saved-treks.rules.ts';
import { savedTreksTexts } from './saved-treks.texts.ts';
import { focusList, useSavedTreksContext } from './saved-treks-context.tsx';

/** One trek of the list. */
export const Item = createPart('li', anatomy, 'item');

const NotePart = createPart('div', anatomy, 'note');

interface SavedTreksNewDeparturesProps extends PartProps<'div'> {
  trek: TrekSummary;
}

/** The departures that were added since the trek was saved, until the visitor has seen them; absent without any. */
export const NewDepartures = withRef(function SavedTreksNewDepartures({ trek, ...note }: SavedTreksNewDeparturesProps) {
  const texts = useTexts(savedTreksTexts);
  const locale = useLocale();
  const { newDepartures, markSeen } = useSavedTreksContext();
  const days = newDepartures(trek);
  if (days.length === 0) return null;
  return (
    <NotePart {...note}>
      <span>{texts.newDepartures(days.length, days.map((day) => formatLongDate(day, locale)).join(' · '))}</span>
      <Button
        variant="quiet"
        aria-label={texts.markSeenOf(trek.title)}
        onClick={(event) => {
          // The note goes away: the focus moves to its trek.
          event.currentTarget.closest('li')?.querySelector<HTMLElement>('a')?.focus();
          markSeen(trek);
        }}
      >
        {texts.markSeen}
      </Button>
    </NotePart>
  );
});

interface SavedTreksGoneProps extends PartProps<'div'> {
  trekId: TrekId;
}

/** In the place of a trek that left the catalogue. */
export const Gone = withRef(function SavedTreksGone({ trekId, ...note }: SavedTreksGoneProps) {
  const texts = useTexts(savedTreksTexts);
  const { remove } = useSavedTreksContext();
  return (
    <NotePart {...note}>
      <span>{texts.gone}</span>
      <Button
        variant="quiet"
        onClick={(event) => {
          focusList(event);
          remove(trekId);
        }}
      >
        {texts.remove}
      </Button>
    </NotePart>
  );
});
