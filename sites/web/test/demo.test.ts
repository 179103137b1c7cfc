import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Api, readSettings, startApi } from '@trek/api';
import { type LastPlace, playSeason } from '@trek/api/demo';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withDemoPages } from '../demo/demo-pages.ts';
import { demoEnvironment } from '../demo/demo-settings.ts';

const FOLDER = '/srv/demo-data';

describe('settings of the demonstration', () => {
  test('it serves this machine alone, from a folder of its own', () => {
    expect(demoEnvironment({ PORT: '3100', MAIL_FROM: 'treks@treks.example' }, FOLDER)).toEqual({
      ...{ DEMO: '1', PORT: '3100', HOST: '127.0.0.1', DATA_DIR: FOLDER, WEB_CONCURRENCY: '1' },
      OPERATOR_EMAIL: 'owner@trek.example',
    });
  });

  test.each([
    [{ PUBLIC_URL: 'https://treks.example' }, 'PUBLIC_URL is set'],
    [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, 'PUBLIC_URL is set'],
    [{ DATABASE_URL: 'postgres://trek@localhost/trek' }, 'DATABASE_URL is set'],
    [{ DATA_DIR: '/srv/shop' }, 'DATA_DIR is set'],
    [{ STRIPE_SECRET_KEY: 'sk_live_1' }, 'STRIPE_SECRET_KEY is set'],
    [{ SMTP_URL: 'smtps://mail.example' }, 'SMTP_URL is set'],
    [{ HOST: '0.0.0.0' }, 'HOST: the demonstration is for this machine alone'],
    [{ HOST: '192.168.1.4' }, 'HOST: the demonstration is for this machine alone'],
  ])('S4: it is refused beside %j', (given, message) => {
    expect(() => demoEnvironment(given, FOLDER)).toThrow(message);
  });
});

describe('pages of the demonstration', () => {
  let folder: string;
  let lastPlace: LastPlace;
  let api: Api;
  let site: ReturnType<typeof withDemoPages>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trek-demo-'));
    const settings = { ...readSettings({ DATA_DIR: folder, DEMO: '1' }), log: () => {} };
    lastPlace = await playSeason(settings);
    api = await startApi(settings);
    const served = { fetch: (request: Request) => api.fetch(new Request(request.url.replace('/api/', '/'), request)) };
    site = withDemoPages(served, { folder, lastPlace });
  }, 60_000);
  afterAll(async () => {
    await api?.close();
    await rm(folder, { recursive: true });
  });

  const get = (path: string, headers = {}) => site.fetch(new Request(`http://127.0.0.1:3000${path}`, { headers }));

  test('the first one says what to do, and leads to the last place', async () => {
    const text = await (await get('/demo')).text();
    expect(text).toContain(lastPlace.title);
    expect(text).toContain('/demo/office');
  });

  test('S4 control: the door enters the office, for a second window, too', async () => {
    for (const _ of ['first', 'second']) {
      const door = await get('/demo/office');
      const [cookie = ''] = door.headers.getSetCookie();
      expect(cookie).toMatch(/^office=[^;]+; Path=\/api\/office; HttpOnly; SameSite=Strict$/);
      const [, token] = /\["token","([^"]+)"\]/.exec(await door.text()) ?? [];
      const today = await get('/api/office/today', {
        Authorization: `Bearer ${token}`,
        Cookie: cookie.split(';')[0] ?? '',
      });
      expect(today.status).toBe(200);
    }
  });

  test('mails are shown as text', async () => {
    const text = await (await get('/demo/mails')).text();
    expect(text).toContain('Subject: ');
    expect(text).toContain('From: ');
  });
});
