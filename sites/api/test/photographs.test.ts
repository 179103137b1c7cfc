import { mkdtemp, readdir, rm, stat, symlink, truncate, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countrySchema, type PhotoEntity, trekSchema } from '@trek/ui/api';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_BYTES, MAX_PIXELS, MIN_WIDTH, WIDTHS } from '../src/photos/photo-rules.ts';
import { PhotoWorker } from '../src/photos/photo-worker.ts';
import { files, trek, writeContent } from './content.ts';
import { bomb, photo, upload } from './photo.ts';
import { TestSite } from './site.ts';

const TREK = 'treks/everest-base-camp-trek.json';
const COUNTRY = 'countries/nepal.json';
const lodge = { file: 'khumbu/lodge.jpg', alt: 'A lodge below the pass' };
/** So long as the slowest format of one picture takes on a machine that does much else. */
const MADE = { timeout: 60_000, interval: 100 };

const withImages = (...images: object[]) => ({ [TREK]: { ...trek, images } });
const sourcesOf = async (site: TestSite): Promise<PhotoEntity[]> =>
  trekSchema.parse((await site.visitor().get('/trek/id/101')).body).sources ?? [];
const isWhole = ({ formats }: PhotoEntity) => formats.length === 2;
const untilMade = (site: TestSite, count: number) =>
  vi.waitFor(async () => expect((await sourcesOf(site)).filter(isWhole)).toHaveLength(count), MADE);
