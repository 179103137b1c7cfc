'use client';
import type { UseDatePickerReturn } from '@ark-ui/react/date-picker';
import { useTexts } from '../../core/texts/language.ts';
import { Icon } from '../icon.tsx';
import { calendarAnatomy as anatomy } from '../kit.anatomy.ts';
import { createPart, type PartProps } from '../part.tsx';
import { useOwnId } from '../part-ids.ts';
import { calendarTexts } from './calendar.texts.ts';
import { useCalendar } from './calendar-context.tsx';

/** The calendar; the focus goes to a day in it as it opens. */
export const Root = createPart('div', anatomy, 'root', (host) => {
  const { datePicker } = useTexts(calendarTexts);
  const { api, ids } = useCalendar();
  const id = useOwnId(ids, 'root', host);
  return { ...api.getContentProps(), ...anatomy.attributes('root'), id, 'aria-roledescription': datePicker };
});

/** The month, with the ways to the others. */
export const Head = createPart('div', anatomy, 'head', () => {
  return { ...useCalendar().api.getViewControlProps(), ...anatomy.attributes('head') };
});

/** Shows the month before. Your own text is also its accessible name. */
export const PreviousMonth = createPart('button', anatomy, 'arrow', (host) => {
  const id = useOwnId(useCalendar().ids, 'previous', host);
  return { ...turn(host, useCalendar().api.getPrevTriggerProps()), id, children: <Icon name="chevronLeft" /> };
});

/** Shows the month after. Your own text is also its accessible name. */
export const NextMonth = createPart('button', anatomy, 'arrow', (host) => {
  const id = useOwnId(useCalendar().ids, 'next', host);
  return { ...turn(host, useCalendar().api.getNextTriggerProps()), id, children: <Icon name="chevronRight" /> };
});

function turn({ children }: PartProps<'button'>, { 'aria-label': label, ...button }: PartProps<'button'>) {
  return { ...button, ...anatomy.attributes('arrow'), 'aria-label': children ? undefined : label };
}

/** The name of the month. */
export const Title = createPart('div', anatomy, 'title', () => {
  const { api } = useCalendar();
  return { ...api.getRangeTextProps(), ...anatomy.attributes('title'), children: api.visibleRangeText.start };
});

/** The days of the month: moved through by arrow keys, chosen by a press or Enter. */
export const Table = createPart('table', anatomy, 'table', (host) => {
  const { month } = useTexts(calendarTexts);
  const { api, ids } = useCalendar();
  const id = useOwnId(ids, 'table', host);
  const children = (
    <>
      <Weekdays />
      <Weeks />
    </>
  );
  return { ...api.getTableProps(), ...anatomy.attributes('table'), id, 'aria-roledescription': month, children };
});

function Weekdays() {
  const { api } = useCalendar();
  return (
    <thead {...api.getTableHeadProps()}>
      <tr {...api.getTableRowProps()}>
        {api.weekDays.map(({ long, narrow }) => (
          <th key={long} {...api.getTableHeaderProps()} aria-label={long}>
            {narrow}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type Day = UseDatePickerReturn['weeks'][number][number];

function Weeks() {
  const { api } = useCalendar();
  return (
    <tbody {...api.getTableBodyProps()}>
      {api.weeks.map((week) => (
        <tr key={String(week[0])} {...api.getTableRowProps()}>
          {week.map((day) => (
            <DayCell key={String(day)} day={day} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** A day with its mark, whose words are at the end of its name. */
function DayCell({ day }: { day: Day }) {
  const { api, markDay } = useCalendar();
  const mark = markDay?.(day.toString());
  const button = api.getDayTableCellTriggerProps({ value: day });
  if (mark) button['aria-label'] += `, ${mark.words}`;
  return (
    <td {...api.getDayTableCellProps({ value: day })} {...anatomy.attributes('day')} data-mark={mark?.kind}>
      <div {...button}>{day.day}</div>
    </td>
  );
}

/** The meaning of the visible marks; absent without any. */
export const Legend = createPart('p', anatomy, 'legend', () => {
  const { api, markDay } = useCalendar();
  if (!markDay) return null;
  const marks = api.weeks.flat().map((day) => markDay(day.toString()));
  const words = new Map(marks.map((mark) => [mark.kind, mark.words]));
  return {
    children: [...words].map(([kind, words]) => (
      <span key={kind} data-mark={kind}>
        {words}
      </span>
    )),
  };
});
