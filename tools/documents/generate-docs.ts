import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asvsPage } from './asvs.ts';
import { machinesPage } from './machines-page.ts';
import { mutationPage } from './mutation-page.ts';
import { threatsPage } from './threats.ts';

const root = join(import.meta.dirname, '../..');

/** The documents that `npm run docs` writes, and where their facts come from. */
const PAGES = [
  { path: 'docs/asvs.md', source: 'tools/documents/asvs.json', page: asvsPage },
  {
    path: 'docs/machines.md',
    source: 'the machines of packages/ui and their states in packages/workbench',
    page: machinesPage,
  },
  {
    path: 'docs/mutation.md',
    source: 'tools/documents/mutation.json, which `npm run mutation` updates',
    page: mutationPage,
  },
  { path: 'docs/threats.md', source: 'tools/documents/threats.json', page: threatsPage },
];

export const generatedPaths = PAGES.map(({ path }) => path);

const pageAt = ({ source, page }: (typeof PAGES)[number]) =>
  `<!-- Written by \`npm run docs\` from ${source}. -->\n\n${page()}`;

/** The documents whose files differ from what would be written now. */
export function outdatedDocs(): string[] {
  return PAGES.filter((one) => readFileSync(join(root, one.path), 'utf8') !== pageAt(one)).map(({ path }) => path);
}

export function generateDocs(): void {
  for (const one of PAGES) writeFileSync(join(root, one.path), pageAt(one));
}

if (import.meta.main) generateDocs();
