import type { Translation } from '../../core/texts/define-texts.ts';
import { pluralIn } from '../../core/texts/plural.ts';
import type { filterPanelTexts } from './filters/filter-panel.texts.ts';
import type { listingTexts } from './listing.texts.ts';
import type { countryTitleTexts } from './listing-title.texts.ts';

const plural = pluralIn('de');
const treks = (count: number) => plural(count, { one: '# Tour', other: '# Touren' });
const days = (count: number) => plural(count, { one: '# Tag', other: '# Tage' });

export const listing: Translation<typeof listingTexts> &
  Translation<typeof countryTitleTexts> &
  Translation<typeof filterPanelTexts> = {
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
  departsIn: (month) => `Start im ${month}`,
  upToAltitude: (meters) => `Bis ${meters} Höhe`,
  choiceCount: (label, count) => `${label} (${count})`,
  relax: (label, found) => `Ohne ${label}: ${found}`,
  searchFor: (keyword) => `Nach „${keyword}“ suchen`,
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
  departs: 'Feste Termine',
  anyDeparture: 'Alle Termine',
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
    departure: 'Nächster Termin',
  },
  listView: 'Listenansicht',
  pages: 'Seiten mit Touren',
  page: (page) => `Seite ${page}`,
};
