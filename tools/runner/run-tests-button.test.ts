import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const configDir = join(root, '.storybook');

/** Storybook's button "Run tests" uses the first configuration above its folder, and its own project. */
test.runIf(process.env.CAMPAIGN === '1')('the button "Run tests" of Storybook finds the stories', async () => {
  const { stdout } = await promisify(execFile)(
    'node_modules/.bin/vitest',
    ['list', '--filesOnly', '--project', `storybook:${configDir}`],
    { cwd: root, env: { ...process.env, VITEST_STORYBOOK: 'true', STORYBOOK_CONFIG_DIR: configDir } },
  );
  expect(stdout.split('\n').filter((line) => line.includes('.stories.tsx')).length).toBeGreaterThan(40);
});
