import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { OwnError } from '../core/log.ts';
import { SettingError } from '../core/setting-error.ts';
import { type Counted, expectSameRows, type Manifest, OWNER_ONLY } from './manifest.ts';

/**
 * Copies the database to a file, while others write.
 * @returns the rows of the copy
 */
export async function saveSqlite(database: string, file: string): Promise<Counted> {
  if (!existsSync(database)) throw new SettingError(`DATA_DIR: there is no database at ${database}`);
  return copy(database, file);
}

/**
 * Replaces the database with a backup.
 * @param prepare changes the restored database, by the folder it is in, before it takes its place
 */
export async function restoreSqlite(
  file: string,
  database: string,
  isForced: boolean,
  manifest: Manifest | undefined,
  prepare: (folder: string) => Promise<void> = async () => {},
): Promise<Counted> {
  if (existsSync(database)) {
    if (!isForced) {
      throw new SettingError(
        `DATA_DIR: there is a database at ${database}; stop the site and add --force to replace it`,
      );
    }
    expectUnused(database);
  }
  const folder = join(dirname(database), 'restoring');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, basename(database));
  try {
    const counted = await copy(file, draft);
    if (manifest) expectSameRows(manifest, counted);
    await prepare(folder);
    // A site may have started meanwhile.
    if (existsSync(database)) expectUnused(database);
    for (const end of ['-wal', '-shm']) rmSync(database + end, { force: true });
    renameSync(draft, database);
    return counted;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Ids of the files of endings that a database knows, used since a moment; none if it is damaged or older than they are. */
export function endingsFilesOf(database: string, since: string): string[] {
  if (!existsSync(database)) return [];
  try {
    const present = new DatabaseSync(database, { readOnly: true });
    try {
      const rows = present.prepare('select id from endings_files where seen_at >= ?').all(since);
      return rows.map(({ id }) => String(id));
    } finally {
      present.close();
    }
  } catch {
    return [];
  }
}

/**
 * Primary code for a file that another connection holds.
 * Source: https://www.sqlite.org/rescode.html#busy
 */
const BUSY = 5;

/**
 * A site would go on writing to the replaced file. Only the last connection to a database can end its write-ahead log.
 * Source: https://www.sqlite.org/wal.html#activating_and_configuring_wal_mode
 */
function expectUnused(database: string): void {
  let probe: DatabaseSync | undefined;
  try {
    probe = new DatabaseSync(database, { timeout: 0 });
    probe.exec('pragma journal_mode = delete; begin exclusive; rollback');
  } catch (error) {
    // A damaged database is a reason to replace it.
    if (((error as { errcode?: number }).errcode ?? 0) % 256 !== BUSY) return;
    throw new SettingError(`DATA_DIR: a running site uses the database at ${database}; stop it first`);
  } finally {
    probe?.close();
  }
}

/** Copies a consistent snapshot of a database and checks the copy. */
async function copy(from: string, to: string): Promise<Counted> {
  try {
    const source = new DatabaseSync(from, { readOnly: true });
    await backup(source, to).finally(() => source.close());
    chmodSync(to, OWNER_ONLY);
    const copied = new DatabaseSync(to);
    try {
      copied.exec('pragma journal_mode = delete');
      const [found] = copied.prepare('pragma integrity_check').all();
      if (found?.integrity_check !== 'ok') throw new OwnError(String(found?.integrity_check));
      return countRows(copied);
    } finally {
      copied.close();
    }
  } catch (error) {
    rmSync(to, { force: true });
    throw new SettingError(`${from} can't be copied to ${to} (${(error as Error).message})`);
  }
}

function countRows(database: DatabaseSync): Counted {
  const found = database.prepare(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
  );
  const counted = { rows: {} as Record<string, number>, tables: {} as Record<string, string> };
  for (const { name } of found.all()) {
    const hash = createHash('sha256');
    let count = 0;
    for (const row of database.prepare(`select * from "${name}"`).iterate()) {
      hash.update(
        `${JSON.stringify(Object.values(row), (_, value) => (typeof value === 'bigint' ? String(value) : value))}\n`,
      );
      count += 1;
    }
    counted.rows[String(name)] = count;
    counted.tables[String(name)] = hash.digest('hex');
  }
  if (counted.rows.bookings === undefined) throw new OwnError('there are no bookings in it');
  return counted;
}
