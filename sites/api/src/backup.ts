import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describeRows, readManifest, writeManifest } from './backup/manifest.ts';
import { restoreSqlite, saveSqlite } from './backup/sqlite-backup.ts';
import { SettingError } from './core/setting-error.ts';
import { fromWorkspace } from './core/workspace.ts';
import { runCommand } from './run-command.ts';
import { readSettings } from './settings/settings.ts';
import { readEnvironment } from './settings/settings-file.ts';

/** Saves the database to one file while the site runs, or restores it: `backup.ts save|restore <file>`. */

/** Loaded only if the site uses PostgreSQL. */
const postgres = () => import('./backup/postgres-backup.ts');

await runCommand(run);

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { force: { type: 'boolean' } } });
  const [action, name] = positionals;
  if (!name || (action !== 'save' && action !== 'restore')) {
    throw new SettingError('Name a file: npm run backup -- <file>, or npm run restore -- <file> [--force]');
  }
  const file = fromWorkspace(name);
  if (action === 'save') await save(file);
  else await restore(file, values.force === true);
}

async function save(file: string): Promise<void> {
  if (existsSync(file)) throw new SettingError(`${file} already exists; name another file`);
  const { databaseUrl, database } = databaseSettings();
  const now = new Date();
  const rows = databaseUrl
    ? await (await postgres()).savePostgres(databaseUrl, file)
    : await saveSqlite(database, file);
  await writeManifest(file, rows, now);
  console.log(
    `The database is saved and verified in ${file}: ${describeRows(rows)}. Keep its manifest, and the token secret and photos of DATA_DIR, with it.`,
  );
}

async function restore(file: string, isForced: boolean): Promise<void> {
  if (!existsSync(file)) throw new SettingError(`${file} does not exist`);
  const { databaseUrl, database } = databaseSettings();
  const manifest = await readManifest(file);
  const rows = databaseUrl
    ? await (await postgres()).restorePostgres(file, databaseUrl, isForced, manifest)
    : await restoreSqlite(file, database, isForced, manifest);
  const compared = manifest ? `complete as of ${manifest.savedAt}` : 'not verified, because its manifest is missing';
  console.log(`The database is restored from ${file}, ${compared}: ${describeRows(rows)}.`);
}

function databaseSettings() {
  const { databaseUrl, dataFolder } = readSettings(readEnvironment());
  return { databaseUrl, database: fromWorkspace(dataFolder, 'trek.sqlite') };
}
