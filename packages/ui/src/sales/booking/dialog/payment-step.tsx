'use client';
import { Options } from './payment-options.tsx';
import { RestDueNow, Split, WholeDollars } from './payment-split.tsx';

// The step of payment, which loads while the visitor fills in the details.

export { Payment } from './booking-payment.tsx';

/** How much to pay now, and what is left. */
export function Amounts() {
  return (
    <>
      <Options />
      <Split />
      <WholeDollars />
      <RestDueNow />
    </>
  );
}
