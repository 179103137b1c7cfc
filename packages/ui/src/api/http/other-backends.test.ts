import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeToken, testUser } from '../../testing/fixtures.ts';
import { BACKEND_CAPABILITIES } from '../capabilities.ts';
import { type ApiClient, createApiClient } from '../client.ts';

/**
 * The shapes in which backends of five common frameworks answer, each by its own documentation:
 * - NestJS: https://docs.nestjs.com/exception-filters · https://docs.nestjs.com/techniques/validation · nestjs/nest#8272;
 *   decimals of TypeORM are text: https://typeorm.io/docs/entity/entities/#column-types
 * - Laravel: https://laravel.com/docs/eloquent-resources#data-wrapping · https://laravel.com/docs/validation#validation-error-response-format ·
 *   https://laravel.com/docs/pagination#converting-results-to-json · https://laravel.com/docs/eloquent-serialization#date-casting
 * - Spring: https://docs.spring.io/spring-boot/reference/web/servlet.html#web.servlet.spring-mvc.error-handling ·
 *   https://docs.spring.io/spring-data/commons/reference/repositories/core-extensions.html (pages, HAL) · Jackson's
 *   WRITE_DATES_AS_TIMESTAMPS (https://github.com/FasterXML/jackson-databind/wiki/Serialization-Features) · RFC 9457
 * - Django REST framework: https://www.django-rest-framework.org/api-guide/exceptions/ ·
 *   https://www.django-rest-framework.org/api-guide/pagination/ · https://www.django-rest-framework.org/api-guide/fields/#decimalfield
 * - Strapi: https://docs-v4.strapi.io/dev-docs/api/rest (4) · https://docs.strapi.io/cms/api/rest (5) ·
 *   https://docs.strapi.io/cms/error-handling
 */

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** A client whose backend gives every call this answer. */
function clientOf(body: unknown, status = 200, headers: Record<string, string> = {}): ApiClient {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const empty = status === 204 || status === 205;
  return createApiClient({
    backendUrl: 'https://api.example',
    placeholderImage: '/placeholder.svg',
    capabilities: BACKEND_CAPABILITIES,
    fetch: async () =>
      new Response(empty ? null : text, { status, headers: { 'content-type': 'application/json', ...headers } }),
  });
}

const trek = { id: 12, title: 'Mardi Himal', price: '1450.00', duration: 5, isPopular: true };

describe('a list of treks', () => {
  test.each<[string, unknown]>([
    ['alone', [trek]],
    ['NestJS, paginated', { items: [trek], meta: { totalItems: 1, currentPage: 1 }, links: {} }],
    ['NestJS, by an interceptor', { statusCode: 200, message: 'OK', data: [trek] }],
    ['Laravel, a collection', { data: [trek] }],
    ['Laravel, paginated', { current_page: 1, data: [trek], last_page: 1, per_page: 15, total: 1 }],
    ['Laravel, filtered', { '3': trek }],
    ['Spring, a page', { content: [trek], pageable: {}, totalElements: 1, first: true }],
    ['Spring, HAL', { _embedded: { treks: [trek] }, _links: {}, page: { size: 20 } }],
    ['Django', { count: 1, next: null, previous: null, results: [trek] }],
    [
      'Strapi 4',
      { data: [{ id: 12, attributes: { ...trek, id: undefined } }], meta: { pagination: { page: 1, pageCount: 1 } } },
    ],
    ['Express, under their name', { success: true, treks: [trek] }],
    ['Express, under their name in an envelope', { data: { treks: [trek], total: 1 } }],
    ['Strapi 5', { data: [{ documentId: 'abc', ...trek }], meta: {} }],
  ])('from %s', async (_, body) => {
    expect(await clientOf(body).listTreks()).toMatchObject([{ id: 12, title: 'Mardi Himal', priceUsd: 1450, days: 5 }]);
  });

  test.each([[[]], [{ data: [] }], [{ content: [] }], [{ results: [] }], [''], ['null'], [{}]])(
    'is empty when the answer is %j',
    async (body) => {
      const api = clientOf(body);
      const lists = [api.listTreks(), api.listCountries(), api.listRegions(), api.listPosts()];
      expect(await Promise.all(lists)).toEqual([[], [], [], []]);
    },
  );

  test('with a status of 204 is empty', async () => {
    expect(await clientOf('', 204).listBookings()).toEqual([]);
  });
});

