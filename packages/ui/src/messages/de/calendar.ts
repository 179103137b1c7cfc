import type { WholeTrekMessages } from '../messages.types.ts';

export const calendar: WholeTrekMessages['calendar'] = {
  calendar: 'Kalender',
  datePicker: 'Kalenderauswahl',
  month: 'Kalendermonat',
  previousMonth: 'Vorheriger Monat',
  nextMonth: 'Nächster Monat',
  choose: (date) => `${date} auswählen`,
  chosen: (date) => `Ausgewählt: ${date}`,
  unavailable: (date) => `Nicht verfügbar: ${date}`,
};
