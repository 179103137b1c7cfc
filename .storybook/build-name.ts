import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const ROOT = `${import.meta.dirname}/..`;

/** The build's version and commit, as runs and results name it: `0.2.0 (5025c9bd)`, with `-dirty` for unsaved changes. */
export function buildName(): string {
  const { version } = JSON.parse(readFileSync(`${ROOT}/packages/ui/package.json`, 'utf8')) as { version: string };
  return `${version} (${commit()})`;
}

function commit(): string {
  try {
    const args = ['describe', '--always', '--dirty', '--exclude', '*'];
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    // A copy without its history.
    return 'unknown commit';
  }
}
