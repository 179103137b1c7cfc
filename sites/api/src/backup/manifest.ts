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
});
export type Manifest = z.output<typeof manifestSchema>;

/** As private as the backup itself. */
export const OWNER_ONLY = 0o600;

const manifestOf = (file: string) => `${file}.manifest.json`;

/** Writes the manifest of a backup. */
export async function writeManifest(file: string, rows: RowCounts, now: Date): Promise<void> {
  const manifest: Manifest = { sha256: await hashOf(file), savedAt: now.toISOString(), rows };
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
 * Compares the restored rows with the saved ones.
 * @throws SettingError naming each table that differs
 */
export function expectSameRows(saved: RowCounts, restored: RowCounts): void {
  const tables = [...new Set([...Object.keys(saved), ...Object.keys(restored)])].sort();
  const differing = tables.filter((table) => saved[table] !== restored[table]);
  if (differing.length === 0) return;
  const differences = differing.map(
    (table) => `${table} ${restored[table] ?? 'missing'} instead of ${saved[table] ?? 'none'}`,
  );
  throw new SettingError(
    `The restored database differs from the saved one: ${differences.join(', ')}; use another backup`,
  );
}

/** The counts that a person wants to know first. */
export function describeRows(rows: RowCounts): string {
  return ['users', 'bookings', 'payments'].map((table) => `${rows[table] ?? 0} ${table}`).join(', ');
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
