import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../src/store/open-store.ts';
import { CardSite, details } from './card-payments.ts';
import { files, writeContent } from './content.ts';
import { alpine } from './partner-files.ts';
import { databases, type TestSite } from './site.ts';
import type { Visitor } from './visitor.ts';

const OWN = 'http://127.0.0.1:3000';
const ALPINE = 'https://alpine.example';
const PEAK = 'https://peak.example';
const peak = { ...alpine, name: 'Peak', origins: [PEAK] };
const NONE = { partner: null, partner_ref: null, metadata: null };

describe.each(databases)('the seller of a booking, on %s', (database) => {
  let shop: CardSite;
  let site: TestSite;
  let store: Store;
  beforeEach(async () => {
    const partners = { 'partners/alpine.json': alpine, 'partners/peak.json': peak };
    shop = await CardSite.start(database, { ...files, ...partners });
    site = shop.site;
    store = await openStore(site.settings.databaseUrl, site.settings.dataFolder, site.settings.log);
  });
  afterEach(async () => {
    await store.destroy();
    await shop.remove();
  });

  const from = (origin: string | undefined, member: Visitor, sent: object) =>
    member.post('/booking/user-details', { ...details, ...sent }, origin === undefined ? {} : { Origin: origin });
  const stored = async (id: string) => {
    const { partner, partner_ref, metadata } = await store
      .selectFrom('bookings')
      .select(['partner', 'partner_ref', 'metadata'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { partner, partner_ref, metadata: metadata === null ? null : JSON.parse(metadata) };
  };
  /** The seller that a call leaves in a new booking. */
  const left = async (origin: string | undefined, sent: object) => {
    const { status, body } = await from(origin, await site.member(), sent);
    expect(status).toBe(201);
    return stored(body.booking.id);
  };

  test('is stored when its own page says so', async () => {
    const sent = { partner: 'alpine', partnerRef: 'newsletter-12', metadata: { campaign: 'Frühling 🏔' } };
    const whole = { partner: 'alpine', partner_ref: 'newsletter-12', metadata: { campaign: 'Frühling 🏔' } };
    expect(await left(ALPINE, sent)).toEqual(whole);
    expect(await left('https://www.alpine.example', { partner: 'alpine' })).toEqual({ ...NONE, partner: 'alpine' });
    // A page that says nothing is one of many that partners have.
    expect(await left(ALPINE, { partnerRef: 'x', metadata: { campaign: 'x' } })).toEqual(NONE);
  });

  test.each([
    ['another partner', PEAK],
    ['the operator', OWN],
    ['an unknown site', 'https://evil.example'],
    ['a sandboxed page', 'null'],
    ['something that looks like it', 'https://alpine.example.evil.example'],
    ['no browser', undefined],
  ])('does not count from the page of %s, and the booking succeeds (P27)', async (_, origin) => {
    expect(await left(origin, { partner: 'alpine', partnerRef: 'forged' })).toEqual(NONE);
    expect(site.logged).toContainEqual(expect.objectContaining({ level: 'warn', partner: 'alpine' }));
    expect(JSON.stringify(site.logged)).not.toContain('forged');
  });

  test('does not count where the partner is unknown, inactive or gone', async () => {
    expect(await left(ALPINE, { partner: 'alpin' })).toEqual(NONE);
    await writeContent(`${site.folder}/content`, { 'partners/alpine.json': { ...alpine, active: false } });
    await site.tick();
    expect(await left(ALPINE, { partner: 'alpine', metadata: { a: 'b' } })).toEqual(NONE);
  });

  test('may be noted beside it by the operator’s own site, and by no other page', async () => {
    const metadata = { hear: 'a friend' };
    expect(await left(OWN, { metadata })).toEqual({ ...NONE, metadata });
    for (const origin of [PEAK, 'https://evil.example', undefined])
      expect(await left(origin, { metadata })).toEqual(NONE);
  });

  test('stays the first one of an unpaid booking, with its ref (P28)', async () => {
    const member = await site.member();
    const { body } = await from(OWN, member, {});
    const { id } = body.booking;
    await from(ALPINE, member, { partner: 'alpine', partnerRef: 'first', metadata: { a: '1' } });
    const first = { partner: 'alpine', partner_ref: 'first', metadata: { a: '1' } };
    expect(await stored(id)).toEqual(first);
    for (const [origin, partner] of [
      [PEAK, 'peak'],
      [ALPINE, 'alpine'],
    ] as const)
      expect((await from(origin, member, { partner, partnerRef: 'second' })).status).toBe(200);
    expect(await stored(id)).toEqual(first);
    // Notes may change, by the one who sold it and the operator, and be emptied.
    await from(PEAK, member, { partner: 'peak', metadata: { a: 'of another' } });
    expect(await stored(id)).toEqual(first);
    await from(ALPINE, member, { partner: 'alpine', metadata: { a: '2' } });
    expect(await stored(id)).toEqual({ ...first, metadata: { a: '2' } });
    await from(OWN, member, { metadata: { hear: 'radio' } });
    expect(await stored(id)).toEqual({ ...first, metadata: { hear: 'radio' } });
    await from(OWN, member, { metadata: {} });
    expect(await stored(id)).toEqual({ ...first, metadata: null });
  });

  test('stays as it is from the first money on', async () => {
    const { member, bookingId } = await shop.confirmed();
    const sent = { partner: 'alpine', partnerRef: 'late', metadata: { a: 'late' } };
    const { status, body } = await from(ALPINE, member, sent);
    // It is another booking of the same trek.
    expect([status, body.booking.id === bookingId]).toEqual([201, false]);
    expect(await stored(bookingId)).toEqual(NONE);
    expect(await stored(body.booking.id)).toEqual({ partner: 'alpine', partner_ref: 'late', metadata: { a: 'late' } });
  });

  test('makes one of two partners count as a whole, at once', async () => {
    const calls: Promise<unknown>[] = [];
    const members = await Promise.all([1, 2, 3, 4].map(() => site.member()));
    for (const member of members) {
      for (const [origin, partner] of [
        [ALPINE, 'alpine'],
        [PEAK, 'peak'],
      ] as const)
        calls.push(from(origin, member, { partner, partnerRef: partner, metadata: { by: partner } }));
    }
    await Promise.all(calls);
    const rows = await store.selectFrom('bookings').select(['id']).execute();
    expect(rows).toHaveLength(members.length);
    for (const { id } of rows) {
      const { partner, partner_ref, metadata } = await stored(id);
      expect(['alpine', 'peak']).toContain(partner);
      expect({ partner_ref, metadata }).toEqual({ partner_ref: partner, metadata: { by: partner } });
    }
  });

  test('counts before the money that arrives, or not at all', async () => {
    for (let round = 0; round < 4; round += 1) {
      const member = await shop.traveler();
      const { id } = (await shop.bookings(member))[0];
      const payment = await shop.opened(member);
      shop.stripe.charge(payment);
      const [, late] = await Promise.all([
        member.get(`/payment/status/${payment}`),
        from(ALPINE, member, { email: member.email, partner: 'alpine', partnerRef: 'r', metadata: { a: 'b' } }),
      ]);
      const isOfThis = late.body.booking.id === id;
      const whole = { partner: 'alpine', partner_ref: 'r', metadata: { a: 'b' } };
      expect(await stored(id)).toEqual(isOfThis ? whole : NONE);
      await shop.poll(member, payment);
      await from(OWN, member, { email: member.email, metadata: { a: 'later' } });
      expect(await stored(id)).toEqual(isOfThis ? whole : NONE);
    }
  });

  test.each([
    ['partner', { partner: 7 }],
    ['partner', { partner: '' }],
    ['partner', { partner: '../alpine' }],
    ['partnerRef', { partnerRef: '' }],
    ['partnerRef', { partnerRef: 'x'.repeat(65) }],
    ['partnerRef', { partnerRef: 'line\nbreak' }],
    ['partnerRef', { partnerRef: '\u202Egpj.exe' }],
    ['partnerRef', { partnerRef: { $ne: '' } }],
    ['metadata', { metadata: 'text' }],
    ['metadata', { metadata: ['text'] }],
    ['metadata', { metadata: { hear: 7 } }],
    ['metadata', { metadata: { hear: { of: 'us' } } }],
    ['metadata', { metadata: { hear: '' } }],
    ['metadata', { metadata: { hear: 'x'.repeat(201) } }],
    ['metadata', { metadata: { hear: 'nul\0' } }],
    ['metadata', { metadata: { hear: '\uD800' } }],
    ['metadata', { metadata: { Hear: 'x' } }],
    ['metadata', { metadata: { '=cmd': 'x' } }],
    ['metadata', { metadata: { [`a${'b'.repeat(40)}`]: 'x' } }],
    ['metadata', { metadata: Object.fromEntries([...'abcdefghijk'].map((name) => [name, 'x'])) }],
  ])('a malformed %s is refused: %j', async (field, sent) => {
    const { status, body } = await from(ALPINE, await site.member(), { partner: 'alpine', ...sent });
    expect({ status, message: body.message }).toEqual({
      status: 400,
      message: expect.stringMatching(new RegExp(`^${field}\\b.*\\.$`)),
    });
  });
});
