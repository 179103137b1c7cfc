import type { User } from '../api/entities.ts';
import type { Trek } from '../api/trek.ts';
import type { BookingDetails } from '../sales/booking/booking.rules.ts';

/** The moment at which a test starts: 1 January 2030, 00:00 UTC, in milliseconds since 1970. */
export const TEST_NOW_MS = Date.UTC(2030, 0, 1);
/** The same in seconds, as tokens have it. */
export const TEST_NOW_SECONDS = TEST_NOW_MS / 1000;
/** The calendar day of that moment: `YYYY-MM-DD`. */
export const TEST_TODAY = '2030-01-01';

/** A user, as the backend tells of them. {@link apiHandlers} know her, by {@link TEST_PASSWORD}. */
export const testUser: User = {
  id: 7,
  email: 'maya@example.com',
  fullname: 'Maya Gurung',
  role: 'user',
  phone: '+977 1 4000000',
  googleId: null,
};

/** The code in place of each that a backend mails: the one in memory sends no mails. */
export const TEST_CODE = '123456';

/** The password of {@link testUser}. */
export const TEST_PASSWORD = 'Yak-butter-tea-7';

/** Details of a booking as its dialog takes them. */
export const testDetails: BookingDetails = {
  firstName: 'Maya',
  lastName: 'Gurung',
  email: 'maya@example.com',
  phone: '+977 1 4000000',
  country: 'Nepal',
  specialRequirements: '',
  bookingDate: '2030-04-12',
};

/** A trek as pages and parts take it. `testTrekEntity` is the backend's answer about it. */
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

/**
 * A token that a session accepts: unsigned, for only a server can check a signature.
 * @param claims in place of those of {@link testUser}. `exp`, in seconds since 1970, is an hour after {@link TEST_NOW_MS}
 */
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
