import type { Place } from '../api/place.ts';
import type { ItineraryDay, Trek } from '../api/trek.ts';
import { BACKEND_URL } from './api-answers.ts';
import { testTrek } from './fixtures.ts';
import { TREK_ROWS } from './trek-rows.ts';

const pictureOf = (name: string) => `${BACKEND_URL}/uploads/${name}.jpg`;

/** A catalogue of thirteen treks, which is three pages; the fixture's own trek comes first. */
export const storyTreks: Trek[] = TREK_ROWS.map(
  ([title, region, country, difficulty, days, priceUsd, maxAltitude], index) => ({
    ...testTrek,
    id: Number(testTrek.id) + index,
    title,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    image: pictureOf(title.toLowerCase().replaceAll(' ', '-')),
    region,
    regionId: region === 'Annapurna' ? testTrek.regionId : index + 20,
    location: region ?? country,
    country,
    difficulty,
    days,
    durationText: null,
    priceUsd,
    maxAltitude,
    seasonMonths: index % 5 === 4 ? [6, 7, 8, 9] : [3, 4, 5, 10, 11],
    activities: index % 4 === 3 ? ['Trekking', 'Short hikes'] : ['Trekking'],
    isPopular: index % 3 === 0,
    isGroup: index % 2 === 0,
  }),
);

export const storyRegions: Place[] = [
  { id: 3, name: 'Annapurna', slug: 'annapurna', country: 'Nepal', description: '', image: pictureOf('annapurna') },
];

export const storyCountries = ['Nepal', 'Bhutan', 'Tibet', 'India'];

const day = (number: number, title: string, facts: Partial<ItineraryDay>): ItineraryDay => ({
  day: number,
  title,
  description: '',
  accommodation: null,
  meals: null,
  altitude: null,
  walkingHours: null,
  startLocation: null,
  endLocation: null,
  coordinates: null,
  ...facts,
});

/** A trek with everything that its page can show. */
export const storyTrek: Trek = {
  ...testTrek,
  image: pictureOf('sanctuary'),
  images: ['sanctuary', 'chomrong', 'machapuchare'].map(pictureOf),
  description: 'Through rhododendron woods to the foot of Annapurna.\nEvenings are spent in stone lodges.',
  highlights: ['Sunrise above the sanctuary', 'Hot springs at Jhinu'],
  included: ['Licensed guide', 'All permits'],
  excluded: ['International flights', 'Insurance'],
  itinerary: [
    day(1, 'Pokhara to Ulleri', {
      description: 'Stone steps through terraced fields.',
      accommodation: 'Teahouse',
      meals: 'Breakfast, dinner',
      altitude: 2020,
      walkingHours: '5–6',
      legs: [
        { way: 'drive', distanceKm: 18 },
        { way: 'walk', distanceKm: 8 },
      ],
      via: [{ name: 'Birethanti', kind: 'trailhead', altitude: 1025, coordinates: null }],
      ascent: 1000,
      descent: 60,
      endLocation: 'Ulleri',
      coordinates: { latitude: 28.356, longitude: 83.733 },
    }),
    day(2, 'Ulleri to Ghorepani', {
      description: 'Rhododendron woods.',
      accommodation: 'Teahouse',
      altitude: 2874,
      endLocation: 'Ghorepani',
      coordinates: { latitude: 28.4, longitude: 83.701 },
    }),
    day(3, 'Rest day', {}),
  ],
};

/** Pokhara, °C by day and at night, and millimeters of rain. */
const POKHARA = [
  ...[
    [20, 7, 23],
    [22, 9, 35],
    [27, 13, 60],
    [30, 16, 128],
    [30, 18, 358],
    [31, 21, 669],
  ],
  ...[
    [30, 22, 940],
    [30, 22, 866],
    [30, 21, 641],
    [27, 17, 164],
    [24, 12, 18],
    [20, 8, 22],
  ],
].map(([day = 0, night = 0, rain = 0]) => ({ day, night, rain }));

/** Answers to every common question. */
export const storyDetails: NonNullable<Trek['details']> = {
  permits: [
    { name: 'Annapurna Conservation Area entry', issuer: 'National Trust for Nature Conservation', fee: 'NPR 3,000' },
    { name: 'Local entry fee', issuer: 'The municipalities on the way', fee: null },
  ],
  effort: { terrain: 'Stone steps for most of the way.', fitness: 'Good knees matter more than speed.' },
  packing: ['Walking poles for the steps', 'Rain jacket'],
  questions: [
    { question: 'How many steps are there?', answer: 'Several thousand.' },
    { question: 'Is there snow?', answer: 'From December to March.' },
  ],
  singleSupplement: 130,
  weather: { place: 'Pokhara', altitude: 830, source: 'Climate normals', months: POKHARA },
  carbon: { kilograms: 55, method: 'Estimate: 505 km by road.' },
  guide: { name: 'Bishnu Gurung', role: 'Senior guide', bio: 'Leads the long circuits.' },
  similar: [
    {
      ...{ id: 23, title: 'Mardi Himal Trek', region: 'Annapurna', duration: 7 },
      ...{ difficulty: 'Moderate', maxAltitude: 4500 },
    },
    { id: 15, title: 'Langtang Valley Trek', region: 'Langtang', duration: 9, difficulty: 'Easy', maxAltitude: null },
  ],
  sources: ['Published itineraries of this route.'],
};
