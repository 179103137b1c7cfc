import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { freePort, installPackage, MachineFault } from '../../../tools/system/resources.ts';

const START_ATTEMPTS = 100;
const ATTEMPT_PAUSE_MS = 100;
/** Work that is wasted on small databases that live for a minute. */
const UNUSED = ['jit=off', 'autovacuum=off', 'track_counts=off', 'wal_level=minimal', 'max_wal_senders=0'];

/** A certificate of a server, and its key, as PEM files. */
export interface Certificate {
  certificate: string;
  key: string;
}

interface PostgresServer {
  url: string;
  /** Stops every process of the server where it is, as a machine that is too busy would; `thaw` lets them go on. */
  freeze(): void;
  thaw(): void;
  /** Kills every process of the server at once, and starts it again on what it has written. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL server on the loopback, in a temporary folder that goes when it stops.
 * @param tls makes it refuse every connection without TLS
 */
export async function startPostgres(tls?: Certificate): Promise<PostgresServer> {
  const binaries = findBinaries() ?? installBinaries();
  const folder = mkdtempSync(join(tmpdir(), 'trek-postgres-'));
  const owner = unprivilegedOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const options = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  if (tls) {
    for (const [name, source] of Object.entries({ 'server.crt': tls.certificate, 'server.key': tls.key })) {
      copyFileSync(source, join(data, name));
      chmodSync(join(data, name), 0o600);
      if (owner) chownSync(join(data, name), owner.uid, owner.gid);
    }
    writeFileSync(join(data, 'pg_hba.conf'), 'hostssl all all 127.0.0.1/32 trust\n');
  }
  const port = await freePort();
  const start = () =>
    // Nothing here outlives the run, so nothing needs to reach the disk.
    spawn(
      join(binaries, 'postgres'),
      [
        ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder],
        ...['-F', '-c', 'full_page_writes=off', ...(tls ? ['-c', 'ssl=on'] : [])],
        ...UNUSED.flatMap((option) => ['-c', option]),
      ],
      { ...options, stdio: 'ignore' },
    );
  let server = start();
  const url = `postgres://postgres@127.0.0.1:${port}`;
  const ready = () => untilReady(`${url}/postgres${tls ? '?sslmode=no-verify' : ''}`);
  await ready();
  const signalAll = (signal: NodeJS.Signals) => {
    // The number 0 would be the whole test run.
    if (!server.pid) throw new Error('The database was not started.');
    for (const id of [server.pid, ...childrenOf(server.pid)]) process.kill(id, signal);
  };
  return {
    url,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async crash() {
      const ended = once(server, 'exit');
      signalAll('SIGKILL');
      await ended;
      // This file names a process that is gone, and another one may have its id by now.
      rmSync(join(data, 'postmaster.pid'), { force: true });
      server = start();
      await ready();
    },
    async stop() {
      server.kill('SIGINT');
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

/** The folder that holds both programs, on the path or where Debian keeps them. */
function findBinaries(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...globSync('/usr/lib/postgresql/*/bin')];
  return folders.find((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))));
}

function installBinaries(): string {
  installPackage('postgresql');
  const found = findBinaries();
  if (found) return found;
  throw new MachineFault(
    'The API is tested on PostgreSQL too, but initdb and postgres are neither on the PATH nor in /usr/lib/postgresql, and apt-get could not install them. Install PostgreSQL.',
  );
}

/** PostgreSQL refuses to run as root; then it runs as `postgres`, or else as `nobody`. */
function unprivilegedOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const idOf = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: idOf('-u'), gid: idOf('-g') };
    } catch {
      // No such user: try the next.
    }
  }
  throw new MachineFault('PostgreSQL does not run as root, and neither `postgres` nor `nobody` exists.');
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === START_ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, ATTEMPT_PAUSE_MS));
    }
  }
}
