import { memoizeWeak } from '../core/internal/memoize-weak.ts';
import type { BookingPolicyEntity, DepartureEntity, SeasonEntity, TrekDetailsEntity } from './entities.ts';
import { type Photo, type PhotoSizes, photoSizes } from './photo.ts';

/** A place on the map. */
export interface Coordinates {
  latitude: number;
  longitude: number;
  /** It may be a few kilometers off. Default false. */
  isApproximate?: boolean | undefined;
}

/** A part of a day: on foot, by road, by air or on the water. */
export interface Leg {
  /** `walk`, `drive`, `flight`, `helicopter` or `boat`. */
  way: string;
  /** Rounded; null: not known. */
  distanceKm: number | null;
}

/** A point between two nights. */
export interface RoutePoint {
  name: string;
  /** `trailhead`, `pass`, `summit`, `viewpoint`, `base camp`, `lake`, `monastery`, `sight` or `low`, such as a bridge. */
  kind: string;
  /** Meters above sea level. */
  altitude: number;
  coordinates: Coordinates | null;
}

/** A day of the walk as the browser uses it. Missing facts are null. */
export interface ItineraryDay {
  day: number;
  title: string;
  description: string;
  accommodation: string | null;
  meals: string | null;
  /** Meters above sea level, overnight. */
  altitude: number | null;
  /** Hours on foot, as text. */
  walkingHours: string | null;
  startLocation: string | null;
  endLocation: string | null;
  coordinates: Coordinates | null;
  /** How the day moves, in order; left out: the backend does not say. */
  legs?: readonly Leg[] | undefined;
  /** The highest and lowest points on the way, in order. */
  via?: readonly RoutePoint[] | undefined;
  /** Meters up and down on foot between the named points. */
  ascent?: number | null | undefined;
  descent?: number | null | undefined;
  /** The measure against illness on a night far above the one before; left out: the backend does not say. */
  precaution?: string | null | undefined;
}

/** The facts of a trek that a card, a filter or a menu needs. Every value is present and of its type. */
export interface TrekSummary {
  id: number | string;
  title: string;
  slug: string;
  /** First picture, an address that a browser can load. */
  image: string;
  /** The same picture in sizes; left out: `image` is all there is. */
  photo?: PhotoSizes | undefined;
  difficulty: string;
  /** US dollars per person; null: price on request. */
  priceUsd: number | null;
  days: number;
  /** The duration in the catalogue's own words, as '5-7 days'. Null: the number of days says it all. */
  durationText: string | null;
  location: string;
  country: string;
  /** Null: the backend gave a name alone. */
  countryId: number | string | null;
  /** Null: the trek has no region. */
  region: string | null;
  regionId: number | string | null;
  activities: string[];
  /** Names of seasons, as the catalogue has them. */
  bestSeason: string[];
  /** The best months, 1 to 12. Empty: the season is unknown. */
  seasonMonths: readonly number[];
  /** Meters; 0: not known. */
  maxAltitude: number;
  isPopular: boolean;
  isGroup: boolean;
  createdAt: string;
  /** Starts that anyone can join; left out: none is listed. */
  departures?: readonly DepartureEntity[] | undefined;
}

/** A trek with everything that its own page shows. */
export interface Trek extends TrekSummary {
  description: string;
  /** Language of the description and all other texts, such as `en`; left out: the backend does not say. */
  language?: string | undefined;
  /** The languages that they exist in; left out: the backend does not say. */
  languages?: readonly string[] | undefined;
  images: string[];
  /** The photographs behind the pictures, in their order. Empty: they are drawings. Left out: unknown. */
  photos?: readonly Photo[] | undefined;
  /** Stars, 1 to 5. */
  rating: number;
  /** The trek's own reviews, of which the rating is made; left out: it has none, and the rating is the kit's. */
  reviewCount?: number | undefined;
  highlights: string[];
  included: string[];
  excluded: string[];
  itinerary: ItineraryDay[];
  groupSize: { minSize: number; maxSize: number };
  /** When it can be booked; left out: the backend does not say. */
  bookingPolicy?: (BookingPolicyEntity & Partial<Omit<SeasonEntity, 'months'>>) | undefined;
  /** Answers to common questions; left out: the backend does not say, or the trek comes from a list. */
  details?: TrekDetailsEntity | undefined;
  activity: string;
  trekTypes: string[];
  metaTitle: string;
  metaDescription: string;
  updatedAt: string;
}

/** The card's share of a trek: what the page carries for treks that it does not show whole. */
export function summarizeTrek(trek: Trek): TrekSummary {
  const { id, title, slug, image, photo, difficulty, priceUsd, days, durationText, location, country } = trek;
  const { countryId, region, regionId, activities, bestSeason, seasonMonths, maxAltitude } = trek;
  const { isPopular, isGroup, createdAt, departures } = trek;
  return {
    ...{ id, title, slug, image, difficulty, priceUsd, days, durationText, location, country },
    ...(photo && { photo: photoSizes(photo) }),
    ...{ countryId, region, regionId, activities, bestSeason, seasonMonths, maxAltitude },
    ...{ isPopular, isGroup, createdAt },
    ...(departures && { departures }),
  };
}

/** {@link summarizeTrek} of each. The same list gives the same result, and with it the cached search data. */
export const summarizeTreks = memoizeWeak((treks: readonly Trek[]): TrekSummary[] => treks.map(summarizeTrek));
