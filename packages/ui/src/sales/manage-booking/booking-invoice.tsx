'use client';
import type { ComponentProps } from 'react';
import { withRef } from '../../core/internal/with-ref.ts';
import * as BookingInvoice from './booking-invoice-parts.tsx';

type DefaultBookingInvoiceProps = Omit<ComponentProps<typeof BookingInvoice.Root>, 'asChild' | 'children'>;

/** An invoice or credit note, alone on its page, as it prints. */
export const DefaultBookingInvoice = withRef(function DefaultBookingInvoice(invoice: DefaultBookingInvoiceProps) {
  return (
    <BookingInvoice.Root {...invoice}>
      <BookingInvoice.Company />
      <BookingInvoice.Title />
      <BookingInvoice.Payer />
      <BookingInvoice.Facts />
      <BookingInvoice.Sums />
      <BookingInvoice.Actions>
        <BookingInvoice.Print />
        <BookingInvoice.Back />
      </BookingInvoice.Actions>
    </BookingInvoice.Root>
  );
});
