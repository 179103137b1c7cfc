import { pluralIn } from '../../internal/plural.ts';
import type { WholeTrekMessages } from '../messages.types.ts';

const plural = pluralIn('de');

export const password: WholeTrekMessages['password'] = {
  newPasswordMissing: 'Bitte geben Sie ein neues Passwort ein',
  tooShortForReset: 'Das Passwort muss mindestens 8 Zeichen lang sein',
  tooSimpleForReset:
    'Das Passwort braucht mindestens einen Großbuchstaben, einen Kleinbuchstaben, eine Zahl und ein Sonderzeichen',
  differForReset: 'Die Passwörter stimmen nicht überein',
  resetLinkInvalid: 'Der Link zum Zurücksetzen ist ungültig. Bitte fordern Sie einen neuen an.',
  resetLinkExpired: 'Der Link zum Zurücksetzen ist abgelaufen. Bitte fordern Sie einen neuen an.',
  resetTokenInvalid: 'Der Link zum Zurücksetzen gilt nicht mehr. Bitte fordern Sie einen neuen an.',
  resetFailed: 'Das Passwort konnte nicht zurückgesetzt werden. Der Link ist vielleicht abgelaufen.',
  resetDone: 'Ihr Passwort wurde zurückgesetzt',
  resetRequested: 'Wir haben Ihnen per E-Mail geschickt, wie Sie Ihr Passwort zurücksetzen',
  resetRequestFailed: 'Die Anfrage konnte nicht bearbeitet werden. Bitte versuchen Sie es noch einmal.',
  currentMissing: 'Das aktuelle Passwort fehlt',
  tooShort: 'Das Passwort muss mindestens 8 Zeichen haben',
  tooSimple: 'Das Passwort braucht mindestens einen Großbuchstaben, einen Kleinbuchstaben und eine Zahl',
  confirmationMissing: 'Bitte wiederholen Sie das Passwort',
  differForChange: 'Die Passwörter stimmen nicht überein',
  changed: 'Passwort geändert',
  changeFailed: 'Das Passwort konnte nicht geändert werden',
  verifyCurrent: 'Bitte prüfen Sie Ihr aktuelles Passwort und versuchen Sie es noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  forgotTitle: 'Passwort vergessen?',
  forgotText:
    'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort setzen.',
  sendLink: 'Link anfordern',
  checkTitle: 'Sehen Sie in Ihre E-Mails',
  checkText: (email) => `Wenn es ein Konto für ${email} gibt, ist ein Link für ein neues Passwort unterwegs.`,
  linkExpires: (hours) => plural(hours, { one: 'Der Link gilt # Stunde.', other: 'Der Link gilt # Stunden.' }),
  returnToLogin: 'Zurück zur Anmeldung',
  notReceived: 'Keine E-Mail bekommen? Noch einmal versuchen',
  checkingLink: 'Ihr Link wird geprüft …',
  resetTitle: 'Passwort zurücksetzen',
  resetHint: 'Mindestens 8 Zeichen: Groß- und Kleinbuchstaben, eine Zahl und eines von @$!%*?&',
  resetAction: 'Passwort zurücksetzen',
  requestNewLink: 'Neuen Link anfordern',
  completeTitle: 'Passwort zurückgesetzt',
  completeText: 'Sie können sich jetzt mit dem neuen Passwort anmelden.',
  goToLogin: 'Zur Anmeldung',
  changeTitle: 'Passwort ändern',
  changeText:
    'Wählen Sie ein neues Passwort für Ihr Konto. Hier bleiben Sie angemeldet, überall sonst werden Sie abgemeldet.',
  currentPassword: 'Aktuelles Passwort',
  newPassword: 'Neues Passwort',
  confirmPassword: 'Passwort wiederholen',
  changeHint: 'Mindestens 8 Zeichen: Groß- und Kleinbuchstaben und eine Zahl',
  changeAction: 'Passwort ändern',
  cancel: 'Abbrechen',
};
