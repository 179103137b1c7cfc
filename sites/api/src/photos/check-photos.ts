import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { createHtmlSanitizer } from '@trek/ui/blog/sanitize-html';
import { JSDOM } from 'jsdom';
import type { CatalogueContent, ContentEntry, PostContent } from '../content/content-schema.ts';
import { photoNameCure, plainPhotoName } from '../content/photo-name.ts';
import { isFileInside } from '../core/is-file-inside.ts';
import { fileKind } from './file-kind.ts';
import { missingPhoto } from './photo-index.ts';
import { COPY_FORMATS, COPY_PATH, MAX_BYTES, MIN_WIDTH } from './photo-rules.ts';
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
    const warnings = lostPictures(content.posts);
    for (const { place, file } of picturesIn(content.posts)) {
      const fault = await pictureFault(uploads, file, (found) => faultOf(found, 1));
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
  if (!(await isFileInside(uploads, file))) return missingPhoto(file, uploads);
  const path = join(uploads, file);
  const { size } = await stat(path);
  if (size > MAX_BYTES) return `"${file}" has ${size} bytes; the maximum is ${MAX_BYTES}`;
  const answer = await worker.ask({ kind: 'inspect', file: path, minWidth, isWhole: true });
  return 'refusal' in answer ? `"${file}" ${answer.refusal}` : undefined;
}

/** Of a picture in a post, whose file is served under its own name. */
async function pictureFault(
  uploads: string,
  file: string,
  readFaultOf: (file: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  if (!COPY_PATH.test(file)) {
    return `"${file}" may have letters, digits, ., - and _ in its name, and / between folders: ${photoNameCure(file)}`;
  }
  const format = COPY_FORMATS[extname(file).toLowerCase()];
  // A GIF may move; only the server's copy knows whether it can be read.
  if (format === 'gif' && (await isFileInside(uploads, file)) && (await fileKind(join(uploads, file))) === 'a GIF')
    return;
  const fault = await readFaultOf(file);
  return fault ?? (format ? undefined : `"${file}" must end in ${ENDINGS}`);
}

const ENDINGS = Object.keys(COPY_FORMATS)
  .join(', ')
  .replace(/, (?=[^,]+$)/, ' or ');
const UPLOADS = '/uploads/';
/** Drawings and sizes that the server makes. */
const MADE = ['art/', 'sized/', 'share/'];
/** Attributes with the address of a picture. */
const ADDRESSES = ['src', 'background'];

/** A percent sign that stands for itself is part of the name. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The files that the pictures of posts show, with their place in the content: those that are left when a page shows them. */
function picturesIn(posts: readonly ContentEntry<PostContent>[]): { place: string; file: string }[] {
  const sanitize = createHtmlSanitizer(new JSDOM('').window);
  return posts.flatMap(({ slug, content: { content } }) =>
    content.flatMap((html, index) => {
      const files = addressesIn(JSDOM.fragment(sanitize(html))).flatMap((address) => {
        const [path = ''] = address.split(/[?#]/);
        const file = path.startsWith(UPLOADS) ? decoded(path.slice(UPLOADS.length)) : '';
        return file === '' || MADE.some((folder) => file.startsWith(folder)) ? [] : [file];
      });
      return [...new Set(files)].map((file) => ({ place: `posts/${slug}.json: content.${index}`, file }));
    }),
  );
}

/** Addresses of pictures that are neither on another host nor among the photographs. */
const NOT_AN_UPLOAD = /^(?:[a-z][a-z0-9+.-]*:|\/\/|\/uploads\/|\/art\/|#|$)/i;

/** Pictures of posts that lead nowhere on this site: each would be a gap. */
function lostPictures(posts: readonly ContentEntry<PostContent>[]): string[] {
  const sanitize = createHtmlSanitizer(new JSDOM('').window);
  return posts.flatMap(({ slug, content: { content } }) =>
    content.flatMap((html, index) =>
      [...new Set(addressesIn(JSDOM.fragment(sanitize(html))))]
        .filter((address) => !NOT_AN_UPLOAD.test(address))
        .map(
          (address) =>
            `posts/${slug}.json: content.${index}: a picture will be missing: ${address} is not on this site: copy the file to the photographs and write ${UPLOADS}${plainPhotoName(address.split(/[?#]/)[0] ?? '')}`,
        ),
    ),
  );
}

function addressesIn(post: DocumentFragment): string[] {
  return [...post.querySelectorAll('[src], [background], [srcset]')].flatMap((element) => [
    ...ADDRESSES.flatMap((name) => element.getAttribute(name) ?? []),
    // A comma in an address has no space behind it.
    ...(element.getAttribute('srcset') ?? '').split(/,\s+/).map((candidate) => candidate.split(/\s/, 1)[0] ?? ''),
  ]);
}
