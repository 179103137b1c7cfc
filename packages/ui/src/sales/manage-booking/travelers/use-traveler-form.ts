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
import { type ListedTraveler, type TravelerDetails, travelerFormSchema } from './travelers.rules.ts';

interface TravelerFormOptions<Answer> {
  /** The values that the form begins with. */
  details: TravelerDetails;
  /** The last day of the trek. Null: not known. */
  endDate: string | null;
  /** The trek's highest point in meters. Undefined: not known. */
  maxAltitude: number | undefined;
  /** The backend knows the earlier fields alone. */
  isEarlier: boolean;
  submit: (values: TravelerDetails) => Promise<Answer>;
  onSaved: (answer: Answer) => void;
}

/** The form of a traveler's details, for the booking's owner and for the traveler. */
export function useDetailsForm<Answer>({
  details,
  endDate,
  maxAltitude,
  isEarlier,
  submit,
  onSaved,
}: TravelerFormOptions<Answer>) {
  const { traveler: texts } = useTexts(manageBookingTexts);
  const fields = useTexts(fieldTexts);
  const failureOf = useFailure(texts.saveFailed);
  const { clock, locale } = usePorts();
  const today = companyDay(new Date(clock.now()));
  const form = useForm({
    schema: useMemo(
      () => travelerFormSchema({ today, endDate }, isEarlier, texts, fields, locale),
      [today, endDate, isEarlier, texts, fields, locale],
    ),
    initialValues: details,
    submit,
    onSucceeded: onSaved,
  });
  return {
    ...form,
    endDate,
    maxAltitude,
    isEarlier,
    /** The details as they were before anything was typed. */
    stored: details,
    failure: form.message && failureOf(form.message),
  };
}

/** The form of one traveler of the own booking: what was typed stays in this tab until it is saved. */
export function useTravelerForm({ position, details, isByTraveler }: ListedTraveler) {
  const { api, drafts } = usePorts();
  const { booking, travelerDetails } = useManagedBooking();
  const { owner, opening, save, close, isEarlier } = travelerDetails;
  const { id: bookingId, endDate, maxAltitude } = booking;
  const drafted = useMemo(() => ({ bookingId, position, owner }), [bookingId, position, owner]);
  const form = useDetailsForm({
    ...{ details: readStoredTraveler(drafts, drafted) ?? details, maxAltitude, isEarlier },
    endDate: endDate === '' ? null : endDate,
    submit: (values) =>
      api.saveTraveler({ bookingId, position, ...values, ...(isByTraveler && { replacesTraveler: true }) }),
    onSaved: (travelers) => {
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
  return { ...form, position, stored: details, isFocused: opening?.isPressed === true, isByTraveler, close };
}
