import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { ContentError } from '../../sites/api/src/content/content-error.ts';
import { currentBuild, DIST } from '../../sites/web/server/builds.ts';
import { staleFacts } from '../../sites/web/server/check-company.ts';
import { companyFolder } from '../../sites/web/server/company-folder.ts';
import { makeRuntimeFolder } from './runtime-folder.ts';

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
