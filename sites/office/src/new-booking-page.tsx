import type { OfficeNewQuote, OfficePartner, OfficeTrek } from '@trek/api/office';
import { Button } from '@trek/ui/kit';
import { type FormEvent, useEffect, useRef } from 'react';
import { Failure } from './failure.tsx';
import { useListAddress } from './list-address.ts';
import { newBookingMessages as messages } from './new-booking.messages.ts';
import type { Faults } from './new-booking.rules.ts';
import { quoteQuery, totalOf } from './new-booking.rules.ts';
import { CustomerFields, PaymentFields, TripFields } from './new-booking-fields.tsx';
import { PriceLineFields } from './new-booking-lines.tsx';
import { NewBookingPrice } from './new-booking-price.tsx';
import * as styles from './office.css.ts';
import { OfficeRead } from './office-read.tsx';
import { useNewBooking } from './use-new-booking.ts';
import { useOfficeRead } from './use-office-api.ts';
import { useOfficeTitle } from './use-office-title.ts';

/** A booking for a customer who has phoned or written, on one page. */
export function NewBookingPage() {
  useOfficeTitle(messages.newBooking);
  const treks = useOfficeRead<OfficeTrek[]>('/departures/treks');
  return (
    <>
      <h1>{messages.newBooking}</h1>
      <OfficeRead read={treks}>{(known) => <NewBookingForm treks={known} />}</OfficeRead>
    </>
  );
}

/** The trek and day that the address names, as a departure's page does. */
function useGiven() {
  const { query } = useListAddress();
  const [trekId, bookingDate] = [query.get('trek'), query.get('day')];
  return trekId === null || bookingDate === null ? {} : { trekId, bookingDate, start: 'any' as const };
}

function NewBookingForm({ treks }: { treks: readonly OfficeTrek[] }) {
  const form = useNewBooking(useGiven());
  const { data: partners = [] } = useOfficeRead<OfficePartner[]>('/partners');
  const query = quoteQuery(form.values);
  const quote = useOfficeRead<OfficeNewQuote>(query === null ? null : `/bookings/new/quote?${query}`);
  const total = quote.data ? totalOf(quote.data, form.values.lines) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(total);
  };
  return (
    <form ref={useFaultInFocus(form.faults)} className={styles.newBooking} noValidate onSubmit={submit}>
      {form.isResumed && (
        <div className={styles.warning} role="status">
          <span>{messages.resumed}</span>
          <Button variant="quiet" disabled={form.isSending} onClick={form.startOver}>
            {messages.startOver}
          </Button>
        </div>
      )}
      <fieldset>
        <legend>{messages.trip}</legend>
        <TripFields treks={treks} quote={quote.data} {...form} />
        <NewBookingPrice quote={quote} total={total} {...form} />
      </fieldset>
      <CustomerFields {...form} />
      <fieldset>
        <legend>{messages.terms}</legend>
        <PaymentFields partners={partners} {...form} />
        <PriceLineFields {...form} />
        <Failure text={form.failure} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={form.isSending}>
            {messages.book}
          </Button>
          <p>{messages.hint}</p>
        </div>
      </fieldset>
    </form>
  );
}

/** Moves the focus to the first field that is wrong, after the form was sent. */
function useFaultInFocus(faults: Faults) {
  const form = useRef<HTMLFormElement>(null);
  const count = useRef(0);
  useEffect(() => {
    const now = Object.keys(faults).length;
    if (now > count.current) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    count.current = now;
  }, [faults]);
  return form;
}
