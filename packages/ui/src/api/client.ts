import type { CalendarDate } from '../core/internal/calendar-date.ts';
import { memoizeWeak } from '../core/internal/memoize-weak.ts';
import { lazyModule } from '../core/lazy/lazy-module.ts';
import { ApiError } from './api-error.ts';
import type { BackendCapability } from './capabilities.ts';
import type {
  BookedTrek,
  ChangeQuoteEntity,
  OwnTravelerEntity,
  PaymentConfig,
  PaymentIntent,
  PaymentStatus,
  SavedTrekEntity,
  SignedInAnswer,
  SignedInDevice,
  TravelerEntity,
  TravelerLinkEntity,
  User,
} from './entities.ts';
import type { AccountCalls } from './http/account-calls.ts';
import { createHttp, type HttpCall, type HttpSettings } from './http/http.ts';
import { lateCall, lateMethods } from './http/late-call.ts';
import type { StoredDetails } from './http/read-answers.ts';
import { entityIn, listOf, readField, readTexts } from './http/read-value.ts';
import type { ImageSource } from './image-path.ts';
import { normalizePlaces } from './normalize-place.ts';
import type { BlogPost } from './normalize-post.ts';
import { normalizeTrek, normalizeTreks, readPlacesLeft } from './normalize-trek.ts';
import type { Place } from './place.ts';
import type {
  BookingChange,
  ChangeToRequest,
  CodeEntry,
  ContactMessage,
  Credentials,
  DetailsToSave,
  GuestCodeRequest,
  OwnTravelerToSave,
  PayerToSave,
  PaymentRequest,
  ProfileToSave,
  Registration,
  SavedTreksChange,
  Seller,
  TravelerPlace,
  TravelerToSave,
} from './requests.ts';
import type { SearchIndex } from './search-index.ts';
import { summarizeTreks, type Trek, type TrekSummary } from './trek.ts';

/** Settings of `createApiClient`. */
export interface ApiClientSettings extends Omit<HttpSettings, 'onUnauthorized'>, Seller {
  /** Address of the picture for a trek or place without one. */
  placeholderImage: string;
  /**
   * Every trek's price is on request: no price is written, no filter asks for one, and the booking's button leads to
   * `paths.askAbout`, else to `paths.contact`; without either, an embed asks in a dialog, and others have none. The backend's answers still have the prices, so they are no secret. Default false.
   */
  hidesPrices?: boolean;
  /** Capabilities that the backend is known to have. Default: those that its answers name. */
  capabilities?: readonly BackendCapability[];
}

/** Options of a call besides its payload. */
export type CallOptions = Pick<HttpCall, 'signal'>;

/**
 * Every call that the product makes. Each rejects with an {@link ApiError}. One beyond the contract is made where the backend
 * has named the capability for it, and else rejects as if the backend had answered 404.
 */
