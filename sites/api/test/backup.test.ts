import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import { createDatabase, databases, PASSWORD, TestSite } from './site.ts';

const SCRIPT = fileURLToPath(new URL('../src/backup.ts', import.meta.url));
const MEMBERS_BEFORE = 10;

async function run(environment: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [SCRIPT, ...args], { env: { PATH: process.env.PATH, ...environment } });
  const [output, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, output, error };
}

describe.each(databases)('a backup on %s', (database) => {
  test('taken under load holds whatever was acknowledged before, and is only restored over nothing', async () => {
    const site = await TestSite.start(database);
    const { databaseUrl, dataFolder, log } = site.settings;
    const file = join(site.folder, 'backup');
    const emails: string[] = [];
    for (let index = 0; index < MEMBERS_BEFORE; index += 1) emails.push((await site.member()).email);
    let isOver = false;
    const load = (async () => {
      while (!isOver) await site.member();
    })();
    const environment = { DATA_DIR: dataFolder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const saved = await run(environment, 'save', file);
    isOver = true;
    await load;
    expect(saved).toMatchObject({ code: 0, error: '' });
    expect((await run(environment, 'save', file)).error).toMatch(/is there already/);
    expect((await run(environment, 'restore', file)).error).toMatch(/^(DATA_DIR|DATABASE_URL): .+--force.+\n$/);

    // Everything is gone, and another server begins with what was saved.
    const empty = database === 'PostgreSQL' ? await createDatabase() : undefined;
    const restoredFolder = join(site.folder, 'restored');
    await rm(restoredFolder, { recursive: true, force: true });
    const fresh = { DATA_DIR: restoredFolder, ...(empty && { DATABASE_URL: empty.url }) };
    expect(await run(fresh, 'restore', file)).toMatchObject({ code: 0, error: '' });
    const store = await openStore(empty?.url, restoredFolder, log);
    const kept = await store.selectFrom('users').select(['email', 'password_hash']).execute();
    expect(kept.map(({ email }) => email)).toEqual(expect.arrayContaining(emails));
    expect(kept.every(({ password_hash }) => password_hash !== PASSWORD)).toBe(true);
    await store.destroy();
    // Over what is there only when it is said.
    expect(await run(fresh, 'restore', file, '--force')).toMatchObject({ code: 0, error: '' });
    await empty?.remove();
    await site.remove();
  });

  test('of nothing, or from nowhere, says so in one line', async () => {
    const environment = { DATA_DIR: '/nowhere', DATABASE_URL: database === 'SQLite' ? '' : 'postgres://127.0.0.1:1/x' };
    for (const args of [[], ['save', '/tmp/no-such-folder/backup'], ['restore', '/tmp/no-such-file']]) {
      const { code, error } = await run(environment, ...args);
      expect(code).toBe(1);
      expect(error).toMatch(/^.+\n$/);
    }
  });
});
