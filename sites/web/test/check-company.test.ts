import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCustomerFacts } from '@trek/api';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { notePrints, refuseOldFacts, refuseSamples, staleFacts } from '../server/check-company.ts';
import { companyFolder } from '../server/company-folder.ts';
import { readSiteSettings } from '../server/settings.ts';
import { BANK_ACCOUNTS, COMPANY } from '../src/entry-server.tsx';

const shop = readSiteSettings({ PUBLIC_URL: 'https://treks.example' });
const samples = { accounts: BANK_ACCOUNTS, company: COMPANY };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trek-company-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Collects what is logged. */
function logger() {
  const logged: { message: string }[] = [];
  return { logged, log: (entry: { message: string }) => void logged.push(entry) };
}

test('P25: the sample bank account is refused for a public shop, not for a demonstration or a local machine', () => {
  expect(() => refuseSamples(shop, samples)).toThrow(/^company\/bank-accounts.json: .*write your own in .*; .*DEMO=1$/);
  refuseSamples({ ...shop, isDemo: true }, samples);
  refuseSamples(readSiteSettings({}), samples);
});

test('the company’s folder is the one of the content', () => {
  expect(companyFolder({})).toMatch(/sites\/api\/content\/company$/);
  expect(companyFolder({ CONTENT_DIR: '/srv/trek/content' })).toBe('/srv/trek/content/company');
  // As for the content itself, wherever a program is started.
  expect(companyFolder({ CONTENT_DIR: 'sites/api/content' })).toBe(companyFolder({}));
});

test('P25: one line of the sample is enough in any spacing, and no line is too few', async () => {
  const own = { accounts: [{ lines: [['Account number', '0190 3344 5566 017']] }], company: {} };
  const { logged, log } = logger();
  for (const number of ['00000103 0000840', '0000-0103-0000-0840', '0000\u20110103\u00a00000\u200b840']) {
    const accounts = [{ currency: 'USD', lines: [['Account number', number]] }];
    expect(() => refuseSamples(shop, { ...own, accounts })).toThrow('company/bank-accounts.json');
  }
  expect(() => refuseSamples(shop, { ...own, accounts: undefined })).toThrow("can't be read");
  // The control: an account of its own is taken.
  refuseSamples(shop, own, log);
  expect(logged).toEqual([]);
  refuseSamples(shop, { ...own, company: { offices: { nepal: { phones: ['+977 1 555 0103'] } } } }, log);
  expect(logged).toEqual([
    { level: 'warn', message: 'company/company.json: holds a sample contact (97715550103): write your own' },
  ]);
});

test('the sample rate of exchange is named, because customers would count with it', () => {
  const { logged, log } = logger();
  const accounts = [{ lines: [['Account number', '0190 3344 5566 017']] }];
  refuseSamples(shop, { accounts, company: COMPANY.exchangeRates }, log);
  expect(logged).toEqual([
    {
      level: 'warn',
      message:
        'company/company.json: exchangeRates: holds the sample rate of 2025-07-18: write the present one, or delete it',
    },
  ]);
});

test('P25: a missing file does not count as one without the sample', async () => {
  const facts = await readCustomerFacts(folder);
  expect(() => refuseSamples(shop, facts)).toThrow("can't be read");
});

describe('company facts that differ from the build', () => {
  let company: string;
  let build: string;
  beforeEach(async () => {
    company = join(folder, 'company');
    build = folder;
    await cp(companyFolder({}), company, { recursive: true });
    await notePrints(build, company);
  });
  const check = (settings: typeof shop, log?: (entry: { message: string }) => void) =>
    refuseOldFacts(settings, build, company, log);
  const change = (name: string, text: string) => writeFile(join(company, name), text);
  const OLD = /^company\/bank-accounts\.json: differs from what the site was built with, .*npm run build.*; .*DEMO=1$/;

  test('P25: another bank account is refused for a public shop, with the fix, until a new build', async () => {
    await expect(check(shop)).resolves.toBeUndefined();
    const accounts = await readFile(join(company, 'bank-accounts.json'), 'utf8');
    await change('bank-accounts.json', accounts.replace('Example Bank', 'Himalayan Bank'));
    await expect(check(shop)).rejects.toThrow(OLD);
    await notePrints(build, company);
    await expect(check(shop)).resolves.toBeUndefined();
    await rm(join(build, 'company-prints.json'));
    await expect(check(shop)).rejects.toThrow(/bank-accounts\.json.*differ from/);
  });

  test('other differences are logged, so that a restarted machine serves', async () => {
    const { logged, log } = logger();
    const terms = JSON.parse(await readFile(join(company, 'terms.json'), 'utf8'));
    await change('terms.json', JSON.stringify({ ...terms, cardFeePercent: terms.cardFeePercent + 1 }));
    await check(shop, log);
    expect(logged).toEqual([
      { level: 'error', message: expect.stringMatching(/^company\/terms\.json: differs from .*npm run build/) },
    ]);
  });

  test('differences outside a public shop are logged, even with errors that no build accepts', async () => {
    const { logged, log } = logger();
    await change('terms.json', '{');
    await check(shop, log);
    await check({ ...shop, isDemo: true }, log);
    await check(readSiteSettings({}), log);
    expect(logged).toHaveLength(3);
    for (const { message } of logged) expect(message).toMatch(/^company\/terms\.json: differs from/);
  });

  test('can be missing if the backend is on another host', async () => {
    const apart = readSiteSettings({ PUBLIC_URL: 'https://treks.example', API_URL: 'https://api.treks.example' });
    await rm(company, { recursive: true });
    await expect(check(apart)).resolves.toBeUndefined();
    await expect(check(shop)).rejects.toThrow(/bank-accounts\.json/);
  });
});

test('X5: errors in the company facts keep the last build, and end the very first start', async () => {
  await writeFile(join(folder, 'terms.json'), '{ "guardianAge": "18" }');
  await expect(staleFacts(folder, folder)).rejects.toThrow(/^company\/terms.json: /m);
  await writeFile(join(folder, 'current'), 'a-build');
  expect(await staleFacts(folder, folder)).toContainEqual(expect.stringMatching(/^company\/terms.json: guardianAge: /));
  // The control: without errors it is built.
  expect(await staleFacts(companyFolder({}), folder)).toEqual([]);
});
