import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { SettingError } from '../core/setting-error.ts';
import { expectSameRows, type Manifest, OWNER_ONLY, type RowCounts } from './manifest.ts';

/**
 * Copies the database to a file, while others write.
 * @returns the row counts of the copy
 */
export async function saveSqlite(database: string, file: string): Promise<RowCounts> {
  if (!existsSync(database)) throw new SettingError(`DATA_DIR: there is no database at ${database}`);
  return copy(database, file);
}

/** Replaces the database with a backup. Stop the server first: it would go on writing to the replaced file. */
export async function restoreSqlite(
  file: string,
  database: string,
  isForced: boolean,
  manifest: Manifest | undefined,
): Promise<RowCounts> {
  if (existsSync(database) && !isForced) {
    throw new SettingError(`DATA_DIR: there is a database at ${database}; stop the site and add --force to replace it`);
  }
  mkdirSync(dirname(database), { recursive: true, mode: 0o700 });
  const draft = join(dirname(database), 'restored.sqlite');
  rmSync(draft, { force: true });
  try {
    const rows = await copy(file, draft);
    if (manifest) expectSameRows(manifest.rows, rows);
    for (const end of ['-wal', '-shm']) rmSync(database + end, { force: true });
    renameSync(draft, database);
    return rows;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Copies a consistent snapshot of a database and checks the copy. */
async function copy(from: string, to: string): Promise<RowCounts> {
  try {
    const source = new DatabaseSync(from, { readOnly: true });
    await backup(source, to).finally(() => source.close());
    chmodSync(to, OWNER_ONLY);
    const copied = new DatabaseSync(to);
    try {
      copied.exec('pragma journal_mode = delete');
      const [found] = copied.prepare('pragma integrity_check').all();
      if (found?.integrity_check !== 'ok') throw new Error(String(found?.integrity_check));
      return countRows(copied);
    } finally {
      copied.close();
    }
  } catch (error) {
    rmSync(to, { force: true });
    throw new SettingError(`${from} can't be copied to ${to} (${(error as Error).message})`);
  }
}

function countRows(database: DatabaseSync): RowCounts {
  const tables = database.prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'");
  const rows: RowCounts = {};
  for (const { name } of tables.all()) {
    rows[String(name)] = Number(database.prepare(`select count(*) as count from "${name}"`).get()?.count);
  }
  if (rows.bookings === undefined) throw new Error('there are no bookings in it');
  return rows;
}
