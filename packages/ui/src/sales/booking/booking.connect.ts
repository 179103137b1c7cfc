import type { SnapshotFrom } from 'xstate';
import { type CalendarDate, isCalendarDate } from '../../core/internal/calendar-date.ts';
import { balanceDueDate } from '../../pricing/balance-due-date.ts';
import { type PaymentOption, typedAmountUsd } from '../../pricing/charge.rules.ts';
import type { Departure } from '../../pricing/departure.rules.ts';
import { advanceLimitsUsd, departureOf, splitPayment } from '../../pricing/index.ts';
import type { PaymentSplit, Quote } from '../../pricing/pricing.rules.ts';
import type { PaymentActor } from '../payment/payment.connect.ts';
import {
  addressToProve,
  type BookableTrek,
  type BookingContext,
  bookingTotalCents,
  isListed,
  isRequestNeeded,
} from './booking.context.ts';
import type { BookingEvent, bookingMachine } from './booking.machine.ts';
import { type BookingDetails, firstBookableDay, lastBookableDay, lastDayOf, startDateFault } from './booking.rules.ts';
import { type BookingOffer, bookingQuote, perPersonUsd } from './booking-offer.rules.ts';

/** The trek's price for the group, and what of it is paid now. Sums in US dollars unless they end in `Cents`. */
interface BookingSums {
  quote: Quote;
  totalCents: number;
  /** The price of one person that the visitor has agreed to after a change, in US dollars; null: the page's. */
  agreedUsd: number | null;
  /** A price that has changed, with the one that was shown; null: none has. */
  repriced: RepricedFacts | null;
  option: PaymentOption;
  percent: number;
  amountText: string;
  /** The amount that the text says, charged or not; null: none. */
  typedUsd: number | null;
  refusedAmount: string | null;
  amountUsd: number;
  amountLimits: { minimum: number; maximum: number };
  split: PaymentSplit;
  /** The day on which the balance is due; null: no start date is chosen. */
  balanceDueDate: CalendarDate | null;
  isBalanceDueNow: boolean;
}

/** The days of a booking, as the company counts them. */
interface BookingDays {
  today: CalendarDate;
  /** The first and the last day that the trek can start on. */
  firstBookableDay: CalendarDate;
  lastBookableDay: CalendarDate;
  /** The facts of the chosen departure; null: no day is chosen, it is listed and goes, or the backend gives none. */
  departure: Departure | null;
  /** The status of its request; null: it needs none, or it is unknown. */
  request: string | null;
  /** The company has to agree to it before anything is paid. */
  isRequestNeeded: boolean;
  /** The last day on the trek; null: not known. */
  endDate: CalendarDate | null;
}

/** The facts of a booking at one moment. */
export interface BookingFacts extends BookingSums, BookingDays {
  trek: BookableTrek;
  step: BookingStep;
  /** The trek can be booked without an account. */
  takesGuests: boolean;
  /** The visitor books without an account. */
  isGuest: boolean;
  /** The address that is proved by a mailed code, in its step. */
  addressToProve: string;
  /** The owner's account id, or null. */
  owner: string | null;
  isOpen: boolean;
  /** False while a payment is under way. */
  isClosable: boolean;
  /** False while money is at risk: neither group, date nor amount can be changed then. */
  isEditable: boolean;
  /** The backend has ended the session: the payment goes on after the next sign-in. */
  needsSignIn: boolean;
  travelers: number;
  /** How the booking is called on the telephone; null: the backend does not say. */
  reference: string | null;
  /** The backend's id of it; null: the backend does not say. */
  bookingId: BookingContext['bookingId'];
  /** The details as they are being typed, and what is wrong with them. */
  details: BookingDetails;
  errors: BookingContext['errors'];
  /** Answers to your own questions, by their names; null: none was given. */
  answers: BookingContext['answers'];
  message: BookingContext['message'];
  isSaving: boolean;
  /** Why the booking that waits for its payment could not be read; null: it could, or it is being read. */
  resumeFailure: BookingContext['message'];
  isResumingSlowly: boolean;
  /** A payment whose outcome is not known yet; null: there is none. */
  pendingIntentId: string | null;
  /** The payment, in its step. */
  payment: PaymentActor | undefined;
}

