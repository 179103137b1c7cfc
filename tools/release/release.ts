import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The facts that decide whether the package can be published. */
export interface ReleaseFacts {
  version: string;
  changelog: string;
  /** Files about changes that no version of the changelog tells of yet. */
  changesets: string[];
  /** The output of `git status --porcelain`; empty if everything is committed. */
  uncommitted: string;
}

const at = (path: string) => new URL(`../../${path}`, import.meta.url);

/** Reads the facts from the working tree. */
export function readReleaseFacts(): ReleaseFacts {
  return {
    version: JSON.parse(readFileSync(at('packages/ui/package.json'), 'utf8')).version,
    changelog: readFileSync(at('packages/ui/CHANGELOG.md'), 'utf8'),
    changesets: readdirSync(at('.changeset')).filter((file) => file.endsWith('.md') && file !== 'README.md'),
    uncommitted: execFileSync('git', ['status', '--porcelain'], { cwd: at('.'), encoding: 'utf8' }).trim(),
  };
}

/** The reasons against publishing, each with what to do about it. */
export function reasonsAgainst({ version, changelog, changesets, uncommitted }: ReleaseFacts): string[] {
  const hasEntry = changelog.split('\n').some((line) => line === `## ${version}` || line.startsWith(`## ${version} `));
  return [
    ...(uncommitted ? [`Some files are not committed: commit or remove them.\n${uncommitted}`] : []),
    ...(hasEntry ? [] : [`packages/ui/CHANGELOG.md has no entry for ${version}: write one.`]),
    ...(changesets.length > 0
      ? [
          `${changesets.length} changes have no version yet: run \`pnpm changeset version\`, read the changelog, commit.`,
        ]
      : []),
  ];
}

const root = join(import.meta.dirname, '../..');

function run(what: string, program: string, ...args: string[]): void {
  console.log(`\n— ${what}`);
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${what} failed${error ? `: ${error.message}` : ''}. Nothing was published.`);
}

/**
 * Releases @trek/ui and @trek/elements: runs every test, builds and packs both, books with real hosts, and tries the
 * publication without publishing anything. `npm run release -- --publish` publishes at the end.
 */
function release(folder: string, publishes: boolean): void {
  const reasons = reasonsAgainst(readReleaseFacts());
  for (const reason of reasons) console.warn(reason);
  if (publishes && reasons.length > 0) throw new Error('Nothing was published.');

  run('all tests', 'node', 'tools/runner/test.ts');
  for (const name of ['@trek/ui', '@trek/elements']) {
    run(`build and pack ${name}`, 'pnpm', '--filter', name, 'pack', '--pack-destination', folder);
  }
  const tarballs = readdirSync(folder).map((name) => join(folder, name));
  run('hosts', 'node', 'tools/release/consumers.ts', tarballs.find((path) => path.includes('trek-ui-')) ?? '');
  for (const tarball of tarballs)
    run('trial publication', 'npm', 'publish', tarball, '--dry-run', '--access', 'public');
  if (!publishes) {
    console.log('\nAll is well. To publish: npm run release -- --publish');
    return;
  }
  // Provenance is signed by the service that runs this: elsewhere npm refuses it.
  const provenance = process.env.GITHUB_ACTIONS || process.env.GITLAB_CI ? ['--provenance'] : [];
  for (const tarball of tarballs) run('publication', 'npm', 'publish', tarball, '--access', 'public', ...provenance);
}

if (import.meta.main) {
  const folder = mkdtempSync(join(tmpdir(), 'trek-release-'));
  try {
    release(folder, process.argv.includes('--publish'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
