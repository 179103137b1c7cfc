import type {
  BlogPostEntity,
  BookedTrek,
  BookingTerms,
  ChangeQuoteEntity,
  CountryEntity,
  OwnTravelerEntity,
  PaymentConfig,
  PaymentIntent,
  PaymentStatus,
  RegionEntity,
  SignedInAnswer,
  SignedInDevice,
  TravelerEntity,
  TrekEntity,
  User,
} from '../api/entities.ts';
import type { SearchIndex } from '../api/search-index.ts';
import { API_CALLS, type ApiCallName } from '../contract/calls.ts';
import { makeToken, TEST_TODAY, testTrek, testUser } from './fixtures.ts';

/** The backend of stories and tests. Only handlers answer there. */
export const BACKEND_URL = 'https://api.example.com';

const writtenAt = testTrek.createdAt;
const nepal = { id: 1, name: 'Nepal' };

const annapurna: RegionEntity = {
  id: 3,
  name: 'Annapurna',
  countryId: nepal.id,
  country: nepal,
  description: 'The range above Pokhara.',
  image: 'annapurna-region.jpg',
  isPopular: true,
  createdAt: writtenAt,
  updatedAt: writtenAt,
};

/** The backend's answer about `testTrek`. */
export const testTrekEntity: TrekEntity = {
  id: 12,
  title: testTrek.title,
  description: testTrek.description,
  difficulty: testTrek.difficulty,
  price: testTrek.priceUsd,
  duration: testTrek.days,
  maxAltitude: testTrek.maxAltitude,
  bestSeason: testTrek.bestSeason,
  image: ['annapurna.jpg'],
  trekHighlight: { highlights: testTrek.highlights },
  included: { included: testTrek.included, excluded: testTrek.excluded },
  itenaries: [],
  culturalFeatures: [],
  floralFeatures: [],
  groupSize: testTrek.groupSize,
  location: testTrek.location,
  regionId: annapurna.id,
  region: annapurna,
  country: nepal,
  activity: testTrek.activity,
  activities: testTrek.activities,
  trekTypes: testTrek.trekTypes,
  isPopular: testTrek.isPopular,
  isGroup: testTrek.isGroup,
  metaTitle: testTrek.metaTitle,
  metaDescription: testTrek.metaDescription,
  createdAt: writtenAt,
  updatedAt: writtenAt,
};

const countries: CountryEntity[] = [
  { ...nepal, description: 'Eight of the ten highest mountains.', image: 'nepal.jpg' },
  { id: 2, name: 'Bhutan', description: 'Monasteries above the clouds.', image: 'bhutan.jpg' },
];

/** A confirmed booking whose deposit is paid. */
export const testBooking: BookedTrek = {
  id: 41,
  trekId: testTrekEntity.id,
  trek: { title: testTrekEntity.title, image: testTrekEntity.image },
  status: 'confirmed',
  startDate: '2030-04-12',
  endDate: '2030-04-23',
  advanceAmount: 290,
  balanceAmount: 1160,
  createdAt: `${TEST_TODAY}T00:00:00.000Z`,
};

/** A post with a related trek. */
export const testPost: BlogPostEntity = {
  id: 5,
  title: 'How to acclimatize',
  image: 'acclimatize.jpg',
  content: '<p>Climb high, sleep low.</p>',
  authorName: 'Pasang Dorje Sherpa',
  createdAt: writtenAt,
  readTime: 4,
  metaTitle: 'How to acclimatize',
  metaDescription: 'How altitude sickness begins, how fast to climb, and when to go down.',
  isPublished: true,
  relatedTreks: [{ title: testTrekEntity.title }],
};

/** One booking in every state that the backend names, and in one that the kit does not know. */
export const testBookings: BookedTrek[] = [
  testBooking,
  { ...testBooking, id: 42, status: 'pending', startDate: '2030-10-01', endDate: '2030-10-12' },
  { ...testBooking, id: 43, status: 'cancelled', advanceAmount: 0 },
  { ...testBooking, id: 44, status: 'unknown', statusText: 'waitlisted', advanceAmount: 1450, balanceAmount: 0 },
];

/** The same as the backend sends them. */
export const storedBookings = testBookings.map(({ statusText, ...booking }) => ({
  ...booking,
  status: statusText ?? booking.status,
}));

