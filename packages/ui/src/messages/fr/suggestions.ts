import { pluralIn } from '../../core/internal/plural.ts';
import type { WholeTrekMessages } from '../messages.types.ts';

const plural = pluralIn('fr');

export const suggestions: WholeTrekMessages['suggestions'] = {
  label: 'Rechercher un trek',
  placeholder: 'Trek, région ou lieu',
  list: 'Suggestions',
  kinds: { recent: 'Recherches récentes', trek: 'Treks', region: 'Régions', post: 'Articles' },
  clearRecent: 'Effacer les recherches récentes',
  loading: 'Recherche en cours…',
  failed: 'Impossible de charger les suggestions pour le moment.',
  retry: 'Réessayer',
  nothing: (query) => `Aucun résultat pour « ${query} »`,
  allTreks: 'Voir tous les treks',
  count: (count) => plural(count, { one: '# suggestion', other: '# suggestions' }),
};
