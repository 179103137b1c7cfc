import { fileURLToPath } from 'node:url';
import { de } from '@trek/ui/messages/de';
import { es } from '@trek/ui/messages/es';
import { fr } from '@trek/ui/messages/fr';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContent } from '../src/content/read-content.ts';
import { files, germanTrek } from './content.ts';
import { databases, TestSite } from './site.ts';

describe.each(databases)('texts of a trek on %s', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await TestSite.start(database, {}, { ...files, 'treks/everest-base-camp-trek.de.json': germanTrek });
  });
  afterAll(() => site.remove());
  const read = (id: number, language?: string) =>
    site.visitor().get(`/trek/id/${id}`, language === undefined ? {} : { 'accept-language': language });

  test.each(['de', 'de-AT', 'DE-de', 'fr,de;q=0.8,en;q=0.1', 'ja, de-CH;q=0.3, *;q=0.1'])(
    'are German for "%s"',
    async (language) => {
      const answer = await read(101, language);
      expect(answer.body).toMatchObject({
        title: 'Everest Base Camp Trek',
        language: 'de',
        languages: ['en', 'de'],
        description: 'Erster Absatz.\nZweiter Absatz.',
        trekHighlight: { highlights: ['Der Kala Patthar'] },
        included: { included: ['Bergführer'], excluded: ['Flüge'] },
        metaTitle: 'Zum Everest',
        price: 1450,
      });
      expect(answer.body.itenaries[0]).toMatchObject({
        title: 'Etappe 1',
        altitude: 3000,
        precaution: 'Am Nachmittag ruhen wir.',
      });
      expect(answer.headers.get('content-language')).toBe('de');
    },
  );

  test.each([undefined, '', 'en-US,en;q=0.9,de;q=0.8', 'fr', 'de;q=0', '*', 'x'.repeat(5000), ';;q=,,'])(
    'are English for %j',
    async (language) => {
      const answer = await read(101, language);
      expect(answer.body).toMatchObject({ language: 'en', description: 'First paragraph.\nSecond paragraph.' });
      expect(answer.headers.get('content-language')).toBe('en');
    },
  );

  test('are English where there is no translation, and say so', async () => {
    const answer = await read(103, 'de');
    expect(answer.body).toMatchObject({ language: 'en', languages: ['en'] });
  });

  test('are stored by no shared cache if they are translated, as it may know nothing of languages', async () => {
    const [english, translated] = [await read(101), await read(101, 'de')];
    expect(english.headers.get('cache-control')).toMatch(/^public/);
    expect(translated.headers.get('cache-control')).toMatch(/^private/);
    for (const { headers } of [english, translated]) expect(headers.get('vary')).toMatch(/Accept-Language/);
    expect(english.headers.get('etag')).not.toBe(translated.headers.get('etag'));
  });

  test('in lists are English for everyone', async () => {
    const { body } = await site.visitor().get('/trek/all', { 'accept-language': 'de' });
    expect(body[0]).toMatchObject({ language: 'en', description: 'First paragraph.\nSecond paragraph.' });
  });
});

test.each(Object.entries({ de, es, fr }))(
  'every country and activity of our treks has a name in "%s"',
  async (_, messages) => {
    const { content } = await readContent(fileURLToPath(new URL('../content', import.meta.url)));
    const activities = content.treks.flatMap((trek) => trek.content.activities);
    const countries = content.countries.map((country) => country.content.name);
    expect(Math.min(activities.length, countries.length)).toBeGreaterThan(3);
    const { country, activity } = messages.trekFacts;
    // Known names are found in whichever case; unknown ones stay as they are.
    const isUnknown = (nameOf: (name: string) => string) => (name: string) =>
      nameOf(name.toUpperCase()) === name.toUpperCase();
    expect(activities.filter(isUnknown(activity))).toEqual([]);
    expect(countries.filter(isUnknown(country))).toEqual([]);
  },
);
