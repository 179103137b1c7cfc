import type { Translation } from '../../core/texts/define-texts.ts';
import type { trekCardTexts } from './trek-card.texts.ts';

export const trekCard: Translation<typeof trekCardTexts> = {
  popular: 'Beliebt',
  group: 'Gruppentermine',
  perPerson: 'pro Person',
  priceOnRequest: 'Preis auf Anfrage',
  viewDetails: 'Details ansehen',
  loadingTreks: 'Touren werden geladen …',
  noTreks: 'Keine Touren verfügbar.',
  tryAgain: 'Noch einmal versuchen',
};
