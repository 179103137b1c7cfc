import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { SettingError } from '../core/setting-error.ts';

/** Row count of each table. */
export type RowCounts = Record<string, number>;

/** Stored beside a backup, so that a restore can check that everything is there. */
const manifestSchema = z.object({
  /** Checksum of the backup file. */
  sha256: z.string(),
  savedAt: z.string(),
  rows: z.record(z.string(), z.int()),
  /** Checksum of each table's rows. Backups of older releases have only what is above. */
  tables: z.optional(z.record(z.string(), z.string())),
  /** Checksum of each file beside it: content, photographs, endings. */
  files: z.optional(z.record(z.string(), z.string())),
  /** Names of the settings that were set; their values are for the operator to keep. */
  settings: z.optional(z.array(z.string())),
  /** Ids of the files of endings that were beside the database. Only with these is known what has ended since. */
  endings: z.optional(z.array(z.string())),
});
export type Manifest = z.output<typeof manifestSchema>;

/** A database as counted: rows and checksum of each table. */
export interface Counted {
  rows: RowCounts;
  tables: Readonly<Record<string, string>>;
}

/** As private as the backup itself. */
export const OWNER_ONLY = 0o600;

export const manifestOf = (file: string) => `${file}.manifest.json`;

/** Writes the manifest of a backup. */
export async function writeManifest(
  file: string,
  { rows, tables }: Counted,
  now: Date,
  more: Pick<Manifest, 'files' | 'settings' | 'endings'> = {},
): Promise<void> {
  const manifest: Manifest = { sha256: await hashOf(file), savedAt: now.toISOString(), rows, tables, ...more };
  writeFileSync(manifestOf(file), `${JSON.stringify(manifest, null, 2)}\n`, { mode: OWNER_ONLY });
}

/**
 * Reads the manifest of a backup; undefined for an old backup without one.
 * @throws SettingError if the file is not the one that was saved
 */
export async function readManifest(file: string): Promise<Manifest | undefined> {
  const path = manifestOf(file);
  if (!existsSync(path)) return undefined;
  let manifest: Manifest;
  try {
    manifest = manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new SettingError(`${path} can't be read; move it away to restore without it, or use another backup`);
  }
  if ((await hashOf(file)) !== manifest.sha256) {
    throw new SettingError(`${file} has changed since it was saved, according to ${path}; use another backup`);
  }
  return manifest;
}

/**
 * Compares the restored tables with the saved ones, by count and checksum.
 * @throws SettingError naming each table that differs
 */
export function expectSameRows(saved: Pick<Manifest, 'rows' | 'tables'>, restored: Counted): void {
  const names = [...new Set([...Object.keys(saved.rows), ...Object.keys(restored.rows)])].sort();
  const differences = names.flatMap((name) => {
    const [expected, found] = [saved.rows[name], restored.rows[name]];
    if (expected !== found) return [`${name} ${found ?? 'missing'} instead of ${expected ?? 'none'}`];
    return saved.tables && saved.tables[name] !== restored.tables[name] ? [`${name} has other rows`] : [];
  });
  if (differences.length === 0) return;
  throw new SettingError(
    `The restored database differs from the saved one: ${differences.join(', ')}; use another backup`,
  );
}

/** The counts that a person wants to know first. */
export function describeRows(rows: RowCounts): string {
  return ['users', 'bookings', 'payments'].map((table) => `${rows[table] ?? 0} ${table}`).join(', ');
}

/** Checksum of a file. */
export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
