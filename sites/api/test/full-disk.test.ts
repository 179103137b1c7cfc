import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import { inTransaction } from '../src/store/transaction.ts';
import { toUnavailableError } from '../src/store/unavailable-store.ts';
import { details } from './card-payments.ts';
import { CHILD_ENVIRONMENT } from './child-environment.ts';
import { files, writeContent } from './content.ts';
import { Visitor } from './visitor.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const NO_WRITES = 'The database can be read, but takes no writes.';
/** A mount of one's own, which ends with the process that made it; needs no rights where namespaces are allowed. */
const canMount = spawnSync('unshare', ['-rm', 'true']).status === 0;

describe('a SQLite file on a full disk', () => {
  test('B2: fails a transaction with the reason, and works again once there is room', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'trek-full-'));
    const store = await openStore(undefined, folder, () => {});
    const add = (id: string, message: string) =>
      inTransaction(store, async (transaction) => {
        await transaction
          .insertInto('contact_messages')
          .values({ id, name: 'Maya', email: 'maya@example.org', phone: '', message, created_at: '' })
          .execute();
      });
    await sql`pragma max_page_count = 1`.execute(store);
    const failure = await add('large', 'x'.repeat(1_000_000)).catch((error) => error);
    expect(failure).toMatchObject({ message: 'database or disk is full' });
    expect(toUnavailableError(failure)).toBeDefined();

    await sql`pragma max_page_count = 100000`.execute(store);
    await add('large', 'x'.repeat(1_000_000));
    expect(await store.selectFrom('contact_messages').select('id').execute()).toEqual([{ id: 'large' }]);
    await store.destroy();
    await rm(folder, { recursive: true });
  });
});

test('B2: a PostgreSQL server with a full disk or in read-only mode counts as unavailable', () => {
  expect(toUnavailableError(Object.assign(new Error('could not extend file'), { code: '53100' }))).toBeDefined();
  expect(toUnavailableError(Object.assign(new Error('read-only transaction'), { code: '25006' }))).toBeDefined();
  // The control: a statement that is wrong does not.
  expect(toUnavailableError(Object.assign(new Error('syntax error'), { code: '42601' }))).toBeUndefined();
});

describe.skipIf(!canMount)('a full disk', () => {
  let folder: string;
  let child: ChildProcess;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trek-full-'));
    await writeContent(join(folder, 'content'), files);
  });
  afterEach(() => {
    child.kill('SIGKILL');
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Starts the API with its data on a disk of its own. */
  function start(megabytes: number, before = 'true') {
    const data = join(folder, 'data');
    const script = `mkdir -p "$DATA_DIR" && mount -t tmpfs -o size=${megabytes}m tmpfs "$DATA_DIR" && ${before} && exec "$0" "$1"`;
    child = spawn('unshare', ['-rm', 'sh', '-c', script, process.execPath, MAIN], {
      env: {
        ...CHILD_ENVIRONMENT,
        PORT: '0',
        TRUST_PROXY: '1',
        DEMO: '1',
        DATA_DIR: data,
        CONTENT_DIR: join(folder, 'content'),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    /** A file on that disk, as seen from here. */
    return { child, filler: `/proc/${child.pid}/root${join(data, 'filler')}` };
  }

  async function address({ stdout }: ChildProcess): Promise<string> {
    for await (const line of createInterface({ input: stdout as NodeJS.ReadableStream })) {
      const port = /listens on port (\d+)/.exec(line)?.[1];
      if (port) return `http://127.0.0.1:${port}`;
    }
    throw new Error('The API did not start');
  }

  test('B2: refuses writes with 503, continues reading, and accepts writes again once there is room', async () => {
    const { filler } = start(8);
    const url = await address(child);
    const visitor = (token?: string) =>
      new Visitor((request) => fetch(request.url.replace('http://127.0.0.1:3000', url), request), token);
    const registration = { fullname: 'Maya Gurung', email: 'maya@example.org', phone: '5550100' };
    const { token } = (await visitor().post('/auth/register', { ...registration, password: 'Lhotse-8516-face' })).body;
    const member = visitor(token);
    const book = () => member.post('/booking/user-details', details);
    await book();

    await writeFile(filler, Buffer.alloc(9_000_000)).catch((error) => expect(error.code).toBe('ENOSPC'));
    const statuses = [];
    // Writes that fit into the database's log still succeed.
    for (let attempt = 0; attempt < 30; attempt += 1) statuses.push((await book()).status);
    expect(new Set(statuses.slice(-20))).toEqual(new Set([503]));
    expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
    for (const path of ['/trek/all', '/booking/user', '/auth/me', '/health/live', '/health/ready']) {
      expect((await member.get(path)).status).toBe(200);
    }
    expect(await member.get('/health')).toMatchObject({ status: 503, body: { message: NO_WRITES } });
    await rm(filler);
    expect((await book()).status).toBe(200);
  });

  test('B2: ends the start with one line', async () => {
    start(1, 'head -c 2000000 /dev/zero > "$DATA_DIR/filler" 2> /dev/null || true');
    const output = text(child.stderr as NodeJS.ReadableStream);
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(await output).toMatch(/^DATA_DIR: can't write to .+\n$/);
  });

  test('B2: ends the start with one line when it fills up during migration', async () => {
    start(1, 'head -c 900000 /dev/zero > "$DATA_DIR/filler"');
    const output = text(child.stderr as NodeJS.ReadableStream);
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(await output).toMatch(/^DATA_DIR: can't (write to|open) the database \(.+\)\n$/);
  });
});
