import { statSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LONGEST_PAUSE_DAYS } from '../core/retention.ts';
import { SettingError } from '../core/setting-error.ts';
import { endingsFilesIn, oldestSeen, readEndings } from '../store/endings.ts';
import { openStore } from '../store/open-store.ts';
import {
  expectBackupName,
  expectSameFiles,
  type Folders,
  removeBackup,
  restoreFiles,
  saveFiles,
  takeName,
} from './backup-files.ts';
import { endAgain, keepEndings, knownEndings } from './end-again.ts';
import { type Counted, describeRows, type Manifest, readManifest, writeManifest } from './manifest.ts';
import { endingsFilesOf, restoreSqlite, saveSqlite } from './sqlite-backup.ts';

/** The places of a site’s data. */
export interface Places {
  databaseUrl: string | undefined;
  dataFolder: string;
  contentFolder: string;
  /** Names of the settings in use. */
  settings: readonly string[];
}

export interface Backup {
  file: string;
  /** Files of endings besides those in the data folder. */
  endings: readonly string[];
  /** Whether these were copied after their servers had stopped. */
  areWhole?: boolean;
}

/** Loaded only if the site uses PostgreSQL. */
const postgres = () => import('./postgres-backup.ts');

const databaseOf = ({ dataFolder }: Places) => join(dataFolder, 'trek.sqlite');
const foldersOf = ({ dataFolder, contentFolder }: Places): Folders => ({
  content: contentFolder,
  uploads: join(dataFolder, 'uploads'),
  endings: dataFolder,
});

/** Saves database, content, photographs and endings under a name; an earlier backup of that name moves on. */
export async function save(places: Places, file: string, now: Date): Promise<{ counted: Counted; lines: string[] }> {
  const { databaseUrl, dataFolder, settings } = places;
  expectBackupName(file);
  const draft = `${file}.new`;
  removeBackup(draft);
  try {
    const counted = databaseUrl
      ? await (await postgres()).savePostgres(databaseUrl, draft)
      : await saveSqlite(databaseOf(places), draft);
    const endings = await endingsFilesIn(dataFolder);
    const files = await saveFiles(draft, foldersOf(places), endings);
    const ids = (await Promise.all(endings.map(readEndings))).flatMap(({ id }) => id ?? []);
    await writeManifest(draft, counted, now, { files, settings: [...settings], endings: ids });
    takeName(draft, file);
    const copied = `${Object.keys(files).length} files of content, photographs and endings`;
    return {
      counted,
      lines: [
        `Saved and verified in ${file}: ${describeRows(counted.rows)}; ${copied} beside it. Keep its manifest and .files with it, and apart from it the token secret and the values of the settings.`,
      ],
    };
  } catch (error) {
    removeBackup(draft);
    throw error;
  }
}

