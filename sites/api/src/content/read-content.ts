import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod';
import { didYouMean } from '../core/did-you-mean.ts';
import { checkCompany, readReferenceFiles } from './company-content.ts';
import { ContentError } from './content-error.ts';
import { contentErrors, type FormerTrek, formerIdErrors } from './content-errors.ts';
import { type ContentFault, errorLine, type FileError, fileError } from './content-fault.ts';
import {
  type CatalogueContent,
  CONTENT_KINDS,
  type ContentEntry,
  type ContentKind,
  countrySchema,
  type EarlierTrek,
  earlierTrekSchema,
  NUMBERED_KINDS,
  postSchema,
  regionSchema,
  type TrekContent,
  trekSchema,
  withSeason,
} from './content-schema.ts';
import { complete, type LastGood, withLastGood } from './last-good.ts';
import { partnerSchema } from './partner-schema.ts';
import { readJson } from './read-json.ts';
import type { ReferenceFiles } from './references.ts';
import { isTranslation, readTranslations } from './translations.ts';

/** Reads content: a check is strict; a server takes files of an earlier release, and does without those with errors. */
interface ReadSettings {
  /** Hears what is missing in files of an earlier release, a line each. Left out: that is an error. */
  onEarlierFile?: (line: string) => void;
  /** Finds the treks that are off offer, but have bookings. */
  formerTreks?: () => Promise<FormerTrek[]>;
  /** Finds the versions that replace files with errors. Left out: every error is thrown. */
  lastGood?: () => Promise<LastGood>;
}

interface ReadContent {
  content: CatalogueContent;
  /** As it is written, with references instead of figures. */
  written: CatalogueContent;
  /** The company's facts that the content refers to. */
  company: ReferenceFiles;
  /** Changes with anything that the site shows. */
  version: string;
  /** Errors of files that the site does without. */
  faults: ContentFault[];
  /** Oddities of files and folders that are good otherwise. */
  warnings: string[];
}

const NO_SEASON =
  'season: is missing, as in files of an earlier release. Until it is there, every date of this trek is a request';
const MONTHS_ALONE = 'seasonMonths: is read as the only months of its season, as in files of an earlier release';

/**
 * Reads and validates the whole catalogue.
 * @throws ContentError with file, field and reason of every error, if there is nothing to replace the files
 */
export async function readContent(
  folder: string,
  { onEarlierFile, formerTreks, lastGood }: ReadSettings = {},
): Promise<ReadContent> {
  const read = await readFiles(folder, onEarlierFile !== undefined);
  const { errors: companyFaults, warnings: companyOdd } = await checkCompany(join(folder, 'company'));
  const warnings = [...read.warnings, ...companyOdd];
  const { content, errors } = complete(read.written, read.company);
  // One line says that there is no content at all.
  const missing = read.missing.length === CONTENT_KINDS.length ? read.missing.slice(0, 1) : read.missing;
  const all: FileError[] = [
    ...missing.map(({ kind, text }) => ({ file: join(folder, kind), text })),
    // First, as treks and posts with references to these files have errors, too.
    ...companyFaults.map(fileError),
    ...read.errors,
    ...errors,
    ...contentErrors(content, read.unread),
    ...formerIdErrors(content.treks, (await formerTreks?.()) ?? []),
  ];
  if (all.length === 0) {
    for (const line of earlierFiles(read)) onEarlierFile?.(line);
    return {
      content,
      written: read.written,
      company: read.company,
      version: versionOf(content),
      faults: [],
      warnings,
    };
  }
  const last = await lastGood?.();
  const refusal = new ContentError(all.map(errorLine));
  if (!last || (companyFaults.length > 0 && last.content.treks.length === 0)) throw refusal;
  const company = { ...last.company, ...withoutGaps(read.company) };
  const best = withLastGood({ ...read, company }, last);
  if (best.content.treks.length === 0) throw refusal;
  const faults = [
    ...best.faults,
    ...companyFaults.map(fileError).map((error) => ({ ...error, shown: 'last version' as const })),
  ];
  return {
    content: best.content,
    written: read.written,
    company,
    version: versionOf(best.content),
    faults,
    warnings,
  };
}

const versionOf = (content: CatalogueContent) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);

const withoutGaps = (files: ReferenceFiles): ReferenceFiles =>
  Object.fromEntries(Object.entries(files).filter(([, file]) => file !== undefined));

/** The kinds that no shop can be without: an empty folder is one that is not mounted. */
const NEVER_EMPTY: readonly ContentKind[] = ['countries', 'treks'];

