/** The requirements for a photograph, and the files generated from it. */

/** Minimum width in pixels, once upright: less looks soft on a wide screen. */
export const MIN_WIDTH = 1600;
/** Maximum file size in bytes. */
export const MAX_BYTES = 40_000_000;
/** Maximum number of pixels: a small file can unpack to gigabytes. */
export const MAX_PIXELS = 100_000_000;

/** Names of the decoder. Nothing else is decoded: no SVG, no PDF, no format that can contain a program. */
export const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

/**
 * Widths in pixels, smallest first. None exceeds the minimum width, so nothing is upscaled. A card on a phone has 650 to
 * 700 pixels at twice the density and 1050 at three times, and the kit lets a picture be a tenth smaller than its place.
 */
export const WIDTHS = [320, 480, 640, 960, 1280, MIN_WIDTH] as const;
/** The width to use where only one URL is possible. */
export const DEFAULT_WIDTH = 1280;

/** In the order of generation: the first is twenty times faster. */
export const GENERATED_FORMATS = ['webp', 'avif'] as const;
export type GeneratedFormat = (typeof GENERATED_FORMATS)[number];

/**
 * Size of a link preview.
 * Source: https://developers.facebook.com/docs/sharing/webmasters/images
 */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Width in pixels of the blurred placeholder shown while a picture loads. */
export const STAND_IN_WIDTH = 16;
/** Maximum length of its data URL. */
export const MAX_STAND_IN_CHARACTERS = 300;

/** Formats served under a file's own name, by extension. None can contain a script, unlike SVG and HTML. */
export const COPY_FORMATS: Readonly<Record<string, CopyFormat>> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
  '.avif': 'avif',
  '.gif': 'gif',
};
export type CopyFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** The paths that are served: folders and a name of plain characters, without a leading dot, so no `..`. */
export const COPY_PATH = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

/** Raise it when processing changes, so that everything is generated again. */
export const PROCESSING_VERSION = 4;
