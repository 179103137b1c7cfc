'use client';
import { useEffect, useMemo } from 'react';
import { useFailure } from '../../../api/failure.tsx';
import { companyDay } from '../../../core/internal/company-day.ts';
import { fieldTexts } from '../../../core/texts/field.texts.ts';
import { useTexts } from '../../../core/texts/language.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { usePorts } from '../../../provider/trek-provider.tsx';
import { manageBookingTexts } from '../manage-booking.texts.ts';
import { useManagedBooking } from '../manage-booking-context.ts';
import { readStoredTraveler, removeStoredTraveler, writeStoredTraveler } from './stored-traveler.ts';
import { type ListedTraveler, travelerSchemaOf } from './travelers.rules.ts';

/** The form of one traveler: what was typed stays in this tab until it is saved. */
export function useTravelerForm({ position, details }: ListedTraveler) {
  const { traveler: texts } = useTexts(manageBookingTexts);
  const fields = useTexts(fieldTexts);
  const failureOf = useFailure(texts.saveFailed);
  const { api, clock, drafts } = usePorts();
  const { booking, travelerDetails } = useManagedBooking();
  const { owner, opening, save } = travelerDetails;
  const bookingId = booking.id;
  const today = companyDay(new Date(clock.now()));
  const drafted = useMemo(() => ({ bookingId, position, owner }), [bookingId, position, owner]);
  const form = useForm({
    schema: useMemo(() => travelerSchemaOf(today, texts, fields), [today, texts, fields]),
    initialValues: readStoredTraveler(drafts, drafted) ?? details,
    submit: (values) => api.saveTraveler({ bookingId, position, ...values }),
    onSucceeded: (travelers) => {
      removeStoredTraveler(drafts, drafted);
      save(position, travelers);
    },
  });
  const { values, isSucceeded } = form;
  useEffect(() => {
    const names = Object.keys(details) as (keyof typeof details)[];
    if (isSucceeded) return;
    if (names.some((name) => values[name] !== details[name])) writeStoredTraveler(drafts, drafted, values);
    else removeStoredTraveler(drafts, drafted);
  }, [drafts, drafted, values, details, isSucceeded]);
  return {
    ...form,
    position,
    isFocused: opening?.isPressed === true,
    failure: form.message && failureOf(form.message),
  };
}
