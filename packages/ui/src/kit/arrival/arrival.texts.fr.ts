import type { Translation } from '../../core/texts/define-texts.ts';
import type { arrivalTexts } from './arrival.texts.ts';

export const arrival: Translation<typeof arrivalTexts> = {
  arrival: 'Arrivée et départ',
  airport: 'Aéroport',
  isMet: 'Nous vous y accueillons',
  isNotMet: 'Vous nous rejoignez par vos propres moyens',
  nightsBefore: 'Hôtel avant le trek',
  nightsAfter: 'Hôtel après le trek',
  nights: (count) => (count === 0 ? 'non compris' : `${count === 1 ? '1 nuit comprise' : `${count} nuits comprises`}`),
  transfers: 'Transferts',
  isIncluded: 'compris',
  isExtra: 'non compris',
  meetingPoint: 'Point de rendez-vous',
  emergencyPhone: 'En cas d’urgence',
  askUs: 'Demandez-nous',
};
