'use client';
import type { ComponentProps } from 'react';
import { withRef } from '../../core/internal/with-ref.ts';
import * as BookingReceipt from './booking-receipt-parts.tsx';

export type DefaultBookingReceiptProps = Omit<ComponentProps<typeof BookingReceipt.Root>, 'asChild' | 'children'>;

/** The receipt of one payment, alone on its page, as it prints. */
export const DefaultBookingReceipt = withRef(function DefaultBookingReceipt(receipt: DefaultBookingReceiptProps) {
  return (
    <BookingReceipt.Root {...receipt}>
      <BookingReceipt.Company />
      <BookingReceipt.Title />
      <BookingReceipt.Payer />
      <BookingReceipt.Facts />
      <BookingReceipt.Sums />
      <BookingReceipt.Actions>
        <BookingReceipt.Print />
        <BookingReceipt.ChangePayer />
        <BookingReceipt.Back />
      </BookingReceipt.Actions>
    </BookingReceipt.Root>
  );
});
