import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { titleSlug } from '@trek/ui/api';
import { type CatalogueContent, type TrekContent, trekSchema } from './content-schema.ts';
import { TODO_MARKER } from './content-warnings.ts';

/**
 * Writes the file of a new trek with all required fields. Without a price, it is on request.
 * @param country slug of its country
 * @returns the file's path inside the content folder
 * @throws if the file exists
 */
export async function writeNewTrek(
  folder: string,
  { treks }: CatalogueContent,
  title: string,
  country: string,
  today: string,
): Promise<string> {
  const trek: TrekContent = {
    id: Math.max(0, ...treks.map(({ content: { id } }) => id)) + 1,
    title,
    country,
    location: `${TODO_MARKER}: the valley or district`,
    description: [`${TODO_MARKER}: what makes this trek, in two or three paragraphs`],
    difficulty: 'Moderate',
    durationDays: 1,
    bestSeason: ['Spring', 'Autumn'],
    season: { months: [4, 5, 10, 11], shoulderMonths: [], crossesPass: true, closed: [] },
    highlights: [],
    included: [],
    excluded: [],
    groupSize: { minSize: 1, maxSize: 12 },
    activities: ['Trekking'],
    trekTypes: [],
    isPopular: false,
    isGroup: true,
    metaTitle: title,
    metaDescription: `${TODO_MARKER}: one sentence for search engines`,
    createdAt: today,
    updatedAt: today,
    stages: [{ day: 1, title: `${TODO_MARKER}: from where to where`, description: `${TODO_MARKER}: the day` }],
  };
  const file = `treks/${titleSlug(title)}.json`;
  const text = `${JSON.stringify(trekSchema.parse(trek), null, 2)}\n`;
  await writeFile(join(folder, file), text, { flag: 'wx' });
  return file;
}
