import { lastBookableDay } from '@trek/ui/internal/booking/rules';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderMail } from '../src/mail/render-mail.ts';
import { openStore, type Store } from '../src/store/open-store.ts';
import { queueMail } from '../src/store/queued-mails.ts';
import { settlePayment } from '../src/store/settlements.ts';
import { details, paymentRequest } from './card-payments.ts';
import { allYearTrek, files } from './content.ts';
import { MAIL_TOKENS } from './mail-tokens.ts';
import { rounds, seed } from './rounds.ts';
import { databases, TestSite } from './site.ts';
import type { Visitor } from './visitor.ts';

/** Money is recorded first; texts, files and mails are made of it afterwards. */
describe.each(databases)(`P9: a payment on %s (seed ${seed})`, (database) => {
  let site: TestSite;
  let store: Store;
  beforeAll(async () => {
    site = await TestSite.start(database, {}, { ...files, 'treks/everest-base-camp-trek.json': allYearTrek });
    store = await openStore(site.settings.databaseUrl, site.settings.dataFolder, site.settings.log);
  });
  afterAll(async () => {
    await store.destroy();
    await site.remove();
  });

  const save = (member: Visitor, changes: Record<string, unknown> = {}) =>
    member.post('/booking/user-details', { ...details, ...changes });

  /** Opens a payment for the member's booking. */
  async function opened(member: Visitor): Promise<string> {
    const { body } = await member.post('/payment/create-payment-intent', paymentRequest('maya@example.org'));
    return body.paymentIntentId;
  }
  async function booked() {
    const member = await site.member();
    await save(member);
    return { member, id: await opened(member) };
  }
  const statusOf = async (member: Visitor) => (await member.get('/booking/user')).body[0].status;

  /** In the first release a trek could start in any year; the calendar file of such a booking can't be written. */
  const letHaveNoCalendar = (id: string) =>
    store
      .updateTable('bookings')
      .set({ start_date: '9999-12-31', end_date: '+010000-01' })
      .where('id', 'in', store.selectFrom('payments').select('booking_id').where('id', '=', id))
      .execute();

  test('is recorded even if its confirmation can’t be written', async () => {
    const { member, id } = await booked();
    await letHaveNoCalendar(id);
    expect(await member.get(`/payment/status/${id}`)).toMatchObject({ status: 200, body: { status: 'succeeded' } });
    expect(await statusOf(member)).toBe('confirmed');
    await site.tick();
    expect(site.logged).toContainEqual(expect.objectContaining({ level: 'error', message: "can't send a mail" }));
    await store.deleteFrom('queued_mails').execute();
  });

  test('control: a confirmation written within the settlement reverts it', async () => {
    const { id } = await booked();
    await letHaveNoCalendar(id);
    await store.deleteFrom('queued_mails').execute();
    const { publicUrl, mail, company } = site.settings;
    const settling = store.transaction().execute(async (transaction) => {
      const changed = transaction.updateTable('payments').set({ status: 'succeeded' }).where('id', '=', id);
      const { booking_id } = await changed.returning('booking_id').executeTakeFirstOrThrow();
      await queueMail(transaction, { letter: 'booking-confirmed', bookingId: booking_id }, site.now);
      const [row] = await transaction.selectFrom('queued_mails').selectAll().execute();
      const siteDetails = { publicUrl, officeAddress: mail.contactAddress, company };
      if (row) await renderMail(transaction, row, siteDetails, MAIL_TOKENS);
    });
    await expect(settling).rejects.toThrow('Invalid time value');
    expect(await store.selectFrom('payments').select('status').where('id', '=', id).execute()).toEqual([
      { status: 'open' },
    ]);
  });

  test('can be recorded and confirmed for every accepted booking', async () => {
    const line = (minLength: number) => fc.string({ unit: 'grapheme', minLength, maxLength: 40 });
    const today = site.now.toISOString().slice(0, 10);
    const days = fc
      .date({ min: new Date(today), max: new Date(lastBookableDay(today)), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    await site.emptyOutbox();
    let confirmed = 0;
    await fc.assert(
      fc.asyncProperty(line(2), line(2), line(0), days, async (firstName, lastName, requirements, bookingDate) => {
        const member = await site.member();
        const changes = { firstName, lastName, specialRequirements: requirements, bookingDate };
        if ((await save(member, changes)).status !== 201) return;
        const id = await opened(member);
        await settlePayment(store, id, site.now);
        confirmed += 1;
      }),
      { numRuns: rounds({ test: 10, campaign: 25 }), seed },
    );
    await site.tick();
    expect((await site.mails()).filter((mail) => mail.includes('Your booking is confirmed'))).toHaveLength(confirmed);
    expect(await store.selectFrom('queued_mails').selectAll().execute()).toEqual([]);
  });
});
