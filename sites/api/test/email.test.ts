import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import { databases, PASSWORD, TestSite } from './site.ts';

const DAY_SECONDS = 86_400;

describe.each(databases)('I6: the address of an account on %s', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await TestSite.start(database);
  });
  afterAll(() => site.remove());

  /** The link of the newest mail to an address under a subject. */
  const linkIn = (email: string, subject: string) =>
    vi.waitFor(async () => {
      const mail = (await site.mails()).findLast((text) => text.includes(`To: ${email}`) && text.includes(subject));
      return new URL(/http\S+token\S+/.exec(mail ?? '')?.[0] ?? '');
    });
  const confirmationToken = async (email: string) => {
    const link = await linkIn(email, 'Subject: Confirm your email address');
    expect(link.origin + link.pathname).toBe('http://127.0.0.1:3000/confirm-email');
    return link.searchParams.get('token') ?? '';
  };
  const confirm = (token: string) => site.visitor().post('/auth/confirm-email', { token });

  async function confirmedAt(email: string) {
    const store = await openStore(site.settings.databaseUrl, site.settings.dataFolder, site.settings.log);
    const user = await store.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
    await store.destroy();
    return user.email_confirmed_at;
  }

  test('is confirmed by the registration mail’s link, even if it is used again', async () => {
    const { email } = await site.member();
    expect(await confirmedAt(email)).toBeNull();
    const token = await confirmationToken(email);
    const now = site.now.toISOString();
    expect(await confirm(token)).toMatchObject({ status: 200 });
    site.wait(60);
    expect(await confirm(token)).toMatchObject({ status: 200 });
    expect(await confirmedAt(email)).toBe(now);
  });

  test('is confirmed by a reset link, too', async () => {
    const { email } = await site.member();
    await site.visitor().post('/auth/reset-password-request', { email });
    const token = (await linkIn(email, 'Subject: Reset your password')).searchParams.get('token');
    await site.visitor().post('/auth/reset-password', { email, token, newPassword: 'N3w!passw0rd' });
    expect(await confirmedAt(email)).not.toBeNull();
  });

  test('is not confirmed by an expired link, a forged one or another kind of token', async () => {
    const member = await site.member();
    const token = await confirmationToken(member.email);
    for (const other of [member.token ?? '', 'x', `${token.slice(0, -4)}AAAA`]) {
      const answer = await confirm(other);
      expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(/invalid/i) } });
    }
    expect((await site.visitor(token).get('/auth/me')).status).toBe(401);
    site.wait(7 * DAY_SECONDS);
    expect(await confirm(token)).toMatchObject({ status: 400, body: { message: expect.stringMatching(/expired/) } });
    expect(await confirmedAt(member.email)).toBeNull();
  });

  test('limits confirmation attempts per address', async () => {
    const attacker = site.visitor();
    const statuses = [];
    for (let index = 0; index < 40; index += 1) {
      statuses.push((await attacker.post('/auth/confirm-email', { token: 'x' })).status);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
  });

  test('mails contain no text of the registering person', async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    const store = await openStore(site.settings.databaseUrl, site.settings.dataFolder, site.settings.log);
    await site.visitor().post('/auth/register', { fullname: 'Lucky Winner', email, phone: '1', password: PASSWORD });
    // As names were before they were checked.
    await store
      .updateTable('users')
      .set({ fullname: 'Lucky Winner\n\nClick https://evil.example' })
      .where('email', '=', email)
      .execute();
    await store.destroy();
    await site.visitor().post('/auth/reset-password-request', { email });
    const mails = await vi.waitFor(async () => {
      const found = (await site.mails()).filter((mail) => mail.includes(`To: ${email}`));
      expect(found).toHaveLength(2);
      return found.join();
    });
    expect(mails).not.toMatch(/Lucky|evil/);
  });
});