/** The dialog's steps. */
export type BookingStep =
  | 'closed'
  | 'login'
  | 'resume'
  | 'details'
  | 'code'
  | 'price'
  | 'payment'
  | 'requested'
  | 'success';

const STEPS: Record<string, BookingStep> = {
  loginRequired: 'login',
  resuming: 'resume',
  details: 'details',
  proving: 'code',
  repriced: 'price',
  payment: 'payment',
  requested: 'requested',
  succeeded: 'success',
};

function stepOf({ value }: SnapshotFrom<typeof bookingMachine>): BookingStep {
  return STEPS[typeof value === 'object' ? (Object.keys(value)[0] ?? '') : value] ?? 'closed';
}

/** The errors of a submission, and at once what is wrong with the start date: the calendar knows it, too. */
function withDateFault({ errors, draft, today, trek }: BookingContext): BookingContext['errors'] {
  const bookingDate = startDateFault(draft.bookingDate, today, trek.policy);
  return bookingDate ? { ...errors, bookingDate } : errors;
}

/** The facts of a booking at one moment. */
export function bookingFacts(snapshot: SnapshotFrom<typeof bookingMachine>): BookingFacts {
  const { context } = snapshot;
  const { trek, travelers, draft, today } = context;
  const totalCents = bookingTotalCents(context);
  const dueDate = draft.bookingDate === '' ? null : balanceDueDate(draft.bookingDate, today);
  return {
    trek,
    step: stepOf(snapshot),
    takesGuests: trek.policy?.guests === true,
    isGuest: context.guest !== null,
    addressToProve: addressToProve(context),
    owner: context.owner,
    isOpen: snapshot.hasTag('open'),
    isClosable: !context.isPaymentBusy,
    isEditable: context.pendingIntentId === null,
    needsSignIn: context.needsSignIn,
    travelers,
    quote: bookingQuote(context),
    totalCents,
    agreedUsd: context.offer?.perPersonUsd ?? null,
    repriced: context.pendingPrice && repricedFacts(context, context.pendingPrice.offer),
    reference: context.reference,
    bookingId: context.bookingId,
    details: draft,
    errors: snapshot.matches('details') ? withDateFault(context) : context.errors,
    answers: context.answers,
    message: context.message,
    isSaving: snapshot.matches({ details: 'saving' }),
    today,
    firstBookableDay: firstBookableDay(today, trek.policy),
    lastBookableDay: lastBookableDay(today),
    departure:
      trek.policy && isCalendarDate(draft.bookingDate) && (trek.policy.talkFirst || !isListed(trek, draft.bookingDate))
        ? departureOf(trek.policy, draft.bookingDate, today, travelers)
        : null,
    request: context.request,
    isRequestNeeded: isRequestNeeded(context),
    endDate: lastDayOf(draft.bookingDate, trek.days),
    resumeFailure: snapshot.matches({ resuming: 'failed' }) ? context.message : null,
    isResumingSlowly: snapshot.matches({ resuming: { reading: 'slow' } }),
    option: context.option,
    percent: context.percent,
    amountText: context.amountText,
    typedUsd: context.typedUsd,
    refusedAmount: context.refusedAmount,
    amountUsd: context.amountUsd,
    amountLimits: advanceLimitsUsd(totalCents),
    split: splitPayment(totalCents, context.amountUsd),
    balanceDueDate: dueDate,
    isBalanceDueNow: dueDate !== null && dueDate <= today,
    pendingIntentId: context.pendingIntentId,
    payment: snapshot.children.payment,
  };
}

