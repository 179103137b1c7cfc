import type { Translation } from '../../core/texts/define-texts.ts';
import { pluralIn } from '../../core/texts/plural.ts';
import type { trekPageTexts } from './trek-page.texts.ts';

const plural = pluralIn('fr');

export const trekPage: Translation<typeof trekPageTexts> = {
  pictures: (title) => `Photos : ${title}`,
  picture: (title, index, count) => `${title}, ${index} / ${count}`,
  pictureOf: (index, count) => `Photo ${index} sur ${count}`,
  credit: (name) => `Photo : ${name}`,
  drawing: (title) => `Dessin : ${title}`,
  noPhotographs: 'Il n’y a pas encore de photos de ce trek. L’image est dessinée d’après les altitudes de ses nuits.',
  previousPicture: 'Photo précédente',
  nextPicture: 'Photo suivante',
  closePictures: 'Fermer les photos',
  trekNotFound: 'Trek introuvable',
  browseAllTreks: 'Voir tous les treks',
  tryAgain: 'Réessayer',
  reviews: '125 avis',
  ownReviews: (count) => plural(count, { one: '# avis', other: '# avis' }),
  describedIn: (language) => `Ce trek est décrit en ${language}.`,
  overview: 'Présentation',
  itinerary: 'Itinéraire',
  included: 'Compris',
  excluded: 'Non compris',
  gallery: 'Photos',
  highlights: 'Points forts',
  duration: 'Durée',
  maximumAltitude: 'Altitude maximale',
  difficulty: 'Difficulté',
  bestSeason: 'Meilleure saison',
  groupSize: 'Taille du groupe',
  walkingHours: (hours) => `${hours} h`,
  day: (day) => `Jour ${day}`,
  print: 'Imprimer tout le trek',
};
