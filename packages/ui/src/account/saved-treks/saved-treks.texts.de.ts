import type { Translation } from '../../core/texts/define-texts.ts';
import type { savedTreksTexts } from './saved-treks.texts.ts';

export const savedTreks: Translation<typeof savedTreksTexts> = {
  title: 'Gemerkte Treks',
  saveTrek: (title) => `${title} merken`,
  saved: (title) => `${title} ist gemerkt.`,
  removed: (title) => `${title} ist entfernt.`,
  undo: 'Rückgängig',
  showSaved: 'Gemerkte Treks',
  full: (most) => `Sie können sich ${most} Treks merken. Entfernen Sie einen, um einen anderen aufzunehmen.`,
  loading: 'Ihre gemerkten Treks werden geladen …',
  loadError: (message) => `Die Treks konnten nicht geladen werden: ${message}`,
  retry: 'Erneut versuchen',
  empty: 'Noch keine gemerkten Treks',
  emptyText: 'Tippen Sie bei einem Trek auf das Herz, um ihn hier zu behalten.',
  findTreks: 'Treks finden',
  deviceOnly: 'Diese Treks sind nur auf diesem Gerät gemerkt.',
  signIn: 'Anmelden, um sie im Konto zu behalten',
  unsent: 'Ihre letzten Änderungen sind noch nicht in Ihrem Konto angekommen. Wir versuchen es weiter.',
  unreachable: 'Ihr Konto war nicht erreichbar. Diese Liste ist vielleicht nicht aktuell.',
  tryNow: 'Jetzt versuchen',
  newDepartures: (count, days) => `${count === 1 ? 'Neuer Termin' : 'Neue Termine'}: ${days}`,
  markSeen: 'Verstanden',
  markSeenOf: (title) => `Verstanden: neue Termine von ${title}`,
  mails: 'Neue Termine per E-Mail melden',
  mailsOf: (title) => `Neue Termine per E-Mail melden: ${title}`,
  mailsChosen: (title) =>
    `Wir schreiben Ihnen, wenn ${title} neue Termine bekommt, höchstens einmal am Tag, sobald Ihre Adresse bestätigt ist.`,
  gone: 'Einen Trek, den Sie sich gemerkt haben, bieten wir nicht mehr an.',
  remove: 'Entfernen',
};
