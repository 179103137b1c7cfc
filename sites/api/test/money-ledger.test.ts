import { randomUUID } from 'node:crypto';
import { companyDay } from '@trek/ui/pricing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OfficeMoney } from '../src/office/office.types.ts';
import { beginOfDay, endOfDay, nextMonth } from '../src/store/company-time.ts';
import { commissionCents } from '../src/store/money-ledger.ts';
import { OfficeDesk } from './office-desk.ts';
import { OPERATOR_EMAIL, signInOperator } from './operator.ts';
import { databases, TestSite } from './site.ts';
import { disputeEvent, refundReport } from './stripe-double.ts';
import type { Visitor } from './visitor.ts';

const DAY_SECONDS = 86_400;
const COLUMNS = [
  ...(['Day', 'Kind', 'Method', 'Reference', 'Booking', 'Trek', 'Amount USD', 'Note'] as const),
  ...(['Partner', 'Commission percent', 'Commission USD'] as const),
] as const;
type Line = Record<(typeof COLUMNS)[number], string>;

/** The rows of a CSV file whose cells hold no quotes. */
function linesOf(file: string): Line[] {
  const rows = file
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((row) => row.slice(1, -1).split('","'));
  expect(rows[0]).toEqual(COLUMNS);
  return rows.slice(1).map((cells) => Object.fromEntries(COLUMNS.map((name, index) => [name, cells[index]])) as Line);
}

const centsOf = (lines: readonly Line[], kind: string) =>
  lines
    .filter(({ Kind }) => Kind === kind)
    .reduce((sum, line) => sum + Math.round(Number(line['Amount USD']) * 100), 0);

test.each([
  ['payment', 29_000, 12.5, 3_625],
  ['payment', 114_975, 12.5, 14_372],
  ['refund', -114_975, 12.5, -14_372],
  ['payment', 100, 0.5, 1],
  ['payment', 99, 0.5, 0],
  // 0.285 in doubles is less.
  ['payment', 1_000, 2.85, 29],
  ['payment', 1_000_000_000, 49.99, 499_900_000],
  ['dispute', -29_000, 10, -2_900],
  ['payment', 29_000, 0, 0],
  ['fee', -871, 10, null],
  ['write-off', -1_000, 10, null],
  ['payout', 29_000, 10, null],
] as const)('the commission of a %s of %i cents at %f percent is %s cents', (kind, cents, percent, commission) => {
  expect(commissionCents({ kind, cents }, Math.round(percent * 100))).toBe(commission);
});

test.each(['2026-11-30', '2026-12-31', '2028-02-29'])(
  'the company’s day %s begins and ends by its own clock',
  (day) => {
    const [begin, end] = [new Date(beginOfDay(day)), new Date(endOfDay(day))];
    expect([companyDay(begin), companyDay(new Date(end.getTime() - 1))]).toEqual([day, day]);
    expect(companyDay(new Date(begin.getTime() - 1)) < day && companyDay(end) > day).toBe(true);
  },
);

test.each([
  ['2026-01', '2026-02'],
  ['2028-02', '2028-03'],
  ['2026-12', '2027-01'],
])('after the month %s comes %s', (month, next) => {
  expect(nextMonth(month)).toBe(next);
});

