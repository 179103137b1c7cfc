'use client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocale, useTexts } from '../../../core/texts/language.ts';
import { Button } from '../../../kit/button.tsx';
import { DefaultDateField } from '../../../kit/date-field/date-field.tsx';
import { formatDays } from '../../../kit/format-days.ts';
import { Icon } from '../../../kit/icon.tsx';
import { createPart } from '../../../kit/part.tsx';
import { bookingDialogAnatomy as anatomy, bookingPanelAnatomy } from '../booking.anatomy.ts';
import { startDateFault } from '../booking.rules.ts';
import { bookingTexts } from '../booking.texts.ts';
import { useBookingFormatter } from '../use-booking-formatter.ts';
import { useBookingContext } from './use-booking-context.ts';
import { useMarkDay } from './use-mark-day.ts';

const Count = createPart('output', bookingPanelAnatomy, 'count');
const Form = createPart('form', anatomy, 'form');
const Actions = createPart('div', anatomy, 'actions');

/** How many go. The panel's counter of the same name is behind the dialog. */
export const People = createPart('fieldset', bookingPanelAnatomy, 'counter', () => {
  const messages = useTexts(bookingTexts);
  const { step, travelers, isEditable, isSaving, changeTravelers } = useBookingContext();
  if (step !== 'details' && step !== 'payment') return null;
  const children = (
    <>
      <legend>{messages.people}</legend>
      <button
        type="button"
        aria-label={messages.onePersonFewer}
        // It keeps the focus where it can't go on.
        aria-disabled={travelers <= 1 || undefined}
        onClick={() => changeTravelers(travelers - 1)}
      >
        <Icon name="minus" />
      </button>
      <Count>{travelers}</Count>
      <button type="button" aria-label={messages.onePersonMore} onClick={() => changeTravelers(travelers + 1)}>
        <Icon name="plus" />
      </button>
    </>
  );
  return { disabled: !isEditable || isSaving, children };
});

/** From when to when, in the payment step: there it can be changed as well. */
export const StartDate = createPart('div', anatomy, 'start-date', () => {
  const { step, isEditable } = useBookingContext();
  const [isChanging, setIsChanging] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const wasChanging = useRef(isChanging);
  useEffect(() => {
    if (wasChanging.current === isChanging) return;
    wasChanging.current = isChanging;
    element.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isChanging]);
  const isShown = step === 'payment';
  useEffect(() => {
    if (!isShown) setIsChanging(false);
  }, [isShown]);
  if (!isShown) return null;
  return {
    ref: element,
    children:
      isChanging && isEditable ? (
        <DateForm onEnd={() => setIsChanging(false)} />
      ) : (
        <Dates onChange={() => setIsChanging(true)} />
      ),
  };
});

function Dates({ onChange }: { onChange: () => void }) {
  const messages = useTexts(bookingTexts);
  const { details, endDate, isEditable } = useBookingContext();
  const locale = useLocale();
  return (
    <>
      <span translate="no">{formatDays(details.bookingDate, endDate, locale)}</span>
      {isEditable && (
        <Button variant="quiet" onClick={onChange}>
          {messages.changeDate}
        </Button>
      )}
    </>
  );
}

function DateForm({ onEnd }: { onEnd: () => void }) {
  const messages = useTexts(bookingTexts);
  const { details, errors, today, trek, firstBookableDay, lastBookableDay, changeDate } = useBookingContext();
  const format = useBookingFormatter();
  const markDay = useMarkDay();
  const locale = useLocale();
  const [day, setDay] = useState(details.bookingDate);
  const fault = startDateFault(day, today, trek.policy);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (day === details.bookingDate) onEnd();
    else if (!fault) changeDate(day);
  };
  return (
    <Form noValidate onSubmit={save}>
      <DefaultDateField
        label={messages.bookingDate}
        value={day}
        // The refusal of another day does not apply to the chosen one.
        error={day === details.bookingDate ? undefined : fault ? format(fault) : errors.bookingDate}
        min={firstBookableDay}
        max={lastBookableDay}
        locale={locale}
        markDay={markDay}
        onValueChange={setDay}
      />
      <Actions>
        <Button variant="quiet" onClick={onEnd}>
          {messages.keepDate}
        </Button>
        <Button type="submit">{messages.saveDate}</Button>
      </Actions>
    </Form>
  );
}
