import type { BookingStatus } from '../../api/statuses.ts';
import { knownNames } from '../../core/internal/known-names.ts';
import type { Translation } from '../../core/texts/define-texts.ts';
import type { profileTexts } from './profile.texts.ts';

const STATUSES: Record<BookingStatus, string> = {
  pending: 'Offen',
  confirmed: 'Bestätigt',
  disputed: 'In Klärung',
  cancelled: 'Storniert',
};

export const profile: Translation<typeof profileTexts> = {
  title: 'Mein Konto',
  googleAccount: 'Google-Konto',
  account: 'Ihr Konto',
  email: 'E-Mail',
  phone: 'Telefon',
  personalInfo: 'Persönliche Angaben',
  logout: 'Abmelden',
  sections: 'Bereiche Ihres Kontos',
  bookings: 'Meine Buchungen',
  savedTreks: 'Gemerkte Treks',
  settings: 'Einstellungen',
  devices: 'Geräte',
  devicesTitle: 'Wo Sie angemeldet sind',
  devicesText: 'Melden Sie jedes Gerät ab, das nicht Ihres ist oder das Sie nicht mehr benutzen.',
  loadingDevices: 'Ihre Geräte werden geladen …',
  devicesError: (message) => `Die Geräte konnten nicht geladen werden: ${message}`,
  browserOn: (browser, system) => `${browser} auf ${system}`,
  unknownDevice: 'Unbekanntes Gerät',
  thisDevice: 'Dieses Gerät',
  lastUsed: (moment) => `Zuletzt benutzt: ${moment}`,
  signOutOf: (device) => `${device} abmelden`,
  signOut: 'Abmelden',
  signedOutOf: (device) => `${device} ist abgemeldet.`,
  signOutEverywhere: 'Überall abmelden',
  signOutNeedsOwner: 'Nur Sie selbst sollen Ihre Geräte abmelden können. Deshalb fragen wir noch einmal, wer Sie sind.',
  ownData: 'Meine Daten',
  ownDataTitle: 'Ihre Daten',
  ownDataText: 'Laden Sie eine Kopie von allem herunter, was wir über Sie speichern, oder löschen Sie Ihr Konto.',
  downloadData: 'Meine Daten herunterladen',
  dataDownloaded: 'Ihre Daten sind als my-data.json gespeichert.',
  deleteAccount: 'Mein Konto löschen',
  deletionGoes:
    'Wir löschen sofort Ihr Konto, Ihre unbezahlten Buchungen und die Angaben zu Ihren Reisenden, und Ihre Nachrichten an uns, wenn Ihre E-Mail-Adresse bestätigt ist. Das lässt sich nicht rückgängig machen.',
  deletionKeeps:
    'Von bezahlten Buchungen behalten wir für unsere Buchhaltung Nummer, Daten, Beträge und Tour, ohne Ihren Namen. Ein Konto mit einer bezahlten Tour, die noch bevorsteht, kann nicht gelöscht werden.',
  deletionWaits:
    'Solange eine Erstattung aussteht, über eine Stornierung nicht entschieden ist oder eine Zahlung angefochten wird, müssen wir wissen, wem das Geld gehört. Ihr Konto funktioniert dann wie bisher, und wir löschen es, sobald das geklärt ist.',
  proofByGoogle:
    'Wenn Ihre Anmeldung länger als zehn Minuten her ist, melden Sie sich zuerst noch einmal mit Google an.',
  deleteForGood: 'Endgültig löschen',
  loadingBookings: 'Ihre Buchungen werden geladen …',
  loadError: (message) => `Die Buchungen konnten nicht geladen werden: ${message}`,
  retry: 'Noch einmal versuchen',
  noBookings: 'Sie haben keine bevorstehenden Touren.',
  exploreTreks: 'Touren entdecken',
  bookingStatus: knownNames(STATUSES),
  notFinished: 'Nicht abgeschlossen',
  remove: 'Entfernen',
  removeTitle: (trek) => `${trek} entfernen?`,
  removeText:
    'Sie haben nichts bezahlt. Wir löschen Daten und Angaben dieser Buchung, und Sie können jederzeit neu buchen.',
  removed: (trek) => `Ihre Buchung von ${trek} ist entfernt.`,
  keepIt: 'Behalten',
  advance: 'Anzahlung',
  balance: 'Restbetrag',
  balanceDue: (day) => `fällig am ${day}`,
  balanceDueNow: 'jetzt fällig',
  answerAwaited: (hours) => `Angefragt: Wir bestätigen innerhalb von ${hours} Stunden.`,
  paymentMissing: 'Ihr Platz ist fest gebucht, sobald die Anzahlung eingegangen ist.',
  reference: (reference) => `Buchung ${reference}`,
  completePayment: 'Zahlung abschließen',
};
