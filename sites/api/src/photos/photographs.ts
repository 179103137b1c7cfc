import { access, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoEntity } from '@trek/ui/api';
import { ContentError } from '../content/content-error.ts';
import type { CatalogueContent, ImageContent } from '../content/content-schema.ts';
import type { Log } from '../core/log.ts';
import { CleanCopies } from './clean-copies.ts';
import { type Photo, PhotoIndex } from './photo-index.ts';
import { DEFAULT_WIDTH, GENERATED_FORMATS, type GeneratedFormat, WIDTHS } from './photo-rules.ts';
import { PhotoWorker } from './photo-worker.ts';

/** Where what is made of photographs is served, below the API's root. */
const SIZED = '/uploads/sized';
/** A photograph of some megabytes takes seconds; answers are made anew after a handful. */
const TELL_EVERY = 10;

export interface PhotoFolders {
  /** Where the operator puts photographs. */
  uploads: string;
  /** Where what is made of them is kept; it can be emptied at any time. */
  cache: string;
}

/**
 * The operator's photographs that the catalogue names, and the sizes that are made of them: once, one after the other, in a
 * process of its own. What is not ready is not named in any answer.
 */
export class Photographs {
  readonly #cache: string;
  readonly #log: Log;
  /** The operator's files under their own names. */
  readonly copies: CleanCopies;
  readonly #worker = new PhotoWorker();
  readonly #index: PhotoIndex;
  /** By the file's name in the content. */
  #photos: ReadonlyMap<string, Photo> = new Map();
  /** By the name that begins their files: the formats that are complete, and the blurred stand-in. */
  readonly #ready = new Map<string, { formats: GeneratedFormat[]; standIn: string }>();
  #isStopped = false;

  private constructor({ uploads, cache }: PhotoFolders, log: Log) {
    this.#cache = cache;
    this.#log = log;
    this.copies = new CleanCopies(uploads, cache, log);
    this.#index = new PhotoIndex(uploads, cache, this.#worker);
  }

