import type { WholeTrekMessages } from '../messages.types.ts';

export const kit: WholeTrekMessages['kit'] = {
  optional: '(facultatif)',
  showPassword: 'Afficher le mot de passe',
  close: 'Fermer',
  openCalendar: 'Ouvrir le calendrier',
  notices: 'Notifications',
  closeNotice: 'Fermer la notification',
};
