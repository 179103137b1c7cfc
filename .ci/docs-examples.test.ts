import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readAnatomyWords } from '../.storybook/docs/anatomy-words.ts';
import type { Anatomy } from '../packages/ui/src/core/internal/anatomy.ts';

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

  test.each(globSync('packages/ui/src/**/*.anatomy.ts'))('describe every part of %s', async (file) => {
    const words = readAnatomyWords(readFileSync(file, 'utf8'));
    const anatomies: Anatomy<string>[] = Object.values(await import(resolve(file)));
    expect(anatomies.length).toBeGreaterThan(0);
    for (const { scope, parts } of anatomies) expect([...(words.get(scope)?.keys() ?? [])], scope).toEqual(parts);
  });

  test('import by the package’s published names alone', () => {
    const own = globSync('packages/ui/examples/*.tsx').filter((file) =>
      /from '\.|src\//.test(readFileSync(file, 'utf8')),
    );
    expect(own).toEqual([]);
  });
});
