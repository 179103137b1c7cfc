import type { TrekEntity } from '@trek/ui/api';
import type { Store } from '../store/open-store.ts';
import { publishedReviews, reviewsRevision } from '../store/reviews.ts';
import type { ReviewRow } from '../store/schema.ts';

/** Reviews on the page of a trek; the figures are of all. */
const MOST_SHOWN = 50;

type OwnReviews = NonNullable<TrekEntity['reviews']>;

export interface TrekReviews {
  /** Another one: they have changed. */
  revision: number;
  byTrek: ReadonlyMap<number, OwnReviews>;
}

/** The published reviews of each trek that has any, with their average to the tenth. */
export async function readTrekReviews(store: Store): Promise<TrekReviews> {
  // Read first: what is published meanwhile has a later revision, and is read once more.
  const revision = await reviewsRevision(store);
  const rows = Map.groupBy(await publishedReviews(store), ({ trek_id }) => trek_id);
  const byTrek = new Map(
    [...rows].map(([trekId, own]) => {
      const sum = own.reduce((stars, row) => stars + row.stars, 0);
      const stars = Math.round((10 * sum) / own.length) / 10;
      return [trekId, { count: own.length, stars, list: own.slice(0, MOST_SHOWN).map(reviewEntity) }];
    }),
  );
  return { revision, byTrek };
}

function reviewEntity(row: ReviewRow): NonNullable<OwnReviews['list']>[number] {
  const { stars, text, language, month, guide, shown_name, shown_country, answer } = row;
  return {
    ...{ stars, text, language, month },
    ...(shown_name && { name: shown_name }),
    ...(shown_country && { country: shown_country }),
    ...(guide && { guide }),
    ...(answer && { answer }),
  };
}
