import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outdatedDocs } from './generate-docs.ts';
import { addReport, readFigures } from './mutation-page.ts';

test('npm run docs would change no document', () => {
  expect(outdatedDocs()).toEqual([]);
});

test('every file with mutation figures exists', () => {
  const kit = join(import.meta.dirname, '../../packages/ui/src');
  expect(Object.keys(readFigures()).filter((file) => !existsSync(join(kit, file)))).toEqual([]);
});

test('a mutation report replaces the figures of its files and keeps the explanations', () => {
  const before = { 'a.ts': { killed: 1, survived: 1, survivors: 'a name' }, 'b.ts': { killed: 2, survived: 0 } };
  const mutants = ['Killed', 'Timeout', 'NoCoverage', 'RuntimeError'].map((status) => ({ status }));
  expect(addReport(before, { files: { 'src/a.ts': { mutants } } })).toEqual({
    'a.ts': { killed: 2, survived: 1, survivors: 'a name' },
    'b.ts': { killed: 2, survived: 0 },
  });
});
