import { assertEvent } from 'xstate';
import { isAcceptableAdvance } from '../../pricing/index.ts';
import { FULL_PAYMENT_PERCENT, MINIMUM_ADVANCE_PERCENT } from '../../pricing/terms.ts';
import { GUEST_OWNER } from '../../provider/session-keys.ts';
import {
  addressToProve,
  bookingTotalCents,
  isIdentified,
  isRequestNeeded,
  pendingPriceOf,
  type StoredBooking,
} from './booking.context.ts';
import type { BookingArgs } from './booking.events.ts';
import { bookingDetailsErrors, trimmedDetails } from './booking.rules.ts';
import { isPriceUnknown } from './booking-offer.rules.ts';

/** The guards of a booking's transitions. */
export const bookingGuards = {
  // A host may give a trek of its own, and 0 is no price to charge.
  isPriceOnRequest: ({ context }: BookingArgs) => (context.trek.priceUsd ?? 0) <= 0,
  isSignedIn: ({ context }: BookingArgs) => isIdentified(context),
  isSignedOut: ({ context }: BookingArgs) => !isIdentified(context),
  isGuest: ({ context }: BookingArgs) => context.guest !== null,
  takesGuests: ({ context }: BookingArgs) => context.trek.policy?.guests === true,
  isAnotherOwner: ({ context: { owner }, event }: BookingArgs) => {
    assertEvent(event, 'customer.change');
    const { customer } = event;
    return customer !== null && owner !== null && customer.id !== owner;
  },
  isOwnDraft: ({ context: { customer }, event }: BookingArgs) => {
    assertEvent(event, 'draft.restore');
    const { owner } = event.saved;
    return owner === null || owner === (customer?.id ?? GUEST_OWNER);
  },
  mustProveAddress: ({ context }: BookingArgs) =>
    context.guest !== null && context.guest.provenEmail !== addressToProve(context),
  mustConfirmAddress: ({ context }: BookingArgs) => context.mustConfirmAddress,
  // A departure that has changed since into one on request is not paid.
  isPaying: ({ context }: BookingArgs) => context.isPaying && isIdentified(context) && !isRequestNeeded(context),
  isPaymentPending: ({ context }: BookingArgs) => context.pendingIntentId !== null && isIdentified(context),
  isResuming: ({ context }: BookingArgs) => context.resumes !== null && isIdentified(context),
  isSigningIn: ({ event }: BookingArgs) => {
    assertEvent(event, 'customer.change');
    return event.customer !== null;
  },
  needsSignIn: ({ context }: BookingArgs) => context.needsSignIn,
  isPaymentResting: ({ context }: BookingArgs) => context.isPaymentResting,
  isPaymentIdle: ({ context }: BookingArgs) => !context.isPaymentBusy,
  isOrderOpen: ({ context }: BookingArgs) => context.pendingIntentId === null,
  areDetailsValid: ({ context: { draft, today, trek } }: BookingArgs) =>
    Object.keys(bookingDetailsErrors(draft, today, trek.policy)).length === 0,
  isRequestNeeded: ({ context }: BookingArgs) => isRequestNeeded(context),
  wouldNeedRequest: ({ context, event }: BookingArgs) => {
    assertEvent(event, 'travelers.change');
    return isRequestNeeded({ ...context, travelers: event.travelers });
  },
  wouldHaveUnknownPrice: ({ context, event }: BookingArgs) => {
    assertEvent(event, 'travelers.change');
    return isPriceUnknown({ ...context, travelers: event.travelers });
  },
  // If the backend does not say, the rule decides. A payment that may have gone through comes first.
  isRequested: ({ context }: BookingArgs, { request }: StoredBooking) =>
    context.pendingIntentId === null && (request === undefined ? isRequestNeeded(context) : request === 'requested'),
  isRepriced: ({ context }: BookingArgs, { price }: StoredBooking) => pendingPriceOf(context, price) !== null,
  isPendingPriceStored: ({ context }: BookingArgs) => context.pendingPrice?.isStored === true,
  mustBeRequested: ({ context }: BookingArgs) => context.mustBeRequested,
  hasPendingPrice: ({ context }: BookingArgs) => context.pendingPrice !== null,
  areDetailsSaved: ({ context }: BookingArgs) =>
    JSON.stringify(trimmedDetails(context.draft)) === JSON.stringify(context.savedDetails) && !isPriceUnknown(context),
  isPossibleDate: ({ event, context: { draft, today, trek } }: BookingArgs) => {
    assertEvent(event, 'date.change');
    const { bookingDate } = event;
    return bookingDetailsErrors({ ...draft, bookingDate }, today, trek.policy).bookingDate === undefined;
  },
  isTravelerCount: ({ event }: BookingArgs) => {
    assertEvent(event, 'travelers.change');
    const { travelers } = event;
    return Number.isSafeInteger(travelers) && travelers >= 1;
  },
  isAllowedPercent: ({ event }: BookingArgs) => {
    assertEvent(event, 'percent.change');
    const { percent } = event;
    return percent >= MINIMUM_ADVANCE_PERCENT && percent <= FULL_PAYMENT_PERCENT;
  },
  isAllowedAmount: ({ context }: BookingArgs) =>
    context.typedUsd !== null && isAcceptableAdvance(bookingTotalCents(context), context.typedUsd),
  isGuestRefused: ({ context }: BookingArgs, { status }: { status: number }) =>
    context.guest !== null && status === 401,
  isUnauthorized: (_: BookingArgs, error: { status: number }) => error.status === 401,
};