test.each<[string, unknown]>([
  ['alone', trek],
  ['Laravel, a resource', { data: trek }],
  ['Strapi 4', { data: { id: 12, attributes: { ...trek, id: undefined } }, meta: {} }],
  ['Express, under its name', { success: true, trek }],
  ['Express, under its name in an envelope', { data: { trek } }],
])('one trek of %s', async (_, body) => {
  expect(await clientOf(body).findTrek(12)).toMatchObject({ id: 12, title: 'Mardi Himal', priceUsd: 1450 });
});

test('countries, regions and posts are read under their names', async () => {
  const places = [{ id: 2, name: 'Bhutan' }];
  expect(await clientOf({ countries: places }).listCountries()).toMatchObject(places);
  expect(await clientOf({ data: { regions: places } }).listRegions()).toMatchObject(places);
  const posts = [{ id: 1, title: 'When to go', isPublished: true }];
  for (const body of [{ posts }, { blogs: posts }]) expect(await clientOf(body).listPosts()).toHaveLength(1);
});

test.each<[string, unknown]>([
  ['alone', testUser],
  ['in an envelope', { data: testUser }],
  ['under its name', { user: testUser }],
  ['under its name in an envelope', { success: true, data: { user: testUser } }],
])('the present user is read %s', async (_, body) => {
  expect(await clientOf(body).currentUser()).toMatchObject({ id: testUser.id, email: testUser.email });
});

test('a canceled booking and its travelers are read alone, too', async () => {
  const booking = { id: 41, trekId: 12, status: 'cancelled' };
  for (const body of [booking, { booking }, { data: { booking } }]) {
    expect(await clientOf(body).cancelBooking({ bookingId: 41 })).toMatchObject(booking);
  }
  for (const body of [[], { travelers: [] }, { data: { travelers: [] } }]) {
    expect(await clientOf(body).listTravelers(41)).toEqual([]);
  }
});

test('a relation and a picture of Strapi 4 are read in their envelopes', async () => {
  const attributes = {
    title: 'Druk Path',
    region: {
      data: { id: 3, attributes: { name: 'Paro', country: { data: { id: 2, attributes: { name: 'Bhutan' } } } } },
    },
    image: { data: [{ id: 1, attributes: { url: '/uploads/druk.jpg', mime: 'image/jpeg' } }] },
  };
  expect(await clientOf({ data: { id: 12, attributes }, meta: {} }).findTrek(12)).toMatchObject({
    region: 'Paro',
    country: 'Bhutan',
    regionId: 3,
    images: ['https://api.example/uploads/druk.jpg'],
  });
});

test('a list that a database column of Laravel keeps as JSON text is a list', async () => {
  const body = { ...trek, image: '["a.jpg","b.jpg"]', bestSeason: '["Spring"]' };
  expect(await clientOf(body).findTrek(12)).toMatchObject({
    images: ['https://api.example/uploads/a.jpg', 'https://api.example/uploads/b.jpg'],
    bestSeason: ['Spring'],
  });
});

