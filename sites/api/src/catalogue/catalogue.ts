import {
  type Announcement,
  BACKEND_CAPABILITIES,
  type DepartureEntity,
  type RegionEntity,
  type TrekEntity,
} from '@trek/ui/api';
import { makeSearchIndex } from '@trek/ui/internal/search-index';
import { companyDay } from '@trek/ui/pricing';
import type { Selectable } from 'kysely';
import {
  type CountryContent,
  type ImageContent,
  isPublic,
  type PostContent,
  type RegionContent,
  type TrekContent,
} from '../content/content-schema.ts';
import { inLanguage, languagesOf } from '../content/translations.ts';
import { OwnError } from '../core/log.ts';
import { StaticResponse } from '../http/static-response.ts';
import type { Photographs } from '../photos/photographs.ts';
import { bookableDepartures, departuresAhead } from '../store/departures.ts';
import type { Store } from '../store/open-store.ts';
import { type Partner, storedPartners } from '../store/partners.ts';
import type { Preparation } from '../store/preparation.rules.ts';
import type { CatalogueTable } from '../store/schema.ts';
import { Gallery } from './gallery.ts';
import { recommendedOrder } from './recommended-order.rules.ts';
import { notOfferedTreks, searchSubjects } from './search-subjects.ts';
import {
  blogPostEntity,
  countryEntity,
  permitEntities,
  policyEntity,
  regionEntity,
  trekDetailsEntity,
  trekEntity,
  trekSummaryEntity,
} from './serializers.ts';
import { similarTreks } from './similar-treks.ts';
import { readTrekReviews, type TrekReviews } from './trek-reviews.ts';

/**
 * The catalogue, read once from the database. The responses stay in memory, so visitors can browse while the database
 * is down.
 */
export interface Catalogue {
  /** The responses of the calls that list everything. */
  countries: StaticResponse;
  regions: StaticResponse;
  posts: StaticResponse;
  /** The search index. */
  searchIndex: StaticResponse;
  /** All treks in the order that is recommended on a day of the company's calendar. */
  treksOn(today: string): TrekLists;
  /** A trek with its details, in the first of these languages that it has. */
  trekResponse(id: number, languages: readonly string[]): TrekAnswer | undefined;
  /** A trek with all departures ahead. Visitors see those that they can still book. */
  trek(id: number): TrekEntity | undefined;
  /** All treks on offer, likewise. */
  allTreks(): TrekEntity[];
  /** The preparations for a trek, also for one that is not on offer any more. Undefined: there is no such trek. */
  preparation(trekId: number): Preparation | undefined;
  /** The most days that the permits of a trek take. */
  longestLeadDays: number;
  /**
   * Shows other departures from now on: those that can still be booked.
   * @param ahead those that anyone can join, by trek
   * @param today in the company's calendar, `YYYY-MM-DD`
   * @returns whether they are others
   */
  showDepartures(ahead: Departures, today: string): boolean;
  /** Of the reviews that it shows. */
  reviewsRevision(): number;
  /** Shows these published reviews from now on. */
  showReviews(published: TrekReviews): void;
  /** Treks and posts that only the office sees, by slug. */
  previews: Record<'treks' | 'posts', ReadonlyMap<string, Preview>>;
  /** The generated drawings. */
  gallery: Gallery;
  /** The active partner whose pages are at an origin. */
  partnerAt(origin: string): Partner | undefined;
}

type Departures = ReadonlyMap<number, DepartureEntity[]>;

interface TrekAnswer {
  answer: StaticResponse;
  language: string;
}

/** A trek or post that only the office sees. */
interface Preview {
  title: string;
  /** Makes the response that it will have when it is public. */
  make(): object;
}

/** The responses that list all treks. */
interface TrekLists {
  treks: StaticResponse;
  /** The fields of treks that lists show. */
  summaries: StaticResponse;
}

