import type { Translation } from '../../core/texts/define-texts.ts';
import type { placePageTexts } from './place-page.texts.ts';

export const placePage: Translation<typeof placePageTexts> = {
  country: 'Pays',
  region: 'Région',
  browseAllTreks: 'Voir tous les treks',
  countryNotFound: 'Pays introuvable',
  regionNotFound: 'Région introuvable',
  noTreksInCountry: 'Aucun trek n’est proposé dans ce pays.',
  noTreksInRegion: 'Aucun trek n’est proposé dans cette région.',
  placeNotFoundHint: 'Nous n’avons pas trouvé ce lieu. Vérifiez l’adresse ou parcourez toutes les destinations.',
  loadingPlace: 'Chargement…',
  treksIn: (place) => `Treks et circuits : ${place}`,
  showAll: (count) => `Afficher les ${count} treks`,
};
