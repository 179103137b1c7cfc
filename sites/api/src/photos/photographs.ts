import { access, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoEntity } from '@trek/ui/api';
import { type ContentFault, fileError } from '../content/content-fault.ts';
import type { CatalogueContent, ImageContent } from '../content/content-schema.ts';
import { type Log, withoutAddresses } from '../core/log.ts';
import { CleanCopies } from './clean-copies.ts';
import { type Photo, PhotoIndex } from './photo-index.ts';
import { DEFAULT_WIDTH, GENERATED_FORMATS, type GeneratedFormat, WIDTHS } from './photo-rules.ts';
import { PhotoWorker } from './photo-worker.ts';

/** Path of the generated sizes, below the API's root. */
const SIZED = '/uploads/sized';
/** A large photograph takes seconds, so the responses are rebuilt after every few. */
const REPORT_EVERY = 10;

/** The photographs that the content names, and what is wrong with the others. */
interface FoundPhotos {
  photos: ReadonlyMap<string, Photo>;
  faults: readonly ContentFault[];
  /** By file name: changes when the file does. */
  stamps: ReadonlyMap<string, string>;
}

export interface PhotoFolders {
  /** The operator puts photographs here. */
  uploads: string;
  /** Generated files. The folder can be emptied at any time. */
  cache: string;
}

/**
 * The operator's photographs that the catalogue names, and the sizes generated from them, one at a time in a separate
 * process. Responses name only what is ready.
 */
export class Photographs {
  readonly #cache: string;
  readonly #log: Log;
  /** Copies of the operator's files under their own names. */
  readonly copies: CleanCopies;
  readonly #worker = new PhotoWorker();
  readonly #index: PhotoIndex;
  /** By file name in the content. */
  #photos: ReadonlyMap<string, Photo> = new Map();
  /** By the prefix of their files: the complete formats, and the blurred stand-in. */
  readonly #ready = new Map<string, { formats: GeneratedFormat[]; standIn: string }>();
  /** Photographs that can't be used, by file name, as they were found. */
  #refused: ReadonlyMap<string, string> = new Map();
  /** The same, with the reason of each. */
  faults: readonly ContentFault[] = [];
  #isStopped = false;

  private constructor({ uploads, cache }: PhotoFolders, log: Log) {
    this.#cache = cache;
    this.#log = log;
    this.copies = new CleanCopies(uploads, cache, log);
    this.#index = new PhotoIndex(uploads, cache, this.#worker);
  }