/** A booking for three people who closed the dialog before they paid, as a backend tells all of it. */
export const unpaidTestBooking = {
  ...testBooking,
  id: 45,
  status: 'pending',
  startDate: '2030-10-01',
  endDate: '2030-10-12',
  advanceAmount: 0,
  balanceAmount: 4133,
  reference: 'TH-7K3M2Q',
  travelers: 3,
  totalAmount: 4132.5,
  pricePerPerson: 1450,
  paidAmount: 0,
  balanceDueDate: '2030-09-01',
  country: 'Australia',
  specialRequirements: 'Knee surgery in 2028',
  payments: [],
} satisfies BookedTrek;

/** Terms of another year, each figure different from today's. */
export const otherTestTerms = {
  depositPercent: 10,
  minimumAdvancePercent: 10,
  balanceDueDays: 60,
  freeCancellationDays: 45,
  lateCancellation: { days: 10, percent: 50 },
  transfer: { days: 7, feeUsd: 80 },
} satisfies BookingTerms;

/** The same booking once its deposit is paid. */
export const paidTestBooking = {
  ...unpaidTestBooking,
  status: 'confirmed',
  advanceAmount: 827,
  balanceAmount: 3306,
  paidAmount: 827,
  payments: [{ id: 'pi_1', amount: 827, status: 'succeeded', createdAt: `${TEST_TODAY}T00:00:00.000Z` }],
} satisfies BookedTrek;

/** A traveler of whom all is known. */
export const testTraveler: TravelerEntity = {
  position: 1,
  passportName: 'Maya Gurung',
  passportNumber: 'PA0123456',
  passportExpiry: '2034-05-01',
  nationality: 'AU',
  birthDate: '1991-02-28',
  diet: 'Vegetarian',
  arrival: 'September 28, 14:20, QR 652',
  insurance: '',
  insuranceCompany: 'World Nomads',
  insurancePolicy: '4711',
  insuranceHotline: '+1 555 0100',
  insuranceAltitude: '6000',
  emergencyName: 'Ram Gurung',
  emergencyPhone: '+61 2 5550 0100',
};

/** The part of the second traveler of {@link paidTestBooking}, before anything is filled in. */
const ownTestTraveler: OwnTravelerEntity = {
  ...{ trek: { title: testBooking.trek.title }, startDate: '2030-10-01', endDate: '2030-10-12', maxAltitude: 4130 },
  traveler: {
    ...{
      position: 2,
      passportName: '',
      passportNumber: '',
      passportExpiry: '',
      nationality: '',
      birthDate: '',
      diet: '',
      arrival: '',
    },
    ...{ insurance: '', insuranceCompany: '', insurancePolicy: '', insuranceHotline: '', insuranceAltitude: '' },
    ...{ emergencyName: '', emergencyPhone: '' },
  },
};

/** Maya's devices: this one, her phone, and an unknown one. */
export const testDevices: SignedInDevice[] = [
  {
    ...{ id: 'here', browser: 'Firefox', system: 'Linux', isCurrent: true },
    ...{ begunAt: `${TEST_TODAY}T00:00:00.000Z`, seenAt: `${TEST_TODAY}T00:00:00.000Z` },
  },
  {
    ...{ id: 'phone', browser: 'Chrome', system: 'Android', isCurrent: false },
    ...{ begunAt: '2029-12-24T08:00:00.000Z', seenAt: '2029-12-30T17:00:00.000Z' },
  },
  {
    ...{ id: 'unknown', browser: null, system: null, isCurrent: false },
    ...{ begunAt: '2029-12-20T08:00:00.000Z', seenAt: '2029-12-20T08:00:00.000Z' },
  },
];

/** Of {@link paidTestBooking}: another day, and another person in its owner's place. */
const testChangeQuote = {
  ...{ startDate: '2030-10-08', endDate: '2030-10-19', travelers: 3, feeAmount: 120, totalAmount: 4252.5 },
  ...{ differenceAmount: 120, balanceAmount: 3426, balanceDueDate: '2030-09-08', refundAmount: 0 },
} satisfies ChangeQuoteEntity;

/** The request that was made of it. */
export const testChangeRequest = {
  ...{ status: 'requested', startDate: '2030-10-08', travelers: 3, totalAmount: 4252.5, transferTo: 'Asha Rai' },
  requestedAt: `${TEST_TODAY}T00:00:00.000Z`,
} satisfies BookedTrek['changeRequest'];

const cancellationRequest = { status: 'requested', refundAmount: 0, requestedAt: `${TEST_TODAY}T00:00:00.000Z` };

