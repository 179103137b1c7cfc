import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { companySchemas } from '../src/content/company-schema.ts';
import { contentWarnings } from '../src/content/content-warnings.ts';
import { dateWarnings } from '../src/content/date-warnings.ts';
import { JsonFault, readPlaces } from '../src/content/json-places.ts';
import { plainPhotoName } from '../src/content/photo-name.ts';
import { readContent } from '../src/content/read-content.ts';
import { photoFaults } from '../src/photos/check-photos.ts';
import { type ContentFiles, files, germanTrek, trek, writeContent } from './content.ts';
import { photo, upload } from './photo.ts';

/** The mistakes that people make in content files: each gets an error or a warning that says what to do. */

const TREK = 'treks/everest-base-camp-trek.json';
const POST = 'posts/when-to-go.json';
const TODAY = '2026-11-21';
const post = files[POST];
const written = JSON.stringify(trek, null, 2);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trek-mistakes-'));
});
afterEach(() => rm(folder, { recursive: true }));

const read = async (changes: ContentFiles) => {
  await writeContent(folder, { ...files, ...changes });
  return readContent(folder);
};
const errorOf = (changes: ContentFiles) =>
  read(changes).then(
    () => undefined,
    (error: Error) => error.message,
  );

describe('the translation of a trek', () => {
  const FILE = 'treks/everest-base-camp-trek.de.json';
  const [first, ...others] = germanTrek.stages;

  test('is read with its trek', async () => {
    const { content, warnings } = await read({ [FILE]: germanTrek });
    expect(content.treks.map(({ slug }) => slug)).not.toContain('everest-base-camp-trek.de');
    expect(content.treks.find(({ slug }) => slug === 'everest-base-camp-trek')?.content.translations).toEqual({
      de: germanTrek,
    });
    expect(warnings).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['a field too many', { ...germanTrek, priceUsd: 1300 }, 'priceUsd: there is no such field'],
    ['a title, which makes the address', { ...germanTrek, title: 'Zum Everest' }, 'title: there is no such field'],
    ['no highlights', { ...germanTrek, highlights: undefined }, 'highlights: is missing'],
    ['a day too few', { ...germanTrek, stages: others }, "stages: has 2 of the 3 in the trek's own file"],
    ['its days in another order', { ...germanTrek, stages: germanTrek.stages.toReversed() }, 'stages.0.day: must be 1'],
    [
      'one more item',
      { ...germanTrek, excluded: ['Flüge', 'Visum'] },
      "excluded: has 2 of the 1 in the trek's own file",
    ],
    [
      'no precaution where the trek has one',
      { ...germanTrek, stages: [{ ...first, precaution: undefined }, ...others] },
      'stages.0.precaution: is missing',
    ],
    [
      'meals of its own',
      { ...germanTrek, stages: [{ ...first, meals: 'Abendessen' }, ...others] },
      'stages.0.meals: is not',
    ],
    ['a packing list of its own', { ...germanTrek, packing: ['Stirnlampe'] }, "packing: is not in the trek's own file"],
  ])('with %s is refused', async (_, translation, message) => {
    expect(await errorOf({ [FILE]: translation })).toContain(`${FILE}: ${message}`);
  });

  test.each([
    ['treks/everest-base-camp-trek.it.json', 'file: the site has no language "it": it has de, fr, es beside English'],
    ['treks/everest-base-camp-trek.en.json', 'file: the site has no language "en"'],
    [
      'treks/everest-base-camp-trk.de.json',
      'file: there is no trek "everest-base-camp-trk"; did you mean "everest-base-camp-trek"?',
    ],
  ])('named %s is refused', async (file, message) => {
    expect(await errorOf({ [file]: germanTrek })).toContain(`${file}: ${message}`);
  });

  test('adds no error where its trek has errors', async () => {
    const errors = await errorOf({ [TREK]: { ...trek, priceUsd: '1450' }, [FILE]: germanTrek });
    expect(errors).toContain(`${TREK}: priceUsd`);
    expect(errors).not.toContain(FILE);
  });
});

