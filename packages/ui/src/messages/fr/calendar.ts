import type { WholeTrekMessages } from '../messages.types.ts';

export const calendar: WholeTrekMessages['calendar'] = {
  calendar: 'Calendrier',
  datePicker: 'Choix d’une date',
  month: 'Mois du calendrier',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  choose: (date) => `Choisir le ${date}`,
  chosen: (date) => `Date choisie : ${date}`,
  unavailable: (date) => `Non disponible : ${date}`,
};