const user: User = testUser;
const signedIn: SignedInAnswer = { token: makeToken(), user };
const paymentConfig: PaymentConfig = {
  publishableKey: 'pk_test_stories',
  operator: {
    name: 'Trek Himalaya',
    terms: 'https://treks.example/terms-conditions',
    privacy: 'https://treks.example/privacy-policy',
  },
};
/** Its id marks the payment as a simulated one. */
const paymentIntent: PaymentIntent = { clientSecret: 'mock_secret', paymentIntentId: 'mock_1' };
const paymentStatus: PaymentStatus = { status: 'succeeded' };

const searchIndex: SearchIndex = {
  names: ['ABC', 'Annapurna', 'Nepal', 'Ghandruk', 'Machhapuchhre Base Camp', 'Hot springs at Jhinu'],
  subjects: [
    {
      kind: 'trek',
      title: testTrekEntity.title,
      isPopular: true,
      also: [0],
      where: [1, 2],
      places: [3, 4],
      facts: [5],
    },
    { kind: 'region', title: 'Annapurna', where: [2] },
  ],
};

const call = <Name extends ApiCallName, const Answer>(name: Name, answer: Answer) => ({
  ...{ method: API_CALLS[name].method, path: API_CALLS[name].path },
  answer,
});

/** Every call of the product, with what a backend answers where nothing goes wrong. */
export const apiCalls = {
  listCountries: call('listCountries', countries),
  listRegions: call('listRegions', [annapurna]),
  listTreks: call('listTreks', [testTrekEntity]),
  findTrek: call('findTrek', testTrekEntity),
  placesLeft: call('placesLeft', []),
  listPosts: call('listPosts', []),
  searchIndex: call('searchIndex', searchIndex),
  register: call('register', signedIn),
  signIn: call('signIn', signedIn),
  currentUser: call('currentUser', user),
  signOut: call('signOut', {}),
  listDevices: call('listDevices', testDevices),
  signOutDevices: call('signOutDevices', {}),
  personalData: call('personalData', { account: user, bookings: storedBookings }),
  eraseAccount: call('eraseAccount', {}),
  saveProfile: call('saveProfile', user),
  requestEmailChange: call('requestEmailChange', { codeId: 'code-1' }),
  confirmEmailChange: call('confirmEmailChange', {}),
  changePassword: call('changePassword', {}),
  requestPasswordReset: call('requestPasswordReset', {}),
  resetPassword: call('resetPassword', {}),
  confirmEmail: call('confirmEmail', {}),
  requestEmailCode: call('requestEmailCode', { codeId: 'code-1' }),
  confirmEmailCode: call('confirmEmailCode', {}),
  requestGuestCode: call('requestGuestCode', { codeId: 'code-1' }),
  beginGuestSession: call('beginGuestSession', { token: makeToken({ userId: 'guest' }) }),
  listBookings: call('listBookings', storedBookings),
  saveBookingDetails: call('saveBookingDetails', {}),
  cancelBooking: call('cancelBooking', { booking: { ...paidTestBooking, cancellation: cancellationRequest } }),
  quoteChange: call('quoteChange', testChangeQuote),
  requestChange: call('requestChange', { booking: { ...paidTestBooking, changeRequest: testChangeRequest } }),
  removeBooking: call('removeBooking', {}),
  savePayer: call('savePayer', { booking: paidTestBooking }),
  issueInvoice: call('issueInvoice', { booking: paidTestBooking }),
  listTravelers: call('listTravelers', { travelers: [testTraveler] }),
  saveTraveler: call('saveTraveler', { travelers: [testTraveler] }),
  makeTravelerLink: call('makeTravelerLink', {
    token: 'c2VjcmV0LW9mLXRyYXZlbGVy',
    travelers: [{ ...testTraveler, linkedAt: `${TEST_TODAY}T00:00:00.000Z` }],
  }),
  endTravelerLink: call('endTravelerLink', { travelers: [testTraveler] }),
  openTravelerLink: call('openTravelerLink', ownTestTraveler),
  saveOwnTraveler: call('saveOwnTraveler', { ...ownTestTraveler, traveler: { ...testTraveler, position: 2 } }),
  changeSavedTreks: call('changeSavedTreks', { treks: [] }),
  paymentConfig: call('paymentConfig', paymentConfig),
  createPaymentIntent: call('createPaymentIntent', paymentIntent),
  paymentStatus: call('paymentStatus', paymentStatus),
  leavePayment: call('leavePayment', {}),
  sendContactMessage: call('sendContactMessage', {}),
} satisfies Record<ApiCallName, { answer: unknown }>;
