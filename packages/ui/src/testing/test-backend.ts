import type * as z from 'zod/mini';
import { savedTreksChangeSchema } from '../account/saved-treks/saved-treks-schema.rules.ts';
import {
  passwordChangeSchema,
  passwordResetSchema,
  resetRequestSchema,
} from '../account/sign-in/password/password.rules.ts';
import {
  accountEmail,
  emailChangeSchema,
  emailConfirmationSchema,
  ownerProofSchema,
  profileSchema,
  registrationSchema,
  sessionEndSchema,
  signInSchema,
  tokenClaims,
  tokenPayload,
} from '../account/sign-in/sign-in.rules.ts';
import { signInTexts } from '../account/sign-in/sign-in.texts.ts';
import { BACKEND_CAPABILITIES } from '../api/capabilities.ts';
import type {
  BookingEntity,
  ChangeQuoteEntity,
  PayerEntity,
  SavedTrekEntity,
  TrekEntity,
  User,
} from '../api/entities.ts';
import type { ApiCallName } from '../contract/calls.ts';
import {
  abandonSchema,
  bookingChangeSchema,
  bookingRequestSchema,
  cancelSchema,
  changeRequestSchema,
  codeEntrySchema,
  guestCodeSchema,
  ownTravelerBodySchema,
  payerBodySchema,
  removalSchema,
  travelerBodySchema,
  travelerPlaceSchema,
  travelerTokenSchema,
} from '../contract/requests.ts';
import { addDays } from '../core/internal/calendar-date.ts';
import { formatUsd } from '../kit/format.ts';
import {
  advanceLimitsUsd,
  BOOKING_TERMS,
  balanceDueDate,
  balanceLimitsUsd,
  cancellationTerms,
  centsOf,
  companyDay,
  isAcceptableAdvance,
  isAcceptableBalance,
  MAXIMUM_CHARGE_USD,
  quoteTrek,
  usdOf,
  wholeUsd,
} from '../pricing/index.ts';
import { LONGEST_LEAD_MONTHS } from '../pricing/terms.ts';
import type { Confirmation } from '../provider/card-form.ts';
import {
  isEmpty,
  nothingFilledIn,
  passportFault,
  type TravelerDetails,
} from '../sales/manage-booking/travelers/travelers.rules.ts';
import { paymentRequestSchema, SIMULATED_ID_PREFIX } from '../sales/payment/payment-request.rules.ts';
import { contactSchema } from '../site/contact/contact.rules.ts';
import { apiCalls, testPost, testTrekEntity } from './api-answers.ts';
import { makeToken, TEST_CODE, TEST_PASSWORD, testUser } from './fixtures.ts';
import { countriesOf, regionsOf, searchIndexOf } from './places-of-treks.ts';
import { type LinkedTraveler, ownTraveler, TravelerTable } from './traveler-table.ts';

/** The initial state of the backend that {@link apiHandlers} are, and how it takes money. */
export interface TestBackendOptions {
  /**
   * The treks on offer. Default: `testTrekEntity`. They can start on any day: seasons, limits of a group and fixed departures
   * are left out of the answers.
   */
  treks?: readonly TrekEntity[];
  /** Bookings of `testUser`. Default: none. */
  bookings?: readonly BookingEntity[];
  /** Whether treks can be booked without an account, with the code {@link TEST_CODE}. Default: with an account only. */
  takesGuests?: boolean;
  /** Whether a payment needs a card: pass `testPayments` to the provider. Default: payments are simulated, without a card. */
  takesCards?: boolean;
  /** Milliseconds since 1970. Default: the real time. */
  now?: () => number;
}

/** A request as the backend reads it. */
export interface TestRequest {
  /** The `:id` of the path. */
  id: string;
  token: string | undefined;
  body: unknown;
}

/** The status of a payment that no card has paid. */
const OPEN = 'requires_payment_method';

interface Account {
  user: User;
  password: string;
  /** Newest first. */
  bookings: BookingEntity[];
  travelers: TravelerTable;
  saved: SavedTrekEntity[];
  /** When each began, by its token. */
  sessions: Map<string, string>;
  ended: Set<string>;
  /** The booking that a guest's code was for; null: it is an account. */
  guest: { email: string; trekId: number } | null;
  /** With its password, all tokens of before have changed. */
  isRenewed: boolean;
}

interface Payment {
  id: string;
  clientSecret: string;
  owner: Account;
  booking: BookingEntity;
  amountUsd: number;
  travelers: number;
  status: typeof OPEN | 'succeeded' | 'canceled';
  request: string;
  beganMs: number;
  isPolled: boolean;
}

/** A refused request: what the backend answers. */
export class Refusal extends Error {
  readonly status: number;
  readonly facts: object;

  constructor(status: number, message: string, facts: object = {}) {
    super(message);
    this.status = status;
    this.facts = facts;
  }
}

