import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod';
import { parseJson } from '../core/parse-json.ts';
import { companyErrors, readReferenceFiles } from './company-content.ts';
import { ContentError } from './content-error.ts';
import { contentErrors } from './content-errors.ts';
import {
  type CatalogueContent,
  type ContentEntry,
  type ContentKind,
  countrySchema,
  type EarlierTrek,
  earlierTrekSchema,
  postSchema,
  regionSchema,
  type TrekContent,
  trekSchema,
  withSeason,
} from './content-schema.ts';
import { describeIssue } from './describe-issue.ts';
import { figuresOf, fillFigures } from './figures.ts';
import { resolveReferences } from './references.ts';

/** Reads content: a check is strict, a server takes files of an earlier release, too. */
interface ReadSettings {
  /** Hears what is missing in files of an earlier release, a line each. Left out: that is an error. */
  onEarlierFile?: (line: string) => void;
}

interface ReadContent {
  content: CatalogueContent;
  written: CatalogueContent;
  version: string;
}

const NO_SEASON =
  'season: is missing, as in files of an earlier release. Until it is there, every date of this trek is a request';
const MONTHS_ALONE = 'seasonMonths: is read as the only months of its season, as in files of an earlier release';

/**
 * Reads and validates the whole catalogue.
 * @returns the content; as it is written, with references instead of figures; a version that changes with any file
 * @throws ContentError with file, field and reason of every error
 */
export async function readContent(folder: string, { onEarlierFile }: ReadSettings = {}): Promise<ReadContent> {
  const errors: string[] = [];
  const hash = createHash('sha256');
  // References to these files are not reported as errors.
  const unread = {
    countries: new Set<string>(),
    regions: new Set<string>(),
    treks: new Set<string>(),
    posts: new Set<string>(),
  };

  async function readKind<Schema extends z.ZodType>(
    kind: ContentKind,
    schema: Schema,
  ): Promise<ContentEntry<z.output<Schema>>[]> {
    const entries: ContentEntry<z.output<Schema>>[] = [];
    for (const name of await fileNames(join(folder, kind))) {
      const file = `${kind}/${name}`;
      const text = await readFile(join(folder, file), 'utf8');
      hash.update(JSON.stringify([file, text]));
      const result = schema.safeParse(parseJson(text), { reportInput: true });
      const entry = name.slice(0, -'.json'.length);
      if (result.success) entries.push({ slug: entry, content: result.data });
      else {
        unread[kind].add(entry);
        errors.push(
          ...result.error.issues.flatMap((issue) => describeIssue(issue, schema)).map((line) => `${file}: ${line}`),
        );
      }
    }
    return entries;
  }

  const monthsAlone: string[] = [];
  function ofThisRelease({ slug, content }: ContentEntry<EarlierTrek>): ContentEntry<TrekContent> {
    if (content.seasonMonths && !content.season) monthsAlone.push(slug);
    return { slug, content: withSeason(content) };
  }

  const written = {
    countries: await readKind('countries', countrySchema),
    regions: await readKind('regions', regionSchema),
    treks: (await readKind('treks', onEarlierFile ? earlierTrekSchema : trekSchema)).map(ofThisRelease),
    posts: await readKind('posts', postSchema),
  };
  const company = join(folder, 'company');
  const files = await readReferenceFiles(company);
  hash.update(JSON.stringify(files));
  const { filled, errors: unknown } = fillFigures(written, figuresOf(files, written.treks));
  const { treks, errors: unresolved } = resolveReferences(filled.treks, files);
  const content = { ...filled, treks };
  // Another release may read more out of the same files.
  hash.update(JSON.stringify(treks.map((trek) => trek.content.references)));
  errors.push(...unknown, ...unresolved, ...contentErrors(content, unread), ...(await companyErrors(company)));
  if (errors.length > 0) throw new ContentError(errors);
  for (const { slug, content: trek } of treks) {
    if (!trek.season) onEarlierFile?.(`treks/${slug}.json: ${NO_SEASON}`);
  }
  for (const slug of monthsAlone) onEarlierFile?.(`treks/${slug}.json: ${MONTHS_ALONE}`);
  return { content, written, version: hash.digest('hex').slice(0, 16) };
}

async function fileNames(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  } catch (error) {
    throw new ContentError([`${folder}: can't be read (${(error as NodeJS.ErrnoException).code})`]);
  }
}
