import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eraseAccount, exportPersonalData } from '../src/store/personal-data.ts';
import { userByEmail } from '../src/store/users.ts';
import { details } from './card-payments.ts';
import { files, writeContent } from './content.ts';
import { OfficeDesk } from './office-desk.ts';
import { signInOperator } from './operator.ts';
import { alpine } from './partner-files.ts';
import { databases, type TestSite } from './site.ts';
import type { Visitor } from './visitor.ts';

const MARKUP = '<img src=x onerror=alert(1)>';
const FORMULA = '=HYPERLINK(A1)';
const hostile = { hear: MARKUP, campaign: 'x;=2+2' };
const sold = { partner: 'alpine', partnerRef: FORMULA, metadata: hostile };

describe.each(databases)('a partner’s bookings in the office on %s', (database) => {
  let desk: OfficeDesk;
  let site: TestSite;
  beforeEach(async () => {
    desk = await OfficeDesk.open(database, { ...files, 'partners/alpine.json': { ...alpine, name: 'Alpine & Söhne' } });
    site = desk.shop.site;
  });
  afterEach(() => desk.close());

  const book = async (member: Visitor & { email: string }, sent: object = sold) => {
    const body = { ...details, email: member.email, ...sent };
    const answer = await member.post('/booking/user-details', body, { Origin: 'https://alpine.example' });
    return answer.body.booking as { id: string; reference: string };
  };
  const pay = async (member: Visitor, amount = 290) => {
    const id = await desk.shop.opened(member, amount);
    desk.shop.stripe.charge(id);
    await desk.shop.poll(member, id);
    return id;
  };
  const csv = async (path: string) => {
    const { body } = await (await signInOperator(site)).get(path);
    const [columns = [], ...rows] = String(body)
      .replace('\uFEFF', '')
      .trimEnd()
      .split('\r\n')
      .map((line) => line.slice(1, -1).split('","'));
    return rows.map((cells) => Object.fromEntries(columns.map((name, index) => [name, cells[index]])));
  };

  test('are named on their page, in the list and its file, without formulas (X7)', async () => {
    const { reference } = await book(await site.member());
    await desk.shop.traveler();
    const partner = { name: 'Alpine & Söhne', ref: FORMULA };
    expect(await desk.booking(reference)).toMatchObject({ partner, metadata: Object.entries(hostile) });
    const [listed, ...others] = (await desk.office.get('/office/bookings?partner=alpine')).body.rows;
    expect([listed.reference, others]).toEqual([reference, []]);
    expect((await desk.office.get('/office/bookings')).body.rows).toHaveLength(2);
    expect((await desk.office.get('/office/bookings?partner=alpin')).body.rows).toEqual([]);
    expect((await desk.office.get('/office/partners')).body).toEqual([{ id: 'alpine', name: 'Alpine & Söhne' }]);
    expect(await csv('/office/bookings.csv?partner=alpine')).toEqual([
      expect.objectContaining({
        ...{ Reference: reference, Partner: 'Alpine & Söhne' },
        'Partner ref': `'${FORMULA}`,
        Metadata: `hear: ${MARKUP}; campaign: x;'=2+2`,
      }),
    ]);
    const [, plain] = (await csv('/office/bookings.csv?order=departure')).toSorted((one) => (one.Partner ? -1 : 1));
    expect(plain).toMatchObject({ Partner: '', 'Partner ref': '', Metadata: '' });
  });

  test('name the partner in mails, and the rest in those to the office (X7)', async () => {
    const member = await site.member();
    await book(member);
    await pay(member);
    await site.tick();
    const mails = await site.mails();
    const office = mails.find((mail) => mail.includes('Subject: New booking')) ?? '';
    const customer = mails.find((mail) => mail.includes(`To: ${member.email}`) && mail.includes('Gebucht')) ?? '';
    expect(office).toContain('Booked through Alpine & Söhne.');
    // In the partner's language.
    expect(customer).toContain('Gebucht über Alpine & Söhne.');
    expect(office).toContain(`> Partner ref: ${FORMULA}`);
    expect(office.replace(/\s+/g, ' ')).toContain(`> Metadata: hear: ${MARKUP}; campaign: x;=2+2`);
    expect(customer).not.toMatch(/onerror|HYPERLINK|Partner ref/);
    const [, html = ''] = office.split('<!doctype html>');
    expect(html).toContain('&lt;img src=x onerror');
    expect(html).not.toContain('<img');
  });

  test('have their commission in the month’s file: of the money received, less what went back', async () => {
    const member = await site.member();
    const { reference } = await book(member);
    await pay(member, 333);
    expect((await desk.act(reference, 'transfer', { amount: 100.01 })).status).toBe(200);
    expect((await desk.act(reference, 'cancel', { refund: 133.01 })).status).toBe(200);
    const { id: transfer } = await desk.store
      .selectFrom('payments')
      .select('id')
      .where('method', '=', 'transfer')
      .executeTakeFirstOrThrow();
    expect((await desk.act(reference, 'refund-sent', await desk.refund(transfer))).status).toBe(200);
    site.wait(86_400);
    await site.tick();
    const commissions = async () =>
      (await csv('/office/money.csv?month=2026-11'))
        .filter(({ Booking }) => Booking === reference)
        .map((line) => [
          line.Kind,
          line['Amount USD'],
          line.Partner,
          line['Commission percent'],
          line['Commission USD'],
        ])
        .toSorted((one, other) => String(one).localeCompare(String(other)));
    const rows = await commissions();
    const name = 'Alpine & Söhne';
    expect(rows).toEqual(
      expect.arrayContaining([
        ['payment', '333.00', name, '12.5', '41.63'],
        ['payment', '100.01', name, '12.5', '12.50'],
        ['refund', '-33.00', name, '12.5', '-4.13'],
        ['refund', '-100.01', name, '12.5', '-12.50'],
      ]),
    );
    expect(rows.filter(([kind]) => kind === 'fee').every(([, , , , commission]) => commission === '')).toBe(true);
    // Another percent counts for later bookings, and a partner who has left keeps theirs.
    await writeContent(join(site.folder, 'content'), { 'partners/alpine.json': { ...alpine, commissionPercent: 10 } });
    await site.tick();
    await rm(join(site.folder, 'content', 'partners'), { recursive: true });
    await site.tick();
    expect(await commissions()).toContainEqual(['payment', '333.00', 'Alpine Tours', '12.5', '41.63']);
  });

  test('stay the partner’s when a bank transfer has confirmed them', async () => {
    const member = await site.member();
    const { id, reference } = await book(member, { partner: 'alpine' });
    expect((await desk.act(reference, 'transfer', { amount: 290 })).status).toBe(200);
    const again = await book(member, { partner: 'alpine', partnerRef: 'late', metadata: { a: 'late' } });
    expect(again.id).not.toBe(id);
    expect(await desk.booking(reference)).toMatchObject({ partner: { ref: null }, metadata: [] });
  });

  test('are in the customer’s data, and lose all but the partner with the account', async () => {
    const member = await site.member();
    const { id } = await book(member);
    const user = await userByEmail(desk.store, member.email);
    if (!user) throw new Error('There is no account');
    const request = { trace: { who: null, account: null, network: null, about: null }, ownsMessages: false };
    const data = await exportPersonalData(desk.store, user, request as never, site.now);
    expect(data.bookings).toMatchObject([
      { partner: 'alpine', partner_ref: FORMULA, metadata: JSON.stringify(hostile) },
    ]);
    await pay(member);
    expect((await desk.act((await desk.shop.bookings(member))[0].reference, 'cancel', { refund: 0 })).status).toBe(200);
    await eraseAccount(desk.store, user.id, request as never, site.now);
    const columns = ['partner', 'partner_ref', 'metadata'] as const;
    const left = await desk.store.selectFrom('bookings').select(columns).where('id', '=', id).executeTakeFirst();
    expect(left).toEqual({ partner: 'alpine', partner_ref: null, metadata: null });
  });
});
