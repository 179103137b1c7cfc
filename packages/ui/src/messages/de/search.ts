import type { WholeTrekMessages } from '../messages.types.ts';

export const search: WholeTrekMessages['search'] = {
  form: 'Trekkingtour finden',
  country: 'Land',
  anyCountry: 'Alle Länder',
  duration: 'Dauer',
  anyDuration: 'Beliebige Dauer',
  activity: 'Aktivität',
  anyActivity: 'Alle Aktivitäten',
  budget: 'Budget',
  anyBudget: 'Beliebiges Budget',
  search: 'Suchen',
  advancedSearch: 'Erweiterte Suche',
  simpleSearch: 'Einfache Suche',
  findAdventure: 'Abenteuer finden',
  selectOne: 'Wählen Sie mindestens ein Suchkriterium',
  selectOneToast: 'Bitte wählen Sie mindestens ein Suchkriterium',
  upToDays: (days) => `Bis ${days} Tage`,
  budgetBetween: (from, to) => `${from} – ${to}`,
  budgetFrom: (from) => `Ab ${from}`,
  found: 'Wir suchen Ihr perfektes Abenteuer!',
};
