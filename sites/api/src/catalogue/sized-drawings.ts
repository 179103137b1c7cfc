import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoEntity } from '@trek/ui/api';
import type { Log } from '../core/log.ts';
import { PROCESSING_VERSION, WIDTHS } from '../photos/photo-rules.ts';
import { PhotoWorker } from '../photos/photo-worker.ts';
import { DRAWING_SIZE, type Gallery } from './gallery.ts';

/** Widths in pixels, smallest first, none larger than the drawing. */
const DRAWING_WIDTHS = WIDTHS.filter((width) => width <= DRAWING_SIZE.width);
const FORMAT = 'avif';

/** Pictures that may wait to be made, at a fifth of a second each. */
const MAXIMUM_WAITING = 200;

/**
 * The drawings as pixels: browsers show those sooner than an SVG, which is a document of its own. Each is made after
 * its first request, one at a time in a separate process, and stored under a name that changes with the drawing.
 */
export class SizedDrawings {
  readonly #gallery: () => Gallery;
  readonly #folder: string;
  readonly #log: Log;
  readonly #worker = new PhotoWorker();
  readonly #waiting = new Set<string>();
  /** Names of files that exist, or can't be made. */
  readonly #ready = new Set<string>();
  readonly #refused = new Set<string>();

  /**
   * @param gallery the current gallery
   * @param folder stores the pictures; created if necessary
   */
  constructor(gallery: () => Gallery, folder: string, log: Log) {
    this.#gallery = gallery;
    this.#folder = folder;
    this.#log = log;
  }

  /**
   * The path of a drawing in one size; undefined: there is no such drawing or size, or it is being made. Until then
   * the drawing itself is as good.
   */
  async file(name: string, width: number): Promise<string | undefined> {
    if (!DRAWING_WIDTHS.some((known) => known === width)) return undefined;
    const gallery = this.#gallery();
    const version = gallery.version(name);
    if (version === undefined) return undefined;
    const path = join(this.#folder, `${name}-${version}-${PROCESSING_VERSION}-${width}.${FORMAT}`);
    if (this.#ready.has(path) || (await exists(path))) {
      this.#ready.add(path);
      return path;
    }
    if (!this.#refused.has(path) && !this.#waiting.has(path) && this.#waiting.size < MAXIMUM_WAITING)
      void this.#make(gallery.drawing(name) ?? '', width, path);
    return undefined;
  }

  stop(): void {
    this.#worker.stop();
  }

  async #make(drawing: string, width: number, target: string): Promise<void> {
    this.#waiting.add(target);
    // If this fails, writing the picture fails, too, and reports it.
    await mkdir(this.#folder, { recursive: true }).catch(() => {});
    const answer = await this.#worker.ask({ kind: 'draw', drawing, width, target });
    this.#waiting.delete(target);
    if ('refusal' in answer) {
      this.#refused.add(target);
      this.#log({ level: 'warn', message: 'a drawing stays a drawing', detail: `${target} ${answer.refusal}` });
    }
    if (this.#waiting.size === 0) this.#worker.rest();
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * A drawing in the sizes that are made of it, as the API tells of it.
 * @param dark the name of the drawing that shows the same at dusk
 */
export const drawingEntity = (name: string, dark: string): PhotoEntity => ({
  path: `/uploads/art/${name}`,
  dark: `/uploads/art/${dark}`,
  widths: [...DRAWING_WIDTHS],
  formats: [FORMAT],
  ...DRAWING_SIZE,
  alt: '',
});
