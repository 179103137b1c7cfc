import type { TranslatedLanguage } from '@trek/ui/internal/languages';
import { isClosedPeriod } from '@trek/ui/pricing';
import * as z from 'zod';
import type { PartnerContent } from './partner-schema.ts';
import type { TrekReferences } from './reference-schema.ts';
import { singleLine, singleLines, text, texts } from './text-schema.ts';
import type { TrekTranslation } from './translation-schema.ts';

/** Schemas of the content files. Unknown keys are refused, because they are most likely typos. */

const id = z.int().positive();
const paragraphs = texts.min(1);
const slug = z.string().regex(/^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u, 'must be a slug');
const day = z.iso.date();
/** The light that a picture is drawn in. */
const season = z.enum(['Spring', 'Monsoon', 'Autumn', 'Winter']);
const months = z.array(z.int().min(1).max(12)).refine((all) => new Set(all).size === all.length, 'lists a month twice');

/** When a trek goes, as its text says. Months are 1 to 12. */
const trekSeason = z
  .strictObject({
    months: months.min(1),
    /** Months in which it goes with more luck: booked at once, or on request if it crosses a pass. */
    shoulderMonths: months.optional(),
    /** Whether it crosses a pass, or climbs a summit, that snow may close. */
    crossesPass: z.boolean(),
    /** Periods in which it does not go at all. */
    closed: z
      .array(
        z
          .strictObject({ from: text, to: text })
          .refine(isClosedPeriod, 'must be two days such as "02-20" for each year, or "2027-02-20" for one'),
      )
      .optional(),
  })
  .refine(
    ({ months: best, shoulderMonths = [] }) => !shoulderMonths.some((month) => best.includes(month)),
    'has a month in both months and shoulderMonths',
  );

/** More than anyone looks through. */
const MOST_IMAGES = 40;
const meters = z.int().min(0).max(8_900);

const percent = z.number().min(0).max(100);

/** Folders and a file name of plain characters, with a supported extension. */
const PHOTO_FILE = /^(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_-]*\.(?:jpe?g|png|webp|avif)$/i;

/** A photograph of the operator. */
export const imageSchema = z.strictObject({
  /** Path inside the folder of photographs. */
  file: z
    .string()
    .regex(
      PHOTO_FILE,
      'must consist of letters, digits, - and _, with / between folders, and end in .jpg, .png, .webp or .avif',
    ),
  /** Alternative text. */
  alt: singleLine,
  /** The photographer. */
  credit: singleLine.optional(),
  /** The point to keep visible when the picture is cropped, in percent from the left and the top. */
  focus: z.strictObject({ x: percent, y: percent }).optional(),
});
const images = z.array(imageSchema).min(1).max(MOST_IMAGES).optional();

const coordinates = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** It may be a few kilometers off: the map says so. */
  isApproximate: z.literal(true).optional(),
});

const legSchema = z.strictObject({
  way: z.enum(['walk', 'drive', 'flight', 'helicopter', 'boat']),
  distanceKm: z.number().positive().max(1500).multipleOf(0.5).optional(),
});

/** A point that a day passes between two nights. */
const pointSchema = z.strictObject({
  name: singleLine,
  /** `trailhead`: where the walk begins or ends, if that is not where one sleeps. `low`: a river or a bridge. */
  kind: z.enum(['trailhead', 'pass', 'summit', 'viewpoint', 'base camp', 'lake', 'monastery', 'low', 'sight']),
  altitudeMeters: meters,
  coordinates: coordinates.optional(),
});

const stageSchema = z.strictObject({
  day: z.int().positive(),
  title: singleLine,
  description: text,
  accommodation: text.optional(),
  meals: text.optional(),
  /** Altitude of the overnight stop. */
  altitudeMeters: meters.optional(),
  /** How the day moves, in order; missing: it stays. Distances are rounded: paths are not measured. */
  legs: z.array(legSchema).min(1).optional(),
  /** "5" or "5–6", as the rule for grades reads it. */
  walkingHours: z
    .string()
    .regex(/^\d+(\.\d+)?(–\d+(\.\d+)?)?$/, 'must be hours such as "5" or "5–6", with an en dash')
    .optional(),
  startLocation: singleLine.optional(),
  endLocation: singleLine.optional(),
  coordinates: coordinates.optional(),
  /** The highest and lowest points of the day, in order. */
  via: z.array(pointSchema).min(1).optional(),
  /** The measure against illness on a night that lies far above the one before. */
  precaution: text.optional(),
});