  /** Inspects every photograph that the content names. Those that can't be used are left out. */
  static async open(folders: PhotoFolders, content: CatalogueContent, log: Log): Promise<Photographs> {
    const photographs = new Photographs(folders, log);
    await photographs.#index.load();
    const found = await photographs.look(content).finally(() => photographs.#worker.rest());
    await photographs.adopt(found);
    return photographs;
  }

  /** Inspects every photograph that the content names, without changing anything. */
  async look(content: CatalogueContent): Promise<FoundPhotos> {
    const photos = new Map<string, Photo>();
    const refused = new Map<string, { stamp: string; refusal: string }>();
    const faults: ContentFault[] = [];
    for (const { place, image } of imagesOf(content)) {
      const { file } = image;
      // Read first, so that no change is missed.
      const stamp = await this.#index.stampOf(file);
      const found = refused.get(file) ?? photos.get(file) ?? (await this.#index.find(file));
      if ('refusal' in found) {
        refused.set(file, { stamp, refusal: found.refusal });
        faults.push({ ...fileError(`${place}.file: ${found.refusal}`), shown: 'rest' });
      } else photos.set(file, found);
    }
    // A full disk only costs the next start a few seconds.
    await this.#index.save().catch(() => {});
    return { photos, faults, stamps: new Map([...refused].map(([file, { stamp }]) => [file, stamp])) };
  }

  /** Serves these photographs from now on, as far as their sizes are ready. */
  async adopt({ photos, faults, stamps }: FoundPhotos): Promise<void> {
    this.#photos = photos;
    this.#refused = stamps;
    this.faults = faults;
    await this.findMade();
  }

  /** Whether a photograph that could not be used has come or changed since. */
  async haveChanged(): Promise<boolean> {
    for (const [file, stamp] of this.#refused) if ((await this.#index.stampOf(file)) !== stamp) return true;
    return false;
  }

  /**
   * Finds what earlier runs, or other processes, have generated.
   * @returns whether there is more than before
   */
  async findMade(): Promise<boolean> {
    let isMore = false;
    for (const name of this.#names) {
      for (const format of GENERATED_FORMATS) {
        if (this.#ready.get(name)?.formats.includes(format)) continue;
        // The second format alone is useless: browsers that don't support it would show nothing.
        if (!(await this.#isMade(name, format))) break;
        isMore = await this.#addReady(name, format);
      }
    }
    return isMore;
  }

  /** The photographs among these whose first sizes are ready. */
  entities(images: readonly ImageContent[] = []): PhotoEntity[] {
    return images.flatMap(({ file, alt, credit, focus }) => {
      const photo = this.#photos.get(file);
      const ready = photo && this.#ready.get(photo.name);
      if (!photo || !ready) return [];
      return {
        path: `${SIZED}/${photo.name}`,
        widths: [...WIDTHS],
        // Browsers take the first format that they support.
        formats: ready.formats.toReversed(),
        ...{ width: photo.width, height: photo.height, alt, credit, focus, standIn: ready.standIn },
      };
    });
  }

  /** The path of a generated file; undefined if it belongs to no photograph that is ready. */
  madeFile(file: string): string | undefined {
    const [, name = ''] = /^([\w-]+)-(?:\d+\.(?:webp|avif)|share\.jpg)$/.exec(file) ?? [];
    return this.#ready.has(name) ? join(this.#cache, file) : undefined;
  }

  /**
   * Generates what is missing: first every photograph in the fast format.
   * @param onReady called when more is ready
   */
  async make(onReady: () => Promise<void>): Promise<void> {
    let unreported = 0;
    for (const format of GENERATED_FORMATS) {
      for (const photo of this.#photos.values()) {
        if (this.#isStopped) return;
        const formats = this.#ready.get(photo.name)?.formats ?? [];
        const isWanted = !formats.includes(format) && formats.length === GENERATED_FORMATS.indexOf(format);
        if (!isWanted || !(await this.#makeOne(photo, format))) continue;
        unreported += 1;
        if (unreported % REPORT_EVERY === 0) await onReady();
      }
      if (unreported > 0) await onReady();
      unreported = 0;
    }
    this.#worker.rest();
  }

  /** Aborts the generation. */
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
    // Another server that shares the folder may have made it meanwhile.
    if (await this.#isMade(name, format)) return this.#addReady(name, format);
    const isFirst = format === GENERATED_FORMATS[0];
    const answer = await this.#worker.ask({
      kind: 'make',
      ...{ file: path, format, isFirst },
      target: join(this.#cache, name),
    });
    if ('refusal' in answer) {
      const detail = withoutAddresses(`${path} ${answer.refusal}`);
      if (!this.#isStopped) this.#log({ level: 'warn', message: 'a photograph is left out', detail });
      return false;
    }
    return this.#addReady(name, format);
  }

  /** The files are made in order, so the last one proves that a format is complete. */
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

/** The URL of a photograph where only one is possible. */
export const defaultPhotoPath = ({ path }: PhotoEntity) => `${path}-${DEFAULT_WIDTH}.webp`;

/** Every photograph that the content names, with its place in the content. */
export function imagesOf(content: CatalogueContent): { place: string; image: ImageContent }[] {
  return Object.entries(content).flatMap(([kind, entries]) =>
    (entries as { slug: string; content: { images?: ImageContent[] | undefined } }[]).flatMap(
      ({ slug, content: { images = [] } }) =>
        images.map((image, index) => ({ place: `${kind}/${slug}.json: images.${index}`, image })),
    ),
  );
}
