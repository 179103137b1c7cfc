import * as z from 'zod/mini';
import { ApiError } from '../api-error.ts';
import type { BackendCapability } from '../capabilities.ts';
import {
  changeQuoteSchema,
  ownTravelerSchema,
  type SavedTrekEntity,
  type SignedInAnswer,
  savedTrekSchema,
  signedInDeviceSchema,
  travelerLinkSchema,
  travelerSchema,
  type User,
} from '../entities.ts';
import type {
  BookingChange,
  ChangeToRequest,
  CodeEntry,
  OwnTravelerToSave,
  PayerToSave,
  ProfileToSave,
  SavedTreksChange,
  TravelerPlace,
  TravelerToSave,
} from '../requests.ts';
import type { createHttp } from './http.ts';
import { readBooking, readSession, readUser, required, requiredText } from './read-answers.ts';
import { entityIn, listOf } from './read-value.ts';

/** A reader of a list, alone or under a name: its entries, or an `ApiError` where the backend sent something else. */
const readerOf =
  <Schema extends z.ZodMiniType>(schema: Schema, ...names: string[]) =>
  (body: unknown): z.output<Schema>[] =>
    required(z.array(schema).safeParse(listOf(body, ...names)).data, body);

export const readDevices = readerOf(signedInDeviceSchema);
export const readTravelers = readerOf(travelerSchema, 'travelers');
const readSavedTreks = readerOf(savedTrekSchema, 'treks');
const readLink = (body: unknown) => required(travelerLinkSchema.safeParse(body).data, body);
const readQuote = (body: unknown) => required(changeQuoteSchema.safeParse(body).data, body);
const readOwn = (body: unknown) => required(ownTravelerSchema.safeParse(body).data, body);

/** The fields for a backend that knows no passports. */
function earlierFields(traveler: TravelerToSave): TravelerToSave {
  const { passportNumber, passportExpiry, arrival, ...rest } = traveler;
  const { insuranceCompany, insurancePolicy, insuranceHotline, insuranceAltitude, ...earlier } = rest;
  return earlier;
}

/** For a backend that sends no mails about departures. */
const withoutMails = ({ save, remove }: SavedTreksChange): SavedTreksChange => ({
  save: save.map(({ departureMails, ...saved }) => saved),
  remove,
});

/** The calls of a visitor's own pages: browsing and booking get by without their code. */
export function accountCalls(call: ReturnType<typeof createHttp>, can: (capability: BackendCapability) => boolean) {
  const post = (path: string, body: object, options?: { signal?: AbortSignal }) =>
    call(path, { ...options, method: 'POST', body: { ...body } });
  const send = (path: string, body: object) => call(path, { method: 'POST', body: { ...body }, needsNoAnswer: true });
  /** Makes a call that the backend has announced, or rejects as if it had answered 404. */
  const announced = (capability: BackendCapability, make: () => Promise<unknown>): Promise<unknown> =>
    can(capability) ? make() : Promise.reject(new ApiError({ code: 'fallback' }, { status: 404 }));
  const linking = (path: string, body: object) => announced('traveler-links', () => post(path, body));
  return {
    listDevices: async () => readDevices(await announced('devices', () => call('/auth/sessions'))),
    signOutDevices: async (which: { id?: string; password?: string }): Promise<SignedInAnswer | undefined> =>
      readSession(await announced('devices', () => send('/auth/sessions/end', which))),
    personalData: () => announced('personal-data', () => call('/auth/data')),
    eraseAccount: (owner: { password?: string }) => announced('personal-data', () => send('/auth/erase', owner)),
    saveProfile: async (profile: ProfileToSave): Promise<User> =>
      readUser(entityIn(await announced('profile', () => post('/auth/profile', profile)), 'user')),
    requestEmailChange: async (wanted: { email: string; password?: string }): Promise<string> =>
      requiredText(await announced('email-change', () => post('/auth/email-change', wanted)), 'codeId'),
    confirmEmailChange: async (entry: CodeEntry): Promise<SignedInAnswer | undefined> =>
      readSession(await announced('email-change', () => send('/auth/confirm-email-change', entry))),
    changePassword: async (passwords: { oldPassword: string; newPassword: string }) =>
      readSession(await send('/auth/change-password', passwords)),
    cancelBooking: async (request: { bookingId: number | string }) =>
      readBooking(await post('/booking/cancel', request)),
    changeSavedTreks: async (
      change: SavedTreksChange,
      options?: { signal?: AbortSignal },
    ): Promise<SavedTrekEntity[]> =>
      readSavedTreks(
        await announced('saved-treks', () =>
          post('/saved-treks', can('departure-mails') ? change : withoutMails(change), options),
        ),
      ),
    quoteChange: async (change: BookingChange) =>
      readQuote(await announced('change-requests', () => post('/booking/change-quote', change))),
    requestChange: async (change: ChangeToRequest) =>
      readBooking(await announced('change-requests', () => post('/booking/change-request', change))),
    removeBooking: (request: { bookingId: number | string }) =>
      announced('remove-booking', () => send('/booking/remove', request)),
    savePayer: async (payer: PayerToSave) =>
      readBooking(await announced('invoices', () => post('/booking/payer', payer))),
    issueInvoice: async (payer: PayerToSave) =>
      readBooking(await announced('invoices', () => post('/booking/invoice', payer))),
    listTravelers: async (bookingId: number | string) =>
      readTravelers(await call(`/booking/travelers/${encodeURIComponent(bookingId)}`)),
    saveTraveler: async (traveler: TravelerToSave) =>
      readTravelers(await post('/booking/traveler', can('traveler-details') ? traveler : earlierFields(traveler))),
    makeTravelerLink: async (which: TravelerPlace) => readLink(await linking('/booking/traveler-link', which)),
    endTravelerLink: async (which: TravelerPlace) => readTravelers(await linking('/booking/traveler-link/end', which)),
    // A link comes from a backend that knows links, though it has not said so in this tab yet.
    openTravelerLink: async (link: { token: string }) => readOwn(await post('/traveler/open', link)),
    saveOwnTraveler: async (details: OwnTravelerToSave) => readOwn(await post('/traveler/save', details)),
  };
}

/** The calls by their names in the client. */
export type AccountCalls = ReturnType<typeof accountCalls>;
