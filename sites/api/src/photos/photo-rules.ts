/** What a photograph must be, and what is made of it. */

/** Pixels of the smallest width, once it stands upright: less looks soft on a wide screen. */
export const MIN_WIDTH = 1600;
/** Bytes of the largest file. */
export const MAX_BYTES = 40_000_000;
/** Pixels of the largest picture: a small file can unpack to gigabytes. */
export const MAX_PIXELS = 100_000_000;

/** As the decoder calls them. Nothing else is decoded: not SVG, not PDF, not what comes with a program of its own. */
export const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

/** Widths in pixels, smallest first; none is larger than the smallest photograph, so that nothing is blown up. */
export const WIDTHS = [320, 640, 960, 1280, MIN_WIDTH] as const;
/** The width that stands where one address alone is given. */
export const DEFAULT_WIDTH = 1280;

/** In the order in which they are made: the first is made twenty times as fast. */
export const GENERATED_FORMATS = ['webp', 'avif'] as const;
export type GeneratedFormat = (typeof GENERATED_FORMATS)[number];

/** The shape of a link preview. Source: https://developers.facebook.com/docs/sharing/webmasters/images */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Width in pixels of the blurred picture that stands while the real one loads. */
export const STAND_IN_WIDTH = 16;
/** Characters of its data address, at most. */
export const MAX_STAND_IN_CHARACTERS = 300;

/** What is served under a file's own name, by its ending. None can hold a script, as SVG and HTML can. */
export const COPY_FORMATS: Readonly<Record<string, CopyFormat>> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
  '.avif': 'avif',
  '.gif': 'gif',
};
export type CopyFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** Changes with what is made of the same photograph, so that it is made again. */
export const PROCESSING_VERSION = 1;
