import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../.changeset/', import.meta.url);
const notes = readdirSync(folder).filter((file) => file.endsWith('.md'));

test.each(notes)('the release can read what %s says is new', (file) => {
  expect(readFileSync(new URL(file, folder), 'utf8')).toMatch(
    /^---\n(["'])@trek\/ui\1: (major|minor|patch)\n---\n\n\S/,
  );
});

test('the changelog begins with what there is, and tells of no change before the first release', () => {
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
