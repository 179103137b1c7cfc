import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../tools/system/resources.ts';
import { readSettings, SettingError, startApi } from '../src/index.ts';
import { isWeakSecret } from '../src/settings/secret-strength.ts';
import { settingsInUse } from '../src/settings/setting-names.ts';
import { readListenAddress } from '../src/settings/settings.ts';
import { files, writeContent } from './content.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trek-settings-'));
  await writeContent(join(folder, 'content'), files);
});
afterAll(() => rm(folder, { recursive: true }));

describe('settings', () => {
  test('have defaults for a local machine', () => {
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

  test('read every variable', () => {
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
        SMTP_URL: 'smtp://mail.treks.example',
        MAIL_FROM: 'Treks <bookings@treks.example>',
        CONTACT_EMAIL: 'office@treks.example',
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
    { PUBLIC_URL: 'https://treks.example', DEMO: '1' },
    // The name of an earlier release.
    { PUBLIC_URL: 'https://treks.example', ALLOW_SIMULATED_PAYMENTS: '1' },
    { PUBLIC_URL: 'https://localhost:8443' },
    { PUBLIC_URL: 'https://127.0.0.1' },
    { PUBLIC_URL: 'http://treks.localhost:3000' },
  ])('P3: simulate payments with %j', (environment) => {
    expect(readSettings(environment).payment.provider).toBe('simulated');
  });

  test.each([
    'postgres://trek@database.example/trek?sslmode=verify-full',
    'postgres://trek@database/trek?application_name=trek&sslmode=disable',
    'postgres://trek@127.0.0.1/trek',
    'postgres:///trek?host=/run/postgresql',
  ])('accept the database %s', (databaseUrl) => {
    expect(readSettings({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
  });

  test.each([
    ['DATA_DIR', '/data\n', '/data'],
    ['DATA_DIR', ' /data ', '/data'],
    ['DATA_DIR', '\uFEFF/data\u00A0', '/data'],
    ['DATA_DIR', "/data/o'brien", "/data/o'brien"],
    ['COMPANY_NAME', 'Joe\'s "Treks"', undefined],
    ['COMPANY_NAME', "'t Hooge Huys", undefined],
    ['COMPANY_NAME', 'क्\u200dष Treks', undefined],
    ['MAIL_FROM', '"Treks, Nepal" <us@treks.example>', undefined],
    ['STRIPE_SECRET_KEY', ' sk_test_1\n', undefined],
  ])('trim the spaces around %s=%j', (name, value, path) => {
    const keys = name === 'STRIPE_SECRET_KEY' ? { STRIPE_PUBLISHABLE_KEY: 'pk_test_1 ' } : {};
    const read = readSettings({ ...keys, [name]: value });
    if (path) expect(read.dataFolder).toBe(path);
    if (name === 'STRIPE_SECRET_KEY') expect(read.payment).toMatchObject({ secretKey: 'sk_test_1' });
    if (name === 'COMPANY_NAME') expect(read.company.name).toBe(value);
    if (name === 'MAIL_FROM') expect(read.mail.from).toBe(value);
  });

  test.each([
    ['DATA_DIR', '"/data"', /leave them out/],
    ['DATA_DIR', "'/data'", /leave them out/],
    ['DATA_DIR', ' "/data" ', /leave them out/],
    ['DATA_DIR', '"/data', /leave them out/],
    ['DATA_DIR', '\u201C/data\u201D', /leave them out/],
    ['DATA_DIR', '/da\nta', /U\+000A/],
    ['DATA_DIR', '/data\u200b', /U\+200B/],
    ['DATA_DIR', '/da\tta', /U\+0009/],
    ['DATA_DIR', '/da\u200dta', /U\+200D/],
    ['DATA_DIR', '/da\u00adta', /U\+00AD/],
    ['DATA_DIR', '/da\u2028ta', /U\+2028/],
    ['PORT', '3000\u200b', /U\+200B/],
    ['SMTP_URL', '"smtp://mail.example"', /leave them out/],
    ['TOKEN_SECRET', '"9f2c4b7a1e8d3f6059b1c2d3e4f5a6b7"', /leave them out/],
    ['COMPANY_NAME', '"Treks"', /leave them out/],
    ['COMPANY_NAME', 'Treks\u200d', /U\+200D/],
    ['COMPANY_NAME', 'Tre\u202eks', /U\+202E/],
  ])('name %s if it is %j, copied with extra characters', (name, value, reason) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name}: .*${reason.source}`));
    expect(() => readSettings({ [name]: value })).toThrow(SettingError);
  });

  test.each([
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_live_' }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_live_a bc' }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_live_\u2026' }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_live_...' }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_live_1;' }],
    ['STRIPE_PUBLISHABLE_KEY', { STRIPE_PUBLISHABLE_KEY: 'pk_live_' }],
    ['STRIPE_PUBLISHABLE_KEY', { STRIPE_PUBLISHABLE_KEY: 'pk_live_1,' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: 'whsec_' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: 'whsec_a b' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: 'whsec_\u2026' }],
    ['GOOGLE_CLIENT_ID', { GOOGLE_CLIENT_ID: 'a b', GOOGLE_CLIENT_SECRET: 'c' }],
    ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'c d' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'nine characters, and spaces between them' }],
  ])('name %s if it can’t be such a key: %o', (name, change) => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    expect(() => readSettings({ PUBLIC_URL: 'https://treks.example', DEMO: '', ...keys, ...change })).toThrow(
      new RegExp(`^${name}: must `),
    );
  });

  test('count as not set if empty', () => {
    expect(readSettings({ DATABASE_URL: '', TOKEN_SECRET: ' ' })).toMatchObject({ databaseUrl: undefined });
  });

  test.each([
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/trek' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'treks.example' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: 'https://a.example,*' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: 'https://*.a.example' }],
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
    [
      'STRIPE_WEBHOOK_SECRET',
      { PUBLIC_URL: 'https://treks.example', STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' },
    ],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://trek:secret@database.example/trek' }],
    ['ALLOW_PLAIN_SMTP', { ALLOW_PLAIN_SMTP: 'yes' }],
    ['ALLOW_SIMULATED_PAYMENTS', { ALLOW_SIMULATED_PAYMENTS: 'yes' }],
    [
      'STRIPE_WEBHOOK_SECRET',
      { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'sk_test_1' },
    ],
  ])('name an invalid %s: %o', (name, environment) => {
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

  describe('settings of a public shop', () => {
    const shop = {
      PUBLIC_URL: 'https://treks.example',
      ...{ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      ...{ SMTP_URL: 'smtp://mail.treks.example', MAIL_FROM: 'us@treks.example', CONTACT_EMAIL: 'us@treks.example' },
      TOKEN_SECRET: '9f2c4b7a1e8d3f6059b1c2d3e4f5a6b7',
    };
    const testKeys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
    const unfit: [string, Record<string, string>][] = [
      ['SMTP_URL', { SMTP_URL: '' }],
      ['STRIPE_SECRET_KEY', testKeys],
      ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: '', STRIPE_WEBHOOK_SECRET: '' }],
      ['TOKEN_SECRET', { TOKEN_SECRET: 'a'.repeat(38) }],
      ['TOKEN_SECRET', { TOKEN_SECRET: '0123456789'.repeat(4) }],
      ['TOKEN_SECRET', { TOKEN_SECRET: 'correct-horse-correct-horse-correct' }],
      ['TOKEN_SECRET', { TOKEN_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789' }],
      ['TOKEN_SECRET', { TOKEN_SECRET: '11111111222222223333333344444444' }],
      ['TOKEN_SECRET_BEFORE', { TOKEN_SECRET_BEFORE: 'x'.repeat(32) }],
      ['METRICS_TOKEN', { METRICS_TOKEN: 'x'.repeat(32) }],
      ['MAIL_FROM', { MAIL_FROM: 'nonsense' }],
      ['MAIL_FROM', { MAIL_FROM: 'us@treks' }],
      ['MAIL_FROM', { MAIL_FROM: 'bookings@localhost' }],
      ['MAIL_FROM', { MAIL_FROM: 'a@treks.example, b@treks.example' }],
      ['MAIL_FROM', { MAIL_FROM: 'Treks <bookings>' }],
    ];

    test('accept a valid set', () => {
      expect(readSettings(shop).payment.provider).toBe('stripe');
      expect(readSettings({ ...shop, MAIL_FROM: '"Treks, Nepal" <us@treks.example>' }).mail.from).toContain('Nepal');
    });

    test.each(unfit)('P25: name %s, the fix and the way out in one line: %o', (name, change) => {
      expect(() => readSettings({ ...shop, ...change })).toThrow(SettingError);
      expect(() => readSettings({ ...shop, ...change })).toThrow(
        new RegExp(`^${name}: must be .*; for a demonstration, set DEMO=1$`),
      );
      // The control: on this machine alone it harms no one, nor does a demonstration.
      const demo = { ...shop, ...testKeys, ...change, DEMO: '1', STRIPE_WEBHOOK_SECRET: '' };
      expect(readSettings(demo).publicUrl).toBe(shop.PUBLIC_URL);
      if (name !== 'MAIL_FROM') expect(readSettings({ ...demo, DEMO: '', PUBLIC_URL: '' }).publicUrl).toContain('127.');
    });

    test.each(['', 'http://127.0.0.1:3000', 'https://localhost', 'http://treks.localhost'])(
      'P25: refuse live keys with the address %j, which would skip the checks',
      (address) => {
        for (const change of [{}, { SMTP_URL: '' }, { TOKEN_SECRET: 'a'.repeat(38) }]) {
          expect(() => readSettings({ ...shop, ...change, PUBLIC_URL: address })).toThrow(
            /^PUBLIC_URL: must be the address .*live keys.*; to try it out, use test keys$/,
          );
        }
      },
    );

    test.each([
      { HOST: '0.0.0.0' },
      { HOST: '::' },
      { HOST: '192.168.1.7' },
      { HOST: 'treks.example' },
      { HOST: 'no host' },
      { TRUST_PROXY: '1' },
      { HOST: '0.0.0.0', TRUST_PROXY: '1' },
      { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' },
    ])('P25: refuse %j without a public address', (environment) => {
      for (const keys of [{}, testKeys]) {
        expect(() => readSettings({ ...keys, ...environment })).toThrow(
          /^PUBLIC_URL: must be the address .*(HOST|TRUST_PROXY)=.* lets them in.*; for a demonstration, set DEMO=1$/,
        );
        expect(readSettings({ ...keys, ...environment, DEMO: '1' }).publicUrl).toMatch(/127|localhost/);
      }
      expect(readSettings({ ...shop, ...environment, PUBLIC_URL: shop.PUBLIC_URL }).publicUrl).toBe(shop.PUBLIC_URL);
    });

    test.each([{ HOST: '127.0.0.1' }, { HOST: 'localhost' }, { HOST: '::1' }, { HOST: '', TRUST_PROXY: '0' }])(
      'are not required with %j',
      (environment) => {
        expect(readSettings(environment).payment.provider).toBe('simulated');
      },
    );

    test('refuse a demonstration with live payments', () => {
      expect(() => readSettings({ ...shop, DEMO: '1' })).toThrow(/^DEMO: must not be 1 with live keys/);
    });

    test('accept each of a thousand random secrets', () => {
      for (let count = 0; count < 1000; count += 1) {
        for (const encoding of ['hex', 'base64url'] as const) {
          expect(isWeakSecret(randomBytes(24).toString(encoding).slice(0, 32))).toBe(false);
        }
      }
    });
  });

  test.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['SMTP_ULR', 'SMTP_URL'],
    ['SMT_URL', 'SMTP_URL'],
    ['SMTPURL', 'SMTP_URL'],
    ['SMTP_URI', 'SMTP_URL'],
    ['DATA_DIRR', 'DATA_DIR'],
    ['DATADIR', 'DATA_DIR'],
    ['DAAT_DIR', 'DATA_DIR'],
    ['smtp_url', 'SMTP_URL'],
    ['PUBLC_URL', 'PUBLIC_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['CONTNET_DIR', 'CONTENT_DIR'],
    ['TRUST_PROXIE', 'TRUST_PROXY'],
    ['WEV_CONCURRENCY', 'WEB_CONCURRENCY'],
    ['STRIPE_SECRETKEY', 'STRIPE_SECRET_KEY'],
    ['STRIPE_SECERT_KEY', 'STRIPE_SECRET_KEY'],
    ['OPERATOR_MAIL', 'OPERATOR_EMAIL'],
    ['PROT', 'PORT'],
  ])('P26: refuse %s and suggest %s', (name, meant) => {
    expect(() => readSettings({ [name]: 'x' })).toThrow(SettingError);
    expect(() => readSettings({ [name]: 'x' })).toThrow(
      `${name}: is no setting; did you mean "${meant}"? If it belongs to another program, set FOREIGN_NAMES=${name}`,
    );
    expect(() => readSettings({ [name]: 'x', FOREIGN_NAMES: 'OTHER' })).toThrow(SettingError);
    // The ways out: it is empty, or said to be another program's.
    for (const others of [name, `OTHER, ${name}`, `${name} OTHER`])
      readSettings({ [name]: 'x', FOREIGN_NAMES: others });
    readSettings({ [name]: '' });
  });

  test.each(
    [
      ...['HOSTS', 'PORTS', 'PORT0', 'VHOST', 'POST', 'HOME', 'HOSTNAME', 'HOSTTYPE', 'host', 'port', 'DEMOS', 'MEMO'],
      ...['PATH', 'PWD', 'LANG', 'TERM', 'SHELL', 'USER', 'LOGNAME', 'MAIL', 'EMAIL', 'TMPDIR', 'EDITOR', 'DISPLAY'],
      ...['npm_config_registry', 'npm_package_name', 'npm_config_user_agent', 'NODE_ENV', 'NODE_OPTIONS', 'INIT_CWD'],
      ...['APP_URL', 'APP_URI', 'API_KEY', 'API_PORT', 'GIT_URL', 'JOB_URL', 'WEB_URL', 'CI_API_V4_URL'],
      ...['CONTEXT_DIR', 'BUILD_DIR', 'BUILDDIR', 'MODE', 'DOME', 'MODEL', 'HOSTED', 'SHOT'],
      ...['SITE_URL', 'AMQP_URL', 'HTTP_URL', 'FTP_URL', 'SFTP_URL', 'IMAP_URL', 'NATS_URL', 'LDAP_URL', 'STOMP_URL'],
      ...[
        'APM_URL',
        'AI_URL',
        'AUTH_URL',
        'S3_URL',
        'API_URI',
        'API_URLS',
        'HUB_URL',
        'SMS_URL',
        'KAPI_URL',
        'APP_URLS',
      ],
      ...['META_DIR', 'CACHE_DIR', 'STATE_DIR', 'BETA_DIR', 'DATE_DIR', 'PGDATA', 'ETCD_DATA_DIR', 'PG_DATA_DIR'],
      ...['EMAIL_FROM', 'EMAIL_URL', 'MAIL_FROM_NAME', 'DATABASE_HOST', 'DB_URL', 'AWS_URL', 'STRIPE_API_KEY'],
      ...['XDG_DATA_DIRS', 'XDG_CONFIG_DIRS', 'PGHOST', 'PGPORT', 'POSTGRES_PASSWORD', 'PUBLIC_DIR', 'CACHE_DIR'],
      ...['KUBERNETES_PORT', 'KUBERNETES_SERVICE_HOST', 'SMTP_PORT', 'SMTP_HOST', 'GOOGLE_API_KEY', 'HTTP_PROXY'],
      ...['DATABASE_PORT', 'TREK_BUILT', 'TREK_RUNS_TASKS', 'SETTINGS_FILE', 'FORCE_COLOR', 'JAVA_HOME'],
    ].map((name) => [name]),
  )('ignore %s of another program', (name) => {
    expect(() => readSettings({ [name]: 'x' })).not.toThrow();
  });

  test('name PORT if it is not a port', () => {
    expect(() => readListenAddress({ PORT: '70000' })).toThrow(/^PORT: .+$/);
  });
});

describe('the start', () => {
  const settings = () => readSettings({ DATA_DIR: join(folder, 'data'), CONTENT_DIR: join(folder, 'content') });

  test('names DATA_DIR, the path and the reason if it is not writable', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const starting = startApi({ ...settings(), dataFolder: join(file, 'data') });
    await expect(starting).rejects.toThrow(`DATA_DIR: can't write to ${join(file, 'data')} (ENOTDIR)`);
    await expect(starting).rejects.toBeInstanceOf(SettingError);
  });

  test('names DATABASE_URL in one line without the password if no database answers', async () => {
    const databaseUrl = `postgres://trek:hidden@127.0.0.1:${await freePort()}/trek`;
    const error = await startApi({ ...settings(), databaseUrl }).catch((reason) => reason);
    expect(error).toBeInstanceOf(SettingError);
    expect(error.message).toMatch(/^DATABASE_URL: .*ECONNREFUSED.*$/);
    expect(error.message).not.toContain('hidden');
  });

  test('creates a token secret that only its owner can read, and keeps it', async () => {
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

  test('belong to the server’s own user, even if they did not before', async () => {
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

  test.each(['', 'short', 'a'.repeat(40)])('refuse to start if the secret is %j', async (secret) => {
    const data = await mkdtemp(join(folder, 'secret-'));
    await writeFile(join(data, 'token-secret'), secret);
    const starting = startApi(settingsOf(data));
    await expect(starting).rejects.toThrow(SettingError);
    await expect(starting).rejects.toThrow(/^DATA_DIR: .*token-secret contains no secret/);
  });
});

test('log the set names without their values', () => {
  expect(settingsInUse({ SMTP_URL: 'smtp://a', PORT: ' ', PATH: '/bin' })).toEqual(['SMTP_URL']);
});
