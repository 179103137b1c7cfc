import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { TAGS } from '../../packages/elements/src/attributes.ts';
import { publishedSubpaths } from '../../packages/ui/published-exports.mjs';
import { readThreats } from './safeguards.ts';

const root = join(import.meta.dirname, '../..');
export const readFile = (path: string) => readFileSync(join(root, path), 'utf8');
/** Files of the workspace, without what is installed or built. */
export const findFiles = (patterns: string[]) =>
  globSync(patterns, {
    cwd: root,
    exclude: ['**/node_modules', '**/dist', '**/.stryker', '**/storybook-static'],
  }).sort();

export interface Document {
  path: string;
  text: string;
}

const read = (path: string): Document => ({ path, text: readFile(path) });

/** Every document that people read. Changesets and changelogs are no part of it: they speak of what was. */
export const documents: Document[] = findFiles(['*.md', '{docs,packages,sites,tools}/**/*.{md,mdx}'])
  .filter((path) => !/CHANGELOG\.md$|\.api\.md$/.test(path))
  .map(read);

/** The next version's entries of the changelog. */
export const changesets: Document[] = findFiles(['.changeset/*.md']).map(read);

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '');

/** The rows of tables that are padded: more than one space beside a bar, or a rule longer than it must be. */
export function paddedRows(text: string): string[] {
  const lines = withoutCode(text).split('\n');
  return lines.filter((line) => line.startsWith('|') && / {2,}\||\| {2,}|-{4,}/.test(line));
}

const ROOTS = /^(\.ci|\.changeset|\.storybook|bench|deploy|docs|e2e|packages|sites|tools)\//;
const FILE = /^\w[\w.-]*\.(ts|tsx|mjs|json|md|mdx|conf|yaml|css|html)$/;
/** Made by a command, or by the operator. */
const MADE = /^(deploy\/(certificate|content.*|site\.env)|packages\/ui\/reports\/)|^(fullchain|llms|openapi|sbom)\./;

const fileNames = new Set(
  findFiles(['*', '{.ci,.changeset,.storybook,bench,deploy,docs,e2e,packages,sites,tools}/**/*']).map((path) =>
    path.split('/').at(-1),
  ),
);

/** The words in backticks outside of code blocks. */
const quoted = (text: string) => [...withoutCode(text).matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words);

/** The files that a command names, as in `npm run mutation -- --mutate src/pricing/pricing.rules.ts`. */
const pathsInCommand = (words: string): string[] =>
  words.includes(' ') ? (words.match(/(?<![\w./-])(?:src|packages|sites|tools|docs|e2e)\/[\w./-]+\.\w+/g) ?? []) : [];

/** The files of a host that README and guides show, as `// src/backend.ts`, and of other programs. */
const exampleFiles: readonly string[] = [
  'functions.php',
  ...documents.flatMap(({ text }) => [...text.matchAll(/^\/\/ src\/(\S+)/gm)].map(([, name = '']) => name)),
];

/** Paths and file names that a document names and that do not exist; `<feature>` stands for any name. */
export function missingPaths({ path, text }: Document): string[] {
  const named = quoted(text).filter((words) => !MADE.test(words) && !exampleFiles.includes(words));
  const paths = named.filter((words) => ROOTS.test(words) && !/\s/.test(words));
  const files = named.filter((words) => FILE.test(words));
  const links = [...withoutCode(text).matchAll(/\]\((\S+?)\)/g)].map(([, link = '']) => link);
  return [
    ...paths.filter((one) => findFiles([one.replace(/<[^>]+>/g, '*').replace(/\/$/, '')]).length === 0),
    ...files.filter((name) => !fileNames.has(name)),
    ...named.flatMap(pathsInCommand).filter((one) => findFiles([one, `packages/ui/${one}`]).length === 0),
    ...links.filter((link) => !isElsewhere(link) && !leadsSomewhere(path, link)),
  ];
}

/** Names of code: with a hump or an underscore inside, and called, if at all. */
const IDENTIFIER = /^(?=.*(?:[a-z\d][A-Z]|\w_\w))([A-Za-z_$][\w$]*)(?:\(.*\))?$/;

/** Names of other people's code, and the part that CONTRIBUTING.md makes as an example. */
const OF_OTHERS = new Set(['ListingGroupField', 'NumberParser', 'generateStaticParams', 'parseEnv', 'useNumberField']);

const CODE = /\.(tsx?|mjs|cjs|css|json|conf|yaml|sh|service|timer)$|Dockerfile$/;
const wordsIn = (file: string): string[] => readFile(file).match(/[\w$]+/g) ?? [];

