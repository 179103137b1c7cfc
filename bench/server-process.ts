import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

export interface ServerProcess {
  url: string;
  /** Milliseconds from the spawn to the line that says it is ready. */
  startMs: number;
  /** Memory that it holds now, in megabytes of 10⁶ bytes; NaN where the system does not tell. */
  residentMegabytes(): number;
  /** Milliseconds of CPU that it has used so far; NaN where the system does not tell. */
  cpuMs(): number;
  stop(): Promise<void>;
}

/** Starts a server of this project on a free port and waits until it is ready. */
export async function startServer(
  script: string,
  dataFolder?: string,
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const folder = dataFolder ?? (await mkdtemp(join(tmpdir(), 'trek-bench-')));
  const startedAt = performance.now();
  const child = spawn('node', [script], {
    cwd: root,
    env: { ...process.env, SETTINGS_FILE: '/dev/null', PORT: '0', DATA_DIR: folder, ...settings },
  });
  const url = await readyUrl(child);
  return {
    url,
    startMs: performance.now() - startedAt,
    residentMegabytes: () => residentMegabytes(child.pid ?? 0),
    cpuMs: () => cpuMs(child.pid ?? 0),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function readyUrl(child: ChildProcess): Promise<string> {
  let output = '';
  child.stderr?.on('data', (chunk) => process.stderr.write(chunk));
  while (child.stdout) {
    const [chunk] = await once(child.stdout, 'data');
    output += chunk;
    // The site names its address, the API its port.
    const port = /(?:127\.0\.0\.1:|port )(\d+)/.exec(output)?.[1];
    if (port) return `http://127.0.0.1:${port}`;
  }
  throw new Error('The server has no output to read.');
}

/** Memory that a process and its children hold now, in megabytes of 10⁶ bytes; NaN where the system does not tell. */
export function residentMegabytes(pid: number): number {
  return sumOver(pid, (one) => {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${one}/status`, 'utf8'))?.[1];
    return (Number(kilobytes) * 1024) / 1e6;
  });
}

/** Hundredths of a second, in which Linux counts. */
const TICK_MS = 10;

/** Milliseconds of CPU that a process and its children have used so far; NaN where the system does not tell. */
export function cpuMs(pid: number): number {
  return sumOver(pid, (one) => {
    // After the name, which may hold spaces: the 12th and 13th fact are the ticks of the process and of the system for it.
    const facts = readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(facts[11]) + Number(facts[12])) * TICK_MS;
  });
}

function sumOver(pid: number, factOf: (pid: number) => number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
    return factOf(pid) + children.reduce((sum, child) => sum + sumOver(child, factOf), 0);
  } catch {
    return Number.NaN;
  }
}
