import * as z from 'zod/mini';
import { apiMessages } from './api.messages.ts';
import { ApiError } from './api-error.ts';
import {
  type BookingEntity,
  bookingSchema,
  paymentConfigSchema,
  paymentIntentSchema,
  paymentStatusSchema,
  signedInDeviceSchema,
  signedInSchema,
  travelerSchema,
  userSchema,
} from './entities.ts';

function reader<Schema extends z.ZodMiniType>(schema: Schema): (body: unknown) => z.output<Schema> {
  return (body) => {
    const result = schema.safeParse(body);
    if (!result.success) throw new ApiError(apiMessages.fallback, { data: body });
    return result.data;
  };
}

/** Readers of single answers: the value, or an {@link ApiError} where the backend sent something else. */
export const readUser = reader(userSchema);
export const readSignedIn = reader(signedInSchema);
export const readBooking = reader(bookingSchema);
export const readDevices = reader(z.array(signedInDeviceSchema));
export const readTravelers = reader(z.array(travelerSchema));
export const readPaymentConfig = reader(paymentConfigSchema);
export const readIntent = reader(paymentIntentSchema);
export const readPaymentStatus = reader(paymentStatusSchema);

/** The session that comes with an answer; undefined where none does. */
export const readRenewedSession = (body: unknown) => signedInSchema.safeParse(body).data;

/** The visitor's bookings: a list, one alone, or nothing; entries of another shape are dropped. */
export function readBookings(body: unknown): BookingEntity[] {
  if (body === null || body === undefined) return [];
  return (Array.isArray(body) ? body : [body]).flatMap((entry) => {
    const result = bookingSchema.safeParse(entry);
    return result.success ? [result.data] : [];
  });
}
