import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { currentTimeStep } from '../accounts/one-time-codes.ts';
import { SettingError } from '../core/setting-error.ts';
import { type Entry, endingsFilesIn, OWN_ENDINGS, oldestSeen, readEndings } from '../store/endings.ts';
import type { Store } from '../store/open-store.ts';
import { hashOf, type Manifest } from './manifest.ts';
import { endAll, replayEndings } from './replay-endings.ts';

/** The endings that a restore knows of. */
export interface KnownEndings {
  entries: Entry[];
  unread: number;
  /** Files that reach until their servers stopped. */
  whole: ReadonlySet<string>;
  /** Files that the backup and the database before it know of; undefined: a backup of a release without them. */
  wanted: readonly string[] | undefined;
  /** Files that may be older copies, with the moment up to which they reach. */
  copies: { path: string; until: string }[];
  /** Files from elsewhere, with the names under which they stay in the data folder. */
  brought: { path: string; name: string }[];
}

interface Evidence {
  manifest: Manifest | undefined;
  /** Files that servers of the database before the restore have used. */
  present: readonly string[];
  /** Whether the operator says that the given files were copied after their servers had stopped. */
  areWhole: boolean;
}

/**
 * Reads the files of endings in the data folder, and those that the operator brings. Only the folder's own file is sure to
 * reach to the end: another one may have been copied before.
 * @throws SettingError if one of these does not exist
 */
export async function knownEndings(
  dataFolder: string,
  given: readonly string[],
  { manifest, present, areWhole }: Evidence,
): Promise<KnownEndings> {
  const missing = given.find((path) => !existsSync(path));
  if (missing) throw new SettingError(`${missing} does not exist; name the file of endings of each server`);
  const here = await endingsFilesIn(dataFolder);
  const files = await Promise.all([...here, ...given].map(async (path) => ({ path, ...(await readEndings(path)) })));
  const ownPath = join(dataFolder, OWN_ENDINGS);
  // A copy out of the backup itself would look like the server's own, put in its place.
  const savedHash = manifest?.files?.[`endings/${OWN_ENDINGS}`];
  const hasGrown = existsSync(ownPath) && (await hashOf(ownPath)) !== savedHash;
  const isWhole = (path: string) => (path === ownPath && hasGrown) || (areWhole && !here.includes(path));
  const isOwn = (id: string | undefined) => files.some((file) => file.id === id && here.includes(file.path));
  return {
    entries: files.flatMap(({ entries }) => entries),
    unread: files.reduce((sum, file) => sum + file.unread, 0),
    whole: new Set(files.flatMap(({ path, id }) => (id && isWhole(path) ? [id] : []))),
    wanted: manifest?.endings && [...manifest.endings, ...present],
    copies: files.filter(({ path }) => !isWhole(path)).map(({ path, entries }) => ({ path, until: latestOf(entries) })),
    brought: files.flatMap(({ id, path }) => (id && !isOwn(id) ? [{ path, name: `endings-${id}.jsonl` }] : [])),
  };
}

const latestOf = (entries: readonly Entry[]) =>
  entries
    .map(({ at }) => at)
    .sort()
    .at(-1) ?? '';

/** Keeps brought files beside the database, for the next restore. */
export function keepEndings(dataFolder: string, { brought }: KnownEndings): void {
  for (const { path, name } of brought) copyFileSync(path, join(dataFolder, name));
}

/** Files that servers have used in the time before the backup. */
async function usedBefore(store: Store, manifest: Manifest | undefined): Promise<string[]> {
  const saved = new Date(manifest?.savedAt ?? 0);
  const files = await store
    .selectFrom('endings_files')
    .select('id')
    .where('seen_at', '>=', oldestSeen(saved))
    .execute();
  return files.map(({ id }) => id);
}

/** Ends in a restored database what had ended since its backup. @returns what to print */
export async function endAgain(
  store: Store,
  known: KnownEndings,
  manifest: Manifest | undefined,
  now: Date,
): Promise<string[]> {
  const { entries, unread, whole, wanted, copies } = known;
  // Before anything ends: what is read here is the backup's.
  const used = await usedBefore(store, manifest);
  const { erased, dismissed, passwords, sessions, codes, factors, ...links } = await replayEndings(store, entries, now);
  const latest = latestOf(entries);
  const replayed = `Ended again, by ${entries.length} entries${latest && ` up to ${latest}`}: ${sessions} sessions, ${passwords} passwords, ${codes} codes, ${factors} authenticator apps, ${links.passkeys} passkeys, ${links.travelerLinks} private links, ${links.invitations} invitations, ${dismissed} operators, ${erased} erased accounts.`;
  const notified =
    passwords > 0 ? [`The owners of these passwords get a mail, and set a new one at /forgot-password.`] : [];
  const missing = wanted && [...new Set([...wanted, ...used])].filter((id) => !whole.has(id));
  if (missing?.length === 0 && unread === 0) return [replayed, ...notified];
  const ended = await endAll(store, currentTimeStep(now));
  const { count } = await store
    .selectFrom('users')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('password_hash', 'is not', null)
    .executeTakeFirstOrThrow();
  return [
    ...(entries.length > 0 ? [replayed, ...notified] : []),
    ...(unread > 0 ? [`${unread} lines of the files of endings can't be read.`] : []),
    ...copies.map(
      ({ path, until }) =>
        `${path} may be a copy: what has ended after ${until || 'it was made'} is not known. If it was copied after its server had stopped, run this again with --endings-are-whole.`,
    ),
    ...(unread === 0 && copies.length < (missing?.length ?? 1)
      ? [
          `A file of endings of this backup's servers is missing (endings.jsonl of DATA_DIR): add its path to the command to replay it.`,
        ]
      : []),
    `So everyone is signed out: ${ended.sessions} sessions, ${ended.links} reset links, ${ended.codes} recovery codes, ${ended.passkeys} passkeys, ${ended.travelerLinks} private links and ${ended.invitations} invitations have ended.`,
    `Not known: passwords changed, roles changed, operators dismissed and accounts erased since the backup, of ${count} accounts with a password. Dismiss and erase them again with npm run office, and ask owners who changed a password to reset it.`,
  ];
}
