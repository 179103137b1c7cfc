import type { SnapshotFrom } from 'xstate';
import { type bookingMachine, bookingTotalCents } from './booking.machine.ts';
import { quoteTrek, splitPayment } from './booking.rules.ts';

/** What the parts of the dialog show of a booking at one moment. */
export function readBooking(snapshot: SnapshotFrom<typeof bookingMachine>) {
  const { context } = snapshot;
  const totalCents = bookingTotalCents(context);
  return {
    snapshot,
    context,
    quote: quoteTrek(context.trek.priceUsd, context.travelers),
    split: splitPayment(totalCents, context.amountUsd),
    totalCents,
    isOpen: snapshot.hasTag('open'),
    isClosable: !context.isPaymentBusy,
    /** False while money is at risk: neither group nor amount can be changed then. */
    isEditable: !context.isPaymentBusy && context.pendingIntentId === null,
    payment: snapshot.children.payment,
  };
}
