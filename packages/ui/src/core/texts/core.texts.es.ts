import type { lateTexts } from '../lazy/late.texts.ts';
import type { Translation } from './define-texts.ts';
import type { fieldTexts } from './field.texts.ts';
import type { kitTexts } from './kit.texts.ts';

export const field: Translation<typeof fieldTexts> = {
  nameNotPlain: 'Escriba el nombre en una sola línea y sin enlaces',
  because: (text, reason) => `${text}: ${reason}`,
  signNotAllowed: (sign) => `no puede contener «${sign}»`,
  linkInside: (link) =>
    `los programas de correo convertirían «${link}» en un enlace. Si forma parte de un nombre, ponga un espacio tras el punto`,
  addressQuoted: 'no se admiten direcciones entre comillas',
  dotsMisplaced: 'un punto no puede ir al principio, al final ni junto a otro',
  textTooLong: (most) => `Utilice ${most} caracteres como máximo`,
};

export const kit: Translation<typeof kitTexts> = {
  optional: '(opcional)',
  showPassword: 'Mostrar la contraseña',
  close: 'Cerrar',
  openCalendar: 'Abrir el calendario',
  notices: 'Avisos',
  closeNotice: 'Cerrar el aviso',
};

export const late: Translation<typeof lateTexts> = {
  missing: 'No se ha podido cargar una parte de esta página.',
  loadAgain: 'Volver a cargar la página',
  tryAgain: 'Intentar de nuevo',
};
