import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { beforeAll } from 'vitest';
import * as Calendar from '../../src/kit/date-field/calendar-parts.tsx';
import * as DateField from '../../src/kit/date-field/date-field-parts.tsx';
import './around.tsx';
import { describeConformance } from './describe-conformance.tsx';

const markDay = () => ({ kind: 'good', words: 'good weather' }) as const;

/** A calendar that is open from the start. */
function InField({ children }: { children: ReactNode }) {
  const field = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => field.current?.querySelector('button')?.click(), []);
  return (
    <DateField.Root ref={field} min="2030-01-10" defaultValue="2030-04-12" markDay={markDay}>
      <DateField.Wrap>
        <DateField.Trigger />
      </DateField.Wrap>
      <DateField.Calendar>{children}</DateField.Calendar>
    </DateField.Root>
  );
}
const InCalendar = ({ children }: { children: ReactNode }) => (
  <InField>
    <Calendar.Root>{children}</Calendar.Root>
  </InField>
);

const part = (tag: string, name: string, Around: typeof InField = InCalendar) => ({
  props: {},
  Around,
  element: { tag, selector: `[data-scope="calendar"][data-part="${name}"]` },
  takesAsChild: true,
  isReplacedOnceHydrated: true,
});

// Its code is loaded late: from then on it opens at once.
beforeAll(async () => {
  await act(async () => void render(<InCalendar>{<Calendar.Table />}</InCalendar>));
  await screen.findByRole('grid', { hidden: true });
  cleanup();
});

describeConformance('Calendar.Root', { Part: Calendar.Root, ...part('div', 'root', InField) });
describeConformance('Calendar.Head', { Part: Calendar.Head, ...part('div', 'head') });
describeConformance('Calendar.PreviousMonth', { Part: Calendar.PreviousMonth, ...part('button', 'arrow') });
describeConformance('Calendar.Title', { Part: Calendar.Title, ...part('div', 'title') });
describeConformance('Calendar.NextMonth', { Part: Calendar.NextMonth, ...part('button', 'arrow') });
describeConformance('Calendar.Table', { Part: Calendar.Table, ...part('table', 'table') });
describeConformance('Calendar.Legend', { Part: Calendar.Legend, ...part('p', 'legend') });
