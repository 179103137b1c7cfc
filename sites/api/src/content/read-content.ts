import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod';
import { ContentError } from './content-error.ts';
import { contentFaults } from './content-faults.ts';
import {
  type CatalogueContent,
  countrySchema,
  type Entry,
  type Kind,
  postSchema,
  regionSchema,
  trekSchema,
} from './content-schema.ts';

/**
 * Reads and checks the whole catalogue.
 * @returns the content, and a version that changes whenever a file does
 * @throws ContentError naming file, field and reason of everything that is wrong
 */
export async function readContent(folder: string): Promise<{ content: CatalogueContent; version: string }> {
  const faults: string[] = [];
  const hash = createHash('sha256');

  async function readKind<Schema extends z.ZodType>(kind: Kind, schema: Schema): Promise<Entry<z.output<Schema>>[]> {
    const entries: Entry<z.output<Schema>>[] = [];
    for (const name of await fileNames(join(folder, kind))) {
      const file = `${kind}/${name}`;
      const text = await readFile(join(folder, file), 'utf8');
      hash.update(JSON.stringify([file, text]));
      const result = schema.safeParse(parseJson(text));
      if (result.success) entries.push({ slug: name.slice(0, -'.json'.length), content: result.data });
      else
        faults.push(
          ...result.error.issues.map((issue) => `${file}: ${issue.path.join('.') || 'file'}: ${issue.message}`),
        );
    }
    return entries;
  }

  const content = {
    countries: await readKind('countries', countrySchema),
    regions: await readKind('regions', regionSchema),
    treks: await readKind('treks', trekSchema),
    posts: await readKind('posts', postSchema),
  };
  // Files that could not be read would only add faults that aren't theirs: a region nobody finds, and so on.
  if (faults.length === 0) faults.push(...contentFaults(content));
  if (faults.length > 0) throw new ContentError(faults);
  return { content, version: hash.digest('hex').slice(0, 16) };
}

async function fileNames(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  } catch (error) {
    throw new ContentError([`${folder}: can't be read (${(error as NodeJS.ErrnoException).code})`]);
  }
}

/** Text that is no JSON becomes undefined, which every schema refuses with the file's name. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
