import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installBrowser } from '../system/find-browser.ts';

/**
 * `npm run campaign [name…]`: the tests that take too long for `npm test`, one after the other. `-- --from soak` goes on
 * from one of them.
 */

export interface Campaign {
  name: string;
  does: string;
  command: readonly string[];
  environment?: Readonly<Record<string, string>>;
  /** It is killed after so long, and counts as failed. */
  limitMinutes: number;
  /** It starts the built site. */
  needsSite?: true;
}

export interface Figure {
  what: string;
  bar: string;
  measured: string;
}

interface Result {
  name: string;
  passed: boolean;
  seconds: number;
  figures: Figure[];
}

const LARGE_ROUNDS = { CAMPAIGN: '1' };
const MINUTE_MS = 60_000;
/** How long a stopped campaign may take to stop the servers that it started. */
const STOP_GRACE_MS = 5_000;

/** Attacks, and tests of the API in their large rounds. */
const attack = (...files: readonly string[]) =>
  ['vitest', 'run', '--config', 'sites/api/attack/vitest.config.ts', ...files] as const;
const storybook = (...files: readonly string[]) =>
  ['playwright', 'test', '--config', '.storybook/playwright.config.ts', ...files] as const;

export const campaigns: readonly Campaign[] = [
  {
    name: 'kills',
    does: 'kills the API and PostgreSQL in the middle of bookings, payments and office orders',
    command: attack('test/killed-payments.test.ts', 'attack/killed-database.attack.ts'),
    limitMinutes: 20,
  },
  {
    name: 'races',
    does: 'runs everything that happens to a payment in 200 orders, on two servers at once',
    command: attack('test/money-races.test.ts', 'test/balance.test.ts', 'test/settlement.test.ts'),
    limitMinutes: 10,
  },
  {
    name: 'ledger',
    does: 'lets everything happen to bookings in two thousand random orders, and counts the money after each step',
    command: attack('test/ledger.test.ts'),
    limitMinutes: 60,
  },
  {
    name: 'prices',
    does: 'works out a hundred thousand prices and charges five hundred of them, and compares days in all time zones',
    command: attack('test/pricing.test.ts', 'test/calendars.test.ts'),
    limitMinutes: 10,
  },
  {
    name: 'restarts',
    does: 'tells servers under load to end, again and again',
    command: attack('test/graceful-stop.test.ts', 'attack/sigterm.attack.ts'),
    limitMinutes: 10,
  },
  {
    name: 'slow-callers',
    does: 'connects callers who hardly send and callers who do not read',
    command: attack('attack/slow-senders.attack.ts', 'attack/slow-readers.attack.ts'),
    limitMinutes: 15,
    needsSite: true,
  },
  {
    name: 'guessing',
    does: 'times a thousand answers for known and unknown accounts, and signs in while one address attacks',
    command: attack('test/guessing.test.ts', 'test/flood.test.ts', 'attack/hostile-address.attack.ts'),
    limitMinutes: 15,
  },
  {
    name: 'fuzz',
    does: 'sends a hundred thousand hostile requests, and long texts in every field',
    command: attack('attack/fuzz.attack.ts', 'attack/long-texts.attack.ts'),
    limitMinutes: 20,
  },
  {
    name: 'forgeries',
    does: 'forges tokens and reports of payments',
    command: attack('attack/forgeries.attack.ts'),
    limitMinutes: 10,
  },
  {
    name: 'network',
    does: 'breaks the wires between site, API, database and card network',
    command: attack('attack/network-faults.attack.ts', 'attack/site-network.attack.ts'),
    limitMinutes: 15,
    needsSite: true,
  },
  {
    name: 'database-faults',
    does: 'locks, silences, freezes and fills up databases, and steps the clock',
    command: attack('attack/database-faults.attack.ts', 'attack/clock-steps.attack.ts'),
    limitMinutes: 15,
  },
  {
    name: 'soak',
    does: 'visits the API for ten minutes and watches its memory',
    command: attack('attack/soak.attack.ts'),
    limitMinutes: 15,
  },
  {
    name: 'size',
    does: 'times the reads of the API with ten thousand treks and a hundred thousand bookings',
    command: attack('attack/size.attack.ts'),
    limitMinutes: 20,
  },
  {
    name: 'explore',
    does: 'lets a hundred thousand things happen to two people who share a browser',
    command: ['vitest', 'run', '--config', 'packages/workbench/vitest.explore.config.ts'],
    limitMinutes: 30,
  },
  {
    name: 'consumers',
    does: 'installs the packed package into real hosts with npm, pnpm and yarn, and books a trek with each in a browser',
    command: ['node', 'tools/release/consumers.ts'],
    limitMinutes: 30,
  },
  {
    name: 'recipe',
    does: 'sets up a machine as docs/operations.md says, and upgrades it while its pages are read; needs root on Debian',
    command: ['node', 'tools/site/recipe.ts'],
    limitMinutes: 15,
  },
  {
    name: 'stories-dark',
    does: 'plays every story in the dark theme',
    command: storybook('stories'),
    environment: { ...LARGE_ROUNDS, STORY_THEME: 'dark' },
    limitMinutes: 30,
  },
  {
    name: 'stories-translated',
    does: 'plays every story in a page whose texts the browser replaces',
    command: storybook('stories'),
    environment: { ...LARGE_ROUNDS, STORY_TRANSLATED: '1' },
    limitMinutes: 30,
  },
  {
    name: 'run-tests-button',
    does: 'asks which stories the button "Run tests" of Storybook plays',
    command: ['vitest', 'run', '--config', 'tools/vitest.config.ts', 'run-tests-button'],
    environment: LARGE_ROUNDS,
    limitMinutes: 5,
  },
  {
    name: 'docs',
    does: 'opens every docs page of Storybook, and times the workbench',
    command: storybook('docs', 'workbench'),
    environment: LARGE_ROUNDS,
    limitMinutes: 30,
  },
];

