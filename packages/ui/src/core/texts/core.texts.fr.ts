import type { lateTexts } from '../lazy/late.texts.ts';
import type { Translation } from './define-texts.ts';
import type { fieldTexts } from './field.texts.ts';
import type { kitTexts } from './kit.texts.ts';

export const field: Translation<typeof fieldTexts> = {
  nameNotPlain: 'Veuillez saisir le nom sur une seule ligne, sans lien',
  because: (text, reason) => `${text} : ${reason}`,
  signNotAllowed: (sign) => `« ${sign} » ne peut pas y figurer`,
  linkInside: (link) =>
    `les messageries feraient un lien de « ${link} ». S’il s’agit d’un nom, mettez une espace après le point`,
  addressQuoted: 'les adresses entre guillemets ne sont pas acceptées',
  dotsMisplaced: 'un point ne peut être ni au début, ni à la fin, ni à côté d’un autre',
  textTooLong: (most) => `${most} caractères au maximum`,
};

export const kit: Translation<typeof kitTexts> = {
  optional: '(facultatif)',
  showPassword: 'Afficher le mot de passe',
  close: 'Fermer',
  openCalendar: 'Ouvrir le calendrier',
  notices: 'Notifications',
  closeNotice: 'Fermer la notification',
};

export const late: Translation<typeof lateTexts> = {
  missing: 'Une partie de cette page n’a pas pu être chargée.',
  loadAgain: 'Recharger la page',
  tryAgain: 'Réessayer',
};
