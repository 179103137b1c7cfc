import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../tools/system/resources.ts';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A server in a process and a data folder of its own, on a free port of this machine. */
export interface ServerProcess {
  port: number;
  url: string;
  pid: number;
  child: ChildProcess;
  dataFolder: string;
  stop(): Promise<void>;
}

/**
 * Starts the API as an operator would, behind one proxy, so that every request can have an address of its own.
 * @param program another than the API's own, for controls
 * @param flags for Node
 */
export function startApiProcess(
  environment: Record<string, string> = {},
  program = fileOf('../src/main.ts'),
  flags: readonly string[] = [],
): Promise<ServerProcess> {
  return start([...flags, program], undefined, { PORT: '0', ...environment });
}

/** Starts the built site with its own API in it. */
export async function startSiteProcess(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const given = { PORT: String(await freePort()), HOST: '127.0.0.1', ...environment };
  return start(['server/main.ts'], fileOf('../../web'), given);
}

/** Starts the API with its data on a disk of its own of so many megabytes, which goes with it. */
export async function startApiOnSmallDisk(megabytes: number): Promise<ServerProcess> {
  const script = `mount -t tmpfs -o size=${megabytes}m tmpfs "$DATA_DIR" && exec "$0" "$1"`;
  const command = ['-rm', 'sh', '-c', script, process.execPath, fileOf('../src/main.ts')];
  return start(command, undefined, { PORT: '0' }, 'unshare');
}

async function start(
  command: string[],
  cwd: string | undefined,
  environment: Record<string, string>,
  program = process.execPath,
): Promise<ServerProcess> {
  const dataFolder = environment.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'trek-attack-')));
  const child = spawn(program, command, {
    cwd,
    env: {
      PATH: process.env.PATH,
      SETTINGS_FILE: '/dev/null',
      DATA_DIR: dataFolder,
      TRUST_PROXY: '1',
      DEMO: '1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await listeningPort(child);
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    child,
    dataFolder,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }
      if (!environment.DATA_DIR) await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** The port that a server says it listens on. What it says afterwards is read and forgotten, so that it can go on. */
function listeningPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      const found = /(?:listens on port |Ready on http:\S+:)(\d+)/.exec(line)?.[1];
      if (found) resolve(Number(found));
    });
  });
}
