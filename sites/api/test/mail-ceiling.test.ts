import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MOST_UNCONFIRMED_MAILS } from '../src/mail/mail-ceiling.ts';
import { openStore, type Store } from '../src/store/open-store.ts';
import { queueMail } from '../src/store/queued-mails.ts';
import type { UserRow } from '../src/store/schema.ts';
import { addUser, confirmEmail } from '../src/store/users.ts';
import { CardSite, details } from './card-payments.ts';
import { databases } from './site.ts';

const HOUR = 3_600;
const ALERT = 'Unusually many mails to new addresses';

describe.each(databases)('U6: mails to unconfirmed addresses on %s', (database) => {
  let shop: CardSite;
  let store: Store;
  beforeEach(async () => {
    shop = await CardSite.start(database);
    const { databaseUrl, dataFolder, log } = shop.site.settings;
    store = await openStore(databaseUrl, dataFolder, log);
  });
  afterEach(async () => {
    await store.destroy();
    await shop.remove();
  });

  /** As registering does, without the work of hashing. */
  async function register(): Promise<UserRow> {
    const email = `${randomUUID()}@example.org`;
    const added = await addUser(
      store,
      { fullname: 'Maya', email, phone: '5550100', password: '' },
      'hash',
      shop.site.now,
    );
    if (!added) throw new Error(`${email} has an account`);
    return added;
  }
  async function registerMany(count: number): Promise<void> {
    for (let done = 0; done < count; done += 1) await register();
  }
  /** As if so many mails were left of this hour's. */
  async function leave(count: number): Promise<void> {
    await register();
    await shop.site.tick();
    const counter = store.updateTable('rate_limits').set({ used: MOST_UNCONFIRMED_MAILS - count });
    const { numUpdatedRows } = await counter.where('allowed', '=', MOST_UNCONFIRMED_MAILS).executeTakeFirst();
    expect(numUpdatedRows).toBe(1n);
    await shop.site.emptyOutbox();
  }
  const mailsWith = async (words: string) => (await shop.site.mails()).filter((mail) => mail.includes(words));
  const confirmations = async () => (await mailsWith('/confirm-email?')).length;

  test('wait beyond an hourly limit, notify the office once and are not lost', async () => {
    await leave(2);
    await registerMany(5);
    await shop.site.tick();
    await shop.site.tick();
    expect(await confirmations()).toBe(2);
    expect(await mailsWith(ALERT)).toHaveLength(1);
    expect((await mailsWith(ALERT))[0]).toContain('To: info@localhost');
    expect(shop.site.logged.filter(({ message }) => message.includes('too many mails'))).toMatchObject([
      { level: 'error' },
    ]);
    shop.site.wait(HOUR - 1);
    await shop.site.tick();
    expect(await confirmations()).toBe(2);
    shop.site.wait(1);
    await shop.site.tick();
    expect(await confirmations()).toBe(5);
    expect(await mailsWith(ALERT)).toHaveLength(1);
  });

  test('are counted by all servers together', async () => {
    await leave(3);
    const twin = await shop.site.startTwin();
    await registerMany(10);
    await shop.site.tick();
    await twin.close();
    // The alert is a mail of its own, which the next run sends.
    await shop.site.tick();
    expect(await confirmations()).toBe(3);
    expect(await mailsWith(ALERT)).toHaveLength(1);
  });

  test('U6 control: exclude confirmed addresses, operators, the office and money', async () => {
    const [confirmed, stranger, operator] = [await register(), await register(), await register()];
    await confirmEmail(store, confirmed.id, confirmed.email, shop.site.now);
    await store.updateTable('users').set({ role: 'operator' }).where('id', '=', operator.id).execute();
    await leave(0);

    for (const { id } of [confirmed, stranger, operator]) {
      await queueMail(store, { letter: 'password-reset', userId: id }, shop.site.now);
      await queueMail(store, { letter: 'password-news', news: 'changed', userId: id }, shop.site.now);
    }
    const payer = await shop.traveler();
    const id = await shop.opened(payer);
    shop.stripe.charge(id);
    await shop.poll(payer, id);
    await shop.site
      .visitor()
      .post('/contact', { name: 'A', email: 'asks@visitor.example', phone: '5550100', message: 'x' });
    await shop.site.tick();
    const to = async (email: string) => (await mailsWith(`To: ${email}`)).length;
    expect([await to(confirmed.email), await to(stranger.email), await to(operator.email)]).toEqual([2, 0, 2]);
    expect(await shop.confirmations(payer.email)).toHaveLength(1);
    expect(await mailsWith('New booking')).toHaveLength(1);
    expect(await mailsWith('asks@visitor.example')).toHaveLength(1);
  });

  test('include those about an unpaid booking, whose address is unverified', async () => {
    await leave(0);
    const member = await shop.site.member();
    await member.post('/booking/user-details', { ...details, email: 'stranger@example.org' });
    const [{ id: bookingId }] = await shop.bookings(member);
    await queueMail(store, { letter: 'request-received', request: 'departure', bookingId }, shop.site.now);
    await shop.site.tick();
    expect(await mailsWith('To: stranger@example.org')).toEqual([]);
    shop.site.wait(HOUR);
    await shop.site.tick();
    expect(await mailsWith('To: stranger@example.org')).toHaveLength(1);
  });

  test('count no code that is not mailed, and none to a proven address', async () => {
    const traveler = await shop.site.member();
    const confirmed = { email_confirmed_at: shop.site.now.toISOString() };
    await store.updateTable('users').set(confirmed).where('email', '=', traveler.email).execute();
    // After the traveler's own confirmation, which may be pending until then.
    await leave(1);
    for (let call = 0; call < 5; call += 1) {
      const email = `${randomUUID()}@example.org`;
      await shop.site.visitor().post('/guest/code', { email, reference: 'TH-222222' });
      await traveler.post('/auth/email-code', {});
    }
    await shop.site.tick();
    await register();
    await shop.site.tick();
    expect([await confirmations(), (await mailsWith(`To: ${traveler.email}`)).length]).toEqual([1, 5]);
  });

  test('do not count if they could not be sent', async () => {
    const outbox = join(shop.site.settings.dataFolder, 'outbox');
    await leave(2);
    await writeFile(outbox, '');
    await register();
    await shop.site.tick();
    await rm(outbox);
    shop.site.wait(61);
    await shop.site.tick();
    await register();
    await shop.site.tick();
    expect(await confirmations()).toBe(2);
  });
});
