import { NO_DETAILS } from '@trek/ui/internal/manage-booking/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { may, OFFICE_CALLS, OFFICE_RIGHTS, TODAY_LISTS } from '../src/accounts/office-rights.ts';
import { createApp } from '../src/app.ts';
import type { Services } from '../src/routes/services.ts';
import { readSettings } from '../src/settings/settings.ts';
import { OFFICE_ROLES, OWNER } from '../src/store/office-role.ts';
import { details } from './card-payments.ts';
import { files, trek } from './content.ts';
import { OfficeDesk } from './office-desk.ts';
import { OPERATOR_EMAIL } from './operator.ts';
import { databases, START } from './site.ts';

const DAY = '2027-03-14';
const PASSPORT = 'PA1234567';
const WISHES = 'Diabetes, type 1';
const content = {
  ...files,
  'treks/joined-trek.json': {
    ...trek,
    ...{ id: 120, title: 'Joined Trek', departures: [{ startDate: DAY, places: 8, isGuaranteed: true }] },
  },
  'posts/a-draft.json': { ...files['posts/a-draft.json'], isPublished: undefined, status: 'draft' },
};

/** Every call of the office that the app answers. */
const CALLS = [
  ...new Set(
    createApp({ settings: readSettings({}), catalogue: { partnerAt: () => undefined } } as never as Services)
      .routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/office'))
      .map(({ method, path }) => `${method} ${path}`),
  ),
];

test('Z13: each call of the office has its right in the table, and the table no other', () => {
  expect([...OFFICE_CALLS.keys()].sort()).toEqual([...CALLS].sort());
});

test('owners alone have the role that the release before lets do everything', () => {
  expect(OFFICE_ROLES.filter((role) => role === 'operator')).toEqual([OWNER]);
});

test('Z13: an owner may do everything, and each role may do something', () => {
  for (const [right, roles] of Object.entries(OFFICE_RIGHTS)) expect(roles, right).toContain(OWNER);
  for (const role of OFFICE_ROLES) expect(Object.values(OFFICE_RIGHTS).flat()).toContain(role);
});

