import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { logToConsole } from '@trek/api';

/**
 * The folder in which builds are made: each in a folder of its own under `builds`, with its `client`, `elements` and `server`. `current`
 * names the one to serve. A build appears whole and never changes, so a server goes on with its own while the next is made.
 */
export const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

/** Files of earlier builds are served for a week, plus the day for which a cache may still show one of their pages. */
const RETENTION_DAYS = 8;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Begins the names of folders that are not whole yet, or not any more. */
const UNFINISHED = '.';

const buildsIn = (dist: string) => join(dist, 'builds');
const currentIn = (dist: string) => join(dist, 'current');

/** The name of the build to serve. @throws if none was made */
export async function currentBuild(dist = DIST): Promise<string> {
  const name = await readFile(currentIn(dist), 'utf8').catch(() => '');
  if (!name) throw new Error('The site is not built: run "pnpm --filter @trek/web run build".');
  return name;
}

/**
 * Makes a build and switches to it in one step: a server that starts meanwhile finds the one before. The same source has the same
 * name, and so one build.
 * @param make fills the folder that it is given
 * @returns the build's name
 */
export async function addBuild(make: (folder: string) => Promise<void>, dist = DIST): Promise<string> {
  const builds = buildsIn(dist);
  const fresh = await unfinished(builds);
  try {
    await make(fresh);
    const name = await nameOf(fresh);
    await placeBuild(fresh, join(builds, name));
    await markServed(join(builds, name));
    // Servers that can't mark it, as they may write nothing here, still serve the one before.
    const before = await currentBuild(dist).catch(() => undefined);
    if (before) await markServed(join(builds, before));
    const next = `${currentIn(dist)}.${randomUUID()}`;
    await writeFile(next, name);
    await rename(next, currentIn(dist));
    return name;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

async function unfinished(builds: string): Promise<string> {
  await mkdir(builds, { recursive: true });
  return mkdtemp(join(builds, UNFINISHED));
}

async function placeBuild(whole: string, place: string): Promise<void> {
  if (existsSync(place)) return;
  // It may be served by another account than the one that made it.
  await chmod(whole, 0o755);
  // Another process may have been faster.
  await rename(whole, place).catch((error) => {
    if (!existsSync(place)) throw error;
  });
}

async function nameOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files.sort()) hash.update(file.slice(folder.length)).update(await readFile(file));
  return hash.digest('hex').slice(0, 12);
}

/** Names that a build gives. */
const FILE = /^[\w.-]+(?:\/[\w.-]+)*$/;

/** The files of a server's own build, and of all others that are still asked for. */
export interface BuiltFiles {
  /** The own build's name. */
  build: string;
  /** Folder of all builds. */
  root: string;
  /**
   * Finds a file in the own build, otherwise in any other.
   * @param file its path in a build
   * @returns its path below the root
   */
  find(file: string): string | undefined;
  /** Finds a file in the elements of any build, of a version that begins so. */
  findElement(beginning: string, file: string): string | undefined;
}

export function builtFiles(build: string, root = buildsIn(DIST)): BuiltFiles {
  /** Asked for with each file that the own build doesn't have: a name is there as soon as another server has put it. */
  const others = () => namesIn(root).filter((name) => name !== build && !name.startsWith(UNFINISHED));
  const first = (paths: readonly string[], file: string) =>
    FILE.test(file) && !file.includes('..')
      ? paths.map((path) => `${path}/${file}`).find((path) => existsSync(join(root, path)))
      : undefined;
  return {
    build,
    root,
    find: (file) => first([build], file) ?? first(others(), file),
    findElement: (beginning, file) => {
      const versions = (name: string) =>
        namesIn(join(root, name, 'elements'))
          .filter((version) => version.startsWith(beginning))
          .map((version) => `${name}/elements/${version}`);
      return first([build, ...others()].flatMap(versions), file);
    },
  };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * Puts a build's files into the folder that several servers share, before its pages are served: any of them may be asked
 * for any file of a page.
 */
export async function shareBuild(name: string, shared: string, dist = DIST): Promise<void> {
  if (existsSync(join(shared, name))) return;
  const copy = await unfinished(shared);
  try {
    for (const part of ['client', 'elements']) {
      await cp(join(buildsIn(dist), name, part), join(copy, part), { recursive: true });
    }
    await placeBuild(copy, join(shared, name));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** @returns whether this account may mark it: its owner may, and removes builds without a mark */
const markServed = (folder: string): Promise<boolean> =>
  utimes(folder, new Date(), new Date()).then(
    () => true,
    () => false,
  );

/**
 * Marks a build as served, now and each hour, for as long as the process runs. Its code is in memory; its files are only safe
 * with the mark.
 */
export async function keepBuild({ root, build }: BuiltFiles, log = logToConsole): Promise<void> {
  const folder = join(root, build);
  if (!(await markServed(folder))) {
    log({
      level: 'warn',
      message: `this account can't mark ${folder} as served: eight days after it is built again there, files are missing until a restart. Set BUILDS_DIR to a folder of its own`,
    });
  }
  setInterval(markServed, HOUR_MS, folder).unref();
}

/**
 * Removes builds that no server has served for longer than their files may be asked for, and what was left half-made.
 * @param current the build that the next server will serve, which stays
 */
export async function removeOldBuilds(current: string, root = buildsIn(DIST), now = Date.now()): Promise<void> {
  for (const name of await readdir(root)) {
    if (name === current) continue;
    const folder = join(root, name);
    const days = name.startsWith(UNFINISHED) ? 1 : RETENTION_DAYS;
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs < days * DAY_MS) continue;
    const going = name.startsWith(UNFINISHED) ? folder : join(root, `${UNFINISHED}${randomUUID()}`);
    // Others may be removing it, too; and where the folder may not be written, the server starts all the same.
    await rename(folder, going).catch(() => {});
    await rm(going, { recursive: true, force: true }).catch(() => {});
  }
}
