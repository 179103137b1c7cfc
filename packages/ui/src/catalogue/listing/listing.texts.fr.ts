import type { Translation } from '../../core/texts/define-texts.ts';
import { pluralIn } from '../../core/texts/plural.ts';
import type { filterPanelTexts } from './filters/filter-panel.texts.ts';
import type { listingTexts } from './listing.texts.ts';
import type { countryTitleTexts } from './listing-title.texts.ts';

const plural = pluralIn('fr');
const treks = (count: number) => plural(count, { one: '# trek', other: '# treks' });
const days = (count: number) => plural(count, { one: '# jour', other: '# jours' });

export const listing: Translation<typeof listingTexts> &
  Translation<typeof countryTitleTexts> &
  Translation<typeof filterPanelTexts> = {
  listingTitle: 'Tous les treks et circuits',
  listingTitleIn: (country) => `Treks et circuits : ${country}`,
  loadError: (message) => `Les treks n’ont pas pu être chargés : ${message}`,
  noMatch: 'Aucun trek ne correspond à vos critères.',
  results: 'Résultats',
  activeFilters: 'Filtres actifs',
  removeFilter: (label) => `Retirer le filtre ${label}`,
  keywordChip: (keyword) => `« ${keyword} »`,
  regionChip: (name) => `Région : ${name}`,
  fromPrice: (from) => `À partir de ${from}`,
  upToPrice: (to) => `Jusqu’à ${to}`,
  betweenPrices: (from, to) => `${from} – ${to}`,
  daysAlone: days,
  fromDays: (from) => `À partir de ${days(from)}`,
  upToDays: (to) => `Jusqu’à ${days(to)}`,
  betweenDays: (from, to) => `${from}–${days(to)}`,
  departsIn: (month) => `Départ en ${month}`,
  upToAltitude: (meters) => `Jusqu’à ${meters} d’altitude`,
  choiceCount: (label, count) => `${label} (${count})`,
  relax: (label, found) => `Sans ${label} : ${found}`,
  searchFor: (keyword) => `Rechercher « ${keyword} »`,
  didYouMean: 'Vouliez-vous dire…',
  relaxHint: 'Il suffit d’en retirer un pour trouver quelque chose :',
  ask: 'Demandez-nous conseil',
  filters: 'Filtres',
  closeFilters: 'Fermer les filtres',
  searchTreks: 'Rechercher des treks',
  resetFilters: 'Réinitialiser les filtres',
  keyword: 'Mot-clé',
  country: 'Pays',
  anyCountry: 'Tous les pays',
  difficulty: 'Difficulté',
  anyDifficulty: 'Toutes les difficultés',
  region: 'Région',
  anyRegion: 'Toutes les régions',
  activity: 'Activité',
  anyActivity: 'Toutes les activités',
  month: 'Mois',
  departs: 'Départs fixes',
  anyDeparture: 'Tous les départs',
  anyMonth: 'Tous les mois',
  maxAltitude: 'Point culminant',
  anyAltitude: 'Toutes les altitudes',
  popularOnly: 'Treks populaires uniquement',
  durationUpTo: (count) => `Durée : jusqu’à ${days(count)}`,
  priceRange: (from, to) => `Prix : ${from} – ${to}`,
  lowestPrice: 'Prix minimum',
  highestPrice: 'Prix maximum',
  longestDuration: 'Durée maximale',
  resultCount: treks,
  sortBy: 'Trier par',
  sortOrders: {
    recommended: 'Recommandés',
    'price-low': 'Prix croissant',
    'price-high': 'Prix décroissant',
    'duration-short': 'Durée croissante',
    'duration-long': 'Durée décroissante',
    departure: 'Prochain départ',
  },
  listView: 'Affichage en liste',
  pages: 'Pages de treks',
  page: (page) => `Page ${page}`,
};