async function readFiles(folder: string, takesEarlier: boolean) {
  const errors: FileError[] = [];
  const missing: { kind: ContentKind; text: string }[] = [];
  const warnings = await strayFolders(folder);
  // References to these files are not reported as errors.
  const unread = {
    countries: new Set<string>(),
    regions: new Set<string>(),
    treks: new Set<string>(),
    posts: new Set<string>(),
    partners: new Set<string>(),
  };

  async function readKind<Schema extends z.ZodType>(
    kind: ContentKind,
    schema: Schema,
  ): Promise<ContentEntry<z.output<Schema>>[]> {
    const all = await namesIn(join(folder, kind));
    const names = Array.isArray(all) ? all.filter((name) => isContentFile(name) && !isOfTrek(kind, name)) : all;
    if (Array.isArray(all)) warnings.push(...strayFiles(kind, all));
    if (!Array.isArray(names)) {
      if (!isLeftOut(kind, names.code)) missing.push({ kind, text: `can't be read (${names.code})` });
    } else if (names.length === 0 && NEVER_EMPTY.includes(kind)) missing.push({ kind, text: 'holds no file' });
    const entries: ContentEntry<z.output<Schema>>[] = [];
    for (const name of Array.isArray(names) ? names : []) {
      const file = `${kind}/${name}`;
      const slug = name.slice(0, -'.json'.length);
      const { data, faults = [], warnings: odd = [] } = await readJson(join(folder, file), schema);
      warnings.push(...odd.map((text) => `${file}: ${text}`));
      if (data !== undefined) entries.push({ slug, content: data });
      else {
        unread[kind].add(slug);
        errors.push(...faults.map((fault) => ({ file, ...fault })));
      }
    }
    return entries;
  }

  /** Most shops have no partners. Where all other folders are gone, too, the content is not mounted. */
  const isLeftOut = (kind: ContentKind, code: string | undefined) =>
    kind === 'partners' && code === 'ENOENT' && missing.length < NUMBERED_KINDS.length;

  const monthsAlone: string[] = [];
  function ofThisRelease({ slug, content }: ContentEntry<EarlierTrek>): ContentEntry<TrekContent> {
    if (content.seasonMonths && !content.season) monthsAlone.push(slug);
    return { slug, content: withSeason(content) };
  }
  const countries = await readKind('countries', countrySchema);
  const regions = await readKind('regions', regionSchema);
  const treks = (await readKind('treks', takesEarlier ? earlierTrekSchema : trekSchema)).map(ofThisRelease);
  const translated = await readTranslations(join(folder, 'treks'), treks, unread.treks);
  errors.push(...translated.errors);
  warnings.push(...translated.warnings);
  const written: CatalogueContent = {
    countries,
    regions,
    treks: translated.treks,
    posts: await readKind('posts', postSchema),
    partners: await readKind('partners', partnerSchema),
  };
  const company = await readReferenceFiles(join(folder, 'company'));
  return { written, company, errors, missing, unread, monthsAlone, warnings };
}

function earlierFiles({ written, monthsAlone }: Awaited<ReturnType<typeof readFiles>>): string[] {
  return [
    ...written.treks.flatMap(({ slug, content }) => (content.season ? [] : [`treks/${slug}.json: ${NO_SEASON}`])),
    ...monthsAlone.map((slug) => `treks/${slug}.json: ${MONTHS_ALONE}`),
  ];
}

const isContentFile = (name: string) => name.endsWith('.json');

/** A translation, which is read with its trek. */
const isOfTrek = (kind: ContentKind, name: string) => kind === 'treks' && isTranslation(name);

/** Names that editors and systems leave behind. */
const HIDDEN = /^\.|~$|^(?:Thumbs\.db|desktop\.ini)$/i;
const KINDS_AND_COMPANY: readonly string[] = [...CONTENT_KINDS, 'company'];

/** Files that are never read, such as `trek.json.txt` of an editor that hides endings. */
function strayFiles(kind: ContentKind, names: readonly string[]): string[] {
  return names
    .filter((name) => !isContentFile(name) && !HIDDEN.test(name))
    .map((name) => {
      const [slug = ''] = name.split('.');
      return `${kind}/${name}: is not read: a content file is named as ${kind}/${slug}.json`;
    });
}

async function strayFolders(folder: string): Promise<string[]> {
  const names = await namesIn(folder);
  if (!Array.isArray(names)) return [];
  return names
    .filter((name) => !KINDS_AND_COMPANY.includes(name) && !HIDDEN.test(name))
    .map((name) => `${name}: is not read${didYouMean(name, KINDS_AND_COMPANY)}`);
}

/** The names in a folder, or why it can't be read. */
async function namesIn(folder: string): Promise<string[] | { code: string | undefined }> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    return { code: (error as NodeJS.ErrnoException).code };
  }
}