/** The pages that show a trek or post: the office’s alone, all, or none any more. Default: all. */
const status = z.enum(['draft', 'public', 'withdrawn']).optional();

/** Whether visitors see a trek or post. */
export const isPublic = ({ status: given }: { status?: z.output<typeof status> }): boolean =>
  given === undefined || given === 'public';

/** Abbreviations, older names and other spellings. Search finds them; no page shows them. */
const alsoKnownAs = singleLines.min(1).optional();

export const countrySchema = z.strictObject({ id, name: singleLine, description: paragraphs, season, images });

export const regionSchema = z.strictObject({
  id,
  name: singleLine,
  alsoKnownAs,
  country: slug,
  description: paragraphs,
  season,
  isPopular: z.boolean(),
  images,
});

const departureSchema = z.strictObject({
  startDate: day,
  places: z.int().positive(),
  /** Per person. Default: the trek's price. */
  priceUsd: z.number().positive().multipleOf(0.01).optional(),
  /** It goes, however few join. */
  isGuaranteed: z.boolean().optional(),
  /** The group from which it surely goes. Default: 1 if it is guaranteed, or else nothing is promised. */
  guaranteedFrom: z.int().positive().optional(),
  /** Its leader’s name. */
  guide: singleLine.optional(),
  /** A sentence for visitors. */
  note: singleLine.optional(),
});

/** How the trip begins and ends around the trek. A field that is left out promises nothing: the page says to ask. */
export const arrivalSchema = z.strictObject({
  /** Whether travelers are met at the airport. */
  airportPickup: z.boolean().optional(),
  /** Hotel nights that are included, before and after. */
  nightsBefore: z.int().min(0).max(14).optional(),
  nightsAfter: z.int().min(0).max(14).optional(),
  /** When a transfer starts, who drives it, and whether it is paid for. */
  transfers: z
    .array(z.strictObject({ text: singleLine, isIncluded: z.boolean() }))
    .min(1)
    .optional(),
  meetingPoint: singleLine.optional(),
  /** Answered day and night. */
  emergencyPhone: z
    .string()
    .regex(/^\+\d[\d ]{6,}$/, 'must be a + with country code and number')
    .optional(),
});

export const trekSchema = z.strictObject({
  id,
  status,
  title: singleLine,
  alsoKnownAs,
  country: slug,
  region: slug.optional(),
  location: singleLine,
  description: paragraphs,
  difficulty: z.enum(['Easy', 'Moderate', 'Challenging', 'Difficult', 'Very Difficult', 'Extreme']),
  /** Per person; missing: on request, which `isOnRequest` says on purpose. */
  priceUsd: z.number().positive().multipleOf(0.01).optional(),
  isOnRequest: z.literal(true).optional(),
  durationDays: z.int().positive(),
  maxAltitudeMeters: meters.optional(),
  bestSeason: z.array(z.enum(['Spring', 'Summer', 'Monsoon', 'Autumn', 'Winter'])).min(1),
  season: trekSeason,
  /** Every start is on request, because the company talks about it or checks it first. */
  talkFirst: z.boolean().optional(),
  /** The smallest group that needs no request. Default: `groupSize.minSize`. */
  minimumTravelers: z.int().min(2).optional(),
  /** Days that the permits take. Default: the general lead time. */
  leadTimeDays: z.int().min(0).max(365).optional(),
  /** Departures that anyone can join, until the office changes them: at most one a day. */
  departures: z
    .array(departureSchema)
    .min(1)
    .refine((all) => new Set(all.map(({ startDate }) => startDate)).size === all.length, 'lists a day twice')
    .optional(),
  highlights: texts,
  included: texts,
  excluded: texts,
  groupSize: z
    .strictObject({ minSize: z.int().positive(), maxSize: z.int().positive() })
    .refine(({ minSize, maxSize }) => minSize <= maxSize, 'minSize must not exceed maxSize'),
  /** Names of permits in company/permits.json. */
  permits: texts.optional(),
  /** Name of the nearest weather station in company/climate.json. */
  climate: text.optional(),
  /** The reasons for its difficulty. The hours are in the stages. */
  effort: z.strictObject({ terrain: text, fitness: text }).optional(),
  arrival: arrivalSchema.optional(),
  /** Differences from the general packing list. */
  packing: texts.min(1).optional(),
  questions: z
    .array(z.strictObject({ question: singleLine, answer: text }))
    .min(3)
    .max(6)
    .optional(),
  /** Sources of the facts. */
  sources: texts.min(1).optional(),
  activities: singleLines.min(1),
  trekTypes: singleLines,
  isPopular: z.boolean(),
  isGroup: z.boolean(),
  metaTitle: singleLine,
  metaDescription: singleLine,
  createdAt: day,
  updatedAt: day,
  stages: z.array(stageSchema),
  images,
});

