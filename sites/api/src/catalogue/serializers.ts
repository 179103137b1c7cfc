import { trekViews } from '@trek/art';
import type {
  BlogPostEntity,
  BookingPolicyEntity,
  CountryEntity,
  DepartureEntity,
  ItineraryEntryEntity,
  PhotoEntity,
  RegionEntity,
  SeasonEntity,
  TrekDetailsEntity,
  TrekEntity,
} from '@trek/ui/api';
import { LAST_MINUTE_DAYS, LONGEST_LEAD_MONTHS } from '@trek/ui/pricing';
import { arrivalOf } from '../content/arrival.ts';
import type {
  CountryContent,
  PostContent,
  RegionContent,
  StageContent,
  TrekContent,
} from '../content/content-schema.ts';
import { languagesOf } from '../content/translations.ts';
import { defaultPhotoPath } from '../photos/photographs.ts';
import { carbonOf } from './carbon.ts';
import { climbOf } from './climb.ts';
import { drawingEntity } from './sized-drawings.ts';

/** Turns content into the entities of the API. */

/** The drawing of a trek that stands for it. */
export const trekImage = (trekId: number) => drawnImage(`trek-${trekId}-day`);

/** The image of a subject: its photographs, or a drawing until there is one. */
function pictured(photos: PhotoEntity[], drawing: string) {
  const [first] = photos;
  if (first) return { image: defaultPhotoPath(first), sources: photos };
  return { image: drawnImage(drawing), sources: photos, drawing: drawingEntity(drawing, `${drawing}-dusk`) };
}

export function countryEntity({ id, name, description }: CountryContent, photos: PhotoEntity[]): CountryEntity {
  return { id, name, description: lines(description), ...pictured(photos, `country-${id}`) };
}

/**
 * @param photos the region's photographs that are ready
 * @param createdAt when the region was added to the catalogue, ISO 8601
 * @param updatedAt when its content last changed
 */
export function regionEntity(
  { id, name, description, isPopular }: RegionContent,
  country: CountryContent,
  photos: PhotoEntity[],
  createdAt: string,
  updatedAt: string,
): RegionEntity {
  return {
    id,
    name,
    countryId: country.id,
    country: { id: country.id, name: country.name },
    description: lines(description),
    ...pictured(photos, `region-${id}`),
    isPopular,
    createdAt,
    updatedAt,
  };
}

export function trekEntity(
  trek: TrekContent,
  country: CountryContent,
  region: RegionEntity | null,
  photos: PhotoEntity[],
  departures?: DepartureEntity[],
): TrekEntity {
  const { id, title, difficulty, bestSeason, groupSize, location, activities, trekTypes, isPopular, isGroup } = trek;
  const itenaries = trek.stages.map((stage, index) => itineraryEntry(stage, trek.stages[index - 1]));
  const views = trekViews({ itenaries, activities });
  return {
    id,
    title,
    description: lines(trek.description),
    language: 'en',
    languages: languagesOf(trek),
    difficulty,
    price: trek.priceUsd ?? null,
    duration: trek.durationDays,
    maxAltitude: trek.maxAltitudeMeters ?? null,
    bestSeason,
    image: photos.length > 0 ? photos.map(defaultPhotoPath) : views.map((view) => drawnImage(`trek-${id}-${view}`)),
    sources: photos,
    drawing: photos.length > 0 ? undefined : drawingEntity(`trek-${id}-day`, `trek-${id}-dusk`),
    trekHighlight: { highlights: trek.highlights },
    included: { included: trek.included, excluded: trek.excluded },
    itenaries,
    culturalFeatures: [],
    floralFeatures: [],
    groupSize,
    location,
    regionId: region?.id ?? null,
    region,
    country: { id: country.id, name: country.name },
    activity: activities[0] ?? '',
    activities,
    trekTypes,
    isPopular,
    isGroup,
    metaTitle: trek.metaTitle,
    metaDescription: trek.metaDescription,
    createdAt: midnight(trek.createdAt),
    updatedAt: midnight(trek.updatedAt),
    season: seasonEntity(trek),
    bookingPolicy: policyEntity(trek),
    departures,
  };
}

/** The permits that a trek needs. Undefined: its file does not say. */
export const permitEntities = ({ permits, references }: TrekContent) =>
  permits && references?.permits.map(({ name, issuer, fee = null }) => ({ name, issuer, fee }));

