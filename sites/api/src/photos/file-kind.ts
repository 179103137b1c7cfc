import { open } from 'node:fs/promises';

const LONGEST_START = 64;
const ascii = (start: Buffer, from: number, to: number) => start.toString('latin1', from, to);

/**
 * The starts of files that are taken for photographs, whatever their names say.
 * Source: https://en.wikipedia.org/wiki/List_of_file_signatures
 */
const KINDS: readonly [kind: string, isIt: (start: Buffer) => boolean][] = [
  ['an empty', ({ length }) => length === 0],
  ['a JPEG', (start) => start.readUIntBE(0, 3) === 0xff_d8_ff],
  ['a PNG', (start) => ascii(start, 1, 4) === 'PNG'],
  ['a WebP', (start) => ascii(start, 0, 4) === 'RIFF' && ascii(start, 8, 12) === 'WEBP'],
  ['an AVIF', (start) => brandOf(start).startsWith('avi')],
  ['a HEIC', (start) => /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brandOf(start))],
  ['a raw photograph (CR3)', (start) => brandOf(start) === 'crx '],
  ['a video', (start) => brandOf(start) !== ''],
  ['a GIF', (start) => ascii(start, 0, 4) === 'GIF8'],
  ['a raw photograph (CR2)', (start) => ascii(start, 0, 2) === 'II' && ascii(start, 8, 10) === 'CR'],
  ['a TIFF or raw photograph', (start) => ['II*\0', 'MM\0*', 'II+\0', 'MM\0+'].includes(ascii(start, 0, 4))],
  ['a raw photograph (RAF)', (start) => ascii(start, 0, 8) === 'FUJIFILM'],
  ['a BMP', (start) => ascii(start, 0, 2) === 'BM'],
  ['a Photoshop', (start) => ascii(start, 0, 4) === '8BPS'],
  ['a JPEG XL', (start) => start.readUInt16BE(0) === 0xff_0a || ascii(start, 4, 8) === 'JXL '],
  ['a JPEG 2000', (start) => ascii(start, 4, 8) === 'jP  ' || start.readUInt32BE(0) === 0xff_4f_ff_51],
  ['a PDF', (start) => ascii(start, 0, 5) === '%PDF-'],
  ['an SVG', (start) => /^(?:\xEF\xBB\xBF)?\s*(?:<\?xml|<svg)/.test(ascii(start, 0, LONGEST_START))],
  ['an HTML', (start) => /^(?:\xEF\xBB\xBF)?\s*<(?:!doctype|html)/i.test(ascii(start, 0, LONGEST_START))],
];

/** The brand of a file in ISO's container, as phones write them; empty for others. */
const brandOf = (start: Buffer) => (ascii(start, 4, 8) === 'ftyp' ? ascii(start, 8, 12) : '');

/** The kind of a file by its first bytes, as in 'This is a HEIC file'; undefined: unknown. */
export async function fileKind(path: string): Promise<string | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LONGEST_START), 0, LONGEST_START, 0);
    if (bytesRead === 0) return 'an empty';
    return KINDS.find(([kind, isIt]) => kind !== 'an empty' && isIt(buffer))?.[0];
  } finally {
    await file.close();
  }
}
