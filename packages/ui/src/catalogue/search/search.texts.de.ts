import type { Translation } from '../../core/texts/define-texts.ts';
import { pluralIn } from '../../core/texts/plural.ts';
import type { searchTexts } from './search.texts.ts';
import type { suggestionsTexts } from './suggestions.texts.ts';

export const search: Translation<typeof searchTexts> = {
  form: 'Tour finden',
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

const plural = pluralIn('de');

export const suggestions: Translation<typeof suggestionsTexts> = {
  label: 'Touren suchen',
  placeholder: 'Tour, Region oder Ort',
  list: 'Vorschläge',
  kinds: { recent: 'Letzte Suchen', trek: 'Touren', region: 'Regionen', post: 'Artikel', page: 'Seiten' },
  clearRecent: 'Letzte Suchen löschen',
  loading: 'Wird gesucht …',
  failed: 'Vorschläge können gerade nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  nothing: (query) => `Nichts gefunden für „${query}“`,
  nearest: 'Keine Tour erfüllt alles davon. Diese kommen dem am nächsten.',
  notOffered: (name) => `${name} bieten wir nicht an. Diese kommen dem am nächsten.`,
  allTreks: 'Alle Touren ansehen',
  count: (count) => plural(count, { one: '# Vorschlag', other: '# Vorschläge' }),
};
