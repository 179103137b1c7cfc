import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TrekEntity } from '../src/api/entities.ts';
import { apiHandlers } from '../src/testing/api-handlers.ts';
import { payableDay } from '../src/testing/payable-day.ts';
import { type ReferenceBackend, startBackend } from './reference-backend.ts';

/** Facts that earlier answers gave, as each backend calls them. */
type Known = Record<string, string>;
/** Fields of answers that later calls need. */
type AnswerFields = { token: string; paymentIntentId: string; booking: { id: string } };
type Row = [
  call: string,
  /** `$name` is a fact that is known. */
  body?: object,
  more?: { as?: string; keep?: (answer: AnswerFields) => Known },
];

const TREK_ID = 101;
const PASSWORD = 'Yak-butter-tea-7';
const STAND_IN = 'https://api.invalid';

let reference: ReferenceBackend;
let trek: TrekEntity;
const server = setupServer();

beforeAll(async () => {
  reference = await startBackend('http://127.0.0.1');
  trek = (await (await fetch(`${reference.url}/trek/id/${TREK_ID}`)).json()) as TrekEntity;
  server.use(...apiHandlers({ backendUrl: STAND_IN, treks: [trek] }));
  server.listen({ onUnhandledFrame: 'bypass' });
});

afterAll(async () => {
  server.close();
  await reference.stop();
});

const person = { fullname: 'Maya Gurung', email: 'maya.gurung@example.org', phone: '+977 9800000000' };
const contact = { firstName: 'Maya', lastName: 'Gurung', email: person.email, phone: person.phone, country: 'Nepal' };
const payer = { currency: 'usd', customerName: 'Maya Gurung', customerEmail: person.email, trekId: TREK_ID };
const keepToken = ({ token }: AnswerFields): Known => ({ token });
const keepBooking = ({ booking }: AnswerFields): Known => ({ booking: booking.id });
const keepIntent = ({ paymentIntentId }: AnswerFields): Known => ({ intent: paymentIntentId });
const traveler = {
  ...{ passportName: 'Maya Gurung', nationality: 'Nepali', birthDate: '1991-02-28', diet: '' },
  ...{ insurance: 'World Nomads 4711', emergencyName: 'Ram Gurung', emergencyPhone: '+977 9800000001' },
};
const passport = { passportNumber: 'PA0123456', passportExpiry: '2040-01-01', nationality: 'NP' };
const insurer = { insuranceCompany: 'World Nomads', insurancePolicy: '4711', insuranceHotline: '' };
const own = { arrival: '', ...traveler, ...passport, ...insurer, insuranceAltitude: '6000' };
const unfilled = Object.fromEntries(Object.keys(own).map((field) => [field, '']));

