import type { WholeTrekMessages } from '../messages.types.ts';

export const calendar: WholeTrekMessages['calendar'] = {
  calendar: 'Calendario',
  datePicker: 'Selector de fecha',
  month: 'Mes del calendario',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  choose: (date) => `Elegir el ${date}`,
  chosen: (date) => `Fecha elegida: ${date}`,
  unavailable: (date) => `No disponible: ${date}`,
};
