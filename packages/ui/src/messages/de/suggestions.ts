import { pluralIn } from '../../core/internal/plural.ts';
import type { WholeTrekMessages } from '../messages.types.ts';

const plural = pluralIn('de');

export const suggestions: WholeTrekMessages['suggestions'] = {
  label: 'Trekkingtouren suchen',
  placeholder: 'Tour, Region oder Ort',
  list: 'Vorschläge',
  kinds: { recent: 'Letzte Suchen', trek: 'Trekkingtouren', region: 'Regionen', post: 'Artikel' },
  clearRecent: 'Letzte Suchen löschen',
  loading: 'Wird gesucht …',
  failed: 'Vorschläge können gerade nicht geladen werden.',
  retry: 'Erneut versuchen',
  nothing: (query) => `Nichts gefunden für „${query}“`,
  allTreks: 'Alle Touren ansehen',
  count: (count) => plural(count, { one: '# Vorschlag', other: '# Vorschläge' }),
};
