import type { Translation } from '../../core/texts/define-texts.ts';
import { pluralIn } from '../../core/texts/plural.ts';
import type { countryTitleTexts } from '../listing/country-title.texts.ts';
import type { filterPanelTexts } from '../listing/filters/filter-panel.texts.ts';
import type { listingTexts } from '../listing/listing.texts.ts';
import type { treksTexts } from '../trek-card/treks.texts.ts';
import type { showcaseTexts } from './showcase.texts.ts';

const plural = pluralIn('de');

const treks = (count: number) => plural(count, { one: '# Tour', other: '# Touren' });
const days = (count: number) => plural(count, { one: '# Tag', other: '# Tage' });

export const catalogue: Translation<typeof listingTexts> &
  Translation<typeof countryTitleTexts> &
  Translation<typeof filterPanelTexts> &
  Translation<typeof showcaseTexts> &
  Translation<typeof treksTexts> = {
  popular: 'Beliebt',
  group: 'Gruppentermine',
  perPerson: 'pro Person',
  priceOnRequest: 'Preis auf Anfrage',
  viewDetails: 'Details ansehen',
  loadingTreks: 'Touren werden geladen …',
  noTreks: 'Keine Touren verfügbar.',
  tryAgain: 'Noch einmal versuchen',
  sliderError: 'Die Touren konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  popularTreks: 'Beliebte Touren',
  popularRow: (country, row) => `Beliebte Touren, ${country}, Reihe ${row}`,
  viewAllOf: (country) => `Alle Touren ansehen: ${country}`,
  noTreksIn: (country) => `Noch keine Touren für ${country}.`,
  allInARow: 'Alle Touren',
  listingTitle: 'Alle Trekkingtouren und Rundreisen',
  listingTitleIn: (country) => `Trekkingtouren und Rundreisen: ${country}`,
  loadError: (message) => `Die Touren konnten nicht geladen werden: ${message}`,
  noMatch: 'Keine Tour passt zu Ihrer Auswahl.',
  results: 'Ergebnisse',
  activeFilters: 'Aktive Filter',
  removeFilter: (label) => `Filter entfernen: ${label}`,
  keywordChip: (keyword) => `„${keyword}“`,
  regionChip: (name) => `Region: ${name}`,
  fromPrice: (from) => `Ab ${from}`,
  upToPrice: (to) => `Bis ${to}`,
  betweenPrices: (from, to) => `${from} – ${to}`,
  daysAlone: days,
  fromDays: (from) => `Ab ${plural(from, { one: '# Tag', other: '# Tagen' })}`,
  upToDays: (to) => `Bis ${days(to)}`,
  betweenDays: (from, to) => `${from}–${days(to)}`,
  upToAltitude: (meters) => `Bis ${meters} Höhe`,
  choiceCount: (label, count) => `${label} (${count})`,
  relax: (label, found) => `Ohne ${label}: ${found}`,
  didYouMean: 'Meinten Sie …',
  relaxHint: 'Lassen Sie einen dieser Filter weg, dann finden Sie Touren:',
  ask: 'Fragen Sie uns, was passt',
  filters: 'Filter',
  closeFilters: 'Filter schließen',
  searchTreks: 'Touren suchen',
  resetFilters: 'Filter zurücksetzen',
  keyword: 'Stichwort',
  country: 'Land',
  anyCountry: 'Alle Länder',
  difficulty: 'Schwierigkeit',
  anyDifficulty: 'Alle Schwierigkeiten',
  region: 'Region',
  anyRegion: 'Alle Regionen',
  activity: 'Aktivität',
  anyActivity: 'Alle Aktivitäten',
  month: 'Monat',
  anyMonth: 'Alle Monate',
  maxAltitude: 'Höchster Punkt',
  anyAltitude: 'Jede Höhe',
  popularOnly: 'Nur beliebte Touren',
  durationUpTo: (count) => `Dauer: bis ${days(count)}`,
  priceRange: (from, to) => `Preis: ${from} – ${to}`,
  lowestPrice: 'Niedrigster Preis',
  highestPrice: 'Höchster Preis',
  longestDuration: 'Längste Dauer',
  resultCount: treks,
  sortBy: 'Sortieren nach',
  sortOrders: {
    recommended: 'Empfohlen',
    'price-low': 'Preis: aufsteigend',
    'price-high': 'Preis: absteigend',
    'duration-short': 'Dauer: kurze zuerst',
    'duration-long': 'Dauer: lange zuerst',
  },
  listView: 'Listenansicht',
  pages: 'Seiten mit Touren',
  page: (page) => `Seite ${page}`,
};
