'use client';
import { parseDate, type UseDatePickerProps, useDatePicker } from '@ark-ui/react/date-picker';
import { type ReactNode, type Ref, useEffect, useMemo, useState } from 'react';
import { COMPANY_TIME_ZONE } from '../../core/internal/company-day.ts';
import { activeElement, isFocusLost } from '../../core/internal/page.ts';
import type { Translation } from '../../core/texts/define-texts.ts';
import { useTexts } from '../../core/texts/language.ts';
import { calendarAnatomy as anatomy } from '../kit.anatomy.ts';
import { LibraryRoot } from '../library-root.tsx';
import { type PartIds, usePartIds } from '../part-ids.ts';
import { calendarTexts } from './calendar.texts.ts';
import { CalendarProvider, type DayMark } from './calendar-context.tsx';
import { Head, Legend, NextMonth, PreviousMonth, Root, Table, Title } from './calendar-parts.tsx';

export interface CalendarProps {
  /** The chosen day, `YYYY-MM-DD`; anything else counts as none. */
  value: string;
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  min: string;
  /** The last day that can be chosen, `YYYY-MM-DD`; undefined: there is none. */
  max: string | undefined;
  /** Says what a day is like. Default: all are alike. */
  markDay?: ((day: string) => DayMark) | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onValueChange: (day: string) => void;
  locale: string;
  /** Element id of the field above the calendar. */
  fieldId: string;
  /** Opens it, and has the focus back. */
  button: HTMLElement;
  /** Its parts. Default: all of them. */
  children?: ReactNode;
}

/** A month to choose a day from, by pointer, touch or arrow keys. Loads when a visitor opens it. */
export function LiveCalendar(calendar: CalendarProps) {
  return <LibraryRoot>{(ref) => <Month {...calendar} of={ref} />}</LibraryRoot>;
}

function Month({ of: ref, ...calendar }: CalendarProps & { of: Ref<HTMLDivElement> | undefined }) {
  const ids = usePartIds();
  const api = useDatePicker(usePickerProps(calendar, ids));
  const { markDay, children = <WholeMonth /> } = calendar;
  return (
    <div {...api.getRootProps()} ref={ref}>
      <div {...api.getPositionerProps()} {...anatomy.attributes('positioner')}>
        <CalendarProvider value={{ api, ids, markDay }}>{children}</CalendarProvider>
      </div>
    </div>
  );
}

function WholeMonth() {
  return (
    <Root>
      <Head>
        <PreviousMonth />
        <Title />
        <NextMonth />
      </Head>
      <Table />
      <Legend />
    </Root>
  );
}

function usePickerProps(calendar: CalendarProps, ids: PartIds): UseDatePickerProps {
  const { value, min, max, open, onOpenChange, onValueChange, locale, fieldId, button } = calendar;
  // Opened after the first render, and not from the start: the library moves the focus into it only as it opens.
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(open), [open]);
  useEffect(() => {
    if (isShown) return () => returnFocus(button);
  }, [isShown, button]);
  const messages = useTexts(calendarTexts);
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? parseDate(value) : null;
  return {
    open: isShown,
    onOpenChange: (next) => onOpenChange(next.open),
    value: day ? [day] : [],
    defaultFocusedValue: day ?? parseDate(min),
    min: parseDate(min),
    max: max === undefined ? undefined : parseDate(max),
    onValueChange: ({ value: [chosen] }) => chosen && onValueChange(chosen.toString()),
    locale,
    translations: spoken(messages),
    timeZone: COMPANY_TIME_ZONE,
    fixedWeeks: true,
    ids: useLibraryIds(ids, fieldId, button),
    positioning: { placement: 'bottom-start', strategy: 'fixed' },
  };
}

/** The ids under the library's names. It looks for elements by them later: a host may have given others by then. */
function useLibraryIds(ids: PartIds, control: string, { id: trigger }: HTMLElement) {
  return useMemo(
    () => ({
      ...{ control, trigger, table: () => ids.of('table') },
      ...{ prevTrigger: () => ids.of('previous'), nextTrigger: () => ids.of('next') },
      get content() {
        return ids.of('root');
      },
    }),
    [ids, control, trigger],
  );
}

/** Closed by a key or a choice, the calendar takes the focus away with it; closed by a press elsewhere, it does not have it. */
function returnFocus(button: HTMLElement): void {
  if (isFocusLost() || activeElement()?.matches(`${anatomy.selector('root')} *`)) button.focus();
}

/** The texts of the calendar under the library's names for them. */
function spoken(messages: Translation<typeof calendarTexts>): Translations {
  return {
    content: messages.calendar,
    prevTrigger: () => messages.previousMonth,
    nextTrigger: () => messages.nextMonth,
    dayCell: ({ unavailable, selected, valueText }) => {
      if (unavailable) return messages.unavailable(valueText);
      return selected ? messages.chosen(valueText) : messages.choose(valueText);
    },
  };
}

type Translations = NonNullable<UseDatePickerProps['translations']>;
