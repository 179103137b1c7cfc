import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passkeySite } from '../src/accounts/passkeys.ts';
import { openStore } from '../src/store/open-store.ts';
import { removeFactor } from '../src/store/second-factors.ts';
import { OPERATOR_EMAIL, officeTokenIn, signInAlone, signInOperator } from './operator.ts';
import { addPasskey as add, enterByPasskey as enter, PasskeyDevice } from './passkey-device.ts';
import { databases, TestSite } from './site.ts';
import type { Visitor } from './visitor.ts';

const ORIGIN = 'http://localhost:3000';

describe.each(databases)('Z8: passkeys of the office on %s', (database) => {
  let site: TestSite;
  const device = new PasskeyDevice(ORIGIN);
  beforeAll(async () => {
    site = await TestSite.start(database, { operatorEmail: OPERATOR_EMAIL, publicUrl: ORIGIN });
    expect((await add(await signInOperator(site), device)).status).toBe(200);
  });
  afterAll(() => site.remove());

  const isInside = async (operator: Visitor) => (await operator.get('/office/today')).status === 200;
  const mails = async (text: string) => (await site.mails()).filter((mail) => mail.includes(text));

  test('appear with their names, and are reported by mail and in the audit log', async () => {
    const operator = await signInOperator(site);
    const { body } = await operator.get('/office/passkeys');
    expect(body).toEqual({
      obstacle: null,
      origin: ORIGIN,
      passkeys: [{ id: device.id, name: 'Laptop', addedAt: site.now.toISOString(), usedAt: null }],
    });
    await expect.poll(() => mails('A passkey was added')).toHaveLength(1);
    const trail = (await operator.get('/office/trail')).body.rows as { event: string; about: string | null }[];
    expect(trail).toContainEqual(expect.objectContaining({ event: 'passkey-added', about: 'Laptop' }));
  });

  test('open the office after the password, in one session', async () => {
    const operator = await signInAlone(site);
    expect((await operator.get('/office/access')).body).toMatchObject({
      hasFactor: true,
      hasPasskey: true,
      isInside: false,
    });
    expect(await isInside(operator)).toBe(false);
    const entry = await enter(operator, device);
    expect(entry).toMatchObject({ status: 200, body: { recoveryCodes: [] } });
    operator.officeToken = officeTokenIn(entry.headers);
    expect(await isInside(operator)).toBe(true);
    expect(await isInside(await signInAlone(site))).toBe(false);
    const { passkeys } = (await operator.get('/office/passkeys')).body;
    expect(passkeys).toMatchObject([{ usedAt: site.now.toISOString() }]);
  });

  test('sign each challenge once, within five minutes, in the requesting session', async () => {
    const operator = await signInAlone(site);
    const ask = async (of: Visitor) => (await of.post('/office/access/question', {})).body.options;
    const show = (answer: object, of = operator) => of.post('/office/access', { answer });
    const signed = device.sign(await ask(operator));
    const both = await Promise.all([show(signed), show(signed)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await show(signed)).status).toBe(400);
    const replaced = device.sign(await ask(operator));
    await ask(operator);
    expect((await show(replaced)).status).toBe(400);
    const other = await signInAlone(site);
    await ask(other);
    expect((await show(device.sign(await ask(operator)), other)).status).toBe(400);
    const late = device.sign(await ask(operator));
    site.wait(301);
    expect((await show(late)).status).toBe(400);
    const soon = device.sign(await ask(operator));
    site.wait(299);
    expect((await show(soon)).status).toBe(200);
  });

  test('are refused from other pages, without user verification, with another key or altered', async () => {
    const operator = await signInAlone(site);
    const refused = async (signer: PasskeyDevice, change = (answer: object) => answer) => {
      const { body } = await operator.post('/office/access/question', {});
      const answer = change(signer.sign(body.options));
      return (await operator.post('/office/access', { answer })).status;
    };
    const stranger = new PasskeyDevice(ORIGIN);
    expect(await refused(stranger)).toBe(400);
    expect(await refused(stranger, (answer) => ({ ...answer, id: device.id, rawId: device.id }))).toBe(400);
    device.origin = 'http://evil.localhost:3000';
    expect(await refused(device)).toBe(400);
    device.origin = ORIGIN;
    device.verifies = false;
    expect(await refused(device)).toBe(400);
    device.verifies = true;
    for (const part of [{ id: 'a' }, { id: 7 }, { id: `${device.id}\0` }, { type: 'other' }, { response: {} }])
      expect(await refused(device, (answer) => ({ ...answer, ...part }))).toBe(400);
    expect((await operator.post('/office/access', {})).status).toBe(400);
    expect((await enter(operator, device)).status).toBe(200);
  });

  test('are refused if the key’s counter went back, which reveals a copy', async () => {
    const counting = new PasskeyDevice(ORIGIN);
    counting.counter = 5;
    expect((await add(await signInOperator(site), counting, 'Key')).status).toBe(200);
    const operator = await signInAlone(site);
    expect((await enter(operator, counting)).status).toBe(400);
    counting.counter = 6;
    expect((await enter(operator, counting)).status).toBe(200);
    expect((await enter(operator, counting)).status).toBe(400);
  });

  test('are not added with an old session, the password or another person’s key', async () => {
    const operator = await signInOperator(site);
    const again = await add(operator, device);
    expect(again.status).toBe(409);
    const thief = await signInAlone(site);
    expect((await thief.post('/office/passkeys/question', {})).status).toBe(404);
    const { body } = await operator.post('/office/passkeys/question', {});
    const other = await signInOperator(site);
    await other.post('/office/passkeys/question', {});
    const answer = new PasskeyDevice(ORIGIN).register(body.options);
    expect((await other.post('/office/passkeys', { name: 'Mine', answer })).status).toBe(400);
    expect((await operator.post('/office/passkeys', { name: '  ', answer })).status).toBe(400);
    site.wait(601);
    expect((await operator.post('/office/passkeys/question', {})).status).toBe(403);
    // The question of an entry is no way around.
    const question = (await operator.post('/office/access/question', {})).body.options;
    const options = { ...body.options, challenge: question.challenge };
    const late = { name: 'Late', answer: new PasskeyDevice(ORIGIN).register(options) };
    expect((await operator.post('/office/passkeys', late)).status).toBe(403);
  });

  test('open nothing once removed, and a mail reports the removal', async () => {
    const lost = new PasskeyDevice(ORIGIN);
    const operator = await signInOperator(site);
    await add(operator, lost, 'Lost phone');
    const before = (await operator.post('/office/access/question', {})).body.options;
    const { body } = await operator.post('/office/passkeys/remove', { id: lost.id });
    expect(body.passkeys.map(({ name }: { name: string }) => name)).not.toContain('Lost phone');
    await expect.poll(() => mails('A passkey that opened the office was removed')).toHaveLength(1);
    expect((await operator.post('/office/access', { answer: lost.sign(before) })).status).toBe(400);
    expect((await operator.post('/office/passkeys/remove', { id: lost.id })).status).toBe(404);
  });

  test('belong to their owner: a colleague neither sees nor removes nor uses them', async () => {
    const email = 'colleague@trek.example';
    const other = await TestSite.start(database, { operatorEmail: email, publicUrl: ORIGIN });
    const colleague = await signInOperator(other, email);
    expect((await colleague.get('/office/passkeys')).body.passkeys).toEqual([]);
    expect((await colleague.post('/office/passkeys/remove', { id: device.id })).status).toBe(404);
    expect((await colleague.post('/office/access/question', {})).status).toBe(409);
    await other.remove();
  });

  test('are removed with the authenticator app by the site’s owner', async () => {
    const { databaseUrl, dataFolder, log } = site.settings;
    const store = await openStore(databaseUrl, dataFolder, log);
    expect(await removeFactor(store, OPERATOR_EMAIL, site.now)).toBe(true);
    expect(await store.selectFrom('passkeys').selectAll().execute()).toEqual([]);
    await store.destroy();
    const operator = await signInAlone(site);
    expect((await operator.get('/office/access')).body).toMatchObject({ hasFactor: false, hasPasskey: false });
    expect((await operator.post('/office/access/question', {})).status).toBe(409);
  });

  test('open nothing if they belong to an earlier app, although their rows exist', async () => {
    const other = await TestSite.start(database, { operatorEmail: OPERATOR_EMAIL, publicUrl: ORIGIN });
    await add(await signInOperator(other), new PasskeyDevice(ORIGIN));
    const { databaseUrl, dataFolder, log } = other.settings;
    const store = await openStore(databaseUrl, dataFolder, log);
    // As a server of the last release, which knows of no passkeys, forgets an app; another one is set up later.
    const set = { confirmed_at: new Date(other.now.getTime() + 1000).toISOString() };
    await store.updateTable('second_factors').set(set).execute();
    await store.destroy();
    const operator = await signInAlone(other);
    expect((await operator.get('/office/access')).body).toMatchObject({ hasFactor: true, hasPasskey: false });
    await other.remove();
  });
});