/** Every word of the workspace's code, without this check and its tests. */
const codeWords = new Set(
  findFiles(['*.*', '{.storybook,bench,deploy,e2e,packages,sites,tools}/**/*'])
    .filter((path) => CODE.test(path) && !/\/content\/|^tools\/documents\//.test(path))
    .flatMap(wordsIn),
);

/** Identifiers that a document names and no code has; or not the file, where it says `name` in `packages/…/file.ts`. */
export function missingIdentifiers({ text }: Document): string[] {
  const identifiers = quoted(text).flatMap((words) => IDENTIFIER.exec(words)?.[1] ?? []);
  const placed = [...withoutCode(text).matchAll(/`([\w$]+)`\s+(?:in|of)\s+`([\w./-]+\/[\w.-]+\.\w+)`/g)];
  return [
    ...identifiers.filter((name) => !codeWords.has(name) && !OF_OTHERS.has(name)),
    ...placed.flatMap(([, name = '', path = '']) => {
      const files = findFiles([path, `packages/ui/src/**/${path}`]).filter((file) => CODE.test(file));
      return files.length === 0 || files.some((file) => wordsIn(file).includes(name)) ? [] : [`${name} in ${path}`];
    }),
  ];
}

/** Files of this workspace, as documents name them that are read elsewhere. */
const PLACE = 'https://github.com/trek-nepal/trek/blob/main/';

/** A link to another site, or to a page of Storybook. */
const isElsewhere = (link: string) => (/^\w+:/.test(link) && !link.startsWith(PLACE)) || link.startsWith('./?path=/');

/** True if the file of a link exists, and has the heading that the link names, if any. */
function leadsSomewhere(path: string, link: string): boolean {
  const [file = '', heading] = link.split('#');
  const target = file === '' ? path : file.startsWith(PLACE) ? file.slice(PLACE.length) : join(dirname(path), file);
  if (!existsSync(join(root, target))) return false;
  return heading === undefined || headingsOf(readFile(target)).includes(heading);
}

/** As GitHub writes them into addresses. */
const headingsOf = (text: string) =>
  [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

const kit = JSON.parse(readFile('packages/ui/package.json')) as { exports: Record<string, string> };
/** The subpaths of the kit that npm gets. */
export const SUBPATHS = publishedSubpaths(kit.exports).map((subpath) => subpath.slice(2));

/** Subpaths of the package that a document names and npm does not get: neither unknown ones nor `internal/…`. */
export function missingSubpaths({ text }: Document): string[] {
  const named = [...text.matchAll(/@trek\/ui\/[\w./<>-]*[\w>]/g)].map(([words]) => words);
  return named.filter((name) => {
    const pattern = new RegExp(`^${name.replaceAll('.', '\\.').replace(/<[^>]+>/g, '[\\w-]+')}$`);
    return !SUBPATHS.some((subpath) => pattern.test(`@trek/ui/${subpath}`));
  });
}

const report = new Set(readFile('packages/ui/etc/ui.api.md').match(/[\w$]+/g));

/** New names in the last column of a changeset's tables that the package does not publish. */
export function missingNewNames({ text }: Document): string[] {
  const cells = [...text.matchAll(/^\|.*\| ([^|]+) \|$/gm)].map(([, cell = '']) => cell);
  const names = cells.flatMap((cell) => quoted(cell).flatMap((words) => IDENTIFIER.exec(words)?.[1] ?? []));
  return names.filter((name) => !report.has(name));
}

const titles = findFiles(['{packages,sites}/**/*.stories.tsx']).flatMap(
  (path) => /^\s+title: '([^']+)'/m.exec(readFile(path))?.[1] ?? [],
);

/** Stories that a document names in italics, as in _Catalogue/Listing_, and that no file has. */
export function missingStories({ text }: Document): string[] {
  const named = [...withoutCode(text).matchAll(/(?<![\w/])_([A-Z][^_\s/]*(?:\/[A-Z][^_\n/]*)+)_(?![\w/])/g)];
  return named.map(([, title = '']) => title).filter((title) => !titles.includes(title));
}

/** `trek-layer` holds the dialogs of the others and is no tag for a page. */
const elements = new Set([...Object.keys(TAGS), 'trek-layer']);

/** Custom elements that a document names and that are not defined. */
export function missingElements({ text }: Document): string[] {
  const tags = [...text.matchAll(/<\/?(trek-[a-z-]+)/g)].map(([, tag = '']) => tag);
  const named = quoted(text).filter((words) => /^trek-[a-z-]+$/.test(words) && words !== 'trek-href');
  return [...tags, ...named].filter((tag) => !elements.has(tag));
}

const scripts = Object.keys((JSON.parse(readFile('package.json')) as { scripts: object }).scripts);

/** Commands that a document names and the workspace does not have. */
export function missingCommands({ text }: Document): string[] {
  const named = [...text.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  return named.filter((name) => !scripts.includes(name));
}

export interface Decision {
  id: string;
  /** True if it names the code that follows it, and its day. */
  namesCode: boolean;
}

/** Reads the decisions of a document: `### D19 Departures with places`, and what follows. */
export function decisionsIn(text: string): Decision[] {
  const sections = text.split(/^### /m).slice(1);
  return sections.map((section) => ({
    id: /^[A-Z]\d+(?= )/.exec(section)?.[0] ?? section.split('\n', 1).join(),
    namesCode: /^Code \(\d{1,2} \w+ \d{4}\): `/m.test(section),
  }));
}

export const decisions = documents
  .filter(({ path }) => path.startsWith('docs/decisions/'))
  .flatMap(({ text }) => decisionsIn(text));

export const threatIds = readThreats().map(({ id }) => id);

/** The ids at the start of a title of tests, as in 'D7: today', or at its end, as in 'is refused (Z1, Z2)'. */
export function idsInTitles(source: string): string[] {
  const first = [...source.matchAll(/['"`]([A-Z]\d{1,2})(?: control)?: /g)].map(([, id = '']) => id);
  const last = [...source.matchAll(/\(([A-Z]\d{1,2}(?:, [A-Z]\d{1,2})*)\)['"`]/g)].flatMap(([, ids = '']) =>
    ids.split(', '),
  );
  return [...first, ...last];
}

const TESTS = '{packages,sites,e2e,tools,.storybook}/**/*.{test,test-cases,e2e,attack,stories}.{ts,tsx}';

/** Every id that the titles of tests cite, with the file that does. */
export function citedByTests(): { file: string; id: string }[] {
  return findFiles([TESTS]).flatMap((file) => idsInTitles(readFile(file)).map((id) => ({ file, id })));
}

/** The ids that a document cites in parentheses, as in '(D21)'. */
export function citedIn({ text }: Document): string[] {
  return [...text.matchAll(/\(([A-Z]\d{1,2})\b/g)].map(([, id = '']) => id);
}
