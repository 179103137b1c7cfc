import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { addTestTools, writeFiles } from './documented-files.ts';
import { readmeFiles } from './readme.ts';

const packageFolder = join(import.meta.dirname, '..');
const folder = join(inject('host'), 'tested');

test('the tests of the guide pass in a host that installs what the guide says', async () => {
  await writeFiles(folder, await readmeFiles(join(packageFolder, 'guides/test-your-page.md')));
  await addTestTools(folder);
  const vitest = join(packageFolder, '../../node_modules/vitest/vitest.mjs');
  const options = ['run', '--root', folder, '--environment', 'jsdom', '--testTimeout', '60000'];
  const env = { ...process.env, NO_COLOR: '1' };
  const { stdout } = await promisify(execFile)(process.execPath, [vitest, ...options], { cwd: folder, env }).catch(
    ({ stdout, stderr }) => {
      throw new Error(`${stdout}\n${stderr}`);
    },
  );
  expect(stdout).toMatch(/Tests +4 passed \(4\)/);
});