describe('the file of a partner', () => {
  const FILE = 'partners/alpine.json';
  const partner = { name: 'Alpine Tours', origins: ['https://alpine.example'], language: 'de', contact: 'a@b.example' };

  test('is optional, as its folder is, and may name itself', async () => {
    expect((await read({})).content.partners).toEqual([]);
    const { content, warnings } = await read({
      [FILE]: { ...partner, id: 'alpine', origins: ['http://localhost:3000'] },
    });
    expect(content.partners).toMatchObject([{ slug: 'alpine', content: { commissionPercent: 0, active: true } }]);
    expect(warnings).toEqual([]);
  });

  test.each([
    ['https://alpine.example/', 'an origin alone, as browsers send it: write "https://alpine.example"'],
    ['https://alpine.example/touren?x', 'an origin alone, as browsers send it: write "https://alpine.example"'],
    ['https://Alpine.example:443', 'an origin alone, as browsers send it: write "https://alpine.example"'],
    ['https://bergführer.example', 'write "https://xn--'],
    ['http://alpine.example', 'must begin with https://: write "https://alpine.example"'],
    ['ftp://alpine.example', 'must begin with https://: write "https://alpine.example"'],
    ['alpine.example', 'must be an origin such as "https://alpine.example"'],
    ['https://*.alpine.example', 'must be one origin, without a star: write each'],
    ['https://a.example,https://b.example', 'must be one origin'],
    ['*', 'must be an origin such as "https://alpine.example"'],
  ])('with the origin %s gets a cure', async (origin, message) => {
    const error = await errorOf({ [FILE]: { ...partner, origins: [origin] } });
    expect(error).toContain(`${FILE}: origins.0: `);
    expect(error).toContain(message);
  });

  test.each([
    [{ id: 'alpin' }, 'id: must be "alpine", the name of its file, or be left out'],
    [{ name: 'Alpine\nTours' }, 'name: must be on one line'],
    [{ returnUrl: 'https://*.alpine.example/' }, 'returnUrl: must be an address'],
    [{ origins: [] }, 'origins: is empty'],
    [{ language: 'it' }, 'language: "it" is none of en, de, fr, es'],
    [{ returnUrl: 'http://alpine.example' }, 'returnUrl: must be an address such as "https://alpine.example/thanks"'],
    [{ returnUrl: 'javascript:alert(1)' }, 'returnUrl: must be an address'],
    [{ contact: 'Maya' }, 'contact: Invalid email address'],
    [{ commissionPercent: 51 }, 'commissionPercent: Too big'],
    [{ commissionPercent: -1 }, 'commissionPercent: Too small'],
    [{ comission: 10 }, 'comission: there is no such field'],
  ])('with %j is refused', async (fields, message) => {
    expect(await errorOf({ [FILE]: { ...partner, ...fields } })).toContain(`${FILE}: ${message}`);
  });

  test('is named in plain letters', async () => {
    expect(await errorOf({ 'partners/Alpine Tours.json': partner })).toContain(
      'partners/Alpine Tours.json: file: name it in lower-case letters, digits and hyphens, such as alpine-tours.json',
    );
  });
});

describe('a line break', () => {
  test.each([
    [TREK, 'title', { ...trek, title: 'Everest\nBase Camp' }],
    [TREK, 'metaTitle', { ...trek, metaTitle: 'Everest\u2028Base Camp' }],
    [POST, 'authorName', { ...post, authorName: 'Maya\rGurung' }],
    ['countries/nepal.json', 'name', { ...(files['countries/nepal.json'] as object), name: 'Ne\npal' }],
  ])('is refused in a name: %s %s', async (file, field, content) => {
    expect(await errorOf({ [file]: content })).toContain(`${file}: ${field}: must be on one line: write a space`);
  });

  test('is refused in the company’s name', () => {
    const { name } = (companySchemas['company.json'] as z.ZodObject).shape as { name: z.ZodString };
    expect(name.safeParse('Trek\nNepal').error?.issues[0]?.message).toContain('must be on one line');
  });

  test('is ignored at the end of a name, and kept in a text', async () => {
    const { content } = await read({
      [TREK]: { ...trek, title: 'Everest Base Camp Trek\n', description: ['One\ntwo.'] },
    });
    expect(content.treks.map(({ content: { title } }) => title)).toContain('Everest Base Camp Trek');
  });
});

test.each(Object.keys(companySchemas))('a missing %s of the company is the first error', async (name) => {
  await writeContent(folder, { ...files, 'company/own.json': '{}' });
  await rm(join(folder, 'company', name));
  await expect(readContent(folder)).rejects.toThrow(new RegExp(`^company/${name}: is not there, .*put it back`));
  // The control: a catalogue alone has no company.
  await rm(join(folder, 'company'), { recursive: true });
  expect((await readContent(folder)).warnings).toEqual([]);
});

