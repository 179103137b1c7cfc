import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { literalFigures } from '../src/content/figures.ts';
import { readContent } from '../src/content/read-content.ts';
import { type ContentFiles, files, writeContent } from './content.ts';

const POST = 'posts/when-to-go.json';
const post: object = JSON.parse(JSON.stringify((files as Record<string, object>)[POST]));
const isPost = ({ slug }: { slug: string }) => POST === `posts/${slug}.json`;
const posted = (html: string): ContentFiles => ({ [POST]: { ...post, content: [html] } });

const company: ContentFiles = {
  'company/advice.json': {
    insuranceCoverUsd: 100_000,
    sleepingBagCelsius: -20,
    daypackLiters: { least: 20, most: 25 },
    freeDays: 2,
  },
  'company/terms.json': {
    cardFeePercent: 4,
    groupLeader: { freeFrom: 15, halfFrom: 10, halfPercent: 50 },
    guardianAge: 16,
    porter: { loadKg: 25, trekkers: 2 },
  },
};

describe('a figure in a text', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trek-figures-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function read(html: string) {
    await writeContent(folder, { ...files, ...company, ...posted(html) });
    return readContent(folder);
  }

  test.each([
    ['a bag rated to {{sleepingBag}}', 'a bag rated to −20 °C'],
    ['a daypack of {{daypack}}', 'a daypack of 20 to 25 liters'],
    ['{{duffel}} for the porter', '12 kg for the porter'],
    ['Keep {{freeDays}} days free, {{freeDays}}!', 'Keep two days free, two!'],
    ['at {{highestNight:everest-base-camp-trek}}', 'at 3,000 m'],
  ])('%s', async (html, shown) => {
    const { content, written } = await read(html);
    expect(content.posts.find(isPost)?.content.content).toEqual([shown]);
    expect(written.posts.find(isPost)?.content.content).toEqual([html]);
  });

  test('a misspelled one is rejected by file, field and name', async () => {
    await expect(read('a bag rated to {{sleepingbags}}')).rejects.toThrow(
      `${POST}: content.0: there is no figure "sleepingbags"; did you mean "sleepingBag"?`,
    );
  });

  test('changes the version of the content', async () => {
    const { version } = await read('{{freeDays}}');
    await writeContent(folder, {
      'company/advice.json': { ...(company['company/advice.json'] as object), freeDays: 3 },
    });
    expect((await readContent(folder)).version).not.toBe(version);
  });

  test.each([
    ['Bring a sleeping bag that is good to minus ten.', 'sleepingBag'],
    ['Bring sleeping bags rated -15 °C.', 'sleepingBag'],
    ['A day pack of 25 to 35 liters is enough.', 'daypack'],
    ['Keep yours to ten kilos.', 'duffel'],
    ['Pack a 10-kilo duffel.', 'duffel'],
    ['Leave one free day before you fly.', 'freeDays'],
    ['Keep 3 days free.', 'freeDays'],
    ['<td>Highest night</td><td>about 5,140 m</td>', 'highestNight:…'],
  ])('a number written in words is reported: %s', async (html, reference) => {
    const { written } = await read(html);
    expect(literalFigures(written)).toEqual([expect.stringContaining(`write {{${reference}}} instead`)]);
  });

  test('the company’s own texts have no number written in words', async () => {
    const { written } = await readContent(fileURLToPath(new URL('../content/', import.meta.url)));
    expect(literalFigures(written)).toEqual([]);
  });
});
