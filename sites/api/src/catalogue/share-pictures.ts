import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { lightPalette } from '@trek/ui/theme';
import { UnavailableError } from '../core/unavailable-error.ts';
import type { Gallery } from './gallery.ts';

/**
 * Link previews need bitmaps.
 * Source: https://developers.facebook.com/docs/sharing/webmasters/images
 */
const WIDTH = 1200;
const HEIGHT = 630;
/** Share of the cropped height that is cut at the top, where the sky is. */
const SKY_SHARE = 0.55;

/** Pictures that may wait to be made. At a quarter of a second each, the last waits a few seconds. */
const MAXIMUM_WAITING = 20;
const RETRY_AFTER_SECONDS = 10;

/**
 * The drawings as PNG, in the format of a link preview. Each is made on first request, one at a time, and stored on
 * disk under a name that changes with the drawing.
 */
export class SharePictures {
  readonly #gallery: () => Gallery;
  readonly #folder: string;
  readonly #making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  #last: Promise<unknown> = Promise.resolve();

  /**
   * @param gallery the current gallery
   * @param folder stores the pictures; created if necessary
   */
  constructor(gallery: () => Gallery, folder: string) {
    this.#gallery = gallery;
    this.#folder = folder;
  }

  /**
   * @param name as in the gallery
   * @throws UnavailableError if too many are waiting
   */
  async picture(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const gallery = this.#gallery();
    const version = gallery.version(name);
    if (version === undefined) return undefined;
    const path = join(this.#folder, `${name}-${version}.png`);
    const stored = await readFile(path).catch(() => undefined);
    return stored ? new Uint8Array(stored) : this.#make(path, gallery.drawing(name) ?? '');
  }

  #make(path: string, drawing: string): Promise<Uint8Array<ArrayBuffer>> {
    const pending = this.#making.get(path);
    if (pending) return pending;
    if (this.#making.size >= MAXIMUM_WAITING) {
      throw new UnavailableError('Too many pictures are being made. Please try again.', RETRY_AFTER_SECONDS);
    }
    const making = this.#last.then(async () => {
      const picture = await pixels(drawing);
      // A full disk only costs the next visitor time.
      await this.#keep(path, picture).catch(() => {});
      return picture;
    });
    this.#making.set(path, making);
    this.#last = making.catch(() => {}).finally(() => this.#making.delete(path));
    return making;
  }

  /** Renamed when complete, so no one reads half a picture. */
  async #keep(path: string, picture: Uint8Array): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const draft = `${path}.${randomUUID()}`;
    await writeFile(draft, picture);
    await rename(draft, path);
  }
}

/** @param drawing a 4:3 SVG of the gallery */
async function pixels(drawing: string): Promise<Uint8Array<ArrayBuffer>> {
  const cut = (WIDTH * 3) / 4 - HEIGHT;
  const top = Math.round(cut * SKY_SHARE);
  const image = await renderAsync(drawing, {
    fitTo: { mode: 'width', value: WIDTH },
    crop: { left: 0, top, right: WIDTH, bottom: top + HEIGHT },
    font: { loadSystemFonts: false },
    // A preview shows transparent parts black.
    background: lightPalette.page,
  });
  return new Uint8Array(image.asPng());
}
