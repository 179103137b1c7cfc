import * as z from 'zod/mini';
import { savedTreksChangeSchema, savedTrekToSendSchema } from '../account/saved-treks/saved-treks-schema.rules.ts';
import {
  passwordChangeSchema,
  passwordResetSchema,
  resetRequestSchema,
} from '../account/sign-in/password/password.rules.ts';
import {
  emailChangeSchema,
  emailConfirmationSchema,
  ownerProofSchema,
  profileSchema,
  registrationSchema,
  sessionEndSchema,
  signInSchema,
} from '../account/sign-in/sign-in.rules.ts';
import { signInTexts } from '../account/sign-in/sign-in.texts.ts';
import type { BackendCapability } from '../api/capabilities.ts';
import type { ApiClient } from '../api/client.ts';
import { paymentRequestSchema } from '../sales/payment/payment-request.rules.ts';
import { contactSchema } from '../site/contact/contact.rules.ts';
import { contactTexts } from '../site/contact/contact.texts.ts';
import { ENTITIES, ruleFields } from './entities.ts';
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
} from './requests.ts';

/** A call of the API, by the name of its method of the client. */
export type ApiCallName = Exclude<
  keyof ApiClient,
  // Not calls, or the same one in another form.
  'backendUrl' | 'hidesPrices' | 'can' | 'onUnauthorized' | 'listTrekSummaries'
>;

/** How the kit knows that a backend has a call beyond the contract: by a capability, or as the words say. */
export type Announcement = { capability: BackendCapability } | { announcedBy: string };

/** A call as the contract has it. */
export interface ApiCall {
  method: 'GET' | 'POST';
  /** Below the backend's address; `:id` stands for a value. */
  path: string;
  summary: string;
  /** Whether it needs `Authorization: Bearer …`. `if signed in`: the kit sends it where it has one. */
  session: 'none' | 'if signed in' | 'required';
  /** Left out: the call belongs to the contract. */
  beyond?: Announcement;
  /** Name and schema of the body. */
  request?: readonly [name: string, schema: z.ZodMiniType];
  /** Answers of a backend, by status. */
  answers: Readonly<Partial<Record<200 | 201 | 202 | 204, z.ZodMiniType>>>;
  /** Refusals, by status, in the sentences that the kit or its visitors know. */
  errors: Readonly<Partial<Record<400 | 401 | 403 | 404 | 409 | 410, readonly string[]>>>;
}

/** Any day: the document says what a body holds, not which days are left. */
const ANY_DAY = '2000-01-01';

const SIGN_IN = 'Please sign in.';
const NOT_FOUND = 'Not found';
const CODE_WRONG = 'The code is not correct.';
const CODE_OVER = 'The code has expired or was used. Please ask for another one.';
const signedOut = { 401: [SIGN_IN] } as const;

const found = <Schema extends z.ZodMiniType>(schema: Schema) => ({ 200: schema }) as const;
const made = <Schema extends z.ZodMiniType>(schema: Schema) => ({ 200: schema, 201: schema }) as const;
/** The kit reads nothing of the answer: that the call succeeded is all. */
const done = { 200: z.unknown(), 201: z.unknown(), 202: z.unknown(), 204: z.unknown() } as const;

const { Trek, Country, Region, BlogPost, User, SignedIn, Booking, Traveler, SavedTrek } = ENTITIES;

/** Of an answer of which the success alone counts: a session that replaces the present one. */
const renewed = z.partial(SignedIn);
const storedBooking = z.object({ booking: z.optional(Booking) });
const travelers = z.object({ travelers: z.array(Traveler) });

const bookingRequest = bookingRequestSchema(ANY_DAY);
const bookingChange = bookingChangeSchema(ANY_DAY);
const changeRequest = changeRequestSchema(ANY_DAY);
ruleFields(bookingRequest, {
  beyond: { travelers: 'travelers', partner: 'partner', partnerRef: 'partner', metadata: 'metadata', locale: 'locale' },
});
const travelerBody = travelerBodySchema(ANY_DAY);
ruleFields(travelerBody, {
  beyond: {
    ...({ passportNumber: 'traveler-details', passportExpiry: 'traveler-details' } as const),
    arrival: 'traveler-details',
    ...({ insuranceCompany: 'traveler-details', insurancePolicy: 'traveler-details' } as const),
    ...({ insuranceHotline: 'traveler-details', insuranceAltitude: 'traveler-details' } as const),
    replacesTraveler: 'traveler-links',
  },
});
ruleFields(savedTrekToSendSchema, { beyond: { departureMails: 'departure-mails' } });
ruleFields(paymentRequestSchema, { beyond: { bookingId: 'booking-id', totalAmount: 'total-amount' } });

