import type { lateTexts } from '../lazy/late.texts.ts';
import type { Translation } from './define-texts.ts';
import type { fieldTexts } from './field.texts.ts';
import type { kitTexts } from './kit.texts.ts';

export const field: Translation<typeof fieldTexts> = {
  nameNotPlain: 'Bitte geben Sie den Namen in einer Zeile und ohne Links ein',
  because: (text, reason) => `${text}: ${reason}`,
  signNotAllowed: (sign) => `„${sign}“ kann darin nicht vorkommen`,
  linkInside: (link) =>
    `E-Mail-Programme machen aus „${link}“ einen Link. Gehört es zum Namen, setzen Sie ein Leerzeichen nach dem Punkt`,
  addressQuoted: 'Adressen in Anführungszeichen sind nicht möglich',
  dotsMisplaced: 'Ein Punkt kann nicht am Anfang, am Ende oder neben einem anderen stehen',
  textTooLong: (most) => `Bitte höchstens ${most} Zeichen`,
};

export const kit: Translation<typeof kitTexts> = {
  optional: '(optional)',
  showPassword: 'Passwort anzeigen',
  close: 'Schließen',
  openCalendar: 'Kalender öffnen',
  notices: 'Hinweise',
  closeNotice: 'Hinweis schließen',
};

export const late: Translation<typeof lateTexts> = {
  missing: 'Ein Teil dieser Seite konnte nicht geladen werden.',
  loadAgain: 'Seite neu laden',
  tryAgain: 'Erneut versuchen',
};
