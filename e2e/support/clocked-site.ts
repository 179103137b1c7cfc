import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../.ci/free-port.ts';

const MAIN = fileURLToPath(new URL('../../sites/web/server/main.ts', import.meta.url));
const CLOCK = new URL('shifted-clock.ts', import.meta.url).href;

/** A whole site with data of its own, on whose server a test decides which day it is. */
export class ClockedSite {
  readonly url: string;
  readonly dataFolder: string;
  readonly #environment: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;

  private constructor(port: number, folder: string, environment: Readonly<Record<string, string>>) {
    this.url = `http://127.0.0.1:${port}`;
    this.dataFolder = folder;
    this.#environment = { PATH: process.env.PATH ?? '', PORT: String(port), DATA_DIR: folder, ...environment };
  }

  /** @param environment more settings of its server. It runs from its first {@link ClockedSite.wakeAt} on. */
  static async make(environment: Readonly<Record<string, string>>): Promise<ClockedSite> {
    const folder = await mkdtemp(join(tmpdir(), 'trek-clocked-'));
    return new ClockedSite(await freePort(), folder, environment);
  }

  /** Starts the server anew at a moment: it does at once what every hour and every day is done. */
  async wakeAt(moment: Date): Promise<void> {
    await this.#stop();
    const ahead = String(moment.getTime() - Date.now());
    const child = spawn(process.execPath, ['--import', CLOCK, MAIN], {
      env: { ...this.#environment, CLOCK_AHEAD_MS: ahead },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    for await (const line of createInterface({ input: child.stdout })) if (line.startsWith('Ready on')) break;
    // Nobody reads on, and a full pipe would hold the server up.
    child.stdout.resume();
    if (child.exitCode !== null) throw new Error(`The site ended with ${child.exitCode}`);
  }

  async close(): Promise<void> {
    await this.#stop();
    await rm(this.dataFolder, { recursive: true, force: true });
  }

  async #stop(): Promise<void> {
    if (!this.#child || this.#child.exitCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }
}
