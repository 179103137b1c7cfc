import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ApiSettings } from '../src/index.ts';
import { OPERATOR_EMAIL } from './operator.ts';
import { databases, PASSWORD, TestSite } from './site.ts';

const LINK = /^http:\/\/127\.0\.0\.1:3000\/reset-password\?\S+$/m;

describe.each(databases)('the owner’s first link, on %s', (database) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await TestSite.start(database, { operatorEmail: OPERATOR_EMAIL, trustedProxies: 0 });
  });
  afterEach(() => site.remove());

  const start = async (changes: Partial<ApiSettings>) => {
    Object.assign(site.settings, changes);
    await site.restart();
    return site.api.firstLinkLine();
  };

  test('opens the office without a mail, until there is a password', async () => {
    const line = (await site.api.firstLinkLine()) ?? '';
    expect(line).toContain(`http://127.0.0.1:3000/office: ${OPERATOR_EMAIL} sets a password within`);
    const { searchParams } = new URL(LINK.exec(line)?.[0] ?? '');
    const reset = { email: searchParams.get('email'), token: searchParams.get('token'), newPassword: PASSWORD };
    expect((await site.visitor().post('/auth/reset-password', reset)).status).toBe(200);
    const { body } = await site
      .visitor()
      .post('/auth/login', { email: OPERATOR_EMAIL, password: PASSWORD, rememberMe: false });
    expect(body.user.role).toBe('operator');
    expect((await site.visitor().post('/auth/reset-password', reset)).status).toBe(400);
    expect(await site.api.firstLinkLine()).toBeUndefined();
  });

  test('O4: is refused for a public address, behind a proxy, with a mail server and for anyone else', async () => {
    const { mail } = site.settings;
    expect(await start({ publicUrl: 'https://treks.example' })).toBeUndefined();
    expect(await start({ publicUrl: 'http://127.0.0.1:3000', trustedProxies: 1 })).toBeUndefined();
    expect(await start({ trustedProxies: 0, mail: { ...mail, smtpUrl: 'smtp://127.0.0.1:1' } })).toBeUndefined();
    expect(await start({ mail, operatorEmail: undefined })).toBeUndefined();
    // The control: on one’s own machine, without mail, it is made.
    expect(await start({ operatorEmail: OPERATOR_EMAIL })).toMatch(LINK);
    expect(site.logged.filter((entry) => JSON.stringify(entry).includes('token='))).toEqual([]);
  });
});

describe('a mail in the outbox', () => {
  test('has a text version with complete links, readable by the owner only', async () => {
    const site = await TestSite.start('SQLite', { operatorEmail: OPERATOR_EMAIL });
    await site.visitor().post('/auth/reset-password-request', { email: OPERATOR_EMAIL });
    const outbox = join(site.settings.dataFolder, 'outbox');
    const [mail = ''] = await vi.waitFor(async () => {
      const names = await readdir(outbox);
      expect(names.map((name) => name.slice(name.lastIndexOf('.'))).sort()).toEqual(['.eml', '.txt']);
      return names.filter((name) => name.endsWith('.txt'));
    });
    const text = await readFile(join(outbox, mail), 'utf8');
    expect(text).toMatch(
      new RegExp(`^From: .*\nTo: ${OPERATOR_EMAIL}\nDate: 2026-11-21T10:00:00.000Z\nSubject: Reset your password\n\n`),
    );
    const { searchParams } = new URL(LINK.exec(text)?.[0] ?? '');
    const reset = { email: OPERATOR_EMAIL, token: searchParams.get('token'), newPassword: PASSWORD };
    expect((await site.visitor().post('/auth/reset-password', reset)).status).toBe(200);
    expect((await stat(join(outbox, mail))).mode & 0o777).toBe(0o600);
    await site.remove();
  });
});