/** propertyhive/WP-Property-Hive#221, woocommerce/woocommerce#7996; separators by locale: Unicode CLDR, numbers. */
describe('L2: the price', () => {
  test.each([
    [1450, 1450],
    ['1450', 1450],
    ['1450.00', 1450],
    ['1450.5', 1450.5],
    ['1450.0000', 1450],
    ['1.45E+3', 1450],
    ['USD 1,450.00', 1450],
    ['1 450 €', 1450],
    ['1\u202f450,00 €', 1450],
    ['1\u00a0450', 1450],
    ['USD 1.450,00', 1450],
    ['€ 1.450,50', 1450.5],
    ["1'450.00", 1450],
    ['USD 1’450.–', 1450],
    ['$1,45,000', 145_000],
    ['US $ 1,45,000.50', 145_000.5],
    ['1,450', 1450],
    ['1.450.000', 1_450_000],
    ['1450,00', 1450],
    ['१,४५०', 1450],
    ['١٬٤٥٠٫٥', 1450.5],
    ['１４５０', 1450],
    ['$1,450 per person (2 pax)', 1450],
    ['2 pax: $1450', 1450],
    ['2 pax: 1450', 1450],
    ['1450 dollars for 2 persons', 1450],
    // No cents, as shops of Germany and Switzerland write them.
    ['1.450,- €', 1450],
    ['€ 1.450,–', 1450],
    ['1450,-', 1450],
    ['1 450 $US', 1450],
    ['U.S.$ 1.450,00', 1450],
    ['1450 US dollars', 1450],
    ['1450 American dollars', 1450],
    ['1450 all inclusive', 1450],
    ['USD$1450', 1450],
    ['＄1450', 1450],
    ['1450 ALL INCLUSIVE', 1450],
    ['$1,450 in 2027', 1450],
    ['$1,450 (deposit 290)', 1450],
    ['$1,450, group of 12', 1450],
    ['US$1,450.00 pp', 1450],
    ['$&nbsp;1,450', 1450],
  ])('%j is %d', async (price, usd) => {
    expect((await clientOf({ ...trek, price }).findTrek(12)).priceUsd).toBe(usd);
  });

  test.each([
    '1.450',
    '1.450 €',
    '1.4k',
    '$990 – $1,200',
    // The ends of a range, with one currency for both.
    '$1450-1800',
    '1,450 – 1,800 USD',
    '1450 to 1800 USD',
    '$1450 → 1290',
    '$1450 up to 1650',
    '$990 … 4,000',
    '990 – USD 1,200',
    '$1450 now 1290',
    '1,650 $1,450',
    '$1450 until 2050',
    // Another currency, however it is written: its figure must never be shown as dollars.
    'NPR 193,000',
    'npr 193000',
    'Price (NPR): 193,000',
    'Rs. 1,45,000',
    'Rs 1,45,000.50',
    'NRs.193000',
    '₨ 193,000',
    '₹1,45,000',
    'रु १,९३,०००',
    'Nu. 120,000',
    '193,000 rupees',
    '1450 AED',
    '1450 aed',
    '1450 THB',
    '1450 UYU',
    'EUR 1450',
    '1450 euros',
    '£1,450',
    '¥145,000',
    '14500元',
    'CHF 1’450.–',
    'Fr. 1450',
    '1 450 Kč',
    '14 500 kr',
    'R$ 1.450,00',
    'R1450',
    'A$1,450',
    'AU$ 1,450',
    '$1,450 AUD',
    '1 450 $CA',
    'NZ$1450',
    '1450 Australian dollars',
    '1450 Singapore dollars',
    'uyu 1450',
    'USD 1,450 / NPR 193,000',
    '14 days',
    'TBD 2027',
    '1450 + 13% VAT',
    '1,450,00',
    '-1450',
    '04.03.2027',
    'on request',
    '',
    '0',
    0,
    -1,
    null,
  ])('%j is on request', async (price) => {
    expect((await clientOf({ ...trek, price }).findTrek(12)).priceUsd).toBeNull();
  });

  test.each([
    ['NPR', null],
    ['npr', null],
    ['uyu', null],
    ['₹', null],
    ['USD', 1450],
    ['usd', 1450],
    ['$', 1450],
    [null, 1450],
  ])('in the trek’s currency %j is %j', async (currency, usd) => {
    expect((await clientOf({ ...trek, currency }).findTrek(12)).priceUsd).toBe(usd);
  });

  test('is on request for a host that hides prices, in a list, its summaries and alone', async () => {
    const priced = { ...trek, details: { singleSupplement: 120, permits: [] } };
    const client = (body: unknown, hidesPrices: boolean) =>
      createApiClient({
        ...{ backendUrl: 'https://api.example.com', placeholderImage: '/none.svg', readToken: () => null, hidesPrices },
        fetch: async () => Response.json(body),
      });
    const read = async (hidesPrices: boolean) => {
      const list = client({ treks: [priced] }, hidesPrices);
      const found = [...(await list.listTreks()), await client({ trek: priced }, hidesPrices).findTrek(12)];
      const prices = [...found, ...(await list.listTrekSummaries())].map(({ priceUsd }) => priceUsd);
      return { prices, supplements: found.map(({ details }) => details?.singleSupplement) };
    };
    expect(await read(false)).toEqual({ prices: [1450, 1450, 1450], supplements: [120, 120] });
    expect(await read(true)).toEqual({ prices: [null, null, null], supplements: [undefined, undefined] });
  });

  test('is on request in another unit: minor and major units look alike', async () => {
    for (const price of [{ amount: '145000', currency: 'USD' }, [1450], true]) {
      expect((await clientOf({ ...trek, price }).findTrek(12)).priceUsd).toBeNull();
    }
  });
});

const post = { id: 1, title: 'When to go', metaTitle: 'When to go', isPublished: true };