export interface ApiClient {
  /** Origin and path prefix of the backend, without a trailing slash. */
  readonly backendUrl: string;
  /** Whether every trek's price is on request. Default false. */
  readonly hidesPrices?: boolean | undefined;
  /** Whether the backend has said that it can do something beyond the contract. */
  can(capability: BackendCapability): boolean;
  /** Tells which bearer the backend answered with 401. @returns how to stop listening */
  onUnauthorized(listener: (token: string) => void): () => void;
  listCountries(): Promise<Place[]>;
  listRegions(): Promise<Place[]>;
  listTreks(): Promise<Trek[]>;
  /** The facts of all treks for cards, filters and menus. A backend without summaries answers with whole treks. */
  listTrekSummaries(): Promise<TrekSummary[]>;
  findTrek(id: number | string): Promise<Trek>;
  /** How many places are left in each start that a trek lists, by its day. Not every backend lists any. */
  placesLeft(trekId: number | string): Promise<Record<CalendarDate, number>>;
  listPosts(): Promise<BlogPost[]>;
  /** The index for searching by words. Not every backend has it: `loadSearchIndex` of the catalogue works without. */
  searchIndex(): Promise<SearchIndex>;
  /** Answers with the session that begins, where the backend gives one: else the visitor signs in. */
  register(registration: Registration): Promise<SignedInAnswer | undefined>;
  signIn(credentials: Credentials): Promise<SignedInAnswer>;
  /** Ends a session, where the backend can: the browser forgets the session in any case. */
  signOut(session: { token: string }): Promise<unknown>;
  /** The devices on which the visitor is signed in. Not every backend lists them. */
  listDevices(): Promise<SignedInDevice[]>;
  /**
   * Ends the session on one device; without an id, on all but this one. An account of Google has no password to send. Answers
   * with the session that replaces the present one, where the backend gives one.
   */
  signOutDevices(which: { id?: string; password?: string }): Promise<SignedInAnswer | undefined>;
  /** Everything that is stored of the visitor, in the backend's own words. Not every backend gives it. */
  personalData(): Promise<unknown>;
  /** Deletes the visitor's account for good. An account that signs in with Google has no password to send. */
  eraseAccount(owner: { password?: string }): Promise<unknown>;
  currentUser(options?: CallOptions): Promise<User>;
  /** Changes name, phone and postal address of the visitor. Not every backend does. */
  saveProfile(profile: ProfileToSave): Promise<User>;
  /**
   * Mails a code to a new address of the visitor's account, which stays as it is until that is entered. An account of Google
   * has no password to send. Not every backend has it. @returns the id by which the code is entered
   */
  requestEmailChange(wanted: { email: string; password?: string }): Promise<string>;
  /** Answers with the session that replaces the present one, where the backend gives one. */
  confirmEmailChange(entry: CodeEntry): Promise<SignedInAnswer | undefined>;
  /** Answers with the session that replaces the present one, where the backend gives one. */
  changePassword(passwords: { oldPassword: string; newPassword: string }): Promise<SignedInAnswer | undefined>;
  requestPasswordReset(request: { email: string }): Promise<unknown>;
  resetPassword(reset: { email: string; newPassword: string; token: string }): Promise<unknown>;
  confirmEmail(confirmation: { token: string }): Promise<unknown>;
  /** Mails a code to the account's address. Not every backend has it. @returns the id by which it is entered */
  requestEmailCode(): Promise<string>;
  confirmEmailCode(entry: CodeEntry): Promise<unknown>;
  /**
   * Mails a code to a visitor without an account, for one booking. Only for treks whose `bookingPolicy` has `guests`.
   * @returns the id by which it is entered
   */
  requestGuestCode(request: GuestCodeRequest): Promise<string>;
  /** Answers with the token of the guest's session. A wrong code rejects with 400, one that is over with 410. */
  beginGuestSession(entry: CodeEntry): Promise<string>;
  listBookings(): Promise<BookedTrek[]>;
  /** Answers with what the backend tells of the stored booking. */
  saveBookingDetails(
    details: DetailsToSave & { trekId: number | string },
    options?: CallOptions,
  ): Promise<StoredDetails>;
  /** Cancels an unpaid booking, or asks the office to cancel a paid one. Sent again, it changes nothing. */
  cancelBooking(request: { bookingId: number | string }): Promise<BookedTrek>;
  /** A booking's days and sums after a change, with the fee by its terms. Not every backend has it. */
  quoteChange(change: BookingChange): Promise<ChangeQuoteEntity>;
  /** Asks the office for a change. A later one takes the place of one that waits. Not every backend has it. */
  requestChange(change: ChangeToRequest): Promise<BookedTrek>;
  /** Deletes a booking that is not finished: see `isUnfinished`. Sent again, it changes nothing. Not every backend has it. */
  removeBooking(request: { bookingId: number | string }): Promise<unknown>;
  /** Writes the payer that receipts of a booking name. Not every backend has it. */
  savePayer(payer: PayerToSave): Promise<BookedTrek>;
  /** Issues the invoice of a booking. The same one again changes nothing; another payer takes the former back first. */
  issueInvoice(payer: PayerToSave): Promise<BookedTrek>;
  /** The details of a booking's travelers, as far as they are known. */
  listTravelers(bookingId: number | string): Promise<TravelerEntity[]>;
  /** Writes the details of one traveler; answers with those of all. Sent again, it changes nothing. */
  saveTraveler(traveler: TravelerToSave): Promise<TravelerEntity[]>;
  /** Makes a private link by which one traveler fills in the own details; an earlier one stops. Not every backend has it. */
  makeTravelerLink(which: TravelerPlace): Promise<TravelerLinkEntity>;
  /** Withdraws the private link of one traveler; answers with the details of all. */
  endTravelerLink(which: TravelerPlace): Promise<TravelerEntity[]>;
  /** A traveler's own part of a booking, by a private link. Rejects with 404 once it works no longer. */
  openTravelerLink(link: { token: string }): Promise<OwnTravelerEntity>;
  /** Writes a traveler's own details by a private link; answers with them. */
  saveOwnTraveler(details: OwnTravelerToSave): Promise<OwnTravelerEntity>;
  /** Changes the visitor's saved treks; answers with all of them. Sent again, it changes nothing. Not every backend has it. */
  changeSavedTreks(change: SavedTreksChange, options?: CallOptions): Promise<SavedTrekEntity[]>;
  paymentConfig(options?: CallOptions): Promise<PaymentConfig>;
  createPaymentIntent(request: PaymentRequest, options?: CallOptions): Promise<PaymentIntent>;
  paymentStatus(paymentIntentId: string, options?: CallOptions): Promise<PaymentStatus>;
  /** Reports that a payment was abandoned, so that no places are held for it. Not every backend has this call. */
  leavePayment(payment: { paymentIntentId: string }): Promise<unknown>;
  sendContactMessage(message: ContactMessage): Promise<unknown>;
}

