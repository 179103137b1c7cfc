import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { parseJson } from '../core/parse-json.ts';
import { UnavailableError } from '../core/unavailable-error.ts';

/*
 * A backup is older than the endings after it: a restored one would bring back sessions, passwords, codes, operators and
 * people that are gone. So each server keeps a file beside the database that only grows, which a restore replays.
 */

const user = z.string();
/** The account's version from then on: a row that has it, or a later one, knows of the ending. */
const version = z.int();

const endingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sessions'), ids: z.array(z.string()) }),
  /** A password was changed, reset, or ended by Google or an appointment. */
  z.object({ kind: z.literal('password'), user, version }),
  z.object({ kind: z.literal('dismissed'), user, version }),
  /** `ownsMessages`: its messages went, too. */
  z.object({ kind: z.literal('erased'), user, ownsMessages: z.boolean() }),
  z.object({ kind: z.literal('recovery-code'), hash: z.string() }),
  z.object({ kind: z.literal('time-step'), user, step: z.int() }),
  /** Before, the password alone set up a factor. */
  z.object({ kind: z.literal('factor-set'), user, confirmedAt: z.string() }),
  z.object({ kind: z.literal('factor-removed'), user, version, confirmedAt: z.nullable(z.string()) }),
  z.object({ kind: z.literal('passkey-removed'), id: z.string() }),
]);

export type Ending = z.output<typeof endingSchema>;
const entrySchema = z.intersection(endingSchema, z.object({ at: z.string() }));
export type Entry = z.output<typeof entrySchema>;
const headerSchema = z.object({ file: z.string() });

/** The files of a data folder: its server's own, and those that restores have brought. */
const NAME = /^endings.*\.jsonl$/;
const OWN_NAME = 'endings.jsonl';
const OWNER_ONLY = 0o600;
const RETRY_AFTER_SECONDS = 5;

/** A store or a transaction of it: both have the same adapter. */
type AnyStore = { getExecutor(): { adapter: object } };

const files = new WeakMap<object, string>();

const keyOf = (store: AnyStore): object => store.getExecutor().adapter;

/** Has a store record endings in a file of the data folder. */
export function recordEndingsIn(store: AnyStore, dataFolder: string): void {
  files.set(keyOf(store), join(dataFolder, OWN_NAME));
}

/**
 * Records an ending, as the last step of the transaction that does it: what is committed is recorded, whenever the server
 * dies. An entry of a transaction that fails afterwards ends on a restore what was asked to end.
 * @throws UnavailableError if the file can't be written; then nothing may end
 */
export async function recordEnding(transaction: AnyStore, ending: Ending, now: Date): Promise<void> {
  const path = files.get(keyOf(transaction));
  if (!path) throw new TypeError('This store records no endings');
  await append(path, { at: now.toISOString(), ...ending }).catch((error: unknown) => {
    throw new UnavailableError('The service is currently unavailable. Please try again.', RETRY_AFTER_SECONDS, {
      cause: error,
    });
  });
}

/** Writes a line and waits until it is on the disk. Several processes append to one file, each line in one piece. */
async function append(path: string, line: object): Promise<void> {
  const file = await open(path, 'a', OWNER_ONLY);
  try {
    // Begins a line of its own, also after one that a crash has cut off.
    await file.appendFile(`\n${JSON.stringify(line)}\n`);
    await file.datasync();
  } finally {
    await file.close();
  }
}

/** Makes the server's file where there is none, with an id that tells it from others. */
export async function ensureEndingsFile(dataFolder: string): Promise<void> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  let file: Awaited<ReturnType<typeof open>>;
  try {
    file = await open(join(dataFolder, OWN_NAME), 'wx', OWNER_ONLY);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    throw error;
  }
  await file.appendFile(`${JSON.stringify({ file: randomUUID() })}\n`);
  await file.datasync();
  await file.close();
  const folder = await open(dataFolder, 'r');
  await folder.sync().finally(() => folder.close());
}

/** The files of endings in a data folder. */
export async function endingsFilesIn(dataFolder: string): Promise<string[]> {
  const names = await readdir(dataFolder).catch(() => []);
  return names.filter((name) => NAME.test(name)).map((name) => join(dataFolder, name));
}

export interface ReadEndings {
  /** Undefined: the beginning of the file is lost. */
  id: string | undefined;
  entries: Entry[];
  /** Lines that can't be read. A crash leaves one whose act was never done; more, or other ones, mean a damaged file. */
  unread: number;
}

/** Reads a file of endings. */
export async function readEndings(path: string): Promise<ReadEndings> {
  const read: ReadEndings = { id: undefined, entries: [], unread: 0 };
  for (const line of (await readFile(path, 'utf8')).split('\n')) {
    if (line === '') continue;
    const value = parseJson(line);
    const header = headerSchema.safeParse(value);
    const entry = entrySchema.safeParse(value);
    if (header.success) read.id ??= header.data.file;
    else if (entry.success) read.entries.push(entry.data);
    else read.unread += 1;
  }
  return read;
}
