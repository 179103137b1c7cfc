import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { parse } from './source-faults.ts';

/** Folders whose texts follow the table. This list only grows. */
const READ = [
  'tools',
  '.storybook',
  'bench',
  'deploy',
  'docs',
  'e2e',
  'packages/art',
  'packages/elements',
  'packages/ui/examples',
  'packages/ui/src',
  'packages/ui/test',
  'packages/workbench',
  'sites/api',
  'sites/office',
  'sites/web',
];

const FILES = '*.{ts,tsx,css,mjs,cjs,md,mdx}';
const NOT_READ =
  /^tools\/rules\/(plain-words|plain-names|source-rules\.test)\.|CHANGELOG\.md$|\.api\.md$|^docs\/threats\.md$|\.messages\.ts$|\.texts\.(de|es|fr)\.ts$|\/migrations\//;

/** A word that puzzles readers, and the usual one. Spaces also match line ends within a comment. */
const WORDS: [RegExp, instead: string][] = [
  [/\banew\b/, 'again'],
  [/\bwhoever\b/, 'who, anyone who, the visitor who'],
  [/\bwhat becomes of\b/, 'what happens to'],
  [/\b((is|are|was|were|be|being) told|told (apart|of|so))\b/, 'gets, receives, sees, is notified'],
  [/(?<![$%}][\d,]* )\b(is|are) kept\b/, 'is stored, is cached, stays'],
  [/\b(stands|stood)\b(?! for\b| in the passport\b)/, 'is'],
  [/\bsomebody\b/, 'a visitor, someone'],
  [/\bnobody\b(?!@|['`](?!s\b))/, 'no one, no visitor'],
  [/(?<!\b(link|password|refund|request) is )\bon its way\b/, 'pending, loading, in transit'],
  [/\b(is|are) said\b/, 'is written, is announced'],
  [/[,;:] for that\b/, 'because'],
  [/\/[*/][*]? (What|Where|Who|Whom|Whose|Whoever) /, 'a comment that names the thing'],
];

const rules = WORDS.map(([word, instead]) => {
  const spaced = word.source.replaceAll(' ', String.raw`[\s*/]+`);
  return { pattern: new RegExp(spaced, spaced.startsWith('\\/') ? 'g' : 'gi'), instead };
});

/** Every text of the folders that are read. */
export function readTexts(): string[] {
  const patterns = ['*.md', ...READ.map((folder) => `${folder}/**/${FILES}`)];
  const files = globSync(patterns, {
    exclude: (name) => /^(node_modules|dist|\.stryker|storybook-static)$/.test(name),
  });
  return files.filter((file) => !NOT_READ.test(file));
}

/**
 * Words of the table in comments, strings and documents.
 * @returns one line for each, with the word to write instead
 */
export function puzzlingWords(file: string, source = readFileSync(file, 'utf8')): string[] {
  const text = /\.(md|mdx|css)$/.test(file) ? source : withoutNames(file, source);
  return rules.flatMap(({ pattern, instead }) =>
    [...text.matchAll(pattern)].map(({ 0: word, index }) => {
      const line = source.slice(0, index).split('\n').length;
      return `${file}:${line} “${word.replace(/[\s*/]+/g, ' ').trim()}”: write ${instead}`;
    }),
  );
}

/** The source with its identifiers blanked out: comments and strings remain. */
function withoutNames(file: string, source: string): string {
  const tree = parse(file, source);
  const rest: string[] = [];
  let end = 0;
  const look = (node: ts.Node) => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
      const start = node.getStart(tree);
      rest.push(source.slice(end, start), '_'.repeat(node.end - start));
      end = node.end;
    }
    ts.forEachChild(node, look);
  };
  look(tree);
  return rest.join('') + source.slice(end);
}

/** Every puzzling word of the folders that are read. */
export function faultsOfWords(): string[] {
  return readTexts().flatMap((file) => puzzlingWords(file));
}
