import { foldText } from '../../core/typed/fold-text.ts';
import type { FoundSubject } from '../search-index/index.ts';

/** How many of a kind are suggested at most. */
export const MOST_SUGGESTED = 5;
/** How many searches a device remembers. */
const MOST_RECENT = 5;
/** Kinds in the order in which they are suggested, if a trek is found best. */
const KINDS = ['trek', 'region', 'post', 'page'] as const satisfies readonly FoundSubject['kind'][];

/** One line of the list: what was looked for before, or what was found. */
export type Suggestion = { kind: 'recent'; title: string } | FoundSubject;

/** Treks, then regions, posts and pages, unless a page is found best; within each as they were found. */
export function byKind(found: readonly FoundSubject[]): FoundSubject[] {
  const first = found[0]?.kind === 'page' ? 'page' : null;
  const kinds = KINDS.toSorted((one, other) => Number(other === first) - Number(one === first));
  return kinds.flatMap((kind) => found.filter((subject) => subject.kind === kind));
}

/** The query as it is stored and sent; empty: none. */
export const trimmedQuery = (query: string): string => query.trim().replace(/\s+/g, ' ');

/** The newest search first, each once however it was written. */
export function rememberSearch(recent: readonly string[], query: string): string[] {
  const others = recent.filter((other) => foldText(other) !== foldText(query));
  return [query, ...others].slice(0, MOST_RECENT);
}

/** The device's stored searches; empty if the text is not ours. */
export function readRecent(text: string | null): string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    const texts = Array.isArray(list) ? list.filter((entry) => typeof entry === 'string' && entry.trim() !== '') : [];
    return texts.slice(0, MOST_RECENT);
  } catch {
    return [];
  }
}

/** The next place in a list that begins again at its end; null is before the first and after the last. */
export function movedPlace(active: number | null, count: number, to: 'next' | 'previous'): number | null {
  const places = count + 1;
  const moved = ((active ?? count) + (to === 'next' ? 1 : -1) + places) % places;
  return moved === count ? null : moved;
}
