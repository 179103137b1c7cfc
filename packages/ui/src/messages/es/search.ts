import type { WholeTrekMessages } from '../messages.types.ts';

export const search: WholeTrekMessages['search'] = {
  form: 'Buscar un trekking',
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
