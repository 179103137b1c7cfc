'use client';
import { useEffect } from 'react';
import { withRef } from '../../../core/internal/with-ref.ts';
import { lazyModule } from '../../../core/lazy/lazy-module.ts';
import { useLazyModule } from '../../../core/lazy/use-lazy-module.ts';
import { useLocale, useTexts } from '../../../core/texts/language.ts';
import { DefaultDateField, type DefaultDateFieldProps } from '../../../kit/date-field/date-field.tsx';
import {
  SelectField,
  type SelectFieldProps,
  TextAreaField,
  type TextAreaFieldProps,
  TextField,
  type TextFieldProps,
} from '../../../kit/field.tsx';
import { formatLongDate } from '../../../kit/format.ts';
import type { BookingDetails } from '../booking.rules.ts';
import { bookingTexts } from '../booking.texts.ts';
import { useBookingContext } from './use-booking-context.ts';
import { useMarkDay } from './use-mark-day.ts';

type Name = Exclude<keyof BookingDetails, 'bookingDate' | 'specialRequirements'>;

/** How each line is typed, by keyboard and by the browser itself. */
const LINES: Record<Name, Partial<TextFieldProps>> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  country: { autoComplete: 'country-name' },
};

function useField(name: keyof BookingDetails) {
  const messages = useTexts(bookingTexts);
  const { details, errors, isSaving, changeDetails } = useBookingContext();
  return {
    label: messages[name],
    name,
    value: details[name],
    error: errors[name],
    disabled: isSaving,
    onChange: ({ target }: { target: { value: string } }) => changeDetails({ [name]: target.value }),
  };
}

export type BookingFieldProps = Partial<Omit<TextFieldProps, 'name' | 'value' | 'onChange'>> & { name: Name };

const countriesModule = lazyModule(() => import('../../../core/internal/countries.ts'));

/** One line of the travel details; the country is a list. */
export const Field = withRef(function Field({ name, ...host }: BookingFieldProps) {
  const { hasFailed, preload } = useLazyModule(countriesModule);
  useEffect(() => {
    if (name === 'country') preload();
  }, [name, preload]);
  // Without the list its name can still be typed.
  if (name === 'country' && !hasFailed) return <Country {...(host as Partial<SelectFieldProps>)} />;
  return <Line name={name} {...host} />;
});

const Line = withRef(function Line({ name, ...host }: BookingFieldProps) {
  return <TextField {...useField(name)} {...LINES[name]} {...host} />;
});

/** The country, from a list that loads with the form; a word of an earlier booking stays in it. */
const Country = withRef(function Country(host: Partial<SelectFieldProps>) {
  const { code } = useLazyModule(countriesModule);
  const locale = useLocale();
  const field = useField('country');
  return (
    <SelectField
      {...field}
      choices={code?.countryNameChoices(locale, field.value) ?? []}
      emptyLabel=""
      autoComplete="country-name"
      {...host}
    />
  );
});

/** The start date, with the last day beside it. */
export const DateField = withRef(function DateField(host: Partial<DefaultDateFieldProps>) {
  const messages = useTexts(bookingTexts);
  const { endDate, errors, firstBookableDay, lastBookableDay, changeDetails } = useBookingContext();
  const markDay = useMarkDay();
  const locale = useLocale();
  const { onChange: _, ...field } = useField('bookingDate');
  return (
    <DefaultDateField
      {...field}
      {...(endDate && !errors.bookingDate && { hint: messages.ends(formatLongDate(endDate, locale)) })}
      min={firstBookableDay}
      max={lastBookableDay}
      locale={locale}
      markDay={markDay}
      onValueChange={(bookingDate) => changeDetails({ bookingDate })}
      {...host}
    />
  );
});

/** Requirements that the guides should know. */
export const Requirements = withRef(function Requirements(host: Partial<TextAreaFieldProps>) {
  return <TextAreaField {...useField('specialRequirements')} isOptional rows={3} {...host} />;
});
