import { defineTexts } from '../../core/texts/define-texts.ts';
/** Every text of the search form. */
export const searchTexts = defineTexts('search', {
  form: 'Find a trek',
  country: 'Country',
  anyCountry: 'Any country',
  duration: 'Duration',
  anyDuration: 'Any duration',
  activity: 'Activity',
  anyActivity: 'Any activity',
  budget: 'Budget',
  anyBudget: 'Any budget',
  search: 'Search',
  advancedSearch: 'Advanced Search',
  simpleSearch: 'Simple Search',
  findAdventure: 'Find Your Adventure',
  selectOne: 'Select at least one search option',
  selectOneToast: 'Please select at least one search parameter',
  upToDays: (days: number) => `Up to ${days} days`,
  budgetBetween: (from: string, to: string) => `${from} – ${to}`,
  budgetFrom: (from: string) => `${from}+`,
  found: 'Finding your perfect adventure!',
});
