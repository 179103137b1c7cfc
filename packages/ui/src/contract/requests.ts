import * as z from 'zod/mini';
import { emailSchema } from '../account/sign-in/sign-in.rules.ts';
import { travelerSchema } from '../api/entities.ts';
import { LONGEST_ANSWER } from '../api/requests.ts';
import { FIELD_NAME, isPartnerId, LONGEST_PARTNER_REF, MOST_FIELDS, ONE_LINE } from '../api/seller.ts';
import type { CalendarDate } from '../core/internal/calendar-date.ts';
import { spelled, withoutLinks } from '../core/internal/text-checks.ts';
import { MAXIMUM_TEXT_LENGTH } from '../core/internal/text-limits.ts';
import { isWholeCode, plainCode } from '../core/typed/mailed-code.ts';
import { plainName, plainText } from '../core/typed/plain-text.ts';
import { bookingDetailsSchema } from '../sales/booking/booking-request.rules.ts';
import { payerSchema } from '../sales/manage-booking/payer.rules.ts';
import { earlierFieldsOf, travelerSchemaOf } from '../sales/manage-booking/travelers/travelers.rules.ts';

export { CODE_DIGITS } from '../core/typed/mailed-code.ts';

/** Bodies that backends read and no form does, so that no browser loads them. */

/** The id of a stored row, as callers send it back. */
export const idSchema = z.string().check(z.minLength(1), z.maxLength(64));

const trekIdSchema = z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d{1,15}$/))]), z.transform(Number));

const oneLine = (longest: number, message: string) =>
  z.string(message).check(z.minLength(1, message), z.maxLength(longest, message), z.regex(ONE_LINE, message));

const LOCALE_RULE = 'locale must be a BCP 47 tag, such as de-CH.';
/** Longer than any tag that is in use. */
const LONGEST_LOCALE = 100;
const localeSchema = z
  .string(LOCALE_RULE)
  .check(z.maxLength(LONGEST_LOCALE, LOCALE_RULE), z.regex(/^[a-z]{2,8}(?:-[a-z0-9]{1,8})*$/i, LOCALE_RULE));

/** Longer than any that a backend has made. */
const LONGEST_REFERENCE = 40;
const NAME_RULE =
  'metadata must have names of up to 40 lower-case letters, digits, hyphens and underscores that begin with a letter.';
const fieldsSchema = z.record(
  z.string().check(z.regex(FIELD_NAME, NAME_RULE)),
  oneLine(LONGEST_ANSWER, `metadata must hold texts of 1 to ${LONGEST_ANSWER} characters, each on one line.`),
);

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
    /** The BCP 47 tag of the page, such as `de-CH`: mails about the booking are in its language. */
    locale: z.optional(localeSchema),
    /** The partner on whose page it is booked: it counts from that page's origin alone, the first time. */
    partner: z.optional(
      z.string().check(z.refine(isPartnerId, 'partner must be the id of a partner, such as alpine-tours.')),
    ),
    /** The partner's own words for it, such as a campaign. */
    partnerRef: z.optional(
      oneLine(LONGEST_PARTNER_REF, `partnerRef must be a text of 1 to ${LONGEST_PARTNER_REF} characters on one line.`),
    ),
    /** Up to ten short texts by name, such as the answer to a question. They may change until the first money. */
    metadata: z.optional(
      fieldsSchema.check(
        z.refine(
          (fields) => Object.keys(fields).length <= MOST_FIELDS,
          `metadata must have at most ${MOST_FIELDS} fields.`,
        ),
      ),
    ),
  });
}

/** Body of `POST /booking/cancel`. */
export const cancelSchema = z.object({ bookingId: idSchema });

/**
 * Body of `POST /booking/change-quote`: another day or group, or another person in place of the one who booked.
 * @param today the earliest day that may be booked, `YYYY-MM-DD`
 */
export function bookingChangeSchema(today: CalendarDate) {
  const { bookingDate, firstName, lastName, email, phone } = bookingDetailsSchema(today).shape;
  return z.object({
    bookingId: idSchema,
    startDate: bookingDate,
    travelers: z.int(TRAVELERS_RULE).check(z.positive(TRAVELERS_RULE)),
    /** Left out: the person who booked goes. */
    transferTo: z.optional(z.object({ firstName, lastName, email, phone })),
  });
}

const TRAVELERS_RULE = 'travelers must be a whole number from 1.';

/**
 * Body of `POST /booking/change-request`.
 * @param today the earliest day that may be booked, `YYYY-MM-DD`
 */
export const changeRequestSchema = (today: CalendarDate) =>
  z.extend(bookingChangeSchema(today), {
    /** More about it, in words. */
    message: z.optional(z.string().check(z.overwrite(plainText), z.maxLength(MAXIMUM_TEXT_LENGTH, REQUEST_RULE))),
    /** The total that was shown: the request is for this price. */
    totalAmount: z.number(),
  });

