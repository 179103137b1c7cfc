import { fileURLToPath } from 'node:url';
import { bookingSchema } from '@trek/ui/api';
import { advanceUsd, centsOf, quoteTrek, roundingCents, splitPayment, usdOf } from '@trek/ui/pricing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import terms from '../content/company/terms.json' with { type: 'json' };
import { trekEntity } from '../src/catalogue/serializers.ts';
import { termsSchema } from '../src/content/company-schema.ts';
import { readContent } from '../src/content/read-content.ts';
import type { Store } from '../src/store/open-store.ts';
import { type CardSite, details, paymentRequest } from './card-payments.ts';
import { type ContentFiles, files, trek } from './content.ts';
import { OfficeDesk } from './office-desk.ts';
import { databases, type TestSite } from './site.ts';

type Member = Awaited<ReturnType<TestSite['member']>>;

const OWN_CONTENT = fileURLToPath(new URL('../content', import.meta.url));
const withTerms: ContentFiles = {
  ...files,
  'treks/everest-base-camp-trek.json': { ...trek, groupSize: { minSize: 1, maxSize: 24 } },
  'company/terms.json': terms,
};

describe('the treks on offer', async () => {
  const { content } = await readContent(OWN_CONTENT);
  const [country] = content.countries;
  if (!country) throw new Error('There is no country');
  const policies = content.treks.map((one) => trekEntity(one.content, country.content, null, []).bookingPolicy);

  test('grant the leader the same discount as the terms page', () => {
    const { halfFrom, halfPercent, freeFrom } = termsSchema.parse(terms).groupLeader;
    expect(policies).toHaveLength(70);
    for (const policy of policies) {
      expect(policy?.leaderDiscount).toEqual([
        { fromTravelers: halfFrom + 1, percent: halfPercent },
        { fromTravelers: freeFrom + 1, percent: 100 },
      ]);
    }
  });

  test('D6: have a price for 1 to 20 people by the company’s terms, with deposit and balance adding up', () => {
    const prices = content.treks.flatMap(({ content: { priceUsd } }) => priceUsd ?? []);
    const leaderDiscount = policies[0]?.leaderDiscount;
    let odd = 0;
    for (const price of prices) {
      for (let group = 1; group <= 20; group += 1) {
        const percentOff = group >= 10 ? 15 : group >= 5 ? 10 : group >= 3 ? 5 : 0;
        const paying = group >= 16 ? group - 1 : group >= 11 ? group - 0.5 : group;
        const { totalCents } = quoteTrek(price, group, leaderDiscount);
        const exact = price * paying * (100 - percentOff);
        expect(Math.abs(totalCents - exact), `${group} × ${price}`).toBeLessThanOrEqual(1);
        if (totalCents % 100 !== 0) odd += 1;
        for (const percent of [20, 33, 57, 100]) {
          const { advanceUsd: paid, balanceUsd } = splitPayment(totalCents, advanceUsd(totalCents, percent));
          const rounding = roundingCents(totalCents, centsOf(paid), centsOf(balanceUsd));
          expect(totalCents + rounding, `${group} × ${price}`).toBe(centsOf(paid + balanceUsd));
        }
      }
    }
    // The control: rounding is needed.
    expect(odd).toBeGreaterThan(100);
  });
});

