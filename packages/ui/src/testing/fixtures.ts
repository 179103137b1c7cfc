import type { User } from '../api/entities.ts';
import type { Trek } from '../api/trek.ts';
import type { BookingDetails } from '../sales/booking/booking.rules.ts';

/** The moment at which every test starts: 1 January 2030, 00:00 UTC, in milliseconds and in seconds since 1970. */
export const TEST_NOW_MS = Date.UTC(2030, 0, 1);
export const TEST_NOW_SECONDS = TEST_NOW_MS / 1000;
/** The calendar day of that moment. */
export const TEST_TODAY = '2030-01-01';

export const testUser: User = {
  id: 7,
  email: 'maya@example.com',
  fullname: 'Maya Gurung',
  role: 'user',
  phone: '+977 1 4000000',
  googleId: null,
};

export const testDetails: BookingDetails = {
  firstName: 'Maya',
  lastName: 'Gurung',
  email: 'maya@example.com',
  phone: '+977 1 4000000',
  country: 'Nepal',
  specialRequirements: '',
  bookingDate: '2030-04-12',
};

export const testTrek: Trek = {
  id: 12,
  title: 'Annapurna Base Camp Trek',
  slug: 'annapurna-base-camp-trek',
  image: 'https://api.example.com/uploads/annapurna.jpg',
  images: ['https://api.example.com/uploads/annapurna.jpg'],
  difficulty: 'Moderate',
  priceUsd: 1450,
  days: 12,
  durationText: null,
  location: 'Annapurna',
  country: 'Nepal',
  region: 'Annapurna',
  countryId: 1,
  regionId: 3,
  activities: ['Trekking'],
  isPopular: true,
  isGroup: true,
  createdAt: '2029-05-01T00:00:00.000Z',
  description: 'Through rhododendron woods to the foot of Annapurna.',
  rating: 4.5,
  maxAltitude: 4130,
  bestSeason: ['Spring', 'Autumn'],
  seasonMonths: [3, 4, 5, 9, 10, 11],
  highlights: ['Sunrise above the sanctuary'],
  included: ['Guide'],
  excluded: ['Flights'],
  itinerary: [],
  groupSize: { minSize: 1, maxSize: 10 },
  activity: 'trekking',
  trekTypes: ['Teahouse'],
  metaTitle: 'Annapurna Base Camp Trek',
  metaDescription: 'Twelve days to Annapurna Base Camp.',
  updatedAt: '2029-05-01T00:00:00.000Z',
};

/** A token as text: unsigned, for only a server can check a signature. Valid for an hour after {@link TEST_NOW_MS}. */
export function makeToken(claims: Record<string, unknown> = {}): string {
  const payload = {
    userId: String(testUser.id),
    email: testUser.email,
    fullname: testUser.fullname,
    role: 'user',
    exp: TEST_NOW_SECONDS + 3600,
    ...claims,
  };
  return [{ alg: 'none', typ: 'JWT' }, payload].map(base64Url).concat('unsigned').join('.');
}

function base64Url(value: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