/** Restores a backup, and ends in it what has ended since. */
export async function restore(
  places: Places,
  { file, endings, areWhole = false }: Backup,
  isForced: boolean,
  now: Date,
): Promise<{ counted: Counted; lines: string[] }> {
  const { databaseUrl, dataFolder, settings } = places;
  const manifest = await readManifest(file);
  const files = manifest?.files ?? {};
  await expectSameFiles(file, files);
  const since = oldestSeen(new Date(manifest?.savedAt ?? 0));
  const present = databaseUrl
    ? await (await postgres()).endingsFilesIn(databaseUrl, since)
    : endingsFilesOf(databaseOf(places), since);
  const known = await knownEndings(dataFolder, endings, { manifest, present, areWhole });
  let ended: string[] = [];
  const prepare = async (folder: string) => {
    const store = await openStore(databaseUrl, folder, () => {}, undefined, true);
    try {
      ended = await endAgain(store, known, manifest, now);
    } finally {
      await store.destroy();
    }
  };
  let counted: Counted;
  if (databaseUrl) {
    counted = await (await postgres()).restorePostgres(file, databaseUrl, isForced, manifest, () =>
      prepare(dataFolder),
    );
  } else counted = await restoreSqlite(file, databaseOf(places), isForced, manifest, prepare);
  keepEndings(dataFolder, known);
  const { restored, differing } = await restoreFiles(file, foldersOf(places), files);
  const compared = manifest ? `complete as of ${manifest.savedAt}` : 'not verified, because its manifest is missing';
  const unset = (manifest?.settings ?? []).filter((name) => !settings.includes(name));
  const lines = [
    `The database is restored from ${file}, ${compared}: ${describeRows(counted.rows)}.`,
    ...ended,
    ...(restored > 0 ? [`${restored} files of content and photographs are back.`] : []),
    ...(differing > 0 ? [`${differing} files differ from those in ${file}.files, and stay as they are.`] : []),
    ...(isOld(manifest, now)
      ? [
          `It is over ${LONGEST_PAUSE_DAYS} days old, so expired data stays until you run npm run office -- confirm-clock.`,
        ]
      : []),
    ...(unset.length > 0 ? [`Set when it was saved, but not now: ${unset.join(', ')}.`] : []),
  ];
  return { counted, lines };
}

/**
 * Saves the site, restores it into an empty place, compares, and removes both again.
 * @throws SettingError naming the first thing that differs
 */
export async function drill(places: Places, now: Date): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'trek-drill-'));
  const start = performance.now();
  const file = join(folder, 'backup');
  const emptyPlace = {
    dataFolder: join(folder, 'data'),
    contentFolder: join(folder, 'content'),
    settings: places.settings,
  };
  let database: { url: string; remove: () => Promise<void> } | undefined;
  try {
    const { counted } = await save(places, file, now);
    const savedIn = secondsSince(start);
    await mkdir(emptyPlace.dataFolder);
    if (places.databaseUrl) database = await (await postgres()).createEmptyDatabase(places.databaseUrl);
    const again = performance.now();
    // Counts and checksums are compared on the way, before anything ends again.
    await restore({ ...emptyPlace, databaseUrl: database?.url }, { file, endings: [] }, false, now);
    const saved = (await readManifest(file))?.files ?? {};
    const copies = Object.keys(saved).filter((name) => !name.startsWith('endings/')).length;
    const copied = await saveFiles(join(folder, 'again'), foldersOf({ ...places, ...emptyPlace }), []);
    const lost = Object.entries(copied).filter(([name, hash]) => saved[name] !== hash).length;
    if (Object.keys(copied).length !== copies || lost > 0) {
      throw new SettingError('The drill failed: files of content or photographs did not come back as they were');
    }
    return [
      `Saved in ${savedIn} s: ${describeRows(counted.rows)} in ${Object.keys(counted.tables).length} tables, ${size(file)}.`,
      `Restored into an empty place in ${secondsSince(again)} s: every count and checksum is the same.`,
      `${copies} files of content and photographs: the same.`,
      await endingsLine(places.dataFolder),
    ];
  } finally {
    await database?.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

async function endingsLine(dataFolder: string): Promise<string> {
  const files = await Promise.all((await endingsFilesIn(dataFolder)).map(readEndings));
  const unread = files.reduce((sum, file) => sum + file.unread, 0);
  const count = files.reduce((sum, { entries }) => sum + entries.length, 0);
  if (files.length === 0) return 'Endings: DATA_DIR has no file of them, so a restore would sign everyone out.';
  return `Endings: ${count} can be read${unread > 0 ? `, ${unread} can't: a restore would sign everyone out` : ''}.`;
}

const isOld = (manifest: Manifest | undefined, now: Date) =>
  manifest !== undefined && now.getTime() - Date.parse(manifest.savedAt) > LONGEST_PAUSE_DAYS * 86_400_000;
const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(1);
const size = (file: string) => `${(statSync(file).size / 1e6).toFixed(1)} MB`;
