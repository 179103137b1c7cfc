import type { ApiMessage } from '../../api/api-error.ts';
import type { DepartureEntity, User } from '../../api/entities.ts';
import { type CalendarDate, isCalendarDate } from '../../core/internal/calendar-date.ts';
import type { Translation } from '../../core/texts/define-texts.ts';
import type { MessageDescriptor } from '../../core/texts/message-descriptor.ts';
import { plainEmail } from '../../core/typed/email-address.ts';
import { chargeFor, DEFAULT_PAYMENT_OPTION, type PaymentOption } from '../../pricing/charge.rules.ts';
import { type BookingPolicy, centsOf, closedPeriodFor, isOnRequest, usdOf } from '../../pricing/index.ts';
import type { OrderRefusal, PaymentOrder } from '../payment/payment.machine.ts';
import type { paymentTexts } from '../payment/payment.texts.ts';
import {
  type BookingDetails,
  type DetailError,
  type DetailsToSave,
  prefillDetails,
  trimmedDetails,
} from './booking.rules.ts';
import type { bookingTexts } from './booking.texts.ts';
import { type BookingOffer, bookingQuote, offerIn, type StoredPrice } from './booking-offer.rules.ts';

/** The trek as booking needs it. `priceUsd` null means: on request, can't be booked. */
export interface BookableTrek {
  id: number | string;
  title: string;
  priceUsd: number | null;
  /** Days on the way; without them no end date is shown. */
  days?: number;
  /** When it can be booked; without it any day from today. */
  policy?: BookingPolicy | undefined;
  /** Starts that others can join: those go. */
  departures?: readonly Pick<DepartureEntity, 'startDate' | 'price'>[] | undefined;
}

/** The signed-in visitor. */
export interface BookingCustomer {
  /** The account's id: no other account sees its input and payments. */
  id: string;
  fullname: string;
  email: string;
  phone?: string | null;
}

/** A visitor who books without an account. */
interface BookingGuest {
  /** The address that they have proved by a code, for this booking; null: none yet. */
  provenEmail: string | null;
}

/** An account as booking needs it. */
export function bookingCustomer(user: User | null): BookingCustomer | null {
  if (!user) return null;
  const { id, fullname, email, phone = null } = user;
  return { id: String(id), fullname, email, phone };
}

/** A message of the booking: a text by its name, or the backend's words. */
export type BookingMessage =
  | MessageDescriptor<Translation<typeof bookingTexts> & Pick<Translation<typeof paymentTexts>, 'loginToContinue'>>
  | ApiMessage;

/** The part that survives a reload, the way to sign-in and back, and the Back button. */
export interface BookingDraft {
  /** The customer's id; null: begun before signing in, for the visitor who signs in to go on with it. */
  owner: string | null;
  isOpen: boolean;
  isPaying: boolean;
  draft: BookingDetails;
  savedDetails: BookingDetails | null;
  travelers: number;
  option: PaymentOption;
  amountUsd: number;
  pendingIntentId: string | null;
  /** See {@link BookingContext}; a booking that an older release has left says nothing of them. */
  orderedTravelers?: number | null;
  resumes?: CalendarDate | null;
  reference?: string | null;
  bookingId?: number | string | null;
  request?: string | null;
  offer?: BookingOffer | null;
  answers?: Record<string, string> | null;
  guest?: BookingGuest | null;
}

/** The choices of a page's author that a booking starts with, until the visitor makes their own. */
export interface FirstChoices {
  /** Size of the group, from 1. Default 1. */
  travelers?: number | undefined;
  /** `YYYY-MM-DD`. Default: none. */
  startDate?: CalendarDate | undefined;
}

export interface BookingInput {
  first?: FirstChoices | undefined;
  trek: BookableTrek;
  customer: BookingCustomer | null;
  /** In the company's calendar. */
  today: CalendarDate;
  saved?: BookingDraft | null;
}

