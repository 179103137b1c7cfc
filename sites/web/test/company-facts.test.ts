import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { companyFacts } from '../company-facts-plugin.ts';
import { jsonFields } from '../json-field-plugin.ts';
import { companyFolder } from '../server/company-folder.ts';

test('the site is built with the facts of the content that it serves, from any folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trek-facts-'));
  await cp(companyFolder({}), join(folder, 'company'), { recursive: true });
  const file = join(folder, 'company/company.json');
  const facts = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...facts, name: 'Yeti Walks', license: '9999' }));
  const output = await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'silent',
    plugins: [companyFacts(join(folder, 'company')), jsonFields()],
    build: {
      write: false,
      lib: { entry: ['src/content/company.ts', 'src/content/site-name.ts'], formats: ['es'] },
    },
  });
  const code = JSON.stringify(output);
  expect(code).toContain('Yeti Walks');
  expect(code).toContain('9999');
  expect(code).not.toContain(`${facts.name}\\"`);
  await rm(folder, { recursive: true });
});
