import type { Translation } from '../../core/texts/define-texts.ts';
import type { arrivalTexts } from './arrival.texts.ts';

export const arrival: Translation<typeof arrivalTexts> = {
  arrival: 'Ankunft und Abreise',
  airport: 'Flughafen',
  isMet: 'Wir holen Sie dort ab',
  isNotMet: 'Sie kommen selbst zu uns',
  nightsBefore: 'Hotel vor der Tour',
  nightsAfter: 'Hotel nach der Tour',
  nights: (count) => (count === 0 ? 'nicht enthalten' : `${count === 1 ? '1 Nacht' : `${count} Nächte`} enthalten`),
  transfers: 'Transfers',
  isIncluded: 'enthalten',
  isExtra: 'nicht enthalten',
  meetingPoint: 'Treffpunkt',
  emergencyPhone: 'Im Notfall',
  askUs: 'Fragen Sie uns',
};
