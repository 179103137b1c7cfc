'use client';
import type { ComponentProps } from 'react';
import { withRef } from '../../core/internal/with-ref.ts';
import * as Receipt from './receipt-parts.tsx';

export type BookingReceiptProps = Omit<ComponentProps<typeof Receipt.Root>, 'asChild' | 'children'>;

/** The receipt of one payment, alone on its page, as it prints. */
export const BookingReceipt = withRef(function BookingReceipt(receipt: BookingReceiptProps) {
  return (
    <Receipt.Root {...receipt}>
      <Receipt.Company />
      <Receipt.Title />
      <Receipt.Facts />
      <Receipt.Sums />
      <Receipt.Actions>
        <Receipt.Print />
        <Receipt.Back />
      </Receipt.Actions>
    </Receipt.Root>
  );
});
