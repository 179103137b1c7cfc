import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod';
import { companySchemas } from './company-schema.ts';
import { ContentError } from './content-error.ts';
import { contentErrors } from './content-errors.ts';
import {
  type CatalogueContent,
  type ContentEntry,
  type ContentKind,
  countrySchema,
  postSchema,
  regionSchema,
  trekSchema,
} from './content-schema.ts';
import { describeIssue } from './describe-issue.ts';

/**
 * Reads and checks the whole catalogue.
 * @returns the content, and a version that changes whenever a file does
 * @throws ContentError naming file, field and reason of everything that is wrong
 */
export async function readContent(folder: string): Promise<{ content: CatalogueContent; version: string }> {
  const faults: string[] = [];
  const hash = createHash('sha256');
  // What refers to one of these is not wrong for that.
  const unread = { countries: new Set<string>(), regions: new Set<string>(), treks: new Set(), posts: new Set() };

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
        faults.push(
          ...result.error.issues.flatMap((issue) => describeIssue(issue, schema)).map((fault) => `${file}: ${fault}`),
        );
      }
    }
    return entries;
  }

  const content = {
    countries: await readKind('countries', countrySchema),
    regions: await readKind('regions', regionSchema),
    treks: await readKind('treks', trekSchema),
    posts: await readKind('posts', postSchema),
  };
  faults.push(...contentErrors(content, unread), ...(await companyFaults(folder)));
  if (faults.length > 0) throw new ContentError(faults);
  return { content, version: hash.digest('hex').slice(0, 16) };
}

/** What is wrong with the files about the company, where the content has some: the site is built with them. */
async function companyFaults(folder: string): Promise<string[]> {
  const faults = await Promise.all(
    Object.entries(companySchemas).map(async ([name, schema]) => {
      const file = `company/${name}`;
      const text = await readFile(join(folder, file), 'utf8').catch(() => undefined);
      const result = text === undefined ? undefined : schema.safeParse(parseJson(text), { reportInput: true });
      const issues = result?.error?.issues ?? [];
      return issues.flatMap((issue) => describeIssue(issue, schema)).map((fault) => `${file}: ${fault}`);
    }),
  );
  return faults.flat();
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
