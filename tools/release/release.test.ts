import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import manifest from '../../packages/ui/package.json' with { type: 'json' };
import { readReleaseFacts, reasonsAgainst } from './release-facts.ts';

const READY = {
  version: '0.1.0',
  changelog: '# @trek/ui\n\n## 0.1.0\n\nThe first release.\n',
  changesets: [],
  uncommitted: '',
};

test('a committed, versioned release with a changelog entry can be published', () => {
  expect(reasonsAgainst(READY)).toEqual([]);
});

test.each([
  ['files that are not committed', { uncommitted: ' M packages/ui/src/x.ts' }, /not committed/],
  ['changes that the changelog does not tell yet', { changesets: ['new-part.md'] }, /changeset version/],
  ['a version without an entry in the changelog', { version: '0.2.0' }, /no entry for 0\.2\.0/],
  ['a version that only begins like one in the changelog', { version: '0.1.' }, /no entry/],
])('%s are a reason against it, with what to do', (_, fact, reason) => {
  expect(reasonsAgainst({ ...READY, ...fact })).toEqual([expect.stringMatching(reason)]);
});

test('the changelog has an entry for the version of the package', () => {
  const { version, changelog } = readReleaseFacts();
  expect(version).toBe(manifest.version);
  expect(reasonsAgainst({ ...READY, version, changelog })).toEqual([]);
});

test('npm publish by itself is refused, and says what to do instead', () => {
  const cwd = fileURLToPath(new URL('../../packages/ui', import.meta.url));
  const { status, stdout, stderr } = spawnSync('npm', ['publish', '--dry-run'], { cwd, encoding: 'utf8' });
  expect(status).not.toBe(0);
  expect(stdout + stderr).toContain('npm run release');
});
