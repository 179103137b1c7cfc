import { defineTexts } from '../../core/texts/define-texts.ts';
/** Every text of the header's menus. */
export const navigationTexts = defineTexts('navigation', {
  main: 'Main',
  menu: 'Menu',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  activities: 'Activities',
  regions: (country: string) => `Regions of ${country}`,
  categories: 'Kinds of activity',
  allOf: (place: string) => `All ${place} treks`,
  seeAll: (group: string) => `See all: ${group}`,
  everything: 'All treks & tours',
  loading: 'Loading menu...',
  failed: 'Error loading treks. Please try again later.',
  tryAgain: 'Try Again',
  noTreks: 'No treks here yet.',
});
