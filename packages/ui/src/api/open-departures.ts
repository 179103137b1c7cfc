import type { DepartureEntity } from './entities.ts';
import type { TrekSummary } from './trek.ts';

/** The listed starts of a trek that someone more can join, the next one first. */
export const openDepartures = ({ departures = [] }: Pick<TrekSummary, 'departures'>): readonly DepartureEntity[] =>
  departures.filter(({ placesLeft }) => placesLeft !== 0);

/** The next start of a trek that someone more can join; undefined: none is listed. */
export const nextDeparture = (trek: Pick<TrekSummary, 'departures'>): DepartureEntity | undefined =>
  openDepartures(trek)[0];
