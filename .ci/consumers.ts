import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Host, hosts, saysHowToInstall } from './consumer-hosts.ts';

/**
 * Builds real hosts with the packed package, each installed by the README's own line and made of the README's own
 * files: Vite with React 19 and 18, by npm, pnpm and yarn, Next with server components, React Router and Astro, and
 * checks that the booking is in what the last three have rendered. `npm run campaign consumers`; with a tarball, or
 * with the hosts of one name only: `node .ci/consumers.ts [tarball] [--only=Astro]`. The browser's part is played in
 * packages/ui/test/consumer.test.ts.
 */

const root = join(import.meta.dirname, '..');
/** The button that starts a booking. */
const BOOK = 'Book Now';

function run(folder: string, [program = '', ...args]: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', CI: '1' },
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`.slice(-4000));
}

function buildHost(folder: string, tarball: string, host: Host): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'host', private: true, type: 'module' }));
  for (const [file, code] of Object.entries(host.files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  cpSync(tarball, join(folder, 'trek-ui.tgz'));
  const react = ['react', 'react-dom'].map((name) => `${name}@${host.react}`);
  run(folder, [...host.install, './trek-ui.tgz', ...react, ...host.packages]);
  run(folder, host.build);
  if (host.page && !readFileSync(join(folder, host.page), 'utf8').includes(BOOK)) {
    throw new Error(`${host.page} does not say '${BOOK}': the package was not rendered on the server.`);
  }
}

function pack(folder: string): string {
  execFileSync('pnpm', ['--filter', '@trek/ui', 'pack', '--pack-destination', folder], { cwd: root });
  return join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
}

const folder = mkdtempSync(join(tmpdir(), 'trek-consumers-'));
try {
  if (!saysHowToInstall) throw new Error('The README does not say how the package is installed any more.');
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string', default: '' } },
  });
  const tarball = positionals[0] ?? pack(folder);
  const { only } = values;
  for (const [index, host] of hosts.filter(({ name }) => name.includes(only)).entries()) {
    const startedAt = performance.now();
    try {
      buildHost(join(folder, String(index)), tarball, host);
      console.log(`${host.name}: built in ${Math.round((performance.now() - startedAt) / 1000)} s`);
    } catch (error) {
      process.exitCode = 1;
      console.error(`${host.name}: failed\n${error instanceof Error ? error.message : error}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
