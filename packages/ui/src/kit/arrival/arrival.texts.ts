import { defineTexts } from '../../core/texts/define-texts.ts';

/** Every text of how a trip begins and ends around the trek. */
export const arrivalTexts = defineTexts('arrival', {
  arrival: 'Arrival and departure',
  airport: 'Airport',
  isMet: 'We meet you there',
  isNotMet: 'You come to us by yourself',
  nightsBefore: 'Hotel before the trek',
  nightsAfter: 'Hotel after the trek',
  nights: (count: number) => (count === 0 ? 'not included' : `${count === 1 ? '1 night' : `${count} nights`} included`),
  transfers: 'Transfers',
  isIncluded: 'included',
  isExtra: 'not included',
  meetingPoint: 'Meeting point',
  emergencyPhone: 'In an emergency',
  askUs: 'Ask us',
});
