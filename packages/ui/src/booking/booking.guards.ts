import { bookingTotalCents } from './booking.context.ts';
import { eventOf, type Heard } from './booking.events.ts';
import {
  bookingDetailsErrors,
  FULL_PAYMENT_PERCENT,
  isAcceptableAdvance,
  MINIMUM_ADVANCE_PERCENT,
  trimmedDetails,
} from './booking.rules.ts';
import { typedAmountUsd } from './charge.rules.ts';

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
  isPaying: ({ context }: Heard) => context.isPaying && context.customer !== null,
  isPaymentPending: ({ context }: Heard) => context.pendingIntentId !== null && context.customer !== null,
  isResuming: ({ context }: Heard) => context.resumes !== null && context.customer !== null,
  isSigningIn: ({ event }: Heard) => eventOf(event, 'customer.change').customer !== null,
  needsSignIn: ({ context }: Heard) => context.needsSignIn,
  isPaymentResting: ({ context }: Heard) => context.isPaymentResting,
  isPaymentIdle: ({ context }: Heard) => !context.isPaymentBusy,
  isOrderOpen: ({ context }: Heard) => !context.isPaymentBusy && context.pendingIntentId === null,
  areDetailsValid: ({ context: { draft, today } }: Heard) =>
    Object.keys(bookingDetailsErrors(draft, today)).length === 0,
  areDetailsSaved: ({ context: { draft, savedDetails } }: Heard) =>
    JSON.stringify(trimmedDetails(draft)) === JSON.stringify(savedDetails),
  isPossibleDate: ({ event, context: { draft, today } }: Heard) => {
    const { bookingDate } = eventOf(event, 'date.change');
    return bookingDetailsErrors({ ...draft, bookingDate }, today).bookingDate === undefined;
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
    isAcceptableAdvance(bookingTotalCents(context), typedAmountUsd(context.amountText)),
  isUnauthorized: (_: Heard, error: { status: number }) => error.status === 401,
};