describe.each(databases)('the roles of the office on %s', (database) => {
  let desk: OfficeDesk;
  let reference: string;
  let subjects: Record<string, string>;
  beforeAll(async () => {
    desk = await OfficeDesk.open(database, content);
    const { shop, store, office } = desk;
    const member = await shop.site.member();
    await store.updateTable('users').set({ email_confirmed_at: START }).where('email', '=', member.email).execute();
    const order = { ...details, email: member.email, trekId: 120, bookingDate: DAY, travelers: 2 };
    const { booking } = (await member.post('/booking/user-details', { ...order, specialRequirements: WISHES })).body;
    ({ reference } = booking);
    await desk.act(reference, 'transfer', { amount: 580 });
    const traveler = {
      ...NO_DETAILS,
      passportName: 'Maya Gurung',
      passportNumber: PASSPORT,
      passportExpiry: '2034-01-01',
    };
    const saved = await member.post('/booking/traveler', { bookingId: booking.id, position: 1, ...traveler });
    expect(saved.status).toBe(200);
    const sender = { name: 'Maya', email: 'maya@example.org', phone: '5550100', message: 'Namaste' };
    expect((await member.post('/contact', sender)).status).toBe(201);
    const [message] = (await office.get('/office/messages')).body.rows;
    const [departure] = (await office.get('/office/departures')).body.rows;
    subjects = { message: message.id, departure: departure.id };
  });
  afterAll(() => desk.close());

  const become = (role: string) =>
    desk.store.updateTable('users').set({ role }).where('email', '=', OPERATOR_EMAIL).execute();

  const addressOf = (path: string) =>
    path
      .replace('/messages/:id', `/messages/${subjects.message}`)
      .replace('/departures/:id', `/departures/${subjects.departure}`)
      .replace(':file{(?:guide|rooms)\\.csv}', 'guide.csv')
      .replace(':trek/:day', `120/${DAY}`)
      .replace(':reference', reference)
      .replace(':act', 'note')
      .replace('/treks/:slug', '/treks/joined-trek')
      .replace(':kind/:slug', 'posts/a-draft')
      .replace(':id', 'none');

  /** Asks without a body, which is refused only by a call that one may make. */
  async function statusOf(call: string): Promise<number> {
    const [method = '', path = ''] = call.split(' ');
    const body = method === 'GET' ? {} : { body: '{}' };
    return (await desk.office.send(addressOf(path), { method, ...body })).status;
  }

  test.each([...OFFICE_ROLES, 'user', 'owner'])(
    'Z13: an account with the role %j may make the calls of the table',
    async (role) => {
      await become(role);
      const answered = await Promise.all(CALLS.map(async (call) => [call, (await statusOf(call)) !== 404] as const));
      const isAllowed = (call: string) => {
        const right = OFFICE_CALLS.get(call);
        const known = OFFICE_ROLES.find((one) => one === role);
        return right !== undefined && known !== undefined && may(known, right);
      };
      expect(answered).toEqual(CALLS.map((call) => [call, isAllowed(call)]));
    },
  );

  test('Z13: another role counts from the next call on, in an open session', async () => {
    await become('office');
    expect((await desk.office.get(`/office/bookings/${reference}`)).status).toBe(200);
    await become('guide');
    expect((await desk.office.get(`/office/bookings/${reference}`)).status).toBe(404);
    expect((await desk.office.get('/office/access')).body).toMatchObject({ role: 'guide', isInside: true });
  });

  test.each(OFFICE_ROLES)('Z13: the start page of the role %j has its lists alone', async (role) => {
    await become(OWNER);
    const whole = (await desk.office.get('/office/today')).body;
    expect(whole).toMatchObject({ counts: { messages: 1 }, drafts: [{ slug: 'a-draft' }] });
    await become(role);
    const { status, body } = await desk.office.get('/office/today');
    if (!may(role, 'today')) return expect(status).toBe(404);
    for (const [list, right] of Object.entries(TODAY_LISTS))
      expect(body[list]).toEqual(may(role, right) ? whole[list] : []);
    expect(body.counts.messages).toBe(may(role, 'messages') ? 1 : 0);
  });

  test('Z13: an accountant reads a booking’s money, and no passport or wish', async () => {
    await become('accountant');
    const { body } = await desk.office.get(`/office/bookings/${reference}`);
    expect(body).toMatchObject({ reference, paidAmount: 580, travelerDetails: [], specialRequirements: '' });
    await become('office');
    // The control: they are there.
    const whole = JSON.stringify((await desk.office.get(`/office/bookings/${reference}`)).body);
    expect(whole).toContain(PASSPORT);
    expect(whole).toContain(WISHES);
  });

  test('Z13: a guide reads who goes and what they need, and no passport or money', async () => {
    await become('guide');
    const group = await desk.office.get(`/office/departures/120/${DAY}/people`);
    expect(group.body).toMatchObject({
      departure: { price: null, unpaid: 0 },
      bookings: [
        { reference, money: null, specialRequirements: WISHES, travelerDetails: [{ passportName: 'Maya Gurung' }] },
      ],
    });
    const list = await desk.office.get(`/office/departures/120/${DAY}/guide.csv`);
    expect(list.body).toContain('Maya Gurung');
    const departures = await desk.office.get('/office/departures');
    for (const { body } of [group, list, departures]) expect(JSON.stringify(body)).not.toMatch(/PA1234567|\b580\b/);
    await become('office');
    // The control: they are there.
    const whole = JSON.stringify((await desk.office.get(`/office/departures/120/${DAY}/people`)).body);
    expect(whole).toMatch(/PA1234567/);
    expect(whole).toMatch(/"paidAmount":580/);
  });
});