/** Every call of the product: the contract's, and those beyond it. The document, the handlers and the check are made of it. */
export const API_CALLS = {
  listCountries: {
    method: 'GET',
    path: '/country/all',
    summary: 'All countries.',
    session: 'none',
    answers: found(z.array(Country)),
    errors: {},
  },
  listRegions: {
    method: 'GET',
    path: '/region/all',
    summary: 'All regions.',
    session: 'none',
    answers: found(z.array(Region)),
    errors: {},
  },
  listTreks: {
    method: 'GET',
    path: '/trek/all',
    summary: 'All treks on offer, in the order that the operator recommends.',
    session: 'none',
    answers: found(z.array(Trek)),
    errors: {},
  },
  findTrek: {
    method: 'GET',
    path: '/trek/id/:id',
    summary: 'One trek, with all that its page shows.',
    session: 'none',
    answers: found(Trek),
    errors: { 400: ['Invalid trek id'], 404: [NOT_FOUND] },
  },
  placesLeft: {
    method: 'GET',
    path: '/trek/departures/:id',
    summary: 'The upcoming departures of a trek with their remaining places.',
    session: 'none',
    beyond: { announcedBy: 'the field `departures` of a trek' },
    answers: found(z.array(ENTITIES.OpenDeparture)),
    errors: { 404: [NOT_FOUND] },
  },
  listPosts: {
    method: 'GET',
    path: '/blog/all',
    summary: 'All posts of the blog. Only those with `isPublished` are shown.',
    session: 'none',
    answers: found(z.array(BlogPost)),
    errors: {},
  },
  searchIndex: {
    method: 'GET',
    path: '/search/index',
    summary: 'Everything that can be looked for by words.',
    session: 'none',
    beyond: { capability: 'search-index' },
    answers: found(ENTITIES.SearchIndex),
    errors: {},
  },
  register: {
    method: 'POST',
    path: '/auth/register',
    summary:
      'Opens an account and signs its visitor in. The token has three parts with dots between, and `exp` among its claims.',
    session: 'none',
    request: ['Registration', registrationSchema],
    answers: made(SignedIn),
    errors: {
      400: [signInTexts.english.fullnameMissing, signInTexts.english.emailInvalid],
      409: [signInTexts.english.addressTaken],
    },
  },
  signIn: {
    method: 'POST',
    path: '/auth/login',
    summary: 'Signs a visitor in. The token has three parts with dots between, and `exp` among its claims.',
    session: 'none',
    request: ['Credentials', signInSchema],
    answers: made(SignedIn),
    errors: { 401: ['The email address or the password is not correct.'] },
  },
  currentUser: {
    method: 'GET',
    path: '/auth/me',
    summary: 'The user of a session. 401 and 403 end the session in the browser.',
    session: 'required',
    answers: found(User),
    errors: signedOut,
  },
  signOut: {
    method: 'POST',
    path: '/auth/logout',
    summary: 'Ends a session.',
    session: 'required',
    beyond: { capability: 'sign-out' },
    answers: done,
    errors: {},
  },
  listDevices: {
    method: 'GET',
    path: '/auth/sessions',
    summary: 'The devices on which the visitor is signed in.',
    session: 'required',
    beyond: { capability: 'devices' },
    answers: found(z.array(ENTITIES.Device)),
    errors: signedOut,
  },
  signOutDevices: {
    method: 'POST',
    path: '/auth/sessions/end',
    summary: 'Ends the session on one device; without an id, on all but this one.',
    session: 'required',
    beyond: { capability: 'devices' },
    request: ['SessionEnd', sessionEndSchema],
    answers: { ...made(renewed) },
    errors: { ...signedOut, 404: [NOT_FOUND] },
  },
  personalData: {
    method: 'GET',
    path: '/auth/data',
    summary: 'Everything that is stored of the visitor, in the backend’s own words.',
    session: 'required',
    beyond: { capability: 'personal-data' },
    answers: found(z.unknown()),
    errors: signedOut,
  },
  eraseAccount: {
    method: 'POST',
    path: '/auth/erase',
    summary: 'Deletes the visitor’s account for good.',
    session: 'required',
    beyond: { capability: 'personal-data' },
    request: ['OwnerProof', ownerProofSchema],
    answers: done,
    errors: signedOut,
  },
  saveProfile: {
    method: 'POST',
    path: '/auth/profile',
    summary: 'Changes name, phone and postal address of the visitor.',
    session: 'required',
    beyond: { capability: 'profile' },
    request: ['Profile', profileSchema],
    answers: made(User),
    errors: { 400: [signInTexts.english.fullnameMissing], ...signedOut },
  },
  requestEmailChange: {
    method: 'POST',
    path: '/auth/email-change',
    summary:
      'Mails a code to the account’s new address. It answers alike whether that has an account or not, and changes nothing yet.',
    session: 'required',
    beyond: { capability: 'email-change' },
    request: ['EmailChange', emailChangeSchema],
    answers: found(ENTITIES.MailedCode),
    errors: { 400: ['The current password is not correct.'], ...signedOut },
  },
  confirmEmailChange: {
    method: 'POST',
    path: '/auth/confirm-email-change',
    summary: 'Changes the account’s address by the code that was mailed to the new one.',
    session: 'required',
    beyond: { capability: 'email-change' },
    request: ['CodeEntry', codeEntrySchema],
    answers: { ...done, ...made(renewed) },
    errors: { 400: [CODE_WRONG], ...signedOut, 410: [CODE_OVER] },
  },
  changePassword: {
    method: 'POST',
    path: '/auth/change-password',
    summary:
      'Changes the password. The sentence of a refusal is shown. An answer with `token` and `user` replaces the session.',
    session: 'required',
    request: ['PasswordChange', passwordChangeSchema],
    answers: { ...done, ...made(renewed) },
    errors: { 400: ['The current password is not correct.'], ...signedOut },
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/auth/reset-password-request',
    summary:
      'Mails a link by which a new password can be set, good for an hour. It answers alike whether there is an account or not.',
    session: 'none',
    request: ['ResetRequest', resetRequestSchema],
    answers: done,
    errors: {},
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/reset-password',
    summary:
      'Sets a new password by a mailed link. The kit knows a refusal by the words `expired` and `invalid token`.',
    session: 'none',
    request: ['PasswordReset', passwordResetSchema],
    answers: done,
    errors: {
      400: ['The reset link has expired.', 'Invalid token: this reset link is incomplete or was used before.'],
    },
  },
  confirmEmail: {
    method: 'POST',
    path: '/auth/confirm-email',
    summary: 'Confirms an account’s address by a mailed link.',
    session: 'none',
    beyond: { announcedBy: 'the link that the backend mails' },
    request: ['EmailConfirmation', emailConfirmationSchema],
    answers: done,
    errors: {
      400: ['Invalid confirmation link: it is incomplete, or the account no longer exists.'],
    },
  },
  requestEmailCode: {
    method: 'POST',
    path: '/auth/email-code',
    summary: 'Mails a code to the account’s address. `confirmEmailCode` confirms it by that.',
    session: 'required',
    beyond: { capability: 'email-code' },
    answers: found(ENTITIES.MailedCode),
    errors: signedOut,
  },
  confirmEmailCode: {
    method: 'POST',
    path: '/auth/confirm-email-code',
    summary: 'Confirms an account’s address by a mailed code.',
    session: 'required',
    beyond: { capability: 'email-code' },
    request: ['CodeEntry', codeEntrySchema],
    answers: done,
    errors: { 400: [CODE_WRONG], ...signedOut, 410: [CODE_OVER] },
  },
  requestGuestCode: {
    method: 'POST',
    path: '/guest/code',
    summary:
      'Mails a code of six digits to a visitor without an account, for one booking: of the trek `trekId`, or the one with the number `reference`. It answers alike whether the address is known or not.',
    session: 'none',
    beyond: { announcedBy: 'the field `guests` of a trek’s `bookingPolicy`' },
    request: ['GuestCode', guestCodeSchema],
    answers: found(ENTITIES.MailedCode),
    errors: { 403: ['This trek is booked with an account. Please log in.'], 404: ['Trek with ID 12 not found'] },
  },
  beginGuestSession: {
    method: 'POST',
    path: '/guest/session',
    summary:
      'Answers a code with a token for one booking: to store its details, to list it, to pay it, and for nothing else. 400 lets try again, 410 asks for another code.',
    session: 'none',
    beyond: { announcedBy: 'the field `guests` of a trek’s `bookingPolicy`' },
    request: ['CodeEntry', codeEntrySchema],
    answers: made(ENTITIES.GuestSession),
    errors: { 400: [CODE_WRONG], 410: [CODE_OVER] },
  },
  listBookings: {
    method: 'GET',
    path: '/booking/user',
    summary: 'The visitor’s own bookings, newest first.',
    session: 'required',
    answers: found(z.array(Booking)),
    errors: signedOut,
  },
  saveBookingDetails: {
    method: 'POST',
    path: '/booking/user-details',
    summary: 'Stores a booking that is not paid yet. Sent again for the same trek, it changes that booking.',
    session: 'required',
    request: ['BookingRequest', bookingRequest],
    answers: { ...done, ...made(storedBooking) },
    errors: { 400: ['Please enter a valid email address'], ...signedOut, 404: ['Trek with ID 12 not found'] },
  },
  cancelBooking: {
    method: 'POST',
    path: '/booking/cancel',
    summary: 'Cancels an unpaid booking, or asks the office to cancel a paid one.',
    session: 'required',
    beyond: { announcedBy: 'the page of a booking, which a host shows by `@trek/ui/manage-booking`' },
    request: ['Cancellation', cancelSchema],
    answers: made(z.object({ booking: Booking })),
    errors: { ...signedOut, 404: [NOT_FOUND] },
  },
  quoteChange: {
    method: 'POST',
    path: '/booking/change-quote',
    summary: 'What a paid booking would be after a change, by price and terms, with the fee for a transfer.',
    session: 'required',
    beyond: { capability: 'change-requests' },
    request: ['BookingChange', bookingChange],
    answers: made(ENTITIES.ChangeQuote),
    errors: { ...signedOut, 404: [NOT_FOUND], 409: ['Only a paid booking can be changed. Please contact us.'] },
  },
  requestChange: {
    method: 'POST',
    path: '/booking/change-request',
    summary: 'Asks the office for a change. A later request takes the place of one that waits.',
    session: 'required',
    beyond: { capability: 'change-requests' },
    request: ['ChangeRequest', changeRequest],
    answers: made(z.object({ booking: Booking })),
    errors: { ...signedOut, 404: [NOT_FOUND], 409: ['The total would now be $1,570. Please check again.'] },
  },
  removeBooking: {
    method: 'POST',
    path: '/booking/remove',
    summary:
      'Deletes a booking that is not finished: nothing was paid, requested or agreed. A payment that arrives wins.',
    session: 'required',
    beyond: { capability: 'remove-booking' },
    request: ['Removal', removalSchema],
    answers: done,
    errors: { ...signedOut, 404: [NOT_FOUND], 409: ['A payment for this booking is being processed.'] },
  },
  savePayer: {
    method: 'POST',
    path: '/booking/payer',
    summary: 'Writes the payer that receipts of a booking name: a person or a company, with a postal address.',
    session: 'required',
    beyond: { capability: 'invoices' },
    request: ['Payer', payerBodySchema],
    answers: made(z.object({ booking: Booking })),
    errors: { ...signedOut, 404: [NOT_FOUND] },
  },
  issueInvoice: {
    method: 'POST',
    path: '/booking/invoice',
    summary:
      'Issues the invoice of a paid booking, numbered and dated. It never changes: for another payer or price a credit note takes it back, and another one follows.',
    session: 'required',
    beyond: { capability: 'invoices' },
    request: ['Payer', payerBodySchema],
    answers: made(z.object({ booking: Booking })),
    errors: { ...signedOut, 404: [NOT_FOUND], 409: ['There is nothing to invoice yet.'] },
  },
  listTravelers: {
    method: 'GET',
    path: '/booking/travelers/:id',
    summary: 'The details of a booking’s travelers, as far as they are known.',
    session: 'required',
    beyond: { announcedBy: 'the page of a booking, which a host shows by `@trek/ui/manage-booking`' },
    answers: found(travelers),
    errors: { ...signedOut, 404: [NOT_FOUND] },
  },
  saveTraveler: {
    method: 'POST',
    path: '/booking/traveler',
    summary: 'Writes the details of one traveler; answers with those of all.',
    session: 'required',
    beyond: { announcedBy: 'the page of a booking, which a host shows by `@trek/ui/manage-booking`' },
    request: ['TravelerBody', travelerBody],
    answers: made(travelers),
    errors: { ...signedOut, 404: [NOT_FOUND], 409: ['This booking is canceled.'] },
  },
  makeTravelerLink: {
    method: 'POST',
    path: '/booking/traveler-link',
    summary: 'Makes a private link by which one traveler fills in the own details. An earlier one stops.',
    session: 'required',
    beyond: { capability: 'traveler-links' },
    request: ['TravelerPlace', travelerPlaceSchema],
    answers: made(ENTITIES.TravelerLink),
    errors: { ...signedOut, 404: [NOT_FOUND], 409: ['This booking is canceled.', 'The trek has begun.'] },
  },
  endTravelerLink: {
    method: 'POST',
    path: '/booking/traveler-link/end',
    summary: 'Withdraws the private link of one traveler; answers with the details of all.',
    session: 'required',
    beyond: { capability: 'traveler-links' },
    request: ['TravelerPlace', travelerPlaceSchema],
    answers: made(travelers),
    errors: { ...signedOut, 404: [NOT_FOUND] },
  },
  openTravelerLink: {
    method: 'POST',
    path: '/traveler/open',
    summary: 'What a traveler sees by a private link. It works until the trek has begun.',
    session: 'none',
    beyond: { capability: 'traveler-links' },
    request: ['TravelerToken', travelerTokenSchema],
    answers: made(ENTITIES.OwnTraveler),
    errors: { 404: [NOT_FOUND] },
  },
  saveOwnTraveler: {
    method: 'POST',
    path: '/traveler/save',
    summary: 'Writes a traveler’s own details by a private link. From then on the booking’s owner sees none of them.',
    session: 'none',
    beyond: { capability: 'traveler-links' },
    request: ['OwnTravelerBody', ownTravelerBodySchema(ANY_DAY)],
    answers: made(ENTITIES.OwnTraveler),
    errors: { 404: [NOT_FOUND] },
  },
  changeSavedTreks: {
    method: 'POST',
    path: '/saved-treks',
    summary: 'Changes the visitor’s saved treks; answers with all of them.',
    session: 'required',
    beyond: { capability: 'saved-treks' },
    request: ['SavedTreksChange', savedTreksChangeSchema],
    answers: made(z.object({ treks: z.array(SavedTrek) })),
    errors: signedOut,
  },
  paymentConfig: {
    method: 'GET',
    path: '/payment/config',
    summary: 'How the backend takes payments: the publishable key of Stripe.',
    session: 'if signed in',
    answers: found(ENTITIES.PaymentConfig),
    errors: {},
  },
  createPaymentIntent: {
    method: 'POST',
    path: '/payment/create-payment-intent',
    summary:
      'Orders a payment of 20 to 100 percent of the price, in whole US dollars. An id that begins with `mock_` marks a simulated one, which needs no card.',
    session: 'required',
    request: ['PaymentRequest', paymentRequestSchema],
    answers: made(ENTITIES.PaymentIntent),
    errors: {
      400: [
        'invalid input syntax for type integer: "everest"',
        'Trek with ID 12 not found',
        'The amount must be between US$ 290 and US$ 1450.',
      ],
      ...signedOut,
    },
  },
  paymentStatus: {
    method: 'GET',
    path: '/payment/status/:id',
    summary: 'How far a payment is: `succeeded`, `failed` and `canceled` are final, anything else is asked again.',
    session: 'required',
    answers: found(ENTITIES.PaymentStatus),
    errors: { ...signedOut, 404: [NOT_FOUND] },
  },
  leavePayment: {
    method: 'POST',
    path: '/payment/leave',
    summary: 'Reports that a payment was abandoned, so that no places are held for it.',
    session: 'required',
    beyond: { capability: 'leave-payment' },
    request: ['Abandoned', abandonSchema],
    answers: done,
    errors: { ...signedOut, 404: [NOT_FOUND] },
  },
  sendContactMessage: {
    method: 'POST',
    path: '/contact',
    summary: 'Sends a message to the office. The sentence of a refusal is shown.',
    session: 'if signed in',
    request: ['ContactMessage', contactSchema],
    answers: done,
    errors: { 400: [contactTexts.english.fieldsMissingDetail] },
  },
} as const satisfies Record<ApiCallName, ApiCall>;

/** The calls with their names. */
export const apiCallEntries = () => Object.entries(API_CALLS) as [ApiCallName, ApiCall][];
