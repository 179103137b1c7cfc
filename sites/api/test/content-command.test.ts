import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentWarnings } from '../src/content/content-warnings.ts';
import { missingFacts } from '../src/content/missing-facts.ts';
import { readContent } from '../src/content/read-content.ts';
import { britishSpellings } from '../src/content/spelling.ts';
import { SettingError } from '../src/core/setting-error.ts';
import { readSettings } from '../src/settings/settings.ts';
import { contentCommand } from '../src/setup/content-command.ts';
import { CHILD_ENVIRONMENT } from './child-environment.ts';
import { type ContentFiles, files, secondTrek, trek, writeContent } from './content.ts';
import { photo, upload } from './photo.ts';

const COMMAND = fileURLToPath(new URL('../src/content.ts', import.meta.url));
const TREK = 'treks/everest-base-camp-trek.json';
const POST = 'posts/when-to-go.json';

/** The first bytes of a file in ISO's container, as phones write them. */
const box = (type: string) => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(type), Buffer.alloc(64)]);

describe('the content command', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trek-content-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const environment = () => ({ CONTENT_DIR: folder, DATA_DIR: join(folder, 'data') });

  /** Runs the command in this process: to start one takes longer than the rest of a test. */
  async function run(...args: string[]): Promise<{ code: number; output: string; error: string }> {
    const lines: string[] = [];
    let error = '';
    try {
      await contentCommand(args, readSettings(environment()), (line) => lines.push(line));
    } catch (thrown) {
      if (!(thrown instanceof SettingError)) throw thrown;
      error = thrown.message;
    }
    return { code: error ? 1 : 0, output: lines.join('\n'), error };
  }

  test.each<[string, ContentFiles, object]>([
    [
      'prints what is odd, and succeeds',
      files,
      { code: 0, output: expect.stringMatching(/files are valid/), error: '' },
    ],
    [
      'prints errors alone, and fails',
      { ...files, [POST]: '{' },
      { code: 1, output: '', error: expect.stringMatching(/^posts\/when-to-go\.json:1:2: .*\n1 error\n$/) },
    ],
  ])('as a process %s', async (_, content, result) => {
    await writeContent(folder, content);
    const child = spawn(process.execPath, [COMMAND], { env: { ...CHILD_ENVIRONMENT, ...environment() } });
    const [output, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    expect({ code, output, error }).toEqual(result);
  });

  test('lists every fault of every file at once', async () => {
    const wrong = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`posts/p${index}.json`, '{']));
    await writeContent(folder, {
      ...files,
      ...wrong,
      [TREK]: { ...trek, pricUsd: 1, difficulty: 'Tough' },
      'treks/gokyo-lakes-trek.json': { ...secondTrek, region: 'andes' },
    });
    const { code, error } = await run();
    expect(code).toBe(1);
    expect(error.trim().split('\n')).toHaveLength(16);
    for (const fault of ['pricUsd: there', 'difficulty: "Tough"', 'region "andes"', 'posts/p11.json', '15 errors']) {
      expect(error).toContain(fault);
    }
  });

  test('names a missing photograph', async () => {
    await writeContent(folder, { ...files, [TREK]: { ...trek, images: [{ file: 'ebc.jpg', alt: 'The camp' }] } });
    const { code, error } = await run();
    expect([code, error]).toEqual([1, expect.stringContaining(`${TREK}: images.0.file: there is no "ebc.jpg"`)]);
  });

  test('creates a valid trek and lists what is still to be written', async () => {
    await writeContent(folder, files);
    const begun = await run('new', 'trek', 'Three Passes Trek');
    expect([begun.code, begun.output]).toEqual([
      0,
      expect.stringContaining('treks/three-passes-trek.json was created'),
    ]);
    const written = JSON.parse(await readFile(join(folder, 'treks/three-passes-trek.json'), 'utf8'));
    expect(written).toMatchObject({ id: 104, title: 'Three Passes Trek', country: 'nepal' });
    const checked = await run();
    expect(checked.code).toBe(0);
    expect(checked.output).toContain('treks/three-passes-trek.json: description: still contains TODO');
    expect((await run('new', 'trek', 'Three Passes Trek')).error).toContain('already exists');
    expect((await run('new', 'trek', 'Inca Trail', 'peru')).error).toContain('There is no country "peru"');
    expect((await run('new', 'hotel')).error).toContain('Usage: ');
  });

  // lovell/sharp#4379: a phone names what it sends as it is asked to, and keeps its own format.
  test.each([
    ['a HEIC file', box('ftypheic'), 'This is a HEIC file; export it as JPEG.'],
    ['a burst of HEIC', box('ftypmsf1'), 'This is a HEIC file; export it as JPEG.'],
    ['a TIFF', Buffer.from('II*\0rest of it'), 'This is a TIFF or raw photograph file; export it as JPEG.'],
    ['a GIF', Buffer.from('GIF89a'), 'This is a GIF file; export it as JPEG.'],
    ['a PDF', Buffer.from('%PDF-1.7 and more'), 'This is a PDF file; export it as JPEG.'],
    ['a page', Buffer.from('<!doctype html><title>Login</title>'), 'This is an HTML file; export it as JPEG.'],
    ['nothing', Buffer.alloc(0), 'is not a readable image: it is empty'],
  ])('names a photograph that is %s', async (_, bytes, fault) => {
    await writeContent(folder, { ...files, [TREK]: { ...trek, images: [{ file: 'ebc.jpg', alt: 'The camp' }] } });
    await upload(join(folder, 'data'), 'ebc.jpg', bytes);
    const { code, error } = await run();
    expect(code).toBe(1);
    expect(error).toContain(`${TREK}: images.0.file: "ebc.jpg" `);
    expect(error).toContain(fault);
  });

  test('names truncated photographs, including those of posts, and no valid ones', async () => {
    const whole = await photo();
    const withImages = { ...trek, images: [{ file: 'ebc.jpg', alt: 'The camp' }] };
    await writeContent(folder, { ...files, ...posted('<img src="/uploads/tea.jpg" alt="Tea">'), [TREK]: withImages });
    await upload(join(folder, 'data'), 'ebc.jpg', whole);
    await upload(join(folder, 'data'), 'tea.jpg', whole.subarray(0, whole.length / 2));
    const cut = `${POST}: content.0: a picture will be missing: "tea.jpg" is not a readable image: it is damaged or was cut off`;
    expect((await run()).output).toContain(cut);
    await upload(join(folder, 'data'), 'ebc.jpg', whole.subarray(0, whole.length / 2));
    expect((await run()).error).toContain('"ebc.jpg" is not a readable image: it is damaged or was cut off');
    await upload(join(folder, 'data'), 'ebc.jpg', whole);
    await upload(join(folder, 'data'), 'tea.jpg', whole);
    const { code, output } = await run();
    expect(code).toBe(0);
    expect(output).not.toContain('image');
  });

  test('names every missing picture of a post in any spelling of its address', async () => {
    const pictures = [
      ['<img src="/uploads/IMG_1.heic">', '"IMG_1.heic" is not a JPEG, PNG, WebP or AVIF file. This is a HEIC file'],
      ['<img src="/uploads/scan.tif">', '"scan.tif" is not a JPEG, PNG, WebP or AVIF file. This is a TIFF'],
      ['<img src="/uploads/camp.tif">', '"camp.tif" must end in .jpg, .jpeg, .png, .webp, .avif or .gif'],
      ['<img src="/uploads/camp">', '"camp" must end in .jpg'],
      ['<img src="../uploads/no-1.jpg">', 'there is no "no-1.jpg" in '],
      ['<img src="uploads/no-2.jpg?x=1">', 'there is no "no-2.jpg" in '],
      ['<img src="/app/uploads/no-3.jpg">', 'there is no "no-3.jpg" in '],
      ['<img src="/uploads/whole.jpg" srcset="/uploads/whole.jpg 1x, uploads/no,4.jpg 2x">', '"no,4.jpg" may have '],
      ['<img src="/uploads/whole.jpg" srcset="/uploads/no-5.jpg">', 'there is no "no-5.jpg" in '],
      ['<picture><source srcset="/uploads/no-6.webp 800w"><img src="/uploads/whole.jpg"></picture>', '"no-6.webp" in '],
      ['<img src="data:," data-src="/uploads/no-7.jpg">', 'there is no "no-7.jpg" in '],
      ['<table background="/uploads/no-8.jpg"><tr><td>x</td></tr></table>', 'there is no "no-8.jpg" in '],
      ['<img src="/uploads/no-9.gif">', 'there is no "no-9.gif" in '],
      ['<img src="/uploads/my%20tea.jpg">', '"my tea.jpg" may have '],
    ];
    const good = [
      '<img src="/uploads/whole.jpg"><img src="../uploads/moving.gif" srcset="/uploads/whole.jpg 2x">',
      '<img src="/uploads/art/trek-101-day.svg"><img src="https://cdn.example/no.heic"><a href="/uploads/no.pdf">x</a>',
      '<!-- <img src="/uploads/no.jpg"> --><video src="/uploads/no.mp4"></video>',
    ];
    const data = join(folder, 'data');
    await writeContent(folder, {
      ...files,
      [POST]: { ...post, content: [...pictures.map(([html]) => html), ...good] },
    });
    const whole = await photo();
    for (const name of ['whole.jpg', 'camp.tif', 'camp', 'my tea.jpg']) await upload(data, name, whole);
    await upload(data, 'IMG_1.heic', box('ftypheic'));
    await upload(data, 'scan.tif', Buffer.from('II*\0rest of it'));
    await upload(data, 'moving.gif', Buffer.from('GIF89a'));
    const { output } = await run();
    const warnings = output.split('\n').filter((line) => line.includes('a picture will be missing'));
    expect(warnings).toEqual(
      pictures.map(([, fault], index) =>
        expect.stringContaining(
          `${POST}: content.${index}: a picture will be missing: ${fault?.startsWith('"no-6') ? 'there is no ' : ''}${fault}`,
        ),
      ),
    );
  });

  async function doubts(changes: ContentFiles): Promise<string[]> {
    await writeContent(folder, { ...files, ...changes });
    return contentWarnings((await readContent(folder)).content);
  }
  const post = JSON.parse(JSON.stringify((files as Record<string, object>)[POST]));
  const posted = (html: string) => ({ [POST]: { ...post, content: [html] } });

  /** The trek with these nights, and with more facts of some of them. */
  const sleeping = (altitudes: (number | undefined)[], facts: Record<number, object> = {}): ContentFiles => ({
    [TREK]: {
      ...trek,
      durationDays: altitudes.length,
      // The usual price of a day, so that only the nights stand out.
      priceUsd: 480 * altitudes.length,
      stages: altitudes.map((altitudeMeters, index) => ({
        ...{ day: index + 1, title: 'A day', description: 'On foot.', altitudeMeters },
        ...facts[index],
      })),
    },
  });

  /** The trek with two nights in these places, the second of which is reached with these facts. */
  const walking = (from: [number, number], to: [number, number], facts: object = { walkingHours: '6–7' }) => {
    const [start, end] = [from, to].map(([latitude, longitude]) => ({ coordinates: { latitude, longitude } }));
    return sleeping([2800, 2800, 2800], { 0: { ...start, endLocation: 'Lukla' }, 1: { ...end, ...facts } });
  };

  const pass = (altitudeMeters: number) => ({ name: 'Cho La', kind: 'pass', altitudeMeters });
  const between = (startLocation: string, endLocation: string) => ({ startLocation, endLocation });

  test.each<[string, ContentFiles, string]>([
    [
      'a price with a digit too many',
      { [TREK]: { ...trek, priceUsd: 14_500 }, 'treks/third-trek.json': { ...trek, id: 105, title: 'Third Trek' } },
      `${TREK}: priceUsd: 14500 is $4833 a day, while $483 is usual in "nepal": is a digit wrong?`,
    ],
    [
      'a night that can not be reached',
      sleeping([500, 3600, 3600]),
      `${TREK}: stages.1.altitudeMeters: day 2 sleeps 3100 m above the night before: is it right?`,
    ],
    [
      'a night without an altitude',
      sleeping([2800, undefined, 2900]),
      `${TREK}: stages.1.altitudeMeters: is missing: how high is the night of day 2?`,
    ],
    [
      'a last night without an altitude',
      sleeping([2800, 2800, undefined], { 2: { accommodation: 'Teahouse' } }),
      `${TREK}: stages.2.altitudeMeters: is missing: how high is the night of day 3?`,
    ],
    [
      'a steep night without a precaution',
      sleeping([2500, 3100, 3100]),
      `${TREK}: stages.1.precaution: is missing: day 2 sleeps 600 m above the night before; say what is done about it, or plan a lower night`,
    ],
    [
      'a fifth night without rest and without a precaution',
      sleeping([3000, 3100, 3200, 3300, 3400, 3500, 3500]),
      `${TREK}: stages.5.precaution: is missing: day 6 is at least the 5th in a row to sleep higher; say what is done about it, or plan a lower night`,
    ],
    [
      'a flight to a high town without a precaution',
      sleeping([3500, 3500, 3500]),
      `${TREK}: stages.0.precaution: is missing: travelers arrive at 3500 m; say what is done about it, or plan a lower night`,
    ],
    [
      'a place with two altitudes',
      {
        ...sleeping([2800, 2800, 2800], { 1: { endLocation: 'Lukla' } }),
        'treks/gokyo-lakes-trek.json': {
          ...secondTrek,
          stages: secondTrek.stages
            .map((stage) => ({ ...stage, altitudeMeters: 2860, endLocation: 'Lukla' }))
            .slice(0, 1),
          durationDays: 1,
        },
      },
      'treks/gokyo-lakes-trek.json: stages.0.altitudeMeters: 2860, but Lukla is at 2800 m in treks/everest-base-camp-trek.json: correct one, or tell two places apart by name',
    ],
    [
      'a place with two positions',
      {
        ...walking([27.69, 86.73], [27.74, 86.71]),
        'treks/gokyo-lakes-trek.json': {
          ...secondTrek,
          stages: secondTrek.stages.map((stage, index) =>
            index === 0
              ? {
                  ...stage,
                  endLocation: 'Lukla',
                  altitudeMeters: 2800,
                  coordinates: { latitude: 27.96, longitude: 86.73 },
                }
              : stage,
          ),
        },
      },
      'treks/gokyo-lakes-trek.json: stages.0.coordinates: Lukla is 30 km from where treks/everest-base-camp-trek.json has it: correct one, or tell two places apart by name',
    ],
    [
      'a place outside the country',
      walking([27.69, 86.73], [86.71, 27.74], {}),
      `${TREK}: stages.1.coordinates: 86.71, 27.74 is not in "nepal": is a digit wrong?`,
    ],
    [
      'a walk that is too long',
      walking([27.69, 86.73], [27.74, 87.23]),
      `${TREK}: stages.1.coordinates: day 2 walks 50 km in a straight line: correct it or the night before, or say that it drives or flies`,
    ],
    [
      'a hotel that neither list names',
      sleeping([1400, 2800, 2800], { 0: { accommodation: 'Hotel' } }),
      `${TREK}: included: day 1 sleeps in a hotel: name it here, or in excluded`,
    ],
    [
      'a walk without hours',
      sleeping([2800, 2800, 2800], { 1: { legs: [{ way: 'walk', distanceKm: 10 }] } }),
      `${TREK}: stages.1.walkingHours: is missing: how long do 10 km take?`,
    ],
    [
      'a walk that is a run',
      sleeping([2800, 2800, 2800], { 1: { legs: [{ way: 'walk', distanceKm: 30 }], walkingHours: '4–5' } }),
      `${TREK}: stages.1.legs: 30 km in 4–5 hours: is it right?`,
    ],
    [
      'a walk that is shorter than the straight line',
      walking([27.69, 86.73], [27.69, 86.93], {
        ...{ walkingHours: '6–7', startLocation: 'Lukla', endLocation: 'Namche Bazaar' },
        legs: [{ way: 'walk', distanceKm: 12 }],
      }),
      `${TREK}: stages.1.legs: 12 km on foot, and 19.7 km in a straight line: is it right?`,
    ],
    [
      'a walk that winds too much',
      walking([27.69, 86.73], [27.69, 86.75], {
        ...{ walkingHours: '6–7', startLocation: 'Lukla', endLocation: 'Namche Bazaar' },
        legs: [{ way: 'walk', distanceKm: 18 }],
      }),
      `${TREK}: stages.1.legs: 18 km on foot, and 2.0 km in a straight line: is it right?`,
    ],
    [
      'a pass above the highest point',
      {
        [TREK]: {
          ...trek,
          stages: trek.stages.map((stage) => ({ ...stage, via: [pass(6100)] })).slice(0, 1),
          durationDays: 1,
          priceUsd: 480,
        },
      },
      `${TREK}: stages.0.via.0: Cho La, 6100 m, is above the trek's maxAltitudeMeters, 5545`,
    ],
    [
      'a pass that is too high for a day',
      sleeping([2800, 2800, 2800], {
        1: { legs: [{ way: 'walk', distanceKm: 10 }], walkingHours: '6', via: [pass(5300)] },
      }),
      `${TREK}: stages.1.via.0: Cho La is 2500 m from the night: is it right?`,
    ],
    [
      'a walk with two distances',
      sleeping([2800, 2800, 2800, 2800], {
        1: { ...between('Lukla', 'Ghat'), legs: [{ way: 'walk', distanceKm: 10 }], walkingHours: '6' },
        2: { ...between('Ghat', 'Lukla'), legs: [{ way: 'walk', distanceKm: 11 }], walkingHours: '6' },
      }),
      `${TREK}: stages.2.legs: 11 km, but 10 km in ${TREK}: correct one`,
    ],
    [
      'a link to no page',
      posted('<p><a href="/treks/gokyo-lake-trek?from=blog">Gokyo</a> <a href="https://example.org/x">there</a></p>'),
      `${POST}: content.0: a link leads to /treks/gokyo-lake-trek, which does not exist on this site; did you mean "/treks/gokyo-lakes-trek"?`,
    ],
    [
      'a picture without words',
      posted('<img src="/api/uploads/x.jpg">'),
      `${POST}: content.0: an image has no alt text: describe what it shows`,
    ],
    [
      'an element that no page shows',
      posted('<video src="/a.mp4"></video>'),
      `${POST}: content.0: <video> is left out`,
    ],
    [
      'a sign that no feed may hold',
      { [POST]: { ...post, metaDescription: 'Slow\u000Bfeet' } },
      `${POST}: metaDescription: holds the sign U+000B, which no feed may hold: delete it`,
    ],
  ])('questions %s', async (_, changes, doubt) => {
    expect(await doubts(changes)).toEqual([doubt]);
  });

  test.each<[string, ContentFiles]>([
    ['a link and a picture', posted('<p><a href="/contact#map">Ask</a> <img alt="A lake" src="/x.jpg"></p>')],
    ['a steep night with a precaution', sleeping([2500, 3100, 3100], { 1: { precaution: 'We rest the day after.' } })],
    ['a journey home without an altitude', sleeping([2500, 2500, undefined])],
    ['a walk over a pass', walking([27.69, 86.73], [27.74, 87.03])],
    ['a ride to a walk', walking([27.69, 86.73], [27.74, 87.23], { walkingHours: '6–7', title: 'Drive and walk' })],
    ['a ride with a stroll', walking([27.69, 86.73], [27.74, 87.23], { walkingHours: '1–2' })],
    [
      'a walk from where a flight lands',
      walking([27.69, 86.73], [27.74, 87.23], { walkingHours: '6–7', startLocation: 'Tumlingtar' }),
    ],
  ])('accepts %s', async (_, changes) => {
    expect(await doubts(changes)).toEqual([]);
  });

  test('accepts a hotel that is listed as excluded', async () => {
    const changes = sleeping([1400, 2800, 2800], { 0: { accommodation: 'Hotel' } });
    const left = { [TREK]: { ...(changes[TREK] as object), excluded: ['Hotel nights in Kathmandu'] } };
    expect(await doubts(left)).toEqual([]);
  });

  test('asks for the facts by which visitors judge a trek', async () => {
    const day = { ...trek.stages[0], ...between('Lukla', 'Namche Bazaar'), accommodation: 'Tent', walkingHours: '6' };
    await writeContent(folder, {
      ...files,
      [TREK]: { ...trek, durationDays: 1, stages: [{ ...day, coordinates: undefined }] },
    });
    const { treks } = (await readContent(folder)).content;
    expect(missingFacts(treks).filter((line) => line.startsWith(TREK))).toEqual([
      `${TREK}: alsoKnownAs: is missing: what else is it called?`,
      `${TREK}: permits: is missing: which permits does it need? Write an empty list if none`,
      `${TREK}: climate: is missing: which weather station is near?`,
      `${TREK}: effort: is missing: what makes it as hard as it is?`,
      `${TREK}: arrival: is missing: who meets travelers, and where do they sleep before? The page says “Ask us”`,
      `${TREK}: packing: is missing: what is packed differently?`,
      `${TREK}: questions: is missing: what do people ask?`,
      `${TREK}: sources: is missing: where do the facts come from?`,
      `${TREK}: stages.0.coordinates: is missing: the map leaves Namche Bazaar out`,
      `${TREK}: stages.0.legs: has no walk with a distance: how far are 6 hours?`,
      `${TREK}: stages.0.legs: is missing: how does one come from Lukla to Namche Bazaar?`,
    ]);
  });

  test.each([
    ['A harbour', 'harbour'],
    ['Five kilometres', 'metres'],
    ['A refuelling stop', 'refuelling'],
    ['We acclimatise', 'acclimatise'],
    ['A grey langur', 'grey'],
    ['Down towards the river', 'towards'],
    ['With a licence', 'licence'],
    ['Ask your paediatrician', 'paediatrician'],
    ['Abseiling from the ridge', 'Abseiling'],
    ['A walk round the lake', 'round the'],
  ])('reports British spelling: %s', async (words, found) => {
    await writeContent(folder, { ...files, [TREK]: { ...trek, metaDescription: words } });
    const [fault, ...others] = britishSpellings((await readContent(folder)).written);
    expect([fault?.startsWith(`${TREK}: "${found.slice(0, 4)}`), others]).toEqual([true, []]);
  });

  test('accepts American spelling and similar words', async () => {
    const words = 'The four hours of our tour along the gray ridge: a meter, a theater, raised and promised.';
    await writeContent(folder, { ...files, [TREK]: { ...trek, metaDescription: words } });
    expect(britishSpellings((await readContent(folder)).written)).toEqual([]);
  });

  test('reports nothing for the company’s own content but that it says nothing of arrival', async () => {
    const { content, written } = await readContent(fileURLToPath(new URL('../content/', import.meta.url)));
    const faults = [...contentWarnings(content), ...missingFacts(content.treks), ...britishSpellings(written)];
    expect(faults.filter((line) => !/: arrival: is missing/.test(line))).toEqual([]);
    expect(faults).toHaveLength(content.treks.length);
  });

  test('asks for each fact of arrival that is left out', async () => {
    await writeContent(folder, { ...files, [TREK]: { ...trek, arrival: { airportPickup: true, nightsBefore: 1 } } });
    const { treks } = (await readContent(folder)).content;
    expect(missingFacts(treks).filter((line) => line.startsWith(`${TREK}: arrival.`))).toEqual(
      ['nightsAfter', 'transfers', 'meetingPoint', 'emergencyPhone'].map(
        (field) => `${TREK}: arrival.${field}: is missing: the page says “Ask us”`,
      ),
    );
  });
});