/** iamkun/dayjs#143; RFC 3339, RFC 9110 5.6.7, https://www.php.net/manual/en/class.datetime.php (json_encode). */
describe('a moment', () => {
  test.each<[unknown, string]>([
    ['2027-03-04T18:15:00.000Z', '2027-03-04T18:15:00.000Z'],
    ['2027-03-04T18:15:00.000+0000', '2027-03-04T18:15:00.000Z'],
    ['2027-03-04T18:15:00.000+00:00', '2027-03-04T18:15:00.000Z'],
    ['2027-03-05T00:00:00+0545', '2027-03-04T18:15:00.000Z'],
    ['2027-03-05T00:00:00+05:45', '2027-03-04T18:15:00.000Z'],
    ['2027-03-04T18:15:00.000000Z', '2027-03-04T18:15:00.000Z'],
    ['2027-03-04T18:15:00.123456789Z', '2027-03-04T18:15:00.123Z'],
    ['2027-03-04 18:15:00+00', '2027-03-04T18:15:00.000Z'],
    ['2027-03-04 18:15:00 UTC', '2027-03-04T18:15:00.000Z'],
    ['2027-03-04T18:15Z', '2027-03-04T18:15:00.000Z'],
    // Without a zone it is the company's clock: the day stays the one that is written, in every browser.
    ['2027-03-05 00:00:00', '2027-03-04T18:15:00.000Z'],
    ['2027-03-05T00:00:00', '2027-03-04T18:15:00.000Z'],
    ['2027-03-05T00:00:00.000000', '2027-03-04T18:15:00.000Z'],
    [[2027, 3, 5, 0, 0], '2027-03-04T18:15:00.000Z'],
    [[2027, 3, 5], '2027-03-05'],
    [1_804_184_100, '2027-03-04T18:15:00.000Z'],
    [1_804_184_100_000, '2027-03-04T18:15:00.000Z'],
    [1_804_184_100.5, '2027-03-04T18:15:00.500Z'],
    ['1804184100', '2027-03-04T18:15:00.000Z'],
    ['1804184100000', '2027-03-04T18:15:00.000Z'],
    ['Thu, 04 Mar 2027 18:15:00 GMT', '2027-03-04T18:15:00.000Z'],
    [{ date: '2027-03-04 18:15:00.000000', timezone_type: 3, timezone: 'UTC' }, '2027-03-04T18:15:00.000Z'],
    [{ $date: '2027-03-04T18:15:00Z' }, '2027-03-04T18:15:00.000Z'],
    ['2027-03-05', '2027-03-05'],
    ['2027/03/05', '2027-03-05'],
    ['2027-02-30', ''],
    // Java's ZonedDateTime, Date and Instant, JavaScript's Date, RFC 850, ISO's basic form, ASP.NET, Firestore, MongoDB, Python.
    ['2027-03-04T18:15:00Z[UTC]', '2027-03-04T18:15:00.000Z'],
    ['2027-03-05T00:00:00+05:45[Asia/Kathmandu]', '2027-03-04T18:15:00.000Z'],
    ['Thu Mar 04 18:15:00 UTC 2027', '2027-03-04T18:15:00.000Z'],
    [{ epochSecond: 1_804_184_100, nano: 0 }, '2027-03-04T18:15:00.000Z'],
    ['Fri Mar 05 2027 00:00:00 GMT+0545 (Nepal Time)', '2027-03-04T18:15:00.000Z'],
    ['Thursday, 04-Mar-27 18:15:00 GMT', '2027-03-04T18:15:00.000Z'],
    ['20270304T181500Z', '2027-03-04T18:15:00.000Z'],
    ['/Date(1804184100000)/', '2027-03-04T18:15:00.000Z'],
    [{ _seconds: 1_804_184_100, _nanoseconds: 0 }, '2027-03-04T18:15:00.000Z'],
    [{ $date: { $numberLong: '1804184100000' } }, '2027-03-04T18:15:00.000Z'],
    ['1804184100.5', '2027-03-04T18:15:00.500Z'],
    ['20270305', '2027-03-05'],
    ['2027-3-5', '2027-03-05'],
    ['२०२७-०३-०५', '2027-03-05'],
    // Go's `String`, a moment without signs as of SQL and LDAP, zones by name as PHP and PostgreSQL write them.
    ['2027-03-04 18:15:00 +0000 UTC', '2027-03-04T18:15:00.000Z'],
    ['2027-03-04 18:15:00.123456789 +0000 UTC', '2027-03-04T18:15:00.123Z'],
    ['2027-03-05 00:00:00 +0545 +0545', '2027-03-04T18:15:00.000Z'],
    ['2027-03-04 19:15:00 +0100 CET m=+0.000012', '2027-03-04T18:15:00.000Z'],
    ['20270305000000', '2027-03-04T18:15:00.000Z'],
    [20_270_305_000_000, '2027-03-04T18:15:00.000Z'],
    ['20270304181500Z', '2027-03-04T18:15:00.000Z'],
    ['20270304181500.500Z', '2027-03-04T18:15:00.500Z'],
    ['202703050000', '2027-03-04T18:15:00.000Z'],
    [{ date: '2027-03-04 19:15:00.000000', timezone_type: 3, timezone: 'Europe/Berlin' }, '2027-03-04T18:15:00.000Z'],
    [{ date: '2027-07-04 20:15:00.500000', timezone_type: 3, timezone: 'Europe/Berlin' }, '2027-07-04T18:15:00.500Z'],
    [{ date: '2027-03-05 00:00:00.000000', timezone_type: 3, timezone: 'Asia/Kathmandu' }, '2027-03-04T18:15:00.000Z'],
    [{ date: '2027-03-04 19:15:00.000000', timezone_type: 1, timezone: '+01:00' }, '2027-03-04T18:15:00.000Z'],
    [{ date: '2027-03-04 13:15:00.000000', timezone_type: 2, timezone: 'EST' }, '2027-03-04T18:15:00.000Z'],
    // The hour before and after a change of clocks.
    [{ date: '2027-03-28 01:30:00', timezone_type: 3, timezone: 'Europe/Berlin' }, '2027-03-28T00:30:00.000Z'],
    [{ date: '2027-03-28 03:30:00', timezone_type: 3, timezone: 'Europe/Berlin' }, '2027-03-28T01:30:00.000Z'],
    // Of a zone that no browser knows the day is all that is sure.
    [{ date: '2027-03-04 18:15:00.000000', timezone_type: 2, timezone: 'XYZT' }, '2027-03-04'],
    [{ date: '2027-03-05 00:00:00.000000', timezone: null }, '2027-03-04T18:15:00.000Z'],
    ['2027-03-04 19:15:00 Europe/Berlin', '2027-03-04T18:15:00.000Z'],
    ['2027-03-04 19:15:00 CET', '2027-03-04T18:15:00.000Z'],
    [null, ''],
    [0, ''],
    [true, ''],
    [{}, ''],
  ])('%j is %s', async (createdAt, moment) => {
    expect(await clientOf([{ ...post, createdAt }]).listPosts()).toMatchObject([{ createdAt: moment }]);
  });

  test.each<[unknown]>([
    ['2027-03-05'],
    ['2027-03-04T18:15:00.000+0000'],
    ['2027-03-05 00:00:00'],
    ['2027-03-05T23:59:59'],
    ['2027-03-04T18:15:00Z[UTC]'],
    [1_804_184_100],
    ['1804184100000'],
    [[2027, 3, 5]],
    ['2027-03-04 18:15:00 +0000 UTC'],
    ['20270305000000'],
    [{ date: '2027-03-04 20:15:00.000000', timezone_type: 3, timezone: 'Europe/Berlin' }],
  ])('%j begins a trek on March 5', async (startDate) => {
    const [booking] = await clientOf([{ id: 1, trekId: 12, startDate }]).listBookings();
    expect(booking?.startDate).toBe('2027-03-05');
  });
});

