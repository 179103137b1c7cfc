import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import changesets from '../../.changeset/config.json' with { type: 'json' };
import elements from '../../packages/elements/package.json' with { type: 'json' };
import manifest from '../../packages/ui/package.json' with { type: 'json' };
import { isUnanswered, judgeUnanswered, MAX_AUDIT_AGE_DAYS } from './audit.ts';
import { readHosts } from './consumers.ts';
import { readReleaseFacts, reasonsAgainst } from './release.ts';

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

test('kit and elements have the same version, and changesets keep it so', () => {
  expect(elements.version).toBe(manifest.version);
  expect(changesets.fixed).toEqual([['@trek/ui', '@trek/elements']]);
});

test.each(['ui', 'elements'])(
  'npm publish by itself is refused in packages/%s, and says what to do instead',
  (name) => {
    const cwd = fileURLToPath(new URL(`../../packages/${name}`, import.meta.url));
    const { status, stdout, stderr } = spawnSync('npm', ['publish', '--dry-run'], { cwd, encoding: 'utf8' });
    expect(status).not.toBe(0);
    expect(stdout + stderr).toContain('npm run release');
  },
);

const folder = new URL('../../.changeset/', import.meta.url);
const notes = readdirSync(folder).filter((file) => file.endsWith('.md'));

test.each(notes)('the release can read the changes in %s', (file) => {
  expect(readFileSync(new URL(file, folder), 'utf8')).toMatch(
    /^---\n(?:(["'])@trek\/(?:ui|elements)\1: (?:major|minor|patch)\n)+---\n\n\S/,
  );
});

test('the changelog begins with the features, and lists no change before the first release', () => {
  const changelog = readFileSync(new URL('../../packages/ui/CHANGELOG.md', import.meta.url), 'utf8');
  const first = changelog.split(/^## /m).at(-1) ?? '';
  expect(first).toMatch(/^0\.1\.0\n/);
  expect(first).not.toMatch(
    /no longer|replaces|renamed|is gone|removed|is now|Major Changes|Minor Changes|Patch Changes/i,
  );
});

test('changesets are in the folder that the release reads', () => {
  expect(readdirSync(folder)).toContain('config.json');
});

const NOW = new Date('2026-11-29T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

test('a registry that cannot be asked is accepted for two weeks after its last good answer', () => {
  expect(judgeUnanswered(daysAgo(0), NOW).isFault).toBe(false);
  expect(judgeUnanswered(daysAgo(MAX_AUDIT_AGE_DAYS - 1), NOW)).toEqual({
    isFault: false,
    message: 'The registry could not be asked for known weaknesses. Its last good answer is of 2026-11-16.',
  });
  expect(judgeUnanswered(daysAgo(MAX_AUDIT_AGE_DAYS), NOW)).toMatchObject({
    isFault: true,
    message: expect.stringContaining('2026-11-15, which is too long ago. Run'),
  });
});

test('a registry that never answered, or an answer from the future, is a fault', () => {
  expect(judgeUnanswered(undefined, NOW)).toMatchObject({ isFault: true, message: expect.stringContaining('never') });
  expect(judgeUnanswered(daysAgo(-2), NOW).isFault).toBe(true);
});

test('a registry without a list differs from one that knows a weakness', () => {
  expect(isUnanswered('ERR_PNPM_AUDIT_BAD_RESPONSE  The audit endpoint responded with 404')).toBe(true);
  expect(isUnanswered('getaddrinfo ENOTFOUND registry.npmjs.org')).toBe(true);
  expect(isUnanswered('1 vulnerabilities found\nSeverity: 1 high')).toBe(false);
  expect(isUnanswered('')).toBe(false);
});

test('hosts are made of the README’s files, and each has a name of its own', async () => {
  const hosts = await readHosts();
  expect(new Set(hosts.map(({ name }) => name)).size).toBe(hosts.length);
  for (const { name, files } of hosts) expect(Object.keys(files), name).toContain('src/book-a-trek.tsx');
  expect(hosts.some(({ site }) => site?.signIn === 'inline')).toBe(true);
});
