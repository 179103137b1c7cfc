import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import { CardSite, details } from './card-payments.ts';
import { CommandLine } from './command-line.ts';
import { databases } from './site.ts';

describe.each(databases)('mails to the office on %s', (database) => {
  let shop: CardSite;
  let outbox: string;
  beforeAll(async () => {
    shop = await CardSite.start(database);
    outbox = join(shop.site.settings.dataFolder, 'outbox');
  });
  afterAll(() => shop.remove());
  afterEach(() => shop.site.emptyOutbox());

  const officeMails = async () => {
    await shop.site.tick();
    return (await shop.site.mails()).filter((mail) => mail.includes(`To: ${shop.site.settings.mail.contactAddress}`));
  };
  const requirements = 'Knee surgery in May.\nPaid:       $1,450';
  async function paid() {
    const member = await shop.traveler();
    const { email } = member;
    await member.post('/booking/user-details', { ...details, email, specialRequirements: requirements });
    const id = await shop.opened(member);
    shop.stripe.charge(id);
    await shop.poll(member, id);
    return { member, id };
  }

  test('announce a booking once: trek, dates, people, money, reference and special needs', async () => {
    const { member, id } = await paid();
    await Promise.all([shop.poll(member, id), shop.report(id), shop.report(id)]);
    const [{ reference }] = await shop.bookings(member);
    const [mail = '', ...more] = await officeMails();
    expect(more).toEqual([]);
    for (const words of [
      `Subject: New booking: ${reference}, Everest Base Camp Trek`,
      'From – to:  April 1, 2027 – April 3, 2027',
      'Travelers:  1',
      'Paid:       $290',
      'Balance:    $1,160, due on March 2, 2027',
      `Payment:    ${id}`,
      `/office/bookings/${reference}`,
      '> Phone: +977 1 5550100',
      '> Special requirements: Knee surgery in May.',
    ])
      expect(mail).toContain(words);
  });

  /** The facts in every mail about this booking. */
  const whole = (reference: string) => [
    `${reference}, Everest Base Camp Trek`,
    'From – to:  April 1, 2027 – April 3, 2027',
    'Travelers:  1',
    'Total:      $1,450',
    '> Name: Maya Gurung',
    '> Special requirements: Knee surgery in May.',
  ];

  test('announce each further payment, with the paid amount and the balance', async () => {
    const { member } = await paid();
    const [{ id: bookingId, reference }] = await shop.bookings(member);
    const paymentId = (await shop.payBalance(member, bookingId, 860)).body.paymentIntentId as string;
    shop.stripe.charge(paymentId);
    await shop.poll(member, paymentId);
    const mails = (await officeMails()).filter((mail) => mail.includes('Subject: Another payment'));
    expect(mails).toHaveLength(1);
    for (const words of [...whole(reference), 'Paid:       $1,150', 'Balance:    $300,', 'Amount:     $860']) {
      expect(mails[0]).toContain(words);
    }
  });

  test('announce a cancellation request, with the refund and how to answer', async () => {
    const { member } = await paid();
    const [{ id: bookingId, reference }] = await shop.bookings(member);
    await member.post('/booking/cancel', { bookingId });
    const mails = (await officeMails()).filter((mail) => mail.includes('Subject: Cancellation requested'));
    expect(mails).toHaveLength(1);
    for (const words of [
      ...whole(reference),
      'Paid:       $290',
      'Refund:     $0',
      'Approve or decline that on its page',
      `/office/bookings/${reference}`,
    ]) {
      expect(mails[0]).toContain(words);
    }
  });

  test('report the part retained by the terms for a canceled booking', async () => {
    const { member } = await paid();
    const [{ id: bookingId, reference }] = await shop.bookings(member);
    const paymentId = (await shop.payBalance(member, bookingId, 860)).body.paymentIntentId as string;
    shop.stripe.charge(paymentId);
    await shop.poll(member, paymentId);
    await member.post('/booking/cancel', { bookingId });
    const { databaseUrl, dataFolder, log } = shop.site.settings;
    const store = await openStore(databaseUrl, dataFolder, log);
    expect(await new CommandLine(shop.site, store).decide(reference, 'approve')).toBe(true);
    await store.destroy();
    await officeMails();
    const mails = (await officeMails()).filter(
      (mail) =>
        mail.includes('Subject: A payment was refunded') || mail.includes('Subject: A payment was partly refunded'),
    );
    expect(mails.length).toBeGreaterThan(0);
    for (const mail of mails) expect(mail).not.toContain('The booking stays confirmed.');
    expect(mails[0]).toContain('what is retained');
  });

  test('announce a change requested by the contact form, with reference and reply address', async () => {
    const message = 'About my booking TH-7K3M2Q: may we start a day later?';
    const sent = { name: 'Maya Gurung', email: 'maya@example.org', phone: '5550100', message };
    expect((await shop.site.visitor().post('/contact', sent)).status).toBe(201);
    const [mail] = await officeMails();
    expect(mail).toContain(`> Message: ${message}`);
    expect(mail).toMatch(/^Reply-To: .*maya@example\.org/m);
  });

  test('I8: mark a visitor’s text as theirs', async () => {
    await paid();
    const [mail = ''] = await officeMails();
    const [text = ''] = mail.split('<!doctype html>');
    expect(text.match(/^Paid: .*$/gm)).toEqual(['Paid:       $290']);
    const [ours = ''] = text.split('Typed by the sender');
    expect(ours).not.toMatch(/Maya|Knee|5550100/);
  });

  test('B7: announce bookings and messages once after a mail outage and a restart', async () => {
    await rm(outbox, { recursive: true, force: true });
    await writeFile(outbox, '');
    await paid();
    const message = { name: 'Maya Gurung', email: 'maya@example.org', phone: '5550100', message: 'Is May good?' };
    expect((await shop.site.visitor().post('/contact', message)).status).toBe(201);
    await shop.site.restart();
    await rm(outbox);
    await mkdir(outbox);
    shop.site.wait(121);
    await officeMails();
    const subjects = (await officeMails()).map((mail) => /^Subject: ([\w ]+)/m.exec(mail)?.[1]);
    expect(subjects.sort()).toEqual(['Message from Maya Gurung', 'New booking']);
  });
});
