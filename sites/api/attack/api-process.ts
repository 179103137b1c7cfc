import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** An API in a process and a data folder of its own, on a free port of this machine. */
export interface ApiProcess {
  port: number;
  pid: number;
  stop(): Promise<void>;
}

/** Starts the API as an operator would, behind one proxy, so that every request can have an address of its own. */
export async function startApiProcess(): Promise<ApiProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'trek-attack-'));
  const child: ChildProcess = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', TRUST_PROXY: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const port = await new Promise<number>((resolve, reject) => {
    lines.on('line', (line) => {
      const found = /listens on port (\d+)/.exec(line)?.[1];
      if (found) resolve(Number(found));
    });
    child.once('exit', (code) => reject(new Error(`The API ended with ${code}`)));
  });
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      child.removeAllListeners('exit');
      child.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
