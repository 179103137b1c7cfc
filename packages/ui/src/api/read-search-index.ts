import { ApiError } from './api-error.ts';
import { readField, readList } from './http/read-value.ts';
import type { NotOffered, SearchIndex, SearchSubject, TrekFigures } from './search-index.ts';

const KINDS: readonly unknown[] = ['trek', 'region', 'post'] satisfies SearchSubject['kind'][];
const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => value === undefined || Number.isFinite(value);
const isCodes = (value: unknown) => value === undefined || (Array.isArray(value) && value.every(Number.isInteger));

/**
 * The index that a backend answers with. By hand: a schema would cost more than the whole search.
 * @throws ApiError where it is none
 */
export function readSearchIndex(answer: unknown): SearchIndex {
  const [names, subjects] = [readField(answer, 'names'), readField(answer, 'subjects')];
  const notOffered = readField(answer, 'notOffered') ?? [];
  const isIndex =
    Array.isArray(names) &&
    names.every(isText) &&
    Array.isArray(subjects) &&
    readList(subjects).every(isSubject) &&
    Array.isArray(notOffered) &&
    notOffered.every(isNotOffered);
  if (!isIndex) throw new ApiError({ code: 'fallback' }, { data: answer });
  return answer as SearchIndex;
}

function isSubject(entry: unknown): boolean {
  const { kind, title, slug, also, where, places, facts, figures } = (entry ?? {}) as Partial<SearchSubject>;
  return (
    KINDS.includes(kind) &&
    isText(title) &&
    (slug === undefined || isText(slug)) &&
    [also, where, places, facts].every(isCodes) &&
    (figures === undefined || isFigures(figures))
  );
}

function isFigures(entry: unknown): boolean {
  const figures = (entry ?? {}) as Partial<TrekFigures>;
  const { difficulty, days, priceUsd, maxAltitude, minGroup, seasonMonths, types } = figures;
  return (
    isText(difficulty) &&
    days !== undefined &&
    [days, priceUsd, maxAltitude, minGroup].every(isNumber) &&
    [seasonMonths, types].every(isCodes)
  );
}

function isNotOffered(entry: unknown): boolean {
  const { names, nearest } = (entry ?? {}) as Partial<NotOffered>;
  return Array.isArray(names) && names.every(isText) && nearest !== undefined && isCodes(nearest);
}
