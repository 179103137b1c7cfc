import { HEADWEAR } from '@trek/art';
import { TRANSLATED_LANGUAGES } from '@trek/ui/internal/languages';
import { PASSPORT_VALIDITY_MONTHS } from '@trek/ui/internal/terms';
import { BOOKING_TRANSFER } from '@trek/ui/pricing';
import * as z from 'zod';
import { imageSchema } from './content-schema.ts';
import { climateSchema, notOfferedSchema, permitsSchema } from './reference-schema.ts';
import { singleLine, singleLines, text } from './text-schema.ts';

/** Schemas of the company files. Unknown keys are refused, because they are most likely typos. */

const lines = singleLines.min(1);
const link = z.url({ protocol: /^https$/, error: 'must be an address that starts with https://' });
const phone = z.string().regex(/^\+\d[\d ]{6,}$/, 'must be a + with country code and number');
const emails = z.array(z.email()).min(1);
const count = z.int().positive();
const slug = z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'must be a slug');
const percent = z.number().min(0).max(100);

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const office = z.strictObject({ country: singleLine, lines, phones: z.array(phone).min(1), emails, hours: lines });
const outside = { name: singleLine, href: link };

const company = z.strictObject({
  name: singleLine,
  license: singleLine,
  registration: singleLine,
  /** Number for income tax and VAT, on receipts and invoices. */
  pan: singleLine.optional(),
  promise: singleLine,
  offices: z.strictObject({ nepal: office, australia: office }),
  place: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  placeName: singleLine,
  chatContacts: z.array(
    z.strictObject({
      name: singleLine,
      role: singleLine,
      whatsApp: z.string().regex(/^\d{7,15}$/, 'must be digits, including the country code'),
    }),
  ),
  socials: z.array(z.strictObject(outside)),
  reviewSites: z.array(z.strictObject({ ...outside, widget: link })),
  cardBrands: lines,
  /** Currencies beside the dollars, each for readers of some languages. What is charged stays in dollars. */
  exchangeRates: z
    .array(
      z.strictObject({
        code: z
          .string()
          .refine(
            (code) => code !== 'USD' && CURRENCIES.has(code),
            'must be a code of ISO 4217 other than USD, such as EUR',
          ),
        perUsd: z.number().positive(),
        source: singleLine,
        date: z.iso.date(),
        languages: z.array(z.enum(TRANSLATED_LANGUAGES)).min(1),
      }),
    )
    .refine((rates) => {
      const languages = rates.flatMap((rate) => rate.languages);
      return new Set(languages).size === languages.length;
    }, 'has two currencies for one language')
    .optional(),
});

export const teamSchema = z
  .array(
    z.strictObject({
      id: slug,
      name: singleLine,
      role: singleLine,
      /** Slugs of the regions that they know best. */
      regions: lines.optional(),
      /** Beside this file. Default: a drawn portrait. */
      image: imageSchema.pick({ file: true, focus: true }).optional(),
      wears: z.enum(HEADWEAR),
      bio: text,
      experience: singleLine,
      facebook: link.optional(),
      instagram: link.optional(),
      twitter: link.optional(),
    }),
  )
  .min(1);
export type TeamMember = z.output<typeof teamSchema>[number];

const account = z.strictObject({
  currency: z.enum(['USD', 'NPR']),
  title: singleLine,
  lines: z.array(z.tuple([singleLine, singleLine])).min(1),
});

/** Of a figure that a file of an earlier release holds, and that the rules have now. */
const same = (figure: number) =>
  z.literal(
    figure,
    `must be ${figure}, or left out: bookings keep it with their terms, so that it is a part of the program`,
  );

export const termsSchema = z.strictObject({
  cardFeePercent: percent,
  /** Whether treks can be booked without an account, with a mailed code; missing: they can't. */
  guestBookings: z.boolean().optional(),
  bookingTransfer: z
    .strictObject({ days: same(BOOKING_TRANSFER.days), feeUsd: same(BOOKING_TRANSFER.feeUsd) })
    .optional(),
  groupLeader: z.strictObject({ freeFrom: count, halfFrom: count, halfPercent: percent }),
  guardianAge: count,
  passportValidityMonths: same(PASSPORT_VALIDITY_MONTHS).optional(),
  porter: z.strictObject({ loadKg: z.number().positive(), trekkers: count }),
  /** US dollars per night for a room or tent of one's own; missing: there are none. */
  singleSupplementUsd: z
    .strictObject({ hotel: z.number().min(0), lodge: z.number().min(0), tent: z.number().min(0) })
    .optional(),
});

/** Figures in the advice to travelers. */
export const adviceSchema = z.strictObject({
  insuranceCoverUsd: count,
  sleepingBagCelsius: z.int().min(-60).max(20),
  daypackLiters: z.strictObject({ least: count, most: count }),
  /** Days to leave free after a trek. */
  freeDays: count,
});

/** By file name. */
export const companySchemas: Readonly<Record<string, z.ZodType>> = {
  'company.json': company,
  'team.json': teamSchema,
  'bank-accounts.json': z.array(account).min(1),
  'terms.json': termsSchema,
  'advice.json': adviceSchema,
  'permits.json': permitsSchema,
  'climate.json': climateSchema,
};

/** Files that need not be there, and that the site is not built with. */
export const optionalCompanySchemas: Readonly<Record<string, z.ZodType>> = { 'not-offered.json': notOfferedSchema };
