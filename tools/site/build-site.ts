import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { ContentError } from '../../sites/api/src/content/content-error.ts';
import { currentBuild, DIST } from '../../sites/web/server/builds.ts';
import { staleFacts } from '../../sites/web/server/check-company.ts';
import { companyFolder } from '../../sites/web/server/company-folder.ts';

/** The files that serve, and those that set a machine up. */
const FILES = [
  'LICENSE',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  // The lockfile holds the installation to it.
  '.pnpmfile.mjs',
  'packages/ui/published-exports.mjs',
  'packages/elements/published-exports.mjs',
  'deploy/database',
  'deploy/nginx',
  'deploy/one-machine',
  'deploy/purge.sh',
  ...['ui', 'art', 'elements'].map((name) => `packages/${name}/package.json`),
  ...['ui', 'art'].map((name) => `packages/${name}/src`),
  ...['office', 'api', 'web'].map((name) => `sites/${name}/package.json`),
  'sites/api/src',
  'sites/api/content',
  'sites/web/server',
  'sites/web/src',
  'sites/web/dist',
];

/** Tests, stories and what only they need; and what other builds left in a checkout, or are making there now. */
const LEFT_OUT =
  /\.(?:test|test-cases|stories)\.tsx?$|^packages\/ui\/src\/testing(?:\/|$)|^sites\/web\/dist\/(?:client|server|builds\/\..*)$/;

/**
 * Puts a site that is built into a folder of its own, without tests, stories, history and tools of development.
 * @param target a folder that is not there yet, or empty
 */
export function makeRuntimeFolder(root: string, target: string): void {
  if (existsSync(target) && readdirSync(target).length > 0) throw new Error(`${target} is not empty`);
  for (const file of FILES) {
    const place = join(target, file);
    mkdirSync(dirname(place), { recursive: true });
    cpSync(join(root, file), place, {
      recursive: true,
      filter: (path) => !LEFT_OUT.test(relative(root, path)) && !/(?:^|\/)node_modules$/.test(path),
    });
  }
  const manifest = join(target, 'package.json');
  writeFileSync(manifest, `${JSON.stringify(withOwnCommands(JSON.parse(readFileSync(manifest, 'utf8'))), null, 2)}\n`);
  const install = ['install', '--prod', '--frozen-lockfile', '--prefer-offline', '--filter', '@trek/web...'];
  execFileSync('pnpm', install, { cwd: target, stdio: ['ignore', 'ignore', 'inherit'] });
  // The old Node that only tests need.
  for (const old of globSync('node_modules/.pnpm/node-linux-*', { cwd: target })) {
    rmSync(join(target, old), { recursive: true });
  }
}

interface Manifest {
  scripts: Record<string, string>;
}

/** The commands that a site has without tools of development, each by the name that documents use. */
function withOwnCommands<Given extends Manifest>(manifest: Given): Given {
  const own = Object.entries(manifest.scripts).flatMap(([name, command]) => {
    const script = /"(node sites\/api\/src\/[^\s"]+\.ts[\w ]*)"$/.exec(command)?.[1];
    return script ? [[name, script]] : [];
  });
  return { ...manifest, scripts: { start: 'node sites/web/server/main.ts', ...Object.fromEntries(own) } };
}

/** Of a start, which goes on with the last build where there is no new one. */
const OR_LAST = '--or-last';

/**
 * Builds the site of the company's facts.
 * @param hasLast whether the last build will do
 * @param build runs the build. @returns its exit code
 * @returns the exit code
 */
export async function buildSite(
  hasLast: boolean,
  build: () => number,
  company = companyFolder(),
  dist = DIST,
): Promise<number> {
  try {
    const errors = await staleFacts(company, dist);
    // The check before a start has printed them.
    if (errors.length > 0 && hasLast) return 0;
    if (errors.length > 0) throw new ContentError([...errors, 'The site was not built, and the last build stays.']);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    return 1;
  }
  const code = build();
  const isThere = await currentBuild(dist).then(
    () => true,
    () => false,
  );
  if (code === 0 || !hasLast || !isThere) return code;
  console.error('The site starts as it was built last.');
  return 0;
}

const root = join(import.meta.dirname, '../..');

/**
 * Builds the site; not again, if `TREK_BUILT=1` says that it was built just now. With a folder as an argument, what serves is
 * put there: `npm run build -- <folder>`.
 */
async function main(): Promise<number> {
  const [folder] = process.argv.slice(2).filter((argument) => argument !== OR_LAST);
  const build = () =>
    spawnSync('pnpm', ['--filter', '@trek/web', 'run', 'build'], { cwd: root, stdio: 'inherit' }).status ?? 1;
  const code = process.env.TREK_BUILT === '1' ? 0 : await buildSite(process.argv.includes(OR_LAST), build);
  if (folder && code === 0) makeRuntimeFolder(root, resolve(folder));
  return code;
}

if (process.argv[1] === import.meta.filename) process.exitCode = await main();
