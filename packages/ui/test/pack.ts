import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

const run = promisify(execFile);
const packageFolder = join(import.meta.dirname, '..');

declare module 'vitest' {
  interface ProvidedContext {
    /** The packed package. */
    tarball: string;
    /** A host's folder, with the package and nothing but what it declares in `node_modules`. */
    host: string;
  }
}

/**
 * Packs a package of the workspace and installs it for a host, as `npm install` does, with nothing but what it declares.
 * @returns the tarball, which is in the host's folder
 */
export async function installPacked(source: string, host: string): Promise<string> {
  const packed = join(host, 'packed', basename(source));
  await mkdir(packed, { recursive: true });
  await run('pnpm', ['pack', '--pack-destination', packed], { cwd: source });
  const tarball = join(packed, (await readdir(packed)).find((name) => name.endsWith('.tgz')) ?? '');
  const installed = join(host, 'node_modules/@trek', basename(source));
  await mkdir(installed, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components', '1']);
  const { dependencies, peerDependencies } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    const place = join(host, 'node_modules', name);
    await mkdir(dirname(place), { recursive: true });
    await symlink(join(source, 'node_modules', name), place).catch(ignoreExisting);
  }
  return tarball;
}

/** Two packages may need the same one. */
function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

/** Packs the package once for all tests, and installs it for a host, with what `@trek/ui/testing` needs. */
export default async function pack(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'trek-package-'));
  const host = join(folder, 'host');
  project.provide('tarball', await installPacked(packageFolder, host));
  project.provide('host', host);
  return () => rm(folder, { recursive: true, force: true });
}
