import type { Translation } from '../../core/texts/define-texts.ts';
import type { arrivalTexts } from './arrival.texts.ts';

export const arrival: Translation<typeof arrivalTexts> = {
  arrival: 'Llegada y salida',
  airport: 'Aeropuerto',
  isMet: 'Le recogemos allí',
  isNotMet: 'Usted llega por su cuenta',
  nightsBefore: 'Hotel antes del trekking',
  nightsAfter: 'Hotel después del trekking',
  nights: (count) =>
    count === 0 ? 'no incluido' : `${count === 1 ? '1 noche incluida' : `${count} noches incluidas`}`,
  transfers: 'Traslados',
  isIncluded: 'incluido',
  isExtra: 'no incluido',
  meetingPoint: 'Punto de encuentro',
  emergencyPhone: 'En una emergencia',
  askUs: 'Pregúntenos',
};
