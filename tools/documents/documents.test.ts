import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BOOKING_ACTS } from '../../packages/ui/src/pricing/booking-acts.ts';
import { SETTING_NAMES } from '../../sites/api/src/settings/setting-names.ts';
import { listTasks } from '../runner/layers.ts';
import {
  changesets,
  citedByTests,
  citedIn,
  decisions,
  decisionsIn,
  documents,
  findFiles,
  idsInTitles,
  missingCommands,
  missingElements,
  missingIdentifiers,
  missingNewNames,
  missingPaths,
  missingStories,
  missingSubpaths,
  paddedRows,
  readFile,
  SUBPATHS,
  threatIds,
} from './documents.ts';

describe.each(documents)('$path', (document) => {
  test('pads no table', () => {
    expect(paddedRows(document.text)).toEqual([]);
  });

  test('names nothing that does not exist', () => {
    expect(missingPaths(document)).toEqual([]);
    expect(missingSubpaths(document)).toEqual([]);
    expect(missingElements(document)).toEqual([]);
    expect(missingCommands(document)).toEqual([]);
    expect(missingIdentifiers(document)).toEqual([]);
    expect(missingStories(document)).toEqual([]);
  });
});

test.each(changesets)('$path names no subpath or new name that is not published', (changeset) => {
  expect(missingSubpaths(changeset)).toEqual([]);
  expect(missingNewNames(changeset)).toEqual([]);
});

