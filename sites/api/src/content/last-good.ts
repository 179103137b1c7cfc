import { contentErrors, type FormerTrek, formerIdErrors } from './content-errors.ts';
import { type ContentFault, errorLine, type FileError, fileError } from './content-fault.ts';
import { type CatalogueContent, CONTENT_KINDS, type ContentEntry, type ContentKind } from './content-schema.ts';
import { figuresOf, fillFigures } from './figures.ts';
import { type ReferenceFiles, resolveReferences } from './references.ts';

/** The content that the site served last, as it is stored. */
export interface LastGood {
  content: CatalogueContent;
  company: ReferenceFiles;
  former: readonly FormerTrek[];
}

/** The files that are valid by themselves, and the errors of the others. */
export interface ReadFiles {
  written: CatalogueContent;
  errors: readonly FileError[];
  /** Folders that can't be read, or are empty. */
  missing: readonly { kind: ContentKind; text: string }[];
  company: ReferenceFiles;
}

type Entry = ContentEntry<object>;

/** Fills in the figures and the company's facts. */
export function complete(written: CatalogueContent, company: ReferenceFiles, others: CatalogueContent['treks'] = []) {
  const { filled, errors: unknown } = fillFigures(written, figuresOf(company, [...others, ...written.treks]));
  const { treks, errors: unresolved } = resolveReferences(filled.treks, company);
  return { content: { ...filled, treks }, errors: [...unknown, ...unresolved].map(fileError) };
}

/**
 * The best content of these files: each in its own version if it is good, otherwise in the one that was served last,
 * otherwise not at all. Where two files exclude each other, the one that has changed yields.
 */
export function withLastGood(read: ReadFiles, last: LastGood): { content: CatalogueContent; faults: ContentFault[] } {
  const lastOf = byFile(last.content);
  const own = byFile(read.written);
  /** Files in their last version. */
  const stored = new Map<string, Entry>();
  const errors: FileError[] = [];

  const givenUp = new Set<string>();
  function giveUp(file: string): void {
    const wasOwn = own.delete(file);
    const entry = lastOf.get(file);
    if (entry && (wasOwn || !givenUp.has(file))) stored.set(file, entry);
    else stored.delete(file);
    givenUp.add(file);
  }

  for (const { kind, text } of read.missing) {
    errors.push({ file: kind, text });
    for (const [file, entry] of lastOf) if (file.startsWith(`${kind}/`)) stored.set(file, entry);
  }
  errors.push(...read.errors);
  for (const file of new Set(read.errors.map((error) => error.file))) giveUp(file);

  for (;;) {
    const isLost = (file: string) => givenUp.has(file) && !own.has(file) && !stored.has(file);
    errors.push(...restorePlaces(own, stored, lastOf, isLost));
    const { content: filled, errors: unfilled } = complete(catalogueOf(own), read.company, last.content.treks);
    const content = withoutLostRegions(catalogueOf(new Map([...byFile(filled), ...stored])), isLost);
    const found = [
      ...unfilled,
      ...contentErrors(content, slugsOf([...givenUp].filter(isLost))),
      ...formerIdErrors(content.treks, last.former),
    ];
    const grave = found.filter(({ isDangling }) => !isDangling);
    if (grave.length === 0) return { content, faults: faultsOf([...errors, ...found], own, stored) };
    const blamed = grave.map((error) => blame(error, (file) => own.has(file) && !isSame(filled, lastOf, file)));
    errors.push(...blamed);
    for (const file of new Set(blamed.map((error) => error.file))) giveUp(file);
  }
}

/** A country or region whose file is gone stays for as long as others name it. */
function restorePlaces(
  own: ReadonlyMap<string, Entry>,
  stored: Map<string, Entry>,
  lastOf: ReadonlyMap<string, Entry>,
  isLost: (file: string) => boolean,
): FileError[] {
  const errors: FileError[] = [];
  const { regions, treks } = catalogueOf(new Map([...stored, ...own]));
  const named = [
    ...treks.flatMap(({ slug, content: { region } }) => (region ? [[`regions/${region}.json`, slug]] : [])),
    ...[...regions, ...treks].map(({ slug, content: { country } }) => [`countries/${country}.json`, slug]),
  ];
  for (const [file = '', by] of named) {
    const entry = lastOf.get(file);
    if (!entry || own.has(file) || stored.has(file) || isLost(file)) continue;
    stored.set(file, entry);
    errors.push({ file, text: `is gone, but ${by}.json names it: change that file first, or put this one back` });
  }
  return errors;
}

/** A region that was never good costs its treks no more than its name. */
function withoutLostRegions(content: CatalogueContent, isLost: (file: string) => boolean): CatalogueContent {
  const treks = content.treks.map((entry) =>
    isLost(`regions/${entry.content.region}.json`)
      ? { ...entry, content: { ...entry.content, region: undefined } }
      : entry,
  );
  return { ...content, treks };
}

/** References to files that are there, but could not be taken, are not reported. */
function slugsOf(files: readonly string[]) {
  const ofKind = (kind: ContentKind) =>
    new Set(
      files.flatMap((file) => (file.startsWith(`${kind}/`) ? [file.slice(kind.length + 1, -'.json'.length)] : [])),
    );
  return { countries: new Set<string>(), regions: new Set<string>(), treks: ofKind('treks'), posts: ofKind('posts') };
}

/** The error from the view of the file that has changed. */
function blame(error: FileError, hasChanged: (file: string) => boolean): FileError {
  const { file, conflict } = error;
  return conflict && !hasChanged(file) && hasChanged(conflict.file) ? conflict : error;
}

function isSame(filled: CatalogueContent, lastOf: ReadonlyMap<string, Entry>, file: string): boolean {
  const before = lastOf.get(file);
  return before !== undefined && JSON.stringify(before.content) === JSON.stringify(byFile(filled).get(file)?.content);
}

function faultsOf(
  errors: readonly FileError[],
  own: ReadonlyMap<string, Entry>,
  stored: ReadonlyMap<string, Entry>,
): ContentFault[] {
  const shownOf = (file: string): ContentFault['shown'] => {
    if (own.has(file)) return 'rest';
    const isFolder = !file.endsWith('.json');
    return stored.has(file) || (isFolder && [...stored.keys()].some((one) => one.startsWith(`${file}/`)))
      ? 'last version'
      : 'nothing';
  };
  const seen = new Map(errors.map((error) => [errorLine(error), error]));
  return [...seen.values()].map(({ file, place, text }) => ({ file, place, text, shown: shownOf(file) }));
}

function byFile(content: CatalogueContent): Map<string, Entry> {
  return new Map(
    CONTENT_KINDS.flatMap((kind) =>
      content[kind].map((entry): [string, Entry] => [`${kind}/${entry.slug}.json`, entry]),
    ),
  );
}

/** In the order of the file names, as they are read. */
function catalogueOf(files: ReadonlyMap<string, Entry>): CatalogueContent {
  const sorted = [...files].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const ofKind = (kind: ContentKind) => sorted.flatMap(([file, entry]) => (file.startsWith(`${kind}/`) ? [entry] : []));
  return {
    countries: ofKind('countries') as CatalogueContent['countries'],
    regions: ofKind('regions') as CatalogueContent['regions'],
    treks: ofKind('treks') as CatalogueContent['treks'],
    posts: ofKind('posts') as CatalogueContent['posts'],
    partners: ofKind('partners') as CatalogueContent['partners'],
  };
}