describe.each(databases)('the money of the office on %s', (database) => {
  let desk: OfficeDesk;
  let office: Promise<Visitor> | undefined;
  beforeAll(async () => {
    desk = await OfficeDesk.open(database);
  });
  afterAll(() => desk.close());

  const nextDay = async (days = 1) => {
    desk.shop.site.wait(days * DAY_SECONDS);
    await desk.shop.site.tick();
    // The operator's session has ended meanwhile.
    office = undefined;
  };
  const operator = () => {
    office ??= signInOperator(desk.shop.site);
    return office;
  };
  async function file(month: string) {
    const { status, body, headers } = await (await operator()).get(`/office/money.csv?month=${month}`);
    expect(status).toBe(200);
    expect(headers.get('Content-Disposition')).toBe(`attachment; filename="money-${month}.csv"`);
    return linesOf(String(body));
  }
  const money = async (): Promise<OfficeMoney> => (await (await operator()).get('/office/money')).body;
  async function confirmed() {
    const { member, id, bookingId } = await desk.shop.confirmed();
    const { reference } = (await desk.shop.bookings(member))[0];
    return { member, id, bookingId, reference: reference as string };
  }
  /** A booking that is paid by bank transfer, at once. */
  async function transferred(amount = 290) {
    const member = await desk.shop.traveler();
    const [{ reference, id: bookingId }] = await desk.shop.bookings(member);
    desk.shop.site.wait(1);
    const order = { key: randomUUID(), amount };
    expect((await (await operator()).post(`/office/bookings/${reference}/transfer`, order)).status).toBe(200);
    const { id } = await desk.store
      .selectFrom('payments')
      .select('id')
      .where('booking_id', '=', bookingId)
      .executeTakeFirstOrThrow();
    return { reference: reference as string, bookingId: bookingId as string, id };
  }

  test('P24, I11: is in its month’s file once, without formulas, and adds up to the books', async () => {
    const { shop, store } = desk;
    const [plain, refunded, lost, won] = [await confirmed(), await confirmed(), await confirmed(), await confirmed()];
    const transfer = await transferred();
    const order = { amount: 1_149.75, reference: '=FT 26306', foreignAmount: 'NPR 150000.00', key: randomUUID() };
    const today = await operator();
    expect((await today.post(`/office/bookings/${plain.reference}/transfer`, order)).status).toBe(200);
    const line = { kind: 'write-off', amount: 10, text: 'Rounding', reason: '@bank fee', totalAmount: 1_440 };
    const lined = { ...line, refundAmount: 0, key: randomUUID() };
    expect((await today.post(`/office/bookings/${plain.reference}/price-line`, lined)).status).toBe(200);
    shop.stripe.refundInDashboard(refunded.id, 12_345);
    const failing = shop.stripe.refundInDashboard(refunded.id, 1_000);
    shop.stripe.chargeElsewhere(777);
    await nextDay();
    refundReport(failing, 'failed');
    for (const { id } of [lost, won]) disputeEvent('created', id, 'needs_response');
    await nextDay();
    disputeEvent('closed', lost.id, 'lost');
    disputeEvent('closed', won.id, 'won');
    await nextDay();
    const visitor = await operator();
    const decide = { key: randomUUID(), disputeId: `du_${lost.id}`, decision: 'written-off' };
    expect((await visitor.post(`/office/bookings/${lost.reference}/dispute`, decide)).status).toBe(200);
    const cancel = { key: randomUUID(), refund: 100 };
    expect((await visitor.post(`/office/bookings/${transfer.reference}/cancel`, cancel)).status).toBe(200);
    const sent = { key: randomUUID(), ...(await desk.refund(transfer.id)) };
    expect((await visitor.post(`/office/bookings/${transfer.reference}/refund-sent`, sent)).status).toBe(200);
    const payout = shop.stripe.payOut();
    if (payout) shop.stripe.endPayout(payout, 'paid');
    await nextDay(3);

    const lines = await file('2026-11');
    const about = (kind: string, reference: string) =>
      lines.filter((line) => line.Kind === kind && line.Booking === reference).map((line) => line['Amount USD']);
    expect(about('payment', plain.reference).toSorted()).toEqual(['1149.75', '290.00']);
    expect(about('write-off', plain.reference)).toEqual(['-10.00']);
    expect(lines).toContainEqual(
      expect.objectContaining({ Method: 'transfer', Reference: "'=FT 26306", Note: 'NPR 150000.00' }),
    );
    expect(lines).toContainEqual(expect.objectContaining({ Kind: 'write-off', Note: "'@bank fee; no money moves" }));
    expect(about('fee', plain.reference)).toEqual(['-8.71']);
    expect(about('refund', refunded.reference).toSorted()).toEqual(['-10.00', '-123.45', '10.00']);
    expect(about('dispute', lost.reference)).toEqual(['-290.00']);
    expect(about('dispute', won.reference).toSorted()).toEqual(['-290.00', '290.00']);
    expect(about('fee', won.reference).toSorted()).toEqual(['-15.00', '-8.71']);
    expect(about('write-off', lost.reference)).toEqual(['-290.00']);
    expect(about('refund', transfer.reference)).toEqual(['-100.00']);
    expect(lines.find(({ Kind }) => Kind === 'other')).toMatchObject({
      ...{ Booking: '', Trek: '', 'Amount USD': '7.77', Note: 'charge of a payment that is not ours' },
    });
    expect(lines.find(({ Reference }) => Reference === plain.id)).toEqual({
      ...{ Day: '2026-11-21', Kind: 'payment', Method: 'card', Reference: plain.id, Booking: plain.reference },
      ...{ Trek: 'Everest Base Camp Trek', 'Amount USD': '290.00', Note: '' },
      ...{ Partner: '', 'Commission percent': '', 'Commission USD': '' },
    });
    expect(lines.find(({ Booking, Kind }) => Booking === lost.reference && Kind === 'dispute')?.Note).toBe(
      'taken by the bank, lost',
    );

    const books = await store.selectFrom('payments').selectAll().where('status', '=', 'succeeded').execute();
    const moved = await store.selectFrom('balance_transactions').selectAll().execute();
    const sum = <Row>(rows: readonly Row[], cents: (row: Row) => number) =>
      rows.reduce((total, row) => total + cents(row), 0);
    expect(centsOf(lines, 'payment')).toBe(
      sum(books, ({ amount_usd, amount_cents }) => amount_cents ?? amount_usd * 100),
    );
    expect(centsOf(lines, 'refund')).toBe(-sum(books, ({ refunded_cents }) => refunded_cents));
    expect(centsOf(lines, 'dispute')).toBe(-29_000);
    expect(centsOf(lines, 'write-off')).toBe(-30_000);
    expect(centsOf(lines, 'fee')).toBe(-sum(moved, ({ fee_cents }) => fee_cents));
    expect(centsOf(lines, 'payout')).toBe(-(payout?.amount ?? 0));
    expect(lines.map(({ Day }) => Day)).toEqual(lines.map(({ Day }) => Day).toSorted());

    const { customers, stripe, bank } = await money();
    const held = centsOf(lines, 'payment') + centsOf(lines, 'refund') + centsOf(lines, 'dispute');
    expect(customers).toEqual({
      ...{ held: held / 100, promised: 0, disputed: 0, unowed: 0, inTransit: 0, writtenOff: 300 },
    });
    expect(stripe?.balance?.difference).toBe(0);
    expect(stripe?.expected).toBe(sum(moved, ({ net_cents }) => net_cents) / 100);
    expect(bank).toMatchObject({ transfersIn: 1_439.75, transfersBack: 100, payouts: (payout?.amount ?? 0) / 100 });
    expect(bank.expected).toBe((133_975 + (payout?.amount ?? 0)) / 100);
  });

  test('belongs to the month of Nepal’s clock', async () => {
    const { id, reference } = await transferred();
    const paidAt = (moment: string) =>
      desk.store.updateTable('payments').set({ paid_at: moment }).where('id', '=', id).execute();
    const daysIn = async (month: string) =>
      (await file(month)).filter(({ Booking }) => Booking === reference).map(({ Day }) => Day);
    await paidAt('2026-10-31T18:14:59.999Z');
    expect([await daysIn('2026-10'), await daysIn('2026-11')]).toEqual([['2026-10-31'], []]);
    await paidAt('2026-10-31T18:15:00.000Z');
    expect([await daysIn('2026-10'), await daysIn('2026-11')]).toEqual([[], ['2026-11-01']]);
    // As a day that someone has typed.
    await paidAt('2026-10-31');
    expect([await daysIn('2026-10'), await daysIn('2026-11')]).toEqual([['2026-10-31'], []]);
    await paidAt('2026-11-01');
    expect([await daysIn('2026-10'), await daysIn('2026-11')]).toEqual([[], ['2026-11-01']]);
    expect((await money()).months).toEqual(['2026-11']);
  });

  test('includes refunds of our books that Stripe’s movements do not show yet', async () => {
    const { id, reference } = await confirmed();
    await nextDay();
    const changed = { refunded_cents: 5_050, updated_at: desk.shop.site.now.toISOString() };
    await desk.store.updateTable('payments').set(changed).where('id', '=', id).execute();
    const lines = (await file('2026-11')).filter(({ Booking }) => Booking === reference);
    expect(lines.find(({ Kind }) => Kind === 'refund')).toMatchObject({
      ...{ 'Amount USD': '-50.50', Method: 'card', Note: 'by our books; Stripe’s differ or were not read yet' },
    });
    await desk.store.updateTable('payments').set({ refunded_cents: 0 }).where('id', '=', id).execute();
  });

  test('is downloaded by operators for existing months, and each download is logged', async () => {
    const visitor = await operator();
    await file('2026-11');
    const { rows } = (await visitor.get('/office/trail')).body;
    expect(rows).toContainEqual(expect.objectContaining({ event: 'file-taken', about: 'money-2026-11.csv' }));
    for (const month of ['2026-13', '2026-1', 'x', '1999-01']) {
      expect((await visitor.get(`/office/money.csv?month=${month}`)).status).toBe(400);
    }
    const member = await desk.shop.site.member();
    for (const path of ['money', 'money.csv']) expect((await member.get(`/office/${path}`)).status).toBe(404);
    expect((await member.post('/office/money/statements', {})).status).toBe(404);
    expect((await member.post('/office/differences/x/settled', { note: 'x' })).status).toBe(404);
  });

  test('is compared with a bank statement by day, once per key, and stores who typed it', async () => {
    const visitor = await operator();
    const { bank: before, day } = await money();
    const type = (order: object) =>
      visitor.post('/office/money/statements', { key: 'statement-1', day, cents: 123_456, ...order });
    expect((await type({ day: '2030-01-01' })).status).toBe(400);
    expect((await type({ day: '2026-02-30' })).status).toBe(400);
    expect((await type({ cents: 1.5 })).status).toBe(400);
    expect((await type({ cents: 99_999_999_999 })).body.message).toMatch(/at most 10 million/);
    expect((await type({})).status).toBe(200);
    expect((await type({})).status).toBe(200);
    expect((await type({ key: 'statement-2', day: '2026-10-01', cents: -500 })).status).toBe(200);
    const { statements } = (await money()).bank;
    expect(statements).toHaveLength(2);
    expect(statements).toContainEqual({
      ...{ day, stated: 1_234.56, expected: before.expected, doneBy: OPERATOR_EMAIL, doneAt: expect.any(String) },
      difference: Math.round(123_456 - before.expected * 100) / 100,
    });
    // Nothing was at the bank so early.
    expect(statements).toContainEqual(expect.objectContaining({ day: '2026-10-01', expected: 0, difference: -5 }));
    const { rows } = (await visitor.get('/office/trail')).body;
    expect(rows.filter(({ event }: { event: string }) => event === 'statement-typed')).toHaveLength(2);
  });

  test('shows its state: promised, in transit, disputed, unowed', async () => {
    const before = (await money()).customers;
    const [held, sending, disputed] = [await confirmed(), await confirmed(), await confirmed()];
    const visitor = await operator();
    const cancel = (reference: string) =>
      visitor.post(`/office/bookings/${reference}/cancel`, { key: randomUUID(), refund: 290 });
    disputeEvent('created', disputed.id, 'needs_response');
    desk.shop.stripe.answerRefunds('pending');
    expect((await cancel(sending.reference)).status).toBe(200);
    await nextDay();
    desk.shop.stripe.answerRefunds('succeeded');
    const late = await operator();
    await late.post(`/office/bookings/${held.reference}/cancel`, { key: randomUUID(), refund: 290 });
    await late.post(`/office/bookings/${disputed.reference}/transfer`, {
      key: randomUUID(),
      amount: 40,
      isUnowed: true,
    });
    const { customers } = await money();
    expect(customers).toEqual({
      ...{ held: before.held + 3 * 290 - 290 + 40, promised: before.promised + 290, unowed: before.unowed + 40 },
      ...{ disputed: before.disputed + 290, inTransit: before.inTransit + 290, writtenOff: before.writtenOff },
    });
  });

  test('comes from our books while Stripe is unavailable', async () => {
    const { stripe: before } = await money();
    desk.shop.stripe.goAway();
    const { stripe } = await money();
    desk.shop.stripe.goAway(false);
    expect(before?.balance).not.toBeNull();
    expect(stripe).toMatchObject({ balance: null, charges: before?.charges, expected: before?.expected });
  });
});

test('simulated money is absent at Stripe, yet refunded in the ledger', async () => {
  const site = await TestSite.start('SQLite', { operatorEmail: OPERATOR_EMAIL });
  const office = await signInOperator(site);
  const { body } = await office.get('/office/money');
  expect(body).toMatchObject({ stripe: null, customers: { held: 0 }, bank: { expected: 0, statements: [] } });
  const { status } = await office.get('/office/money.csv');
  expect(status).toBe(200);
  await site.remove();
});
