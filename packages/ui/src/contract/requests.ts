import * as z from 'zod/mini';
import { travelerSchema } from '../api/entities.ts';
import type { CalendarDate } from '../core/internal/calendar-date.ts';
import { bookingDetailsSchema } from '../sales/booking/booking-request.rules.ts';
import { travelerSchemaOf } from '../sales/manage-booking/travelers/travelers.rules.ts';

/** Bodies that backends read and no form does, so that no browser loads them. */

/** The id of a stored row, as callers send it back. */
export const idSchema = z.string().check(z.minLength(1), z.maxLength(64));

const trekIdSchema = z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d{1,15}$/))]), z.transform(Number));

/**
 * Body of `POST /booking/user-details`. Requirements that are left out stay as stored.
 * @param today the earliest day that may be booked, `YYYY-MM-DD`
 */
export function bookingRequestSchema(today: CalendarDate) {
  const { shape } = bookingDetailsSchema(today);
  return z.object({
    ...shape,
    specialRequirements: z.optional(shape.specialRequirements.def.innerType),
    trekId: trekIdSchema,
    /** Default: 1, as the contract has it: the payment says the group. */
    travelers: z.optional(z.int().check(z.positive())),
  });
}

/** Body of `POST /booking/cancel`. */
export const cancelSchema = z.object({ bookingId: idSchema });

/**
 * Body of `POST /booking/traveler`.
 * @param today the latest date of birth, `YYYY-MM-DD`
 */
export const travelerBodySchema = (today: CalendarDate) =>
  z.object({ bookingId: idSchema, position: travelerSchema.shape.position, ...travelerSchemaOf(today).shape });

/** Body of `POST /payment/leave`: the payment that its visitor has abandoned. */
export const abandonSchema = z.object({ paymentIntentId: idSchema });
