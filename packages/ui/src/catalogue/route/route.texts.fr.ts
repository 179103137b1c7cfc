import type { Translation } from '../../core/texts/define-texts.ts';
import { pluralIn } from '../../core/texts/plural.ts';
import type { routeTexts } from './route.texts.ts';

const plural = pluralIn('fr');

export const route: Translation<typeof routeTexts> = {
  profile: 'Profil altimétrique',
  profileSummary: (nights, lowest, highest) => `${nights} nuits entre ${lowest} et ${highest} d’altitude`,
  asTable: 'Nuit par nuit',
  day: 'Jour',
  place: 'Lieu',
  altitude: 'Altitude de la nuit',
  gainColumn: 'Dénivelé',
  note: 'Remarque',
  nightOf: (day, place, altitude) => `Jour ${day} : ${place}, ${altitude}`,
  steep: (gain) => `Plus de ${gain} au-dessus de la nuit précédente`,
  restless: () => 'Cinq nuits de montée ou plus sans jour de repos',
  reading: 'Acclimatation : ce qu’il faut en retenir',
  low: (altitude) => `Sur ce trek, aucune nuit ne se passe au-dessus de ${altitude}.`,
  gentle: (altitude, gain) =>
    `Au-dessus de ${altitude}, vous ne dormez jamais plus de ${gain} plus haut que la nuit précédente, et au moins une nuit sur cinq se passe sans monter.`,
  steepNights: (count, altitude, gain) =>
    plural(count, {
      one: `# nuit au-dessus de ${altitude} se passe plus de ${gain} plus haut que la précédente.`,
      other: `# nuits au-dessus de ${altitude} se passent plus de ${gain} plus haut que la précédente.`,
    }),
  restlessNights: (count) =>
    plural(count, {
      one: '# nuit suit au moins quatre nuits de montée sans jour de repos.',
      other: '# nuits suivent au moins quatre nuits de montée sans jour de repos.',
    }),
  walkFacts: (nights, highest) => `${nights} nuits, la plus haute à ${highest}.`,
  highFacts: (altitude, steepestGain, restNights) =>
    `Au-dessus de ${altitude}, la plus forte montée d’une nuit à l’autre est de ${steepestGain}.${restNights > 0 ? ` Nuits de repos : ${restNights}.` : ''}`,
  measures: 'Ce que nous faisons',
  measureOn: (day, place) => `Jour ${day}, ${place} :`,
  advice:
    'À titre d’information : ce conseil s’adresse à des adultes en bonne santé et n’est pas un diagnostic. Les excursions de la journée ne comptent pas, seul compte l’endroit où vous dormez. Votre guide veille à votre état et adapte le programme si nécessaire.',
  source: 'Recommandations de la Wilderness Medical Society, 2019',
  route: 'Carte de l’itinéraire',
  routeSummary: (first, last, places) =>
    first === last
      ? `Une boucle de ${places} étapes au départ et à l’arrivée de ${first}`
      : `De ${first} à ${last} en ${places} étapes`,
  routeNote: 'Des lignes droites entre les lieux : le sentier, lui, serpente.',
  notOnMap: (places) => `Hors de cette carte : ${places}.`,
  stop: (days, place) =>
    days.length === 0 ? place : `${days.length > 1 ? 'Jours' : 'Jour'} ${days.join(', ')} : ${place}`,
  night: 'Nuit',
  pointAtNight: 'Montrez ou touchez la ligne pour voir une nuit.',
  mapKeys: 'Carte de l’itinéraire. Plus et moins changent la taille, les flèches déplacent, zéro montre tout.',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  approximate: 'Les lieux marqués ~ sont approximatifs.',
  numbered: (places) => `Numérotés sur la carte : ${places}.`,
  mapAsTable: 'Lieux et altitudes',
  mapAltitude: 'Altitude',
  onTheWay: 'en chemin',
  farAway: (place, distance) => `${place}, ${distance}`,
  downloadGpx: 'Télécharger l’itinéraire (GPX)',
  northSign: 'N',
};