export interface BookingContext {
  trek: BookableTrek;
  customer: BookingCustomer | null;
  /** The owner of this booking, also while signed out; null until the first sign-in. */
  owner: string | null;
  /** The visitor books without an account; null: they don't. */
  guest: BookingGuest | null;
  /** The backend wants the account's address confirmed before it opens a payment. */
  mustConfirmAddress: boolean;
  /** The company's calendar day, as it was when the dialog opened or the details were sent. */
  today: CalendarDate;
  draft: BookingDetails;
  savedDetails: BookingDetails | null;
  /** The start date of an unpaid booking that is still to be read from the backend, or empty; null: none is. */
  resumes: CalendarDate | null;
  /** The group that the backend received last, with the details or by a payment; null: not known. */
  orderedTravelers: number | null;
  /** How the backend calls the booking on the telephone; null: not known. */
  reference: string | null;
  /** The backend's id of the booking; null: not known. */
  bookingId: number | string | null;
  /** The backend's status of the request for the stored departure; null: it needs none, or it is unknown. */
  request: string | null;
  /** The price that the visitor has agreed to after a change; null: the page's. */
  offer: BookingOffer | null;
  /** Answers to the host's own questions, by their names; null: none was given. */
  answers: Record<string, string> | null;
  /** The backend takes no payment before the departure is confirmed: the details are sent again, as a request. */
  mustBeRequested: boolean;
  /** A price that the visitor has to agree to first; null: none. */
  pendingPrice: PendingPrice | null;
  isPaying: boolean;
  errors: Partial<Record<keyof BookingDetails, DetailError>>;
  message: BookingMessage | null;
  travelers: number;
  option: PaymentOption;
  /** The charge, in whole US dollars. */
  amountUsd: number;
  /** The share that the slider shows. Kept, for whole dollars say too little of it where a trek is cheap. */
  percent: number;
  /** The amount field as it is being typed, or as the slider that is being moved has it. */
  amountText: string;
  /** The typed amount; null: no amount. */
  typedUsd: number | null;
  /** A typed amount that was not taken because it is less than the smallest advance, or more than the total. */
  refusedAmount: string | null;
  isPaymentBusy: boolean;
  /** The backend refused the bearer while the payment was prepared or asked for. */
  needsSignIn: boolean;
  /** The payment waits for the visitor: nothing is under way. */
  isPaymentResting: boolean;
  /** A payment that the backend has opened without an attempt so far; null: there is none. */
  unpaidIntentId: string | null;
  pendingIntentId: string | null;
}

/** A price that differs from the one that is shown. */
interface PendingPrice {
  offer: BookingOffer;
  /** The backend has stored the booking with it. */
  isStored: boolean;
}

const EMPTY_DETAILS: BookingDetails = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  country: '',
  specialRequirements: '',
  bookingDate: '',
};

/** The total of the whole group in cents. */
export function bookingTotalCents(
  context: Pick<BookingContext, 'trek' | 'travelers'> & Partial<Pick<BookingContext, 'offer' | 'draft'>>,
): number {
  return bookingQuote(context).totalCents;
}

/** The payment that holds places for this booking, in a trek with departures to join; null: none does. */
export function heldIntentId({ trek, unpaidIntentId }: Pick<BookingContext, 'trek' | 'unpaidIntentId'>): string | null {
  return trek.departures?.length ? unpaidIntentId : null;
}

/** The order that the payment step gives to the payment machine. */
export function paymentOrder(context: BookingContext): PaymentOrder {
  const { trek, amountUsd, travelers } = context;
  const { firstName, lastName, email } = trimmedDetails(context.draft);
  return {
    trekId: trek.id,
    amountUsd,
    totalUsd: usdOf(bookingTotalCents(context)),
    travelers,
    customerName: `${firstName} ${lastName}`.trim(),
    customerEmail: email,
  };
}

/** A booking's draft from scratch. */
const NEW_DRAFT = {
  owner: null,
  isPaying: false,
  draft: EMPTY_DETAILS,
  savedDetails: null,
  travelers: 1,
  option: DEFAULT_PAYMENT_OPTION,
  amountUsd: 0,
  pendingIntentId: null,
  orderedTravelers: null,
  resumes: null,
  reference: null,
  bookingId: null,
  request: null,
  offer: null,
  answers: null,
  guest: null,
} as const satisfies Required<Omit<BookingDraft, 'isOpen'>>;

type DraftContext = Pick<BookingContext, keyof typeof NEW_DRAFT>;

/** The part of a booking worth keeping while the page is away. */
export function toDraft(context: BookingContext, isOpen: boolean): BookingDraft {
  const stored = Object.keys(NEW_DRAFT).map((name) => [name, context[name as keyof DraftContext]]);
  return { ...(Object.fromEntries(stored) as DraftContext), isOpen };
}

type Storable = Pick<BookingContext, 'draft' | 'resumes' | 'travelers'> & Partial<Pick<BookingContext, 'answers'>>;

/**
 * The details as the backend is to store them, always with their group. While it is not known which requirements the
 * backend has, an empty field is left out: that keeps them.
 */
function detailsToSave(context: Storable): DetailsToSave {
  const { specialRequirements, ...details } = trimmedDetails(context.draft);
  return {
    ...details,
    ...((context.resumes === null || specialRequirements !== '') && { specialRequirements }),
    travelers: context.travelers,
    metadata: context.answers ?? undefined,
  };
}

/** A booking as it is sent to the backend, with the group and price that it then has there. */
export interface OrderToStore {
  trekId: number | string;
  details: DetailsToSave;
  travelers: number;
  totalCents: number;
}

export function orderToStore(context: Storable & Pick<BookingContext, 'trek' | 'offer'>): OrderToStore {
  const { trek, travelers } = context;
  return { trekId: trek.id, details: detailsToSave(context), travelers, totalCents: bookingTotalCents(context) };
}

