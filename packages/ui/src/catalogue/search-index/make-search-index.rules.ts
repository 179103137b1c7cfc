import type { BlogPost } from '../../api/normalize-post.ts';
import type { Place } from '../../api/place.ts';
import type { SearchIndex, SearchSubject, SubjectField, TrekFigures } from '../../api/search-index.ts';
import { titleSlug } from '../../api/slug.ts';
import type { ItineraryDay, Trek } from '../../api/trek.ts';

/** A subject's search terms. */
export interface Subject extends Record<SubjectField, readonly string[]> {
  kind: SearchSubject['kind'];
  title: string;
  slug: string;
  isPopular: boolean;
  /** Of treks. */
  figures?: (Omit<TrekFigures, 'types'> & { types: readonly string[] }) | undefined;
}

/** Makes the index of what can be looked for. Of equal finds what comes first here is shown first. */
export function makeSearchIndex(subjects: readonly Subject[]): SearchIndex {
  const codeOf = new Map<string, number>();
  const codes = (names: readonly string[]) => {
    const distinct = [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))];
    if (distinct.length === 0) return undefined;
    return distinct.map((name) => {
      const code = codeOf.get(name) ?? codeOf.size;
      codeOf.set(name, code);
      return code;
    });
  };
  const figuresIn = (figures: Subject['figures']) => figures && { ...figures, types: codes(figures.types) };
  const entries = subjects.map(({ kind, title, slug, isPopular, also, where, places, facts, figures }) => ({
    kind,
    title,
    ...(slug !== titleSlug(title) && { slug }),
    ...(isPopular && { isPopular }),
    ...present({ also: codes(also), where: codes(where), places: codes(places), facts: codes(facts) }),
    ...present({ figures: figuresIn(figures) }),
  }));
  return { names: [...codeOf.keys()], subjects: entries };
}

function present<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
}

/** The places of a walk, in its order. */
export function placesOf(days: readonly Pick<ItineraryDay, 'startLocation' | 'endLocation'>[]): string[] {
  return days.flatMap(({ startLocation, endLocation }) => [startLocation ?? '', endLocation ?? '']);
}

/** The search subjects for a backend without an index of its own. */
export function subjectsOf(treks: readonly Trek[], regions: readonly Place[], posts: readonly BlogPost[]): Subject[] {
  const none = { isPopular: false, also: [], places: [], facts: [] };
  return [
    ...treks.map((trek) => ({
      ...{ kind: 'trek' as const, title: trek.title, slug: trek.slug, isPopular: trek.isPopular, also: [] },
      where: [trek.region ?? trek.location, trek.country],
      places: placesOf(trek.itinerary),
      facts: [...trek.highlights, ...trek.activities],
      figures: {
        ...{ difficulty: trek.difficulty, days: trek.days, types: [...trek.trekTypes, ...trek.activities] },
        ...(trek.priceUsd !== null && { priceUsd: trek.priceUsd }),
        ...(trek.maxAltitude > 0 && { maxAltitude: trek.maxAltitude }),
        ...(trek.seasonMonths.length > 0 && { seasonMonths: [...trek.seasonMonths] }),
        ...(trek.groupSize.minSize > 1 && { minGroup: trek.groupSize.minSize }),
      },
    })),
    ...regions.map(({ name, slug, country }) => ({
      ...none,
      ...{ kind: 'region' as const, title: name, slug, where: [country] },
    })),
    ...posts.map(({ title, slug, metaTitle, metaDescription }) => ({
      ...none,
      ...{ kind: 'post' as const, title, slug, where: [], facts: [metaTitle, metaDescription] },
    })),
  ];
}