/** A code that was asked for. */
interface WantedCode {
  email: string;
  /** The trek that a new guest books. */
  trekId?: number | undefined;
  /** The guest who returns, or the account that confirms its address; undefined: no one waits for it. */
  owner?: Account | undefined;
  /** The account is to have this address from then on. */
  isNewAddress?: true;
}

/** An answer to what is new. */
class Created {
  readonly body: object;

  constructor(body: object) {
    this.body = body;
  }
}

/** Of a trek that can start on any day, for anyone. */
const GUEST_POLICY = {
  ...{ seasonMonths: [], shoulderMonths: [], minimumTravelers: 1, leadTimeDays: 0 },
  ...{ longestLeadMonths: LONGEST_LEAD_MONTHS, guests: true },
};

type BookingWish = z.output<ReturnType<typeof bookingChangeSchema>>;

/** Only looked at: nothing is paid or requested. */
const isUnfinished = ({ status, departureRequest }: BookingEntity) => status === 'pending' && !departureRequest;

const DAY_SECONDS = 86_400;
/** Within this time, the same request gives the same payment: a double click. */
const REPEATED_WITHIN_MS = 10_000;
const BOOKING_PRICE_ON_REQUEST = 'The price of this trek is on request. Please contact us.';

/** Numbers of cards by which Stripe simulates an outcome. Source: https://docs.stripe.com/testing */
const GOOD_CARD = '4242424242424242';
const DECLINED_CARD = '4000000000000002';

/**
 * A backend in memory that keeps the booking contract as the reference backend does: same checks, same answers. It can't know
 * what is outside of it: leaked passwords, mailed links, rate limits.
 */
export class TestBackend {
  readonly #accounts: Account[];
  readonly #treks: TrekEntity[];
  readonly #payments: Payment[] = [];
  readonly #now: () => number;
  readonly #takesCards: boolean;
  readonly #codes = new Map<string, WantedCode>();
  #lastId = 0;
  #receipts = 0;
  #papers = 0;

