import { renderAsync } from '@resvg/resvg-js';
import type { Gallery } from './gallery.ts';

/** What link previews take: pixels, not drawings. Source: https://developers.facebook.com/docs/sharing/webmasters/images */
const WIDTH = 1200;
const HEIGHT = 630;
/** Part of what is cut off a drawing's height that goes at the top, where there is sky. */
const SKY_SHARE = 0.55;

/** Pictures that are kept at once; the one asked for longest ago leaves first. */
const CAPACITY = 40;

/** The gallery's drawings as PNG in the shape of a link preview. Each is made when it is first asked for. */
export class SharePictures {
  readonly #gallery: Gallery;
  readonly #made = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  constructor(gallery: Gallery) {
    this.#gallery = gallery;
  }

  /** @param name as the gallery has it */
  picture(name: string): Promise<Uint8Array<ArrayBuffer>> | undefined {
    const drawing = this.#gallery.drawing(name);
    if (drawing === undefined) return undefined;
    const picture = this.#made.get(name) ?? pixels(drawing);
    this.#made.delete(name);
    this.#made.set(name, picture);
    if (this.#made.size > CAPACITY) this.#made.delete(this.#made.keys().next().value as string);
    return picture;
  }
}

/** @param drawing an SVG of 4:3, as the gallery draws them */
async function pixels(drawing: string): Promise<Uint8Array<ArrayBuffer>> {
  const cut = (WIDTH * 3) / 4 - HEIGHT;
  const top = Math.round(cut * SKY_SHARE);
  const image = await renderAsync(drawing, {
    fitTo: { mode: 'width', value: WIDTH },
    crop: { left: 0, top, right: WIDTH, bottom: top + HEIGHT },
    font: { loadSystemFonts: false },
  });
  return new Uint8Array(image.asPng());
}
