import { defineTexts } from '../../core/texts/define-texts.ts';

/** Every text of the days of a trek. */
export const itineraryTexts = defineTexts('itinerary', {
  openAll: 'Open all days',
  closeAll: 'Close all days',
  linkToDay: (day: number) => `Link to day ${day}`,
  /** A way as a backend names it. An unknown one stays as it is. */
  way: (way: string) =>
    ({ walk: 'on foot', drive: 'by road', flight: 'by air', helicopter: 'by helicopter', boat: 'by boat' })[way] ?? way,
  climb: (up: string, down: string) => `${up} up, ${down} down`,
  via: (name: string, altitude: string) => `${name}, ${altitude}`,
});
