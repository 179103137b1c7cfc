import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { campaigns, chosenCampaigns, readArguments, runCampaign, tableOf, wayOn } from './campaign.ts';

const root = join(import.meta.dirname, '../..');
const names = campaigns.map(({ name }) => name);
const api = join(root, 'sites/api');

test.each(campaigns)('$name has a command whose files are there, and a limit', ({ command, limitMinutes }) => {
  const [program, ...args] = command;
  expect(['vitest', 'playwright', 'node']).toContain(program);
  const config = args[args.indexOf('--config') + 1] ?? '';
  expect(existsSync(join(root, program === 'node' ? (args[0] ?? '') : config))).toBe(true);
  const missing = args.filter((arg) => /^(?:test|attack)\//.test(arg) && !existsSync(join(api, arg)));
  expect(missing).toEqual([]);
  expect(limitMinutes).toBeGreaterThan(0);
});

test('every attack, and every test of the API with a large round, is in one campaign', () => {
  const large = globSync('test/*.test.ts', { cwd: api }).filter((file) =>
    readFileSync(join(api, file), 'utf8').includes('rounds({'),
  );
  const files = [...globSync('attack/*.attack.ts', { cwd: api }), ...large];
  const run = campaigns.flatMap(({ command }) => command.filter((arg) => /^(?:test|attack)\//.test(arg)));
  expect(run.toSorted()).toEqual(files.toSorted());
});

test('every test of Storybook that waits for a campaign is in one that lets it run', () => {
  const folder = join(root, '.storybook/tests');
  const waiting = globSync('*.e2e.ts', { cwd: folder }).filter((file) =>
    readFileSync(join(folder, file), 'utf8').includes('process.env.CAMPAIGN'),
  );
  const run = campaigns
    .filter(({ environment }) => environment?.CAMPAIGN === '1')
    .flatMap(({ command }) => command.map((arg) => `${arg}.e2e.ts`));
  expect(waiting.length).toBeGreaterThan(0);
  expect(waiting.filter((file) => !run.includes(file))).toEqual([]);
});

describe('npm run campaign', () => {
  test('runs all in their order without a name, and those that are named otherwise', () => {
    expect(chosenCampaigns([])).toEqual(campaigns);
    expect(chosenCampaigns(['soak', 'kills']).map(({ name }) => name)).toEqual(['kills', 'soak']);
  });

  test('goes on from one', () => {
    const rest = chosenCampaigns([], 'soak').map(({ name }) => name);
    expect(rest).toEqual(names.slice(names.indexOf('soak')));
    expect(rest.length).toBeGreaterThan(1);
  });

  test('runs those of the named that are left from one on, and says where none is', () => {
    expect(chosenCampaigns(['kills', 'soak'], 'races').map(({ name }) => name)).toEqual(['soak']);
    expect(() => chosenCampaigns(['kills'], 'races')).toThrow('Nothing of kills is left from races on.');
  });

  test('tells which campaigns there are in one line when a name is unknown', () => {
    const { status, stdout, stderr } = spawnSync('node', ['tools/runner/campaign.ts', 'soke'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toBe(`No campaign is called soke. There are: ${names.join(', ')}\n`);
  });

  test('takes names, and the one to go on from', () => {
    expect(readArguments(['kills', 'soak', '--from', 'soak'])).toEqual({ names: ['kills', 'soak'], from: 'soak' });
    expect(readArguments(['--from=soak'])).toEqual({ names: [], from: 'soak' });
  });

  test.each([
    ['an option is unknown', '--help', 'There is no option --help. There is: --from <campaign>, of: '],
    ['the name to go on from is left out', '--from', '--from needs the name of a campaign. There are: '],
  ])('tells which campaigns there are when %s', (_, option, begins) => {
    expect(() => readArguments([option])).toThrow(`${begins}${names.join(', ')}`);
  });

  test('passes and fails with its command', async () => {
    const endsWith = (code: number) => ({ command: ['node', '-e', `process.exit(${code})`], limitMinutes: 1 });
    expect(await runCampaign(endsWith(0))).toBe(true);
    expect(await runCampaign(endsWith(1))).toBe(false);
    expect(await runCampaign({ command: ['no-such-program'], limitMinutes: 1 })).toBe(false);
  });

  test('stops one that takes too long, and counts it as failed', async () => {
    const forever = ['node', '-e', 'setInterval(() => {}, 1000)'];
    expect(await runCampaign({ command: forever, limitMinutes: 0.002 })).toBe(false);
  });

  test('ends with a table of what was measured', () => {
    const figures = [{ what: 'kill -9, 20 times', bar: '0 lost', measured: '0 of 120 lost' }];
    expect(
      tableOf([
        { name: 'kills', passed: true, seconds: 12.34, figures },
        { name: 'soak', passed: false, seconds: 600, figures: [] },
      ]),
    ).toEqual(['kills  passed  12.3 s', '  kill -9, 20 times  0 lost  0 of 120 lost', 'soak   failed  600.0 s']);
  });

  test('tells how to go on with what is left when it is ended early', () => {
    expect(wayOn([], 'soak')).toBe('To go on: npm run campaign -- --from soak');
    expect(wayOn(['kills', 'soak'], 'soak')).toBe('To go on: npm run campaign -- kills soak --from soak');
  });
});
