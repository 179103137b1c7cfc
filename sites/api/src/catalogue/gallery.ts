import { createHash } from 'node:crypto';
import {
  countryPicture,
  type Mood,
  postPicture,
  regionPicture,
  type Season,
  trekPicture,
  trekViews,
  walkPicture,
} from '@trek/art';
import type { TrekEntity } from '@trek/ui/api';
import { SHARED_HEADERS } from '../http/security-headers.ts';
import { StaticResponse } from '../http/static-response.ts';

/** The subjects of the drawings. */
export interface GallerySubjects {
  treks: readonly TrekEntity[];
  countries: readonly { id: number; name: string; season: Season }[];
  regions: readonly { id: number; name: string; season: Season; country: { name: string } }[];
  posts: readonly { id: number; title: string; season: Season }[];
}

const TYPE = 'image/svg+xml; charset=utf-8';

/** Pixels of a drawing. */
export const DRAWING_SIZE = { width: 1440, height: 1080 } as const;

const HEADERS = {
  ...SHARED_HEADERS,
  'Cache-Control': 'public, max-age=86400',
  // Opened directly, an SVG is a document: it must load and run nothing.
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox",
};

/** The drawings of the catalogue. Each is drawn on first request and cached. */
export class Gallery {
  readonly #draw: ReadonlyMap<string, () => string>;
  readonly #drawn = new Map<string, StaticResponse>();
  readonly #versions = new Map<string, string>();

  constructor({ treks, countries, regions, posts }: GallerySubjects) {
    this.#draw = new Map([
      ...treks.flatMap((trek) => [
        named(`trek-${trek.id}-day`, () => trekPicture(trek, 'day')),
        named(`trek-${trek.id}-dusk`, () => trekPicture(trek, 'dusk')),
        ...(trekViews(trek).includes('walk') ? [named(`trek-${trek.id}-walk`, () => walkPicture(trek))] : []),
      ]),
      ...countries.flatMap((country) =>
        byDayAndAtDusk(`country-${country.id}`, (mood) => countryPicture(country, country.season, mood)),
      ),
      ...regions.flatMap((region) =>
        byDayAndAtDusk(`region-${region.id}`, (mood) => regionPicture(region, region.season, mood)),
      ),
      ...posts.flatMap((post) => byDayAndAtDusk(`post-${post.id}`, (mood) => postPicture(post, post.season, mood))),
    ]);
  }

  /** @param name as in the catalogue's entities, without `.svg` */
  picture(name: string): StaticResponse | undefined {
    const drawn = this.#drawn.get(name);
    if (drawn) return drawn;
    const drawing = this.drawing(name);
    if (drawing === undefined) return undefined;
    const picture = new StaticResponse(drawing, TYPE, HEADERS);
    this.#drawn.set(name, picture);
    return picture;
  }

  /** Changes with the drawing. */
  version(name: string): string | undefined {
    const known = this.#versions.get(name);
    const drawing = known ? undefined : this.drawing(name);
    if (drawing === undefined) return known;
    const version = createHash('sha256').update(drawing).digest('hex').slice(0, 16);
    this.#versions.set(name, version);
    return version;
  }

  /** Draws the picture and returns it as SVG. */
  drawing(name: string): string | undefined {
    return this.#draw.get(name)?.();
  }
}

const byDayAndAtDusk = (name: string, draw: (mood: Mood) => string) => [
  named(name, () => draw('day')),
  named(`${name}-dusk`, () => draw('dusk')),
];

function named(name: string, draw: () => string): [string, () => string] {
  return [name, draw];
}