/** A media type instead of a path of its own: a backend without summaries ignores it and answers with whole treks. */
const SUMMARIES = 'application/json;view=summary';

/** An answer that the backend never had to give. */
const unable = () => Promise.reject(new ApiError({ code: 'fallback' }, { status: 404 }));

// Readers load with the first answer that needs them: browsing gets by without.
const answers = lateCall(lazyModule(() => import('./http/read-answers.ts')));
/** The calls of the visitor's own pages. */
const OWN_PAGES: Record<keyof AccountCalls, 1> = {
  listDevices: 1,
  signOutDevices: 1,
  personalData: 1,
  eraseAccount: 1,
  saveProfile: 1,
  requestEmailChange: 1,
  confirmEmailChange: 1,
  changePassword: 1,
  cancelBooking: 1,
  quoteChange: 1,
  requestChange: 1,
  removeBooking: 1,
  savePayer: 1,
  issueInvoice: 1,
  listTravelers: 1,
  saveTraveler: 1,
  makeTravelerLink: 1,
  endTravelerLink: 1,
  openTravelerLink: 1,
  saveOwnTraveler: 1,
  changeSavedTreks: 1,
};
const account = lateCall(lazyModule(() => import('./http/account-calls.ts')));
const posts = lateCall(lazyModule(() => import('./normalize-post.ts')));
const sellers = lateCall(lazyModule(() => import('./seller.ts')));
const search = lateCall(lazyModule(() => import('./read-search-index.ts')));

/** The backend in memory of `backendUrl: 'demo:'`, which no other page loads. */
const demo = lateCall(lazyModule(() => import('../testing/demo-fetch.ts')));
const demoFetch: typeof fetch = async (...request) => (await demo()).fetch(...request);

const withoutPrices = ({ details, departures, ...trek }: Trek): Trek => ({
  ...trek,
  priceUsd: null,
  departures: departures?.map(({ price, ...departure }) => departure),
  details: details && { ...details, singleSupplement: undefined },
});

