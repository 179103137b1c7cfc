import type { Translation } from '../../core/texts/define-texts.ts';
import type { navigationTexts } from './navigation.texts.ts';

export const navigation: Translation<typeof navigationTexts> = {
  main: 'Menú principal',
  menu: 'Menú',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  activities: 'Actividades',
  regions: (country) => `Regiones: ${country}`,
  categories: 'Tipos de actividad',
  allOf: (place) => `Todas las rutas: ${place}`,
  seeAll: (group) => `Ver todo: ${group}`,
  everything: 'Todas las rutas y viajes',
  loading: 'Cargando el menú…',
  failed: 'No se han podido cargar las rutas. Inténtelo de nuevo más tarde.',
  tryAgain: 'Reintentar',
  noTreks: 'Todavía no hay rutas aquí.',
};
