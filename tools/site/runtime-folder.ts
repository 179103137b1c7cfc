import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The files that serve, and those that set a machine up. */
const FILES = [
  'LICENSE',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  // The lockfile holds the installation to it.
  '.pnpmfile.mjs',
  'packages/ui/published-exports.mjs',
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

/** Tests, stories and what only they need; and what other builds left in a checkout. */
const LEFT_OUT =
  /\.(?:test|test-cases|stories)\.tsx?$|^packages\/ui\/src\/testing(?:\/|$)|^sites\/web\/dist\/(?:client|server)$/;

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
  const own = Object.entries(manifest.scripts).flatMap(([name, command]) =>
    /^node sites\/api\/src\/\S+\.ts\b[\w ]*$/.test(command) ? [[name.replace('workspace:', ''), command]] : [],
  );
  return { ...manifest, scripts: { start: 'node sites/web/server/main.ts', ...Object.fromEntries(own) } };
}
