import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { parseJson } from '../core/parse-json.ts';
import { UnavailableError } from '../core/unavailable-error.ts';
import { OFFICE_ROLES } from './office-role.ts';
import type { Database } from './schema.ts';

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
  /** `address` is of an account that the backup may not know, but whose address a setting names: see `addressHash`. */
  z.object({ kind: z.literal('dismissed'), user, version, address: z.optional(z.string()) }),
  /** `ownsMessages`: its messages went, too. */
  z.object({ kind: z.literal('erased'), user, ownsMessages: z.boolean() }),
  /** A guest's booking has joined an account, and is erased with it. */
  z.object({ kind: z.literal('joined'), guest: z.string(), user }),
  z.object({ kind: z.literal('recovery-code'), hash: z.string() }),
  z.object({ kind: z.literal('time-step'), user, step: z.int() }),
  /** Before, the password alone set up a factor. */
  z.object({ kind: z.literal('factor-set'), user, confirmedAt: z.string() }),
  z.object({ kind: z.literal('factor-removed'), user, version, confirmedAt: z.nullable(z.string()) }),
  z.object({ kind: z.literal('passkey-removed'), id: z.string() }),
  /** A colleague has another role in the office. */
  z.object({ kind: z.literal('role'), user, version, role: z.enum(OFFICE_ROLES) }),
  /** An invitation to the office was accepted or withdrawn. */
  z.object({ kind: z.literal('invitation'), id: z.string() }),
  /** A traveler's private link was withdrawn or renewed. */
  z.object({ kind: z.literal('traveler-link'), hash: z.string() }),
  /** Someone asked for no more mails about departures: of a trek, or at all. */
  z.object({ kind: z.literal('departure-mails'), user, trek: z.optional(z.int()) }),
  /** Ends nothing: a file that has grown since a backup is not the backup's own copy. */
  z.object({ kind: z.literal('stopped') }),
]);

export type Ending = z.output<typeof endingSchema>;
const entrySchema = z.intersection(endingSchema, z.object({ at: z.string() }));
export type Entry = z.output<typeof entrySchema>;
const headerSchema = z.object({ file: z.string() });

/** The files of a data folder: its server's own, and those that restores have brought. */
const NAME = /^endings.*\.jsonl$/;
export const OWN_ENDINGS = 'endings.jsonl';
/** A server that was not seen for as long is gone, and its file can't have grown. */
const GONE_AFTER_DAYS = 90;
const OWNER_ONLY = 0o600;
const RETRY_AFTER_SECONDS = 5;

type Store = Kysely<Database>;

interface EndingsFile {
  path: string;
  id: string;
}

const files = new WeakMap<object, EndingsFile>();

/** A store and its transactions have the same adapter. */
const keyOf = (store: Store): object => store.getExecutor().adapter;

/** Has a store record endings in a file. */
export function recordEndingsIn(store: Store, file: EndingsFile): void {
  files.set(keyOf(store), file);
}

/** Lets restores of later backups know of this server's file, and forgets those of servers that are gone. */
export async function noteEndingsFile(store: Store, now: Date): Promise<void> {
  const { id } = fileOf(store);
  const seen_at = now.toISOString();
  await store
    .insertInto('endings_files')
    .values({ id, seen_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at }))
    .execute();
  await store.deleteFrom('endings_files').where('seen_at', '<', oldestSeen(now)).execute();
}

/** When a file must have been in use at least, to count at a moment. */
export const oldestSeen = (moment: Date) => new Date(moment.getTime() - GONE_AFTER_DAYS * 86_400_000).toISOString();

function fileOf(store: Store): EndingsFile {
  const file = files.get(keyOf(store));
  if (!file) throw new TypeError('This store records no endings');
  return file;
}

/** Tells the address of an account apart from others, to who knows both its id and the address. */
export const addressHash = (user: string, email: string) =>
  createHash('sha256').update(`${user} ${email}`).digest('base64url');

/**
 * Records an ending, as the last step of the transaction that does it: what is committed is recorded, whenever the server
 * dies. An entry of a transaction that fails afterwards ends on a restore what was asked to end.
 * @throws UnavailableError if the file can't be written; then nothing may end
 */
export async function recordEnding(transaction: Store, ending: Ending, now: Date): Promise<void> {
  const { path, id } = fileOf(transaction);
  // A command has a file of its own where it runs on another machine.
  await transaction
    .insertInto('endings_files')
    .values({ id, seen_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
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
    const start = (await file.stat()).size > 0 ? '\n' : '';
    await file.appendFile(`${start}${JSON.stringify(line)}\n`);
    await file.datasync();
  } finally {
    await file.close();
  }
}

/** The server's file, made where there is none, with an id that tells it from others. */
export async function ensureEndingsFile(dataFolder: string): Promise<EndingsFile> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const path = join(dataFolder, OWN_ENDINGS);
  const known = existsSync(path) ? (await readEndings(path)).id : undefined;
  if (known) return { path, id: known };
  // Also for a file that has lost its beginning: it is another one from now on.
  const id = randomUUID();
  await append(path, { file: id });
  const folder = await open(dataFolder, 'r');
  await folder.sync().finally(() => folder.close());
  return { path, id: (await readEndings(path)).id ?? id };
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
