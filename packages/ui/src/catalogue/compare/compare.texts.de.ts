import type { Translation } from '../../core/texts/define-texts.ts';
import type { compareTexts } from './compare.texts.ts';

export const compare: Translation<typeof compareTexts> = {
  compare: 'Vergleichen',
  compareTrek: (title) => `Vergleichen: ${title}`,
  bar: 'Touren zum Vergleich',
  remove: (title) => `Entfernen: ${title}`,
  removeShort: 'Entfernen',
  openComparison: (count) => `${count} Touren vergleichen`,
  chooseMore: 'Wählen Sie noch eine Tour zum Vergleich.',
  full: 'Sie können drei Touren auf einmal vergleichen. Entfernen Sie eine, um eine andere hinzuzufügen.',
  clear: 'Auswahl leeren',
  title: 'Touren vergleichen',
  empty: 'Noch keine Touren zum Vergleich',
  emptyText:
    'Wählen Sie mit „Vergleichen“ auf den Karten oder Seiten bis zu drei Touren, dann sehen Sie sie hier nebeneinander.',
  findTreks: 'Touren finden',
  addAnother: 'Fügen Sie eine weitere Tour hinzu, um die Unterschiede zu sehen.',
  unknown: (names) => `Unter dieser Adresse gibt es keine Tour: ${names}.`,
  leftOut: (count) =>
    `Drei Touren passen nebeneinander. ${count === 1 ? 'Eine weitere fehlt' : `${count} weitere fehlen`}.`,
  differing: (differing, all) => `Sie unterscheiden sich in ${differing} von ${all} Punkten, markiert mit ≠.`,
  differs: 'unterschiedlich',
  trek: 'Tour',
  rows: {
    price: 'Preis pro Person',
    duration: 'Dauer',
    difficulty: 'Schwierigkeit',
    highestPoint: 'Höchster Punkt',
    highestNight: 'Höchste Nacht',
    season: 'Beste Monate',
    place: 'Region',
    groupSize: 'Gruppengröße',
    style: 'Art',
    activities: 'Aktivitäten',
    nights: 'Höhe jeder Nacht',
  },
  monthSpan: (from, to) => `${from} bis ${to}`,
  allYear: 'Das ganze Jahr',
  notKnown: 'Nicht bekannt',
  profiles: 'Höhe jeder Nacht über dem Meer',
  dayAxis: 'Tag',
};
