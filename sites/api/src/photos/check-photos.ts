import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { JSDOM } from 'jsdom';
import type { CatalogueContent, ContentEntry, PostContent } from '../content/content-schema.ts';
import { isFileInside } from '../core/is-file-inside.ts';
import { COPY_FORMATS, MAX_BYTES, MIN_WIDTH } from './photo-rules.ts';
import { PhotoWorker } from './photo-worker.ts';
import { imagesOf } from './photographs.ts';

/** Faults of the photographs that the content names. Unlike a start, the check reads all of each file. */
interface PhotoFaults {
  /** Faults that keep the site from starting, and those by which a photograph would be left out. */
  errors: string[];
  /** Faults of pictures in posts, which would be missing there. */
  warnings: string[];
}

/** @param uploads the folder of the operator's photographs */
export async function photoFaults(content: CatalogueContent, uploads: string): Promise<PhotoFaults> {
  const worker = new PhotoWorker();
  const known = new Map<string, Promise<string | undefined>>();
  const faultOf = (file: string, minWidth: number) => {
    const key = `${minWidth} ${file}`;
    const fault = known.get(key) ?? readFault(worker, uploads, file, minWidth);
    known.set(key, fault);
    return fault;
  };
  try {
    const errors: string[] = [];
    for (const { place, image } of imagesOf(content)) {
      const fault = await faultOf(image.file, MIN_WIDTH);
      if (fault) errors.push(`${place}.file: ${fault}`);
    }
    const warnings: string[] = [];
    for (const { place, file } of content.posts.flatMap(picturesIn)) {
      const fault = await faultOf(file, 1);
      if (fault) warnings.push(`${place}: a picture will be missing: ${fault}`);
    }
    return { errors, warnings };
  } finally {
    worker.stop();
  }
}

async function readFault(
  worker: PhotoWorker,
  uploads: string,
  file: string,
  minWidth: number,
): Promise<string | undefined> {
  if (!(await isFileInside(uploads, file))) return `there is no "${file}" in ${uploads}`;
  const path = join(uploads, file);
  const { size } = await stat(path);
  if (size > MAX_BYTES) return `"${file}" has ${size} bytes; the maximum is ${MAX_BYTES}`;
  const answer = await worker.ask({ kind: 'inspect', file: path, minWidth, isWhole: true });
  return 'refusal' in answer ? `"${file}" ${answer.refusal}` : undefined;
}

const UPLOADS = '/uploads/';
/** Drawings and sizes that the server makes. */
const MADE = ['art/', 'sized/'];

/** A percent sign that stands for itself is part of the name. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The files that the pictures of a post show, with their place in the content. */
function picturesIn({ slug, content }: ContentEntry<PostContent>): { place: string; file: string }[] {
  return content.content.flatMap((html, index) => {
    const pictures = [...JSDOM.fragment(html).querySelectorAll('img[src]')];
    const files = pictures.flatMap((picture) => {
      const [path = ''] = (picture.getAttribute('src') ?? '').split(/[?#]/);
      const file = path.startsWith(UPLOADS) ? decoded(path.slice(UPLOADS.length)) : '';
      const isOwn = file !== '' && !MADE.some((folder) => file.startsWith(folder));
      // A GIF may move; only the server's copy knows whether it can be read.
      return isOwn && extname(file).toLowerCase() !== '.gif' && extname(file).toLowerCase() in COPY_FORMATS
        ? [file]
        : [];
    });
    return files.map((file) => ({ place: `posts/${slug}.json: content.${index}`, file }));
  });
}
