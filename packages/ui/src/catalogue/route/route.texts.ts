import { defineTexts } from '../../core/texts/define-texts.ts';
import { pluralIn } from '../../core/texts/plural.ts';

const plural = pluralIn('en');

/** Every text of the elevation profile and the route map. */
export const routeTexts = defineTexts('route', {
  profile: 'Elevation profile',
  profileSummary: (nights: number, lowest: string, highest: string) =>
    `${nights} nights between ${lowest} and ${highest} above sea level`,
  asTable: 'Night by night',
  day: 'Day',
  place: 'Place',
  altitude: 'Sleeping altitude',
  gainColumn: 'Gain',
  note: 'Note',
  nightOf: (day: number, place: string, altitude: string) => `Day ${day}: ${place}, ${altitude}`,
  steep: (gain: string) => `More than ${gain} higher than the night before`,
  restless: () => 'Fifth night or later with gain and no rest day',
  reading: 'Acclimatization reading',
  low: (altitude: string) => `No night on this trek is above ${altitude}.`,
  gentle: (altitude: string, gain: string) =>
    `Above ${altitude} you never sleep more than ${gain} higher than the night before, with a rest night at least every fifth night.`,
  steepNights: (count: number, altitude: string, gain: string) =>
    plural(count, {
      one: `On # night above ${altitude} you sleep more than ${gain} higher than the night before.`,
      other: `On # nights above ${altitude} you sleep more than ${gain} higher than the night before.`,
    }),
  restlessNights: (count: number) =>
    plural(count, {
      one: '# night comes after four or more nights with gain and no rest day.',
      other: '# nights come after four or more nights with gain and no rest day.',
    }),
  walkFacts: (nights: number, highest: string) => `${nights} nights, the highest at ${highest}.`,
  highFacts: (altitude: string, steepestGain: string, restNights: number) =>
    `Above ${altitude}, the steepest gain from one night to the next is ${steepestGain}.${restNights > 0 ? ` Nights of rest: ${restNights}.` : ''}`,
  measures: 'What we do about it',
  measureOn: (day: number, place: string) => `Day ${day}, ${place}:`,
  advice:
    'For information only: this advice is for healthy adults and is not a diagnosis. Only where you sleep counts, not side trips by day. Your guide watches how you feel and changes the plan if needed.',
  source: 'Wilderness Medical Society guidelines, 2019',
  route: 'Route map',
  routeSummary: (first: string, last: string, places: number) =>
    first === last
      ? `A loop from ${first} with ${places} overnight stops`
      : `${first} to ${last}, ${places} overnight stops`,
  routeNote: 'Straight lines between the places: the path itself winds.',
  notOnMap: (places: string) => `Not on this map: ${places}.`,
  stop: (days: readonly number[], place: string) =>
    days.length === 0 ? place : `${days.length > 1 ? 'Days' : 'Day'} ${days.join(', ')}: ${place}`,
  night: 'Night',
  pointAtNight: 'Point at or tap the line to see a night.',
  mapKeys: 'Map of the route. Plus and minus zoom, arrow keys move, zero shows all of it.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  approximate: 'Positions marked ~ are approximate.',
  numbered: (places: string) => `Numbered on the map: ${places}.`,
  mapAsTable: 'Places and altitudes',
  mapAltitude: 'Altitude',
  onTheWay: 'on the way',
  farAway: (place: string, distance: string) => `${place}, ${distance}`,
  downloadGpx: 'Download the route (GPX)',
  northSign: 'N',
});
