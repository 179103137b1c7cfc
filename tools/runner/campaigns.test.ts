import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const api = join(root, 'sites/api');
const campaigns = Object.entries(manifest.scripts).filter(([name]) => name.startsWith('campaign:'));
/** The files of the API that a campaign runs. */
const filesOf = (command: string) => command.split(' ').filter((word) => /^(?:test|attack)\//.test(word));

test.each(campaigns)('the files of %s exist', (_, command) => {
  const named = command.match(/\S+\.ts\b/g) ?? [];
  const ofApi = filesOf(command);
  const all = named.map((file) => join(ofApi.includes(file) ? api : root, file));
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter((file) => !existsSync(file))).toEqual([]);
});

test('every attack, and every test of the API with a large round, is in one campaign', () => {
  const large = globSync('test/*.test.ts', { cwd: api }).filter((file) =>
    readFileSync(join(api, file), 'utf8').includes('rounds({'),
  );
  const files = [...globSync('attack/*.attack.ts', { cwd: api }), ...large];
  expect(campaigns.flatMap(([, command]) => filesOf(command)).toSorted()).toEqual(files.toSorted());
});

test('every test of Storybook that waits for a campaign is in one that lets it run', () => {
  const folder = join(root, '.storybook/tests');
  const waiting = globSync('*.e2e.ts', { cwd: folder }).filter((file) =>
    readFileSync(join(folder, file), 'utf8').includes('process.env.CAMPAIGN'),
  );
  const run = campaigns
    .filter(([, command]) => command.startsWith('CAMPAIGN=1 '))
    .flatMap(([, command]) => command.split(' ').map((word) => `${word}.e2e.ts`));
  expect(waiting.length).toBeGreaterThan(0);
  expect(waiting.filter((file) => !run.includes(file))).toEqual([]);
});

/** Storybook's button uses the first configuration above its folder, and its own project. */
test.runIf(process.env.CAMPAIGN === '1')('the button "Run tests" of Storybook finds the stories', async () => {
  const configDir = join(root, '.storybook');
  const { stdout } = await promisify(execFile)(
    'node_modules/.bin/vitest',
    ['list', '--filesOnly', '--project', `storybook:${configDir}`],
    { cwd: root, env: { ...process.env, VITEST_STORYBOOK: 'true', STORYBOOK_CONFIG_DIR: configDir } },
  );
  expect(stdout.split('\n').filter((line) => line.includes('.stories.tsx')).length).toBeGreaterThan(40);
});
