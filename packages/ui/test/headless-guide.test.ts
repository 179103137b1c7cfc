import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { payableDay } from '../src/testing/payable-day.ts';
import { writeFiles } from './documented-files.ts';
import { readmeFiles } from './readme.ts';
import { type ReferenceBackend, startBackend } from './reference-backend.ts';

const run = promisify(execFile);
const folder = join(inject('host'), 'headless');
const TREK_ID = 101;

let backend: ReferenceBackend;
beforeAll(async () => {
  const files = await readmeFiles(join(import.meta.dirname, '../guides/headless.md'));
  await writeFiles(folder, { ...files, 'package.json': '{ "type": "module" }' });
  backend = await startBackend('http://127.0.0.1');
});
afterAll(() => backend.stop());

test('the program of the guide books and pays in Node, with the packed package and the machine alone', async () => {
  const trek = await (await fetch(`${backend.url}/trek/id/${TREK_ID}`)).json();
  const given = JSON.stringify([backend.url, TREK_ID, payableDay(trek.bookingPolicy)]);
  const source = `import { bookInNode } from './src/book-in-node.ts';\nconsole.log(await bookInNode(...${given}));`;
  const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '-e', source], { cwd: folder });
  expect(stderr).toBe('');
  expect(stdout.trim()).toMatch(/^TH-[0-9A-Z]{6}$/);
});
