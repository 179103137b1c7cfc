import { LAST_MINUTE_DAYS, LONGEST_LEAD_MONTHS } from '../core/internal/booking-bounds.ts';
import { type CalendarDate, isCalendarDate } from '../core/internal/calendar-date.ts';
import { type ClosedPeriod, isClosedPeriod } from '../core/internal/closed-periods.ts';
import { monthsOfSeasons } from '../core/internal/seasons-of-month.ts';
import type {
  BookingPolicyEntity,
  DepartureEntity,
  OpenDepartureEntity,
  SeasonEntity,
  TrekEntity,
} from './entities.ts';
import { hasForeignCurrency } from './http/foreign-currency.ts';
import { readDay, readMoment } from './http/read-moment.ts';
import {
  listIn,
  listOf,
  readAmount,
  readCount,
  readDegrees,
  readField,
  readFlag,
  readId,
  readLeaderDiscount,
  readList,
  readNumber,
  readOptionalText,
  readPaths,
  readPrice,
  readText,
  readTexts,
} from './http/read-value.ts';
import { type ImageSource, imageAddress } from './image-path.ts';
import { readTrekDetails } from './normalize-details.ts';
import { readFirstPhoto, readPhotos } from './photo.ts';
import { titleSlug } from './slug.ts';
import type { Coordinates, ItineraryDay, Leg, RoutePoint, Trek } from './trek.ts';

/** Values for those that the backend leaves out. */
export const TREK_DEFAULTS = {
  title: 'Unnamed Trek',
  location: 'Unknown location',
  difficulty: 'Moderate',
  country: 'Nepal',
  activity: 'trekking',
  rating: 4.5,
  minSize: 1,
  maxSize: 10,
} as const;

/** Turns whatever the backend calls a trek into one that can be shown; null for an entry that is no object. */
export function normalizeTrek(raw: unknown, images: ImageSource): Trek | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  const field = (name: keyof TrekEntity) => readField(raw, name);
  const region = field('region');
  const regionName = nameIn(region);
  const title = readText(field('title'), TREK_DEFAULTS.title);
  const pictures = readPaths(field('image')).map((path) => imageAddress(path, images.backendUrl, images.placeholder));
  // Its address is as good a name as any, and tells it from the others of a list.
  const id = readId(field('id')) ?? titleSlug(title);
  const minSize = readAmount(readField(field('groupSize'), 'minSize')) ?? TREK_DEFAULTS.minSize;
  const bestSeason = readTexts(field('bestSeason'));
  const season = readSeason(field('season'), id);
  return {
    id,
    title,
    slug: titleSlug(title),
    image: pictures[0] ?? images.placeholder,
    photo: readFirstPhoto(raw, images),
    photos: readPhotos(raw, images),
    images: pictures.length > 0 ? pictures : [images.placeholder],
    description: readText(field('description'), ''),
    language: readLanguage(field('language')),
    languages: listIn(field('languages'))?.flatMap((tag) => readLanguage(tag) ?? []),
    difficulty: readText(field('difficulty'), TREK_DEFAULTS.difficulty),
    // Some backends write 0 for a price on request.
    priceUsd: isInDollars(raw) ? readPrice(field('price')) || null : null,
    ...readDuration(field('duration')),
    location: regionName ?? readText(field('location'), TREK_DEFAULTS.location),
    country: nameIn(field('country')) ?? nameIn(readField(region, 'country')) ?? TREK_DEFAULTS.country,
    countryId: readId(readField(field('country'), 'id') ?? readField(readField(region, 'country'), 'id')) ?? null,
    region: regionName,
    regionId: readId(field('regionId') ?? readField(region, 'id')) ?? null,
    ...readRating(field('reviews')),
    maxAltitude: readAmount(field('maxAltitude')) ?? 0,
    bestSeason,
    seasonMonths: season?.months ?? readSeasonMonths(field('bookingPolicy')) ?? monthsOfSeasons(bestSeason),
    highlights: readTexts(readField(field('trekHighlight'), 'highlights')),
    included: readTexts(readField(field('included'), 'included')),
    excluded: readTexts(readField(field('included'), 'excluded')),
    itinerary: readItinerary(field('itenaries')),
    groupSize: {
      minSize,
      maxSize: readAmount(readField(field('groupSize'), 'maxSize')) ?? TREK_DEFAULTS.maxSize,
    },
    bookingPolicy: readBookingPolicy(field('bookingPolicy'), season, minSize),
    departures: readDepartures(field('departures'), isInDollars(raw)),
    details: readTrekDetails(field('details')),
    activity: readText(field('activity'), TREK_DEFAULTS.activity),
    activities: readTexts(field('activities')),
    trekTypes: readTexts(field('trekTypes')),
    isPopular: readFlag(field('isPopular')),
    isGroup: readFlag(field('isGroup')),
    metaTitle: readText(field('metaTitle'), title),
    metaDescription: readText(field('metaDescription'), ''),
    createdAt: readMoment(field('createdAt')),
    updatedAt: readMoment(field('updatedAt')),
  };
}

