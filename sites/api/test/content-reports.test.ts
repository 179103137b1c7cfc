import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ContentFault } from '../src/content/content-fault.ts';
import { faultReports } from '../src/store/content-reports.ts';
import { openStore, type Store } from '../src/store/open-store.ts';
import { databases, TestSite } from './site.ts';

const fault = (text: string, line = 3): ContentFault => ({
  ...{ file: 'treks/a.json', place: `${line}:1`, text: `${text} (line ${line})` },
  shown: 'last version',
});
const MINUTE = 60_000;

describe.each(databases)('mails about content faults on %s', (database) => {
  let site: TestSite;
  let store: Store;
  let look: ReturnType<typeof faultReports>;
  let now: number;
  beforeEach(async () => {
    site = await TestSite.start(database);
    await site.stop();
    store = await openStore(site.settings.databaseUrl, site.settings.dataFolder, site.settings.log);
    look = faultReports(store);
    now = site.now.getTime();
  });
  afterEach(async () => {
    await store.destroy();
    await site.remove();
  });

  /** Finds these faults for some minutes. */
  async function find(faults: readonly ContentFault[], minutes = 0, by = look): Promise<void> {
    await by(faults, new Date(now));
    for (let passed = 0; passed < minutes; passed += 1) {
      now += MINUTE;
      await by(faults, new Date(now));
    }
  }
  const mails = async () => {
    const rows = await store.selectFrom('queued_mails').select('mail').orderBy('created_at').execute();
    return rows.map(({ mail }) => (JSON.parse(mail) as { faults: string[] }).faults.join().replace(/ \(.*/, ''));
  };

  test('follow a set of faults after five minutes, and ignore intermediate saves', async () => {
    for (let count = 0; count < 10; count += 1) await find([fault(`half a sentence ${count}`)], 1);
    for (let count = 0; count < 3; count += 1) {
      await find([], 1);
      await find([fault('again')], 1);
    }
    expect(await mails()).toEqual([]);
    await find([fault('again', 4)], 4);
    expect(await mails()).toEqual(['treks/a.json:4:1: again']);
    await find([fault('again', 5)], 600);
    expect(await mails()).toHaveLength(1);
  });

  test('follow at most once an hour, with the current faults', async () => {
    await find([fault('one')], 5);
    await find([fault('two')], 20);
    await find([], 1);
    await find([fault('one')], 10);
    await find([fault('three')], 27);
    expect(await mails()).toHaveLength(1);
    await find([fault('three')], 2);
    expect(await mails()).toEqual(['treks/a.json:3:1: one', 'treks/a.json:3:1: three']);
    await find([fault('three')], 300);
    expect(await mails()).toHaveLength(2);
  });

  test('repeat the same set after it was fixed for a while', async () => {
    await find([fault('one')], 5);
    await find([], 90);
    await find([fault('one')], 5);
    expect(await mails()).toHaveLength(2);
  });

  test('arrive once from several servers, even with different faults and after a restart', async () => {
    const [second, third] = [faultReports(store), faultReports(store)];
    for (let minute = 0; minute < 200; minute += 1) {
      await find([fault('one')], 0, look);
      await find([fault('one')], 0, second);
      await find([], 0, third);
      now += MINUTE;
    }
    expect(await mails()).toHaveLength(1);
    await find([fault('one')], 200, faultReports(store));
    expect(await mails()).toHaveLength(1);
  });

  test('arrive once from two servers at the same moment', async () => {
    const both = [look, faultReports(store)];
    for (const one of both) await one([fault('one')], new Date(now));
    now += 6 * MINUTE;
    const sent = await Promise.all(both.map((one) => one([fault('one')], new Date(now))));
    expect(sent.filter(Boolean)).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  test('arrive after the clock was set back', async () => {
    await find([fault('one')], 5);
    now -= 365 * 24 * 60 * MINUTE;
    await find([fault('two')], 6);
    expect(await mails()).toHaveLength(2);
  });
});
