import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { lightPalette } from '@trek/ui/theme';
import sharp, { type Sharp } from 'sharp';
import { fileKind } from './file-kind.ts';
import type { Focus, PhotoDimensions, PhotoJob, PhotoResult } from './photo-jobs.ts';
import {
  FORMATS,
  type GeneratedFormat,
  MAX_PIXELS,
  MAX_STAND_IN_CHARACTERS,
  MIN_WIDTH,
  SHARE_SIZE,
  STAND_IN_WIDTH,
  WIDTHS,
} from './photo-rules.ts';

/**
 * A separate process that decodes untrusted files. It uses at most one core at low priority, frees its memory when it
 * ends, and if a file crashes the decoder, nothing else goes down.
 */

/** Lower than anything a visitor waits for. */
const BEHIND_OTHERS = 10;
/**
 * Of the noisiest test photograph, 720 px wide: AVIF at 45 takes 45 kB (SSIM of its luma 0.89), at 50 with whole chroma 61
 * kB (0.91). At effort 4 it is 5 % smaller and takes eight times as long.
 */
const QUALITY = {
  webp: { quality: 72 },
  avif: { quality: 45, effort: 2, chromaSubsampling: '4:2:0' },
} as const;
const COPY_QUALITY = {
  jpeg: { quality: 82 },
  png: {},
  webp: { quality: 80 },
  avif: QUALITY.avif,
  gif: {},
} as const;
/**
 * Of a drawing of 640 × 480: 5.3 kB at 38 dB, where its edges still look sharp at twice the density; 45 takes 7.1 kB. At
 * more effort it is 2 % smaller and takes three times as long.
 */
const DRAWING_QUALITY = { quality: 35, effort: 2, chromaSubsampling: '4:4:4' } as const;
const SHARED_QUALITY = 80;
const STAND_IN_QUALITY = 30;
/** `data:image/webp;base64,`, then four characters for every three bytes. */
const MOST_STAND_IN_BYTES = Math.floor((MAX_STAND_IN_CHARACTERS - 'data:image/webp;base64,'.length) / 4) * 3;

/** The color of transparent parts in a format that has none. */
const GROUND = { background: lightPalette.page };

const INPUT = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const;

sharp.concurrency(1);
sharp.cache(false);
// The content decides, not the file name: these formats or none.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadHeifFile',
    'VipsForeignLoadNsgifFile',
  ],
});

