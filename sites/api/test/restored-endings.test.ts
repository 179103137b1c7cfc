import { appendFile, copyFile, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { restore, save } from '../src/backup/backup.ts';
import { startApi } from '../src/index.ts';
import { dismissOperator } from '../src/store/colleagues.ts';
import { OWNER } from '../src/store/office-role.ts';
import { openStore, type Store } from '../src/store/open-store.ts';
import { reinstateOperator } from '../src/store/operators.ts';
import { removeFactor } from '../src/store/second-factors.ts';
import { signOutEverywhere } from '../src/store/sessions.ts';
import { userById } from '../src/store/users.ts';
import { details } from './card-payments.ts';
import { askForCode, codesTo, guestContent, guestWithBooking } from './guest-visit.ts';
import { codeAt } from './one-time-code.ts';
import { invitationToken, OPERATOR_EMAIL, resetLink, signInAlone, signInOperator } from './operator.ts';
import { addPasskey, PasskeyDevice } from './passkey-device.ts';
import { databases, PASSWORD, TestSite } from './site.ts';
import { makeLink, travelerLink } from './traveler-link.ts';
import type { Visitor } from './visitor.ts';

const NEW_PASSWORD = 'N3w!passw0rd';
vi.setConfig({ testTimeout: 60_000 });

describe.each(databases)('B14: a restored backup on %s', (database) => {
  let site: TestSite;
  afterEach(() => site.remove());

  const places = () => ({
    databaseUrl: site.settings.databaseUrl,
    dataFolder: site.settings.dataFolder,
    contentFolder: join(site.folder, 'content'),
    settings: [],
  });
  const file = () => join(site.folder, 'backup');
  const endings = () => join(site.settings.dataFolder, 'endings.jsonl');
  const saved = () => save(places(), file(), site.now);
  /** Restores while the site is stopped. */
  async function restored(given: string[] = [], areWhole = false): Promise<string> {
    await site.stop();
    const { lines } = await restore(places(), { file: file(), endings: given, areWhole }, true, site.now);
    await site.restart();
    return lines.join('\n');
  }
  const signIn = (email: string, password = PASSWORD) => site.visitor().post('/auth/login', { email, password });
  const me = async (visitor: Visitor) => (await visitor.get('/auth/me')).status;

  async function command(act: (store: Awaited<ReturnType<typeof openStore>>) => Promise<unknown>): Promise<void> {
    const { databaseUrl, dataFolder, log } = site.settings;
    const store = await openStore(databaseUrl, dataFolder, log);
    expect(await act(store)).toBe(true);
    await store.destroy();
  }

  test('restores no ended session, however it ended', async () => {
    site = await TestSite.start(database);
    const [out, others, one, all, stays] = [
      await site.member(),
      await site.member(),
      await site.member(),
      await site.member(),
      await site.member(),
    ] as const;
    const second = async (member: Visitor & { email: string }) => site.visitor((await signIn(member.email)).body.token);
    const [other, caller] = [await second(others), await second(one)];
    await saved();
    await out.post('/auth/logout', {});
    await other.post('/auth/sessions/end', { password: PASSWORD });
    const list = (await caller.get('/auth/sessions')).body as { id: string; isCurrent: boolean }[];
    await caller.post('/auth/sessions/end', { password: PASSWORD, id: list.find(({ isCurrent }) => !isCurrent)?.id });
    await command((store) => signOutEverywhere(store, all.email, site.now));
    const output = await restored();
    // Those that replaced the ones of who ended others began after the backup.
    expect(output).toContain('6 sessions');
    for (const visitor of [out, others, one, all, other, caller]) expect(await me(visitor)).toBe(401);
    for (const visitor of [stays]) expect(await me(visitor)).toBe(200);
  });

  test('restores no old password: it leads to a reset, and its tokens and links are void', async () => {
    site = await TestSite.start(database);
    const [changed, reset, before] = [await site.member(), await site.member(), await site.member()];
    const link = await resetLink(site, reset.email);
    await before.post('/auth/change-password', { oldPassword: PASSWORD, newPassword: NEW_PASSWORD });
    await saved();
    await changed.post('/auth/change-password', { oldPassword: PASSWORD, newPassword: NEW_PASSWORD });
    const use = () =>
      site.visitor().post('/auth/reset-password', {
        email: reset.email,
        token: link.searchParams.get('token'),
        newPassword: NEW_PASSWORD,
      });
    expect((await use()).status).toBe(200);
    await site.emptyOutbox();
    expect(await restored()).toContain('2 passwords');
    for (const { email } of [changed, reset]) {
      expect(await signIn(email)).toMatchObject({ status: 401, body: { message: expect.stringMatching(/reset/i) } });
      expect((await signIn(email, NEW_PASSWORD)).status).toBe(401);
      expect((await signIn(email, 'wrong')).body).toEqual((await signIn('nobody@example.org')).body);
    }
    expect(await me(changed)).toBe(401);
    expect((await use()).status).toBe(400);
    // A change that the backup knows of stays.
    expect((await signIn(before.email, NEW_PASSWORD)).status).toBe(200);
    await site.tick();
    const lost = (await site.mails()).filter((mail) => mail.includes('restore our records'));
    expect(lost.some((mail) => mail.includes(changed.email))).toBe(true);
    const { searchParams } = await resetLink(site, changed.email);
    const body = { email: changed.email, token: searchParams.get('token'), newPassword: 'Another1!' };
    expect((await site.visitor().post('/auth/reset-password', body)).status).toBe(200);
    expect((await signIn(changed.email, 'Another1!')).status).toBe(200);
  });

  test('restores no erased person, even with a trek still ahead', async () => {
    site = await TestSite.start(database);
    const member = await site.member();
    const { body } = await member.post('/booking/user-details', { ...details, email: member.email });
    await member.post('/booking/traveler', {
      ...{ bookingId: body.booking.id, position: 1, passportName: 'ERASED ERIKA', nationality: 'German' },
      ...{ birthDate: '1980-02-02', diet: '', insurance: '', emergencyName: '', emergencyPhone: '' },
    });
    await saved();
    expect((await member.post('/auth/erase', { password: PASSWORD })).status).toBe(200);
    expect(await restored()).toContain('1 erased accounts');
    expect((await signIn(member.email)).status).toBe(401);
    expect(await me(member)).toBe(401);
    const { databaseUrl, dataFolder, log } = site.settings;
    const store = await openStore(databaseUrl, dataFolder, log);
    const rows = [
      await store.selectFrom('users').selectAll().execute(),
      await store.selectFrom('bookings').selectAll().execute(),
      await store.selectFrom('travelers').selectAll().execute(),
    ];
    await store.destroy();
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`ERIKA|${member.email}`));
  });

  test('restores no guest’s booking that has joined an account, and was erased with it', async () => {
    site = await TestSite.start(database, {}, guestContent);
    const member = await site.member();
    const { visitor } = await guestWithBooking(site, member.email);
    await saved();
    const { body } = await member.post('/auth/email-code', {});
    await site.tick();
    for (const code of await codesTo(site, member.email))
      await member.post('/auth/confirm-email-code', { codeId: body.codeId, code });
    expect((await member.get('/booking/user')).body).toHaveLength(1);
    expect((await member.post('/auth/erase', { password: PASSWORD })).status).toBe(200);
    await restored();
    expect((await visitor.get('/booking/user')).status).toBe(401);
    const { databaseUrl, dataFolder, log } = site.settings;
    const store = await openStore(databaseUrl, dataFolder, log);
    const left = [
      ...(await store.selectFrom('bookings').select('email').execute()),
      ...(await store.selectFrom('guests').select('email').execute()),
    ];
    await store.destroy();
    expect(JSON.stringify(left)).not.toContain(member.email);
  });

  test('restores no private link', async () => {
    site = await TestSite.start(database);
    const { member, place, token } = await travelerLink(site);
    const first = { ...place, position: 1 };
    const withdrawn = await makeLink(member, first);
    await saved();
    await member.post('/booking/traveler-link/end', first);
    await makeLink(member, place);
    expect(await restored()).toContain('2 private links');
    for (const link of [token, withdrawn])
      expect((await site.visitor().post('/traveler/open', { token: link })).status).toBe(404);
  });

  test('restores no mailed code', async () => {
    site = await TestSite.start(database, {}, guestContent);
    const typed = await askForCode(site, site.visitor(), { email: 'guest@example.org', trekId: 101 });
    await saved();
    expect((await site.visitor().post('/guest/session', typed)).status).toBe(200);
    await restored();
    expect((await site.visitor().post('/guest/session', typed)).status).toBe(410);
  });

  test('restores no dismissed operator, used code or removed factor', async () => {
    site = await TestSite.start(database, { operatorEmail: OPERATOR_EMAIL });
    const setter = await signInAlone(site);
    const { secret } = (await setter.post('/office/access/factor', {})).body;
    const { recoveryCodes } = (await setter.post('/office/access', { code: codeAt(secret, site.now) })).body;
    site.wait(90);
    await saved();
    const show = async (code: string) => (await (await signInAlone(site)).post('/office/access', { code })).status;
    const code = codeAt(secret, site.now);
    expect([await show(recoveryCodes[0]), await show(code)]).toEqual([200, 200]);
    await restored();
    expect([await show(recoveryCodes[0]), await show(code)]).toEqual([400, 400]);
    expect(await show(recoveryCodes[1])).toBe(200);

    await saved();
    await command((store) => removeFactor(store, OPERATOR_EMAIL, site.now));
    expect(await restored()).toContain('1 authenticator apps');
    expect((await (await signInAlone(site)).get('/office/access')).body).toMatchObject({ hasFactor: false });

    const office = await signInOperator(site);
    expect((await office.get('/office/today')).status).toBe(200);
    await saved();
    await command((store) => dismissOperator(store, OPERATOR_EMAIL, site.now));
    expect(await restored()).toContain('1 operators');
    expect((await office.get('/office/today')).status).toBe(404);
    expect((await (await signInAlone(site)).get('/office/access')).status).toBe(404);
  });

  test('restores no passkey removed by itself or with the app', async () => {
    const publicUrl = 'http://localhost:3000';
    site = await TestSite.start(database, { operatorEmail: OPERATOR_EMAIL, publicUrl });
    const office = await signInOperator(site);
    const [lost, stays] = [new PasskeyDevice(publicUrl), new PasskeyDevice(publicUrl)];
    for (const device of [lost, stays]) expect((await addPasskey(office, device)).status).toBe(200);
    const listed = async () =>
      ((await office.get('/office/passkeys')).body.passkeys as { id: string }[]).map(({ id }) => id);
    await saved();
    await office.post('/office/passkeys/remove', { id: lost.id });
    expect(await restored()).toContain('1 passkeys');
    expect(await listed()).toEqual([stays.id]);

    await saved();
    await command((store) => removeFactor(store, OPERATOR_EMAIL, site.now));
    await restored();
    const { databaseUrl, dataFolder, log } = site.settings;
    const store = await openStore(databaseUrl, dataFolder, log);
    expect(await store.selectFrom('passkeys').selectAll().execute()).toEqual([]);
    await store.destroy();
  });

  test('refuses app setup with a password from before the person became an operator', async () => {
    site = await TestSite.start(database, { operatorEmail: OPERATOR_EMAIL });
    await signInAlone(site);
    await saved();
    await signInOperator(site);
    await restored();
    expect(await signIn(OPERATOR_EMAIL)).toMatchObject({
      status: 401,
      body: { message: expect.stringMatching(/reset/) },
    });
  });

  test('signs everyone out if the endings file is lost or damaged, and reports counts', async () => {
    const publicUrl = 'http://localhost:3000';
    site = await TestSite.start(database, { operatorEmail: OPERATOR_EMAIL, publicUrl });
    const member = await site.member();
    const link = await resetLink(site, member.email);
    await addPasskey(await signInOperator(site), new PasskeyDevice(publicUrl));
    await saved();
    await member.post('/auth/logout', {});
    const whole = `${endings()}.whole`;
    await copyFile(endings(), whole);
    await rm(endings());
    const lost = await restored();
    expect(lost).toMatch(
      /everyone is signed out: 2 sessions, 1 reset links, 10 recovery codes, 1 passkeys, 0 private links and 0 invitations have ended/,
    );
    expect(lost).toMatch(/of 2 accounts with a password/);
    const body = { email: member.email, token: link.searchParams.get('token'), newPassword: NEW_PASSWORD };
    expect((await site.visitor().post('/auth/reset-password', body)).status).toBe(400);

    // A crash cut a line off; the next one begins a line of its own.
    await rename(whole, endings());
    await appendFile(endings(), '\n{"at":"2026');
    const other = await site.member();
    await other.post('/auth/logout', {});
    const text = await readFile(endings(), 'utf8');
    expect(text.trimEnd().split('\n').at(-1)).toMatch(/^\{.+"kind":"sessions".+\}$/);
    expect(await restored()).toMatch(/1 lines .+ can't be read\.\nSo everyone is signed out/);
  });

  test('reads the files of several servers, twice with the same effect', async () => {
    site = await TestSite.start(database, { tokenSecret: 'a secret that both servers have in common' });
    const [member, other, third] = [await site.member(), await site.member(), await site.member()];
    await saved();
    await member.post('/auth/logout', {});
    // Another machine has the database with PostgreSQL; with SQLite, an earlier life of the same one does as well.
    const elsewhere = join(site.folder, 'elsewhere');
    await mkdir(elsewhere);
    if (database === 'PostgreSQL') {
      const twin = await startApi({ ...site.settings, dataFolder: elsewhere });
      site.answering = twin;
      await other.post('/auth/logout', {});
      site.answering = undefined;
      await twin.close();
    } else {
      await cp(endings(), join(elsewhere, 'endings.jsonl'));
      await other.post('/auth/logout', {});
      await rename(endings(), join(elsewhere, 'later.jsonl'));
      await rename(join(elsewhere, 'endings.jsonl'), endings());
      await rename(join(elsewhere, 'later.jsonl'), join(elsewhere, 'endings.jsonl'));
    }
    for (const _time of [1, 2]) {
      expect(await restored([join(elsewhere, 'endings.jsonl')], true)).toContain('2 sessions');
      expect([await me(member), await me(other), await me(third)]).toEqual([401, 401, 200]);
    }
  });

  test('accepts no copy of a file as complete unless the operator says so', async () => {
    site = await TestSite.start(database, { operatorEmail: OPERATOR_EMAIL });
    const [before, after, stays] = [await site.member(), await site.member(), await site.member()];
    const office = await signInOperator(site);
    await before.post('/auth/logout', {});
    await saved();
    const copy = join(`${file()}.files`, 'endings', 'endings.jsonl');
    await after.post('/auth/logout', {});
    await site.stop();
    const whole = join(site.folder, 'whole.jsonl');
    await rename(endings(), whole);
    // Named, and put into the place of the server's own.
    for (const given of [[copy], []]) {
      if (given.length === 0) await copyFile(copy, endings());
      const { lines } = await restore(places(), { file: file(), endings: given }, true, site.now);
      expect(lines.join('\n')).toMatch(
        /may be a copy: what has ended after .+ is not known[\s\S]+everyone is signed out/,
      );
      await site.restart();
      for (const visitor of [after, stays]) expect(await me(visitor)).toBe(401);
      expect((await office.get('/office/today')).status).toBe(404);
      await site.stop();
      await rm(endings(), { force: true });
    }
    await site.restart();
    expect(await restored([whole], true)).not.toContain('everyone');
    expect([await me(after), await me(stays)]).toEqual([401, 200]);
  });

  test.runIf(database === 'PostgreSQL')('reports a missing file of another machine’s server', async () => {
    site = await TestSite.start(database, { tokenSecret: 'a secret that both servers have in common' });
    const [member, later] = [await site.member(), await site.member()];
    const start = async (name: string) => {
      const dataFolder = join(site.folder, name);
      await mkdir(dataFolder);
      return startApi({ ...site.settings, dataFolder });
    };
    const signOutAt = async (server: Awaited<ReturnType<typeof start>>, who: Visitor) => {
      site.answering = server;
      expect((await who.post('/auth/logout', {})).status).toBe(200);
      site.answering = undefined;
      await server.close();
    };
    const second = await start('second');
    await saved();
    await signOutAt(second, member);
    expect(await restored()).toMatch(/is missing .+\nSo everyone is signed out/);
    expect(await me(member)).toBe(401);
    // And of one that has joined since the backup.
    await signOutAt(await start('third'), later);
    expect(await restored([join(site.folder, 'second', 'endings.jsonl')], true)).toMatch(/is missing/);
    expect(await me(later)).toBe(401);
  });

  test.runIf(database === 'PostgreSQL')('starts no server before the replay is complete', async () => {
    site = await TestSite.start(database);
    const member = await site.member();
    await saved();
    await member.post('/auth/logout', {});
    await site.stop();
    const line = await readFile(endings(), 'utf8');
    // As if the command were killed between the two: the endings can't be replayed.
    await appendFile(
      endings(),
      `\n${JSON.stringify({ at: '2026', kind: 'erased', user: '\0', ownsMessages: false })}\n`,
    );
    await expect(restore(places(), { file: file(), endings: [] }, true, site.now)).rejects.toThrow();
    await expect(site.restart()).rejects.toThrow(/a restore did not finish; run npm run restore again/);
    await writeFile(endings(), line);
    await restore(places(), { file: file(), endings: [] }, true, site.now);
    await site.restart();
    expect(await me(member)).toBe(401);
  });

  test('Z14: restores no invitation that has ended, and no role that was taken away', async () => {
    site = await TestSite.start(database, { operatorEmail: OPERATOR_EMAIL });
    const office = await signInOperator(site);
    const invite = async (email: string, role: string) => {
      const key = crypto.randomUUID();
      const sent = { key, email, fullname: 'Pema', role };
      expect((await office.post('/office/colleagues/invitations', sent)).status).toBe(200);
      return { key, token: await invitationToken(site, email) };
    };
    const accept = async (token: string) => (await site.visitor().post('/invitation/accept', { token })).status;
    const [withdrawn, accepted, waiting] = [
      await invite('withdrawn@trek.example', OWNER),
      await invite('accepted@trek.example', OWNER),
      await invite('waiting@trek.example', 'office'),
    ];
    const joined = await invite('joined@trek.example', OWNER);
    expect(await accept(joined.token)).toBe(200);
    await saved();
    await office.post(`/office/colleagues/invitations/${withdrawn.key}/withdrawn`, {});
    expect(await accept(accepted.token)).toBe(200);
    const { colleagues } = (await office.get('/office/colleagues')).body;
    const { id } = colleagues.find(({ email }: { email: string }) => email === 'joined@trek.example');
    expect((await office.post(`/office/colleagues/${id}/role`, { role: 'guide' })).status).toBe(200);
    expect(await restored()).toContain('2 invitations');
    expect(await accept(withdrawn.token)).toBe(410);
    expect(await accept(accepted.token)).toBe(410);
    expect(await accept(waiting.token)).toBe(200);
    await command(async (store) => (await userById(store, id))?.role === 'guide');
  });

  test('reinstates no one appointed and dismissed after the backup', async () => {
    site = await TestSite.start(database);
    await site.member({ email: 'guide@trek.example' });
    await saved();
    const appoint = async (operatorEmail: string) => {
      site.settings.operatorEmail = operatorEmail;
      await site.stop();
      await site.restart();
    };
    const isNoOperator = async (store: Store, email: string) => {
      const row = await store.selectFrom('users').select('role').where('email', '=', email).executeTakeFirst();
      return row?.role !== 'operator';
    };
    for (const email of ['guide@trek.example', OPERATOR_EMAIL]) {
      await appoint(email);
      await command((store) => dismissOperator(store, email, site.now));
      expect(await restored()).toMatch(/[12] operators/);
      await appoint(email);
      await command((store) => isNoOperator(store, email));
    }
    await command((store) => reinstateOperator(store, OPERATOR_EMAIL, site.now));
    await appoint(OPERATOR_EMAIL);
    expect((await (await signInOperator(site)).get('/office/today')).status).toBe(200);
  });

  test('voids a link that set the first password', async () => {
    site = await TestSite.start(database, { operatorEmail: OPERATOR_EMAIL });
    const link = await resetLink(site, OPERATOR_EMAIL);
    const use = (newPassword: string) =>
      site.visitor().post('/auth/reset-password', {
        ...{ email: OPERATOR_EMAIL, token: link.searchParams.get('token'), newPassword },
      });
    await saved();
    expect((await use(NEW_PASSWORD)).status).toBe(200);
    await restored();
    expect((await use('An0ther!passw0rd')).status).toBe(400);
  });

  test('knows every acknowledged ending: none succeeds while the file can’t be written', async () => {
    site = await TestSite.start(database);
    const member = await site.member();
    const content = await readFile(endings());
    await rm(endings());
    await mkdir(endings());
    expect((await member.post('/auth/logout', {})).status).toBe(503);
    const change = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect((await member.post('/auth/change-password', change)).status).toBe(503);
    expect((await member.post('/auth/erase', { password: PASSWORD })).status).toBe(503);
    expect(await me(member)).toBe(200);
    expect((await signIn(member.email)).status).toBe(200);
    expect(content.toString()).toMatch(/^\{"file":"[\da-f-]{36}"\}\n$/);
  });

  test('is described by a file without names', async () => {
    site = await TestSite.start(database);
    const member = await site.member();
    await member.post('/auth/erase', { password: PASSWORD });
    const text = await readFile(endings(), 'utf8');
    expect(text).toContain('"kind":"erased"');
    expect(text).not.toMatch(/@|Maya|Gurung|argon/);
  });
});
