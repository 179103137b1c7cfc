import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Stories of what the kit does beneath its components: nothing that a host pastes. */
const NO_COMPONENTS = /^(Late|Workbench)\//;

const pages = globSync('packages/ui/src/**/*.stories.tsx').flatMap((file) => {
  const source = readFileSync(file, 'utf8');
  const [, title = ''] = /title: '([^']+)'/.exec(source) ?? [];
  const [, example = title.split('/').at(-1) ?? ''] = /explains: \{[^}]*?example: '(\w+)'/.exec(source) ?? [];
  return title === '' || NO_COMPONENTS.test(title) ? [] : [{ title, example }];
});

describe('the docs', () => {
  test.each(pages)('begin the page $title with a file to paste', ({ example }) => {
    expect(existsSync(`packages/ui/examples/${example}.tsx`)).toBe(true);
  });

  test('show every file of the examples', () => {
    const kept = globSync('packages/ui/examples/*.tsx').map((file) => basename(file, '.tsx'));
    expect(kept.filter((name) => pages.every(({ example }) => example !== name))).toEqual([]);
  });

  test('import by the package’s published names alone', () => {
    const own = globSync('packages/ui/examples/*.tsx').filter((file) =>
      /from '\.|src\//.test(readFileSync(file, 'utf8')),
    );
    expect(own).toEqual([]);
  });
});
