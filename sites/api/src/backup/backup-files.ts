import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { SettingError } from '../core/setting-error.ts';
import { hashOf, manifestOf } from './manifest.ts';

/* The files of a backup beside its database: `<file>.files/<kind>/…`. */

/** Kinds of files, and where the site has them. */
export type Folders = Readonly<Record<'content' | 'uploads' | 'endings', string>>;

/** Earlier backups of the same name that stay. */
const MAX_BACKUPS = 7;

const filesOf = (file: string) => `${file}.files`;
const OWNER_ONLY = 0o700;

/** Copies content, photographs and endings beside a backup. @returns the checksum of each copy */
export async function saveFiles(
  file: string,
  folders: Folders,
  endings: readonly string[],
): Promise<Record<string, string>> {
  const copied: Record<string, string> = {};
  const copy = async (from: string, name: string) => {
    const to = join(filesOf(file), name);
    mkdirSync(dirname(to), { recursive: true, mode: OWNER_ONLY });
    copyFileSync(from, to);
    copied[name] = await hashOf(to);
  };
  for (const kind of ['content', 'uploads'] as const) {
    for (const path of regularFiles(folders[kind])) await copy(path, join(kind, relative(folders[kind], path)));
  }
  for (const path of endings) await copy(path, join('endings', relative(folders.endings, path)));
  return copied;
}

/**
 * Compares the files beside a backup with its manifest.
 * @throws SettingError naming the first that is missing or has changed
 */
export async function expectSameFiles(file: string, saved: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, hash] of Object.entries(saved)) {
    const path = join(filesOf(file), name);
    if (!existsSync(path))
      throw new SettingError(`${path} is missing; copy all of ${filesOf(file)}, or use another backup`);
    if ((await hashOf(path)) !== hash)
      throw new SettingError(`${path} has changed since it was saved; use another backup`);
  }
}

/**
 * Puts the photographs that are missing into their folder, and the content where there is none: the operator's own files may be
 * newer, so none is replaced.
 * @returns the number of files that came back, and of those that differ from the backup's
 */
export async function restoreFiles(
  file: string,
  folders: Folders,
  saved: Readonly<Record<string, string>>,
): Promise<{ restored: number; differing: number }> {
  const hasContent = regularFiles(folders.content).length > 0;
  const count = { restored: 0, differing: 0 };
  for (const [name, hash] of Object.entries(saved)) {
    const [kind = '', ...path] = name.split('/');
    if (kind !== 'content' && kind !== 'uploads') continue;
    const to = join(folders[kind], ...path);
    if (existsSync(to)) {
      if ((await hashOf(to)) !== hash) count.differing += 1;
    } else if (kind === 'uploads' || !hasContent) {
      mkdirSync(dirname(to), { recursive: true, mode: OWNER_ONLY });
      copyFileSync(join(filesOf(file), name), to);
      count.restored += 1;
    } else count.differing += 1;
  }
  return count;
}

/** The parts of a backup, the database last: where it is, the others are. */
const partsOf = (file: string) => [filesOf(file), manifestOf(file), file];

/** Removes the rest of a backup that was never finished. */
export function removeBackup(file: string): void {
  for (const part of partsOf(file)) rmSync(part, { recursive: true, force: true });
}

/**
 * Refuses a name under which something else is: an earlier backup moves on, and the oldest goes, but nothing else may.
 * @throws SettingError
 */
export function expectBackupName(file: string): void {
  const folder = dirname(file);
  if (!existsSync(folder))
    throw new SettingError(`${folder} does not exist; make the folder first, or name another one`);
  for (let age = 0; age <= MAX_BACKUPS; age += 1) {
    const name = age === 0 ? file : `${file}.${age}`;
    const isTaken = partsOf(name).some((part) => existsSync(part));
    const isBackup = existsSync(name) && statSync(name).isFile() && existsSync(manifestOf(name));
    if (isTaken && !isBackup) {
      throw new SettingError(`${name} exists and is no backup with its manifest; name a file that does not exist yet`);
    }
  }
}

/** Gives a finished backup its name. Earlier ones of that name become `.1` to `.7`; the oldest goes. */
export function takeName(draft: string, file: string): void {
  if (existsSync(file)) {
    removeBackup(`${file}.${MAX_BACKUPS}`);
    for (let age = MAX_BACKUPS - 1; age >= 0; age -= 1) move(age === 0 ? file : `${file}.${age}`, `${file}.${age + 1}`);
  }
  move(draft, file);
}

function move(from: string, to: string): void {
  const [parts, targets] = [partsOf(from), partsOf(to)];
  for (const [index, part] of parts.entries()) if (existsSync(part)) renameSync(part, targets[index] ?? '');
}

/** Links are left out: they could lead to a secret. */
function regularFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}
