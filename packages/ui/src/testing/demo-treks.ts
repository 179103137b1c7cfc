import type { ItineraryEntryEntity, RegionEntity, TrekEntity } from '../api/entities.ts';
import { titleSlug } from '../api/slug.ts';
import { testTrekEntity } from './api-answers.ts';
import { TREK_ROWS } from './trek-rows.ts';

const COUNTRIES = [...new Set(TREK_ROWS.map(([, , country]) => country))];
const { createdAt, updatedAt } = testTrekEntity;

const countryOf = (name: string) => ({ id: COUNTRIES.indexOf(name) + 1, name });

const regionOf = (name: string, country: string, id: number): RegionEntity => ({
  id,
  name,
  countryId: countryOf(country).id,
  country: countryOf(country),
  description: `Treks around ${name}.`,
  image: `${titleSlug(name)}.jpg`,
  isPopular: true,
  createdAt,
  updatedAt,
});

const REGIONS = [...new Set(TREK_ROWS.map(([, region]) => region))].filter((name) => name !== null);

/** A day's night. Two thirds of the way it is highest. */
function altitudeOn(day: number, days: number, highest: number): number {
  const top = Math.ceil(days * 0.66);
  const part = day <= top ? day / top : (days - day) / Math.max(1, days - top);
  return Math.round((1400 + part * (highest - 1400)) / 10) * 10;
}

function itineraryOf(days: number, highest: number): ItineraryEntryEntity[] {
  return Array.from({ length: days }, (_, index) => {
    const day = index + 1;
    const isLast = day === days;
    return {
      ...{ day, title: day === 1 ? 'Drive to the trailhead' : isLast ? 'Drive back' : 'Walk to the next lodge' },
      description: isLast ? 'Back on the road, with time for photographs.' : 'An easy pace, with a long rest at noon.',
      ...{ accommodation: isLast ? null : 'Lodge', meal: 'Breakfast, dinner' },
      altitude: isLast ? null : altitudeOn(day, days, highest),
      ...{ walkingHours: null, startLocation: null, endLocation: null, coordinates: null },
    };
  });
}

/** Twelve treks of four countries, as a backend sends them: for {@link memoryBackend}, and for `apiHandlers`. */
export const demoTreks: TrekEntity[] = TREK_ROWS.slice(0, 12).map(
  ([title, region, country, difficulty, duration, price, maxAltitude], index) => ({
    ...testTrekEntity,
    ...{ id: Number(testTrekEntity.id) + index, title, difficulty, price, duration, maxAltitude },
    description: `${title}: ${duration} days in ${region ?? country}, up to ${maxAltitude} m.\nA trek of the demonstration: it can be booked, and no one will go.`,
    image: [`${titleSlug(title)}.jpg`, `${titleSlug(title)}-summit.jpg`],
    bestSeason: index % 5 === 4 ? ['Summer'] : ['Spring', 'Autumn'],
    itenaries: itineraryOf(duration, maxAltitude),
    location: region ?? country,
    regionId: region ? REGIONS.indexOf(region) + 1 : null,
    region: region ? regionOf(region, country, REGIONS.indexOf(region) + 1) : null,
    country: countryOf(country),
    activities: index % 4 === 3 ? ['Trekking', 'Short hikes'] : ['Trekking'],
    isPopular: index % 3 === 0,
    isGroup: index % 2 === 0,
    metaTitle: title,
    metaDescription: `${title} in ${duration} days.`,
  }),
);
