import type { Translation } from '../../core/texts/define-texts.ts';
import { pluralIn } from '../../core/texts/plural.ts';
import type { emailConfirmationTexts } from './email-confirmation.texts.ts';
import type { googleCallbackTexts } from './google/google-callback.texts.ts';
import type { mailedCodeTexts } from './mailed-code/mailed-code.texts.ts';
import type { passwordTexts } from './password/password.texts.ts';
import type { signInTexts } from './sign-in.texts.ts';

export const signIn: Translation<typeof signInTexts> = {
  signedIn: 'Sie sind angemeldet!',
  signInFailed: 'Die Anmeldung ist fehlgeschlagen. Bitte prüfen Sie Ihre Angaben und versuchen Sie es noch einmal.',
  emailMissing: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  passwordMissing: 'Bitte geben Sie Ihr Passwort ein',
  registered: 'Registrierung erfolgreich! Sie können sich jetzt anmelden.',
  registrationFailed: 'Die Registrierung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
  addressTaken:
    'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Bitte melden Sie sich an, oder setzen Sie Ihr Passwort zurück.',
  contractWith: (company) => `Ihr Vertragspartner ist ${company}.`,
  hostSignsIn:
    'Zum Buchen müssen Sie auf dieser Website angemeldet sein. Bitte melden Sie sich hier an, oder laden Sie die Seite neu.',
  loadAgain: 'Seite neu laden',
  fullnameMissing: 'Bitte geben Sie Ihren Vor- und Nachnamen ein',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  phoneMissing: 'Bitte geben Sie Ihre Telefonnummer ein',
  phoneInvalid: 'Bitte geben Sie eine gültige Telefonnummer ein',
  passwordTooShort: (least) => `Das Passwort muss mindestens ${least} Zeichen lang sein`,
  passwordsDiffer: 'Die Passwörter stimmen nicht überein',
  termsNotAgreed: 'Bitte stimmen Sie den Geschäftsbedingungen zu',
  signInTitle: 'Willkommen zurück',
  signUpTitle: 'Konto anlegen',
  email: 'E-Mail',
  password: 'Passwort',
  fullname: 'Vor- und Nachname',
  phone: 'Telefon',
  confirmPassword: 'Passwort wiederholen',
  passwordHint: (least) => `Mindestens ${least} Zeichen`,
  rememberMe: 'Angemeldet bleiben',
  signIn: 'Anmelden',
  signUp: 'Registrieren',
  forgotPassword: 'Passwort vergessen?',
  noAccount: 'Neu hier?',
  createAccount: 'Konto anlegen',
  hasAccount: 'Schon ein Konto?',
  agreeTo: 'Ich akzeptiere die',
  terms: 'Geschäftsbedingungen',
  and: 'und die',
  privacy: 'Datenschutzerklärung',
  or: 'oder',
  continueWithGoogle: 'Mit Google fortfahren',
  googleFailed: 'Die Anmeldung mit Google ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
  storageBlocked:
    'Dieser Browser speichert keine Daten für diese Seite. Bitte erlauben Sie Cookies und Websitedaten, oder nutzen Sie Ihre E-Mail-Adresse.',
};

export const emailConfirmation: Translation<typeof emailConfirmationTexts> = {
  title: 'E-Mail-Adresse bestätigen',
  text: 'Bestätigen Sie hier, dass diese Adresse Ihnen gehört.',
  action: 'Meine Adresse bestätigen',
  doneTitle: 'Ihre E-Mail-Adresse ist bestätigt',
  doneText: 'Sie müssen nichts weiter tun.',
  goToLogin: 'Zur Anmeldung',
  expired:
    'Dieser Link ist abgelaufen. Ihr Konto funktioniert wie bisher, und wenn Sie das Passwort zurücksetzen, ist auch die Adresse bestätigt.',
  invalid: 'Dieser Link ist nicht vollständig. Bitte öffnen Sie ihn noch einmal aus unserer E-Mail.',
  failed: 'Die E-Mail-Adresse konnte nicht bestätigt werden. Bitte versuchen Sie es noch einmal.',
};