/** The average of a trek's own reviews, if it has any. */
function readRating(reviews: unknown): Pick<Trek, 'rating' | 'reviewCount'> {
  const reviewCount = readCount(readField(reviews, 'count'));
  const rating = readNumber(readField(reviews, 'stars')) ?? 0;
  return reviewCount && rating >= 1 && rating <= 5 ? { rating, reviewCount } : { rating: TREK_DEFAULTS.rating };
}

/** The language of a tag such as `de` or `de-CH`; undefined: none. */
const readLanguage = (tag: unknown) => /^[a-z]{2,3}(?=-|$)/.exec(readText(tag, '').toLowerCase())?.[0];

/** Some backends name the currency of a price beside it. */
const isInDollars = (raw: unknown) => !hasForeignCurrency(readText(readField(raw, 'currency'), '').toUpperCase());

/** The name of a place, which some backends write in its stead. */
const nameIn = (place: unknown) => readOptionalText(readField(place, 'name') ?? place);

/** Every trek of a list; entries that are none are dropped with one warning, and anything but a list is an empty one. */
export function normalizeTreks(raw: unknown, images: ImageSource): Trek[] {
  const treks = (listOf(raw, 'treks') ?? []).map((entry) => normalizeTrek(entry, images));
  const dropped = treks.filter((trek) => trek === null).length;
  if (dropped > 0) console.warn(`@trek/ui: ${dropped} of ${treks.length} treks were no objects and were left out.`);
  return treks.filter((trek) => trek !== null);
}

/**
 * Undefined: the backend names no bound and no season. A bound that is missing beside others is that of the terms: a trek
 * that is closed, or talked about first, must not be paid at once.
 */
function readBookingPolicy(policy: unknown, season: Season | undefined, minSize: number): Trek['bookingPolicy'] {
  const field = (name: keyof BookingPolicyEntity) => readField(policy, name);
  const named = {
    minimumTravelers: readAmount(field('minimumTravelers')),
    leadTimeDays: readAmount(field('leadTimeDays')),
    longestLeadMonths: readAmount(field('longestLeadMonths')),
  };
  const isBounded = Object.values(named).some((bound) => bound !== undefined);
  const seasonMonths = season?.months ?? readMonths(field('seasonMonths'));
  const talkFirst = readFlag(field('talkFirst'));
  const leaderDiscount = readLeaderDiscount(field('leaderDiscount'));
  const guests = readFlag(field('guests'));
  const isSeasonal = seasonMonths.length > 0 || season?.crossesPass || (season?.closed ?? []).length > 0;
  if (!isBounded && !isSeasonal && !talkFirst && !leaderDiscount && !guests) return undefined;
  return {
    minimumTravelers: named.minimumTravelers ?? minSize,
    leadTimeDays: named.leadTimeDays ?? LAST_MINUTE_DAYS,
    longestLeadMonths: named.longestLeadMonths ?? LONGEST_LEAD_MONTHS,
    seasonMonths,
    shoulderMonths: season?.shoulderMonths ?? readMonths(field('shoulderMonths')),
    crossesPass: season?.crossesPass,
    closed: season?.closed,
    talkFirst: talkFirst || undefined,
    leaderDiscount,
    privateStarts: readFlag(field('privateStarts')) || undefined,
    guests: guests || undefined,
  };
}

/** A season without months leaves those of the policy. */
type Season = Pick<SeasonEntity, 'crossesPass' | 'closed'> & Partial<Pick<SeasonEntity, 'months' | 'shoulderMonths'>>;

/** Undefined: the backend has no such field. A list of treks may say the months alone. */
function readSeason(season: unknown, trekId: number | string): Season | undefined {
  const field = (name: keyof SeasonEntity) => readField(season, name);
  const listed = (name: 'months' | 'shoulderMonths') => {
    const months = listIn(field(name));
    return months && reported(months, readMonths(months), 'months', trekId);
  };
  const [months, periods, crossesPass] = [listed('months'), listIn(field('closed')), readFlag(field('crossesPass'))];
  if (!months && !periods && !crossesPass) return undefined;
  return {
    ...(months && { months, shoulderMonths: listed('shoulderMonths') ?? [] }),
    crossesPass,
    closed: reported(periods ?? [], readClosedPeriods(periods), 'closed periods', trekId),
  };
}

const readClosedPeriods = (periods: unknown): ClosedPeriod[] =>
  readList(periods)
    .map((period) => ({ from: readClosedDay(readField(period, 'from')), to: readClosedDay(readField(period, 'to')) }))
    .filter(isClosedPeriod);

/** The entries of a list that could be read. The console names how many could not. */
function reported<Entry>(listed: readonly unknown[], read: Entry[], what: string, trekId: number | string): Entry[] {
  const lost = listed.length - read.length;
  if (lost > 0) {
    const entries = `${lost} of ${listed.length} ${what} of trek ${trekId}`;
    console.warn(`@trek/ui: ${entries} could not be read and were left out.`);
  }
  return read;
}

/** `MM-DD` for each year, or a day of one, in whichever form a backend writes it. */
const readClosedDay = (value: unknown) => readDay(value) ?? readText(value, '');

