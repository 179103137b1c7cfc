import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type PublishedName, publishedNames } from '../published-names.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
const subpaths = publishedNames();
const all = [...subpaths].flatMap(([subpath, names]) => names.map((published) => ({ subpath, ...published })));
const qualified = ({ name, parts }: PublishedName): string[] =>
  parts.length > 0 ? parts.map((part) => `${name}.${part.name}`) : [name];

describe('the names that the package publishes', () => {
  test('are at most a thousand and thirty', () => {
    expect(all.flatMap(qualified).length).toBeLessThanOrEqual(1030);
  });

  test('have one subpath each', () => {
    const names = all.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('have a comment each, which an editor shows', () => {
    const withoutComment = all.flatMap(({ name, comment, parts }) =>
      parts.length > 0
        ? parts.filter((part) => !part.comment).map((part) => `${name}.${part.name}`)
        : comment
          ? []
          : [name],
    );
    expect(withoutComment).toEqual([]);
  });

  test('are components alone in a namespace of parts', () => {
    const others = all.flatMap(({ name, parts }) =>
      parts.filter((part) => part.isType || !/^[A-Z][a-z]/.test(part.name)).map((part) => `${name}.${part.name}`),
    );
    expect(others).toEqual([]);
  });

  test('are listed one by one in each index, but for the parts of a namespace', () => {
    const { exports } = JSON.parse(read('package.json'));
    const indexes = [...subpaths.keys()].map((subpath) => exports[`.${subpath.slice('@trek/ui'.length)}`] as string);
    const wholesale = indexes
      .filter((file) => file.endsWith('/index.ts'))
      .filter((file) => /^export (type )?\* from/m.test(read(file)));
    expect(wholesale).toEqual([]);
  });

  test('are used by a site, an element, the workbench or an example, or named by a page that is written', () => {
    const folders = ['../../sites/*/{src,server,test}', '../elements/src', '../workbench/src', 'examples', 'guides'];
    const files = folders.flatMap((folder) =>
      globSync(`${folder}/**/*.{ts,tsx,md}`, { cwd: join(import.meta.dirname, '..') }),
    );
    const words = new Set([...files, 'README.md'].flatMap((file) => read(file).match(/\w+/g)));
    const values = all.filter(({ isType, parts }) => !isType && parts.length === 0);
    expect(values.filter(({ name }) => !words.has(name)).map(({ name }) => name)).toEqual([]);
  });

  test('include every machine that the README names, and the README names every machine', () => {
    const [, section = ''] = read('README.md').split('## Views of your own');
    const named = new Set(section.split('\n## ')[0]?.match(/connect\w+/g));
    const published = (subpaths.get('@trek/ui/machines') ?? []).map(({ name }) => name);
    expect([...named].sort()).toEqual(published.filter((name) => name.startsWith('connect')).sort());
  });
});