export const googleCallback: Translation<typeof googleCallbackTexts> = {
  completing: 'Ihre Anmeldung wird abgeschlossen …',
  failed: 'Die Anmeldung konnte nicht abgeschlossen werden',
  welcome: (fullname) => `Willkommen zurück, ${fullname}!`,
  advice: {
    not_configured: 'Die Anmeldung mit Google ist zurzeit nicht verfügbar. Bitte verwenden Sie E-Mail und Passwort.',
    email_not_verified: 'Google hat Ihre E-Mail-Adresse noch nicht bestätigt.',
    account_conflict: 'Ein Konto mit dieser E-Mail-Adresse gehört zu einem anderen Google-Konto.',
    sign_in_expired:
      'Die Anmeldung hat zu lange gedauert oder wurde in einem anderen Fenster begonnen. Bitte versuchen Sie es noch einmal.',
    sign_in_refused: 'Google hat diese Anmeldung nicht bestätigt. Bitte versuchen Sie es noch einmal.',
    too_many_attempts: 'Zu viele Versuche. Bitte versuchen Sie es später noch einmal.',
    temporarily_unavailable: 'Google ist gerade nicht erreichbar. Bitte versuchen Sie es noch einmal.',
  },
};

const plural = pluralIn('de');

export const password: Translation<typeof passwordTexts> = {
  newPasswordMissing: 'Bitte geben Sie ein neues Passwort ein',
  tooShortForReset: (least) => `Das Passwort muss mindestens ${least} Zeichen lang sein`,
  tooSimpleForReset:
    'Das Passwort braucht mindestens einen Großbuchstaben, einen Kleinbuchstaben, eine Zahl und ein Sonderzeichen',
  differForReset: 'Die Passwörter stimmen nicht überein',
  resetLinkInvalid: 'Der Link zum Zurücksetzen ist ungültig. Bitte fordern Sie einen neuen an.',
  resetLinkExpired: 'Der Link zum Zurücksetzen ist abgelaufen. Bitte fordern Sie einen neuen an.',
  resetTokenInvalid: 'Der Link zum Zurücksetzen gilt nicht mehr. Bitte fordern Sie einen neuen an.',
  tooCommon:
    'Dieses Passwort ist zu leicht zu erraten: Es ist ein häufiges, oder ein Wort dieser Seite mit Ziffern. Bitte wählen Sie ein anderes.',
  resetFailed: 'Das Passwort konnte nicht zurückgesetzt werden. Der Link ist vielleicht abgelaufen.',
  resetDone: 'Ihr Passwort wurde zurückgesetzt',
  resetRequested: 'Wir haben Ihnen eine E-Mail zum Zurücksetzen Ihres Passworts geschickt',
  resetRequestFailed: 'Die Anfrage konnte nicht bearbeitet werden. Bitte versuchen Sie es noch einmal.',
  currentMissing: 'Das aktuelle Passwort fehlt',
  tooShort: (least) => `Das Passwort muss mindestens ${least} Zeichen haben`,
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
  checkTitle: 'Prüfen Sie Ihren Posteingang',
  checkText: (email) => `Wenn es ein Konto für ${email} gibt, ist ein Link für ein neues Passwort unterwegs.`,
  linkExpires: (hours) => plural(hours, { one: 'Der Link gilt # Stunde.', other: 'Der Link gilt # Stunden.' }),
  returnToLogin: 'Zurück zur Anmeldung',
  notReceived: 'Keine E-Mail bekommen? Noch einmal versuchen',
  checkingLink: 'Ihr Link wird geprüft …',
  resetTitle: 'Passwort zurücksetzen',
  resetHint: (least) => `Mindestens ${least} Zeichen: Groß- und Kleinbuchstaben, eine Zahl und eines von @$!%*?&`,
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
  changeHint: (least) => `Mindestens ${least} Zeichen: Groß- und Kleinbuchstaben und eine Zahl`,
  changeAction: 'Passwort ändern',
  cancel: 'Abbrechen',
};

export const mailedCode: Translation<typeof mailedCodeTexts> = {
  sending: 'Ein Code wird gesendet ...',
  sentTo: 'Wir haben einen Code aus sechs Ziffern an diese Adresse gesendet:',
  code: 'Code',
  codeHint: 'Er kann eine Minute brauchen und gilt 15 Minuten. Bitte sehen Sie auch im Spam-Ordner nach.',
  agreeTo: 'Mit der Bestätigung akzeptieren Sie die',
  confirm: 'Bestätigen',
  resend: 'Einen neuen Code senden',
  changeAddress: 'Adresse ändern',
  codeIncomplete: 'Bitte geben Sie die sechs Ziffern des Codes ein',
  codeWrong: 'Dieser Code stimmt nicht. Bitte sehen Sie noch einmal in der E-Mail nach.',
  codeOver: 'Dieser Code ist abgelaufen oder wurde schon verwendet. Bitte fordern Sie einen neuen an.',
  tooManyTries: 'Zu viele falsche Codes. Bitte fordern Sie einen neuen an.',
  tooManyCodes: 'Wir haben zu viele Codes gesendet. Bitte versuchen Sie es in einer Stunde noch einmal.',
};