  constructor({
    treks = [testTrekEntity],
    bookings = [],
    takesGuests = false,
    takesCards = false,
    now = Date.now,
  }: TestBackendOptions = {}) {
    this.#now = now;
    this.#takesCards = takesCards;
    this.#accounts = [newAccount(testUser, TEST_PASSWORD, bookings)];
    this.#treks = treks.map(({ bookingPolicy: _, season: __, departures: ___, ...trek }) => ({
      ...trek,
      ...(takesGuests && { bookingPolicy: GUEST_POLICY }),
      capabilities: [...BACKEND_CAPABILITIES],
    }));
  }

  /** Answers a call. @throws Refusal */
  answer(name: ApiCallName, request: TestRequest): { status: number; body: unknown } {
    const body = this.#calls[name]?.(request) ?? apiCalls[name].answer;
    return body instanceof Created ? { status: 201, body: body.body } : { status: 200, body };
  }

  /** Acts as the card network: takes the money of a payment, or declines the card. */
  confirmCard({ clientSecret, number }: { clientSecret: string; number: string }): Confirmation<string> {
    const payment = this.#payments.find((one) => one.clientSecret === clientSecret);
    const decline = (message: string, isIntentReusable = true) =>
      ({ status: 'declined', message, isIntentReusable }) as const;
    if (payment?.status !== OPEN) return decline('This payment has ended.', false);
    if (number.replaceAll(' ', '') === DECLINED_CARD) return decline('Your card was declined.');
    if (number.replaceAll(' ', '') !== GOOD_CARD) return decline('Your card number is invalid.');
    this.#pay(payment);
    return { status: 'succeeded' };
  }

  /** The calls whose answers depend on what was before. */
  readonly #calls: Partial<Record<ApiCallName, (request: TestRequest) => object>> = {
    listCountries: () => countriesOf(this.#treks),
    listRegions: () => regionsOf(this.#treks),
    searchIndex: () => searchIndexOf(this.#treks),
    listTreks: () => this.#treks,
    findTrek: ({ id }) => {
      if (!/^\d+$/.test(id)) refuse(400, 'Invalid trek id');
      return this.#trek(id) ?? refuse(404, 'Not found');
    },
    placesLeft: ({ id }) => (this.#trek(id) ? [] : refuse(404, 'Not found')),
    listPosts: () => [testPost],
    register: (request) => {
      const { password, ...person } = read(registrationSchema, request.body);
      if (this.#accounts.some(({ user }) => user.email === person.email)) refuse(409, signInTexts.english.addressTaken);
      const written = this.#today();
      const user = { ...testUser, ...person, id: this.#newId('user'), createdAt: written, updatedAt: written };
      const account = newAccount(user, password);
      this.#accounts.push(account);
      return new Created(this.#signIn(account, request));
    },
    signIn: (request) => {
      const { email, password, rememberMe } = read(signInSchema, request.body);
      const account = this.#accounts.find(({ user }) => user.email === email);
      if (account?.password !== password) return refuse(401, 'The email address or the password is not correct.');
      return this.#signIn(account, request, rememberMe ? 30 : 1);
    },
    currentUser: (request) => ownUser(this.#owner(request)),
    signOut: ({ token = '' }) => {
      const account = this.#accountOf(token);
      if (account) endSessions(account, (other) => other === token);
      return { message: 'Signed out' };
    },
    listDevices: (request) =>
      [...this.#owner(request).sessions].reverse().map(([token, begunAt]) => ({
        ...{ id: token, browser: null, system: null, begunAt, seenAt: begunAt, isCurrent: token === request.token },
      })),
    signOutDevices: (request) => {
      const account = this.#owner(request);
      const { id, password } = read(sessionEndSchema, request.body);
      proveOwner(account, password);
      if (id !== undefined && !account.sessions.has(id)) refuse(404, 'Not found');
      endSessions(account, (token) => (id === undefined ? token !== request.token : token === id));
      if (id === request.token) return { message: 'Signed out' };
      return { message: 'Signed out', ...this.#signIn(account, request) };
    },
    personalData: (request) => {
      const { user, bookings } = this.#owner(request);
      return { account: user, bookings };
    },
    eraseAccount: (request) => {
      const account = this.#owner(request);
      proveOwner(account, read(ownerProofSchema, request.body).password);
      for (const booking of account.bookings) this.#closePayments(booking);
      refuseToErase(account, this.#day());
      this.#accounts.splice(this.#accounts.indexOf(account), 1);
      return { message: 'Account erased' };
    },
    saveProfile: (request) => {
      const account = this.#owner(request);
      Object.assign(account.user, read(profileSchema, request.body), { updatedAt: this.#today() });
      return ownUser(account);
    },
    requestEmailChange: (request) => {
      const owner = this.#owner(request);
      const { email, password } = read(emailChangeSchema, request.body);
      proveOwner(owner, password);
      const isTaken = this.#accounts.some(({ user, guest }) => !guest && user.email === email);
      return this.#requestCode({ email, owner: isTaken ? undefined : owner, isNewAddress: true });
    },
    confirmEmailChange: (request) => {
      const account = this.#owner(request);
      const isOwn = ({ owner, isNewAddress }: WantedCode) => owner === account && isNewAddress === true;
      account.user = { ...account.user, email: this.#redeemCode(request.body, isOwn).email };
      return { message: 'Email address changed', ...this.#signIn(account, request) };
    },
    changePassword: (request) => {
      const account = this.#owner(request);
      const { oldPassword, newPassword } = read(passwordChangeSchema, request.body);
      proveOwner(account, oldPassword);
      account.password = newPassword;
      endSessions(account, () => true);
      account.isRenewed = true;
      return { message: 'Password changed', ...this.#signIn(account, request) };
    },
    requestPasswordReset: ({ body }) => {
      read(resetRequestSchema, body);
      return { message: 'If there is an account with this address, we have sent it an email.' };
    },
    // No mail goes out, so no link is good.
    resetPassword: ({ body }) => {
      read(passwordResetSchema, body);
      return refuse(400, 'Invalid token: this reset link is incomplete or was used before.');
    },
    confirmEmail: ({ body }) => {
      read(emailConfirmationSchema, body);
      return refuse(400, 'Invalid confirmation link: it is incomplete, or the account no longer exists.');
    },
    requestEmailCode: (request) => {
      const owner = this.#owner(request);
      return this.#requestCode({ email: owner.user.email, owner });
    },
    confirmEmailCode: (request) => {
      const account = this.#owner(request);
      this.#redeemCode(request.body, ({ owner, isNewAddress }) => owner === account && !isNewAddress);
      return { message: 'Email address confirmed' };
    },
    requestGuestCode: ({ body }) => {
      const { email, trekId, reference } = read(guestCodeSchema, body);
      const trek =
        trekId === undefined ? undefined : (this.#trek(trekId) ?? refuse(404, `Trek with ID ${trekId} not found`));
      if (trek && !trek.bookingPolicy?.guests) refuse(403, 'This trek is booked with an account. Please log in.');
      const isOwn = ({ guest, bookings }: Account) =>
        guest?.email === email && bookings.some((one) => one.reference === reference?.trim().toUpperCase());
      return this.#requestCode({ email, trekId, owner: trek ? undefined : this.#accounts.find(isOwn) });
    },
    beginGuestSession: (request) => {
      const wanted = this.#redeemCode(request.body, ({ trekId, owner }) => trekId !== undefined || !!owner?.guest);
      const owner = wanted.owner ?? this.#addGuest(wanted);
      return { token: this.#signIn(owner, { ...request, token: undefined }).token };
    },
    listBookings: (request) => this.#customer(request).bookings.map(this.#shown),
    saveBookingDetails: (request) => this.#saveDetails(this.#customer(request), request.body),
    cancelBooking: (request) => {
      const booking = ownBooking(this.#owner(request), read(cancelSchema, request.body));
      if (booking.status === 'cancelled') return { booking: this.#shown(booking) };
      this.#closePayments(booking);
      if (booking.status === 'pending')
        Object.assign(booking, { status: 'cancelled', balanceAmount: 0, balanceDueDate: null });
      else {
        const { startDate, totalAmount = 0, paidAmount: paidUsd = 0, terms } = booking;
        const trip = { totalCents: centsOf(totalAmount), paidUsd, startDate, terms };
        const refundAmount = cancellationTerms(trip, this.#day()).refundUsd;
        booking.cancellation ??= { status: 'requested', refundAmount, requestedAt: this.#today() };
      }
      return { booking: this.#shown(booking) };
    },
    quoteChange: (request) => {
      const account = this.#owner(request);
      const wish = read(bookingChangeSchema(this.#day()), request.body);
      return this.#quoteChange(ownBooking(account, wish), wish);
    },
    requestChange: (request) => {
      const account = this.#owner(request);
      const wish = read(changeRequestSchema(this.#day()), request.body);
      const booking = ownBooking(account, wish);
      const { startDate, travelers, totalAmount } = this.#quoteChange(booking, wish);
      if (totalAmount !== wish.totalAmount)
        refuse(409, `The total would now be ${formatUsd(totalAmount)}. Please check again.`);
      const { firstName, lastName } = wish.transferTo ?? {};
      booking.changeRequest = {
        ...{ status: 'requested', startDate, travelers, totalAmount, requestedAt: this.#today() },
        ...(wish.transferTo && { transferTo: `${firstName} ${lastName}` }),
      };
      return { booking: this.#shown(booking) };
    },
    removeBooking: (request) => {
      const account = this.#owner(request);
      const booking = ownBooking(account, read(removalSchema, request.body));
      if (!isUnfinished(booking)) refuse(409, 'Only a booking that is not finished can be removed.');
      this.#closePayments(booking);
      account.bookings.splice(account.bookings.indexOf(booking), 1);
      return { message: 'Booking removed' };
    },
    savePayer: (request) => {
      const { bookingId, ...payer } = read(payerBodySchema, request.body);
      const booking = ownBooking(this.#customer(request), { bookingId });
      booking.payer = payer;
      return { booking: this.#shown(booking) };
    },
    issueInvoice: (request) => {
      const { bookingId, ...payer } = read(payerBodySchema, request.body);
      const booking = ownBooking(this.#customer(request), { bookingId });
      if (booking.status !== 'confirmed') refuse(409, 'There is nothing to invoice yet.');
      booking.payer = payer;
      this.#issueInvoice(booking, payer);
      return { booking: this.#shown(booking) };
    },
    listTravelers: (request) => {
      const account = this.#owner(request);
      return { travelers: account.travelers.listOf(ownBooking(account, { bookingId: request.id })) };
    },
    saveTraveler: (request) => {
      const account = this.#owner(request);
      const { bookingId, replacesTraveler, ...traveler } = read(travelerBodySchema(this.#day()), request.body);
      const booking = bookingWith(account, { bookingId, position: traveler.position });
      refuseUnfit(traveler, booking.endDate);
      if (!account.travelers.save(booking, traveler, 'owner', replacesTraveler))
        refuse(409, 'The traveler has filled in these details. Please load the page again.');
      return { travelers: account.travelers.listOf(booking) };
    },
    makeTravelerLink: (request) => {
      const account = this.#owner(request);
      const place = read(travelerPlaceSchema, request.body);
      const booking = bookingWith(account, place);
      if (booking.startDate < this.#day()) refuse(409, 'The trek has begun.');
      const token = this.#newId('link');
      account.travelers.link(booking, place.position, { token, linkedAt: this.#today() });
      return { token, travelers: account.travelers.listOf(booking) };
    },
    endTravelerLink: (request) => {
      const account = this.#owner(request);
      const place = read(travelerPlaceSchema, request.body);
      const booking = ownBooking(account, place);
      account.travelers.link(booking, place.position, undefined);
      return { travelers: account.travelers.listOf(booking) };
    },
    openTravelerLink: (request) => ownTraveler(this.#linked(read(travelerTokenSchema, request.body))),
    saveOwnTraveler: (request) => {
      const { token, ...details } = read(ownTravelerBodySchema(this.#day()), request.body);
      const linked = this.#linked({ token });
      refuseUnfit(details, linked.booking.endDate);
      linked.table.save(linked.booking, { ...details, position: linked.position }, 'traveler');
      return ownTraveler(linked);
    },
    changeSavedTreks: (request) => {
      const account = this.#owner(request);
      const { save, remove } = read(savedTreksChangeSchema, request.body);
      const changes = new Map(save.map((one) => [String(one.trekId), one]));
      const removed = new Set(remove.map(String));
      const known = account.saved.filter(({ trekId }) => !removed.has(String(trekId)));
      // A trek that is saved already keeps its place, and the fields that a change leaves out.
      const changed = known.map((one) => ({ ...one, ...changes.get(String(one.trekId)), savedAt: one.savedAt }));
      for (const { trekId } of known) changes.delete(String(trekId));
      const added = [...changes.values()].filter(({ trekId }) => this.#trek(trekId));
      account.saved = [...added, ...changed].map((one) => ({ ...one, trekId: Number(one.trekId) }));
      return { treks: account.saved };
    },
    paymentConfig: () => ({ ...apiCalls.paymentConfig.answer, capabilities: BACKEND_CAPABILITIES }),
    createPaymentIntent: (request) => this.#startPayment(this.#customer(request), request.body),
    paymentStatus: (request) => {
      const payment = this.#ownPayment(this.#customer(request), request.id);
      payment.isPolled = true;
      // As without a card network: a visitor who asks has pressed 'Pay'.
      if (!this.#takesCards && payment.status === OPEN) this.#pay(payment);
      return { status: payment.status };
    },
    leavePayment: (request) => {
      const owner = this.#customer(request);
      const { paymentIntentId } = read(abandonSchema, request.body);
      const payment = this.#ownPayment(owner, paymentIntentId);
      if (payment.status === OPEN) payment.status = 'canceled';
      return { status: payment.status };
    },
    sendContactMessage: ({ body }) => {
      read(contactSchema, body);
      return new Created({ message: 'Message received' });
    },
  };

  #quoteChange(booking: BookingEntity, wish: BookingWish): ChangeQuoteEntity {
    const { startDate, travelers, transferTo } = wish;
    const today = this.#day();
    if (booking.status !== 'confirmed') refuse(409, 'Only a paid booking can be changed. Please contact us.');
    if (booking.startDate <= today) refuse(409, 'The trek has begun. Please call us.');
    if (booking.cancellation?.status === 'requested')
      refuse(409, 'You have asked to cancel this booking. Please wait for our answer.');
    if (startDate === booking.startDate && travelers === booking.travelers && !transferTo)
      refuse(400, 'Choose another day, another number of travelers, or a person who goes instead.');
    const { days, feeUsd } = (booking.terms ?? BOOKING_TERMS).transfer;
    if (transferTo && addDays(booking.startDate, -days) < today)
      refuse(409, `A booking can be transferred up to ${days} days before its start.`);
    const before = centsOf(booking.totalAmount ?? 0);
    const lines = (booking.priceLines ?? []).reduce((sum, { amount }) => sum + centsOf(amount), 0);
    const price = () =>
      quoteTrek(this.#trek(booking.trekId)?.price ?? refuse(400, BOOKING_PRICE_ON_REQUEST), travelers);
    const agreed = travelers === booking.travelers ? before : price().totalCents + lines;
    const feeAmount = transferTo ? feeUsd : 0;
    const totalCents = agreed + centsOf(feeAmount);
    const paidCents = centsOf(booking.paidAmount ?? 0);
    const balanceAmount = wholeUsd(Math.max(0, totalCents - paidCents));
    const lasts = (Date.parse(booking.endDate) - Date.parse(booking.startDate)) / (DAY_SECONDS * 1000);
    return {
      ...{ startDate, endDate: addDays(startDate, lasts), travelers, feeAmount, balanceAmount },
      totalAmount: usdOf(totalCents),
      differenceAmount: usdOf(totalCents - before),
      balanceDueDate: balanceAmount === 0 ? null : balanceDueDate(startDate, today),
      refundAmount: paidCents - totalCents < 100 ? 0 : usdOf(paidCents - totalCents),
    };
  }

  #saveDetails(owner: Account, body: unknown) {
    const schema = bookingRequestSchema(this.#day());
    const { trekId, travelers = 1, specialRequirements, bookingDate, ...details } = read(schema, body);
    const trek = this.#trek(trekId) ?? refuse(404, `Trek with ID ${trekId} not found`);
    refuseOtherBooking(owner, trekId, details.email);
    const quote = quoteTrek(trek.price ?? refuse(400, BOOKING_PRICE_ON_REQUEST), travelers);
    refuseLargerCharge(advanceLimitsUsd(quote.totalCents).minimum);
    const stored = owner.bookings.find((one) => isUnpaid(one, trekId));
    if (stored && stored.startDate !== bookingDate) this.#closePayments(stored);
    const booking: BookingEntity = stored ?? {
      ...{ id: this.#newId('booking'), trekId, trek: { title: trek.title, image: trek.image }, status: 'pending' },
      ...{ startDate: '', endDate: '', createdAt: this.#today(), reference: this.#newReference() },
      ...{
        advanceAmount: 0,
        paidAmount: 0,
        payments: [],
        cancellation: null,
        changeRequest: null,
        departureRequest: null,
      },
      ...{ priceLines: [], completeTravelers: 0, ...(trek.maxAltitude && { maxAltitude: trek.maxAltitude }) },
    };
    // Until another one is typed, the customer.
    if (!booking.payer?.address) booking.payer = { name: `${details.firstName} ${details.lastName}`, address: '' };
    Object.assign(booking, {
      ...{ startDate: bookingDate, endDate: addDays(bookingDate, Number(trek.duration) - 1), country: details.country },
      specialRequirements: specialRequirements ?? booking.specialRequirements ?? '',
      ...{ travelers, pricePerPerson: usdOf(quote.pricePerPersonCents), totalAmount: usdOf(quote.totalCents) },
      balanceAmount: wholeUsd(quote.totalCents),
      balanceDueDate: balanceDueDate(bookingDate, this.#day()),
    });
    if (stored) return { booking: this.#shown(booking) };
    owner.bookings.unshift(booking);
    return new Created({ booking: this.#shown(booking) });
  }

  #startPayment(owner: Account, body: unknown) {
    const request = read(paymentRequestSchema, body);
    const { trekId, bookingId, amount, numTravelers, totalAmount } = request;
    if (!/^\d+$/.test(String(trekId))) refuse(400, `invalid input syntax for type integer: "${trekId}"`);
    const named = owner.bookings.find(({ id }) => String(id) === String(bookingId));
    if (bookingId !== undefined && String(named?.trekId) !== String(trekId))
      refuse(400, 'There is no such booking of this trek.');
    if (named && named.status !== 'pending') refuseBalance(named, amount);
    else {
      const trek = this.#trek(trekId) ?? refuse(400, `Trek with ID ${trekId} not found`);
      const isBooked = named ?? owner.bookings.find((one) => isUnpaid(one, trekId));
      if (!isBooked) refuse(400, 'There is no unpaid booking of this trek. Please enter your details first.');
      refuseAdvance(trek.price ?? refuse(400, BOOKING_PRICE_ON_REQUEST), numTravelers, amount, totalAmount);
    }
    refuseLargerCharge(amount);
    const booking = named ?? (owner.bookings.find((one) => isUnpaid(one, trekId)) as BookingEntity);
    const same = this.#openPayment(booking);
    const isRepeated = same?.request === JSON.stringify(request) && !same.isPolled;
    if (same && isRepeated && this.#now() - same.beganMs <= REPEATED_WITHIN_MS) return intentOf(same);
    this.#closePayments(booking);
    const id = this.#takesCards ? this.#newId('pi') : this.#newId(SIMULATED_ID_PREFIX.slice(0, -1));
    const payment: Payment = {
      ...{ id, clientSecret: `${id}_secret`, owner, booking, amountUsd: amount, travelers: numTravelers },
      ...{ status: OPEN, request: JSON.stringify(request), beganMs: this.#now(), isPolled: false },
    };
    this.#payments.push(payment);
    return intentOf(payment);
  }

  /** Records that a payment has come: its booking is confirmed. */
  #pay(payment: Payment) {
    const { booking, amountUsd, travelers, id } = payment;
    payment.status = 'succeeded';
    if (booking.status === 'pending') {
      const { totalCents } = quoteTrek(booking.pricePerPerson ?? 0, travelers);
      const terms = { ...BOOKING_TERMS };
      Object.assign(booking, { status: 'confirmed', travelers, totalAmount: usdOf(totalCents), terms });
    }
    const paidAmount = (booking.paidAmount ?? 0) + amountUsd;
    const balanceAmount = wholeUsd(centsOf(booking.totalAmount ?? 0)) - paidAmount;
    const at = this.#today();
    this.#receipts += 1;
    const receiptNumber = `R-${String(this.#receipts).padStart(5, '0')}`;
    const paid = {
      id,
      amount: amountUsd,
      status: 'succeeded',
      createdAt: at,
      paidAt: at,
      receiptNumber,
      refundedAmount: 0,
    };
    Object.assign(booking, { paidAmount, advanceAmount: paidAmount, balanceAmount });
    booking.payments = [...(booking.payments ?? []), paid];
    booking.calendar = { sequence: booking.payments.length - 1, changedAt: at };
    booking.balanceDueDate = balanceAmount === 0 ? null : balanceDueDate(booking.startDate, this.#day());
  }

  /** A booking with the payment that is under way. */
  #shown = (booking: BookingEntity): BookingEntity => {
    const open = this.#openPayment(booking);
    const createdAt = open && new Date(open.beganMs).toISOString();
    const payment = open && { id: open.id, amount: open.amountUsd, status: 'open', createdAt, refundedAmount: 0 };
    return {
      ...booking,
      isUnfinished: isUnfinished(booking),
      ...(booking.payer && { payer: { ...booking.payer, address: booking.payer.address || this.#addressOf(booking) } }),
      invoices: booking.invoices ?? [],
      payments: [...(booking.payments ?? []), ...(payment ? [payment] : [])],
    } as BookingEntity;
  };

  #addressOf = (booking: BookingEntity) =>
    this.#accounts.find(({ bookings }) => bookings.includes(booking))?.user.postalAddress ?? '';

  /** The same one again changes nothing; for another payer a credit note takes the former back. */
  #issueInvoice(booking: BookingEntity, payer: PayerEntity) {
    const papers = booking.invoices ?? [];
    const former = papers.findLast(({ kind }) => kind === 'invoice');
    const { trek, startDate, endDate, travelers = 1, totalAmount = 0, pricePerPerson = totalAmount } = booking;
    if (former?.payer.name === payer.name && former.payer.address === payer.address) return;
    const issuedOn = this.#day();
    const paper = { company: ['Trek Himalaya'], trek: trek.title, startDate, endDate, travelers, payer, issuedOn };
    const lines = [{ kind: 'per-person', amount: pricePerPerson }];
    const numbered = (kind: string) => ({ kind, number: `${kind === 'invoice' ? 'I' : 'C'}-${this.#newNumber()}` });
    booking.invoices = [
      ...papers,
      ...(former
        ? [{ ...former, ...numbered('credit-note'), corrects: former.number, issuedOn, total: -former.total }]
        : []),
      { ...paper, ...numbered('invoice'), lines, total: totalAmount },
    ];
  }

  #newNumber() {
    this.#papers += 1;
    return String(this.#papers).padStart(5, '0');
  }

  #openPayment = (booking: BookingEntity) =>
    this.#payments.find((one) => one.booking === booking && one.status === OPEN);

  #closePayments(booking: BookingEntity) {
    const open = this.#openPayment(booking);
    if (open) open.status = 'canceled';
  }

  #ownPayment(owner: Account, id: string): Payment {
    return this.#payments.find((one) => one.owner === owner && one.id === id) ?? refuse(404, 'Not found');
  }

  #trek = (id: number | string) => this.#treks.find((trek) => String(trek.id) === String(id));

  #requestCode(wanted: WantedCode) {
    const codeId = this.#newId('code');
    this.#codes.set(codeId, wanted);
    return { codeId };
  }

  /** @param isFor whether a code is for the call */
  #redeemCode(body: unknown, isFor: (wanted: WantedCode) => boolean): WantedCode {
    const { codeId, code } = read(codeEntrySchema, body);
    const wanted =
      this.#codes.get(codeId) ?? refuse(410, 'The code has expired or was used. Please ask for another one.');
    if (code !== TEST_CODE || !isFor(wanted)) refuse(400, 'The code is not correct.');
    this.#codes.delete(codeId);
    return wanted;
  }

  #addGuest({ email, trekId = 0 }: WantedCode): Account {
    const id = this.#newId('guest');
    // No one can sign in with it.
    const user = { ...testUser, id, email: `guest:${id}`, fullname: 'Guest', phone: '', role: 'guest' };
    const account = { ...newAccount(user, ''), guest: { email, trekId } };
    this.#accounts.push(account);
    return account;
  }

  /** Begins a session. The one that the request still carries ends. */
  #signIn(account: Account, before: TestRequest, days = 1) {
    const replaced = this.#accountOf(before.token ?? '');
    if (replaced) endSessions(replaced, (token) => token === before.token);
    const { id, email, fullname, role } = account.user;
    const exp = Math.floor(this.#now() / 1000) + days * DAY_SECONDS;
    const token = makeToken({ userId: String(id), email, fullname, role, exp, jti: this.#newId('session') });
    account.sessions.set(token, this.#today());
    return { token, user: ownUser(account) };
  }

  /** The account that a token stands for. One of {@link makeToken} begins a session with its first call. */
  #accountOf(token: string): Account | undefined {
    const claims = tokenClaims(token);
    const account = this.#accounts.find(({ user }) => String(user.id) === claims?.userId);
    if (!claims?.exp || claims.exp * 1000 <= this.#now()) return undefined;
    const isFirst = account && !account.isRenewed && !account.ended.has(token) && !account.sessions.has(token);
    if (isFirst && token === makeToken(tokenPayload(token))) account.sessions.set(token, this.#today());
    return account?.sessions.has(token) ? account : undefined;
  }

  /** The visitor of a session: a guest, too. */
  #customer = ({ token = '' }: TestRequest): Account => this.#accountOf(token) ?? refuse(401, 'Please sign in.');

  #owner = (request: TestRequest): Account => {
    const account = this.#customer(request);
    return account.guest ? refuse(401, 'Please sign in.') : account;
  };

  #linked({ token }: { token: string }): LinkedTraveler {
    for (const { travelers, bookings } of this.#accounts) {
      const linked = travelers.linked(bookings, token, this.#day());
      if (linked) return linked;
    }
    return refuse(404, 'Not found');
  }

  #today = () => new Date(this.#now()).toISOString();

  #day = () => companyDay(new Date(this.#now()));

  #newId(of: string): string {
    this.#lastId += 1;
    return `${of}_${this.#lastId}`;
  }

  #newReference = () => `TH-TST${String(this.#lastId).padStart(3, '0')}`;
}

/** A guest's session is for the one booking that its code was for, until that is paid. */
function refuseOtherBooking({ guest, bookings }: Account, trekId: number, email: string): void {
  if (!guest) return;
  const isOwn = guest.trekId === trekId && guest.email === accountEmail(email);
  if (!isOwn || bookings.some(({ status }) => status !== 'pending'))
    refuse(401, 'This session is for another booking.');
}

function newAccount(user: User, password: string, bookings: readonly BookingEntity[] = []): Account {
  const own = bookings.map((booking) => structuredClone(booking));
  return {
    user: { postalAddress: '', ...user },
    password,
    bookings: own,
    travelers: new TravelerTable(),
    saved: [],
    sessions: new Map(),
    ended: new Set(),
    guest: null,
    isRenewed: false,
  };
}

function endSessions({ sessions, ended }: Account, isEnding: (token: string) => boolean): void {
  for (const token of [...sessions.keys()].filter(isEnding)) {
    sessions.delete(token);
    ended.add(token);
  }
}

const ownUser = ({ user }: Account) => ({ ...user, capabilities: BACKEND_CAPABILITIES });

const intentOf = ({ clientSecret, id }: Payment) => ({ clientSecret, paymentIntentId: id });

const isUnpaid = (booking: BookingEntity, trekId: number | string) =>
  booking.status === 'pending' && String(booking.trekId) === String(trekId);

function ownBooking({ bookings }: Account, { bookingId }: { bookingId: string }): BookingEntity {
  return bookings.find(({ id }) => String(id) === bookingId) ?? refuse(404, 'Not found');
}

/** A booking whose traveler can still be written about. */
function bookingWith(
  account: Account,
  { bookingId, position }: { bookingId: string; position: number },
): BookingEntity {
  const booking = ownBooking(account, { bookingId });
  if (booking.status === 'cancelled') refuse(409, 'This booking is canceled.');
  if (position > (booking.travelers ?? 1)) refuse(400, 'The booking has fewer travelers.');
  return booking;
}

function refuseUnfit(traveler: Partial<TravelerDetails>, endDate: string): void {
  if (isEmpty(traveler)) refuse(400, nothingFilledIn({ endDate }));
  const fault = passportFault(traveler.passportExpiry ?? '', endDate);
  if (fault !== null) refuse(400, fault);
}

function proveOwner(account: Account, password: string | undefined): void {
  if (account.password !== password) refuse(400, 'The current password is not correct.');
}

/** An account with money or a trek to come is still needed. */
function refuseToErase({ bookings }: Account, today: string): void {
  for (const { reference, cancellation } of bookings) {
    if (cancellation?.status !== 'requested') continue;
    const until = 'the cancellation has not been decided. The account works as before until that is settled.';
    const then = 'Then we delete it without another request. Questions? Write to info@localhost.';
    refuse(409, `Not yet: for booking ${reference}, ${until} ${then}`);
  }
  const ahead = bookings.find(({ status, endDate }) => status === 'confirmed' && endDate >= today);
  if (!ahead) return;
  const { reference, endDate } = ahead;
  const why = "is paid and its trek is still ahead, so we need the travelers' details";
  refuse(409, `Booking ${reference} ${why}. Cancel it first, or erase the account after ${endDate}.`);
}

function refuseAdvance(priceUsd: number, travelers: number, amountUsd: number, seenUsd: number | undefined): void {
  const { pricePerPersonCents, totalCents } = quoteTrek(priceUsd, travelers);
  const price = { pricePerPerson: usdOf(pricePerPersonCents), totalAmount: usdOf(totalCents) };
  const refuseIt = (message: string) => refuse(400, message, { code: 'price-changed', ...price });
  if (seenUsd !== undefined && seenUsd !== price.totalAmount) {
    const { pricePerPerson: each, totalAmount: total } = price;
    refuseIt(`The price is now US$ ${each} per person, US$ ${total} in total. Please enter your details again.`);
  }
  const { minimum, maximum } = advanceLimitsUsd(totalCents);
  if (!isAcceptableAdvance(totalCents, amountUsd))
    refuseIt(`The amount must be between US$ ${minimum} and US$ ${maximum}.`);
}

function refuseBalance({ status, totalAmount = 0, balanceAmount = 0, terms }: BookingEntity, amountUsd: number): void {
  if (status !== 'confirmed') refuse(400, 'This booking takes no payments. Please contact us.');
  if (balanceAmount === 0) refuse(400, 'This booking is already paid.');
  const bounds = [centsOf(totalAmount), balanceAmount] as const;
  if (isAcceptableBalance(...bounds, amountUsd, terms?.minimumAdvancePercent)) return;
  const { minimum, maximum } = balanceLimitsUsd(...bounds, terms?.minimumAdvancePercent);
  refuse(400, `The amount must be between US$ ${minimum} and US$ ${maximum}.`);
}

function refuseLargerCharge(amountUsd: number): void {
  if (amountUsd <= MAXIMUM_CHARGE_USD) return;
  refuse(400, `One payment can't be more than US$ ${MAXIMUM_CHARGE_USD}. Please contact us.`);
}

function refuse(status: number, message: string, facts?: object): never {
  throw new Refusal(status, message, facts);
}

/** @throws Refusal with the message of the first invalid field */
function read<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body, {
    error: ({ path }) => `${path?.join('.') || 'The request body'} is missing or invalid.`,
  });
  return result.success ? result.data : refuse(400, result.error.issues[0]?.message ?? '');
}
