import { createHash, randomUUID } from 'node:crypto';
import { access, constants, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { ContentError } from './content-error.ts';
import type { FormerTrek } from './content-errors.ts';
import { literalFigures } from './figures.ts';
import { readContent } from './read-content.ts';
import { readJson } from './read-json.ts';
import { britishSpellings } from './spelling.ts';
import type { TrekTexts } from './trek-texts.ts';

/*
 * Edits of a trek's file by the office. The file stays the one truth: an edit changes fields of it, is checked as a whole
 * with all other files before it is written, and leaves the text before it in a history beside them.
 */

export interface TrekFile {
  /** Changes with every byte. */
  version: string;
  text: string;
}

/** A fault of an edit. */
interface EditFault {
  /** Path of the field, as `questions.0.answer`; null: it is in another file, or none of a field. */
  field: string | null;
  text: string;
}

const HISTORY = '.history';

const pathOf = (slug: string) => join('treks', `${slug}.json`);
const historyOf = (folder: string, slug: string) => join(folder, HISTORY, 'treks', slug);

/** Why the office can't edit this folder; undefined: it can. */
export async function editObstacle(folder: string, isOwn: boolean): Promise<string | undefined> {
  if (!isOwn)
    return 'Editing is off: the content is part of the program, and an upgrade would replace it. Copy it to a folder of its own, and set CONTENT_DIR.';
  try {
    await access(join(folder, 'treks'), constants.W_OK);
    return undefined;
  } catch (error) {
    return `Editing is off: the server may not write to the content (${(error as NodeJS.ErrnoException).code}).`;
  }
}

/** A trek's file; undefined: there is none. */
export async function readTrekFile(folder: string, slug: string): Promise<TrekFile | undefined> {
  try {
    const text = await readFile(join(folder, pathOf(slug)), 'utf8');
    return { text, version: versionOf(text) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const versionOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The texts in a file; undefined: it is no valid JSON, which only its editor can mend. */
export function textsIn({ text }: TrekFile): TrekTexts | undefined {
  try {
    const { questions = [] } = JSON.parse(text);
    return { questions };
  } catch {
    return undefined;
  }
}

/** A file with other texts, in its own order of fields. A trek without questions has no such field. */
export function withTexts({ text }: TrekFile, { questions }: TrekTexts, today: string): string {
  const given = questions.length === 0 ? undefined : questions;
  return `${JSON.stringify({ ...JSON.parse(text), questions: given, updatedAt: today }, null, 2)}\n`;
}

/** The faults and oddities that a file's new text would bring, by the check that every content file passes. */
export async function checkText(
  folder: string,
  slug: string,
  text: string,
  formerTreks: () => Promise<FormerTrek[]>,
): Promise<{ faults: EditFault[]; warnings: string[] }> {
  const copy = await mkdtemp(join(tmpdir(), 'trek-edit-'));
  try {
    // Without the history, and that of a version control.
    const isContent = (path: string) => path === folder || !basename(path).startsWith('.');
    await cp(folder, copy, { recursive: true, filter: isContent });
    await writeFile(join(copy, pathOf(slug)), text);
    const [after, before] = [await checkFolder(copy, formerTreks), await checkFolder(folder, formerTreks)];
    const own = `${pathOf(slug)}: `;
    // Faults and oddities of other files that were there before are not this edit's.
    const isNew = (known: readonly string[]) => (line: string) => !known.includes(line);
    const faults = after.errors.filter(isNew(before.errors)).map((line) => faultIn(line, own));
    const warnings = after.warnings.filter((line) => line.startsWith(own) && isNew(before.warnings)(line));
    return { faults, warnings: warnings.map((line) => line.slice(own.length)) };
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function checkFolder(folder: string, formerTreks: () => Promise<FormerTrek[]>) {
  try {
    const { content, written } = await readContent(folder, { formerTreks });
    // It reads HTML as a browser does, with a megabyte of code that no visit needs.
    const { contentWarnings } = await import('./content-warnings.ts');
    return {
      errors: [],
      warnings: [...contentWarnings(content), ...literalFigures(written), ...britishSpellings(written)],
    };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { errors: [...error.issues], warnings: [] };
  }
}

/** A line of the check for someone who sees the field and no file. */
function faultIn(line: string, own: string): EditFault {
  if (!line.startsWith(own)) return { field: null, text: line };
  const rest = line.slice(own.length).replace(/ \(line \d+\)$/, '');
  const [, field = null, text = rest] = /^([\w.]+): ([\s\S]*)$/.exec(rest) ?? [];
  return { field, text };
}

const editSchema = z.object({ at: z.string(), who: z.string(), before: z.string(), versionAfter: z.string() });

/** An edit of the past. */
export interface TrekEdit extends z.output<typeof editSchema> {
  id: string;
}

/** The files of a history, in the order in which they were written. */
async function namesIn(history: string): Promise<string[]> {
  const names = await readdir(history).catch(() => []);
  return names.filter((name) => name.endsWith('.json')).sort();
}

/** A trek's edits, latest first. */
export async function readEdits(folder: string, slug: string): Promise<TrekEdit[]> {
  const edits: TrekEdit[] = [];
  for (const name of (await namesIn(historyOf(folder, slug))).toReversed()) {
    const { data } = await readJson(join(historyOf(folder, slug), name), editSchema);
    if (data) edits.push({ id: name.replace(/\.json$/, ''), ...data });
  }
  return edits;
}

/**
 * Writes a file's new text, whole or not at all, after the text before it is in the history. Its caller holds a lock, and has
 * looked whether the file is the one that was edited.
 */
export async function writeText(
  folder: string,
  slug: string,
  { file, text, who, now }: { file: TrekFile; text: string; who: string; now: Date },
): Promise<void> {
  const edit = { at: now.toISOString(), who, before: file.text, versionAfter: versionOf(text) };
  const history = historyOf(folder, slug);
  await mkdir(history, { recursive: true });
  const last = Number((await namesIn(history)).at(-1)?.slice(0, -'.json'.length) ?? 0);
  const number = String(last + 1).padStart(6, '0');
  await replaceFile(join(history, `${number}.json`), `${JSON.stringify(edit, null, 2)}\n`);
  await replaceFile(join(folder, pathOf(slug)), text);
}

/** A reader sees the old file or the new one. */
async function replaceFile(path: string, text: string): Promise<void> {
  // The content's readers take files that end in .json.
  const draft = `${path}.${randomUUID()}.new`;
  try {
    await writeFile(draft, text, { flush: true });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