const bytesOf = async (site: TestSite, path: string) => {
  const answer = await site.api.fetch(new Request(`http://api${path}`));
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe('a photograph of the catalogue', () => {
  let site: TestSite;
  let plain: Buffer;
  beforeAll(async () => {
    site = await TestSite.start('SQLite');
    plain = await photo();
  });
  afterAll(() => site.remove());
  /** Starts with a photograph. @returns what the log says of the content */
  const start = async (image: object) => {
    await writeContent(join(site.folder, 'content'), withImages(image));
    await site.restart();
    expect((await site.visitor().get('/trek/id/101')).status).toBe(200);
    return String(site.logged.findLast(({ message }) => message === 'the content has errors')?.detail);
  };
  const refused = async (bytes: Uint8Array | string, file = lodge.file) => {
    await upload(site.settings.dataFolder, file, bytes);
    return start({ ...lodge, file });
  };

  test.each([
    ['that is not there', { file: 'khumbu/none.jpg' }, 'file: there is no "khumbu/none.jpg" in /'],
    ['that shows nothing', { alt: ' ' }, 'alt: '],
    ['with a point outside of it', { focus: { x: 101, y: 0 } }, 'focus.x: '],
    ...['../token-secret', 'a b.jpg', 'größe.jpg', '/a.jpg', 'a.svg', 'a', '.a.jpg', 'a//b.jpg', 'a.jpg?x'].map(
      (file): [string, object, string] => [`named ${file}`, { file }, 'file: must consist of letters, digits, - and _'],
    ),
  ])('%s is rejected by file and field', async (_, change, message) => {
    const fault = await start({ ...lodge, ...change });
    // If the file itself has an error, the last good one stays, with the photograph before.
    expect(fault.split('\n')[0]).toContain(`${TREK}: images.0.${message}`);
  });

  test.each([
    ['text', () => 'not a picture', 'is not a readable image'],
    ['a drawing', () => '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1000"/>', 'is not a'],
    ['nothing', () => '', 'is not a readable image'],
    ['a picture that is too small', () => photo(1599, 1200), 'is 1599 px wide; the minimum is 1600'],
    [
      'a picture that is too small once it is upright',
      () => photo(1600, 1200, 6),
      'is 1200 px wide; the minimum is 1600',
    ],
    [
      'what unpacks to gigabytes',
      () => bomb(30_000, 30_000),
      'has 30000 × 30000 pixels; the maximum is 100000000 in total',
    ],
  ])('rejects one that is %s by name (I9)', async (_, make, reason) => {
    const fault = await refused(await make());
    expect(fault).toContain(`${TREK}: images.0.file: "khumbu/lodge.jpg" ${reason}`);
    expect(fault).not.toContain('\n');
  });

  test('rejects too large a file before reading it', async () => {
    await upload(site.settings.dataFolder, lodge.file, plain);
    await truncate(join(site.settings.dataFolder, 'uploads', lodge.file), MAX_BYTES + 1);
    expect(await start(lodge)).toContain(`has ${MAX_BYTES + 1} bytes; the maximum is ${MAX_BYTES}`);
  });

  test('rejects a link to another folder', async () => {
    await upload(site.settings.dataFolder, '../secret.jpg', plain);
    const link = join(site.settings.dataFolder, 'uploads', 'linked.jpg');
    await symlink(join(site.settings.dataFolder, 'secret.jpg'), link);
    expect(await start({ ...lodge, file: 'linked.jpg' })).toContain('there is no "linked.jpg"');
  });
});

describe('valid photographs', () => {
  let site: TestSite;
  const credit = 'Maya Rai';
  const focus = { x: 20, y: 70 };
  const tall = { file: 'tall.jpg', alt: 'A waterfall' };
  const country = { ...files[COUNTRY], images: [lodge] };
  beforeAll(async () => {
    site = await TestSite.start('SQLite');
    await upload(site.settings.dataFolder, lodge.file, await photo());
    await upload(site.settings.dataFolder, tall.file, await photo(1800, 1600, 6));
    const changes = { ...withImages({ ...lodge, credit, focus }, tall), [COUNTRY]: country };
    await writeContent(join(site.folder, 'content'), changes);
    await site.restart();
  });
  afterAll(() => site.remove());

  test('appear in the answers with their metadata once their sizes are generated', { timeout: 60_000 }, async () => {
    await untilMade(site, 2);
    const [first, second] = await sourcesOf(site);
    expect(first).toEqual({
      path: expect.stringMatching(/^\/uploads\/sized\/lodge-[0-9a-f]{12}$/),
      widths: [...WIDTHS],
      formats: ['avif', 'webp'],
      ...{ width: 1600, height: 400, alt: lodge.alt, credit, focus },
      standIn: expect.stringMatching(/^data:image\/webp;base64,[\w+/]+=*$/),
    });
    expect(second).toMatchObject({ width: 1600, height: 1800, alt: tall.alt });
    expect((await site.visitor().get('/trek/id/101')).body.image).toEqual([
      `${first?.path}-1280.webp`,
      `${second?.path}-1280.webp`,
    ]);
    const [nepal, bhutan] = (await site.visitor().get('/country/all')).body.map((entry: unknown) =>
      countrySchema.parse(entry),
    );
    expect(nepal).toMatchObject({ image: `${first?.path}-1280.webp`, sources: [{ alt: lodge.alt }] });
    expect(bhutan).toMatchObject({ image: '/uploads/art/country-2.svg', sources: [] });
  });

  test('come in every size, cached for long', { timeout: 60_000 }, async () => {
    await untilMade(site, 2);
    for (const { path, formats, widths, width, height } of await sourcesOf(site)) {
      for (const format of formats) {
        for (const made of widths) {
          const { answer, bytes } = await bytesOf(site, `${path}-${made}.${format}`);
          expect(answer.headers.get('Content-Type')).toBe(`image/${format}`);
          expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
          const facts = await sharp(bytes).metadata();
          expect([facts.width, facts.height]).toEqual([made, Math.round((made * height) / width)]);
        }
      }
    }
  });

  test('contain neither place nor camera (I10)', { timeout: 60_000 }, async () => {
    await untilMade(site, 2);
    const [source] = await sourcesOf(site);
    for (const ending of ['-320.webp', '-1600.webp', '-1600.avif', '-share.jpg']) {
      const { bytes } = await bytesOf(site, `${source?.path}${ending}`);
      const { exif, xmp, iptc } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined });
      expect(bytes.toString('latin1')).not.toMatch(/TrekCamera|<GPS>/);
    }
  });

  test('have a tiny placeholder and a link preview picture', { timeout: 60_000 }, async () => {
    await untilMade(site, 2);
    for (const { standIn = '', path } of await sourcesOf(site)) {
      expect(standIn.length).toBeLessThanOrEqual(300);
      const shared = await sharp((await bytesOf(site, `${path}-share.jpg`)).bytes).metadata();
      expect([shared.format, shared.width, shared.height]).toEqual(['jpeg', 1200, 630]);
    }
  });

  // lovell/sharp#687
  test('show the page’s background through transparent parts in formats without transparency', {
    timeout: 60_000,
  }, async () => {
    const clear = await sharp({ create: { width: 1600, height: 900, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const shop = await TestSite.start('SQLite');
    await upload(shop.settings.dataFolder, 'clear.png', clear);
    await upload(shop.settings.dataFolder, 'clear.jpg', clear);
    await writeContent(join(shop.folder, 'content'), withImages({ file: 'clear.png', alt: 'A logo' }));
    await shop.restart();
    await untilMade(shop, 1);
    const [source] = await sourcesOf(shop);
    for (const path of [`${source?.path}-share.jpg`, '/uploads/clear.jpg']) {
      const { channels } = await sharp((await bytesOf(shop, path)).bytes).stats();
      const ground = channels.slice(0, 3).map(({ mean }) => Math.round(mean));
      expect(ground.every((value, index) => Math.abs(value - ([0xfb, 0xf9, 0xf5][index] ?? 0)) <= 2)).toBe(true);
    }
    expect((await sharp((await bytesOf(shop, `${source?.path}-640.webp`)).bytes).stats()).isOpaque).toBe(false);
    await shop.remove();
  });

  test('are generated once', { timeout: 60_000 }, async () => {
    await untilMade(site, 2);
    const cache = join(site.settings.dataFolder, 'cache', 'photos');
    const times = async () =>
      Promise.all((await readdir(cache)).map(async (file) => [file, (await stat(join(cache, file))).mtimeMs]));
    const before = await times();
    await site.restart();
    // At once: nothing has to be made first.
    expect((await sourcesOf(site)).filter(isWhole)).toHaveLength(2);
    expect(await times()).toEqual(before);
  });

  test('get new names when they change', { timeout: 60_000 }, async () => {
    await untilMade(site, 2);
    const [before] = await sourcesOf(site);
    await upload(site.settings.dataFolder, lodge.file, await photo(1700, 400));
    await utimes(join(site.settings.dataFolder, 'uploads', lodge.file), 1, 1);
    await site.restart();
    await untilMade(site, 2);
    expect((await sourcesOf(site))[0]?.path).not.toBe(before?.path);
  });

  test.each(['lodge-000000000000-320.webp', '..%2findex.json', 'index.json', 'stand-in.webp'])(
    'give no access to a file called %s',
    async (name) => {
      expect((await site.visitor().get(`/uploads/sized/${name}`)).status).toBe(404);
    },
  );
});

describe('a picture served under its own name', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await TestSite.start('SQLite');
  });
  afterAll(() => site.remove());
  const put = (file: string, bytes: Uint8Array | string) => upload(site.settings.dataFolder, file, bytes);
  const cache = () => join(site.settings.dataFolder, 'cache', 'photos');
  const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><GPS>TrekCamera</GPS></x:xmpmeta>';
  const written = async (width = 1800, height = 900) =>
    sharp(await photo(width, height))
      .keepMetadata()
      .withXmp(xmp);
  /** With a comment and a text of a news agency, as old cameras and editors write them. */
  const withSegments = (jpeg: Buffer) => {
    const segment = (marker: number, text: string) => {
      const head = Buffer.from([0xff, marker, 0, 0]);
      head.writeUInt16BE(text.length + 2, 2);
      return Buffer.concat([head, Buffer.from(text)]);
    };
    const iptc = 'Photoshop 3.0\0' + '8BIM\x04\x04\0\0\0\0\0\x0f\x1c\x02\x5a\0\x0aTrekCamera\0';
    return Buffer.concat([jpeg.subarray(0, 2), segment(0xfe, 'by TrekCamera'), segment(0xed, iptc), jpeg.subarray(2)]);
  };

  test.each([
    ['tea.jpg', async () => withSegments(await (await written()).jpeg().toBuffer())],
    ['tea.jpeg', async () => (await written()).jpeg().toBuffer()],
    ['tea.png', async () => (await written()).png().toBuffer()],
    ['tea.webp', async () => (await written()).webp().toBuffer()],
    ['tea.avif', async () => (await written()).avif({ effort: 0 }).toBuffer()],
  ])('contains neither place nor camera: %s (I10)', async (file, make) => {
    const original = await make();
    // The control.
    expect(original.toString('latin1')).toContain('TrekCamera');
    await put(`posts/${file}`, original);
    const { answer, bytes } = await bytesOf(site, `/uploads/posts/${file}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe(`image/${file === 'tea.jpg' ? 'jpeg' : file.slice(4)}`);
    const { exif, xmp, iptc, comments, width } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, comments }).toEqual({});
    expect(bytes.toString('latin1')).not.toMatch(/TrekCamera|<GPS>/);
    expect(width).toBe(WIDTHS.at(-1));
  });

  test('is upright and not enlarged', async () => {
    await put('small.jpg', await photo(400, 300, 6));
    const facts = await sharp((await bytesOf(site, '/uploads/small.jpg')).bytes).metadata();
    expect([facts.width, facts.height, facts.orientation]).toEqual([300, 400, undefined]);
  });

  test('keeps its animation', async () => {
    const frame = (background: string) => sharp({ create: { width: 20, height: 10, channels: 3, background } }).png();
    const frames = await Promise.all(['#f00', '#00f'].map((color) => frame(color).toBuffer()));
    await put(
      'flag.gif',
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    );
    const { answer, bytes } = await bytesOf(site, '/uploads/flag.gif');
    expect(answer.headers.get('Content-Type')).toBe('image/gif');
    expect((await sharp(bytes, { animated: true }).metadata()).pages).toBe(2);
  });

  test('is generated once, and again when its file changes', async () => {
    await put('once.jpg', await photo(400, 300));
    const answers = await Promise.all([1, 2].map(() => bytesOf(site, '/uploads/once.jpg')));
    expect(answers.map(({ answer }) => answer.status)).toEqual([200, 200]);
    const made = async () => (await readdir(cache())).filter((file) => file.startsWith('once-'));
    const [first] = await made();
    await site.restart();
    await bytesOf(site, '/uploads/once.jpg');
    expect(await made()).toEqual([first]);
    await put('once.jpg', await photo(500, 300));
    expect((await sharp((await bytesOf(site, '/uploads/once.jpg')).bytes).metadata()).width).toBe(500);
  });

  test('is requested again if it could not be cached', async () => {
    await put('later.jpg', await photo(400, 300));
    await rm(cache(), { recursive: true, force: true });
    await upload(site.settings.dataFolder, '../cache/photos', 'in the way');
    expect((await site.visitor().get('/uploads/later.jpg')).status).toBe(503);
    await rm(cache());
    expect((await site.visitor().get('/uploads/later.jpg')).status).toBe(200);
  });

  test.each([
    ['text', () => 'not a picture'],
    ['a drawing', () => '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>'],
    ['what unpacks to gigabytes', () => bomb(30_000, 30_000)],
  ])('returns 404 if it is %s, and is read once (I9)', async (_, make) => {
    await put('none.jpg', make());
    site.logged.length = 0;
    for (const _time of [1, 2]) expect((await site.visitor().get('/uploads/none.jpg')).status).toBe(404);
    const warnings = site.logged.filter(({ message }) => message === 'an image is left out');
    expect(warnings).toEqual([expect.objectContaining({ level: 'warn', detail: expect.stringContaining('none.jpg') })]);
  });
});

test('I10 control: an original photograph contains its place', async () => {
  expect((await sharp(await photo()).metadata()).exif?.toString('latin1')).toContain('TrekCamera');
});

test('I9 control: an unbounded decoder unpacks oversized pictures', async () => {
  const [width, height] = [12_000, 9_000];
  const large = await sharp({ create: { width, height, channels: 3, background: '#668' }, limitInputPixels: false })
    .png()
    .toBuffer();
  const unpack = (limitInputPixels: number | false) => sharp(large, { limitInputPixels }).resize(16).toBuffer();
  await expect(unpack(false)).resolves.toBeInstanceOf(Buffer);
  await expect(unpack(MAX_PIXELS)).rejects.toThrow('pixel limit');
});

test('a crashing decoder fails one answer, and the next job gets a new one (I9)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trek-decoder-'));
  await upload(folder, 'a.jpg', await photo());
  const worker = new PhotoWorker();
  const job = { kind: 'inspect', file: join(folder, 'uploads', 'a.jpg'), minWidth: MIN_WIDTH } as const;
  const first = worker.ask(job);
  // The job is sent a turn later.
  await Promise.resolve();
  worker.rest();
  expect(await first).toEqual({ refusal: "can't be read: the decoder crashed" });
  expect(await worker.ask(job)).toEqual({ facts: { width: 1600, height: 400 } });
  worker.stop();
  expect(await worker.ask(job)).toEqual({ refusal: 'the server is stopping' });
  await rm(folder, { recursive: true });
});

describe('a truncated photograph', () => {
  let site: TestSite;
  beforeEach(async () => {
    site = await TestSite.start('SQLite');
  });
  afterEach(() => site.remove());

  test('keeps its drawing and all other photographs, and notifies the operator (I9)', {
    timeout: 60_000,
  }, async () => {
    const whole = await photo();
    await upload(site.settings.dataFolder, 'cut.jpg', whole.subarray(0, whole.length / 2));
    await upload(site.settings.dataFolder, lodge.file, whole);
    const cut = { file: 'cut.jpg', alt: 'Half a mountain' };
    await writeContent(join(site.folder, 'content'), {
      ...withImages(cut, lodge),
      [COUNTRY]: { ...files[COUNTRY], images: [cut] },
    });
    await site.restart();
    await untilMade(site, 1);
    expect((await sourcesOf(site))[0]?.alt).toBe(lodge.alt);
    expect((await site.visitor().get('/country/all')).body[0]).toMatchObject({
      image: '/uploads/art/country-1.svg',
      sources: [],
    });
    expect(site.logged).toContainEqual({
      level: 'warn',
      message: 'a photograph is left out',
      detail: expect.stringContaining('cut.jpg can'),
    });
  });
});
