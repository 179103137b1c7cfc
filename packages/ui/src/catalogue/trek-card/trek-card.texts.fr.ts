import type { Translation } from '../../core/texts/define-texts.ts';
import type { trekCardTexts } from './trek-card.texts.ts';

export const trekCard: Translation<typeof trekCardTexts> = {
  popular: 'Populaire',
  group: 'Départs en groupe',
  perPerson: 'par personne',
  priceOnRequest: 'Prix sur demande',
  viewDetails: 'Voir le détail',
  loadingTreks: 'Chargement des treks…',
  noTreks: 'Aucun trek disponible.',
  tryAgain: 'Réessayer',
};
