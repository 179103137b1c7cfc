import type { Translation } from '../../core/texts/define-texts.ts';
import { pluralIn } from '../../core/texts/plural.ts';
import type { searchTexts } from './search.texts.ts';
import type { suggestionsTexts } from './suggestions.texts.ts';

export const search: Translation<typeof searchTexts> = {
  form: 'Trouver un trek',
  country: 'Pays',
  anyCountry: 'Tous les pays',
  duration: 'Durée',
  anyDuration: 'Toutes les durées',
  activity: 'Activité',
  anyActivity: 'Toutes les activités',
  budget: 'Budget',
  anyBudget: 'Tous les budgets',
  search: 'Rechercher',
  advancedSearch: 'Recherche avancée',
  simpleSearch: 'Recherche simple',
  findAdventure: 'Trouver mon aventure',
  selectOne: 'Choisissez au moins un critère de recherche',
  selectOneToast: 'Veuillez choisir au moins un critère de recherche',
  upToDays: (days) => `Jusqu’à ${days} jours`,
  budgetBetween: (from, to) => `${from} – ${to}`,
  budgetFrom: (from) => `À partir de ${from}`,
  found: 'Nous cherchons votre aventure idéale !',
};

const plural = pluralIn('fr');

export const suggestions: Translation<typeof suggestionsTexts> = {
  label: 'Rechercher un trek',
  placeholder: 'Trek, région ou lieu',
  list: 'Suggestions',
  kinds: { recent: 'Recherches récentes', trek: 'Treks', region: 'Régions', post: 'Articles', page: 'Pages' },
  clearRecent: 'Effacer les recherches récentes',
  loading: 'Recherche en cours…',
  failed: 'Impossible de charger les suggestions pour le moment.',
  retry: 'Réessayer',
  nothing: (query) => `Aucun résultat pour « ${query} »`,
  nearest: 'Aucun trek ne réunit tout cela. Voici les plus proches.',
  notOffered: (name) => `Nous ne proposons pas ${name}. Voici les plus proches.`,
  allTreks: 'Voir tous les treks',
  count: (count) => plural(count, { one: '# suggestion', other: '# suggestions' }),
};