/**
 * A trek's file of an earlier release, which has no season, or `seasonMonths` alone. A server starts with it; the content
 * check refuses it.
 */
export const earlierTrekSchema = trekSchema.extend({
  season: trekSeason.optional(),
  /** The only months in which it goes, 1 to 12. */
  seasonMonths: z.array(z.int().min(1).max(12)).min(1).optional(),
});

export type EarlierTrek = z.output<typeof earlierTrekSchema>;

/** A trek in the form of this release. Whether snow may close its way is in no earlier file, so it may. */
export function withSeason({ seasonMonths, ...trek }: EarlierTrek): TrekContent {
  if (trek.season || !seasonMonths) return trek;
  return { ...trek, season: { months: [...new Set(seasonMonths)], crossesPass: true } };
}

const postFields = z.strictObject({
  id,
  status,
  title: singleLine,
  authorName: singleLine,
  createdAt: day,
  readTimeMinutes: z.int().positive(),
  metaTitle: singleLine,
  metaDescription: singleLine,
  /** The status in files of earlier releases: false is a draft. */
  isPublished: z.boolean().optional(),
  season,
  /** The subject, as `Planning`. */
  topic: singleLine.optional(),
  /** Slugs of treks and posts for those who have read it. */
  relatedTreks: z.array(slug).min(1).max(4).optional(),
  relatedPosts: z.array(slug).min(1).max(4).optional(),
  /** Blocks of HTML. */
  content: paragraphs,
  images,
});

/** Stored with both fields: a server of an earlier release may read it. */
export const postSchema = postFields
  .refine(
    (post) => post.isPublished === undefined || post.status === undefined || post.isPublished === isPublic(post),
    { path: ['isPublished'], error: 'contradicts status: delete isPublished' },
  )
  .transform(({ status: given, isPublished, ...post }) => {
    const whole = given ?? (isPublished === false ? 'draft' : 'public');
    return { ...post, status: whole, isPublished: whole === 'public' };
  });

export type ImageContent = z.output<typeof imageSchema>;
export type CountryContent = z.output<typeof countrySchema>;
export type RegionContent = z.output<typeof regionSchema>;
export type TrekContent = Omit<z.output<typeof trekSchema>, 'season'> & {
  /** Left out in files of an earlier release alone. */
  season?: z.output<typeof trekSeason> | undefined;
  /** The company's facts that it refers to; set when the content is read. */
  references?: TrekReferences | undefined;
  /** Its texts in other languages, from the files beside its own; set when the content is read. */
  translations?: Translations | undefined;
};
type Translations = Partial<Record<TranslatedLanguage, TrekTranslation>>;
export type DepartureContent = z.output<typeof departureSchema>;
export type StageContent = z.output<typeof stageSchema>;
export type PostContent = z.output<typeof postSchema>;

/** One content file. */
export interface ContentEntry<Content> {
  /** The file's name without `.json`. */
  slug: string;
  content: Content;
}

export interface CatalogueContent {
  countries: ContentEntry<CountryContent>[];
  regions: ContentEntry<RegionContent>[];
  treks: ContentEntry<TrekContent>[];
  posts: ContentEntry<PostContent>[];
  /** Agencies that sell the treks, known by the names of their files. */
  partners: ContentEntry<PartnerContent>[];
}

/** Each kind of content is a folder of files and a table. */
export type ContentKind = keyof CatalogueContent;
/** Kinds whose files have a number each. */
export type NumberedKind = Exclude<ContentKind, 'partners'>;
export const NUMBERED_KINDS: readonly NumberedKind[] = ['countries', 'regions', 'treks', 'posts'];
/** Each a folder of files. Those that others name come first. */
export const CONTENT_KINDS: readonly ContentKind[] = [...NUMBERED_KINDS, 'partners'];