const REQUEST_RULE = `message can have at most ${MAXIMUM_TEXT_LENGTH} characters.`;

/** Body of `POST /booking/remove`. */
export const removalSchema = z.object({ bookingId: idSchema });

/** Body of `POST /review/open` and `POST /review/stop`. */
export const reviewTokenSchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(4096)) });

/** Most characters of a review. */
export const LONGEST_REVIEW = 3000;

/** Body of `POST /review/save`. */
export const reviewBodySchema = z.extend(reviewTokenSchema, {
  stars: z.int('Please choose one to five stars').check(z.gte(1), z.lte(5)),
  text: z.string().check(spelled(plainText), z.minLength(1, 'Please write a few words'), z.maxLength(LONGEST_REVIEW)),
  /** As it is shown, such as a first name; empty: no name. */
  name: z.string().check(spelled(plainName), z.maxLength(60), withoutLinks('Please enter a name without links')),
  /** As it is shown; empty: none. */
  country: z.string().check(spelled(plainName), z.maxLength(60), withoutLinks('Please enter a country')),
  /** BCP 47 tag of the text. */
  language: localeSchema,
});
export type ReviewToSave = z.output<typeof reviewBodySchema>;

/** Answer of `POST /review/open` and `POST /review/save`: the trek, and what was written so far. */
export const ownReviewSchema = z.object({
  trek: z.object({ title: z.string() }),
  /** `YYYY-MM` of the trek. */
  month: z.string(),
  /** The leader of the departure; empty: not known. */
  guide: z.string(),
  /** Null: nothing is written yet. */
  review: z.nullable(
    z.object({
      ...{ stars: z.int(), text: z.string(), name: z.string(), country: z.string() },
      /** `published` ones stay; one that is `declined`, for a reason, can be written again. */
      status: z.enum(['sent', 'published', 'declined']),
      reason: z.string(),
    }),
  ),
});
export type OwnReview = z.output<typeof ownReviewSchema>;

/** Body of `POST /booking/payer` and `POST /booking/invoice`. */
export const payerBodySchema = z.extend(payerSchema, { bookingId: idSchema });

/**
 * Body of `POST /booking/traveler`. Fields that are left out stay as stored.
 * @param today the latest date of birth, `YYYY-MM-DD`
 */
export const travelerBodySchema = (today: CalendarDate) =>
  z.object({
    bookingId: idSchema,
    position: travelerSchema.shape.position,
    ...earlierFieldsOf({ today, endDate: null }),
    /** The owner means to replace what the traveler has filled in by a private link: else that is refused. */
    replacesTraveler: z.optional(z.boolean()),
  });

/** Body of `POST /booking/traveler-link` and of `POST /booking/traveler-link/end`. */
export const travelerPlaceSchema = z.object({ bookingId: idSchema, position: travelerSchema.shape.position });

/** Body of `POST /traveler/open`: the secret of a private link. */
export const travelerTokenSchema = z.object({ token: idSchema });

/**
 * Body of `POST /traveler/save`.
 * @param today the latest date of birth, `YYYY-MM-DD`
 */
export const ownTravelerBodySchema = (today: CalendarDate) => z.object({ token: idSchema, ...ownFieldsOf(today) });

/** A page that is open since before it asked for the arrival leaves that out. */
function ownFieldsOf(today: CalendarDate) {
  const { shape } = travelerSchemaOf({ today, endDate: null });
  return { ...shape, arrival: z.optional(shape.arrival) };
}

/** Body of `POST /payment/leave`: the payment that its visitor has abandoned. */
export const abandonSchema = z.object({ paymentIntentId: idSchema });

/** Body of `POST /guest/code`: the trek that a guest books, or the reference of a booking that they return to. */
export const guestCodeSchema = z
  .object({
    email: emailSchema,
    trekId: z.optional(trekIdSchema),
    reference: z.optional(oneLine(LONGEST_REFERENCE, 'reference must be the number of a booking.')),
    /** The BCP 47 tag of the page: the mail is in its language. */
    locale: z.optional(localeSchema),
  })
  .check(
    z.refine(
      ({ trekId, reference }) => (trekId === undefined) !== (reference === undefined),
      'Either trekId or reference is missing.',
    ),
  );

/** Body of `POST /guest/session` and `POST /auth/confirm-email-code`: a code as its reader has typed it. */
export const codeEntrySchema = z.object({
  /** From the answer to the request for the code. */
  codeId: idSchema,
  code: z.string().check(spelled(plainCode), z.refine(isWholeCode, 'Please enter the six digits of the code.')),
});
