import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { readAnatomyWords } from '../../.storybook/docs/anatomy-words.ts';
import { anatomyCode, exampleTitle, exampleWords } from '../../.storybook/docs/example-text.ts';
import type { Anatomy } from '../../packages/ui/src/core/internal/anatomy.ts';
import { parse } from '../rules/source-faults.ts';

/** They find, hide or lay out elements for the kit itself, and promise nothing to a host. */
const INTERNAL = new Set([
  ...['data-scope', 'data-part', 'data-trek-hidden', 'data-live-announcer'],
  ...['data-item', 'data-value', 'data-index', 'data-foot', 'data-late', 'data-press'],
]);

/** The data attributes that a source sets on parts: elements inside a part are written in lower case. */
function attributesOfParts(file: string, source: string): string[] {
  const names: string[] = [];
  const look = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name)) names.push(node.name.text);
    if (ts.isJsxAttribute(node) && isPart(node.parent.parent)) names.push(node.name.getText());
    ts.forEachChild(node, look);
  };
  look(parse(file, source));
  return names.filter((name) => name.startsWith('data-') && !INTERNAL.has(name));
}

const isPart = (element: ts.Node): boolean =>
  'tagName' in element &&
  (/^[A-Z]/.test((element.tagName as ts.Node).getText()) ||
    /\.attributes\('/.test(element.getText().split('>')[0] ?? ''));

/** Attributes of parts by the files of their anatomies: those that sources set, and those that comments describe. */
function attributesByAnatomy(): Map<string, { set: Set<string>; described: Set<string> }> {
  const found = new Map<string, { set: Set<string>; described: Set<string> }>();
  for (const file of globSync('packages/ui/src/**/*.anatomy.ts')) {
    const scopes = [...readAnatomyWords(readFileSync(file, 'utf8')).values()];
    const described = scopes.flatMap((parts) => [...parts.values()].flatMap(({ attributes }) => attributes));
    found.set(resolve(file), { set: new Set(), described: new Set(described.map(({ name }) => name)) });
  }
  for (const file of globSync('packages/ui/src/**/*.{ts,tsx}', { exclude: ['**/*.stories.tsx', '**/testing/**'] })) {
    const source = readFileSync(file, 'utf8');
    for (const name of attributesOfParts(file, source)) found.get(anatomyOf(file, source) ?? '')?.set.add(name);
  }
  return found;
}

/** The anatomy that a source imports, or else the one beside it. */
function anatomyOf(file: string, source: string): string | undefined {
  const [, imported] = /from '([./\w-]+\.anatomy\.ts)'/.exec(source) ?? [];
  if (imported !== undefined) return resolve(dirname(file), imported);
  return globSync(`${dirname(file)}/*.anatomy.ts`).map((path) => resolve(path))[0];
}

/** Stories of what the kit does beneath its components: nothing that a host pastes. */
const NO_COMPONENTS = /^(Inside the kit|Workbench)\//;

const pages = globSync('packages/ui/src/**/*.stories.tsx').flatMap((file) => {
  const source = readFileSync(file, 'utf8');
  const [, title = ''] = /title: '([^']+)'/.exec(source) ?? [];
  const [, example = title.split('/').at(-1) ?? ''] = /explains: \{[^}]*?example: '(\w+)'/.exec(source) ?? [];
  const [, listed = ''] = /\bexamples: \[([^\]]*)\]/.exec(source) ?? [];
  const more = [...listed.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);
  return title === '' || NO_COMPONENTS.test(title) || source.includes("'!autodocs'") ? [] : [{ title, example, more }];
});

const examples = globSync('packages/ui/examples/**/*.tsx');
const nameOf = (file: string) => file.replace('packages/ui/examples/', '').replace('.tsx', '');

describe('the docs', () => {
  test.each(pages)('begin the page $title with a file to paste', ({ example }) => {
    expect(existsSync(`packages/ui/examples/${example}.tsx`)).toBe(true);
  });

  test('show every file of the examples, and no other', () => {
    const shown = pages.flatMap(({ example, more }) => [
      example,
      ...(more.length > 0 ? [`${example}/anatomy`] : []),
      ...more.map((name) => `${example}/${name}`),
    ]);
    expect([...new Set(shown)].sort()).toEqual(examples.map(nameOf).sort());
  });

  test.each(pages.filter(({ more }) => more.length > 0))('show three to five examples of $example', ({ more }) => {
    expect(more.length).toBeGreaterThanOrEqual(2);
    expect(more.length).toBeLessThanOrEqual(4);
  });

  test.each(examples.map(nameOf))('say in a sentence what the example %s shows, and it is one component', (name) => {
    const source = readFileSync(`packages/ui/examples/${name}.tsx`, 'utf8');
    expect(source.match(/^export /gm)).toHaveLength(1);
    if (name.includes('/')) expect(exampleWords(source)).toMatch(/^[A-Z`].+\.$/);
  });

  test.each(globSync('packages/ui/src/**/*.anatomy.ts'))('describe every part of %s', async (file) => {
    const words = readAnatomyWords(readFileSync(file, 'utf8'));
    const anatomies: Anatomy<string>[] = Object.values(await import(resolve(file)));
    expect(anatomies.length).toBeGreaterThan(0);
    for (const { scope, parts } of anatomies) {
      const described = [...(words.get(scope) ?? [])];
      expect(
        described.map(([part]) => part),
        scope,
      ).toEqual(parts);
      expect(described.filter(([, { words }]) => words === '')).toEqual([]);
    }
  });

  test.each([...attributesByAnatomy()])('describe every data attribute of the parts of %s', (_, { set, described }) => {
    expect([...described].sort()).toEqual([...set].sort());
  });

  test('import by the package’s published names alone', () => {
    expect(examples.filter((file) => /from '\.|src\//.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});

test('the guide to Google Analytics names each of its events that the kit sends', () => {
  const guide = readFileSync('packages/ui/guides/measure-with-ga4.md', 'utf8');
  const source = readFileSync('packages/ui/src/embed/to-data-layer.ts', 'utf8');
  const sent = [...source.matchAll(/(?:event: |checkout\()'(\w+)'/g)].map(([, name = '']) => name);
  const documented = [...guide.matchAll(/^\| `trek:.+?\| `(\w+)` \|/gm)].map(([, name = '']) => name);
  expect(documented.sort()).toEqual(sent.sort());
});

test('attributes of parts are found, those of elements inside them are not', () => {
  const source = `const A = createPart('p', anatomy, 'a', () => ({ 'data-state': 'open', 'data-part': 'a' }));
    const b = <B data-done=""><i data-inner="" /><div {...anatomy.attributes('c')} data-kind="d" /></B>;`;
  expect(attributesOfParts('a.tsx', source)).toEqual(['data-state', 'data-done', 'data-kind']);
});

test('an anatomy is shown without the function around it, an example by its name and its comment', () => {
  const source = `import type { Trek } from '@trek/ui/api';
import { Booking } from '@trek/ui/booking';

/**
 * Two
 * lines.
 */
export function Anatomy({ trek }: { trek: Trek }) {
  return (
    <Booking.Root trek={trek}>
      <Booking.Panel />
    </Booking.Root>
  );
}
`;
  expect(anatomyCode(source)).toBe(`import { Booking } from '@trek/ui/booking';

<Booking.Root trek={trek}>
  <Booking.Panel />
</Booking.Root>`);
  expect(exampleWords(source)).toBe('Two lines.');
  expect(exampleTitle(basename('DefaultBooking/your-own-button'))).toBe('Your own button');
});
