import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliverQueuedMails, retryDelayMs } from '../src/mail/mail-queue.ts';
import type { Mail, Mailer } from '../src/mail/mailer.ts';
import { openStore, type Store } from '../src/store/open-store.ts';
import type { QueuedMailRow } from '../src/store/schema.ts';
import { CardSite } from './card-payments.ts';
import { databases, PASSWORD, TestSite } from './site.ts';

describe.each(databases)('the confirmation on %s', (database) => {
  let shop: CardSite;
  let store: Store;
  let outbox: string;
  beforeAll(async () => {
    shop = await CardSite.start(database);
    const { databaseUrl, dataFolder, log } = shop.site.settings;
    store = await openStore(databaseUrl, dataFolder, log);
    outbox = join(dataFolder, 'outbox');
  });
  afterAll(async () => {
    await store.destroy();
    await shop.remove();
  });

  /** Makes every delivery fail, until the function it gives is called. */
  async function blockOutbox() {
    await rm(outbox, { recursive: true, force: true });
    await writeFile(outbox, '');
    return async () => {
      await rm(outbox);
      await mkdir(outbox);
    };
  }
  async function paid() {
    const member = await shop.traveler();
    const id = await shop.opened(member);
    shop.stripe.charge(id);
    await shop.poll(member, id);
    return member;
  }
  const queued = () =>
    store.selectFrom('queued_mails').selectAll().where('mail', 'not like', '%email-confirmation%').execute();

  test('waits ever longer if undeliverable, and arrives once', async () => {
    const mend = await blockOutbox();
    const member = await paid();
    await shop.site.tick();
    expect(await queued()).toMatchObject([{ attempts: 1 }, { attempts: 1 }]);
    shop.site.wait(61);
    await shop.site.tick();
    expect(await queued()).toMatchObject([{ attempts: 2 }, { attempts: 2 }]);
    await mend();
    await shop.site.tick();
    expect(await shop.confirmations(member.email)).toEqual([]);
    shop.site.wait(121);
    await shop.site.tick();
    expect(await shop.confirmations(member.email)).toHaveLength(1);
    expect(await queued()).toEqual([]);
  });

  test('B4: is sent after the clock was set back by a day', async () => {
    const mend = await blockOutbox();
    const member = await paid();
    await shop.site.tick();
    shop.site.wait(-86_400);
    await mend();
    await shop.site.tick();
    shop.site.wait(86_400);
    expect(await queued()).toEqual([]);
    expect(await shop.confirmations(member.email)).toHaveLength(1);
  });

  test('survives a server that stops before sending', async () => {
    const mend = await blockOutbox();
    const member = await paid();
    await shop.site.restart();
    await mend();
    shop.site.wait(61);
    await shop.site.tick();
    expect(await shop.confirmations(member.email)).toHaveLength(1);
  });

  test('is sent once by two servers on one database', async () => {
    const mend = await blockOutbox();
    const member = await paid();
    await shop.site.tick();
    const twin = await shop.site.startTwin();
    await mend();
    shop.site.wait(61);
    await shop.site.tick();
    await twin.close();
    expect(await shop.confirmations(member.email)).toHaveLength(1);
    const written = shop.site.logged.filter(({ message }) => message === 'wrote a mail to the outbox');
    expect(new Set(written.map(({ path }) => path)).size).toBe(written.length);
  });
});

