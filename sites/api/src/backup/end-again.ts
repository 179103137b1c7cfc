import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { currentTimeStep } from '../accounts/one-time-codes.ts';
import { SettingError } from '../core/setting-error.ts';
import { type Entry, endingsFilesIn, readEndings } from '../store/endings.ts';
import type { Store } from '../store/open-store.ts';
import type { Manifest } from './manifest.ts';
import { endAll, replayEndings } from './replay-endings.ts';

/** The endings that a restore knows of. */
export interface KnownEndings {
  entries: Entry[];
  /** Whether they reach from the backup on: with its own files of endings, all readable. */
  isComplete: boolean;
  unread: number;
  /** Files from elsewhere, with the names under which they stay in the data folder. */
  brought: { path: string; name: string }[];
}

/**
 * Reads the files of endings in the data folder, and those that the operator brings.
 * @throws SettingError if one of these does not exist
 */
export async function knownEndings(
  dataFolder: string,
  given: readonly string[],
  manifest: Manifest | undefined,
): Promise<KnownEndings> {
  const missing = given.find((path) => !existsSync(path));
  if (missing) throw new SettingError(`${missing} does not exist; name the file of endings of each server`);
  const own = await endingsFilesIn(dataFolder);
  const files = await Promise.all([...own, ...given].map(async (path) => ({ path, ...(await readEndings(path)) })));
  const ids = files.map(({ id }) => id);
  const unread = files.reduce((sum, file) => sum + file.unread, 0);
  const wanted = manifest?.endings;
  const hasAll = wanted?.length === 0 ? given.length > 0 : (wanted?.every((id) => ids.includes(id)) ?? false);
  const here = new Set(ids.slice(0, own.length));
  return {
    entries: files.flatMap(({ entries }) => entries),
    isComplete: hasAll && unread === 0,
    unread,
    brought: files
      .slice(own.length)
      .flatMap(({ id, path }) => (id && !here.has(id) ? [{ path, name: `endings-${id}.jsonl` }] : [])),
  };
}

/** Keeps brought files beside the database, for the next restore. */
export function keepEndings(dataFolder: string, { brought }: KnownEndings): void {
  for (const { path, name } of brought) copyFileSync(path, join(dataFolder, name));
}

/** Ends in a restored database what had ended since its backup. @returns what to print */
export async function endAgain(
  store: Store,
  { entries, isComplete, unread }: KnownEndings,
  now: Date,
): Promise<string[]> {
  const { erased, dismissed, passwords, sessions, codes, factors, passkeys } = await replayEndings(store, entries, now);
  const latest =
    entries
      .map(({ at }) => at)
      .sort()
      .at(-1) ?? '';
  const replayed = `Ended again, by ${entries.length} entries${latest && ` up to ${latest}`}: ${sessions} sessions, ${passwords} passwords, ${codes} codes, ${factors} authenticator apps, ${passkeys} passkeys, ${dismissed} operators, ${erased} erased accounts.`;
  const asked =
    passwords > 0 ? [`The owners of these passwords get a mail, and set a new one at /forgot-password.`] : [];
  if (isComplete) return [replayed, ...asked];
  const ended = await endAll(store, currentTimeStep(now));
  const { count } = await store
    .selectFrom('users')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('password_hash', 'is not', null)
    .executeTakeFirstOrThrow();
  return [
    ...(entries.length > 0 ? [replayed, ...asked] : []),
    unread > 0
      ? `${unread} lines of the files of endings can't be read.`
      : `A file of endings of this backup's servers is missing (endings.jsonl of DATA_DIR): add its path to the command to replay it.`,
    `So everyone is signed out: ${ended.sessions} sessions, ${ended.links} reset links, ${ended.codes} recovery codes and ${ended.passkeys} passkeys have ended.`,
    `Not known: passwords changed, operators dismissed and accounts erased since the backup, of ${count} accounts with a password. Dismiss and erase them again with npm run office, and ask owners who changed a password to reset it.`,
  ];
}
