import type { Translation } from '../../core/texts/define-texts.ts';
import type { navigationTexts } from './navigation.texts.ts';

export const navigation: Translation<typeof navigationTexts> = {
  main: 'Hauptmenü',
  menu: 'Menü',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  activities: 'Aktivitäten',
  regions: (country) => `Regionen: ${country}`,
  categories: 'Arten von Aktivitäten',
  allOf: (place) => `Alle Touren: ${place}`,
  seeAll: (group) => `Alle ansehen: ${group}`,
  everything: 'Alle Trekkingtouren und Rundreisen',
  loading: 'Menü wird geladen …',
  failed: 'Die Touren konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  noTreks: 'Hier gibt es noch keine Touren.',
};