test('docs/operations.md lists every setting of site and API once, and no other', () => {
  // The compiler holds the schemas to this table.
  const settings: ReadonlySet<string> = new Set(SETTING_NAMES);
  const [, section = ''] = readFile('docs/operations.md').split(/^## /m);
  const items = section.split('\n').filter((line) => line.startsWith('- '));
  const listed = items.flatMap(
    (item) =>
      item
        .split(':', 1)
        .join()
        .match(/[A-Z][A-Z_]+/g) ?? [],
  );
  expect(settings.size).toBeGreaterThan(25);
  expect(listed.sort()).toEqual([...settings].sort());
});

test('packages/ui/README.md lists every published subpath', () => {
  const [, table = ''] = readFile('packages/ui/README.md').split('## Imports');
  const [, features = ''] = /^\| `@trek\/ui\/<feature>` \|.*: `(.+?)` \|$/m.exec(table) ?? [];
  const all = features.split(', ').flatMap((feature) => [feature, `${feature}/skin.css`]);
  const languages = ['de', 'es', 'fr'].map((language) => `messages/${language}`);
  const named = [...table.matchAll(/@trek\/ui\/([\w./-]*\w)(?![\w<])/g)].map(([, name = '']) => name);
  const listed = new Set([...all, ...languages, ...named]);
  expect(SUBPATHS.filter((subpath) => !listed.has(subpath))).toEqual([]);
});

test('tools/README.md names every tool; a test is named with what it tests', () => {
  const guide = readFile('tools/README.md');
  const tools = new Set(findFiles(['tools/*/*.*']).map((path) => basename(path).split('.', 1).join()));
  expect([...tools].filter((name) => !guide.includes(`\`${name}.`))).toEqual([]);
});

test('a padded cell and a padded rule are noticed, in tables alone', () => {
  expect(paddedRows('| a | b |\n| --- | --- |\n| c  | d |')).toEqual(['| c  | d |']);
  expect(paddedRows('| a | b |\n| ----- | --- |')).toEqual(['| ----- | --- |']);
  expect(paddedRows('```\n| a   | b |\n```')).toEqual([]);
});

test('a path, file, link, subpath, element, command or story that does not exist is noticed', () => {
  const of = (text: string) => ({ path: 'docs/x.md', text });
  const place = 'https://github.com/trek-nepal/trek/blob/main';
  const links = `[b](none.md), [c](testing.md#none), [d](testing.md#rules), [e](${place}/none.md), [f](${place}/README.md)`;
  const text = `\`packages/none/a.ts\`, \`no-such.ts\`, ${links}, \`packages/ui/src/<feature>/index.ts\``;
  expect(missingPaths(of(text))).toEqual([
    'packages/none/a.ts',
    'no-such.ts',
    'none.md',
    'testing.md#none',
    `${place}/none.md`,
  ]);
  const [none, wild] = ['none', '<feature>'].map((name) => `@trek/ui/${name}`);
  const inner = '@trek/ui/internal/lazy';
  expect(missingSubpaths(of(`${none}, ${inner}, ${wild}/skin.css.`))).toEqual([none, inner]);
  expect(missingElements(of('`trek-none` in <trek-list>'))).toEqual(['trek-none']);
  expect(missingCommands(of('`npm run none`, `npm run threats`'))).toEqual(['none']);
  expect(missingStories(of('_Catalogue/None_ and _Catalogue/Listing_, _Docs_'))).toEqual(['Catalogue/None']);
});

test('the new name of a table is noticed if the package does not publish it', () => {
  const text = '| was | is |\n| --- | --- |\n| `NoList` | `DefaultNoList` |\n| `NoList` | `DefaultListing` |';
  expect(missingNewNames({ path: '.changeset/x.md', text })).toEqual(['DefaultNoList']);
});

test('an identifier that no code has, or another file than the named one, is noticed', () => {
  const identifiersOf = (text: string) => missingIdentifiers({ path: 'docs/x.md', text });
  const place = 'packages/ui/src/pricing/terms.ts';
  expect(identifiersOf('- **Deposit**: `noSuchName`, `NO_SUCH_NAME`, `noSuchCall(text)`, `plain`')).toEqual([
    'noSuchName',
    'NO_SUCH_NAME',
    'noSuchCall',
  ]);
  expect(identifiersOf(`\`DEPOSIT_PERCENT\` in \`${place}\`, \`quoteTrek()\``)).toEqual([]);
  expect(identifiersOf(`\`quoteTrek\` in \`${place}\``)).toEqual([`quoteTrek in ${place}`]);
  expect(identifiersOf('```ts\nconst noSuchName = 1;\n```')).toEqual([]);
});

test('a path inside a command is checked, too', () => {
  const text = '`npm run mutation -- --mutate src/pricing/pricing.rules.ts`, `vitest run src/none/pricing.rules.ts`';
  expect(missingPaths({ path: 'docs/x.md', text })).toEqual(['src/none/pricing.rules.ts']);
});

test('hand-written documents stay short', () => {
  const written = documents.filter(({ path }) => /^(README|CONTRIBUTING|docs\/.+)\.md$/.test(path));
  // Lists, of which no one reads more than the entry in question.
  const own = written.filter(({ path }) => !['docs/asvs.md', 'docs/threats.md'].includes(path));
  expect(Buffer.byteLength(own.map(({ text }) => text).join(''))).toBeLessThan(146_000);
});

const ids = decisions.map(({ id }) => id);
const known = new Set([...ids, ...threatIds]);
const cited = citedByTests();

test('each id is given once', () => {
  expect(new Set([...ids, ...threatIds]).size).toBe(ids.length + threatIds.length);
});

test('each id that a test cites exists', () => {
  expect(cited.filter(({ id }) => !known.has(id))).toEqual([]);
});

test.each(documents)('each id that $path cites exists', (document) => {
  expect(citedIn(document).filter((id) => !known.has(id))).toEqual([]);
});

test('each decision is cited by a test, or has a date and names its code', () => {
  const held = new Set(cited.map(({ id }) => id));
  expect(decisions.filter(({ id, namesCode }) => !namesCode && !held.has(id)).map(({ id }) => id)).toEqual([]);
});

test('ids are found in headings and in titles', () => {
  expect(decisionsIn('# A\n\n### D1 Back\nIt works.\nCode (1 May 2026): `a.ts`\n\n### D2 On\nCode: `b.ts`\n')).toEqual([
    { id: 'D1', namesCode: true },
    { id: 'D2', namesCode: false },
  ]);
  expect(idsInTitles("test('P1: today', …); test('is refused (P2, P3)', …); path('M4 6', …)")).toEqual([
    'P1',
    'P2',
    'P3',
  ]);
});

const guide = readFile('CONTRIBUTING.md');
/** Each item of a list with its further lines. */
const items = guide.split(/^(?=- |#)/m).filter((item) => item.startsWith('- '));

test.each([
  'Deposit',
  'Payment option',
  'Locale',
  'Filter',
  'Sign-up field',
  'Polling',
  'Card field',
  'New page',
  'Brand color',
  'Webhook event',
])('the error names the place to change: %s', (question) => {
  const answers = items.filter((item) => item.startsWith(`- **${question}**`));
  expect(answers).toEqual([expect.stringMatching(/`(packages|sites)\/[^`]+`/)]);
});

test('it fits on one page', () => {
  expect(guide.length).toBeLessThan(9400);
});

test('it names every layer of npm test, with its budget', () => {
  const layers = listTasks((name) => name).filter(({ budgetS, isForChanges }) => budgetS && !isForChanges);
  const budgetOf = (name: string) => layers.find((layer) => layer.name === name)?.budgetS ?? 0;
  const named = items.flatMap((item) => {
    const [, names, budget] = /^- (`\w+`(?:, `\w+`)*), (\d+) s: /.exec(item) ?? [];
    return names ? [{ inRow: names.replaceAll('`', '').split(', '), budgetS: Number(budget) }] : [];
  });
  expect(named.flatMap(({ inRow }) => inRow).sort()).toEqual(layers.map(({ name }) => name).sort());
  for (const { inRow, budgetS } of named) {
    expect(budgetS, inRow.join()).toBe(inRow.reduce((sum, name) => sum + budgetOf(name), 0));
  }
});

test('docs/office.md has the table of acts that the server and the pages go by', () => {
  const states = ['pending', 'confirmed', 'disputed', 'cancelled'];
  const rows = Object.entries(BOOKING_ACTS).flatMap(([who, acts]) =>
    Object.entries(acts as Readonly<Record<string, readonly string[]>>).map(
      ([act, allowed]) =>
        `| ${who}: ${act} | ${states.map((state) => (allowed.includes(state) ? '●' : '–')).join(' | ')} |`,
    ),
  );
  const head = [`| | ${states.join(' | ')} |`, `| --- | ${states.map(() => '---').join(' | ')} |`];
  expect(documents.find(({ path }) => path === 'docs/office.md')?.text).toContain([...head, ...rows].join('\n'));
});
