'use client';
import {
  type ComponentProps,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { mergeProps } from '../../core/internal/merge-props.ts';
import { createRequiredContext, useRequiredContext } from '../../core/internal/required-context.tsx';
import { useValue, type ValueProps } from '../../core/internal/use-value.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { lazyModule } from '../../core/lazy/lazy-module.ts';
import { useLazyModule } from '../../core/lazy/use-lazy-module.ts';
import { kitTexts } from '../../core/texts/kit.texts.ts';
import { useLocale, useTexts } from '../../core/texts/language.ts';
import * as Field from '../field-parts.tsx';
import { Icon } from '../icon.tsx';
import { fieldAnatomy } from '../kit.anatomy.ts';
import { createPart, type PartProps } from '../part.tsx';
import type { DayMark } from './calendar-context.tsx';

export { ErrorText, Hint, Label } from '../field-parts.tsx';

const calendarModule = lazyModule(() => import('./live-calendar.tsx'));

/** By what a day was chosen. */
type DateReason = 'typed' | 'calendar';

/** The value is `YYYY-MM-DD`, or empty. */
interface RootProps extends Omit<ComponentProps<typeof Field.Root>, 'defaultValue'>, ValueProps<string, DateReason> {
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  min: string;
  /** The last day that can be chosen, `YYYY-MM-DD`. Default: no last day. */
  max?: string | undefined;
  /** Says what a day is like, for the calendar to show and to say. Default: all days are alike. */
  markDay?: ((day: string) => DayMark) | undefined;
  /** BCP 47 tag of the calendar. Default: the page's. */
  locale?: string | undefined;
  disabled?: boolean | undefined;
}

interface DateFacts {
  day: string;
  change: (day: string, reason: DateReason) => void;
  min: string;
  max: string | undefined;
  markDay: ((day: string) => DayMark) | undefined;
  locale: string;
  isDisabled: boolean;
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
  /** Begins to load the calendar. */
  preload: () => void;
  LiveCalendar: typeof import('./live-calendar.tsx').LiveCalendar | undefined;
  toggle: () => void;
  /** The wrap above the calendar, which gets the focus back. */
  wrap: RefObject<HTMLSpanElement | null>;
  trigger: RefObject<HTMLButtonElement | null>;
  hasFailed: boolean;
}

const Facts = createRequiredContext<DateFacts>('DateField.Root');
const useDate = () => useRequiredContext(Facts);

/** A field whose value is a day. Label, hint and error are those of every field. */
export const Root = withRef(function DateFieldRoot(props: RootProps) {
  const { min, max, markDay, value, defaultValue, onValueChange, locale, disabled, ...root } = props;
  const pageLocale = useLocale();
  const [day, change] = useValue({ value, defaultValue, onValueChange }, '');
  const [isOpen, setIsOpen] = useState(false);
  const calendar = useLazyModule(calendarModule);
  const wrap = useRef<HTMLSpanElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const toggle = async () => {
    setIsOpen(!isOpen);
    // If it can't be loaded, the day can still be typed, or chosen from the platform's calendar.
    if (!(await calendar.load())) setIsOpen(false);
  };
  const facts: DateFacts = {
    ...{ day, change, min, max, markDay, isOpen, setIsOpen, toggle, wrap, trigger },
    locale: locale ?? pageLocale,
    isDisabled: disabled ?? false,
    preload: calendar.preload,
    hasFailed: calendar.hasFailed,
    LiveCalendar: calendar.code?.LiveCalendar,
  };
  return (
    <Facts.Provider value={facts}>
      <Field.Root {...root} />
    </Facts.Provider>
  );
});

/** Holds input and trigger; the calendar opens below it. */
export const Wrap = createPart('span', fieldAnatomy, 'wrap', () => ({ id: useId(), ref: useDate().wrap }));

/** The platform's own date field, for the keyboard. A finger opens the calendar, rather than a second one of the platform. */
export const Input = withRef(function DateFieldInput(input: PartProps<'input'>) {
  const { day, min, max, change, isDisabled, isOpen, hasFailed, toggle } = useDate();
  const typeAgain = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    currentTarget.readOnly = Boolean(input.readOnly);
  };
  const own = {
    ...{ type: 'date', min, max, disabled: isDisabled, value: day },
    // A field that can't be typed in opens no calendar of its own.
    onPointerDown: ({ currentTarget, pointerType }: PointerEvent<HTMLInputElement>) => {
      currentTarget.readOnly = Boolean(input.readOnly) || (pointerType === 'touch' && !hasFailed);
    },
    // The finger scrolls the page.
    onPointerCancel: typeAgain,
    onBlur: typeAgain,
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      if (currentTarget.readOnly && !input.readOnly && !isOpen) toggle();
    },
    onChange: ({ target }: { target: { value: string } }) => change(target.value, 'typed'),
  };
  return <Field.Input {...mergeProps(own, input)} />;
});

/** Opens the calendar, whose code loads as the visitor comes near. Your own words replace its text. */
export const Trigger = createPart('button', fieldAnatomy, 'reveal', (host) => {
  const { openCalendar } = useTexts(kitTexts);
  const { trigger, isOpen, isDisabled, preload, toggle } = useDate();
  return {
    type: 'button' as const,
    id: useId(),
    ref: trigger,
    'aria-label': host.children ? undefined : openCalendar,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    disabled: isDisabled,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: toggle,
    children: <Icon name="calendar" />,
  };
});

/**
 * The calendar, while it is open: below the wrap, over the page. Its content is a `Calendar.Root` with the parts in it.
 * Default: all of them.
 */
export function Calendar({ children }: { children?: ReactNode }) {
  const { LiveCalendar, day, isOpen, setIsOpen, change, wrap, trigger, min, max, markDay, locale } = useDate();
  if (!isOpen || !LiveCalendar || !wrap.current || !trigger.current) return null;
  return (
    <LiveCalendar
      value={day}
      open={isOpen}
      onOpenChange={setIsOpen}
      onValueChange={(chosen) => change(chosen, 'calendar')}
      fieldId={wrap.current.id}
      button={trigger.current}
      {...{ min, max, markDay, locale }}
    >
      {children}
    </LiveCalendar>
  );
}
