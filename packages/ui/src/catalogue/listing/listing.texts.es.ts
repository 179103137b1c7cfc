import type { Translation } from '../../core/texts/define-texts.ts';
import { pluralIn } from '../../core/texts/plural.ts';
import type { filterPanelTexts } from './filters/filter-panel.texts.ts';
import type { listingTexts } from './listing.texts.ts';
import type { countryTitleTexts } from './listing-title.texts.ts';

const plural = pluralIn('es');
const treks = (count: number) => plural(count, { one: '# ruta', other: '# rutas' });
const days = (count: number) => plural(count, { one: '# día', other: '# días' });

export const listing: Translation<typeof listingTexts> &
  Translation<typeof countryTitleTexts> &
  Translation<typeof filterPanelTexts> = {
  listingTitle: 'Todas las rutas y viajes',
  listingTitleIn: (country) => `Rutas y viajes: ${country}`,
  loadError: (message) => `No se han podido cargar las rutas: ${message}`,
  noMatch: 'Ninguna ruta coincide con su búsqueda.',
  results: 'Resultados',
  activeFilters: 'Filtros activos',
  removeFilter: (label) => `Quitar el filtro ${label}`,
  keywordChip: (keyword) => `«${keyword}»`,
  regionChip: (name) => `Región: ${name}`,
  fromPrice: (from) => `Desde ${from}`,
  upToPrice: (to) => `Hasta ${to}`,
  betweenPrices: (from, to) => `${from} – ${to}`,
  daysAlone: days,
  fromDays: (from) => `Desde ${days(from)}`,
  upToDays: (to) => `Hasta ${days(to)}`,
  betweenDays: (from, to) => `${from}–${days(to)}`,
  departsIn: (month) => `Salida en ${month}`,
  upToAltitude: (meters) => `Hasta ${meters} de altitud`,
  choiceCount: (label, count) => `${label} (${count})`,
  relax: (label, found) => `Sin ${label}: ${found}`,
  searchFor: (keyword) => `Buscar «${keyword}»`,
  didYouMean: '¿Quería decir…?',
  relaxHint: 'Basta con quitar uno para encontrar algo:',
  ask: 'Pregúntenos qué encaja',
  filters: 'Filtros',
  closeFilters: 'Cerrar los filtros',
  searchTreks: 'Buscar rutas',
  resetFilters: 'Restablecer filtros',
  keyword: 'Palabra clave',
  country: 'País',
  anyCountry: 'Todos los países',
  difficulty: 'Dificultad',
  anyDifficulty: 'Cualquier dificultad',
  region: 'Región',
  anyRegion: 'Todas las regiones',
  activity: 'Actividad',
  anyActivity: 'Todas las actividades',
  month: 'Mes',
  departs: 'Salidas fijas',
  anyDeparture: 'Todas las salidas',
  anyMonth: 'Todos los meses',
  maxAltitude: 'Punto más alto',
  anyAltitude: 'Cualquier altitud',
  popularOnly: 'Solo rutas populares',
  durationUpTo: (count) => `Duración: hasta ${days(count)}`,
  priceRange: (from, to) => `Precio: ${from} – ${to}`,
  lowestPrice: 'Precio mínimo',
  highestPrice: 'Precio máximo',
  longestDuration: 'Duración máxima',
  resultCount: treks,
  sortBy: 'Ordenar por',
  sortOrders: {
    recommended: 'Recomendadas',
    'price-low': 'Precio: de menor a mayor',
    'price-high': 'Precio: de mayor a menor',
    'duration-short': 'Duración: de menor a mayor',
    'duration-long': 'Duración: de mayor a menor',
    departure: 'Próxima salida',
  },
  listView: 'Vista de lista',
  pages: 'Páginas de rutas',
  page: (page) => `Página ${page}`,
};
