import { bookingTotalCents, isRequestNeeded, type StoredBooking } from './booking.context.ts';
import { eventOf, type Heard } from './booking.events.ts';
import {
  bookingDetailsErrors,
  FULL_PAYMENT_PERCENT,
  isAcceptableAdvance,
  MINIMUM_ADVANCE_PERCENT,
  trimmedDetails,
} from './booking.rules.ts';

/** What the ways of a booking depend on. */
export const bookingGuards = {
  isPriceOnRequest: ({ context }: Heard) => context.trek.priceUsd <= 0,
  isSignedIn: ({ context }: Heard) => context.customer !== null,
  isSignedOut: ({ context }: Heard) => context.customer === null,
  isAnotherOwner: ({ context: { owner }, event }: Heard) => {
    const { customer } = eventOf(event, 'customer.change');
    return customer !== null && owner !== null && customer.id !== owner;
  },
  isOwnDraft: ({ context, event }: Heard) => {
    const { owner } = eventOf(event, 'draft.restore').saved;
    return owner === null || owner === context.customer?.id;
  },
  // A departure that has changed since into one on request is not paid.
  isPaying: ({ context }: Heard) => context.isPaying && context.customer !== null && !isRequestNeeded(context),
  isPaymentPending: ({ context }: Heard) => context.pendingIntentId !== null && context.customer !== null,
  isResuming: ({ context }: Heard) => context.resumes !== null && context.customer !== null,
  isSigningIn: ({ event }: Heard) => eventOf(event, 'customer.change').customer !== null,
  needsSignIn: ({ context }: Heard) => context.needsSignIn,
  isPaymentResting: ({ context }: Heard) => context.isPaymentResting,
  isPaymentIdle: ({ context }: Heard) => !context.isPaymentBusy,
  isOrderOpen: ({ context }: Heard) => !context.isPaymentBusy && context.pendingIntentId === null,
  areDetailsValid: ({ context: { draft, today, trek } }: Heard) =>
    Object.keys(bookingDetailsErrors(draft, today, trek.policy)).length === 0,
  isRequestNeeded: ({ context }: Heard) => isRequestNeeded(context),
  wouldNeedRequest: ({ context, event }: Heard) =>
    isRequestNeeded({ ...context, travelers: eventOf(event, 'travelers.change').travelers }),
  // Where the backend does not say, the rule does. A payment that may have gone through comes first.
  isRequested: ({ context }: Heard, { request }: StoredBooking) =>
    context.pendingIntentId === null && (request === undefined ? isRequestNeeded(context) : request === 'requested'),
  areDetailsSaved: ({ context: { draft, savedDetails } }: Heard) =>
    JSON.stringify(trimmedDetails(draft)) === JSON.stringify(savedDetails),
  isPossibleDate: ({ event, context: { draft, today, trek } }: Heard) => {
    const { bookingDate } = eventOf(event, 'date.change');
    return bookingDetailsErrors({ ...draft, bookingDate }, today, trek.policy).bookingDate === undefined;
  },
  isTravelerCount: ({ event }: Heard) => {
    const { travelers } = eventOf(event, 'travelers.change');
    return Number.isSafeInteger(travelers) && travelers >= 1;
  },
  isAllowedPercent: ({ event }: Heard) => {
    const { percent } = eventOf(event, 'percent.change');
    return percent >= MINIMUM_ADVANCE_PERCENT && percent <= FULL_PAYMENT_PERCENT;
  },
  isAllowedAmount: ({ context }: Heard) =>
    context.typedUsd !== null && isAcceptableAdvance(bookingTotalCents(context), context.typedUsd),
  isUnauthorized: (_: Heard, error: { status: number }) => error.status === 401,
};
