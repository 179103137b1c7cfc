'use client';
import { type ComponentProps, useId, useState } from 'react';
import { useLocale } from '../internal/language.ts';
import { useValue, type ValueProps } from '../internal/use-value.ts';
import { withRef } from '../internal/with-ref.ts';
import { lazyModule } from '../late/lazy-module.ts';
import { useLazyModule } from '../late/use-lazy-module.ts';
import { Field, type FieldFrame, useFieldIds } from './field.tsx';
import { Icon } from './icon.tsx';
import { fieldAnatomy } from './kit.anatomy.ts';
import { useKitMessages } from './use-kit-messages.ts';

const calendarModule = lazyModule(() => import('./calendar.tsx'));

/** The value is `YYYY-MM-DD`, or empty. */
export type DateFieldProps = FieldFrame &
  Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'min' | 'max' | 'type'> &
  ValueProps<string, 'typed' | 'calendar'> & {
    /** The first day that can be chosen, `YYYY-MM-DD`. */
    min: string;
    /** The last day that can be chosen, `YYYY-MM-DD`. Default: no last day. */
    max?: string | undefined;
    /** BCP 47 tag of the calendar. Default: the page's. */
    locale?: string;
  };

/**
 * A day: typed into the platform's own date field, or chosen from a calendar that loads when somebody means to open it.
 * Days travel as `YYYY-MM-DD`.
 */
export const DateField = withRef(function DateField({
  label,
  error,
  hint,
  isOptional,
  min,
  max,
  value,
  defaultValue,
  onValueChange,
  locale,
  ...input
}: DateFieldProps) {
  const { openCalendar } = useKitMessages();
  const pageLocale = useLocale();
  const { control, attributes } = useFieldIds({ error, hint }, input);
  const [day, change] = useValue({ value, defaultValue, onValueChange }, '');
  const buttonId = useId();
  const fieldId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const calendar = useLazyModule(calendarModule);
  const Calendar = calendar.code?.Calendar;
  const toggle = async () => {
    setIsOpen(!isOpen);
    // Where it can't be loaded, the day can be typed all the same.
    if (!(await calendar.want())) setIsOpen(false);
  };
  return (
    <Field controlId={control} {...{ label, error, hint, isOptional }}>
      <span {...fieldAnatomy.attributes('wrap')} id={fieldId}>
        <input
          {...fieldAnatomy.attributes('control')}
          {...input}
          {...attributes}
          type="date"
          {...{ min, max }}
          value={day}
          onChange={(event) => {
            input.onChange?.(event);
            if (!event.defaultPrevented) change(event.target.value, 'typed');
          }}
        />
        <button
          type="button"
          {...fieldAnatomy.attributes('reveal')}
          id={buttonId}
          aria-label={openCalendar}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          disabled={input.disabled}
          onPointerEnter={calendar.prepare}
          onFocus={calendar.prepare}
          onClick={toggle}
        >
          <Icon name="calendar" />
        </button>
      </span>
      {Calendar && (
        <Calendar
          value={day}
          open={isOpen}
          onOpenChange={setIsOpen}
          onValueChange={(chosen) => change(chosen, 'calendar')}
          locale={locale ?? pageLocale}
          {...{ min, max, fieldId, buttonId }}
        />
      )}
    </Field>
  );
});