test.each([
  ['https://trek.example', { name: 'trek.example', origin: 'https://trek.example' }],
  ['https://trek.example:8443/', { name: 'trek.example', origin: 'https://trek.example:8443' }],
  ['http://localhost:3000', { name: 'localhost', origin: 'http://localhost:3000' }],
  ['http://office.localhost:3000', { name: 'office.localhost', origin: 'http://office.localhost:3000' }],
  ['http://127.0.0.1:3000', { name: 'localhost', origin: 'http://localhost:3000' }],
  ['http://[::1]:3000', { name: 'localhost', origin: 'http://localhost:3000' }],
  ['http://trek.example', 'not-encrypted'],
  ['https://203.0.113.7', 'no-name'],
  ['https://[2001:db8::7]', 'no-name'],
  ['http://192.168.1.10:3000', 'no-name'],
])('Z8: passkeys at %s', (publicUrl, expected) => {
  expect(passkeySite(publicUrl)).toEqual(expected);
});

test('Z8: a site on a bare IP address explains why it has no passkeys', async () => {
  const site = await TestSite.start(databases[0] ?? 'sqlite', {
    operatorEmail: OPERATOR_EMAIL,
    publicUrl: 'http://192.168.1.10:3000',
  });
  const operator = await signInOperator(site);
  expect((await operator.get('/office/passkeys')).body).toMatchObject({
    obstacle: expect.stringContaining('with a name only'),
    passkeys: [],
  });
  expect((await operator.post('/office/passkeys/question', {})).status).toBe(409);
  await site.remove();
});
