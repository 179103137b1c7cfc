import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { photoNameCure, similarPhotoName } from '../content/photo-name.ts';
import { didYouMean } from '../core/did-you-mean.ts';
import { isFileInside } from '../core/is-file-inside.ts';
import { parseJson } from '../core/parse-json.ts';
import type { PhotoDimensions } from './photo-jobs.ts';
import { MAX_BYTES, MIN_WIDTH, PROCESSING_VERSION } from './photo-rules.ts';
import type { PhotoWorker } from './photo-worker.ts';

/** A photograph that sizes can be made of. */
export interface Photo extends PhotoDimensions {
  /** Path of the file. */
  path: string;
  /** Prefix of the generated files. It changes with the content. */
  name: string;
}

const entrySchema = z.object({
  bytes: z.number(),
  modifiedMs: z.number(),
  name: z.string().regex(/^[\w-]+$/),
  width: z.number(),
  height: z.number(),
});
const indexSchema = z.record(z.string(), entrySchema);
type Entry = z.output<typeof entrySchema>;

/** The known facts about each file, so that a restart inspects none of them again. */
export class PhotoIndex {
  readonly #uploads: string;
  readonly #path: string;
  readonly #worker: PhotoWorker;
  #entries: Record<string, Entry> = {};
  #hasChanged = false;

  /** @param folder where the index is stored */
  constructor(uploads: string, folder: string, worker: PhotoWorker) {
    this.#uploads = uploads;
    this.#path = join(folder, 'index.json');
    this.#worker = worker;
  }

  async load(): Promise<void> {
    // A missing or damaged index is rebuilt.
    const text = await readFile(this.#path, 'utf8').catch(() => '{}');
    this.#entries = indexSchema.catch({}).parse(parseJson(text));
  }

  async save(): Promise<void> {
    if (!this.#hasChanged) return;
    await mkdir(join(this.#path, '..'), { recursive: true });
    await writeFile(`${this.#path}.draft`, JSON.stringify(this.#entries));
    await rename(`${this.#path}.draft`, this.#path);
    this.#hasChanged = false;
  }

  /** Changes when a file comes, goes or is written. */
  async stampOf(file: string): Promise<string> {
    const { size, mtimeMs } = await stat(join(this.#uploads, file)).catch(() => ({ size: 0, mtimeMs: 0 }));
    return `${size} ${mtimeMs}`;
  }

  /**
   * The photograph in a file, or the reason why it is refused.
   * @param minWidth in pixels, once upright
   */
  async find(file: string, minWidth = MIN_WIDTH): Promise<Photo | { refusal: string }> {
    if (!(await isFileInside(this.#uploads, file))) return { refusal: await missingPhoto(file, this.#uploads) };
    const path = join(this.#uploads, file);
    const { size: bytes, mtimeMs: modifiedMs } = await stat(path);
    if (bytes > MAX_BYTES) return { refusal: `"${file}" has ${bytes} bytes; the maximum is ${MAX_BYTES}` };
    const known = this.#entries[file];
    if (known?.bytes === bytes && known.modifiedMs === modifiedMs) return { ...known, path };
    const answer = await this.#worker.ask({ kind: 'inspect', file: path, minWidth });
    if (!('facts' in answer)) return { refusal: `"${file}" ${'refusal' in answer ? answer.refusal : 'is unknown'}` };
    const entry = { bytes, modifiedMs, name: `${stem(file)}-${await version(path)}`, ...answer.facts };
    this.#entries[file] = entry;
    this.#hasChanged = true;
    return { ...entry, path };
  }
}

/** Says that there is no such photograph, and which one is probably meant. */
export async function missingPhoto(file: string, uploads: string): Promise<string> {
  const names = await readdir(uploads, { recursive: true }).catch(() => []);
  const similar = similarPhotoName(file, names);
  const hint = similar ? `; there is "${similar}": ${photoNameCure(similar)}` : didYouMean(file, names);
  return `there is no "${file}" in ${uploads}${hint || ': copy it there'}`;
}

const stem = (file: string) => basename(file, extname(file)).toLowerCase();

async function version(path: string): Promise<string> {
  const hash = createHash('sha256').update(String(PROCESSING_VERSION));
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex').slice(0, 12);
}