/** A value that is not a month would put every day out of season. */
const readMonths = (months: unknown) =>
  readList(months)
    .flatMap((month) => readAmount(month) ?? [])
    .filter((month) => Number.isInteger(month) && month >= 1 && month <= 12);

/** Undefined: the backend says nothing of months. A summary says these and no more of its policy. */
function readSeasonMonths(policy: unknown): number[] | undefined {
  const months = readField(policy, 'seasonMonths');
  return listIn(months) ? readMonths(months) : undefined;
}

/** Those with a day and places; undefined: the backend lists none. Prices count in dollars alone. */
function readDepartures(listed: unknown, isInDollars: boolean): DepartureEntity[] | undefined {
  const departures = readList(listed).flatMap((entry) => {
    const startDate = readDay(readField(entry, 'startDate')) ?? '';
    const places = readAmount(readField(entry, 'places'));
    if (!isCalendarDate(startDate) || places === undefined) return [];
    const isGuaranteed = readFlag(readField(entry, 'isGuaranteed'));
    return { startDate, places, isGuaranteed, ...readDepartureFacts(entry, isInDollars) };
  });
  return departures.length > 0 ? departures : undefined;
}

/** The facts of a departure that not every backend has. */
function readDepartureFacts(entry: unknown, isInDollars: boolean): Partial<DepartureEntity> {
  const amount = (name: keyof DepartureEntity) => readAmount(readField(entry, name));
  const text = (name: keyof DepartureEntity) => readText(readField(entry, name), '') || undefined;
  const facts = {
    placesLeft: amount('placesLeft'),
    missingTravelers: amount('missingTravelers'),
    price: (isInDollars && readPrice(readField(entry, 'price'))) || undefined,
    guide: text('guide'),
    note: text('note'),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined));
}

/** How many places each start has left, by its day. */
export function readPlacesLeft(departures: unknown): Record<CalendarDate, number> {
  const left = readList(departures).flatMap((entry) => {
    const places = readAmount(readField(entry, 'placesLeft' satisfies keyof OpenDepartureEntity));
    return places === undefined ? [] : [[readDay(readField(entry, 'startDate')) ?? '', places] as const];
  });
  return Object.fromEntries(left);
}

const isInWords = (value: unknown): value is string => typeof value === 'string' && /\D/.test(value.trim());

function readDuration(value: unknown): { days: number; durationText: string | null } {
  return { days: readAmount(value) ?? 0, durationText: isInWords(value) ? value.trim() : null };
}

function readItinerary(value: unknown): ItineraryDay[] {
  return readList(value)
    .filter((entry) => typeof entry === 'object' && entry !== null)
    .map((entry, index) => readItineraryDay(entry, index + 1))
    .sort((one, other) => one.day - other.day);
}

function readCoordinates(entry: unknown): Coordinates | null {
  const latitude = readDegrees(readField(readField(entry, 'coordinates'), 'latitude'));
  const longitude = readDegrees(readField(readField(entry, 'coordinates'), 'longitude'));
  if (latitude === undefined || longitude === undefined) return null;
  const isApproximate = readFlag(readField(readField(entry, 'coordinates'), 'isApproximate'));
  return { latitude, longitude, ...(isApproximate && { isApproximate }) };
}

function readLegs(value: unknown): Leg[] {
  return readList(value).flatMap((leg) => {
    const way = readText(readField(leg, 'way'), '');
    return way ? [{ way, distanceKm: readAmount(readField(leg, 'distanceKm')) ?? null }] : [];
  });
}

function readVia(value: unknown): RoutePoint[] {
  return readList(value).flatMap((point) => {
    const [name, altitude] = [readText(readField(point, 'name'), ''), readAmount(readField(point, 'altitude'))];
    if (!name || altitude === undefined) return [];
    return [{ name, kind: readText(readField(point, 'kind'), ''), altitude, coordinates: readCoordinates(point) }];
  });
}

function readItineraryDay(entry: unknown, position: number): ItineraryDay {
  const day = readNumber(readField(entry, 'day')) ?? position;
  return {
    day,
    title: readText(readField(entry, 'title'), `Day ${day}`),
    description: readText(readField(entry, 'description'), ''),
    accommodation: readOptionalText(readField(entry, 'accommodation')),
    meals: readOptionalText(readField(entry, 'meal') ?? readField(entry, 'meals')),
    altitude: readNumber(readField(entry, 'altitude')) ?? null,
    walkingHours: readOptionalText(readField(entry, 'walkingHours')),
    startLocation: readOptionalText(readField(entry, 'startLocation')),
    endLocation: readOptionalText(readField(entry, 'endLocation')),
    coordinates: readCoordinates(entry),
    legs: readLegs(readField(entry, 'legs')),
    via: readVia(readField(entry, 'via')),
    ascent: readAmount(readField(entry, 'ascent')) ?? null,
    descent: readAmount(readField(entry, 'descent')) ?? null,
    precaution: readOptionalText(readField(entry, 'precaution')),
  };
}
