import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refuseSamples, staleFacts } from '../server/check-company.ts';
import { companyFolder } from '../server/company-folder.ts';
import { readSiteSettings } from '../server/settings.ts';

const shop = readSiteSettings({ PUBLIC_URL: 'https://treks.example' });

test('P25: a public shop with the sample bank account is refused, a demonstration and one’s own machine are not', async () => {
  await expect(refuseSamples(shop)).rejects.toThrow(/^company\/bank-accounts.json: .*write your own in .*; .*DEMO=1$/);
  await expect(refuseSamples({ ...shop, isDemo: true })).resolves.toBeUndefined();
  await expect(refuseSamples(readSiteSettings({}))).resolves.toBeUndefined();
  expect(companyFolder({})).toMatch(/sites\/api\/content\/company$/);
  expect(companyFolder({ CONTENT_DIR: '/srv/trek/content' })).toBe('/srv/trek/content/company');
});

test('P25: one line of the sample is enough, however it is spaced', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trek-company-'));
  const write = (...lines: [string, string][]) =>
    writeFile(join(folder, 'bank-accounts.json'), JSON.stringify([{ currency: 'USD', title: 'Dollars', lines }]));
  await write(['Bank', 'Himalayan Bank'], ['Account number', '00000103 0000840']);
  await expect(refuseSamples(shop, folder)).rejects.toThrow('company/bank-accounts.json');
  // The control: an account of its own is taken.
  await write(['Bank', 'Himalayan Bank'], ['Account number', '0190 3344 5566 017']);
  const logged: { message: string }[] = [];
  const log = (entry: { message: string }) => void logged.push(entry);
  await expect(refuseSamples(shop, folder, log)).resolves.toBeUndefined();
  expect(logged).toEqual([]);
  await writeFile(
    join(folder, 'company.json'),
    JSON.stringify({ offices: { nepal: { phones: ['+977 1 555 0103'] } } }),
  );
  await refuseSamples(shop, folder, log);
  expect(logged).toEqual([
    { level: 'warn', message: 'company/company.json: holds a sample contact (+97715550103): write your own' },
  ]);
  await rm(folder, { recursive: true });
});

test('X5: errors in the facts of the company keep the last build, and end the very first start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trek-company-'));
  await writeFile(join(folder, 'terms.json'), '{ "guardianAge": "18" }');
  await expect(staleFacts(folder, folder)).rejects.toThrow(/^company\/terms.json: /);
  await writeFile(join(folder, 'current'), 'a-build');
  expect(await staleFacts(folder, folder)).toContainEqual(expect.stringMatching(/^company\/terms.json: guardianAge: /));
  // The control: without errors it is built.
  expect(await staleFacts(companyFolder({}), folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