/** MySQL and PDO write 0 and 1, Django forms and CSV imports write words. */
describe('a flag', () => {
  test.each([true, 1, '1', 'true', 'TRUE', 't', 'yes'])('%j is set', async (flag) => {
    expect(await clientOf([{ ...trek, isPopular: flag, isGroup: flag }]).listTreks()).toMatchObject([
      { isPopular: true, isGroup: true },
    ]);
    expect(await clientOf([{ ...post, isPublished: flag }]).listPosts()).toHaveLength(1);
  });

  test.each([false, 0, '0', 'false', 'f', 'no', '', null, undefined, 2, {}, []])('%j is not set', async (flag) => {
    expect(await clientOf([{ ...trek, isPopular: flag, isGroup: flag }]).listTreks()).toMatchObject([
      { isPopular: false, isGroup: false },
    ]);
    expect(await clientOf([{ ...post, isPublished: flag }]).listPosts()).toHaveLength(0);
  });
});

test('sums, ids and states of a booking are read in any form', async () => {
  const booking = {
    id: '7',
    trekId: '12',
    trek: { data: { id: 12, attributes: { title: 'Mardi Himal' } } },
    status: 'CANCELED',
    startDate: '2027-03-05',
    advanceAmount: '290.00',
    balanceAmount: 'USD 1.160,00',
    createdAt: '2026-11-28 10:00:00',
  };
  expect(await clientOf({ data: [booking] }).listBookings()).toMatchObject([
    {
      id: '7',
      advanceAmount: 290,
      balanceAmount: 1160,
      trek: { title: 'Mardi Himal' },
      createdAt: '2026-11-28T04:15:00.000Z',
    },
  ]);
});