describe('a mistake that makes a file unreadable', () => {
  test.each([
    [
      'a missing comma',
      ['"id": 101,', '"id": 101'],
      '2:12: is not valid JSON: a comma is missing at the end of this line, before "title": "Everest',
    ],
    [
      'a missing comma in a line',
      ['"id": 101,\n  ', '"id": 101 '],
      '2:13: is not valid JSON: a comma is missing before "title": "Everest',
    ],
    [
      'a missing quote',
      ['"Khumbu"', '"Khumbu'],
      '6:15: is not valid JSON: the text "Khumbu, has no closing quote in its line',
    ],
    ['a missing colon', ['"id": 101', '"id" 101'], '2:8: is not valid JSON: a colon is missing before 101,'],
    [
      'curly quotes',
      ['"Khumbu"', '“Khumbu”'],
      '6:15: is not valid JSON: there is a curly quote, “: type a straight one',
    ],
    ['a curly quote at a name', ['"location"', '”location”'], '6:3: is not valid JSON: there is a curly quote'],
    ['single quotes', ['"Khumbu"', "'Khumbu'"], '6:15: is not valid JSON: texts are between " and "'],
    [
      'a quote in a text',
      ['"Khumbu"', '"The "great" valley"'],
      '6:21: is not valid JSON: a comma is missing before great" valley",; or if the quote before it belongs to the text, write \\"',
    ],
    [
      'quotes in a link',
      ['"Khumbu"', '"<a href="/treks">x</a>"'],
      '6:25: is not valid JSON: a comma is missing before /treks',
    ],
    ['a comma too many', ['"Khumbu",', '"Khumbu",,'], '6:24: is not valid JSON: there is a comma too many'],
    [
      'a comma at the end',
      ['"Kala Patthar"', '"Kala Patthar",'],
      'is not valid JSON: delete this comma: nothing follows it',
    ],
    [
      'a comment',
      ['"id": 101,', '"id": 101, // the first'],
      '2:14: is not valid JSON: a JSON file can have no comments',
    ],
    ['a missing bracket', [']\n}', '\n}'], 'is not valid JSON: there is } where ] must be'],
    ['a missing bracket at the end', ['\n}', '\n'], 'is not valid JSON: it ends too early: the { of line 1 has no }'],
    ['a bracket too many', ['\n}', '\n}}'], 'is not valid JSON: there is } after its end'],
    [
      'a price with a sign',
      ['1450', '$1450'],
      'is not valid JSON: $1450, is no value: put a text between quotes; a number is digits only, such as 610',
    ],
    [
      'a price with a comma',
      ['1450', '1,450'],
      'is not valid JSON: a field’s name between quotes must be here, not 450,: a number has no comma in it',
    ],
    [
      'a price with its currency',
      ['1450', '1450 USD'],
      'is not valid JSON: USD, follows a number: a number is digits only',
    ],
    [
      'a day without quotes',
      ['"2025-02-11"', '2025-02-11'],
      'is not valid JSON: -02-11, follows a number: a number is digits only, such as 610, and a day is a text, "2027-03-14"',
    ],
    [
      'a line break in a text',
      ['"Khumbu"', '"Khum\nbu"'],
      '6:15: is not valid JSON: the text "Khum has no closing quote in its line',
    ],
    ['a backslash', ['"Khumbu"', '"C:\\Khumbu"'], '6:15: is not valid JSON: a backslash in "C:\\Khumbu"'],
    ['a word', ['true', 'yes'], 'is not valid JSON: yes, is no value'],
    ['nothing at all', [written, ''], '1:1: is not valid JSON: it is empty'],
  ] as [string, [string, string], string][])(
    '%s is reported with its line and column',
    async (_, [from, to], message) => {
      const last = written.lastIndexOf(from);
      const text = from === '\n}' || from === ']\n}' ? written.slice(0, last) + to : written.replace(from, to);
      const error = await errorOf({ [TREK]: text });
      expect(error).toMatch(/^treks\/everest-base-camp-trek\.json:\d+:\d+: /);
      expect(error).toContain(message);
      expect(error).not.toContain('\n');
    },
  );

  test.each([
    [
      'Windows-1252',
      Buffer.from(written.replace('Khumbu', 'Khumbu – 3–4 hours').replaceAll('–', '\u0096'), 'latin1'),
      'is not UTF-8 but probably Windows-1252 (ANSI), near “',
    ],
    [
      'UTF-16',
      Buffer.from(`\uFEFF${written}`, 'utf16le'),
      'is saved as UTF-16, which Notepad calls Unicode: save it as UTF-8',
    ],
    ['UTF-16 without its mark', Buffer.from(written, 'utf16le'), 'is saved as UTF-16'],
  ])('%s is reported with a fix', async (_, bytes, message) => {
    await writeContent(folder, files);
    await writeFile(join(folder, TREK), bytes);
    await expect(readContent(folder)).rejects.toThrow(`${TREK}: ${message}`);
  });

  test.each([
    [{ createdAt: '14.03.2027' }, 'createdAt: Invalid ISO date: write it as "2027-03-14", not "14.03.2027" (line 1)'],
    [
      { departures: [{ startDate: '3/14/2027', places: 2 }] },
      'departures.0.startDate: Invalid ISO date: write it as "2027-03-14", not "3/14/2027"',
    ],
    [
      { priceUsd: '$610' },
      'priceUsd: Invalid input: expected number, received string: write a number such as 610, not "$610"',
    ],
    [
      { durationDays: '14' },
      'durationDays: Invalid input: expected number, received string: write a number such as 610, not "14"',
    ],
    [{ images: [{ file: 'Lodge Photo.JPG', alt: 'A lodge' }] }, 'rename the file and write "Lodge-Photo.JPG"'],
    [
      { images: [{ file: 'IMG_2041.HEIC', alt: 'A lodge' }] },
      'browsers can\'t show "IMG_2041.HEIC": export it as JPEG, copy that to the photographs as "IMG_2041.jpg"',
    ],
  ])('%j gets an example', async (change, message) => {
    expect(await errorOf({ [TREK]: { ...trek, ...change } })).toContain(message);
  });

  test('reports the right line in any surroundings', async () => {
    const lines = JSON.stringify({ ...trek, difficulty: 'Tough' }, null, 2).split('\n');
    const line = lines.findIndex((one) => one.includes('Tough')) + 1;
    expect(await errorOf({ [TREK]: lines.join('\r\n') })).toContain(`(line ${line})`);
    const missing = JSON.stringify({ ...trek, stages: [{ day: 1, title: 'Up' }] }, null, 2);
    const stage = missing.split('\n').findIndex((one) => one.includes('"stages"')) + 2;
    expect(await errorOf({ [TREK]: missing })).toContain(`stages.0.description: is missing (line ${stage})`);
  });

  test('reports exactly the mistakes that JSON.parse reports', () => {
    const texts = [written, '{}', '[]', '[1, -2.5e3, true, null, "\\u0041\\n"]', ' {"a": [{"b": {}}]} '];
    for (const text of texts) {
      for (let index = 0; index < text.length; index += 1) {
        for (const broken of [
          text.slice(0, index) + text.slice(index + 1),
          `${text.slice(0, index)},${text.slice(index)}`,
        ]) {
          const isValid = () => JSON.parse(broken) !== undefined;
          let isParsed = true;
          try {
            isValid();
          } catch {
            isParsed = false;
          }
          if (isParsed) expect(() => readPlaces(broken)).not.toThrow();
          else expect(() => readPlaces(broken)).toThrow(JsonFault);
        }
      }
    }
  });
});

