import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { colleagues, dismissOperator, removeColleague } from '../src/store/colleagues.ts';
import { OWNER } from '../src/store/office-role.ts';
import { openStore, type Store } from '../src/store/open-store.ts';
import { appointOperator } from '../src/store/operators.ts';
import { userByEmail } from '../src/store/users.ts';
import { OPERATOR_EMAIL, signInAlone, signInOperator } from './operator.ts';
import { addPasskey, PasskeyDevice } from './passkey-device.ts';
import { databases, PASSWORD, TestSite } from './site.ts';
import type { Visitor } from './visitor.ts';

const DAY = 86_400;
/** Browsers give passkeys to pages of a name alone. */
const ORIGIN = 'http://localhost:3000';

describe.each(databases)('Z14: colleagues on %s', (database) => {
  let site: TestSite;
  let store: Store;
  beforeAll(async () => {
    site = await TestSite.start(database, { operatorEmail: OPERATOR_EMAIL, publicUrl: ORIGIN });
    const { databaseUrl, dataFolder, log } = site.settings;
    store = await openStore(databaseUrl, dataFolder, log);
  });
  afterAll(async () => {
    await store.destroy();
    await site.remove();
  });

  const newAddress = () => `${crypto.randomUUID()}@trek.example`;
  let session: { visitor: Visitor; begun: number } | undefined;
  /** The owner, who has signed in within ten minutes. */
  async function owner(): Promise<Visitor> {
    const now = site.now.getTime();
    if (!session || now - session.begun > 600_000) session = { visitor: await signInOperator(site), begun: now };
    return session.visitor;
  }
  const invite = (by: Visitor, email: string, role = 'office', key = crypto.randomUUID()) =>
    by.post('/office/colleagues/invitations', { key, email, fullname: 'Pema Lhamo', role });
  const list = async (by: Visitor) => (await by.get('/office/colleagues')).body;
  const idOf = async (email: string) => (await userByEmail(store, email))?.id ?? '';

  /** The tokens in all invitations to an address. */
  async function tokensTo(email: string, count = 1): Promise<string[]> {
    return vi.waitFor(async () => {
      const mails = (await site.mails()).filter(
        (mail) => mail.includes(`To: ${email}`) && mail.includes('/invitation?'),
      );
      expect(mails).toHaveLength(count);
      return mails.map(
        (mail) => new URL(/http\S+invitation\?\S+/.exec(mail)?.[0] ?? '').searchParams.get('token') ?? '',
      );
    });
  }
  const open = (token = '') => site.visitor().post('/invitation/open', { token });
  const accept = (token = '') => site.visitor().post('/invitation/accept', { token });

  /** Accepts an invitation and sets a password, as its page does. */
  async function join(email: string): Promise<void> {
    const [token] = await tokensTo(email);
    const { status, body } = await accept(token);
    expect(status).toBe(200);
    const link = new URL(body.path, 'https://trek.example');
    expect(link.pathname).toBe('/reset-password');
    const reset = { email, token: link.searchParams.get('token'), newPassword: PASSWORD };
    expect((await site.visitor().post('/auth/reset-password', reset)).status).toBe(200);
  }

  async function colleague(role: string): Promise<{ email: string; visitor: Visitor }> {
    const email = newAddress();
    expect((await invite(await owner(), email, role)).status).toBe(200);
    await join(email);
    return { email, visitor: await signInOperator(site, email) };
  }

  test('are invited by mail, set a password and a second factor, and have the invited role', async () => {
    const { email, visitor } = await colleague('guide');
    expect((await visitor.get('/office/departures')).status).toBe(200);
    expect((await visitor.get('/office/bookings')).status).toBe(404);
    const body = await list(await owner());
    expect(body.invitations).toEqual([]);
    expect(body.colleagues).toContainEqual(
      expect.objectContaining({ email, name: 'Pema Lhamo', role: 'guide', hasPassword: true, hasFactor: true }),
    );
  });

  test('are shown their invitation without accepting it, and accept it once', async () => {
    const email = newAddress();
    await invite(await owner(), email, 'accountant');
    const [token] = await tokensTo(email);
    for (const _ of [1, 2]) {
      const shown = await open(token);
      expect([shown.status, shown.body]).toEqual([
        200,
        { email, name: 'Pema Lhamo', role: 'accountant', hasAccount: false },
      ]);
    }
    expect(await userByEmail(store, email)).toBeUndefined();
    const answers = await Promise.all([1, 2, 3].map(() => accept(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    expect((await open(token)).status).toBe(410);
  });

  test('lose nothing of an account that they have before they accept; then its password and sessions end', async () => {
    const member = await site.member();
    await invite(await owner(), member.email, 'office');
    const [token] = await tokensTo(member.email);
    expect((await open(token)).body.hasAccount).toBe(true);
    expect((await member.get('/auth/me')).body.role).toBe('user');
    expect((await member.get('/office/access')).status).toBe(404);
    const { body } = await accept(token);
    expect((await member.get('/auth/me')).status).toBe(401);
    const login = { email: member.email, password: PASSWORD, rememberMe: false };
    expect((await site.visitor().post('/auth/login', login)).status).toBe(401);
    expect(body.path).toContain(encodeURIComponent(member.email));
    await vi.waitFor(async () => expect((await site.mails()).join()).toContain('your account can now open the office'));
  });

  test('are not made by a body, a token of something else or a stranger', async () => {
    const email = newAddress();
    await invite(await owner(), email, 'guide');
    const [token] = await tokensTo(email);
    // The role is the invitation's, whatever is sent along.
    await site.visitor().post('/invitation/accept', { token, role: OWNER, email: OPERATOR_EMAIL });
    expect((await userByEmail(store, email))?.role).toBe('guide');
    const member = await site.member();
    for (const forged of ['', 'nonsense', member.token]) expect((await accept(forged)).status).toBe(410);
    expect((await invite(member, newAddress())).status).toBe(404);
    expect((await invite(await owner(), newAddress(), 'user')).status).toBe(400);
  });

  test('can’t accept an invitation that was withdrawn or has expired, but one that is sent again', async () => {
    const [withdrawn, expired] = [newAddress(), newAddress()];
    const by = await owner();
    await invite(by, withdrawn);
    await invite(by, expired);
    const [[late], [ended]] = await Promise.all([tokensTo(expired), tokensTo(withdrawn)]);
    const idFor = async (email: string) =>
      (await list(by)).invitations.find((one: { email: string }) => one.email === email)?.id;
    expect((await by.post(`/office/colleagues/invitations/${await idFor(withdrawn)}/withdrawn`, {})).status).toBe(200);
    expect((await accept(ended)).status).toBe(410);
    site.wait(8 * DAY);
    expect((await accept(late)).status).toBe(410);
    const again = await owner();
    const id = (await list(again)).invitations.find((one: { email: string }) => one.email === expired);
    expect(id).toMatchObject({ isExpired: true });
    expect((await again.post(`/office/colleagues/invitations/${id.id}/repeated`, {})).status).toBe(200);
    const tokens = await tokensTo(expired, 2);
    const statuses = await Promise.all(tokens.map(async (token) => (await open(token)).status));
    expect(statuses.sort()).toEqual([200, 410]);
  });

  test('are invited once, however often the button is pressed', async () => {
    const by = await owner();
    const [email, key] = [newAddress(), crypto.randomUUID()];
    const answers = await Promise.all([1, 2, 3].map(() => invite(by, email, 'office', key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await tokensTo(email);
    expect(await invite(by, email)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('invited already') },
    });
    expect(await invite(by, OPERATOR_EMAIL)).toMatchObject({ status: 409 });
  });

  test('keep role and password if they work in the office before they accept', async () => {
    const email = newAddress();
    await invite(await owner(), email, 'guide');
    const [token] = await tokensTo(email);
    await appointOperator(store, email, site.now);
    const early = await signInOperator(site, email);
    expect((await open(token)).status).toBe(409);
    expect((await accept(token)).status).toBe(409);
    expect((await early.get('/office/money')).status).toBe(200);
    expect((await list(await owner())).invitations.filter((one: { email: string }) => one.email === email)).toEqual([]);
    await removeColleague(store, await idOf(email), { who: 'test' }, site.now);
  });

  test('are dismissed by the command line, with whom they invited', async () => {
    const { email, visitor } = await colleague(OWNER);
    const invited = newAddress();
    expect((await invite(visitor, invited)).status).toBe(200);
    const [token] = await tokensTo(invited);
    expect(await dismissOperator(store, email, site.now)).toBe(true);
    expect(await dismissOperator(store, email, site.now)).toBe(false);
    expect((await accept(token)).status).toBe(410);
    expect((await visitor.get('/auth/me')).status).toBe(401);
  });

  test('get another role at once, in open sessions, too', async () => {
    const { email, visitor } = await colleague('office');
    expect((await visitor.get('/office/bookings')).status).toBe(200);
    const by = await owner();
    expect((await by.post(`/office/colleagues/${await idOf(email)}/role`, { role: 'guide' })).status).toBe(200);
    expect((await visitor.get('/office/bookings')).status).toBe(404);
    const again = await signInOperator(site, email);
    expect((await again.get('/office/bookings')).status).toBe(404);
    expect((await again.get('/office/departures')).status).toBe(200);
    await vi.waitFor(async () =>
      expect((await site.mails()).join()).toContain('You now work in the office as a guide'),
    );
  });

  test('are removed at once and for good, with sessions, app and passkeys; an invitation brings them back', async () => {
    const { email, visitor } = await colleague('office');
    const by = await owner();
    expect((await addPasskey(visitor, new PasskeyDevice(ORIGIN))).status).toBe(200);
    expect((await by.post(`/office/colleagues/${await idOf(email)}/removed`, {})).status).toBe(200);
    expect((await visitor.get('/office/access')).status).toBe(404);
    expect((await visitor.get('/auth/me')).status).toBe(401);
    await appointOperator(store, email, site.now);
    expect((await userByEmail(store, email))?.role).toBe('user');
    await invite(by, email, 'accountant');
    const tokens = await tokensTo(email, 2);
    const answers = await Promise.all(tokens.map(accept));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect((await userByEmail(store, email))?.role).toBe('accountant');
    // The mails of this address may be someone else's by now.
    const again = await signInAlone(site, email);
    expect((await again.get('/office/access')).body).toMatchObject({ hasFactor: false, hasPasskey: false });
  });

  test('keep one owner, also if each of two is removed by the other at the same moment', async () => {
    const owners = async () => (await colleagues(store)).filter(({ role }) => role === OWNER);
    const by = await owner();
    const id = await idOf(OPERATOR_EMAIL);
    expect(await owners()).toHaveLength(1);
    expect(await by.post(`/office/colleagues/${id}/removed`, {})).toMatchObject({
      status: 409,
      body: { message: 'One owner has to stay. Make someone else an owner first.' },
    });
    expect((await by.post(`/office/colleagues/${id}/role`, { role: 'office' })).status).toBe(409);
    const setRole = (email: string, role: string) =>
      store.updateTable('users').set({ role }).where('email', '=', email).execute();
    await setRole(OPERATOR_EMAIL, 'guide');
    for (let round = 0; round < 5; round += 1) {
      const pair = [newAddress(), newAddress()];
      for (const email of pair) await appointOperator(store, email, site.now);
      const removals = await Promise.allSettled(
        (await owners()).map((one) => removeColleague(store, one.id, { who: 'test' }, site.now)),
      );
      expect(removals.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await owners()).toHaveLength(1);
      for (const email of pair) await setRole(email, 'user');
    }
    await setRole(OPERATOR_EMAIL, OWNER);
  });

  test('are not invited or given roles by a session that began long ago', async () => {
    const by = await owner();
    site.wait(601);
    expect((await invite(by, newAddress())).status).toBe(403);
    expect((await by.post(`/office/colleagues/${await idOf(OPERATOR_EMAIL)}/role`, { role: OWNER })).status).toBe(403);
  });

  test('are in the trail with each change', async () => {
    const { email } = await colleague('office');
    const by = await owner();
    const id = await idOf(email);
    await by.post(`/office/colleagues/${id}/role`, { role: 'guide' });
    await by.post(`/office/colleagues/${id}/removed`, {});
    const rows = await store.selectFrom('trail').selectAll().where('about', 'like', `%${email}%`).execute();
    const joined = await store.selectFrom('trail').selectAll().where('who', '=', email).execute();
    expect(rows.map(({ event, who, about }) => [event, who, about])).toEqual(
      expect.arrayContaining([
        ['colleague-invited', OPERATOR_EMAIL, `${email}: office`],
        ['role-changed', OPERATOR_EMAIL, `${email}: office, guide`],
        ['operator-dismissed', OPERATOR_EMAIL, email],
      ]),
    );
    expect(joined.map(({ event, about }) => [event, about])).toContainEqual(['colleague-joined', 'office']);
  });

  test('end with their invitations if they invited as an owner', async () => {
    const { email, visitor } = await colleague(OWNER);
    const invited = newAddress();
    expect((await invite(visitor, invited)).status).toBe(200);
    const [token] = await tokensTo(invited);
    await (await owner()).post(`/office/colleagues/${await idOf(email)}/role`, { role: 'office' });
    expect((await accept(token)).status).toBe(410);
  });
});
