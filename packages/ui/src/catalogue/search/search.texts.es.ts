import type { Translation } from '../../core/texts/define-texts.ts';
import { pluralIn } from '../../core/texts/plural.ts';
import type { searchTexts } from './search.texts.ts';
import type { suggestionsTexts } from './suggestions.texts.ts';

export const search: Translation<typeof searchTexts> = {
  form: 'Buscar una ruta',
  country: 'País',
  anyCountry: 'Todos los países',
  duration: 'Duración',
  anyDuration: 'Cualquier duración',
  activity: 'Actividad',
  anyActivity: 'Todas las actividades',
  budget: 'Presupuesto',
  anyBudget: 'Cualquier presupuesto',
  search: 'Buscar',
  advancedSearch: 'Búsqueda avanzada',
  simpleSearch: 'Búsqueda sencilla',
  findAdventure: 'Encontrar mi aventura',
  selectOne: 'Elija al menos una opción de búsqueda',
  selectOneToast: 'Elija al menos un criterio de búsqueda',
  upToDays: (days) => `Hasta ${days} días`,
  budgetBetween: (from, to) => `${from} – ${to}`,
  budgetFrom: (from) => `Desde ${from}`,
  found: '¡Buscando su aventura perfecta!',
};

const plural = pluralIn('es');

export const suggestions: Translation<typeof suggestionsTexts> = {
  label: 'Buscar rutas',
  placeholder: 'Ruta, región o lugar',
  list: 'Sugerencias',
  kinds: { recent: 'Búsquedas recientes', trek: 'Rutas', region: 'Regiones', post: 'Artículos', page: 'Páginas' },
  clearRecent: 'Borrar las búsquedas recientes',
  loading: 'Buscando…',
  failed: 'En este momento no se pueden cargar las sugerencias.',
  retry: 'Reintentar',
  nothing: (query) => `No hay resultados para «${query}»`,
  nearest: 'Ninguna ruta cumple todo esto. Estas son las más cercanas.',
  notOffered: (name) => `No ofrecemos ${name}. Estas son las más cercanas.`,
  allTreks: 'Ver todas las rutas',
  count: (count) => plural(count, { one: '# sugerencia', other: '# sugerencias' }),
};
