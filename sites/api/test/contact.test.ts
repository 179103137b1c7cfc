import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { smtpMailer } from '../src/mail/smtp-mailer.ts';
import { openStore, type Store } from '../src/store/open-store.ts';
import { CardSite } from './card-payments.ts';
import { databases, TestSite } from './site.ts';

const LINK = (link: string) =>
  `email programs would make a link of “${link}”. If it is part of a name, put a space after the dot`;

const message = {
  name: 'Maya Gurung',
  email: 'maya@example.org',
  phone: '+977 1 5550100',
  message: 'Namaste!\nTwo lines.',
};

describe.each(databases)('contact messages on %s', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await TestSite.start(database);
  });
  afterAll(() => site.remove());

  test('are stored and mailed to the office', async () => {
    expect((await site.visitor().post('/contact', message)).status).toBe(201);
    const mail = await vi.waitFor(async () => {
      const found = (await site.mails()).find((text) => text.includes('Namaste!'));
      expect(found).toBeDefined();
      return found;
    });
    expect(mail).toContain('To: info@localhost');
    expect(mail).toContain('Reply-To: Maya Gurung <maya@example.org>');
    const store = await openStore(site.settings.databaseUrl, site.settings.dataFolder, site.settings.log);
    expect(await store.selectFrom('contact_messages').selectAll().execute()).toMatchObject([message]);
    await store.destroy();
  });

  test.each([
    [{ name: '' }, 'All fields are required to send a message.'],
    [{ message: '   ' }, 'All fields are required to send a message.'],
    [{ phone: undefined }, 'All fields are required to send a message.'],
    [{ email: 'maya' }, 'Please enter a valid email address'],
    [{ email: 'a@b.np, c@d.np' }, 'Please enter a valid email address'],
    [{ email: 'a@b.np\r\nBcc: c@d.np' }, expect.any(String)],
    [{ name: 'Maya\r\nBcc: c@d.np' }, expect.any(String)],
    [{ name: 'Maya\nBcc: c@d.np' }, expect.any(String)],
    [{ phone: '1\r\nX-Header: 1' }, expect.any(String)],
    [{ name: 'M\0' }, 'Please enter the name on one line, without links: “U+0000” can’t be part of it'],
    [{ name: 'win at evil.example' }, `Please enter the name on one line, without links: ${LINK('evil.example')}`],
    [{ message: 'x'.repeat(4001) }, expect.any(String)],
  ])('refuse %j (I2)', async (changes, text) => {
    expect(await site.visitor().post('/contact', { ...message, ...changes })).toMatchObject({
      status: 400,
      body: { message: text },
    });
  });

  test('have one recipient, whatever the name contains (I2)', async () => {
    const name = 'Maya" <evil@host>, "x';
    await site.visitor().post('/contact', { ...message, name, message: 'hostile name' });
    const mail = await vi.waitFor(async () => {
      const found = (await site.mails()).find((text) => text.includes('hostile name'));
      expect(found).toBeDefined();
      return found ?? '';
    });
    const headers = mail.slice(0, mail.indexOf('\r\n\r\n'));
    expect(headers.match(/^To:.*$/gm)).toEqual(['To: info@localhost']);
    expect(headers).not.toMatch(/^(Cc|Bcc):/m);
    expect(headers.match(/^Reply-To:.*$/gm)?.[0]).toMatch(/<maya@example\.org>\s*$/);
  });
});

