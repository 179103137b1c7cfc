import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A small catalogue: content by file, as the importer reads it. Tests change what they are about. */

const stage = (day: number) => ({ day, title: `Day ${day}`, description: 'A day on foot.', altitudeMeters: 3000 });

export const trek = {
  id: 101,
  title: 'Everest Base Camp Trek',
  country: 'nepal',
  region: 'everest',
  location: 'Khumbu',
  description: ['First paragraph.', 'Second paragraph.'],
  difficulty: 'Challenging',
  priceUsd: 1450,
  durationDays: 3,
  maxAltitudeMeters: 5545,
  bestSeason: ['Spring', 'Autumn'],
  season: { months: [3, 4, 5, 9, 10, 11], shoulderMonths: [2, 6, 8, 12], crossesPass: false },
  highlights: ['Kala Patthar'],
  included: ['Guide'],
  excluded: ['Flights'],
  groupSize: { minSize: 1, maxSize: 12 },
  activities: ['Trekking', 'Hiking'],
  trekTypes: ['Teahouse trek'],
  isPopular: true,
  isGroup: true,
  metaTitle: 'Everest Base Camp',
  metaDescription: 'Walk to the foot of the highest mountain.',
  createdAt: '2025-02-11',
  updatedAt: '2026-08-03',
  stages: [{ ...stage(1), precaution: 'We rest in the afternoon.' }, stage(2), stage(3)],
};

/** The same trek's texts in German. */
export const germanTrek = {
  description: ['Erster Absatz.', 'Zweiter Absatz.'],
  highlights: ['Der Kala Patthar'],
  included: ['Bergführer'],
  excluded: ['Flüge'],
  metaTitle: 'Zum Everest',
  metaDescription: 'Zum Fuß des höchsten Berges.',
  stages: trek.stages.map((stage) => ({
    ...{ day: stage.day, title: `Etappe ${stage.day}`, description: 'Ein Tag zu Fuß.' },
    ...('precaution' in stage && { precaution: 'Am Nachmittag ruhen wir.' }),
  })),
};

/** Goes in every month, so that no day of it is a request. */
export const allYearTrek = {
  ...trek,
  bestSeason: ['Spring', 'Monsoon', 'Autumn', 'Winter'],
  season: { months: Array.from({ length: 12 }, (_, index) => index + 1), crossesPass: false },
};

/** Has no price and no region. */
export const expedition = {
  ...trek,
  id: 102,
  title: 'Far Peak Expedition',
  region: undefined,
  priceUsd: undefined,
};

export const secondTrek = { ...trek, id: 103, title: 'Gokyo Lakes Trek', priceUsd: 999.5 };

const post = {
  id: 1,
  title: 'When to go',
  authorName: 'Pasang',
  createdAt: '2026-05-02',
  readTimeMinutes: 6,
  metaTitle: 'When to go',
  metaDescription: 'The months compared.',
  isPublished: true,
  season: 'Spring',
  content: ['<h2>Spring</h2>', '<p>Warm.</p>'],
};

export const files = {
  'countries/nepal.json': { id: 1, name: 'Nepal', description: ['A country.'], season: 'Autumn' },
  'countries/bhutan.json': { id: 2, name: 'Bhutan', description: ['A kingdom.'], season: 'Spring' },
  'regions/everest.json': {
    id: 1,
    name: 'Everest',
    country: 'nepal',
    description: ['A region.'],
    season: 'Winter',
    isPopular: true,
  },
  'treks/everest-base-camp-trek.json': trek,
  'treks/far-peak-expedition.json': expedition,
  'treks/gokyo-lakes-trek.json': secondTrek,
  'posts/when-to-go.json': post,
  'posts/what-is-new.json': { ...post, id: 3, metaTitle: 'What is new', createdAt: '2026-05-03' },
  'posts/a-draft.json': { ...post, id: 2, metaTitle: 'A draft', isPublished: false },
};

/** Content by file name; text is written as it is. */
export type ContentFiles = Readonly<Record<string, unknown>>;

export async function writeContent(folder: string, content: ContentFiles): Promise<void> {
  // A company has all of its files.
  if (Object.keys(content).some((name) => name.startsWith('company/'))) {
    await cp(new URL('../content/company', import.meta.url), join(folder, 'company'), {
      recursive: true,
      force: false,
    });
  }
  for (const kind of ['countries', 'regions', 'treks', 'posts']) await mkdir(join(folder, kind), { recursive: true });
  for (const [name, value] of Object.entries(content)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, typeof value === 'string' ? value : JSON.stringify(value));
  }
}
