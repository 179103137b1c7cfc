import * as z from 'zod/mini';
import { ApiError } from '../api-error.ts';
import {
  type PaymentStatus,
  paymentConfigSchema,
  paymentIntentSchema,
  type SignedInAnswer,
  signedInDeviceSchema,
  travelerSchema,
} from '../entities.ts';
import { normalizeBooking } from '../normalize-booking.ts';
import { readUserValue } from '../read-user.ts';
import { readField, readOptionalText } from './read-value.ts';

/** Throws an {@link ApiError} where the backend sent something else. */
function required<Value>(value: Value | null | undefined, body: unknown): Value {
  if (value === null || value === undefined) throw new ApiError({ code: 'fallback' }, { data: body });
  return value;
}

const reader =
  <Schema extends z.ZodMiniType>(schema: Schema) =>
  (body: unknown): z.output<Schema> =>
    required(schema.safeParse(body).data, body);

/** Readers of single answers: the value, or an {@link ApiError} where the backend sent something else. */
export const readUser = (body: unknown) => required(readUserValue(body), body);
export const readBooking = (body: unknown) => required(normalizeBooking(body), body);
export const readDevices = reader(z.array(signedInDeviceSchema));
export const readTravelers = reader(z.array(travelerSchema));
export const readPaymentConfig = reader(paymentConfigSchema);
export const readIntent = reader(paymentIntentSchema);

/** A token that is missing is an empty one: the sign-in then lasts until the page is closed. */
export function readSignedIn(body: unknown): SignedInAnswer {
  const token = readField(body, 'token');
  return { token: typeof token === 'string' ? token : '', user: readUser(readField(body, 'user')) };
}

export function readPaymentStatus(body: unknown): PaymentStatus {
  const message = readOptionalText(readField(body, 'message'));
  const status = required(readOptionalText(readField(body, 'status')), body);
  return { status, ...(message !== null && { message }) };
}

/** The session that comes with an answer; undefined where none does. */
export function readRenewedSession(body: unknown): SignedInAnswer | undefined {
  const [token, user] = [readField(body, 'token'), readUserValue(readField(body, 'user'))];
  return typeof token === 'string' && user ? { token, user } : undefined;
}

export { normalizeBookings as readBookings } from '../normalize-booking.ts';
