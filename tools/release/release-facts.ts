import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

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
  const isTold = changelog.split('\n').some((line) => line === `## ${version}` || line.startsWith(`## ${version} `));
  return [
    ...(uncommitted ? [`Some files are not committed: commit or remove them.\n${uncommitted}`] : []),
    ...(isTold ? [] : [`packages/ui/CHANGELOG.md has no entry for ${version}: write one.`]),
    ...(changesets.length > 0
      ? [
          `${changesets.length} changes have no version yet: run \`pnpm changeset version\`, read the changelog, commit.`,
        ]
      : []),
  ];
}
