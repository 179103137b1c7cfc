'use client';
import { useEffect, useRef } from 'react';
import { Button } from '../kit/button.tsx';
import { DateField } from '../kit/date-field.tsx';
import { TextAreaField, TextField } from '../kit/field.tsx';
import { formatUsd } from '../kit/format.ts';
import { createPart } from '../kit/part.tsx';
import { usePorts } from '../provider/trek-provider.tsx';
import { bookingDialogAnatomy as anatomy } from './booking.anatomy.ts';
import { bookingMessages as messages } from './booking.messages.ts';
import { type BookingDetails, lastBookableDay } from './booking.rules.ts';
import type { Booking } from './use-booking.ts';

const Form = createPart('form', anatomy, 'form');
const Pair = createPart('div', anatomy, 'pair');
const Message = createPart('p', anatomy, 'message');
const Actions = createPart('div', anatomy, 'actions');
const Cost = createPart('p', anatomy, 'cost');

/** First step of booking: who travels, and when. */
export function BookingDetailsForm({ booking }: { booking: Booking }) {
  const { send, context, snapshot } = booking;
  const { locale } = usePorts();
  const form = useRef<HTMLFormElement>(null);
  const isSaving = snapshot.matches({ details: 'saving' });

  // Only a refused submission moves the focus: while somebody types, it stays where it is.
  const isSubmitted = useRef(false);
  useEffect(() => {
    if (!isSubmitted.current || Object.keys(context.errors).length === 0) return;
    isSubmitted.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [context.errors]);

  const field = (name: keyof BookingDetails, label: string) => ({
    label,
    name,
    value: context.draft[name],
    error: context.errors[name],
    disabled: isSaving,
    onChange: (event: { target: { value: string } }) =>
      send({ type: 'details.change', details: { [name]: event.target.value } }),
  });

  return (
    <Form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        isSubmitted.current = true;
        send({ type: 'details.submit' });
      }}
    >
      <Pair>
        <TextField {...field('firstName', messages.firstName)} autoComplete="given-name" />
        <TextField {...field('lastName', messages.lastName)} autoComplete="family-name" />
      </Pair>
      <TextField {...field('email', messages.email)} type="email" inputMode="email" autoComplete="email" />
      <Pair>
        <TextField {...field('phone', messages.phone)} type="tel" autoComplete="tel" />
        <TextField {...field('country', messages.country)} autoComplete="country-name" />
      </Pair>
      <DateField
        {...field('bookingDate', messages.bookingDate)}
        minimum={context.today}
        maximum={lastBookableDay(context.today)}
        locale={locale}
        onChange={(bookingDate) => send({ type: 'details.change', details: { bookingDate } })}
      />
      <TextAreaField {...field('specialRequirements', messages.specialRequirements)} isOptional rows={3} />
      {context.message && <Message role="alert">{context.message}</Message>}
      <Actions data-foot="">
        <Cost>{messages.totalOf(formatUsd(booking.quote.totalCents / 100, locale))}</Cost>
        <Button type="submit" variant="primary" isWide isBusy={isSaving}>
          {messages.continueToPayment}
        </Button>
      </Actions>
    </Form>
  );
}