async function inspect(job: Extract<PhotoJob, { kind: 'inspect' }>): Promise<PhotoResult> {
  const { file, minWidth, isWhole } = job;
  // Without the limit, whose error message would name options of the library.
  const found = await sharp(file, { ...INPUT, limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  // The library names the container alone: what a phone puts into it is no AVIF.
  const isKnown = found && FORMATS.includes(found.format) && (found.format !== 'heif' || found.compression === 'av1');
  if (!isKnown) return { refusal: await refusalOf(file) };
  const { width, height } = found.autoOrient;
  if (width * height > MAX_PIXELS)
    return { refusal: `has ${width} × ${height} pixels; the maximum is ${MAX_PIXELS} in total` };
  if (width < minWidth) return { refusal: `is ${width} px wide; the minimum is ${minWidth}` };
  // A file that was cut off has a good start.
  if (isWhole && !(await isDecodable(file))) return { refusal: DAMAGED };
  return { facts: { width, height } };
}

const DAMAGED = 'is not a readable image: it is damaged or was cut off; copy it again from where it came from';

/** Says what a file is instead, and what to do. */
async function refusalOf(file: string): Promise<string> {
  const kind = await fileKind(file);
  if (kind === 'an empty') return 'is not a readable image: it is empty';
  if (kind === undefined) return 'is not a readable image';
  if (['a JPEG', 'a PNG', 'a WebP', 'an AVIF'].includes(kind)) return DAMAGED;
  return `is not a JPEG, PNG, WebP or AVIF file. This is ${kind} file; export it as JPEG.`;
}

const isDecodable = (file: string) =>
  sharp(file, INPUT)
    .stats()
    .then(
      () => true,
      () => false,
    );

async function make({ file, format, isFirst, target }: Extract<PhotoJob, { kind: 'make' }>): Promise<PhotoResult> {
  // Decode once: upright, in sRGB, without metadata.
  const { data, info } = await sharp(file, INPUT)
    .autoOrient()
    .resize(MIN_WIDTH)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = () => sharp(data, { raw: info });
  if (isFirst) {
    await keep(`${target}-stand-in.webp`, await standIn(picture));
    // Crop to the most interesting part.
    const shared = picture()
      .flatten(GROUND)
      .resize({ ...SHARE_SIZE, position: 'attention' });
    await keep(`${target}-share.jpg`, await shared.jpeg({ quality: SHARED_QUALITY }).toBuffer());
  }
  for (const width of WIDTHS)
    await keep(`${target}-${width}.${format}`, await encoded(picture().resize(width), format));
  return { isMade: true };
}

async function square({ file, focus, widths, target }: Extract<PhotoJob, { kind: 'square' }>): Promise<PhotoResult> {
  const { autoOrient } = await sharp(file, INPUT).metadata();
  const { data, info } = await sharp(file, INPUT)
    .autoOrient()
    .extract(squareAround(focus, autoOrient))
    .resize(Math.max(...widths))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = () => sharp(data, { raw: info });
  await keep(`${target}-stand-in.webp`, await standIn(picture));
  await keep(`${target}.webp`, await encoded(picture(), 'webp'));
  for (const width of widths) await keep(`${target}-${width}.avif`, await encoded(picture().resize(width), 'avif'));
  return { isMade: true };
}

/** The largest square of a picture with a point as near to its middle as possible. */
function squareAround({ x, y }: Focus, { width, height }: PhotoDimensions) {
  const side = Math.min(width, height);
  const start = (length: number, percent: number) =>
    Math.round(Math.min(Math.max((length * percent) / 100 - side / 2, 0), length - side));
  return { left: start(width, x), top: start(height, y), width: side, height: side };
}

/** Upright and without metadata, whatever the extension says. Animations stay animated. */
async function copy({ file, format, target }: Extract<PhotoJob, { kind: 'copy' }>): Promise<PhotoResult> {
  const picture = sharp(file, { ...INPUT, animated: format === 'gif' || format === 'webp' })
    .autoOrient()
    .resize({ width: MIN_WIDTH, withoutEnlargement: true })
    .toColourspace('srgb');
  const shown = format === 'jpeg' ? picture.flatten(GROUND) : picture;
  await keep(target, await shown[format](COPY_QUALITY[format]).toBuffer());
  return { isMade: true };
}

async function draw({ drawing, width, target }: Extract<PhotoJob, { kind: 'draw' }>): Promise<PhotoResult> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(drawing, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  });
  const pixels = sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } });
  await keep(target, await pixels.flatten(GROUND).avif(DRAWING_QUALITY).toBuffer());
  return { isMade: true };
}

const encoded = (picture: Sharp, format: GeneratedFormat) => picture[format](QUALITY[format]).toBuffer();

/** As large as fits: at the same width, a tall picture has more pixels. */
async function standIn(picture: () => Sharp): Promise<Buffer> {
  for (let width = STAND_IN_WIDTH; ; width /= 2) {
    const small = await picture().resize(width).webp({ quality: STAND_IN_QUALITY }).toBuffer();
    if (small.byteLength <= MOST_STAND_IN_BYTES || width <= 1) return small;
  }
}

/** Renamed when complete, so no one reads half a picture. */
async function keep(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}

async function answer(job: PhotoJob): Promise<PhotoResult> {
  try {
    if (job.kind === 'inspect') return await inspect(job);
    if (job.kind === 'draw') return await draw(job);
    if (job.kind === 'square') return await square(job);
    return await (job.kind === 'copy' ? copy(job) : make(job));
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    if (job.kind === 'inspect') return { refusal: 'is not a readable image' };
    const isPassing = error instanceof Error && 'syscall' in error;
    return { refusal: `can't be ${isPassing ? 'stored' : 'read completely'}: ${line}`, isPassing };
  }
}

setPriority(BEHIND_OTHERS);
process.on('message', async (job: PhotoJob) => process.send?.(await answer(job)));
process.on('disconnect', () => process.exit());