  /**
   * Looks at every photograph that the content names.
   * @throws ContentError naming file, field and reason of each that is not good
   */
  static async open(folders: PhotoFolders, content: CatalogueContent, log: Log): Promise<Photographs> {
    const photographs = new Photographs(folders, log);
    await photographs.#index.load();
    const found = await photographs.look(content).finally(() => photographs.#worker.rest());
    await photographs.adopt(found);
    return photographs;
  }

  /**
   * Looks at every photograph that a content names, and changes nothing.
   * @throws ContentError naming file, field and reason of each that is not good
   */
  async look(content: CatalogueContent): Promise<ReadonlyMap<string, Photo>> {
    const photos = new Map<string, Photo>();
    const faults: string[] = [];
    for (const { place, image } of imagesOf(content)) {
      const found = photos.get(image.file) ?? (await this.#index.find(image.file));
      if ('refusal' in found) faults.push(`${place}.file: ${found.refusal}`);
      else photos.set(image.file, found);
    }
    if (faults.length > 0) throw new ContentError(faults);
    // A full disk costs the next start some seconds and nothing else.
    await this.#index.save().catch(() => {});
    return photos;
  }

  /** Shows these from now on, as far as their sizes are made. */
  async adopt(photos: ReadonlyMap<string, Photo>): Promise<void> {
    this.#photos = photos;
    await this.#findMade();
  }

  /** The photographs among these whose first sizes are there. */
  entities(images: readonly ImageContent[] = []): PhotoEntity[] {
    return images.flatMap(({ file, alt, credit, focus }) => {
      const photo = this.#photos.get(file);
      const ready = photo && this.#ready.get(photo.name);
      if (!photo || !ready) return [];
      return {
        path: `${SIZED}/${photo.name}`,
        widths: [...WIDTHS],
        // A browser takes the first that it can read.
        formats: ready.formats.toReversed(),
        ...{ width: photo.width, height: photo.height, alt, credit, focus, standIn: ready.standIn },
      };
    });
  }

  /** Where a made file lies; undefined for a name of none of the photographs that are ready. */
  madeFile(file: string): string | undefined {
    const [, name = ''] = /^([\w-]+)-(?:\d+\.(?:webp|avif)|share\.jpg)$/.exec(file) ?? [];
    return this.#ready.has(name) ? join(this.#cache, file) : undefined;
  }

  /**
   * Makes what is missing: first every photograph in the format that is made fast.
   * @param onReady called when more is ready than before
   */
  async make(onReady: () => Promise<void>): Promise<void> {
    let untold = 0;
    for (const format of GENERATED_FORMATS) {
      for (const photo of this.#photos.values()) {
        if (this.#isStopped) return;
        const formats = this.#ready.get(photo.name)?.formats ?? [];
        const isWanted = !formats.includes(format) && formats.length === GENERATED_FORMATS.indexOf(format);
        if (!isWanted || !(await this.#makeOne(photo, format))) continue;
        untold += 1;
        if (untold % TELL_EVERY === 0) await onReady();
      }
      if (untold > 0) await onReady();
      untold = 0;
    }
    this.#worker.rest();
  }

  /** Gives up what is being made. */
  stop(): void {
    this.#isStopped = true;
    this.#worker.stop();
    this.copies.stop();
  }

  get #names(): ReadonlySet<string> {
    return new Set([...this.#photos.values()].map(({ name }) => name));
  }

  async #makeOne({ path, name }: Photo, format: GeneratedFormat): Promise<boolean> {
    await mkdir(this.#cache, { recursive: true });
    // Where machines share the folder, another may have made it meanwhile.
    if (await this.#isMade(name, format)) return this.#addReady(name, format);
    const isFirst = format === GENERATED_FORMATS[0];
    const answer = await this.#worker.ask({
      kind: 'make',
      ...{ file: path, format, isFirst },
      target: join(this.#cache, name),
    });
    if ('refusal' in answer) {
      const detail = `${path} ${answer.refusal}`;
      if (!this.#isStopped) this.#log({ level: 'warn', message: 'a photograph is left out', detail });
      return false;
    }
    return this.#addReady(name, format);
  }

  /** What earlier runs have made. */
  async #findMade(): Promise<void> {
    for (const name of this.#names) {
      for (const format of GENERATED_FORMATS) {
        // The second alone is worth nothing: a browser that can't read it would have no picture.
        if (!(await this.#isMade(name, format))) break;
        if (!this.#ready.get(name)?.formats.includes(format)) await this.#addReady(name, format);
      }
    }
  }

  /** A format's last file stands for all of it: they are made in one order. */
  async #isMade(name: string, format: GeneratedFormat): Promise<boolean> {
    const last = join(this.#cache, `${name}-${WIDTHS.at(-1)}.${format}`);
    return access(last).then(
      () => true,
      () => false,
    );
  }

  async #addReady(name: string, format: GeneratedFormat): Promise<true> {
    const known = this.#ready.get(name);
    const standIn = known?.standIn ?? (await this.#readStandIn(name));
    this.#ready.set(name, { standIn, formats: [...(known?.formats ?? []), format] });
    return true;
  }

  async #readStandIn(name: string): Promise<string> {
    const bytes = await readFile(join(this.#cache, `${name}-stand-in.webp`));
    return `data:image/webp;base64,${bytes.toString('base64')}`;
  }
}

/** The address of a photograph where one alone is given. */
export const defaultPhotoPath = ({ path }: PhotoEntity) => `${path}-${DEFAULT_WIDTH}.webp`;

/** Every photograph that the content names, with the place of the name. */
export function imagesOf(content: CatalogueContent): { place: string; image: ImageContent }[] {
  return Object.entries(content).flatMap(([kind, entries]) =>
    (entries as { slug: string; content: { images?: ImageContent[] | undefined } }[]).flatMap(
      ({ slug, content: { images = [] } }) =>
        images.map((image, index) => ({ place: `${kind}/${slug}.json: images.${index}`, image })),
    ),
  );
}
