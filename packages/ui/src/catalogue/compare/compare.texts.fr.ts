import type { Translation } from '../../core/texts/define-texts.ts';
import type { compareTexts } from './compare.texts.ts';

export const compare: Translation<typeof compareTexts> = {
  compare: 'Comparer',
  compareTrek: (title) => `Comparer ${title}`,
  bar: 'Treks à comparer',
  remove: (title) => `Retirer ${title}`,
  removeShort: 'Retirer',
  openComparison: (count) => `Comparer ${count} treks`,
  chooseMore: 'Choisissez encore un trek à comparer.',
  full: 'Vous pouvez comparer trois treks à la fois. Retirez-en un pour en ajouter un autre.',
  clear: 'Vider',
  title: 'Comparer des treks',
  empty: 'Aucun trek à comparer pour l’instant',
  emptyText:
    'Choisissez jusqu’à trois treks avec « Comparer » sur leurs cartes ou leurs pages, puis voyez-les ici côte à côte.',
  findTreks: 'Trouver des treks',
  addAnother: 'Ajoutez un autre trek pour voir les différences.',
  unknown: (names) => `Nous n’avons pas de trek à cette adresse : ${names}.`,
  leftOut: (count) =>
    `Trois treks tiennent côte à côte. ${count === 1 ? 'Un autre a été laissé' : `${count} autres ont été laissés`} de côté.`,
  differing: (differing, all) => `Ils diffèrent sur ${differing} points sur ${all}, marqués ≠.`,
  differs: 'différent',
  trek: 'Trek',
  rows: {
    price: 'Prix par personne',
    duration: 'Durée',
    difficulty: 'Difficulté',
    highestPoint: 'Point culminant',
    highestNight: 'Nuit la plus haute',
    season: 'Meilleurs mois',
    place: 'Région',
    groupSize: 'Taille du groupe',
    style: 'Style',
    activities: 'Activités',
    nights: 'Altitude de chaque nuit',
  },
  monthSpan: (from, to) => `${from} à ${to}`,
  allYear: 'Toute l’année',
  notKnown: 'Non connu',
  profiles: 'Altitude de chaque nuit au-dessus de la mer',
  dayAxis: 'Jour',
};