/** Makes the client of one backend. Answers are read once, here; past it every value has its type. */
export function createApiClient({ placeholderImage, ...settings }: ApiClientSettings): ApiClient {
  const unauthorizedListeners = new Set<(token: string) => void>();
  const call = createHttp({
    ...settings,
    ...(settings.backendUrl === 'demo:' && { fetch: demoFetch }),
    onUnauthorized: (token) => {
      for (const listener of unauthorizedListeners) listener(token);
    },
  });
  // Says at once what is wrong, before anyone books.
  if (settings.partner ?? settings.partnerRef ?? settings.metadata)
    sellers().then(
      ({ sendableSeller }) => sendableSeller(settings),
      () => {},
    );
  const images: ImageSource = { backendUrl: settings.backendUrl, placeholder: placeholderImage };
  // Normalizes a cached answer only once.
  const placesOf = memoizeWeak((answer) => normalizePlaces(answer, images));
  const offered = (trek: Trek) => (settings.hidesPrices ? withoutPrices(trek) : trek);
  const treksOf = memoizeWeak((answer) => normalizeTreks(answer, images).map(offered));
  let postsOf: ((answer: unknown) => BlogPost[]) | undefined;
  const post = (path: string, body: object, options?: CallOptions) =>
    call(path, { ...options, method: 'POST', body: { ...body } });
  /** A call whose answer is not needed: that it succeeded is all. */
  const send = (path: string, body: object, options?: HttpCall) =>
    call(path, { ...options, method: 'POST', body: { ...body }, needsNoAnswer: true });
  const capabilities = new Set<string>(settings.capabilities);
  const can = (capability: BackendCapability) => capabilities.has(capability);
  /** Notes the capabilities that an answer names. @returns the answer */
  const noteCapabilities = (answer: unknown, named: unknown = answer) => {
    for (const capability of readTexts(readField(named, 'capabilities'))) capabilities.add(capability);
    return answer;
  };
  const readEntity = (name: string, answer: unknown) => noteCapabilities(entityIn(answer, name));
  const noteUser = (answer: unknown) => noteCapabilities(answer, entityIn(answer, 'user'));
  const treks = async (accept?: string) => {
    const answer = await call('/trek/all', { ...(accept && { accept }) });
    return treksOf(noteCapabilities(answer, listOf(answer, 'treks')?.[0]));
  };
  return {
    ...lateMethods(OWN_PAGES, async () => (await account()).accountCalls(call, can)),
    backendUrl: settings.backendUrl,
    hidesPrices: settings.hidesPrices,
    can,
    onUnauthorized: (listener) => {
      unauthorizedListeners.add(listener);
      return () => unauthorizedListeners.delete(listener);
    },
    listCountries: async () => placesOf(await call('/country/all')),
    listRegions: async () => placesOf(await call('/region/all')),
    listTreks: () => treks(),
    listTrekSummaries: async () => summarizeTreks(await treks(SUMMARIES)),
    findTrek: async (id) => {
      const trek = normalizeTrek(readEntity('trek', await call(`/trek/id/${encodeURIComponent(id)}`)), images);
      if (!trek) throw new ApiError({ code: 'fallback' });
      return offered(trek);
    },
    placesLeft: async (trekId) => readPlacesLeft(await call(`/trek/departures/${encodeURIComponent(trekId)}`)),
    listPosts: async () => {
      const { readBlogPosts } = await posts();
      postsOf ??= memoizeWeak((answer) => readBlogPosts(answer, images));
      return postsOf(await call('/blog/all'));
    },
    searchIndex: async () =>
      (await search()).readSearchIndex(await (can('search-index') ? call('/search/index') : unable())),
    register: async (registration) =>
      (await answers()).readSession(noteUser(await send('/auth/register', registration))),
    signIn: async (credentials) => (await answers()).readSignedIn(noteUser(await post('/auth/login', credentials))),
    signOut: async ({ token }) => can('sign-out') && send('/auth/logout', {}, { token, isBestEffort: true }),
    currentUser: async (options) => (await answers()).readUser(readEntity('user', await call('/auth/me', options))),
    requestPasswordReset: (request) => send('/auth/reset-password-request', request),
    resetPassword: (reset) => send('/auth/reset-password', reset),
    confirmEmail: (confirmation) => send('/auth/confirm-email', confirmation),
    requestEmailCode: async () =>
      (await answers()).requiredText(await (can('email-code') ? post('/auth/email-code', {}) : unable()), 'codeId'),
    confirmEmailCode: (entry) => (can('email-code') ? send('/auth/confirm-email-code', entry) : unable()),
    requestGuestCode: async (request) => (await answers()).requiredText(await post('/guest/code', request), 'codeId'),
    beginGuestSession: async (entry) => (await answers()).requiredText(await post('/guest/session', entry), 'token'),
    listBookings: async () => (await answers()).readBookings(await call('/booking/user')),
    saveBookingDetails: async ({ travelers, locale, metadata, ...details }, options) => {
      const isSold = can('partner') || can('metadata');
      const { metadata: notes, ...seller } = isSold ? (await sellers()).sendableSeller(settings, metadata) : {};
      const body = {
        ...details,
        ...(can('travelers') && { travelers }),
        ...(can('locale') && { locale }),
        ...(can('partner') && seller),
        ...(can('metadata') && { metadata: notes }),
      };
      const answer = await send('/booking/user-details', body, options);
      const { price, ...stored } = (await answers()).readStoredDetails(answer);
      // A backend that does not get the group names the price of one person.
      const isForOne = price?.travelers === null && travelers !== undefined && !can('travelers');
      return { ...stored, price: price && isForOne ? { ...price, travelers: 1 } : price };
    },
    paymentConfig: async (options) =>
      (await answers()).readPaymentConfig(noteCapabilities(await call('/payment/config', options))),
    createPaymentIntent: async ({ bookingId, totalAmount, ...request }, options) => {
      const booking = bookingId !== undefined && can('booking-id') ? { bookingId } : {};
      const seen = totalAmount !== undefined && can('total-amount') ? { totalAmount } : {};
      return (await answers()).readIntent(
        await post('/payment/create-payment-intent', { ...request, ...booking, ...seen }, options),
      );
    },
    paymentStatus: async (id, options) =>
      (await answers()).readPaymentStatus(await call(`/payment/status/${encodeURIComponent(id)}`, options)),
    leavePayment: async (payment) => can('leave-payment') && send('/payment/leave', payment, { isBestEffort: true }),
    sendContactMessage: (message) => send('/contact', message),
  };
}