describe.each(databases)('a message about a booking on %s', (database) => {
  let shop: CardSite;
  let store: Store;
  beforeAll(async () => {
    shop = await CardSite.start(database);
    const { databaseUrl, dataFolder, log } = shop.site.settings;
    store = await openStore(databaseUrl, dataFolder, log);
  });
  afterAll(async () => {
    await store.destroy();
    await shop.remove();
  });

  const SUBJECT = 'Subject: We have your message about your booking';
  /** The mails that say that a message has come, once the office has it. */
  async function acknowledged(text: string) {
    await shop.site.tick();
    const mails = (await shop.site.mails()).map((mail) => mail.replace(/=\r?\n/g, ''));
    const office = `To: ${shop.site.settings.mail.contactAddress}`;
    expect(mails.filter((mail) => mail.includes(office) && mail.includes(text))).toHaveLength(1);
    return mails.filter((mail) => mail.includes(SUBJECT) && mail.includes('Namaste'));
  }
  async function customer(isConfirmed: boolean) {
    const { member } = await shop.confirmed();
    const moment = isConfirmed ? shop.site.now.toISOString() : null;
    await store.updateTable('users').set({ email_confirmed_at: moment }).where('email', '=', member.email).execute();
    const [{ reference }] = await shop.bookings(member);
    return { member, reference: reference as string };
  }
  const of = (mails: string[], { email }: { email: string }) => mails.filter((mail) => mail.includes(`To: ${email}`));

  test('is acknowledged to its owner with its text', async () => {
    const { member, reference } = await customer(true);
    const wish = `I would like to change my booking ${reference.toLowerCase()}: to May 3, please.`;
    expect((await member.post('/contact', { ...message, message: wish })).status).toBe(201);
    const mails = of(await acknowledged('to May 3, please'), member);
    expect(mails).toHaveLength(1);
    for (const text of [reference, 'The booking stays as it is until we answer', `> Message: ${wish}`]) {
      expect(mails[0]).toContain(text);
    }
  });

  test('I6: is not repeated to an unconfirmed address', async () => {
    const { member, reference } = await customer(false);
    await member.post('/contact', { ...message, message: `${reference}: on June 9` });
    const mails = of(await acknowledged('on June 9'), member);
    expect(mails).toHaveLength(1);
    expect(mails[0]).not.toMatch(/June 9|Gurung/);
  });

  test.each([
    ['without a reference', (reference: string) => reference.slice(3), true],
    ['with a reference that is not theirs', () => 'TH-CCCCCC', true],
    ['of a visitor who is signed out', (reference: string) => reference, false],
  ])('counts as an ordinary message %s', async (name, written, isSignedIn) => {
    const { member, reference } = await customer(true);
    const sender = isSignedIn ? member : shop.site.visitor();
    const text = `${name}: ${written(reference)}`;
    expect((await sender.post('/contact', { ...message, message: text })).status).toBe(201);
    expect(of(await acknowledged(name), member)).toEqual([]);
  });
});

describe('mail by SMTP', () => {
  /** A real mail server that keeps what it is given. */
  async function startMailServer() {
    const received: { from: string; to: string[]; text: string }[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, { envelope }, done) {
        text(stream).then((mail) => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : '';
          received.push({ from, to: envelope.rcptTo.map(({ address }) => address), text: mail });
          done();
        }, done);
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const { port } = server.server.address() as AddressInfo;
    return { received, url: `smtp://127.0.0.1:${port}`, close: () => new Promise<void>((done) => server.close(done)) };
  }

  test('reaches one recipient through the mail server, whatever the name contains (I2)', async () => {
    const server = await startMailServer();
    const mail = {
      smtpUrl: server.url,
      allowsPlainSmtp: false,
      from: 'treks@example.org',
      contactAddress: 'office@example.org',
    };
    const site = await TestSite.start('SQLite', { mail });
    await site.visitor().post('/contact', { ...message, name: 'Maya" <evil@host>, "x' });
    await site.remove();
    await server.close();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({ from: 'treks@example.org', to: ['office@example.org'] });
    expect(server.received[0]?.text).toContain('Namaste!');
  });

  test.each([false, true])('goes unencrypted to another machine only if allowed: %s', async (isAllowed) => {
    const server = await startMailServer();
    // As good as another machine: it is none of the names of this one.
    const mailer = smtpMailer(
      server.url.replace('127.0.0.1', '0.0.0.0'),
      isAllowed,
      'treks@example.org',
      'example.org',
    );
    const sending = mailer.send(
      { to: 'office@example.org', subject: 'Namaste', text: 'A passport name' },
      { id: 'a', writtenAt: new Date() },
    );
    if (isAllowed) await sending;
    else await expect(sending).rejects.toThrow(/TLS/);
    mailer.close();
    await server.close();
    expect(server.received).toHaveLength(isAllowed ? 1 : 0);
  });

  test('logs a failure and stores the message', async () => {
    const mail = {
      smtpUrl: 'smtp://127.0.0.1:1',
      allowsPlainSmtp: false,
      from: 'treks@example.org',
      contactAddress: 'office@example.org',
    };
    const site = await TestSite.start('SQLite', { mail });
    expect((await site.visitor().post('/contact', message)).status).toBe(201);
    await site.remove();
    expect(site.logged).toContainEqual(expect.objectContaining({ level: 'error', message: "can't send a mail" }));
  });
});
