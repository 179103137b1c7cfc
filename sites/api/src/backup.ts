import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Backup, drill, type Places, restore, save } from './backup/backup.ts';
import { SettingError } from './core/setting-error.ts';
import { fromWorkspace } from './core/workspace.ts';
import { runCommand } from './run-command.ts';
import { settingsInUse } from './settings/setting-names.ts';
import { readSettings } from './settings/settings.ts';
import { readEnvironment } from './settings/settings-file.ts';

/**
 * Saves database, content and photographs while the site runs, restores them, or does both as a drill: `backup.ts save
 * <file>`, `backup.ts restore <file> [<file of endings> …] [--endings-are-whole] [--force]`, `backup.ts drill`.
 */

const USAGE =
  'Name a file: npm run backup -- <file>, or npm run restore -- <file> [<file of endings of another server> …] [--endings-are-whole] [--force]';

await runCommand(run);

async function run(): Promise<void> {
  const { positionals, values } = readOptions();
  const [action, name, ...endings] = positionals;
  const isUsable =
    (action === 'drill' && !name) || (name && (action === 'restore' || (action === 'save' && endings.length === 0)));
  if (!isUsable) throw new SettingError(USAGE);
  const lines =
    action === 'drill'
      ? await drill(places(), new Date())
      : await saveOrRestore(action ?? '', fromWorkspace(name ?? ''), endings, values);
  console.log(lines.join('\n'));
}

async function saveOrRestore(
  action: string,
  file: string,
  endings: string[],
  given: ReturnType<typeof readOptions>['values'],
): Promise<string[]> {
  if (action === 'save') return (await save(places(), file, new Date())).lines;
  if (!existsSync(file)) throw new SettingError(`${file} does not exist`);
  const areWhole = given['endings-are-whole'] === true;
  const backup: Backup = { file, endings: endings.map((path) => fromWorkspace(path)), areWhole };
  return (await restore(places(), backup, given.force === true, new Date())).lines;
}

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { force: { type: 'boolean' }, 'endings-are-whole': { type: 'boolean' } },
    });
  } catch (error) {
    throw new SettingError(`${(error as Error).message.split('.')[0]}. ${USAGE}`);
  }
}

function places(): Places {
  const environment = readEnvironment();
  const { databaseUrl, dataFolder, contentFolder } = readSettings(environment);
  return {
    databaseUrl,
    dataFolder: fromWorkspace(dataFolder),
    contentFolder: fromWorkspace(contentFolder),
    settings: settingsInUse(environment),
  };
}
