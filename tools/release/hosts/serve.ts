import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Command } from './host.ts';

const LOOK_EVERY_MS = 100;
const LATEST_MS = 60_000;

/** A host's own environment: no setting of the tests that start it, and no calls of its own to the outside. */
export const environment = {
  ...process.env,
  NODE_ENV: undefined,
  CI: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
};

export interface Server {
  /** Everything that it has printed. */
  output(): string;
  errors(): string;
  stop(): Promise<void>;
}

/** Starts a server and waits until it serves a page. @throws Error with its output where it does not */
export async function serve(folder: string, [program = '', ...args]: Command, origin: string): Promise<Server> {
  const { port, hostname } = new URL(origin);
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...environment, PORT: port, HOST: hostname },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  const stop = async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  const startedAt = performance.now();
  while (!(await isServing(origin))) {
    if (child.exitCode !== null || performance.now() - startedAt > LATEST_MS) {
      await stop();
      throw new Error(`${program} does not serve ${origin}\n${output}\n${errors}`);
    }
    await setTimeout(LOOK_EVERY_MS);
  }
  return { output: () => output, errors: () => errors, stop };
}

const isServing = (origin: string) =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  );
