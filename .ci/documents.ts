import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Every document that people read, by its path. Changesets are left out: they become the changelog. */
export const documents = globSync(['*.md', '{docs,packages,sites}/**/*.{md,mdx}'], {
  cwd: root,
  exclude: ['**/node_modules', '**/dist', '**/etc'],
}).sort();

export const readDocument = (path: string) => readFileSync(join(root, path), 'utf8');

/** The rows of tables that are padded: more than one space beside a bar, or a rule longer than it must be. */
export function paddedRows(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  return prose.split('\n').filter((line) => line.startsWith('|') && / {2,}\||\| {2,}|-{4,}/.test(line));
}