export async function loadCatalogue(store: Store, photographs: Photographs, now: Date): Promise<Catalogue> {
  const photosOf = ({ images }: { images?: ImageContent[] | undefined }) => photographs.entities(images);
  const countries = await read<CountryContent>(store.selectFrom('countries').selectAll().orderBy('id').execute());
  const regions = await read<RegionContent>(store.selectFrom('regions').selectAll().orderBy('id').execute());
  const allTreks = await read<TrekContent>(store.selectFrom('treks').selectAll().orderBy('id').execute());
  const treks = allTreks.filter(({ row, content }) => row.withdrawn_at === null && isPublic(content));
  const partners = await storedPartners(store);
  const partnerOf = new Map(
    partners.flatMap((partner) => (partner.active ? partner.origins.map((origin) => [origin, partner] as const) : [])),
  );
  const posts = await read<PostContent>(store.selectFrom('posts').selectAll().orderBy('id').execute());

  const countryOf = new Map(countries.map(({ row, content }) => [row.slug, content]));
  const regionOf = new Map<string, RegionEntity>(
    regions.map(({ row, content }) => [
      row.slug,
      regionEntity(content, known(countryOf, content.country), photosOf(content), row.created_at, row.updated_at),
    ]),
  );
  const entityOf = (content: TrekContent, ahead?: DepartureEntity[]) => {
    const region = content.region === undefined ? null : known(regionOf, content.region);
    return trekEntity(content, known(countryOf, content.country), region, photosOf(content), ahead);
  };
  const trekContents = treks.map(({ content }) => content);
  const regionName = (slug: string) => regionOf.get(slug)?.name ?? null;
  const detailsOf = (content: TrekContent) =>
    trekDetailsEntity(content, similarTreks(content, trekContents), regionName);
  const trekOf = new Map<number, TrekEntity>();
  const shownOf = new Map<number, TrekEntity>();
  const answersOf = new Map<number, TrekAnswer[]>();
  let lists = monthlyLists([]);
  let reviews = await readTrekReviews(store);
  const show = (contents: readonly TrekContent[]) => {
    for (const content of contents) {
      const { ahead, bookable } = departures.get(content.id) ?? {};
      trekOf.set(content.id, entityOf(content, ahead));
      const own = reviews.byTrek.get(content.id);
      const figures = own && { reviews: { count: own.count, stars: own.stars } };
      shownOf.set(content.id, { ...entityOf(content, bookable), ...figures });
      const answers = languagesOf(content).map((language): TrekAnswer => {
        const translated = inLanguage(content, language);
        const whole = { ...entityOf(translated, bookable), ...(own && { reviews: own }) };
        const entity = { ...whole, language, details: detailsOf(translated), ...ANNOUNCEMENT };
        return { answer: StaticResponse.json(entity), language };
      });
      answersOf.set(content.id, answers);
    }
    lists = monthlyLists([...shownOf.values()]);
  };
  let departures = departuresOf(trekContents, await departuresAhead(store, now), companyDay(now));
  show(trekContents);
  const published = posts
    .filter(({ content }) => content.isPublished && isPublic(content))
    .toSorted((one, other) => other.content.createdAt.localeCompare(one.content.createdAt));

  // A withdrawn trek, and a post that is not published, is no place to send readers to.
  const titleOfTrek = (slug: string) => {
    const found = treks.find(({ row }) => row.slug === slug)?.content;
    return found && { title: found.title };
  };
  const titleOfPost = (slug: string) => {
    const found = published.find(({ row }) => row.slug === slug)?.content;
    return found && { title: found.title, metaTitle: found.metaTitle };
  };

  const postOf = (content: PostContent) =>
    blogPostEntity(content, photosOf(content), { trek: titleOfTrek, post: titleOfPost });

  return {
    countries: StaticResponse.json(countries.map(({ content }) => countryEntity(content, photosOf(content)))),
    regions: StaticResponse.json([...regionOf.values()]),
    posts: StaticResponse.json(published.map(({ content }) => postOf(content))),
    searchIndex: StaticResponse.json({
      ...makeSearchIndex(
        searchSubjects({
          treks: trekContents,
          regions: regions.map(({ content }) => content),
          posts: published.map(({ content }) => content),
          countryOf,
        }),
      ),
      notOffered: notOfferedTreks(trekContents),
    }),
    treksOn: (day) => lists(day),
    trekResponse: (id, languages) => {
      const answers = answersOf.get(id);
      const wanted = languages.find((one) => answers?.some(({ language }) => language === one)) ?? 'en';
      return answers?.find(({ language }) => language === wanted);
    },
    trek: (id) => trekOf.get(id),
    allTreks: () => [...trekOf.values()],
    preparation(trekId) {
      const content = allTreks.find(({ row }) => row.id === trekId)?.content;
      return content && { permits: permitEntities(content) ?? null, leadTimeDays: policyEntity(content).leadTimeDays };
    },
    longestLeadDays: Math.max(0, ...allTreks.map(({ content }) => policyEntity(content).leadTimeDays)),
    showDepartures(ahead, day) {
      const before = departures;
      const next = departuresOf(trekContents, ahead, day);
      departures = next;
      const isAnother = ({ id }: TrekContent) => JSON.stringify(before.get(id)) !== JSON.stringify(next.get(id));
      const changed = trekContents.filter(isAnother);
      if (changed.length > 0) show(changed);
      return changed.length > 0;
    },
    reviewsRevision: () => reviews.revision,
    showReviews(published) {
      const before = reviews;
      reviews = published;
      const textOf = ({ byTrek }: TrekReviews, { id }: TrekContent) => JSON.stringify(byTrek.get(id));
      show(trekContents.filter((content) => textOf(before, content) !== textOf(published, content)));
    },
    partnerAt: (origin) => partnerOf.get(origin),
    previews: {
      treks: previewsOf(allTreks, (content) => ({ ...entityOf(content), details: detailsOf(content) })),
      posts: previewsOf(posts, (content) => ({ ...postOf(content), isPublished: true })),
    },
    gallery: new Gallery({
      treks: [...trekOf.values()],
      countries: countries.map(({ content }) => content),
      regions: regions.map(({ content }) => ({ ...content, country: known(countryOf, content.country) })),
      posts: published.map(({ content }) => content),
    }),
  };
}

