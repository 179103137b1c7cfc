import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { readAnatomyWords } from '../../.storybook/docs/anatomy-words.ts';
import { parse } from '../rules/source-faults.ts';

/** They find, hide or lay out elements for the kit itself, and promise nothing to a host. */
const INTERNAL = new Set([
  ...['data-scope', 'data-part', 'data-trek-hidden', 'data-live-announcer'],
  ...['data-item', 'data-value', 'data-index', 'data-foot'],
]);

/** The data attributes that a source sets on parts: elements inside a part are written in lower case. */
export function attributesOfParts(file: string, source: string): string[] {
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
export function attributesByAnatomy(): Map<string, { set: Set<string>; described: Set<string> }> {
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
