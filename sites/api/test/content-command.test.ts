import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentWarnings } from '../src/content/content-warnings.ts';
import { readContent } from '../src/content/read-content.ts';
import { CHILD_ENVIRONMENT } from './child-environment.ts';
import { type ContentFiles, files, secondTrek, trek, writeContent } from './content.ts';

const COMMAND = fileURLToPath(new URL('../src/content.ts', import.meta.url));
const TREK = 'treks/everest-base-camp-trek.json';
const POST = 'posts/when-to-go.json';

describe('the content command', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trek-content-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function run(...args: string[]) {
    const environment = { ...CHILD_ENVIRONMENT, CONTENT_DIR: folder, DATA_DIR: join(folder, 'data') };
    const child = spawn(process.execPath, [COMMAND, ...args], { env: environment });
    const [output, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    return { code, output, error };
  }

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

  test('names a photograph that is not there', async () => {
    await writeContent(folder, { ...files, [TREK]: { ...trek, images: [{ file: 'ebc.jpg', alt: 'The camp' }] } });
    const { code, error } = await run();
    expect([code, error]).toEqual([1, expect.stringContaining(`${TREK}: images.0.file: there is no "ebc.jpg"`)]);
  });

  test('begins a trek that passes, and says what is still to be written', async () => {
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

  async function doubts(changes: ContentFiles): Promise<string[]> {
    await writeContent(folder, { ...files, ...changes });
    return contentWarnings((await readContent(folder)).content);
  }
  const post = JSON.parse(JSON.stringify((files as Record<string, object>)[POST]));
  const posted = (html: string) => ({ [POST]: { ...post, content: [html] } });

  test.each<[string, ContentFiles, string]>([
    [
      'a price with a digit too many',
      { [TREK]: { ...trek, priceUsd: 14_500 }, 'treks/third-trek.json': { ...trek, id: 105, title: 'Third Trek' } },
      `${TREK}: priceUsd: 14500 is $4833 a day, while $483 is usual in "nepal": is a digit wrong?`,
    ],
    [
      'a night that can not be reached',
      {
        [TREK]: {
          ...trek,
          stages: trek.stages.map((stage, day) => ({ ...stage, altitudeMeters: [500, 3600, 3600][day] })),
        },
      },
      `${TREK}: stages.1.altitudeMeters: day 2 sleeps 3100 m above the night before: is it right?`,
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
  ])('doubts %s', async (_, changes, doubt) => {
    expect(await doubts(changes)).toEqual([doubt]);
  });

  test('has no doubt about what is usual', async () => {
    expect(await doubts(posted('<p><a href="/contact#map">Ask</a> <img alt="A lake" src="/x.jpg"></p>'))).toEqual([]);
  });

  test('finds nothing wrong with the company’s own content', async () => {
    const { content } = await readContent(fileURLToPath(new URL('../content/', import.meta.url)));
    expect(contentWarnings(content)).toEqual([]);
  });
});
