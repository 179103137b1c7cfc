import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReleaseFacts, reasonsAgainst } from './release-facts.ts';

/**
 * Releases @trek/ui: runs every test, builds and packs the package, books with real hosts, and tries the publication
 * without publishing anything. `npm run release -- --publish` publishes at the end.
 */

const root = join(import.meta.dirname, '../..');
const publishes = process.argv.includes('--publish');
const folder = mkdtempSync(join(tmpdir(), 'trek-release-'));

function run(what: string, program: string, ...args: string[]): void {
  console.log(`\n— ${what}`);
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${what} failed${error ? `: ${error.message}` : ''}. Nothing was published.`);
}

function release(): void {
  const reasons = reasonsAgainst(readReleaseFacts());
  for (const reason of reasons) console.warn(reason);
  if (publishes && reasons.length > 0) throw new Error('Nothing was published.');

  run('all tests', 'node', 'tools/runner/test.ts');
  run('build and pack', 'pnpm', '--filter', '@trek/ui', 'pack', '--pack-destination', folder);
  const tarball = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
  run('hosts', 'node', 'tools/release/consumers.ts', tarball);
  run('trial publication', 'npm', 'publish', tarball, '--dry-run', '--access', 'public');
  if (!publishes) {
    console.log('\nAll is well. To publish: npm run release -- --publish');
    return;
  }
  // Provenance is signed by the service that runs this: elsewhere npm refuses it.
  const provenance = process.env.GITHUB_ACTIONS || process.env.GITLAB_CI ? ['--provenance'] : [];
  run('publication', 'npm', 'publish', tarball, '--access', 'public', ...provenance);
}

try {
  release();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
