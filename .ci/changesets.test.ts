import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../.changeset/', import.meta.url);
const notes = readdirSync(folder).filter((file) => file.endsWith('.md'));

test.each(notes)('the release can read what %s says is new', (file) => {
  expect(readFileSync(new URL(file, folder), 'utf8')).toMatch(
    /^---\n(["'])@trek\/ui\1: (major|minor|patch)\n---\n\n\S/,
  );
});

test('changesets are in the folder that the release reads', () => {
  expect(readdirSync(folder)).toContain('config.json');
});
