import { assertEvent, assign } from 'xstate';
import type { BookedTrek } from '../../api/entities.ts';
import { charge, chargeFor } from '../../pricing/charge.rules.ts';
import { advanceUsd, departurePrice } from '../../pricing/index.ts';
import { GUEST_OWNER } from '../../provider/session-keys.ts';
import {
  addressToProve,
  type BookingContext,
  bookingTotalCents,
  filledDraft,
  initialContext,
} from './booking.context.ts';
import type { BookingArgs, BookingEvent } from './booking.events.ts';
import { type BookingDetails, bookingDetailsErrors, isRequiredDetailMissing } from './booking.rules.ts';
import { isPaidAlready, resumedBooking, unpaidBooking } from './draft/resumed-booking.rules.ts';

const change = (changes: (args: BookingArgs) => Partial<BookingContext>) =>
  assign<BookingContext, BookingEvent, undefined, BookingEvent, never>(changes);

/** Another day: one of another price takes no agreed price along. */
function withDay(context: BookingContext, bookingDate: string): Partial<BookingContext> {
  const { trek, draft: before, option, amountUsd, percent } = context;
  const draft = { ...before, bookingDate };
  const priceOn = (day: string) => departurePrice(trek.departures, day);
  if (priceOn(bookingDate) === priceOn(before.bookingDate)) return { draft };
  const total = bookingTotalCents({ ...context, draft, offer: null });
  return { draft, offer: null, ...chargeFor(option, total, amountUsd, percent) };
}

/** The actions of a booking that change what it knows. */
export const bookingChanges = {
  takeSaved: change(({ event, context }) => {
    assertEvent(event, 'draft.restore');
    return initialContext({ ...context, saved: event.saved });
  }),
  takeCustomer: change(({ event, context }) => {
    assertEvent(event, 'customer.change');
    const { customer } = event;
    const { owner, guest } = context;
    return {
      ...{ customer, owner: customer?.id ?? owner, draft: filledDraft(context.draft, customer) },
      guest: customer ? null : guest,
    };
  }),
  // The booking that an account has begun stays its own.
  takeGuest: change(({ context }) => {
    const begun = context.owner === null ? context : initialContext({ ...context, customer: null });
    return { ...begun, owner: GUEST_OWNER, guest: { provenEmail: null }, savedDetails: null };
  }),
  takeProof: change(({ context }) => ({
    guest: context.guest && { provenEmail: addressToProve(context) },
  })),
  dropProof: change(() => ({ guest: { provenEmail: null }, savedDetails: null, isPaying: false })),
  startOver: change(({ event, context }) => {
    assertEvent(event, 'customer.change');
    return initialContext({ ...context, customer: event.customer });
  }),
  takeResume: change(({ event }) => {
    assertEvent(event, 'resume');
    return { resumes: event.startDate };
  }),
  takeBookings: assign<BookingContext, BookingEvent, { bookings: BookedTrek[] }, BookingEvent, never>(
    ({ context }, { bookings }) => {
      const { trek, resumes } = context;
      const unpaid = unpaidBooking(bookings, trek.id, resumes ?? '');
      const isPaid = unpaid === null && isPaidAlready(bookings, trek.id, resumes ?? '');
      return { ...resumedBooking(context, unpaid), ...(isPaid && { message: { code: 'paidAlready' as const } }) };
    },
  ),
  warnOfUnread: change(({ context }) => ({
    ...resumedBooking(context, null),
    resumes: context.resumes,
    message: { code: 'bookingUnread' },
  })),
  takeDay: change(({ event }) => {
    assertEvent(event, 'day.change');
    return { today: event.today };
  }),
  takeDetails: change(({ event, context }) => {
    assertEvent(event, 'details.change');
    const { details, answers } = event;
    const errors = { ...context.errors };
    for (const field of Object.keys(details)) delete errors[field as keyof BookingDetails];
    const { bookingDate = context.draft.bookingDate } = details;
    const day = withDay(context, bookingDate);
    return {
      ...day,
      draft: { ...context.draft, ...details },
      errors,
      message: null,
      // They are sent with the details, which are no longer as they are stored.
      ...(answers && { answers: { ...context.answers, ...answers }, savedDetails: null }),
    };
  }),
  takeDate: change(({ event, context }) => {
    assertEvent(event, 'date.change');
    return withDay(context, event.bookingDate);
  }),
  /** The dialog is closed: the next time it begins with the details. */
  takeFirstDay: change(({ event, context }) => {
    assertEvent(event, 'date.change');
    return { ...withDay(context, event.bookingDate), errors: {}, isPaying: false };
  }),
  // The day that was good stays.
  refuseDate: change(({ event, context: { draft, errors, today, trek } }) => {
    assertEvent(event, 'date.change');
    const refused = { ...draft, bookingDate: event.bookingDate };
    const { bookingDate } = bookingDetailsErrors(refused, today, trek.policy);
    return { errors: { ...errors, ...(bookingDate !== undefined && { bookingDate }) } };
  }),
  showErrors: change(({ context }) => ({
    errors: bookingDetailsErrors(context.draft, context.today, context.trek.policy),
    message: isRequiredDetailMissing(context.draft) ? { code: 'requiredMissing' } : null,
  })),
  takeTravelers: change(({ event, context }) => {
    assertEvent(event, 'travelers.change');
    const { travelers } = event;
    const total = bookingTotalCents({ ...context, travelers });
    return { travelers, ...chargeFor(context.option, total, context.amountUsd, context.percent) };
  }),
  takeOption: change(({ event, context }) => {
    assertEvent(event, 'option.choose');
    const { option } = event;
    return { option, ...chargeFor(option, bookingTotalCents(context), context.amountUsd, context.percent) };
  }),
  takePercent: change(({ event, context }) => {
    assertEvent(event, 'percent.change');
    const { percent } = event;
    // Shown, not yet charged: only `amount.commit` asks for another payment.
    const typedUsd = advanceUsd(bookingTotalCents(context), percent);
    return { percent, amountText: String(typedUsd), typedUsd };
  }),
  typeAmount: change(({ event }) => {
    assertEvent(event, 'amount.type');
    const { text, amountUsd } = event;
    return { amountText: text, typedUsd: amountUsd, refusedAmount: null };
  }),
  takeAmount: change(({ context }) => ({
    option: 'custom',
    ...charge(bookingTotalCents(context), context.typedUsd ?? context.amountUsd, context.percent),
  })),
  dropAmount: change(({ context }) => charge(bookingTotalCents(context), context.amountUsd, context.percent)),
  refuseAmount: change(({ context }) => ({
    ...charge(bookingTotalCents(context), context.amountUsd, context.percent),
    refusedAmount: context.amountText,
  })),
  takePendingPrice: change(({ context }) => {
    const offer = context.pendingPrice?.offer ?? null;
    const total = bookingTotalCents({ ...context, offer });
    return { offer, pendingPrice: null, ...chargeFor(context.option, total, context.amountUsd, context.percent) };
  }),
  // Sent again, the details bring the price again.
  dropPendingPrice: change(() => ({ pendingPrice: null, savedDetails: null })),
  forgetUnpaid: change(() => ({ unpaidIntentId: null })),
  reset: change(({ context }) => initialContext(context)),
};
