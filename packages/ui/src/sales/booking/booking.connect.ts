import type { SnapshotFrom } from 'xstate';
import { type CalendarDate, isCalendarDate } from '../../core/internal/calendar-date.ts';
import { balanceDueDate } from '../../pricing/balance-due-date.ts';
import { type PaymentOption, typedAmountUsd } from '../../pricing/charge.rules.ts';
import { advanceLimitsUsd, departureOf, splitPayment } from '../../pricing/index.ts';
import { type BookingContext, bookingTotalCents, isListed, isRequestNeeded } from './booking.context.ts';
import type { BookingEvent, bookingMachine } from './booking.machine.ts';
import { type BookingDetails, firstBookableDay, lastBookableDay, lastDayOf } from './booking.rules.ts';
import { type BookingOffer, bookingQuote, perPersonUsd } from './booking-offer.rules.ts';

/** The dialog's steps. */
export type BookingStep = 'closed' | 'login' | 'resume' | 'details' | 'price' | 'payment' | 'requested' | 'success';

const STEPS: Record<string, BookingStep> = {
  loginRequired: 'login',
  resuming: 'resume',
  details: 'details',
  repriced: 'price',
  payment: 'payment',
  requested: 'requested',
  succeeded: 'success',
};

function stepOf({ value }: SnapshotFrom<typeof bookingMachine>): BookingStep {
  return STEPS[typeof value === 'object' ? (Object.keys(value)[0] ?? '') : value] ?? 'closed';
}

/** The facts of a booking at one moment. */
export function bookingFacts(snapshot: SnapshotFrom<typeof bookingMachine>) {
  const { context } = snapshot;
  const { trek, travelers, draft, today } = context;
  const totalCents = bookingTotalCents(context);
  const dueDate = draft.bookingDate === '' ? null : balanceDueDate(draft.bookingDate, today);
  return {
    trek,
    step: stepOf(snapshot),
    /** The owner's account id, or null. */
    owner: context.owner,
    isOpen: snapshot.hasTag('open'),
    /** False while a payment is under way. */
    isClosable: !context.isPaymentBusy,
    /** False while money is at risk: neither group, date nor amount can be changed then. */
    isEditable: context.pendingIntentId === null,
    /** The backend has ended the session: the payment goes on after the next sign-in. */
    needsSignIn: context.needsSignIn,
    travelers,
    quote: bookingQuote(context),
    totalCents,
    /** The price of one person that the visitor has agreed to after a change, in US dollars; null: the page's. */
    agreedUsd: context.offer?.perPersonUsd ?? null,
    /** A price that has changed, with the one that was shown; null: none has. */
    repriced: context.asked && repricedFacts(context, context.asked.offer),
    /** How the booking is called on the telephone; null: the backend does not say. */
    reference: context.reference,
    /** The backend's id of it; null: the backend does not say. */
    bookingId: context.bookingId,
    /** The details as they are being typed, and what is wrong with them. */
    details: draft,
    errors: context.errors,
    message: context.message,
    isSaving: snapshot.matches({ details: 'saving' }),
    today,
    /** The first and the last day that the trek can start on. */
    firstBookableDay: firstBookableDay(today, trek.policy),
    lastBookableDay: lastBookableDay(today),
    /** The facts of the chosen departure; null: no day is chosen, it is listed and goes, or the backend gives none. */
    departure:
      trek.policy && isCalendarDate(draft.bookingDate) && (trek.policy.talkFirst || !isListed(trek, draft.bookingDate))
        ? departureOf(trek.policy, draft.bookingDate, today, travelers)
        : null,
    /** The status of its request; null: it needs none, or it is unknown. */
    request: context.request,
    /** The company has to agree to it before anything is paid. */
    isRequestNeeded: isRequestNeeded(context),
    /** The last day on the trek; null: not known. */
    endDate: lastDayOf(draft.bookingDate, trek.days),
    /** Why the booking that waits for its payment could not be read; null: it could, or it is being read. */
    resumeFailure: snapshot.matches({ resuming: 'failed' }) ? context.message : null,
    isResumingSlowly: snapshot.matches({ resuming: { reading: 'slow' } }),
    option: context.option,
    percent: context.percent,
    amountText: context.amountText,
    /** The amount that the text says, charged or not; null: none. */
    typedUsd: context.typedUsd,
    refusedAmount: context.refusedAmount,
    amountUsd: context.amountUsd,
    amountLimits: advanceLimitsUsd(totalCents),
    split: splitPayment(totalCents, context.amountUsd),
    /** The day on which the balance is due; null: no start date is chosen. */
    balanceDueDate: dueDate,
    isBalanceDueNow: dueDate !== null && dueDate <= today,
    /** A payment whose outcome is not known yet; null: there is none. */
    pendingIntentId: context.pendingIntentId,
    /** The payment, in its step. */
    payment: snapshot.children.payment,
  };
}

function repricedFacts(context: BookingContext, offer: BookingOffer) {
  const shown = bookingQuote({ ...context, travelers: offer.travelers });
  return {
    /** Per person, in US dollars. */
    shownUsd: perPersonUsd(context) ?? 0,
    /** Null: the backend names the total alone. */
    offeredUsd: offer.perPersonUsd,
    travelers: offer.travelers,
    shownCents: shown.totalCents,
    totalCents: offer.totalCents,
  };
}

export type BookingFacts = ReturnType<typeof bookingFacts>;

/**
 * A booking's actions. One that is not possible at the moment does nothing.
 * @param locale in whose signs numbers are typed
 */
export function bookingVerbs(send: (event: BookingEvent) => void, locale = 'en-US') {
  return {
    open: () => send({ type: 'book' }),
    /** Opens it with what the visitor's unpaid booking of that day says. */
    resume: (startDate: CalendarDate) => send({ type: 'resume', startDate }),
    retryResume: () => send({ type: 'resume.retry' }),
    skipResume: () => send({ type: 'resume.skip' }),
    close: () => send({ type: 'close' }),
    logIn: () => send({ type: 'login' }),
    signUp: () => send({ type: 'signup' }),
    changeTravelers: (travelers: number) => send({ type: 'travelers.change', travelers }),
    changeDetails: (details: Partial<BookingDetails>) => send({ type: 'details.change', details }),
    submitDetails: () => send({ type: 'details.submit' }),
    /** Another start date, also in the payment step. */
    changeDate: (bookingDate: CalendarDate) => send({ type: 'date.change', bookingDate }),
    /** Agrees to a price that has changed. */
    acceptPrice: () => send({ type: 'price.accept' }),
    back: () => send({ type: 'payment.back' }),
    chooseOption: (option: PaymentOption) => send({ type: 'option.choose', option }),
    /** Moves the slider; nothing is charged for it before `commitAmount`. */
    choosePercent: (percent: number) => send({ type: 'percent.change', percent }),
    /** The input is read in the signs of the locale. */
    typeAmount: (text: string) => send({ type: 'amount.type', text, amountUsd: typedAmountUsd(text, locale) }),
    commitAmount: () => send({ type: 'amount.commit' }),
    view: () => send({ type: 'view' }),
  };
}

export type BookingVerbs = ReturnType<typeof bookingVerbs>;

/** A booking as a view knows it: named facts and verbs, and nothing of the machine. */
export function connectBooking(
  snapshot: SnapshotFrom<typeof bookingMachine>,
  send: (event: BookingEvent) => void,
  locale?: string,
) {
  return { ...bookingFacts(snapshot), ...bookingVerbs(send, locale) };
}