const NAMES = campaigns.map(({ name }) => name).join(', ');

/** Names of campaigns, and the one to go on from. Throws where an option is unknown or has no name. */
export function readArguments(args: string[]): { names: string[]; from: string | undefined } {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    strict: false,
    options: { from: { type: 'string' } },
  });
  const { from, ...others } = values;
  const [unknown] = Object.keys(others);
  if (unknown) throw new Error(`There is no option --${unknown}. There is: --from <campaign>, of: ${NAMES}`);
  if (typeof from === 'boolean') throw new Error(`--from needs the name of a campaign. There are: ${NAMES}`);
  return { names: positionals, from };
}

/** The named campaigns, or all; with `from`, those from that one on. Throws for an unknown name, or if none is left. */
export function chosenCampaigns(names: readonly string[], from?: string): readonly Campaign[] {
  const unknown = [...names, ...(from === undefined ? [] : [from])].filter(
    (wanted) => !campaigns.some(({ name }) => name === wanted),
  );
  if (unknown.length > 0) throw new Error(`No campaign is called ${unknown.join(', ')}. There are: ${NAMES}`);
  const first = from === undefined ? 0 : campaigns.findIndex(({ name }) => name === from);
  const chosen = campaigns.slice(first).filter(({ name }) => names.length === 0 || names.includes(name));
  if (chosen.length === 0) throw new Error(`Nothing of ${names.join(', ')} is left from ${from} on.`);
  return chosen;
}

/** The command that runs what is left of the campaigns that were named, from one on. */
export const wayOn = (names: readonly string[], from: string) =>
  `To go on: npm run campaign -- ${[...names, '--from', from].join(' ')}`;

let running: ChildProcess | undefined;

/** Ends the campaign that is running, with every process that it started. */
function signalRunning(signal: NodeJS.Signals): void {
  try {
    if (running?.pid) process.kill(-running.pid, signal);
  } catch {
    // It has ended by itself.
  }
}

/** @returns true where it passed within its time */
export async function runCampaign(
  { command, environment, limitMinutes }: Pick<Campaign, 'command' | 'environment' | 'limitMinutes'>,
  figuresFile = '',
): Promise<boolean> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: join(import.meta.dirname, '../..'),
    stdio: 'inherit',
    env: { ...process.env, ...environment, CAMPAIGN_FIGURES: figuresFile },
    // A group of its own, so that the limit ends its servers too.
    detached: true,
  });
  running = child;
  let isLate = false;
  let lastSignal: NodeJS.Timeout | undefined;
  const limit = setTimeout(() => {
    isLate = true;
    console.error(`Stopped after ${limitMinutes} minutes.`);
    signalRunning('SIGTERM');
    lastSignal = setTimeout(() => signalRunning('SIGKILL'), STOP_GRACE_MS);
  }, limitMinutes * MINUTE_MS);
  try {
    const [code] = await once(child, 'exit');
    return code === 0 && !isLate;
  } catch (error) {
    console.error(`${program}: ${error instanceof Error ? error.message : error}`);
    return false;
  } finally {
    clearTimeout(limit);
    clearTimeout(lastSignal);
    if (isLate) signalRunning('SIGKILL');
    running = undefined;
  }
}

function readFigures(file: string): Figure[] {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** The lines of the table at the end. */
export function tableOf(results: readonly Result[]): string[] {
  const nameWidth = Math.max(0, ...results.map(({ name }) => name.length));
  const figures = results.flatMap((result) => result.figures);
  const widthOf = (key: 'what' | 'bar') => Math.max(0, ...figures.map((figure) => figure[key].length));
  return results.flatMap(({ name, passed, seconds, figures: measured }) => [
    `${name.padEnd(nameWidth)}  ${passed ? 'passed' : 'failed'}  ${seconds.toFixed(1)} s`,
    ...measured.map(
      (figure) => `  ${figure.what.padEnd(widthOf('what'))}  ${figure.bar.padEnd(widthOf('bar'))}  ${figure.measured}`,
    ),
  ]);
}

async function main(): Promise<void> {
  const { names, from } = readArguments(process.argv.slice(2));
  const chosen = chosenCampaigns(names, from);
  installBrowser();
  const results: Result[] = [];
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.on(signal, () => {
      signalRunning('SIGKILL');
      printTable(results);
      console.log(wayOn(names, chosen[results.length]?.name ?? ''));
      process.exit(code);
    });
  }
  if (chosen.some(({ needsSite }) => needsSite)) {
    execFileSync('node', [join(import.meta.dirname, '../site/build-site.ts')], { stdio: 'inherit' });
  }
  const folder = mkdtempSync(join(tmpdir(), 'trek-campaign-'));
  for (const campaign of chosen) {
    console.log(`\n— ${campaign.name}: ${campaign.does}`);
    const figuresFile = join(folder, `${campaign.name}.json`);
    const startedAt = performance.now();
    const passed = await runCampaign(campaign, figuresFile);
    const seconds = (performance.now() - startedAt) / 1000;
    results.push({ name: campaign.name, passed, seconds, figures: readFigures(figuresFile) });
  }
  rmSync(folder, { recursive: true, force: true });
  printTable(results);
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
}

function printTable(results: readonly Result[]): void {
  const failed = results.filter(({ passed }) => !passed).length;
  if (results.length > 0) console.log(`\n${tableOf(results).join('\n')}\n`);
  console.log(`${results.length - failed} passed, ${failed} failed`);
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
