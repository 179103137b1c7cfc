import { SettingError } from './core/setting-error.ts';
import { runCommand } from './run-command.ts';
import { readSettings } from './settings/settings.ts';
import { readEnvironment } from './settings/settings-file.ts';
import { migrateTables } from './store/open-store.ts';

/**
 * Changes the tables of a PostgreSQL database as this release needs them, where the role of the servers may not: `DATABASE_URL`
 * names the role that owns them. The servers of the last release may go on meanwhile.
 */
await runCommand(async () => {
  const { databaseUrl, log } = readSettings(readEnvironment());
  if (!databaseUrl)
    throw new SettingError('DATABASE_URL: must be set; a site on SQLite changes its tables when it starts');
  const made = await migrateTables(databaseUrl, log);
  console.log(made.length > 0 ? `The tables are changed: ${made.join(', ')}.` : 'The tables were up to date.');
});