test('a sign-in, a payment and its state are read in an envelope', async () => {
  const token = makeToken();
  const credentials = { email: 'a@b.np', password: 'x', rememberMe: false };
  expect(await clientOf({ data: { token, user: testUser } }).signIn(credentials)).toMatchObject({ token });
  expect(await clientOf({ data: { publishableKey: 'pk_test_1' } }).paymentConfig()).toEqual({
    publishableKey: 'pk_test_1',
  });
  expect(await clientOf({ status: 'SUCCEEDED' }).paymentStatus('pi_1')).toEqual({ status: 'succeeded' });
});

/** reduxjs/redux-toolkit#1235, rtk-incubator/rtk-query#122: a success is one whatever its body. */
describe('a call whose answer is not needed', () => {
  const calls: [string, (api: ApiClient) => Promise<unknown>][] = [
    ['contact', (api) => api.sendContactMessage({ name: 'M', email: 'a@b.np', phone: '1', message: 'x' })],
    ['a reset’s request', (api) => api.requestPasswordReset({ email: 'a@b.np' })],
    ['a reset', (api) => api.resetPassword({ email: 'a@b.np', newPassword: 'x', token: 'a.b.c' })],
    ['a new password', (api) => api.changePassword({ oldPassword: 'x', newPassword: 'y' })],
    ['a confirmed address', (api) => api.confirmEmail({ token: 'x' })],
    ['sign-out', (api) => api.signOut({ token: 'a.b.c' })],
    ['devices', (api) => api.signOutDevices({})],
    ['erasure', (api) => api.eraseAccount({})],
    ['a payment that was left', (api) => api.leavePayment({ paymentIntentId: 'pi_1' })],
    ['a registration', (api) => api.register({ fullname: 'M', email: 'a@b.np', phone: '1', password: 'x' })],
    ['details', (api) => api.saveBookingDetails({ trekId: 12 } as Parameters<ApiClient['saveBookingDetails']>[0])],
  ];
  test.each(calls)('succeeds with any body: %s', async (_, call) => {
    for (const [body, status, type] of [
      ['OK', 200, 'text/plain'],
      ['Message sent', 201, 'text/html'],
      ['<!doctype html><p>Thanks', 200, 'text/html'],
      ['', 200, 'application/json'],
      ['', 204, ''],
      ['true', 200, 'application/json'],
      ['[]', 202, 'application/json'],
    ] as const) {
      await expect(call(clientOf(body, status, { 'content-type': type }))).resolves.not.toThrow();
    }
    expect(log).not.toHaveBeenCalled();
    await expect(call(clientOf({ message: 'No' }, 400))).rejects.toThrow('No');
  });
});

describe('a registration', () => {
  const token = makeToken();
  const registered = (body: unknown) =>
    clientOf(body, 201).register({ fullname: 'M', email: 'a@b.np', phone: '1', password: 'x' });

  test.each<[string, unknown]>([
    ['token and user', { token, user: testUser }],
    ['both in an envelope', { message: 'User registered', data: { token, user: testUser } }],
  ])('signs in when the answer is %s', async (_, body) => {
    expect(await registered(body)).toMatchObject({ token, user: { id: testUser.id } });
  });

  test.each<[string, unknown]>([
    ['a message alone', { message: 'User registered' }],
    ['a text', 'Created'],
    ['the user alone', testUser],
    ['the user under its name', { user: testUser }],
    ['a token alone', { token }],
    ['an unreadable user', { token, user: { name: 'Maya' } }],
    ['null', null],
  ])('succeeds without a session when the answer is %s', async (_, body) => {
    expect(await registered(body)).toBeUndefined();
  });
});

const errorOf = async (body: unknown, status = 400, headers = {}) =>
  (await clientOf(body, status, headers)
    .sendContactMessage({ name: 'M', email: 'a@b.np', phone: '1', message: 'x' })
    .catch((error: unknown) => error)) as { message: string; status: number; retryAfterSeconds?: number };

