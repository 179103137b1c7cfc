'use client';
import { useEffect, useRef } from 'react';
import { WithRequest } from '../../../api/failure.tsx';
import { withRef } from '../../../core/internal/with-ref.ts';
import { useTexts } from '../../../core/texts/language.ts';
import { Button } from '../../../kit/button.tsx';
import { createPart, type PartProps } from '../../../kit/part.tsx';
import { usePrice } from '../../../kit/use-price.ts';
import { usdOf } from '../../../pricing/pricing.rules.ts';
import { bookingDialogAnatomy as anatomy } from '../booking.anatomy.ts';
import { bookingTexts } from '../booking.texts.ts';
import { Departure } from './booking-departure.tsx';
import { Departures } from './booking-departures.tsx';
import { DateField, Field, Requirements } from './booking-field.tsx';
import { useBookingContext } from './use-booking-context.ts';

const Pair = createPart('div', anatomy, 'pair');
const Message = createPart('p', anatomy, 'failure');
const Actions = createPart('div', anatomy, 'actions');
const Cost = createPart('p', anatomy, 'cost');

const Form = createPart('form', anatomy, 'form', () => {
  const { errors, submitDetails } = useBookingContext();
  const ref = useRef<HTMLFormElement>(null);
  // Only a refused submission moves the focus: during typing it stays where it is.
  const isSubmitted = useRef(false);
  useEffect(() => {
    if (!isSubmitted.current || Object.keys(errors).length === 0) return;
    isSubmitted.current = false;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return {
    ref,
    noValidate: true,
    onSubmit: (event) => {
      event.preventDefault();
      isSubmitted.current = true;
      submitDetails();
    },
    children: <WholeForm />,
  };
});

export type BookingDetailsProps = PartProps<'form'>;

/** First step of booking: who travels, and when. */
export const Details = withRef(function Details(host: BookingDetailsProps) {
  const { step, owner } = useBookingContext();
  // Fields of their own for each person: nothing typed before can be brought back.
  return step === 'details' ? <Form key={owner} {...host} /> : null;
});

function WholeForm() {
  const messages = useTexts(bookingTexts);
  const { message, requestId, isSaving, totalCents, isRequestNeeded } = useBookingContext();
  const price = usePrice();
  return (
    <>
      <Pair>
        <Field name="firstName" />
        <Field name="lastName" />
      </Pair>
      <Field name="email" />
      <Pair>
        <Field name="phone" />
        <Field name="country" />
      </Pair>
      <Departures />
      <DateField />
      <Departure />
      <Requirements />
      {message && (
        <Message role="alert">
          <WithRequest id={requestId}>{message}</WithRequest>
        </Message>
      )}
      <Actions data-foot="">
        <Cost>{messages.totalOf(price(usdOf(totalCents)))}</Cost>
        <Button type="submit" variant="primary" isWide isBusy={isSaving}>
          {isRequestNeeded ? messages.requestDeparture : messages.continueToPayment}
        </Button>
      </Actions>
    </>
  );
}