describe('a mistake in a valid file', () => {
  test('warns of an implausible day, price or number of places', async () => {
    const departures = [
      { startDate: '2026-03-14', places: 4 },
      { startDate: '2027-07-14', places: 12 },
      { startDate: '2027-04-14', places: 40 },
      { startDate: '2027-04-15', places: 12 },
    ];
    const { content } = await read({
      [TREK]: { ...trek, departures, priceUsd: undefined },
      'treks/far-peak-expedition.json': { ...files['treks/far-peak-expedition.json'], isOnRequest: true },
      [POST]: { ...post, createdAt: '2027-05-02' },
    });
    expect(dateWarnings(content, TODAY)).toEqual([
      `${TREK}: departures.0.startDate: 2026-03-14 is over: delete this departure`,
      `${TREK}: departures.1.startDate: 2027-07-14 is in no month of the trek's season: is the month right?`,
      `${TREK}: departures.2.places: 40 are more than the largest group, 12: correct one of the two`,
      `${TREK}: priceUsd: is missing, so visitors can only ask for a price: write one such as 610, or "isOnRequest": true if that is meant`,
      `${POST}: createdAt: 2027-05-02 is still to come, but the page is shown before`,
    ]);
  });

  test('warns of nothing in the company’s own content', async () => {
    const own = await readContent(fileURLToPath(new URL('../content/', import.meta.url)));
    expect([...own.warnings, ...dateWarnings(own.content, TODAY)]).toEqual([]);
  });

  test('warns of a wrong encoding or file name', async () => {
    await writeContent(folder, {
      ...files,
      [TREK]: `\uFEFF${written}`,
      [POST]: JSON.stringify({ ...post, authorName: 'BjÃ¶rn' }),
      'treks/new-trek.json.txt': '{}',
      'treks/Second Trek.JSON': '{}',
      'treks/.new-trek.json.swp': '',
      'trek/new-trek.json': '{}',
    });
    expect((await readContent(folder)).warnings).toEqual([
      'trek: is not read; did you mean "treks"?',
      'treks/Second Trek.JSON: is not read: a content file is named as treks/Second Trek.json',
      'treks/new-trek.json.txt: is not read: a content file is named as treks/new-trek.json',
      expect.stringMatching(/^treks\/everest-base-camp-trek.json: begins with a byte order mark/),
      expect.stringMatching(/^posts\/when-to-go.json: has lost letters, such as Ã¶: write them again/),
    ]);
  });

  test.each(Object.keys(companySchemas))('warns of it in company/%s, too', async (name) => {
    const path = new URL(`../content/company/${name}`, import.meta.url);
    const { warnings } = await read({ [`company/${name}`]: `\uFEFF${await readFile(path, 'utf8')}` });
    expect(warnings).toEqual([expect.stringMatching(`^company/${name}: begins with a byte order mark`)]);
  });

  test('warns of a post’s picture that is on no page of the site', async () => {
    const html = [
      '<img src="Tea House.jpg" alt="Tea"><img src="/images/tea.png" alt="Tea">',
      '<img src="https://a.example/b.jpg" alt="B">',
    ];
    const { content } = await read({ [POST]: { ...post, content: html } });
    expect((await photoFaults(content, folder)).warnings).toEqual([
      expect.stringMatching(
        /content.0: a picture will be missing: Tea.*House.jpg is not on this site: .* write \/uploads\/Tea.*House.jpg$/,
      ),
      expect.stringContaining('content.0: a picture will be missing: /images/tea.png is not on this site'),
    ]);
  });

  test('warns of a post that names or links to a hidden trek', async () => {
    const { content } = await read({
      'treks/gokyo-lakes-trek.json': { ...files['treks/gokyo-lakes-trek.json'], status: 'withdrawn' },
      [POST]: { ...post, relatedTreks: ['gokyo-lakes-trek'], content: ['<a href="/treks/gokyo-lakes-trek">Gokyo</a>'] },
    });
    expect(contentWarnings(content)).toEqual([
      expect.stringContaining(`${POST}: content.0: a link leads to /treks/gokyo-lakes-trek, which does not exist`),
      `${POST}: relatedTreks.0: "gokyo-lakes-trek" is withdrawn, so delete the name here`,
    ]);
  });

  test('suggests the existing photograph for a misspelled name', async () => {
    await upload(folder, 'khumbu/Lodge Photo.JPG', await photo());
    const images = [{ file: 'khumbu/lodge-photo.jpg', alt: 'A lodge' }];
    const { content } = await read({ [TREK]: { ...trek, images } });
    const { errors } = await photoFaults(content, join(folder, 'uploads'));
    expect(errors).toEqual([
      expect.stringMatching(
        /there is no "khumbu\/lodge-photo.jpg" in .*; there is "khumbu\/Lodge Photo.JPG": rename the file and write "Lodge-Photo.JPG"$/,
      ),
    ]);
  });

  test.each([
    ['Lodge Photo.JPG', 'Lodge-Photo.JPG'],
    ['Größe (1).png', 'Grosse-1.png'],
    ['_DSC0001.NEF', 'DSC0001.jpg'],
    ['чай.jpg', 'photo.jpg'],
  ])('a photograph named %s may be named %s', (name, plain) => {
    expect(plainPhotoName(name)).toBe(plain);
  });
});
