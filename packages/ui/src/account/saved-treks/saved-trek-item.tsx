'use client';
import type { ChangeEvent } from 'react';
import type { TrekSummary } from '../../api/trek.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useLocale, useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import { CheckboxField } from '../../kit/field.tsx';
import { formatLongDate } from '../../kit/format.ts';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
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

/**
 * The departures that were added since the trek was saved, until the visitor has seen them, and the choice to hear of new ones
 * by mail where the account's backend sends them; absent without either.
 */
export const NewDepartures = withRef(function SavedTreksNewDepartures({ trek, ...note }: SavedTreksNewDeparturesProps) {
  const texts = useTexts(savedTreksTexts);
  const locale = useLocale();
  const { api } = usePorts();
  const { isInAccount, newDepartures, markSeen } = useSavedTreksContext();
  const days = newDepartures(trek);
  const sendsMails = isInAccount && api.can('departure-mails');
  if (days.length === 0 && !sendsMails) return null;
  return (
    <NotePart {...note}>
      {days.length > 0 && (
        <>
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
        </>
      )}
      {sendsMails && <MailChoice trek={trek} />}
    </NotePart>
  );
});

function MailChoice({ trek }: { trek: TrekSummary }) {
  const texts = useTexts(savedTreksTexts);
  const { notify } = usePorts();
  const { wantsMails, setMails } = useSavedTreksContext();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setMails(trek, target.checked);
    if (target.checked) notify('success', texts.mailsChosen(trek.title));
  };
  return (
    <CheckboxField
      label={texts.mails}
      aria-label={texts.mailsOf(trek.title)}
      checked={wantsMails(trek.id)}
      onChange={choose}
    />
  );
}

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