/** A price that has changed, with the one that was shown. */
interface RepricedFacts {
  /** Per person, in US dollars. */
  shownUsd: number;
  /** Null: the backend names the total alone. */
  offeredUsd: number | null;
  travelers: number;
  shownCents: number;
  totalCents: number;
}

function repricedFacts(context: BookingContext, offer: BookingOffer): RepricedFacts {
  const shown = bookingQuote({ ...context, travelers: offer.travelers });
  return {
    shownUsd: perPersonUsd(context) ?? 0,
    offeredUsd: offer.perPersonUsd,
    travelers: offer.travelers,
    shownCents: shown.totalCents,
    totalCents: offer.totalCents,
  };
}

/** A booking's actions. One that is not possible at the moment does nothing. */
export interface BookingVerbs {
  open: () => void;
  /** Opens it with what the visitor's unpaid booking of that day says. */
  resume: (startDate: CalendarDate) => void;
  retryResume: () => void;
  skipResume: () => void;
  close: () => void;
  logIn: () => void;
  signUp: () => void;
  /** Goes on without an account, where the trek takes guests. */
  continueAsGuest: () => void;
  /** A mailed code was right. */
  proveAddress: () => void;
  /** Back from the code to the details. */
  changeAddress: () => void;
  changeTravelers: (travelers: number) => void;
  /** @param answers to questions of yours, by their names: they are sent as `metadata`. Default: they stay */
  changeDetails: (details: Partial<BookingDetails>, answers?: Record<string, string>) => void;
  submitDetails: () => void;
  /** Another start date, also in the payment step. */
  changeDate: (bookingDate: CalendarDate) => void;
  /** Agrees to a price that has changed. */
  acceptPrice: () => void;
  back: () => void;
  chooseOption: (option: PaymentOption) => void;
  /** Moves the slider; nothing is charged for it before `commitAmount`. */
  choosePercent: (percent: number) => void;
  /** The input is read in the signs of the locale. */
  typeAmount: (text: string) => void;
  commitAmount: () => void;
  view: () => void;
}

/** @param locale in whose signs numbers are typed */
export function bookingVerbs(send: (event: BookingEvent) => void, locale = 'en-US'): BookingVerbs {
  return {
    open: () => send({ type: 'book' }),
    resume: (startDate: CalendarDate) => send({ type: 'resume', startDate }),
    retryResume: () => send({ type: 'resume.retry' }),
    skipResume: () => send({ type: 'resume.skip' }),
    close: () => send({ type: 'close' }),
    logIn: () => send({ type: 'login' }),
    signUp: () => send({ type: 'signup' }),
    continueAsGuest: () => send({ type: 'guest.begin' }),
    proveAddress: () => send({ type: 'address.prove' }),
    changeAddress: () => send({ type: 'address.change' }),
    changeTravelers: (travelers: number) => send({ type: 'travelers.change', travelers }),
    changeDetails: (details: Partial<BookingDetails>, answers?: Record<string, string>) =>
      send({ type: 'details.change', details, answers }),
    submitDetails: () => send({ type: 'details.submit' }),
    changeDate: (bookingDate: CalendarDate) => send({ type: 'date.change', bookingDate }),
    acceptPrice: () => send({ type: 'price.accept' }),
    back: () => send({ type: 'payment.back' }),
    chooseOption: (option: PaymentOption) => send({ type: 'option.choose', option }),
    choosePercent: (percent: number) => send({ type: 'percent.change', percent }),
    typeAmount: (text: string) => send({ type: 'amount.type', text, amountUsd: typedAmountUsd(text, locale) }),
    commitAmount: () => send({ type: 'amount.commit' }),
    view: () => send({ type: 'view' }),
  };
}

/** A booking as a view knows it: named facts and verbs, and nothing of the machine. */
export function connectBooking(
  snapshot: SnapshotFrom<typeof bookingMachine>,
  send: (event: BookingEvent) => void,
  locale?: string,
): BookingFacts & BookingVerbs {
  return { ...bookingFacts(snapshot), ...bookingVerbs(send, locale) };
}