describe.each(databases)('B13: a link on %s', (database) => {
  let site: TestSite;
  let outbox: string;
  beforeAll(async () => {
    site = await TestSite.start(database);
    outbox = join(site.settings.dataFolder, 'outbox');
  });
  afterAll(() => site.remove());

  test.each([
    ['that confirms an address', 'confirm-email?', () => site.member().then(({ email }) => email)],
    [
      'that resets a password',
      'reset-password?',
      async () => {
        const { email } = await site.member();
        await site.visitor().post('/auth/reset-password-request', { email });
        return email;
      },
    ],
  ])('%s waits while it cannot be sent, is stored in no row, and arrives after a restart', async (_, address, ask) => {
    await rm(outbox, { recursive: true, force: true, maxRetries: 5 });
    await writeFile(outbox, '');
    const email = await ask();
    await site.tick();
    const store = await openStore(site.settings.databaseUrl, site.settings.dataFolder, site.settings.log);
    const waiting = await store.selectFrom('queued_mails').selectAll().execute();
    await store.destroy();
    expect(waiting.length).toBeGreaterThan(0);
    expect(JSON.stringify(waiting)).not.toMatch(/eyJ|token=|@/);
    await site.stop();
    await rm(outbox);
    site.wait(61);
    await site.restart();
    await site.tick();
    const mails = (await site.mails()).filter((mail) => mail.includes(`To: ${email}`) && mail.includes(address));
    expect(mails).toHaveLength(1);
    const { pathname, searchParams } = new URL(/http\S+token=\S+/.exec(mails[0] ?? '')?.[0] ?? '');
    const body = { token: searchParams.get('token'), email, newPassword: 'N3w!passw0rd' };
    const call = pathname === '/confirm-email' ? '/auth/confirm-email' : '/auth/reset-password';
    expect((await site.visitor().post(call, body)).status).toBe(200);
  });

  test('is not sent to an account erased meanwhile', async () => {
    await rm(outbox, { recursive: true, force: true, maxRetries: 5 });
    await writeFile(outbox, '');
    const member = await site.member();
    await site.visitor().post('/auth/reset-password-request', { email: member.email });
    await site.tick();
    expect((await member.post('/auth/erase', { password: PASSWORD })).status).toBe(200);
    await rm(outbox);
    site.wait(61);
    await site.tick();
    expect((await site.mails()).filter((mail) => mail.includes(member.email) || mail.includes('To: erased'))).toEqual(
      [],
    );
  });
});

describe.each(databases)('the queue of a site that is stopped, on %s', (database) => {
  let site: TestSite;
  let store: Store;
  beforeAll(async () => {
    site = await TestSite.start(database);
    // The site sends queued mails at its start, and would take some of these.
    await site.stop();
    const { databaseUrl, dataFolder, log } = site.settings;
    store = await openStore(databaseUrl, dataFolder, log);
  });
  afterAll(async () => {
    await store.destroy();
    await site.remove();
  });

  /** Queues so many mails. @returns their ids */
  async function queue(count: number): Promise<string[]> {
    const ids = Array.from({ length: count }, (_, index) => `mail ${index}`);
    const mail = JSON.stringify({ to: 'maya@example.org', subject: 'Subject', text: 'Text' });
    const moment = site.settings.now().toISOString();
    await store
      .insertInto('queued_mails')
      .values(ids.map((id) => ({ id, mail, attempts: 0, due_at: moment, created_at: moment })))
      .execute();
    return ids;
  }
  const queueOf = (send: (id: string) => Promise<void>, takeBack = async () => {}) => {
    const { now, ticker, log } = site.settings;
    const mailer: Mailer = { send: (_, { id }) => send(id), close: () => {} };
    const render = async ({ mail: whole }: QueuedMailRow) => JSON.parse(whole) as Mail;
    return deliverQueuedMails(store, mailer, async () => ({ takeBack }), render, now, ticker, log);
  };

  test('is sent once by two servers that read it at the same time', async () => {
    const ids = await queue(40);
    const sent: string[] = [];
    const queues = [1, 2].map(() => queueOf(async (id) => void sent.push(id)));
    await Promise.all(queues.map(({ run }) => run()));
    expect(sent.toSorted()).toEqual(ids.toSorted());
    await Promise.all(queues.map(({ stop }) => stop()));
  });

  test('fails as a whole if the database goes away, once its other mails are sent', async () => {
    await queue(2);
    const sent: string[] = [];
    const { run, stop } = queueOf(
      async (id) => {
        if (id === 'mail 0') throw new Error('no mail server');
        await setImmediate();
        sent.push(id);
      },
      () => Promise.reject(new Error('no database')),
    );
    await run();
    expect(sent).toEqual(['mail 1']);
    expect(site.logged.map(({ message }) => message)).toContain("can't deliver the queued mails");
    await stop();
  });
});

test('the wait between attempts doubles from a minute to an hour', () => {
  expect([0, 1, 2, 5, 6, 100].map((attempts) => retryDelayMs(attempts) / 60_000)).toEqual([1, 2, 4, 32, 60, 60]);
});