describe.each(databases)('the price of a booking on %s', (database) => {
  let desk: OfficeDesk;
  let shop: CardSite;
  let store: Store;
  beforeAll(async () => {
    desk = await OfficeDesk.open(database, withTerms);
    ({ shop, store } = desk);
  });
  afterAll(() => desk.close());

  const read = async (member: Member) => bookingSchema.parse((await shop.bookings(member))[0]);
  const open = (member: Member, numTravelers: number, amount: number, totalAmount?: number) =>
    member.post('/payment/create-payment-intent', {
      ...paymentRequest(member.email, amount),
      ...{ numTravelers, totalAmount },
    });
  async function saved(travelers: number) {
    const member = await shop.site.member();
    await member.post('/booking/user-details', { ...details, email: member.email, travelers });
    return member;
  }
  async function paid(member: Member, travelers: number, amount: number) {
    const { status, body } = await open(member, travelers, amount);
    expect(status).toBe(200);
    shop.stripe.charge(body.paymentIntentId);
    await shop.poll(member, body.paymentIntentId);
    return read(member);
  }
  async function mailTo(member: Member, subject: string) {
    await shop.site.tick();
    const mails = (await shop.site.mails()).map((mail) => mail.replace(/=\r?\n/g, ''));
    const found = mails.filter((mail) => mail.includes(`To: ${member.email}`) && mail.includes(`Subject: ${subject}`));
    expect(found, subject).toHaveLength(1);
    return found[0] ?? '';
  }

  test.each([
    [10, 12_325, 0],
    [11, 12_941.25, 616.25],
    [15, 17_871.25, 616.25],
    [16, 18_487.5, 1232.5],
  ])('for %i people at 1,450 dollars is %d, less %d for the leader', async (travelers, totalAmount, leader) => {
    const member = await saved(travelers);
    expect(await read(member)).toMatchObject({ travelers, totalAmount, pricePerPerson: 1450 });
    const least = Math.round(totalAmount / 5);
    expect((await open(member, travelers, least - 1)).status).toBe(400);
    expect((await open(member, travelers, least, totalAmount + leader + 1)).body.code).toBe('price-changed');
    const booking = await paid(member, travelers, least);
    expect(booking).toMatchObject({ status: 'confirmed', totalAmount, paidAmount: least });
    const mail = await mailTo(member, 'Your booking is confirmed');
    const [line = ''] = /Leader.*place: .*/.exec(mail) ?? [];
    if (leader === 0) expect(line).toBe('');
    else expect(line).toContain(`$${leader.toLocaleString('en-US', { minimumFractionDigits: 2 })}`);
  });

  test('shows an odd total with its cents in mails, and deposit and balance add up', async () => {
    const member = await saved(3);
    const { reference = '', ...booking } = await paid(member, 3, 827);
    expect(booking).toMatchObject({ totalAmount: 4132.5, paidAmount: 827, balanceAmount: 3306 });
    await desk.act(reference, 'payment-link');
    for (const subject of ['Your booking is confirmed', 'Pay for your trek']) {
      const mail = await mailTo(member, subject);
      for (const line of ['Total:      $4,132.50', 'Rounding:   +$0.50', 'Paid:       $827', 'Balance:    $3,306']) {
        expect(mail).toContain(line);
      }
    }
  });

  test('keeps a price agreed before the leader’s discount and does not call it one', async () => {
    const member = await saved(16);
    const { reference = '' } = await paid(member, 16, 3698);
    await store
      .updateTable('bookings')
      .set({ total_cents: 1_972_000, balance_usd: 16_022 })
      .where('reference', '=', reference)
      .execute();
    expect(await read(member)).toMatchObject({ totalAmount: 19_720, balanceAmount: 16_022 });
    await desk.act(reference, 'payment-link');
    const mail = await mailTo(member, 'Pay for your trek');
    expect(mail).toContain('Total:      $19,720');
    expect(mail).not.toContain('place:');
  });

  test('includes the leader’s discount when the office enlarges the group', async () => {
    const member = await saved(10);
    const { reference = '' } = await paid(member, 10, 2465);
    const { body } = await desk.office.get(
      `/office/bookings/${reference}/quote?startDate=${details.bookingDate}&travelers=16`,
    );
    expect(body).toMatchObject({ totalAmount: 18_487.5 });
    const wish = { startDate: details.bookingDate, travelers: 16, totalAmount: body.totalAmount };
    expect((await desk.act(reference, 'change', wish)).status).toBe(200);
    expect(await read(member)).toMatchObject({ totalAmount: usdOf(1_848_750), balanceAmount: 16_023 });
  });

  test('shows an excess payment on the page and in a mail until it is refunded', async () => {
    const { member, bookingId } = await shop.confirmed();
    const { reference } = await read(member);
    const id = (await shop.payBalance(member, bookingId, 500)).body.paymentIntentId as string;
    // The price falls to the deposit meanwhile, by an older server that leaves the card payment open.
    await store
      .updateTable('bookings')
      .set({ total_cents: 29_000, balance_usd: 0 })
      .where('id', '=', bookingId)
      .execute();
    shop.stripe.charge(id);
    await shop.report(id);
    const unowed = async () => (await read(member)).payments?.filter(({ isOwed }) => isOwed === false);
    expect(await unowed()).toMatchObject([{ id, amount: 500 }]);
    const mail = await mailTo(member, 'We have received a payment that was not owed');
    expect(mail).toContain(`we have received $500 that your booking ${reference} does not owe.`);
    expect((await desk.act(reference ?? '', 'payment-return', { paymentId: id })).status).toBe(200);
    await shop.site.tick();
    expect(await unowed()).toEqual([]);
  });
});
