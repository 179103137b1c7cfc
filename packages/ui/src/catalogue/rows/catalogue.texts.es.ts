import type { Translation } from '../../core/texts/define-texts.ts';
import { pluralIn } from '../../core/texts/plural.ts';
import type { countryTitleTexts } from '../listing/country-title.texts.ts';
import type { filterPanelTexts } from '../listing/filters/filter-panel.texts.ts';
import type { listingTexts } from '../listing/listing.texts.ts';
import type { treksTexts } from '../trek-card/treks.texts.ts';
import type { showcaseTexts } from './showcase.texts.ts';

const plural = pluralIn('es');

const treks = (count: number) => plural(count, { one: '# ruta', other: '# rutas' });
const days = (count: number) => plural(count, { one: '# día', other: '# días' });

export const catalogue: Translation<typeof listingTexts> &
  Translation<typeof countryTitleTexts> &
  Translation<typeof filterPanelTexts> &
  Translation<typeof showcaseTexts> &
  Translation<typeof treksTexts> = {
  popular: 'Popular',
  group: 'Salidas en grupo',
  perPerson: 'por persona',
  priceOnRequest: 'Precio a consultar',
  viewDetails: 'Ver detalles',
  loadingTreks: 'Cargando rutas…',
  noTreks: 'No hay rutas disponibles.',
  tryAgain: 'Reintentar',
  sliderError: 'No se han podido cargar las rutas. Inténtelo de nuevo más tarde.',
  popularTreks: 'Rutas populares',
  popularRow: (country, row) => `Rutas populares, ${country}, fila ${row}`,
  viewAllOf: (country) => `Ver todas las rutas: ${country}`,
  noTreksIn: (country) => `Todavía no hay rutas: ${country}.`,
  allInARow: 'Todas las rutas',
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
  upToAltitude: (meters) => `Hasta ${meters} de altitud`,
  choiceCount: (label, count) => `${label} (${count})`,
  relax: (label, found) => `Sin ${label}: ${found}`,
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
  },
  listView: 'Vista de lista',
  pages: 'Páginas de rutas',
  page: (page) => `Página ${page}`,
};
