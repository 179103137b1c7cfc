import type { Translation } from '../../core/texts/define-texts.ts';
import type { paymentTexts } from './payment.texts.ts';

export const payment: Translation<typeof paymentTexts> = {
  authenticationFailed:
    'Die Anmeldung ist fehlgeschlagen. Ihre Sitzung ist vielleicht abgelaufen. Bitte melden Sie sich neu an.',
  authenticationRequired: 'Anmeldung erforderlich',
  loginAgain: 'Neu anmelden',
  trekIdMalformed: 'Die Nummer der Tour ist ungültig. Bitte wenden Sie sich an uns.',
  trekUnavailable:
    'Die gewählte Tour kann nicht gebucht werden. Bitte versuchen Sie eine andere Tour oder wenden Sie sich an uns.',
  invalidParameters: 'Die Zahlung konnte nicht gestartet werden: ungültige Angaben',
  failedWithStatus: (status) => `Die Zahlung konnte nicht gestartet werden (Status ${status})`,
  initializeFailed: 'Die Zahlung konnte nicht vorbereitet werden. Bitte versuchen Sie es noch einmal.',
  statusFailed: 'Der Status der Zahlung konnte nicht abgefragt werden. Bitte versuchen Sie es noch einmal.',
  loginToContinue: 'Bitte melden Sie sich an, um mit der Zahlung fortzufahren',
  storageUnavailable:
    'Der Speicher Ihres Browsers ist nicht verfügbar. Bitte erlauben Sie Cookies und versuchen Sie es noch einmal.',
  authenticationIssue: 'Es gibt ein Problem mit der Anmeldung. Bitte melden Sie sich neu an.',
  notReady: 'Die Zahlung ist noch nicht bereit. Bitte versuchen Sie es gleich noch einmal.',
  cardElementMissing: 'Das Kartenfeld wurde nicht gefunden',
  failed: 'Zahlung fehlgeschlagen',
  successful: 'Zahlung erfolgreich!',
  ended:
    'Diese Zahlung ist beendet, und es wurde nichts abgebucht: Die Karten wurden abgelehnt, oder die Zahlung blieb zu lange offen. Bitte zahlen Sie noch einmal.',
  failedOrCanceled: 'Die Zahlung ist fehlgeschlagen oder wurde abgebrochen',
  unexpected: 'Ein unerwarteter Fehler ist aufgetreten',
  stillProcessing: 'Die Zahlung wird noch verarbeitet. Wir melden uns, sobald sie abgeschlossen ist.',
  preparing: 'Ihre Zahlung wird vorbereitet …',
  card: 'Karte',
  cardUnavailable: 'Das Kartenformular konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung.',
  simulatedCard: 'Demo: Es wird kein Geld abgebucht, und Sie brauchen keine Karte.',
  testCard: 'Testkarte: 4242 4242 4242 4242, ein beliebiges künftiges Datum, eine beliebige Prüfziffer.',
  termsInShort: (deposit, days) =>
    `Die Anzahlung von ${deposit} % wird nicht erstattet. Bis ${days} Tage vor dem Beginn erhalten Sie bei einer Stornierung den Rest zurück, später weniger. Die Kartenzahlung kostet hier keine Gebühr.`,
  terms: 'Bedingungen',
  pay: (amount) => `${amount} zahlen`,
  processing: 'Ihre Zahlung wird verarbeitet. Bitte lassen Sie diese Seite geöffnet.',
  tryAgain: 'Noch einmal versuchen',
  back: 'Zurück',
  viewBooking: 'Buchung ansehen',
  asking: 'Ihre Zahlung wird geprüft …',
  arrived: (amount, reference) =>
    `Ihre Zahlung von ${amount} ist angekommen.${reference === null ? '' : ` Buchung ${reference}`}`,
  viewFailed: 'Auf dieser Seite ist etwas schiefgegangen',
  nothingCharged: 'Es wurde nichts abgebucht, und Ihre Angaben sind noch da.',
  outcomeUnknown: 'Wir wissen noch nicht, ob Ihre Zahlung angekommen ist',
  doNotPayTwice: 'Bitte prüfen Sie es noch einmal, bevor Sie erneut zahlen.',
  checkAgain: 'Noch einmal prüfen',
};
