import type { Translation } from '../../core/texts/define-texts.ts';
import type { navigationTexts } from './navigation.texts.ts';

export const navigation: Translation<typeof navigationTexts> = {
  main: 'Menu principal',
  menu: 'Menu',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  activities: 'Activités',
  regions: (country) => `Régions : ${country}`,
  categories: 'Types d’activité',
  allOf: (place) => `Tous les treks : ${place}`,
  seeAll: (group) => `Tout voir : ${group}`,
  everything: 'Tous les treks et circuits',
  loading: 'Chargement du menu…',
  failed: 'Les treks n’ont pas pu être chargés. Veuillez réessayer plus tard.',
  tryAgain: 'Réessayer',
  noTreks: 'Pas encore de trek ici.',
};
