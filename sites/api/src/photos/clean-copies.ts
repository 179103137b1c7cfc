import { createHash } from 'node:crypto';
import { access, mkdir, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { isFileInside } from '../core/is-file-inside.ts';
import { type Log, withoutAddresses } from '../core/log.ts';
import { UnavailableError } from '../core/unavailable-error.ts';
import { COPY_FORMATS, type CopyFormat, MAX_BYTES, PROCESSING_VERSION } from './photo-rules.ts';
import { PhotoWorker } from './photo-worker.ts';

/** Copies that may wait to be made: a large photograph takes about a second. */
const MAXIMUM_WAITING = 20;
const RETRY_AFTER_SECONDS = 10;

/**
 * Copies of the operator's files for posts: upright, no wider than the largest size, and without camera metadata such
 * as location and owner. Each copy is made on first request and cached until its file changes. They have a process of
 * their own, so visitors don't wait for the generated sizes.
 */
export class CleanCopies {
  readonly #uploads: string;
  readonly #cache: string;
  readonly #log: Log;
  readonly #worker = new PhotoWorker();
  readonly #making = new Map<string, Promise<string | undefined>>();
  /** Names of copies that can't be made because the file is no picture, so each is read only once. */
  readonly #refused = new Set<string>();

  constructor(uploads: string, cache: string, log: Log) {
    this.#uploads = uploads;
    this.#cache = cache;
    this.#log = log;
  }

  /**
   * The path of a file's copy; undefined: there is no such picture.
   * @throws UnavailableError if too many copies are waiting, or it can't be stored
   */
  async copyOf(file: string): Promise<string | undefined> {
    const ending = extname(file);
    const format = COPY_FORMATS[ending.toLowerCase()];
    if (!format || !(await isFileInside(this.#uploads, file))) return undefined;
    const path = join(this.#uploads, file);
    const { size, mtimeMs } = await stat(path);
    const version = createHash('sha256').update(JSON.stringify([PROCESSING_VERSION, file, size, mtimeMs]));
    const stem = basename(file, ending).toLowerCase();
    const copy = join(this.#cache, `${stem}-${version.digest('hex').slice(0, 16)}-copy.${format}`);
    if (size > MAX_BYTES || this.#refused.has(copy)) return undefined;
    const isMade = await access(copy).then(
      () => true,
      () => false,
    );
    return isMade ? copy : this.#make(path, format, copy);
  }

  stop(): void {
    this.#worker.stop();
  }

  #make(path: string, format: CopyFormat, copy: string): Promise<string | undefined> {
    const pending = this.#making.get(copy);
    if (pending) return pending;
    if (this.#making.size >= MAXIMUM_WAITING) {
      throw new UnavailableError('Too many pictures are being made. Please try again.', RETRY_AFTER_SECONDS);
    }
    const making = this.#ask(path, format, copy).finally(() => {
      this.#making.delete(copy);
      if (this.#making.size === 0) this.#worker.rest();
    });
    this.#making.set(copy, making);
    return making;
  }

  async #ask(file: string, format: CopyFormat, target: string): Promise<string | undefined> {
    // If this fails, writing the copy fails, too, and reports it.
    await mkdir(this.#cache, { recursive: true }).catch(() => {});
    const answer = await this.#worker.ask({ kind: 'copy', file, format, target });
    if (!('refusal' in answer)) return target;
    this.#log({
      level: 'warn',
      message: 'an image is left out',
      detail: withoutAddresses(`${file} ${answer.refusal}`),
    });
    if (answer.isPassing)
      throw new UnavailableError('A picture could not be made. Please try again.', RETRY_AFTER_SECONDS);
    this.#refused.add(target);
    return undefined;
  }
}
