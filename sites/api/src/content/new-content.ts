import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { titleSlug } from '@trek/ui/api';
import { type CatalogueContent, postSchema, type TrekContent, trekSchema } from './content-schema.ts';
import { TODO_MARKER } from './content-warnings.ts';

/**
 * Writes the file of a new trek with all required fields, as a draft. Without a price, it is on request.
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
    id: nextId(treks),
    status: 'draft',
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
  trekSchema.parse(trek);
  return write(folder, `treks/${titleSlug(title)}.json`, trek);
}

/**
 * Writes the file of a new post with all required fields, as a draft.
 * @returns the file's path inside the content folder
 * @throws if the file exists
 */
export async function writeNewPost(
  folder: string,
  { posts }: CatalogueContent,
  title: string,
  today: string,
): Promise<string> {
  const post = {
    id: nextId(posts),
    status: 'draft',
    title,
    authorName: `${TODO_MARKER}: who wrote it`,
    createdAt: today,
    readTimeMinutes: 5,
    metaTitle: title,
    metaDescription: `${TODO_MARKER}: one sentence for search engines`,
    season: 'Autumn',
    content: [`<p>${TODO_MARKER}: the text, a list of paragraphs</p>`],
  };
  postSchema.parse(post);
  return write(folder, `posts/${titleSlug(title)}.json`, post);
}

const nextId = (entries: readonly { content: { id: number } }[]) =>
  Math.max(0, ...entries.map(({ content: { id } }) => id)) + 1;

async function write(folder: string, file: string, content: object): Promise<string> {
  await writeFile(join(folder, file), `${JSON.stringify(content, null, 2)}\n`, { flag: 'wx' });
  return file;
}
