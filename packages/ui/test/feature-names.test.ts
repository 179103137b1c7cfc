import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TRANSLATED_LANGUAGES } from '../src/core/texts/languages.ts';

const src = join(import.meta.dirname, '../src');
const read = (file: string) => readFileSync(join(src, file), 'utf8');
const find = (pattern: string) => globSync(pattern, { cwd: src });
const kebab = (name: string) => name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase();
const features = find('{catalogue,account,sales,site}/*/index.ts').map((index) => index.replace('/index.ts', ''));

/** The scopes of the kit, each with its parts. */
const anatomies = find('**/*.anatomy.ts').flatMap((file) =>
  [...read(file).matchAll(/defineAnatomy\('([\w-]+)', \[(.*?)\]\)/gs)].map(([, scope = '', parts = '']) => ({
    file,
    scope,
    parts: parts.replace(/\/\*.*?\*\//gs, '').match(/(?<=')[\w-]+(?=')/g) ?? [],
  })),
);

/** `[data-scope=x]`, and `[data-part=y]` behind it, with any quotes. */
const SELECTOR = /\[data-scope=\\?["']?([\w-]+)\\?["']?\](?:\[data-part=\\?["']?([\w-]+)\\?["']?\])?/g;

/** Namespaces whose parts have the look of another one, and the one namespace of a panel and a dialog. */
const OTHER_SCOPES: Readonly<Record<string, string>> = {
  ...{ 'sign-up': 'sign-in', 'forgot-password': 'sign-in', 'password-reset': 'sign-in' },
  ...{ 'email-confirmation': 'sign-in', google: 'sign-in', gallery: 'trek-page', booking: 'booking-panel' },
};

/** Scopes of components that have no parts to put together. */
const WITHOUT_NAMESPACE = new Set([
  ...[
    'booking-panel',
    'booking-dialog',
    'google-callback',
    'session-screen',
    'device-list',
    'own-data',
    'profile-edit',
  ],
  ...['trek-page-answers', 'trek-slider', 'popular-treks'],
]);

/** The names that the index of a feature lists: namespaces of parts with their files, components and hooks. */
function listedBy(feature: string) {
  const index = read(`${feature}/index.ts`);
  const namespaces = [...index.matchAll(/export \* as (\w+) from '\.\/(.+)'/g)];
  const lists = [...index.matchAll(/^export \{([^}]*)\}/gm)].map(([, names = '']) => names.replace(/type \w+/g, ''));
  return {
    namespaces: namespaces.map(([, name = '', file = '']) => ({ name, file: basename(file) })),
    components: lists.flatMap((names) => names.match(/\b[A-Z][a-z]\w*/g) ?? []),
    hooks: lists.flatMap((names) => names.match(/(?<=\buse)[A-Z]\w*/g) ?? []),
  };
}

describe.each(features)('the feature %s', (feature) => {
  const { namespaces, components, hooks } = listedBy(feature);
  const own = basename(feature);
  const names = [own, ...[...namespaces.map(({ name }) => name), ...components, ...hooks].map(kebab)];
  /** Whether it is one of these names, or the feature's own with more behind it. */
  const isKnown = (name = '') => names.some((each) => each === name) || name.startsWith(`${own}-`);

  test('has the parts of a namespace in a file of its name', () => {
    for (const { name, file } of namespaces) expect(file.replace(/\.tsx?$/, '')).toBe(`${kebab(name)}-parts`);
  });

  test('calls the ready composition of a namespace Default and its name', () => {
    const ready = new Set(namespaces.map(({ name }) => `Default${name}`));
    expect(components.filter((name) => name.startsWith('Default') && !ready.has(name))).toEqual([]);
    const props = read(`${feature}/index.ts`).match(/\b[A-Z]\w+Props\b/g) ?? [];
    expect(props.filter((name) => ready.has(`Default${name.replace(/Props$/, '')}`))).toEqual([]);
    // Any other component has no namespace of parts that it would be the composition of.
    const spaces = namespaces.map(({ name }) => name);
    expect(components.filter((name) => spaces.some((space) => name.replace(/Form$/, '') === space))).toEqual([]);
  });

  test('gives the parts of a namespace the scope of its name', () => {
    const scopes = anatomies.filter(({ file }) => file.startsWith(`${feature}/`)).map(({ scope }) => scope);
    const spaces = namespaces.map(({ name }) => kebab(name));
    expect(spaces.filter((name) => !scopes.includes(OTHER_SCOPES[name] ?? name))).toEqual([]);
    expect(scopes.filter((scope) => !spaces.includes(scope) && !WITHOUT_NAMESPACE.has(scope))).toEqual([]);
  });

  test('has its look, its anatomies, its texts and its machines in files of these names', () => {
    const files = find(`${feature}/*.{anatomy,css,texts,machine,connect}.ts`).map(
      (file) => basename(file).split('.')[0],
    );
    expect(files.filter((name) => name !== 'skin' && !isKnown(name))).toEqual([]);
  });

  test('has the translations of its texts beside them', () => {
    if (find(`${feature}/*.texts.ts`).length === 0) return;
    for (const language of TRANSLATED_LANGUAGES) {
      expect(find(`${feature}/${own}.texts.${language}.ts`)).toHaveLength(1);
    }
  });
});

test('each selector of a scope or part, in sheets, scripts and tests, is of an anatomy', () => {
  const root = join(import.meta.dirname, '../../..');
  const files = globSync(
    '{sites/*/{src,server},e2e,bench,packages/{elements,workbench,ui}/src,.storybook}/**/*.{css,ts,tsx}',
    {
      cwd: root,
      exclude: (name) => String(name).includes('node_modules'),
    },
  );
  const known = new Map(anatomies.map(({ scope, parts }) => [scope, parts]));
  // The calendar's own library names its parts the same way.
  known.set('date-picker', ['table-cell-trigger']);
  const selectors = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(SELECTOR)].map(([, scope = '', part]) => ({
      file,
      scope,
      part,
    })),
  );
  expect(selectors.length).toBeGreaterThan(40);
  const isUnknown = ({ scope, part }: { scope: string; part?: string | undefined }) =>
    !known.has(scope) || (part !== undefined && !known.get(scope)?.includes(part));
  expect(selectors.filter(isUnknown)).toEqual([]);
});

test('the features of the kit are found', () => {
  expect(features.length).toBeGreaterThan(18);
});
