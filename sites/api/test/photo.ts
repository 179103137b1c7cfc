import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** Photographs as an operator has them: with a place on the map and a camera's name in them. */

const WRITTEN_BY_THE_CAMERA = {
  IFD0: { Model: 'TrekCamera' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 59/1 17/1', GPSLongitudeRef: 'E', GPSLongitude: '86/1 55/1 31/1' },
};

/**
 * As wide as the site requires, and low, so that resizing it is quick.
 * @param orientation as a camera that is held upright writes it; 1: as it lies
 */
export async function photo(width = 1600, height = 400, orientation = 1): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const size = { width: Math.ceil(width / GRAIN), height: Math.ceil(height / GRAIN) };
  const coarse = await sharp({ create: { ...size, channels: 3, noise, background: '#668' } })
    .png()
    .toBuffer();
  return sharp(coarse)
    .resize(width, height)
    .withExif(WRITTEN_BY_THE_CAMERA)
    .withMetadata({ orientation })
    .jpeg({ quality: 60 })
    .toBuffer();
}

/** Pixels of a spot of light or shadow. Finer ones would take the encoders twice as long. */
const GRAIN = 100;

/** A large photograph with detail of every size, which compresses as badly as a camera's. */
export async function noisyPhoto(width = 3000, height = 2000): Promise<Buffer> {
  const layer = async ([scale, sigma]: readonly [scale: number, sigma: number]) => {
    const size = { width: Math.round(width / scale), height: Math.round(height / scale) };
    const noise = { type: 'gaussian', mean: 128, sigma } as const;
    const coarse = await sharp({ create: { ...size, channels: 3, noise, background: '#808080' } })
      .png()
      .toBuffer();
    return sharp(coarse).resize(width, height).png({ compressionLevel: 1 }).toBuffer();
  };
  const [ground = Buffer.alloc(0), ...finer] = await Promise.all(DETAIL.map(layer));
  return sharp(ground)
    .composite(finer.map((input) => ({ input, blend: 'soft-light' })))
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** Pixels of a grain, and how much its grains differ. */
const DETAIL = [
  [64, 70],
  [16, 55],
  [6, 45],
  [3, 35],
] as const;

/** A PNG of some bytes that unpacks to so many pixels. */
export function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const start = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', Buffer.alloc(9)), chunk('IEND', Buffer.alloc(0))]);
}

/** Puts a file among the operator's uploads. */
export async function upload(dataFolder: string, file: string, bytes: Uint8Array | string): Promise<void> {
  const path = join(dataFolder, 'uploads', file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}
