import type { Translation } from '../../core/texts/define-texts.ts';
import { pluralIn } from '../../core/texts/plural.ts';
import type { trekPageAnswersTexts } from './trek-page-answers.texts.ts';

const plural = pluralIn('fr');

export const trekPageAnswers: Translation<typeof trekPageAnswersTexts> = {
  title: 'Bon à savoir',
  fit: 'Ce trek est-il pour moi ?',
  effort: 'Difficulté :',
  walk: 'Marche :',
  ground: 'Terrain :',
  fitness: 'Condition physique :',
  height: 'Altitude :',
  highNights: (nights, altitude) =>
    plural(nights, { one: `# nuit au-dessus de ${altitude}`, other: `# nuits au-dessus de ${altitude}` }),
  lodging: 'Nuits :',
  walkingDays: (days) => plural(days, { one: '# jour de marche', other: '# jours de marche' }),
  kilometers: (distance) => `environ ${distance} à pied`,
  longestDay: (hours) => `jour le plus long : ${hours} heures`,
  mostAscent: (meters) => `au plus ${meters} de montée par jour`,
  permits: 'Permis et frais',
  noPermits: 'Aucun permis n’est nécessaire pour ce voyage.',
  permitsNote: 'Nous les obtenons pour vous. Les frais sont par personne et peuvent changer.',
  permit: 'Permis',
  issuer: 'Délivré par',
  fee: 'Frais',
  feeUnknown: 'non publiés',
  costs: 'Frais éventuels',
  singleSupplement: (price) =>
    `Une chambre ou une tente individuelle toutes les nuits coûte ${price}, là où il y en a. Demandez-la en réservant.`,
  packing: 'À emporter aussi',
  coldNights: (place, coldest, warmest) =>
    coldest === warmest
      ? `Nuits en saison : environ ${coldest} ${place}.`
      : `Nuits en saison : entre environ ${coldest} et ${warmest} ${place}.`,
  atHighest: (altitude) => `à l’étape la plus haute, ${altitude}`,
  atStation: (place) => `à ${place}`,
  weather: 'Le temps mois par mois',
  weatherNote: (place, altitude, source) =>
    `Moyennes à ${place}, ${altitude}. Source : ${source}. La nuit la plus haute est estimée : 6,5 °C de moins par 1 000 m.`,
  month: 'Mois',
  byDay: 'Jour',
  atNight: 'Nuit',
  highestNight: 'Nuit la plus haute',
  rain: 'Pluie',
  inSeason: 'saison',
  questions: 'Questions',
  carbon: 'Empreinte carbone',
  carbonSum: (kilograms) => `Environ ${kilograms} de CO₂ pour le transport de chaque voyageur pendant ce voyage.`,
  guide: 'Qui le connaît le mieux',
  similar: 'Treks semblables',
  sameRegion: 'même région',
  asHard: 'aussi difficile',
  easier: 'plus facile',
  harder: 'plus difficile',
  asLong: 'à peu près aussi long',
  shorter: (days) => plural(days, { one: '# jour de moins', other: '# jours de moins' }),
  longer: (days) => plural(days, { one: '# jour de plus', other: '# jours de plus' }),
  lower: 'moins haut',
  higher: 'plus haut',
  ask: 'Poser une question sur ce trek',
  askHint: 'Il manque quelque chose ? Écrivez-nous : le trek figure déjà dans le message.',
  sources: 'Sources',
};
