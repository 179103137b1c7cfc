import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Visit } from '../../../packages/ui/test/book-a-trek.ts';

/** A site that sells treks with the package. */
export interface Host {
  name: string;
  install: readonly string[];
  /** The host's own packages, besides those of the README's line. */
  packages: readonly string[];
  react: '18' | '19';
  files: Readonly<Record<string, string>>;
  build: readonly Command[];
  /** How visitors come to it; without, it is only built. */
  site?: Site;
}

export interface Site extends Pick<Visit, 'signIn' | 'isServerRendered'> {
  /** Serves what was built. The port is also in the environment, as `PORT`. */
  serve: (port: string) => Command;
}

export type Command = readonly string[];

/** The files of README and guides by their names. */
export type Example = Readonly<Record<string, string>>;

export const NPM = ['npm', 'install', '--no-audit', '--no-fund'] as const;
/** Address that a host listens at. */
export const ADDRESS = '127.0.0.1';
/** Without an icon the browser asks for one, and its console reports that there is none. */
export const ICON = '<link rel="icon" href="data:," />';

/** A program that the host has installed. Without npx between, a signal ends the server itself. */
export const bin = (name: string) => `./node_modules/.bin/${name}`;

/** The documented files of these names. @throws Error where no page has such a file any more */
export function pick(example: Example, ...names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const code = example[`src/${name}`];
      if (code === undefined) throw new Error(`No page has a src/${name} any more.`);
      return [`src/${name}`, code];
    }),
  );
}

const READY_CHECK_INTERVAL_MS = 100;
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
    await setTimeout(READY_CHECK_INTERVAL_MS);
  }
  return { output: () => output, errors: () => errors, stop };
}

const isServing = (origin: string) =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  );
