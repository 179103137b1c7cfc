import { defineTexts } from '../../core/texts/define-texts.ts';
/** Every text of a country's or region's own page. */
export const placePageTexts = defineTexts('placePage', {
  country: 'Country',
  region: 'Region',
  browseAllTreks: 'Browse All Treks',
  countryNotFound: 'Country Not Found',
  regionNotFound: 'Region Not Found',
  noTreksInCountry: 'No treks available for this country.',
  noTreksInRegion: 'No treks available for this region.',
  placeNotFoundHint: 'We couldn’t find that place. Check the address, or browse all destinations.',
  loadingPlace: 'Loading...',
  treksIn: (place: string) => `${place} treks & tours`,
  showAll: (count: number) => `Show all ${count} treks`,
});
