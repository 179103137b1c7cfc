import { ApiError } from '../api-error.ts';
import type { PaymentConfig, PaymentIntent, PaymentStatus, SignedInAnswer } from '../entities.ts';
import { normalizeBooking, readRequestStatus } from '../normalize-booking.ts';
import { readUserValue } from '../read-user.ts';
import { entityIn, readCount, readField, readId, readOptionalText, readPrice } from './read-value.ts';

/** Throws an {@link ApiError} where the backend sent something else. */
export function required<Value>(value: Value | null | undefined, body: unknown): Value {
  if (value === null || value === undefined) throw new ApiError({ code: 'fallback' }, { data: body });
  return value;
}

/** A text that the answer must have. */
export function requiredText(body: unknown, name: string): string {
  const value = readField(body, name);
  return required(typeof value === 'string' ? value : null, body);
}

// Without the schema library, which weighs 10 kB: a booking needs it for nothing else.
export const readUser = (body: unknown) => required(readUserValue(entityIn(body, 'user')), body);
export const readBooking = (body: unknown) => required(normalizeBooking(entityIn(body, 'booking')), body);
export const readPaymentConfig = (body: unknown): PaymentConfig => ({
  publishableKey: requiredText(body, 'publishableKey'),
  operator: readOperator(readField(body, 'operator')),
});

/** Of its addresses those of pages alone: they become links. */
function readOperator(value: unknown): PaymentConfig['operator'] {
  const text = (name: string) => readOptionalText(readField(value, name)) ?? undefined;
  const page = (name: string) => (/^https?:\/\//i.test(text(name) ?? '') ? text(name) : undefined);
  const operator = { name: text('name'), terms: page('terms'), privacy: page('privacy') };
  return Object.values(operator).some(Boolean) ? operator : undefined;
}

export const readIntent = (body: unknown): PaymentIntent => ({
  clientSecret: requiredText(body, 'clientSecret'),
  paymentIntentId: requiredText(body, 'paymentIntentId'),
});

/** A token that is missing is an empty one: the sign-in then lasts until the page is closed. */
export function readSignedIn(body: unknown): SignedInAnswer {
  const token = readField(body, 'token');
  return { token: typeof token === 'string' ? token : '', user: readUser(readField(body, 'user')) };
}

export function readPaymentStatus(body: unknown): PaymentStatus {
  const message = readOptionalText(readField(body, 'message'));
  const status = required(readOptionalText(readField(body, 'status')), body).toLowerCase();
  // Card providers and the contract write one l, many backends two.
  return { status: status.replace('cancelled', 'canceled'), ...(message !== null && { message }) };
}

/** A booking whose details were stored, as far as the backend's answer describes it. */
export interface StoredDetails {
  bookingId: number | string | null;
  reference: string | null;
  /** How far a departure on request is: null where it needs none, left out where the backend does not say. */
  request?: string | null | undefined;
  /** The price in US dollars, and the group that it is for; null: the backend names no total. */
  price: { perPersonUsd: number | null; totalUsd: number; travelers: number | null } | null;
}

export function readStoredDetails(body: unknown): StoredDetails {
  const booking = entityIn(body, 'booking');
  const field = (name: string) => readField(booking, name);
  const totalUsd = readPrice(field('totalAmount'));
  return {
    bookingId: readId(field('id')) ?? readId(readField(body, 'bookingId')) ?? null,
    reference: readOptionalText(field('reference')),
    request: readRequestStatus(field('departureRequest')),
    price: totalUsd
      ? {
          ...{ totalUsd, perPersonUsd: readPrice(field('pricePerPerson')) ?? null },
          travelers: readCount(field('travelers')) || null,
        }
      : null,
  };
}

/** The session that comes with an answer; undefined where none does. */
export function readSession(body: unknown): SignedInAnswer | undefined {
  const [token, user] = [readField(body, 'token'), readUserValue(readField(body, 'user'))];
  return typeof token === 'string' && user ? { token, user } : undefined;
}

export { normalizeBookings as readBookings } from '../normalize-booking.ts';