/** Answers to common questions about a trek, with others like it. */
export function trekDetailsEntity(
  trek: TrekContent,
  similar: readonly TrekContent[],
  regionName: (slug: string) => string | null,
): TrekDetailsEntity {
  const { effort, packing, questions, sources, references } = trek;
  const { climate, guide, singleSupplementUsd } = references ?? {};
  return {
    permits: permitEntities(trek),
    ...{ effort, packing, questions, guide, sources },
    arrival: arrivalOf(trek),
    singleSupplement: singleSupplementUsd,
    weather: climate && {
      place: climate.place,
      altitude: climate.altitudeMeters,
      source: climate.source,
      months: climate.months.map(([day, night, rain]) => ({ day, night, rain })),
    },
    carbon: carbonOf(trek.stages),
    similar: similar.map(({ id, title, region, durationDays, difficulty, maxAltitudeMeters = null }) => ({
      ...{ id, title, region: region === undefined ? null : regionName(region) },
      ...{ duration: durationDays, difficulty, maxAltitude: maxAltitudeMeters },
    })),
  };
}

/** The fields of a trek that `summarizeTrek` of the client reads. */
export function trekSummaryEntity(trek: TrekEntity) {
  const { id, title, difficulty, price, duration, location, country, regionId, region, image, sources, drawing } = trek;
  const { bestSeason, maxAltitude, season, activities, isPopular, isGroup, createdAt, departures, reviews } = trek;
  return {
    ...{ id, title, difficulty, price, duration, location, country, regionId },
    region: region && { id: region.id, name: region.name, country: region.country },
    image: image.slice(0, 1),
    sources: sources?.slice(0, 1).map(({ standIn, ...photo }) => photo),
    drawing,
    ...{ bestSeason, maxAltitude, activities, isPopular, isGroup, createdAt, departures },
    ...(reviews && { reviews }),
    season: season && { months: season.months },
  };
}

/** Undefined for a file of an earlier release. */
function seasonEntity({ season }: TrekContent): SeasonEntity | undefined {
  if (!season) return undefined;
  const { months, shoulderMonths = [], crossesPass, closed = [] } = season;
  return { months, shoulderMonths, crossesPass, closed };
}

export function policyEntity(trek: TrekContent): BookingPolicyEntity {
  const { groupSize, minimumTravelers = groupSize.minSize, leadTimeDays = LAST_MINUTE_DAYS, talkFirst = false } = trek;
  const season = seasonEntity(trek);
  const leaderDiscount = trek.references?.leaderDiscount;
  return {
    seasonMonths: season?.months ?? [],
    shoulderMonths: season?.shoulderMonths ?? [],
    minimumTravelers,
    leadTimeDays,
    longestLeadMonths: LONGEST_LEAD_MONTHS,
    privateStarts: true,
    // Without a known season nothing is charged before the company has looked at it.
    ...((talkFirst || !season) && { talkFirst: true }),
    ...(leaderDiscount && { leaderDiscount: [...leaderDiscount] }),
    ...(trek.references?.takesGuests && { guests: true }),
  };
}

export interface RelatedTitles {
  trek: (slug: string) => { title: string } | undefined;
  post: (slug: string) => { title: string; metaTitle: string } | undefined;
}

/** @param titleOf titles of treks and posts that are on the site; undefined for others */
export function blogPostEntity(post: PostContent, photos: PhotoEntity[], titleOf: RelatedTitles): BlogPostEntity {
  const { id, title, authorName, metaTitle, metaDescription, isPublished } = post;
  return {
    id,
    title,
    ...pictured(photos, `post-${id}`),
    content: post.content.join('\n'),
    authorName,
    createdAt: midnight(post.createdAt),
    readTime: post.readTimeMinutes,
    metaTitle,
    metaDescription,
    isPublished,
    topic: post.topic,
    relatedTreks: post.relatedTreks?.flatMap((slug) => titleOf.trek(slug) ?? []),
    relatedPosts: post.relatedPosts?.flatMap((slug) => titleOf.post(slug) ?? []),
  };
}

function itineraryEntry(stage: StageContent, before: StageContent | undefined): ItineraryEntryEntity {
  return {
    day: stage.day,
    title: stage.title,
    description: stage.description,
    accommodation: stage.accommodation ?? null,
    meal: stage.meals ?? null,
    altitude: stage.altitudeMeters ?? null,
    walkingHours: stage.walkingHours ?? null,
    startLocation: stage.startLocation ?? null,
    endLocation: stage.endLocation ?? null,
    coordinates: stage.coordinates ?? null,
    legs: (stage.legs ?? []).map(({ way, distanceKm = null }) => ({ way, distanceKm })),
    via: (stage.via ?? []).map(({ name, kind, altitudeMeters, coordinates = null }) => ({
      ...{ name, kind, altitude: altitudeMeters, coordinates },
    })),
    ...climbOf(stage, before),
    precaution: stage.precaution ?? null,
  };
}

const drawnImage = (name: string) => `/uploads/art/${name}.svg`;

function lines(paragraphs: readonly string[]): string {
  return paragraphs.join('\n');
}

/** A day as a timestamp, for fields that hold one. */
function midnight(day: string): string {
  return `${day}T00:00:00.000Z`;
}
