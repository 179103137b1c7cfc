import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portrait } from '@trek/art';
import { photoPlace, readTeam } from '../content/company-content.ts';
import { ContentError } from '../content/content-error.ts';
import { OwnError } from '../core/log.ts';
import { PhotoIndex } from './photo-index.ts';
import type { PhotoJob } from './photo-jobs.ts';
import { PhotoWorker } from './photo-worker.ts';

export { readTeam };

/** Most heads are here, in percent. sharp's search for the most interesting part may prefer a jacket. */
const HEAD = { x: 50, y: 35 };

/** A team member's portrait, as files for the site's build. */
export interface Portrait {
  id: string;
  /** By the ending of their names: `-144.avif` in each width, and `.webp` or `.svg` for browsers without AVIF. */
  files: ReadonlyMap<string, Uint8Array>;
  /** The blurred stand-in of a photograph, as a data URL. */
  standIn?: string;
}

/**
 * The portraits of all who have a photograph.
 * @param company the folder of the company files, with the photographs
 * @param widths in pixels
 * @throws ContentError with file, field and reason of each invalid photograph
 */
export async function photographedPortraits(company: string, widths: readonly number[]): Promise<Portrait[]> {
  const team = await readTeam(company);
  return withWorker(async (worker, folder) => {
    const index = new PhotoIndex(company, folder, worker);
    const portraits: Portrait[] = [];
    const errors: string[] = [];
    for (const [position, { id, image }] of team.entries()) {
      if (!image) continue;
      const target = join(folder, id);
      const photo = await index.find(image.file, Math.max(...widths));
      const job = { kind: 'square', focus: image.focus ?? HEAD, widths, target } as const;
      const refusal = 'refusal' in photo ? photo.refusal : await refusalOf(worker, { ...job, file: photo.path });
      if (refusal) errors.push(`${photoPlace(position)}: ${refusal}`);
      else portraits.push(await photographed(id, target, widths));
    }
    if (errors.length > 0) throw new ContentError(errors);
    return portraits;
  });
}

/** The portraits of the others. */
export async function drawnPortraits(company: string, widths: readonly number[]): Promise<Portrait[]> {
  const team = await readTeam(company);
  return withWorker(async (worker, folder) => {
    const portraits: Portrait[] = [];
    for (const member of team.filter(({ image }) => !image)) {
      const { id } = member;
      const drawing = portrait(member);
      const target = join(folder, id);
      for (const width of widths) {
        const refusal = await refusalOf(worker, { kind: 'draw', drawing, width, target: `${target}-${width}.avif` });
        if (refusal) throw new OwnError(`The portrait of ${id} ${refusal}`);
      }
      await writeFile(`${target}.svg`, drawing);
      portraits.push({ id, files: await readFiles(target, [...sized(widths), '.svg']) });
    }
    return portraits;
  });
}

async function photographed(id: string, target: string, widths: readonly number[]): Promise<Portrait> {
  const standIn = await readFile(`${target}-stand-in.webp`, 'base64');
  const files = await readFiles(target, [...sized(widths), '.webp']);
  return { id, files, standIn: `data:image/webp;base64,${standIn}` };
}

const sized = (widths: readonly number[]) => widths.map((width) => `-${width}.avif`);

const readFiles = async (target: string, endings: readonly string[]) =>
  new Map(await Promise.all(endings.map(async (ending) => [ending, await readFile(`${target}${ending}`)] as const)));

async function refusalOf(worker: PhotoWorker, job: PhotoJob): Promise<string | undefined> {
  const answer = await worker.ask(job);
  return 'refusal' in answer ? answer.refusal : undefined;
}

/** Lends a photo process and a folder for its files. */
async function withWorker<Result>(use: (worker: PhotoWorker, folder: string) => Promise<Result>): Promise<Result> {
  const worker = new PhotoWorker();
  const folder = await mkdtemp(join(tmpdir(), 'trek-portraits-'));
  try {
    return await use(worker, folder);
  } finally {
    worker.stop();
    await rm(folder, { recursive: true });
  }
}
