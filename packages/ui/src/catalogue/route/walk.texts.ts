import { defineTexts } from '../../core/internal/define-texts.ts';
import { pluralIn } from '../../core/internal/plural.ts';

const plural = pluralIn('en');

/** Every text of the elevation profile and the route map. */
export const walkTexts = defineTexts('walk', {
  profile: 'Elevation profile',
  profileSummary: (nights: number, lowest: string, highest: string) =>
    `${nights} nights between ${lowest} and ${highest} above the sea`,
  asTable: 'Night by night',
  day: 'Day',
  place: 'Place',
  altitude: 'Sleeping altitude',
  gainColumn: 'Gain',
  note: 'Note',
  nightOf: (day: number, place: string, altitude: string) => `Day ${day}: ${place}, ${altitude}`,
  steep: 'More than 500 m above the night before',
  restless: 'Fifth night or more with gain, without a rest day',
  reading: 'Acclimatization reading',
  low: 'No night of this walk is higher than 3,000 m.',
  gentle:
    'Above 3,000 m no night lies more than 500 m above the one before, and there is a night without gain at least after every fourth.',
  steepNights: (count: number) =>
    plural(count, {
      one: '# night above 3,000 m lies more than 500 m above the one before.',
      other: '# nights above 3,000 m lie more than 500 m above the one before.',
    }),
  restlessNights: (count: number) =>
    plural(count, {
      one: '# night comes after four or more nights with gain and no rest day.',
      other: '# nights come after four or more nights with gain and no rest day.',
    }),
  advice:
    'For information: the advice is for healthy adults and not a diagnosis. Side trips by day do not count, only where you sleep. Your guide watches how you feel and changes the plan where it is needed.',
  source: 'Wilderness Medical Society guidelines, 2019',
  route: 'Route map',
  routeSummary: (first: string, last: string, places: number) =>
    first === last
      ? `A round of ${places} places from ${first} back to ${last}`
      : `From ${first} to ${last} by ${places} places`,
  routeNote: 'Straight lines between the places where you sleep: the path itself winds.',
  notOnMap: (places: string) => `Not on this map: ${places}.`,
  stop: (days: readonly number[], place: string) => `${days.length > 1 ? 'Days' : 'Day'} ${days.join(', ')}: ${place}`,
  north: 'North is up',
});