/** A booking from the first call to the last, with everything that is refused on the way. */
function rows(): Row[] {
  const bookingDate = payableDay({ ...trek.bookingPolicy, crossesPass: [], days: trek.duration } as never, 3);
  const details = { ...contact, bookingDate, trekId: TREK_ID, travelers: 3, specialRequirements: '' };
  const total = Math.round((trek.price ?? 0) * 3 * 95) / 100;
  const deposit = Math.floor(total * 0.2 + 0.5);
  const second = { bookingId: '$booking', position: 2 };
  const moved = { startDate: bookingDate, travelers: 2 };
  const pay = { ...payer, numTravelers: 3, amount: deposit, totalAmount: total };
  return [
    ['GET /trek/id/999999'],
    ['GET /trek/id/everest'],
    ['GET /trek/departures/999999'],
    ['GET /auth/me'],
    ['GET /auth/me', undefined, { as: 'not.a.token' }],
    ['GET /booking/user'],
    ['POST /auth/register', {}],
    ['POST /auth/register', { ...person, password: 'short' }],
    ['POST /auth/register', { ...person, email: 'maya', password: PASSWORD }],
    ['POST /auth/register', { ...person, password: PASSWORD }, { keep: keepToken }],
    ['POST /auth/register', { ...person, password: PASSWORD }],
    ['POST /auth/login', { email: person.email }],
    ['POST /auth/login', { email: person.email, password: 'Wrong-password-1' }],
    ['POST /auth/login', { email: 'no.one@example.org', password: PASSWORD }],
    ['POST /auth/login', { email: person.email, password: PASSWORD, rememberMe: true }, { keep: keepToken }],
    [
      'POST /auth/login',
      { email: person.email, password: PASSWORD },
      { as: '$token', keep: ({ token }) => ({ newer: token }) },
    ],
    ['GET /auth/me', undefined, { as: '$token' }],
    ['POST /auth/sessions/end', { password: PASSWORD }, { as: '$newer', keep: keepToken }],
    ['GET /auth/me', undefined, { as: '$newer' }],
    ['GET /auth/me', undefined, { as: '$token' }],
    ['GET /booking/user', undefined, { as: '$token' }],
    ['POST /booking/user-details', details],
    ['POST /booking/user-details', { ...details, firstName: 'M' }, { as: '$token' }],
    ['POST /booking/user-details', { ...details, bookingDate: '2020-01-01' }, { as: '$token' }],
    ['POST /booking/user-details', { ...details, bookingDate: undefined }, { as: '$token' }],
    ['POST /booking/user-details', { ...details, trekId: 999999 }, { as: '$token' }],
    ['POST /booking/user-details', { ...details, travelers: 0 }, { as: '$token' }],
    ['POST /booking/user-details', { ...details, travelers: 100_000 }, { as: '$token' }],
    ['POST /payment/create-payment-intent', pay, { as: '$token' }],
    ['POST /booking/user-details', details, { as: '$token', keep: keepBooking }],
    ['POST /booking/user-details', details, { as: '$token' }],
    ['GET /booking/user', undefined, { as: '$token' }],
    ['POST /payment/create-payment-intent', pay],
    ['POST /payment/create-payment-intent', { ...pay, currency: 'eur' }, { as: '$token' }],
    ['POST /payment/create-payment-intent', { ...pay, trekId: 'everest' }, { as: '$token' }],
    ['POST /payment/create-payment-intent', { ...pay, trekId: 999999 }, { as: '$token' }],
    ['POST /payment/create-payment-intent', { ...pay, amount: deposit - 1 }, { as: '$token' }],
    ['POST /payment/create-payment-intent', { ...pay, amount: Math.round(total) + 1 }, { as: '$token' }],
    ['POST /payment/create-payment-intent', { ...pay, totalAmount: total - 1 }, { as: '$token' }],
    ['POST /payment/create-payment-intent', { ...pay, bookingId: 'other' }, { as: '$token' }],
    ['POST /payment/create-payment-intent', pay, { as: '$token', keep: keepIntent }],
    ['GET /booking/user', undefined, { as: '$token' }],
    ['GET /payment/status/mock_unknown', undefined, { as: '$token' }],
    ['GET /payment/status/$intent'],
    ['POST /payment/leave', { paymentIntentId: '$intent' }, { as: '$token' }],
    ['GET /payment/status/$intent', undefined, { as: '$token' }],
    ['POST /payment/create-payment-intent', { ...pay, bookingId: '$booking' }, { as: '$token', keep: keepIntent }],
    ['GET /payment/status/$intent', undefined, { as: '$token' }],
    ['POST /payment/leave', { paymentIntentId: '$intent' }, { as: '$token' }],
    ['GET /booking/user', undefined, { as: '$token' }],
    ['POST /payment/create-payment-intent', pay, { as: '$token' }],
    ['POST /payment/create-payment-intent', { ...pay, amount: 1, bookingId: '$booking' }, { as: '$token' }],
    ['POST /payment/create-payment-intent', { ...pay, bookingId: '$booking' }, { as: '$token', keep: keepIntent }],
    ['GET /payment/status/$intent', undefined, { as: '$token' }],
    ['GET /booking/user', undefined, { as: '$token' }],
    ['GET /booking/travelers/$booking', undefined, { as: '$token' }],
    ['GET /booking/travelers/other', undefined, { as: '$token' }],
    ['POST /booking/traveler', { ...traveler, bookingId: '$booking', position: 4 }, { as: '$token' }],
    ['POST /booking/traveler', { ...traveler, bookingId: '$booking', position: 0 }, { as: '$token' }],
    ['POST /booking/traveler', { ...traveler, bookingId: '$booking', position: 1 }, { as: '$token' }],
    ['POST /booking/traveler', { ...own, bookingId: '$booking', position: 1 }, { as: '$token' }],
    ['POST /booking/traveler', { ...unfilled, bookingId: '$booking', position: 1 }, { as: '$token' }],
    ['POST /booking/traveler', { ...own, passportExpiry: bookingDate, ...second }, { as: '$token' }],
    ['POST /booking/traveler', { ...own, nationality: 'xx', ...second }, { as: '$token' }],
    ['GET /booking/user', undefined, { as: '$token' }],
    ['POST /booking/traveler-link', second],
    ['POST /booking/traveler-link', { ...second, position: 4 }, { as: '$token' }],
    ['POST /booking/traveler-link', second, { as: '$token', keep: ({ token }) => ({ secret: token }) }],
    ['POST /traveler/open', { token: 'other' }],
    ['POST /traveler/open', { token: '$secret' }],
    ['POST /traveler/save', { ...unfilled, token: '$secret' }],
    ['POST /traveler/save', { ...own, nationality: 'Nepali', token: '$secret' }],
    ['POST /traveler/save', { ...own, insuranceAltitude: '', token: '$secret' }],
    ['GET /booking/travelers/$booking', undefined, { as: '$token' }],
    ['POST /booking/traveler', { ...own, ...second }, { as: '$token' }],
    ['POST /booking/traveler-link/end', second, { as: '$token' }],
    ['POST /traveler/open', { token: '$secret' }],
    ['POST /booking/traveler', { ...traveler, ...second, replacesTraveler: true }, { as: '$token' }],
    ['POST /auth/erase', { password: PASSWORD }, { as: '$token' }],
    ['POST /payment/create-payment-intent', { ...pay, amount: 99_999, bookingId: '$booking' }, { as: '$token' }],
    ['POST /booking/payer', { bookingId: '$booking', name: ' ', address: 'Thamel' }, { as: '$token' }],
    ['POST /booking/payer', { bookingId: '$booking', name: 'Himal Ltd', address: 'Thamel' }, { as: '$token' }],
    ['POST /booking/invoice', { bookingId: 'other', name: 'Himal Ltd', address: 'Thamel' }, { as: '$token' }],
    ['POST /auth/profile', { fullname: ' ', phone: '', postalAddress: '' }, { as: '$token' }],
    ['POST /auth/profile', { fullname: 'Maya G', phone: '+977 1', postalAddress: 'Thamel' }, { as: '$token' }],
    ['POST /auth/email-change', { email: 'maya@work.example', password: 'Wr0ng!password' }, { as: '$token' }],
    ['POST /auth/confirm-email-change', { codeId: 'other', code: '123456' }, { as: '$token' }],
    ['POST /booking/change-quote', { ...moved, bookingId: '$booking' }],
    ['POST /booking/change-quote', { ...moved, bookingId: 'other' }, { as: '$token' }],
    ['POST /booking/change-quote', { bookingId: '$booking' }, { as: '$token' }],
    ['POST /booking/change-quote', { ...moved, travelers: 0, bookingId: '$booking' }, { as: '$token' }],
    ['POST /booking/change-quote', { ...moved, bookingId: '$booking' }, { as: '$token' }],
    ['POST /booking/change-quote', { ...moved, travelers: 3, bookingId: '$booking' }, { as: '$token' }],
    [
      'POST /booking/change-quote',
      { ...moved, travelers: 3, bookingId: '$booking', transferTo: { ...contact, country: undefined } },
      { as: '$token' },
    ],
    ['POST /booking/change-request', { ...moved, bookingId: '$booking' }, { as: '$token' }],
    ['POST /booking/change-request', { ...moved, bookingId: '$booking', totalAmount: total }, { as: '$token' }],
    ['POST /booking/remove', { bookingId: 'other' }, { as: '$token' }],
    ['POST /booking/remove', {}, { as: '$token' }],
    ['POST /booking/remove', { bookingId: '$booking' }, { as: '$token' }],
    ['POST /booking/cancel', { bookingId: 'other' }, { as: '$token' }],
    ['POST /booking/cancel', {}, { as: '$token' }],
    ['POST /booking/cancel', { bookingId: '$booking' }, { as: '$token' }],
    ['POST /booking/cancel', { bookingId: '$booking' }, { as: '$token' }],
    ['POST /booking/user-details', details, { as: '$token', keep: keepBooking }],
    ['POST /booking/cancel', { bookingId: '$booking' }, { as: '$token' }],
    ['GET /booking/user', undefined, { as: '$token' }],
    ['POST /payment/create-payment-intent', { ...pay, bookingId: '$booking' }, { as: '$token' }],
    ['POST /booking/traveler', { ...traveler, bookingId: '$booking', position: 1 }, { as: '$token' }],
    ['POST /saved-treks', { save: [], remove: [] }],
    ['POST /saved-treks', { save: [{ trekId: TREK_ID }], remove: [] }, { as: '$token' }],
    [
      'POST /saved-treks',
      { save: [{ trekId: TREK_ID, savedAt: '2026-01-01T00:00:00.000Z', seenDepartures: [] }], remove: [] },
      { as: '$token' },
    ],
    ['POST /saved-treks', { save: [], remove: [TREK_ID] }, { as: '$token' }],
    ['POST /contact', { name: 'Maya' }],
    ['POST /contact', { name: 'Maya', email: person.email, phone: person.phone, message: 'Namaste' }],
    ['GET /payment/config'],
    ['POST /auth/reset-password-request', { email: '' }],
    ['POST /auth/reset-password-request', { email: person.email }],
    ['POST /auth/reset-password', { email: person.email, newPassword: 'short', token: 'a.b.c' }],
    ['POST /auth/reset-password', { email: person.email, newPassword: 'Yak-butter7!', token: 'a.b.c' }],
    ['POST /auth/reset-password', { email: person.email, newPassword: 'Yakbutter7!', token: 'a.b.c' }],
    ['POST /auth/confirm-email', { token: 'a.b.c' }],
    ['GET /auth/sessions', undefined, { as: '$token' }],
    ['POST /auth/sessions/end', { password: 'Wrong-password-1' }, { as: '$token' }],
    ['POST /auth/sessions/end', { password: PASSWORD, id: 'other' }, { as: '$token' }],
    [
      'POST /auth/change-password',
      { oldPassword: 'Wrong-password-1', newPassword: 'Butter-yak-tea-8' },
      { as: '$token' },
    ],
    ['POST /auth/change-password', { oldPassword: PASSWORD, newPassword: 'simple' }, { as: '$token' }],
    [
      'POST /auth/change-password',
      { oldPassword: PASSWORD, newPassword: 'Butter-yak-tea-8' },
      { as: '$token', keep: ({ token }) => ({ newer: token }) },
    ],
    ['GET /auth/me', undefined, { as: '$token' }],
    ['POST /auth/logout', {}, { as: '$newer' }],
    ['GET /auth/me', undefined, { as: '$newer' }],
    ['POST /auth/logout', {}],
    ['POST /auth/login', { email: person.email, password: 'Butter-yak-tea-8' }, { keep: keepToken }],
    ['POST /auth/erase', { password: PASSWORD }, { as: '$token' }],
    ['POST /auth/erase', { password: 'Butter-yak-tea-8' }, { as: '$token' }],
    ['GET /auth/me', undefined, { as: '$token' }],
  ];
}

