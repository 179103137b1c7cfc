import { pluralIn } from '../../core/internal/plural.ts';
import type { WholeTrekMessages } from '../messages.types.ts';

const plural = pluralIn('es');

export const suggestions: WholeTrekMessages['suggestions'] = {
  label: 'Buscar treks',
  placeholder: 'Trek, región o lugar',
  list: 'Sugerencias',
  kinds: { recent: 'Búsquedas recientes', trek: 'Treks', region: 'Regiones', post: 'Artículos' },
  clearRecent: 'Borrar las búsquedas recientes',
  loading: 'Buscando…',
  failed: 'En este momento no se pueden cargar las sugerencias.',
  retry: 'Reintentar',
  nothing: (query) => `No hay resultados para «${query}»`,
  allTreks: 'Ver todos los treks',
  count: (count) => plural(count, { one: '# sugerencia', other: '# sugerencias' }),
};
