import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWith, readEnvironment, readSettings } from '@trek/api';
import { type LastPlace, playSeason } from '@trek/api/demo';
import { serveSite } from '../server/serve.ts';
import { DEMO_PATH, withDemoPages } from './demo-pages.ts';
import { demoEnvironment } from './demo-settings.ts';

/* A made-up season to try the office with, on this machine alone: `npm run demo`, and `npm run demo -- --clear` removes it. */

const WORKSPACE = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDER = join(WORKSPACE, 'demo-data');
/** Written when the season is complete. */
const SEASON = join(FOLDER, 'season.json');
/** In place of a shop's settings file. */
const NO_SETTINGS = join(FOLDER, 'demo.env');

async function start(): Promise<void> {
  const environment = demoEnvironment(readEnvironment(), FOLDER);
  if (process.argv.includes('--clear')) {
    await rm(FOLDER, { recursive: true, force: true });
    return console.log(`Removed ${FOLDER}`);
  }
  // A start that was ended leaves a part of a season.
  if (!existsSync(SEASON)) await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  await writeFile(NO_SETTINGS, '');
  Object.assign(process.env, environment, { SETTINGS_FILE: NO_SETTINGS });
  run('sites/web/server/check-settings.ts');
  run('tools/site/build-site.ts', '--or-last');
  if (!existsSync(SEASON)) {
    console.log('Making up a season …');
    const season = await playSeason(
      readSettings({ ...environment, PUBLIC_URL: `http://127.0.0.1:${environment.PORT}` }),
    );
    await writeFile(SEASON, JSON.stringify(season));
  }
  const lastPlace = JSON.parse(await readFile(SEASON, 'utf8')) as LastPlace;
  console.log(`Begin here: http://127.0.0.1:${environment.PORT}${DEMO_PATH}`);
  serveSite({ around: (site) => withDemoPages(site, { folder: FOLDER, lastPlace }) });
}

/** Runs a program of the workspace to its end. */
function run(...command: string[]): void {
  const { status } = spawnSync(process.execPath, command, { cwd: WORKSPACE, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

await start().catch(endWith);
