import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ContentError } from '../src/index.ts';
import { drawnPortraits, photographedPortraits } from '../src/photos/portraits.ts';
import { photo } from './photo.ts';

const WIDTHS = [144, 216];
const maya = {
  id: 'maya-rai',
  name: 'Maya Rai',
  role: 'Guide',
  wears: 'scarf',
  bio: 'From Bhojpur.',
  experience: '10',
};
const kamal = { ...maya, id: 'kamal-adhikari', name: 'Kamal Adhikari', wears: 'cap' };

describe('the team’s portraits', () => {
  let company: string;
  beforeEach(async () => {
    company = await mkdtemp(join(tmpdir(), 'trek-company-'));
  });
  afterEach(() => rm(company, { recursive: true }));

  const write = async (image?: object, bytes?: Uint8Array | string) => {
    await writeFile(join(company, 'team.json'), JSON.stringify([kamal, image ? { ...maya, image } : maya]));
    await mkdir(join(company, 'team'), { recursive: true });
    if (bytes !== undefined) await writeFile(join(company, 'team', 'maya.jpg'), bytes);
  };
  const photographed = async (bytes: Uint8Array | string, focus?: object) => {
    await write({ file: 'team/maya.jpg', focus }, bytes);
    return photographedPortraits(company, WIDTHS);
  };
  /** Red above, blue below; stored on its side if a camera held it so. */
  const redAboveBlue = async (orientation: 1 | 6) => {
    const half = { width: 400, height: 300, channels: 3 } as const;
    const input = await sharp({ create: { ...half, background: '#00f' } })
      .png()
      .toBuffer();
    const upright = sharp({ create: { ...half, height: 600, background: '#f00' } }).composite([
      { input, top: 300, left: 0 },
    ]);
    const stored = sharp(await upright.png().toBuffer()).rotate(orientation === 6 ? -90 : 0);
    return stored.withMetadata({ orientation }).jpeg().toBuffer();
  };
  const middleOf = async (file: Uint8Array | undefined) => {
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    const start = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
    return [...data.subarray(start, start + 3)].map((value) => (value > 128 ? 1 : 0));
  };

  test('with a photograph come as squares in each width, without camera data, with a placeholder', async () => {
    const [portrait, ...others] = await photographed(await photo(600, 800));
    expect(others).toEqual([]);
    expect(portrait?.id).toBe('maya-rai');
    expect(portrait?.standIn).toMatch(/^data:image\/webp;base64,[\w+/]+=*$/);
    expect(portrait?.standIn?.length).toBeLessThanOrEqual(300);
    expect([...(portrait?.files.keys() ?? [])]).toEqual(['-144.avif', '-216.avif', '.webp']);
    for (const [ending, bytes] of portrait?.files ?? []) {
      const { format, width, height, exif, xmp, iptc } = await sharp(bytes).metadata();
      const side = ending === '-144.avif' ? 144 : 216;
      expect({ format, width, height }).toEqual({
        format: ending === '.webp' ? 'webp' : 'heif',
        width: side,
        height: side,
      });
      expect({ exif, xmp, iptc }).toEqual({});
      expect(Buffer.from(bytes).toString('latin1')).not.toContain('TrekCamera');
    }
  });

  test.each([1, 6] as const)('are upright and cropped around their focus (orientation %i)', async (orientation) => {
    const picture = await redAboveBlue(orientation);
    const [above] = await photographed(picture, { x: 50, y: 0 });
    expect(await middleOf(above?.files.get('-144.avif'))).toEqual([1, 0, 0]);
    const [below] = await photographed(picture, { x: 50, y: 100 });
    expect(await middleOf(below?.files.get('-144.avif'))).toEqual([0, 0, 1]);
  });

  test('without a focus keep the upper middle, where the head is', async () => {
    const [portrait] = await photographed(await redAboveBlue(1));
    expect(await middleOf(portrait?.files.get('-144.avif'))).toEqual([1, 0, 0]);
  });

  test('without a photograph are drawn: in each width, and as the drawing itself', async () => {
    await write({ file: 'team/maya.jpg' }, await photo(600, 800));
    const portraits = await drawnPortraits(company, WIDTHS);
    expect(portraits.map(({ id }) => id)).toEqual(['kamal-adhikari']);
    const [{ files } = { files: new Map() }] = portraits;
    expect([...files.keys()]).toEqual(['-144.avif', '-216.avif', '.svg']);
    expect(await sharp(files.get('-216.avif')).metadata()).toMatchObject({ format: 'heif', width: 216, height: 216 });
    expect(String(files.get('.svg'))).toMatch(/^<svg /);
  });

  test('are only drawn for people without a photograph', async () => {
    await write();
    expect(await photographedPortraits(company, WIDTHS)).toEqual([]);
    expect(await drawnPortraits(company, WIDTHS)).toHaveLength(2);
  });

  test.each([
    ['that is not there', undefined, 'there is no "team/maya.jpg" in '],
    ['that is text', 'not a picture', '"team/maya.jpg" is not a readable image'],
    ['that is too small', () => photo(200, 400), '"team/maya.jpg" is 200 px wide; the minimum is 216'],
  ])('%s is rejected by file and field (I9)', async (_, make, reason) => {
    await write({ file: 'team/maya.jpg' }, typeof make === 'function' ? await make() : make);
    const error = await photographedPortraits(company, WIDTHS).catch((refusal) => refusal);
    expect(error).toBeInstanceOf(ContentError);
    expect(error.message).toContain(`company/team.json: 1.image.file: ${reason}`);
    expect(error.message).not.toContain('\n');
  });

  test('rejects a link to another folder', async () => {
    await write({ file: 'team/linked.jpg' });
    await writeFile(join(company, 'secret'), await photo(600, 800));
    await symlink(join(company, 'secret'), join(company, 'team', 'linked.jpg'));
    await expect(photographedPortraits(company, WIDTHS)).rejects.toThrow('there is no "team/linked.jpg"');
  });
});
