import type { WholeTrekMessages } from '../messages.types.ts';

export const kit: WholeTrekMessages['kit'] = {
  optional: '(freiwillig)',
  showPassword: 'Passwort anzeigen',
  close: 'Schließen',
  openCalendar: 'Kalender öffnen',
  notices: 'Hinweise',
  closeNotice: 'Hinweis schließen',
};
