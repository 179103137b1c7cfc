import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openStore, type Store } from '../src/store/open-store.ts';
import { details } from './card-payments.ts';
import { guestContent, guestWithBooking } from './guest-visit.ts';
import { OPERATOR_EMAIL, resetLink, signInOperator } from './operator.ts';
import { databases, PASSWORD, TestSite } from './site.ts';
import type { Visitor } from './visitor.ts';

const newAddress = () => `${randomUUID()}@example.org`;

describe.each(databases)('the visitor’s own facts on %s', (database) => {
  let site: TestSite;
  let store: Store;
  beforeAll(async () => {
    site = await TestSite.start(database, { operatorEmail: OPERATOR_EMAIL }, guestContent);
    const { databaseUrl, dataFolder, log } = site.settings;
    store = await openStore(databaseUrl, dataFolder, log);
  });
  afterAll(async () => {
    await store.destroy();
    await site.remove();
  });

  const mailsTo = async (address: string) => (await site.mails()).filter((mail) => mail.includes(`To: ${address}`));
  const signIn = (email: string) =>
    site.visitor().post('/auth/login', { email, password: PASSWORD, rememberMe: false });
  const ask = (member: Visitor, email: string, password = PASSWORD) =>
    member.post('/auth/email-change', { email, password });
  const enter = (member: Visitor, codeId: string, code: string) =>
    member.post('/auth/confirm-email-change', { codeId, code });
  /** The code in the newest mail to an address. */
  const codeTo = (address: string) =>
    vi.waitFor(async () => {
      const code = /^(\d{6})\r?$/m.exec((await mailsTo(address)).findLast((mail) => mail.includes('code')) ?? '')?.[1];
      expect(code).toBeDefined();
      return code ?? '';
    });
  async function moved(member: Visitor, email: string) {
    const { body } = await ask(member, email);
    return enter(member, body.codeId, await codeTo(email));
  }

  describe('name, phone and postal address', () => {
    const profile = { fullname: 'Maya Gurung-Rai', phone: '+61 2 5550 0100', postalAddress: '12 Hill Street\nSydney' };

    test('are saved, shown and exported', async () => {
      const member = await site.member();
      const { status, body } = await member.post('/auth/profile', { ...profile, fullname: '  Maya  Gurung-Rai ' });
      expect([status, body]).toMatchObject([200, { ...profile, email: member.email }]);
      expect((await member.get('/auth/me')).body).toMatchObject(profile);
      expect((await member.get('/auth/data')).body.account).toMatchObject({ postal_address: '12 Hill Street\nSydney' });
    });

    test('may be empty but for the name', async () => {
      const member = await site.member();
      const empty = { fullname: 'Maya', phone: '', postalAddress: '' };
      expect((await member.post('/auth/profile', empty)).body).toMatchObject(empty);
      expect((await member.post('/auth/profile', { ...empty, fullname: ' ' })).status).toBe(400);
    });

    test.each([
      ['a name with a link', { fullname: 'Win at evil.example' }],
      ['a name of several lines', { fullname: 'Maya\nBcc: a@b.np' }],
      ['a phone of several lines', { phone: '+61 2\n5550 0100' }],
      ['an address that fits on no letter', { postalAddress: 'x'.repeat(301) }],
    ])('are refused with %s', async (_, wrong) => {
      const member = await site.member();
      expect((await member.post('/auth/profile', { ...profile, ...wrong })).status).toBe(400);
    });

    test('change neither role nor e-mail address, whatever else is sent (Z2)', async () => {
      const member = await site.member();
      const more = { ...profile, role: 'operator', email: 'other@example.org', id: 'x' };
      const { body } = await member.post('/auth/profile', more);
      expect((await member.get('/auth/me')).body).toMatchObject({ role: 'user', email: member.email });
      expect(body.role ?? 'user').toBe('user');
    });

    test('need a session, and no guest’s', async () => {
      expect((await site.visitor().post('/auth/profile', profile)).status).toBe(401);
      const { visitor } = await guestWithBooking(site, newAddress());
      expect((await visitor.post('/auth/profile', profile)).status).toBe(401);
      expect((await ask(visitor, newAddress())).status).toBe(401);
    });
  });

  describe('J7: a new e-mail address', () => {
    test('counts only once the code that was mailed to it is entered', async () => {
      const member = await site.member();
      const email = newAddress();
      const { body } = await ask(member, email);
      const code = await codeTo(email);
      expect((await member.get('/auth/me')).body.email).toBe(member.email);
      expect((await signIn(email)).status).toBe(401);
      expect((await enter(member, body.codeId, code === '000000' ? '111111' : '000000')).status).toBe(400);
      const answer = await enter(member, body.codeId, code);
      expect(answer).toMatchObject({ status: 200, body: { user: { email }, token: expect.any(String) } });
      expect((await signIn(email)).status).toBe(200);
      expect((await signIn(member.email)).status).toBe(401);
      // Once.
      expect((await enter(site.visitor(answer.body.token), body.codeId, code)).status).toBe(410);
    });

    test('replaces this session, and leaves the other devices signed in', async () => {
      const member = await site.member();
      const other = site.visitor((await signIn(member.email)).body.token);
      const { body } = await moved(member, newAddress());
      expect((await member.get('/auth/me')).status).toBe(401);
      expect((await site.visitor(body.token).get('/auth/me')).body.email).toBe(body.user.email);
      expect((await other.get('/auth/me')).body.email).toBe(body.user.email);
    });

    test('is reported to the former one, whose links and codes open nothing any more', async () => {
      const member = await site.member();
      const reset = (await resetLink(site, member.email)).searchParams.get('token');
      const email = newAddress();
      const { status } = await moved(member, email);
      expect(status).toBe(200);
      await vi.waitFor(async () =>
        expect((await mailsTo(member.email)).join()).toContain('Subject: Your email address has changed'),
      );
      const notice = (await mailsTo(member.email)).findLast((mail) => mail.includes('has changed')) ?? '';
      expect(notice).not.toContain(email);
      for (const address of [member.email, email]) {
        const answer = await site
          .visitor()
          .post('/auth/reset-password', { email: address, token: reset, newPassword: 'N3w!passw0rd' });
        expect(answer.status).toBe(400);
      }
    });

    test('takes bookings and messages along, if the former one was proved', async () => {
      const member = await site.member();
      await member.post('/booking/user-details', { ...details, email: member.email });
      const message = { name: 'Maya', email: member.email, phone: '+977 1 5550100', message: 'Is March too early?' };
      await member.post('/contact', message);
      const first = await moved(member, newAddress());
      const again = site.visitor(first.body.token);
      const { account, bookings, messages } = (await again.get('/auth/data')).body;
      expect(account.email_confirmed_at).not.toBeNull();
      expect(bookings).toMatchObject([{ email: account.email }]);
      // Anyone could have registered the first address.
      expect(messages).toEqual([]);
      await again.post('/contact', { ...message, email: account.email });
      const second = await moved(again, newAddress());
      const data = (await site.visitor(second.body.token).get('/auth/data')).body;
      expect(data.messages).toMatchObject([{ email: second.body.user.email }]);
      expect(data.bookings).toMatchObject([{ email: second.body.user.email }]);
    });

    test('gets the same answer if another account has it, but no mail, and no code is right', async () => {
      const [member, owner] = [await site.member(), await site.member()];
      await vi.waitFor(async () => expect(await mailsTo(owner.email)).not.toEqual([]));
      const before = await mailsTo(owner.email);
      const known = await ask(member, owner.email);
      const unknown = await ask(member, newAddress());
      expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
      expect([known.status, unknown.status]).toEqual([200, 200]);
      await site.tick();
      expect(await mailsTo(owner.email)).toEqual(before);
      expect((await enter(member, known.body.codeId, '123456')).status).toBe(400);
    });

    test('goes to one of two accounts that want it at once', async () => {
      for (let round = 1; round <= 4; round += 1) {
        const email = newAddress();
        const entries = [];
        for (const member of [await site.member(), await site.member()]) {
          await site.emptyOutbox();
          const { body } = await ask(member, email);
          entries.push({ member, codeId: body.codeId as string, code: await codeTo(email) });
        }
        const answers = await Promise.all(entries.map(({ member, codeId, code }) => enter(member, codeId, code)));
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
      }
    });

    test('needs the password, and the code of its own account', async () => {
      const [member, other] = [await site.member(), await site.member()];
      const email = newAddress();
      expect((await ask(member, email, 'Wr0ng!password')).status).toBe(400);
      expect((await member.post('/auth/email-change', { email })).status).toBe(400);
      const { body } = await ask(member, email);
      expect((await enter(other, body.codeId, await codeTo(email))).status).toBe(410);
      expect((await other.get('/auth/me')).body.email).toBe(other.email);
      expect((await site.visitor().post('/auth/email-change', { email, password: PASSWORD })).status).toBe(401);
    });

    test('is not opened by a code that confirms, nor does its code confirm', async () => {
      const member = await site.member();
      const confirming = (await member.post('/auth/email-code', {})).body.codeId;
      expect((await enter(member, confirming, await codeTo(member.email))).status).toBe(410);
      const email = newAddress();
      const { body } = await ask(member, email);
      const typed = { codeId: body.codeId, code: await codeTo(email) };
      expect((await member.post('/auth/confirm-email-code', typed)).status).toBe(410);
    });

    test('can be wanted six times an hour, whatever the address', async () => {
      const member = await site.member();
      const statuses = [];
      for (let time = 1; time <= 7; time += 1) statuses.push((await ask(member, newAddress())).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    });

    test('is refused to operators and to those who were dismissed', async () => {
      const operator = await signInOperator(site);
      const { status } = await operator.post('/auth/email-change', { email: newAddress(), password: PASSWORD });
      expect(status).toBe(403);
      const former = await site.member();
      await store
        .updateTable('users')
        .set({ dismissed_at: site.now.toISOString() })
        .where('email', '=', former.email)
        .execute();
      expect((await ask(former, newAddress())).status).toBe(403);
    });
  });
});