describe('an error', () => {
  test.each<[string, unknown, string]>([
    ['NestJS', { statusCode: 404, message: 'Trek not found', error: 'Not Found' }, 'Trek not found'],
    [
      'NestJS, validation',
      { statusCode: 400, message: ['phone must be a string', 'email must be an email'], error: 'Bad Request' },
      'phone must be a string. email must be an email',
    ],
    [
      'NestJS, constraints',
      { statusCode: 400, message: [{ property: 'phone', constraints: { isString: 'phone must be a string' } }] },
      'phone must be a string',
    ],
    [
      'NestJS, nested',
      {
        statusCode: 400,
        message: [
          { property: 'traveler', children: [{ property: 'name', constraints: { isString: 'name is no text' } }] },
        ],
      },
      'name is no text',
    ],
    ['Spring, fields', { fieldErrors: [{ field: 'phone', message: 'phone is too short' }] }, 'phone is too short'],
    ['zod, in NestJS', { issues: [{ path: ['phone'], message: 'Too short' }] }, 'Too short'],
    [
      'Laravel',
      { message: 'The email has already been taken.', errors: { email: ['The email has already been taken.'] } },
      'The email has already been taken.',
    ],
    [
      'Laravel, errors alone',
      { errors: { email: ['The email is taken.'], phone: ['Too short.'] } },
      'The email is taken. phone: Too short',
    ],
    [
      'Spring',
      { timestamp: '2027-03-04T18:15:00.000+00:00', status: 404, error: 'Not Found', path: '/contact' },
      'Not Found',
    ],
    ['Spring, silent message', { status: 400, error: 'Bad Request', message: '', path: '/contact' }, 'Bad Request'],
    [
      'Spring, problem details',
      {
        type: 'about:blank',
        title: 'Bad Request',
        status: 400,
        detail: 'The phone is too short.',
        instance: '/contact',
      },
      'The phone is too short.',
    ],
    ['RFC 9457 without detail', { type: 'about:blank', title: 'Bad Request', status: 400 }, 'Bad Request'],
    ['Django', { detail: 'Not found.' }, 'Not found.'],
    ['Django, one field', { email: ['Enter a valid email address.'] }, 'Enter a valid email address.'],
    [
      'Django, fields',
      { phone: ['This field may not be blank.'], email: ['This field is required.'] },
      'phone: This field may not be blank. email: This field is required',
    ],
    ['Django, whole form', { non_field_errors: ['Unable to log in.'] }, 'Unable to log in.'],
    ['Django, a list', ['Invalid input.'], 'Invalid input.'],
    [
      'Strapi',
      { data: null, error: { status: 400, name: 'ValidationError', message: 'email must be unique', details: {} } },
      'email must be unique',
    ],
    [
      'Spring, fields beside a silent message',
      {
        ...{ status: 400, error: 'Bad Request', message: '', path: '/contact' },
        errors: [{ field: 'phone', defaultMessage: 'must not be blank', rejectedValue: '' }],
      },
      'phone: must not be blank',
    ],
    ['a silent message', { message: null, error: 'Bad Request', errors: ['Too short'] }, 'Too short'],
    ['a detail beside a status', { error: 'Bad Request', detail: 'Too short', path: '/contact' }, 'Too short'],
    [
      'Spring, validation',
      {
        ...{ status: 400, error: 'Bad Request', message: "Validation failed for object='contact'. Error count: 2" },
        errors: [
          { codes: ['NotBlank'], objectName: 'contact', field: 'phone', defaultMessage: 'must not be blank' },
          { codes: ['Email'], objectName: 'contact', field: 'email', defaultMessage: 'must be an email' },
        ],
      },
      'phone: must not be blank. must be an email',
    ],
    [
      'Spring, problem details with fields',
      { title: 'Bad Request', status: 400, detail: 'Invalid request content.', errors: { phone: 'is missing' } },
      'phone: is missing',
    ],
    [
      'Laravel, of 8 and before',
      { message: 'The given data was invalid.', errors: { email: ['taken'], phone: ['Too short.'] } },
      'email: taken. phone: Too short',
    ],
    [
      'Laravel, several',
      {
        message: 'The email is taken. (and 1 more error)',
        errors: { email: ['The email is taken.'], phone: ['The phone is missing.'] },
      },
      'The email is taken. The phone is missing',
    ],
    [
      'ASP.NET',
      { title: 'One or more validation errors occurred.', status: 400, errors: { Phone: ['Too short.'] } },
      'Phone: Too short.',
    ],
    [
      'Strapi, several',
      {
        data: null,
        error: {
          ...{ status: 400, name: 'ValidationError', message: '2 errors occurred' },
          details: { errors: [{ path: ['phone'], message: 'phone is missing' }, { message: 'email is taken' }] },
        },
      },
      'phone is missing. email is taken',
    ],
    ['JSON:API', { errors: [{ status: '400', title: 'Bad phone' }] }, 'Bad phone'],
    [
      'JSON:API with details',
      { errors: [{ title: 'Bad', detail: 'The phone is too short.' }] },
      'The phone is too short.',
    ],
    ['Symfony', { title: 'Error', violations: [{ propertyPath: 'phone', message: 'Too short' }] }, 'phone: Too short'],
    ['Express', { errors: [{ type: 'field', msg: 'Invalid value', path: 'phone' }] }, 'phone: Invalid value'],
    ['CodeIgniter', { status: 400, error: 400, messages: { error: 'Too short' } }, 'Too short'],
    ['a list of messages', { messages: ['Too short'] }, 'Too short'],
    ['a reason twice', { message: '', errors: ['Too short', 'Too short'] }, 'Too short'],
    ['a general message alone', { message: 'Validation failed', error: 'Bad Request' }, 'Validation failed'],
    [
      'a general message with empty reasons',
      { message: 'The given data was invalid.', errors: {} },
      'The given data was invalid.',
    ],
    ['a general message beside a name', { message: 'Unauthorized', error: 'UnauthorizedException' }, 'Unauthorized'],
    ['a general message beside a detail', { message: 'Validation failed', detail: 'Too short' }, 'Too short'],
    ['an own message beside reasons', { message: 'Out of permits', errors: ['x'] }, 'Out of permits'],
    ['an own error beside reasons', { error: 'Out of permits', errors: ['x'] }, 'Out of permits'],
    ['a text', 'Out of permits', 'Out of permits'],
    ['JSON of an error', { error: { code: 12 } }, '{"code":12}'],
    ['JSON of a body', { code: 12 }, '{"code":12}'],
  ])('from %s', async (_, body, message) => {
    expect(await errorOf(body)).toMatchObject({ status: 400, message });
  });

  test.each([
    ...[
      {},
      [],
      '""',
      'null',
      '',
      '  ',
      { message: '' },
      { message: null },
      { message: [] },
      { error: {} },
      { error: '' },
    ],
    ...[{ data: null }, { errors: {} }, { errors: [] }, [null], { message: ' ' }],
  ])('gives the call’s own text when it has no message, as in %j', async (body) => {
    expect(await errorOf(body)).toMatchObject({ message: 'Request failed with status code 400' });
  });

  test('gives the call’s own text when it is a page of a proxy', async () => {
    expect(await errorOf('<html><h1>502</h1>', 502, { 'content-type': 'text/html' })).toMatchObject({
      message: 'Something went wrong',
    });
  });

  /** RFC 9110, 10.2.3. */
  test.each([
    ['120', undefined, 120],
    ['0', undefined, 0],
    ['Sat, 28 Nov 2026 12:02:00 GMT', 'Sat, 28 Nov 2026 12:00:00 GMT', 120],
    ['Saturday, 28-Nov-26 12:02:00 GMT', 'Sat, 28 Nov 2026 12:00:00 GMT', 120],
    ['Sat, 28 Nov 2026 11:00:00 GMT', 'Sat, 28 Nov 2026 12:00:00 GMT', 0],
    ['Sat Nov 28 12:02:00 2026', 'Sat, 28 Nov 2026 12:00:00 GMT', 120],
    ['soon', undefined, undefined],
    ['', undefined, undefined],
    ['-5', undefined, undefined],
  ])('with Retry-After: %j asks to wait', async (after, date, seconds) => {
    const error = await errorOf({}, 503, { 'retry-after': after, ...(date && { date }) });
    expect(error.retryAfterSeconds).toBe(seconds);
  });

  test('with a Retry-After date waits by the visitor’s clock', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 12), toFake: ['Date'] });
    const error = await errorOf({}, 503, { 'retry-after': 'Sat, 28 Nov 2026 12:02:00 GMT' });
    vi.useRealTimers();
    expect(error.retryAfterSeconds).toBe(120);
  });
});
