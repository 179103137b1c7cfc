import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../.ci/free-port.ts';
import { readSettings, SettingError, startApi } from '../src/index.ts';
import { readListenAddress } from '../src/settings/settings.ts';
import { files, writeContent } from './content.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trek-settings-'));
  await writeContent(join(folder, 'content'), files);
});
afterAll(() => rm(folder, { recursive: true }));

describe('settings', () => {
  test('have defaults for a machine of one’s own', () => {
    expect(readSettings({})).toMatchObject({
      dataFolder: 'data',
      databaseUrl: undefined,
      publicUrl: 'http://127.0.0.1:3000',
      corsOrigins: ['http://127.0.0.1:3000'],
      trustedProxies: 0,
      payment: { provider: 'simulated', publishableKey: 'pk_test_simulated' },
      google: undefined,
      mail: { smtpUrl: undefined },
    });
    expect(readListenAddress({})).toEqual({ port: 4000, host: '127.0.0.1' });
  });

  test('are read', () => {
    expect(
      readSettings({
        PUBLIC_URL: 'https://treks.example/',
        CORS_ORIGINS: 'https://a.example, https://b.example/',
        STRIPE_SECRET_KEY: 'sk_live_1',
        STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
        GOOGLE_CLIENT_ID: 'trek',
        GOOGLE_CLIENT_SECRET: 'secret',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
        OPERATOR_EMAIL: 'Office@Treks.example',
      }),
    ).toMatchObject({
      google: {
        clientId: 'trek',
        clientSecret: 'secret',
        issuer: 'https://accounts.google.com',
        returnUrl: 'https://treks.example/api/auth/google/return',
      },
      operatorEmail: 'office@treks.example',
      publicUrl: 'https://treks.example',
      corsOrigins: ['https://a.example', 'https://b.example'],
      payment: { provider: 'stripe', publishableKey: 'pk_live_1', webhookSecret: 'whsec_1' },
    });
  });

  test.each([
    { PUBLIC_URL: 'https://treks.example', ALLOW_SIMULATED_PAYMENTS: '1' },
    { PUBLIC_URL: 'https://localhost:8443' },
    { PUBLIC_URL: 'https://127.0.0.1' },
    { PUBLIC_URL: 'http://treks.localhost:3000' },
  ])('P3: let payments be simulated with %j', (environment) => {
    expect(readSettings(environment).payment.provider).toBe('simulated');
  });

  test.each([
    'postgres://trek@database.example/trek?sslmode=verify-full',
    'postgres://trek@database/trek?application_name=trek&sslmode=disable',
    'postgres://trek@127.0.0.1/trek',
    'postgres:///trek?host=/run/postgresql',
  ])('let the database be %s', (databaseUrl) => {
    expect(readSettings({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
  });

  test('count as not set when they are empty', () => {
    expect(readSettings({ DATABASE_URL: '', TOKEN_SECRET: ' ' })).toMatchObject({ databaseUrl: undefined });
  });

  test.each([
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/trek' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'treks.example' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: 'https://a.example,*' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
    ['TRUST_PROXY', { TRUST_PROXY: '-1' }],
    ['TOKEN_SECRET', { TOKEN_SECRET: 'too short' }],
    ['TOKEN_SECRET', { TOKEN_SECRET_BEFORE: 'a secret of more than thirty-two letters' }],
    ['HSTS_SUBDOMAINS', { HSTS_SUBDOMAINS: 'yes' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example' }],
    ['CONTACT_EMAIL', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'us@treks.example' }],
    ['CONTACT_EMAIL', { CONTACT_EMAIL: 'a@b.example, c@d.example' }],
    ['OPERATOR_EMAIL', { OPERATOR_EMAIL: 'the office' }],
    ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'trek' }],
    ['GOOGLE_CLIENT_ID', { GOOGLE_CLIENT_SECRET: 'secret' }],
    ['GOOGLE_ISSUER', { GOOGLE_CLIENT_ID: 'trek', GOOGLE_CLIENT_SECRET: 's', GOOGLE_ISSUER: 'http://google.example' }],
    ['GOOGLE_RETURN_URL', { GOOGLE_RETURN_URL: '/auth/google/return' }],
    ['STRIPE_SECRET_KEY', { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'pk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }],
    ['STRIPE_PUBLISHABLE_KEY', { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: 'whsec_1' }],
    ['STRIPE_SECRET_KEY', { PUBLIC_URL: 'https://treks.example' }],
    ['STRIPE_SECRET_KEY', { PUBLIC_URL: 'http://treks.example' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://trek:secret@database.example/trek' }],
    ['ALLOW_PLAIN_SMTP', { ALLOW_PLAIN_SMTP: 'yes' }],
    ['ALLOW_SIMULATED_PAYMENTS', { ALLOW_SIMULATED_PAYMENTS: 'yes' }],
    [
      'STRIPE_WEBHOOK_SECRET',
      { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'sk_test_1' },
    ],
  ])('name %s when it is not good: %o', (name, environment) => {
    expect(() => readSettings(environment)).toThrow(SettingError);
    expect(() => readSettings(environment)).toThrow(new RegExp(`^${name}: .+$`));
  });

  test.each([
    ['a live publishable key alone (P3)', { STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }],
    ['a live secret key alone (P3)', { STRIPE_SECRET_KEY: 'sk_live_1' }],
    ['a live key beside a test key (P3)', { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }],
    ['a test key beside a live key (P3)', { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }],
  ])('refuse %s', (_, environment) => {
    expect(() => readSettings(environment)).toThrow(/^STRIPE_/);
  });

  test('name PORT when it is not a port', () => {
    expect(() => readListenAddress({ PORT: '70000' })).toThrow(/^PORT: .+$/);
  });
});

describe('the start', () => {
  const settings = () => readSettings({ DATA_DIR: join(folder, 'data'), CONTENT_DIR: join(folder, 'content') });

  test('names DATA_DIR, the path and the reason when nothing can be written there', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const starting = startApi({ ...settings(), dataFolder: join(file, 'data') });
    await expect(starting).rejects.toThrow(`DATA_DIR: can't write to ${join(file, 'data')} (ENOTDIR)`);
    await expect(starting).rejects.toBeInstanceOf(SettingError);
  });

  test('names DATABASE_URL in one line without the password when no database answers', async () => {
    const databaseUrl = `postgres://trek:hidden@127.0.0.1:${await freePort()}/trek`;
    const error = await startApi({ ...settings(), databaseUrl }).catch((reason) => reason);
    expect(error).toBeInstanceOf(SettingError);
    expect(error.message).toMatch(/^DATABASE_URL: .*ECONNREFUSED.*$/);
    expect(error.message).not.toContain('hidden');
  });

  test('makes a token secret that only its owner can read, and keeps it', async () => {
    const first = await startApi(settings());
    const path = join(folder, 'data', 'token-secret');
    const made = await stat(path);
    expect(made.mode & 0o777).toBe(0o600);
    await first.close();
    const second = await startApi(settings());
    expect((await stat(path)).ino).toBe(made.ino);
    await second.close();
  });
});

describe('the files in the data folder', () => {
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  const settingsOf = (dataFolder: string) =>
    readSettings({ DATA_DIR: dataFolder, CONTENT_DIR: join(folder, 'content') });

  test('is for the server’s own user alone, also where it was not before', async () => {
    const data = join(folder, 'private');
    await mkdir(data, { mode: 0o755 });
    await writeFile(join(data, 'trek.sqlite'), '', { mode: 0o644 });
    await writeFile(join(data, 'token-secret'), 'a secret of more than thirty-two letters', { mode: 0o644 });
    const api = await startApi({ ...settingsOf(data), log: () => {} });
    expect(await modeOf(data)).toBe('700');
    for (const name of await readdir(data)) expect([name, await modeOf(join(data, name))]).toEqual([name, '600']);
    expect(await readdir(data)).toContain('trek.sqlite-wal');
    await api.close();
  });

  test.each(['', 'short'])('ends the start where the secret is %j', async (secret) => {
    const data = await mkdtemp(join(folder, 'secret-'));
    await writeFile(join(data, 'token-secret'), secret);
    const starting = startApi(settingsOf(data));
    await expect(starting).rejects.toThrow(SettingError);
    await expect(starting).rejects.toThrow(/^DATA_DIR: .*token-secret contains no secret/);
  });
});
