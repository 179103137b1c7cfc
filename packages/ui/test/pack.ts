import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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
 * Builds and packs the package once for all tests, and installs it for a host as `npm install @trek/ui react react-dom` does,
 * with what `@trek/ui/testing` needs.
 */
export default async function pack(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'trek-package-'));
  await run('pnpm', ['pack', '--pack-destination', folder], { cwd: packageFolder });
  const tarball = join(folder, (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? '');
  const host = join(folder, 'host');
  const installed = join(host, 'node_modules/@trek/ui');
  await mkdir(installed, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components', '1']);
  const { dependencies, peerDependencies } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    const place = join(host, 'node_modules', name);
    await mkdir(dirname(place), { recursive: true });
    await symlink(join(packageFolder, 'node_modules', name), place);
  }
  project.provide('tarball', tarball);
  project.provide('host', host);
  return () => rm(folder, { recursive: true, force: true });
}
