'use client';
import { DatePicker, parseDate } from '@ark-ui/react/date-picker';
import { type ComponentProps, useEffect, useState } from 'react';
import { COMPANY_TIME_ZONE } from '../../core/internal/company-day.ts';
import { activeElement, isFocusLost } from '../../core/internal/page.ts';
import type { Translation } from '../../core/texts/define-texts.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Icon } from '../icon.tsx';
import { calendarAnatomy as anatomy } from '../kit.anatomy.ts';
import { LibraryRoot } from '../library-root.tsx';
import { calendarTexts } from './calendar.texts.ts';

/** A day's mark: a sign and color of its own, and a text, which is also part of the day's name. */
export interface DayMark {
  kind: 'good' | 'fair' | 'poor';
  words: string;
}

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
}

/** A month to choose a day from, by pointer, touch or arrow keys. Loads when a visitor opens it. */
export function Calendar(props: CalendarProps) {
  const { value, min, max, markDay, open, onOpenChange, onValueChange, locale, fieldId, button } = props;
  // Opened after the first render, and not from the start: the library moves the focus into it only as it opens.
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(open), [open]);
  useEffect(() => {
    if (isShown) return () => returnFocus(button);
  }, [isShown, button]);
  const messages = useTexts(calendarTexts);
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? parseDate(value) : null;
  return (
    <LibraryRoot>
      {(ref) => (
        <DatePicker.Root
          ref={ref}
          open={isShown}
          onOpenChange={(next) => onOpenChange(next.open)}
          value={day ? [day] : []}
          defaultFocusedValue={day ?? parseDate(min)}
          min={parseDate(min)}
          max={max === undefined ? undefined : parseDate(max)}
          onValueChange={({ value: [chosen] }) => chosen && onValueChange(chosen.toString())}
          locale={locale}
          translations={spoken(messages)}
          timeZone={COMPANY_TIME_ZONE}
          fixedWeeks
          ids={{ control: fieldId, trigger: button.id }}
          positioning={{ placement: 'bottom-start', strategy: 'fixed' }}
          lazyMount
          unmountOnExit
        >
          <DatePicker.Positioner {...anatomy.attributes('positioner')}>
            <DatePicker.Content {...anatomy.attributes('root')} aria-roledescription={messages.datePicker}>
              <DatePicker.View view="day">
                <DatePicker.Context>
                  {(month) => (
                    <>
                      <Month month={month} name={messages.month} markDay={markDay} />
                      {markDay && <Legend month={month} markDay={markDay} />}
                    </>
                  )}
                </DatePicker.Context>
              </DatePicker.View>
            </DatePicker.Content>
          </DatePicker.Positioner>
        </DatePicker.Root>
      )}
    </LibraryRoot>
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

type Translations = NonNullable<ComponentProps<typeof DatePicker.Root>['translations']>;

type Day = MonthApi['weeks'][number][number];
type MonthApi = Parameters<Parameters<typeof DatePicker.Context>[0]['children']>[0];

interface MonthProps extends Pick<CalendarProps, 'markDay'> {
  month: MonthApi;
  name: string;
}

function Month({ month, name, markDay }: MonthProps) {
  return (
    <>
      <DatePicker.ViewControl {...anatomy.attributes('head')}>
        <DatePicker.PrevTrigger {...anatomy.attributes('turn')}>
          <Icon name="chevron" />
        </DatePicker.PrevTrigger>
        <DatePicker.RangeText {...anatomy.attributes('title')} />
        <DatePicker.NextTrigger {...anatomy.attributes('turn')}>
          <Icon name="chevron" />
        </DatePicker.NextTrigger>
      </DatePicker.ViewControl>
      <DatePicker.Table {...anatomy.attributes('table')} aria-roledescription={name}>
        <DatePicker.TableHead>
          <DatePicker.TableRow>
            {month.weekDays.map(({ long, narrow }) => (
              <DatePicker.TableHeader key={long} aria-label={long}>
                {narrow}
              </DatePicker.TableHeader>
            ))}
          </DatePicker.TableRow>
        </DatePicker.TableHead>
        <DatePicker.TableBody>
          {month.weeks.map((week) => (
            <DatePicker.TableRow key={String(week[0])}>
              {week.map((day) => (
                <DatePicker.TableCell key={String(day)} value={day}>
                  <DatePicker.TableCellTrigger {...marked(month, day, markDay)}>{day.day}</DatePicker.TableCellTrigger>
                </DatePicker.TableCell>
              ))}
            </DatePicker.TableRow>
          ))}
        </DatePicker.TableBody>
      </DatePicker.Table>
    </>
  );
}

/** The mark of a day, and its words at the end of its name. */
function marked(month: MonthApi, day: Day, markDay: CalendarProps['markDay']) {
  const mark = markDay?.(day.toString());
  if (!mark) return {};
  const { 'aria-label': name } = month.getDayTableCellTriggerProps({ value: day });
  return { 'data-mark': mark.kind, 'aria-label': `${name}, ${mark.words}` };
}

/** The meaning of the visible marks. */
function Legend({ month, markDay }: { month: MonthApi; markDay: (day: string) => DayMark }) {
  const marks = new Map(
    month.weeks
      .flat()
      .map((day) => markDay(day.toString()))
      .map((mark) => [mark.kind, mark.words]),
  );
  return (
    <p {...anatomy.attributes('legend')}>
      {[...marks].map(([kind, words]) => (
        <span key={kind} data-mark={kind}>
          {words}
        </span>
      ))}
    </p>
  );
}
