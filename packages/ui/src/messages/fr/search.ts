import type { WholeTrekMessages } from '../messages.types.ts';

export const search: WholeTrekMessages['search'] = {
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
  found: 'Nous cherchons votre aventure idéale !',
};