interface TrekDepartures {
  ahead: DepartureEntity[];
  /** Those of them that visitors can still book; undefined: none. */
  bookable: DepartureEntity[] | undefined;
}

function departuresOf(
  treks: readonly TrekContent[],
  ahead: Departures,
  today: string,
): ReadonlyMap<number, TrekDepartures> {
  const entries = treks.flatMap((content): [number, TrekDepartures][] => {
    const own = ahead.get(content.id);
    if (!own) return [];
    const bookable = bookableDepartures(policyEntity(content), own, today);
    return [[content.id, { ahead: own, bookable: bookable.length > 0 ? bookable : undefined }]];
  });
  return new Map(entries);
}

const ANNOUNCEMENT: Announcement = { capabilities: BACKEND_CAPABILITIES };

/** The first of a list says for all what this backend can do beyond the contract. */
const announced = <Trek extends object>([first, ...others]: readonly Trek[]) =>
  first ? [{ ...first, ...ANNOUNCEMENT }, ...others] : [];

/** The lists are ordered again when the month changes: seasons are months. */
function monthlyLists(treks: readonly TrekEntity[]): (today: string) => TrekLists {
  let cached: { month: string; lists: TrekLists } | undefined;
  return (today) => {
    const month = today.slice(0, 'YYYY-MM'.length);
    if (cached?.month !== month) {
      const ordered = recommendedOrder(treks, today);
      const summaries = StaticResponse.json(announced(ordered.map(trekSummaryEntity)));
      cached = { month, lists: { treks: StaticResponse.json(announced(ordered)), summaries } };
    }
    return cached.lists;
  };
}

function previewsOf<Content extends { title: string; status?: string | undefined }>(
  rows: readonly { row: { slug: string }; content: Content }[],
  make: (content: Content) => object,
): ReadonlyMap<string, Preview> {
  return new Map(
    rows
      .filter(({ content }) => content.status === 'draft')
      .map(({ row, content }) => [row.slug, { title: content.title, make: () => make(content) }]),
  );
}

async function read<Content>(rows: Promise<(Selectable<CatalogueTable> & { withdrawn_at?: string | null })[]>) {
  return (await rows).map((row) => ({ row, content: JSON.parse(row.content) as Content }));
}

/** The import checks every reference; a missing one was deleted from the database by hand. */
function known<Value>(values: ReadonlyMap<string, Value>, slug: string): Value {
  const value = values.get(slug);
  if (value === undefined) throw new OwnError(`The catalogue refers to "${slug}", which the database doesn't hold`);
  return value;
}