const filled = (text: string, known: Known) => text.replaceAll(/\$(\w+)/g, (_, name) => known[name] ?? `no ${name}`);

/** Values that differ by nature: ids, moments, what is generated. Of all others the values themselves are the same. */
const OWN =
  /^(id|token|linkedAt|reference|createdAt|updatedAt|paidAt|changedAt|requestedAt|begunAt|seenAt|clientSecret|paymentIntentId|browser|system|operator|publishableKey|image)$/;

function shape(value: unknown, name = ''): unknown {
  if (OWN.test(name)) return value === undefined ? undefined : `a ${name}`;
  if (Array.isArray(value)) return value.map((one) => shape(one));
  if (typeof value === 'string') return value.replace(/TH-[A-Z\d]{6}/, 'TH-');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      // The handlers' treks have no terms of their own.
      .filter(([key]) => key !== 'leaderDiscount')
      .map(([key, one]) => [key, shape(one, key)]),
  );
}

async function run(backendUrl: string, [call, body, { as, keep } = {}]: Row, known: Known) {
  const [method = '', path = ''] = call.split(' ');
  const answer = await fetch(`${backendUrl}${filled(path, known)}`, {
    method,
    headers: { 'content-type': 'application/json', ...(as && { authorization: `Bearer ${filled(as, known)}` }) },
    ...(body && { body: filled(JSON.stringify(body), known) }),
  });
  const answered = (await answer.json()) as AnswerFields;
  Object.assign(known, keep?.(answered));
  return { status: answer.status, body: shape(answered) };
}

test('the handlers for a host’s tests answer each call of a booking as the reference backend does', async () => {
  const ours: Known = {};
  const theirs: Known = {};
  const same: unknown[] = [];
  const expected: unknown[] = [];
  for (const row of rows()) {
    same.push([row.slice(0, 2), await run(STAND_IN, row, ours)]);
    expected.push([row.slice(0, 2), await run(reference.url, row, theirs)]);
  }
  expect(same).toEqual(expected);
});