/** The backend's answer to storing the details; not every one describes the booking. */
export interface StoredBooking {
  bookingId?: number | string | null;
  reference?: string | null;
  request?: string | null | undefined;
  price?: StoredPrice | null;
}

/** The known facts of the backend's booking once the details are stored. */
export function storedContext(
  context: Storable,
  { bookingId = null, reference, request = null }: StoredBooking,
): Partial<BookingContext> {
  return {
    request,
    ...(reference && { reference }),
    ...(bookingId !== null && { bookingId }),
    savedDetails: trimmedDetails(context.draft),
    resumes: null,
    orderedTravelers: context.travelers,
  };
}

/** The facts of a booking whose payment the backend refuses as it is ordered. */
export function refused(context: BookingContext, refusal: OrderRefusal | null): Partial<BookingContext> {
  if (!refusal) return {};
  if (refusal.code === 'unconfirmed') return { mustConfirmAddress: true };
  if (refusal.code === 'on-request') {
    return { mustBeRequested: true, savedDetails: null, message: { code: 'departureOnRequest' } };
  }
  const { travelers } = context;
  const { perPersonUsd, totalUsd } = refusal;
  return { pendingPrice: { offer: { perPersonUsd, travelers, totalCents: centsOf(totalUsd) }, isStored: false } };
}

/** The price that the backend has stored, where the visitor was shown another; null: it is the same, or not known. */
export function pendingPriceOf(
  context: Pick<BookingContext, 'trek' | 'travelers' | 'offer' | 'draft'>,
  price: StoredBooking['price'],
) {
  const offer = offerIn(context, price);
  return offer && { offer, isStored: true };
}

/** Whether a start is one that others can join. */
export const isListed = ({ departures }: BookableTrek, startDate: CalendarDate) =>
  departures?.some((departure) => departure.startDate === startDate) ?? false;

type RequestFacts = Pick<
  BookingContext,
  'trek' | 'draft' | 'travelers' | 'request' | 'savedDetails' | 'orderedTravelers' | 'pendingIntentId'
>;

/** Whether the company has to agree to the departure as it is chosen, and has not: it is asked for, not paid. */
export function isRequestNeeded(context: RequestFacts): boolean {
  const { trek, draft, travelers, request, savedDetails, orderedTravelers } = context;
  const { policy } = trek;
  const startDate = draft.bookingDate.trim();
  if (!policy || !isCalendarDate(startDate)) return false;
  // It can't be asked for either.
  if (closedPeriodFor(policy, startDate)) return false;
  if (!isOnRequest(policy, startDate, travelers, isListed(trek, startDate))) return false;
  const isAsStored = savedDetails?.bookingDate === startDate && travelers === (orderedTravelers ?? 1);
  return !(isAsStored && request === 'confirmed');
}

/** Typed values win over the account's; the account fills what is empty. */
export function filledDraft(draft: BookingDetails, customer: BookingCustomer | null): BookingDetails {
  if (!customer) return draft;
  const prefill = prefillDetails(customer);
  const empty = Object.entries(prefill).filter(([field]) => draft[field as keyof BookingDetails] === '');
  return { ...draft, ...Object.fromEntries(empty) };
}

/** A booking's initial state: from scratch, or as its owner left it. */
export function initialContext({ trek, customer, today, saved: left, first }: BookingInput): BookingContext {
  const isOwn = left?.owner === null || customer === null || left?.owner === customer.id;
  const { isOpen: _, ...begun }: DraftContext & { isOpen?: boolean } = {
    ...NEW_DRAFT,
    draft: { ...EMPTY_DETAILS, bookingDate: first?.startDate ?? '' },
    travelers: first?.travelers ?? 1,
    ...(((isOwn && left) || {}) as Partial<DraftContext>),
  };
  const { owner, guest, draft, travelers, option, amountUsd, offer } = begun;
  return {
    trek,
    customer,
    ...begun,
    owner: customer?.id ?? owner,
    guest: customer ? null : guest,
    mustConfirmAddress: false,
    today,
    draft: filledDraft(draft, customer),
    mustBeRequested: false,
    pendingPrice: null,
    errors: {},
    message: null,
    ...chargeFor(option, bookingTotalCents({ trek, travelers, offer, draft }), amountUsd),
    isPaymentBusy: false,
    needsSignIn: false,
    isPaymentResting: false,
    unpaidIntentId: null,
  };
}

/** Whether it is known who books: an account, or a guest. */
export const isIdentified = ({ customer, guest }: Pick<BookingContext, 'customer' | 'guest'>) =>
  customer !== null || guest !== null;

/** The address that has to be proved before the details are stored, or the payment is opened. */
export const addressToProve = ({ customer, draft }: Pick<BookingContext, 'customer' | 'draft'>): string =>
  customer?.email ?? plainEmail(draft.email);
