import type { WholeTrekMessages } from '../messages.types.ts';

export const googleCallback: WholeTrekMessages['googleCallback'] = {
  completing: 'Ihre Anmeldung wird abgeschlossen …',
  failed: 'Die Anmeldung konnte nicht abgeschlossen werden',
  welcome: (fullname) => `Willkommen zurück, ${fullname}!`,
  advice: {
    not_configured:
      'Die Anmeldung mit Google ist auf dieser Seite nicht eingerichtet. Bitte melden Sie sich mit E-Mail und Passwort an.',
    email_not_verified: 'Google hat Ihre E-Mail-Adresse noch nicht bestätigt.',
    account_conflict: 'Ein Konto mit dieser E-Mail-Adresse gehört zu einem anderen Google-Konto.',
    sign_in_expired:
      'Die Anmeldung hat zu lange gedauert oder wurde in einem anderen Fenster begonnen. Bitte versuchen Sie es noch einmal.',
    sign_in_refused: 'Google hat diese Anmeldung nicht bestätigt. Bitte versuchen Sie es noch einmal.',
    too_many_attempts: 'Zu viele Versuche. Bitte versuchen Sie es später noch einmal.',
    temporarily_unavailable: 'Google ist gerade nicht erreichbar. Bitte versuchen Sie es noch einmal.',
  },
};
