import { seasonOn } from '@trek/ui/pricing';
import type { CatalogueContent, PostContent, TrekContent } from './content-schema.ts';

/** Days and prices that are valid, but hardly meant. */
export function dateWarnings({ treks, posts }: CatalogueContent, today: string): string[] {
  return [
    ...treks.flatMap(({ slug, content }) =>
      [...departureWarnings(content, today), ...priceWarnings(content), ...futureWarnings(content, today)].map(
        (warning) => `treks/${slug}.json: ${warning}`,
      ),
    ),
    ...posts.flatMap(({ slug, content }) =>
      futureWarnings(content, today).map((warning) => `posts/${slug}.json: ${warning}`),
    ),
  ];
}

function departureWarnings({ departures = [], season, groupSize }: TrekContent, today: string): string[] {
  const months = { seasonMonths: season?.months ?? [], shoulderMonths: season?.shoulderMonths ?? [] };
  return departures.flatMap(({ startDate, places }, index) => {
    const place = `departures.${index}`;
    return [
      ...(startDate <= today ? [`${place}.startDate: ${startDate} is over: delete this departure`] : []),
      ...(seasonOn(months, startDate) === 'outOfSeason'
        ? [`${place}.startDate: ${startDate} is in no month of the trek's season: is the month right?`]
        : []),
      ...(places > groupSize.maxSize
        ? [`${place}.places: ${places} are more than the largest group, ${groupSize.maxSize}: correct one of the two`]
        : []),
    ];
  });
}

function priceWarnings({ priceUsd, isOnRequest }: TrekContent): string[] {
  if (priceUsd !== undefined) {
    return isOnRequest ? ['isOnRequest: the trek has a price, so delete this or priceUsd'] : [];
  }
  const choice = 'write one such as 610, or "isOnRequest": true if that is meant';
  return isOnRequest ? [] : [`priceUsd: is missing, so visitors can only ask for a price: ${choice}`];
}

/** A day in the future hides nothing: what is public is shown at once, with this day. */
const futureWarnings = ({ createdAt }: Pick<PostContent | TrekContent, 'createdAt'>, today: string): string[] =>
  createdAt > today ? [`createdAt: ${createdAt} is still to come, but the page is shown before`] : [];
