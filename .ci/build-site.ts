import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { staleFacts } from '../sites/web/server/check-company.ts';
import { makeRuntimeFolder } from './runtime-folder.ts';

const root = join(import.meta.dirname, '..');

/**
 * Builds the site, unless `TREK_BUILT=1` says that it was built just now, or its facts have errors and it was built before. With a
 * folder as argument, what serves is put there: `npm run build -- <folder>`.
 */
if (process.env.TREK_BUILT !== '1' && (await staleFacts()).length === 0) {
  const { status } = spawnSync('pnpm', ['--filter', '@trek/web', 'run', 'build'], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
const [folder] = process.argv.slice(2);
if (folder && !process.exitCode) makeRuntimeFolder(root, resolve(folder));
