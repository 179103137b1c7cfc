import type { Translation } from '../../core/texts/define-texts.ts';
import { pluralIn } from '../../core/texts/plural.ts';
import type { routeTexts } from './route.texts.ts';

const plural = pluralIn('de');

export const route: Translation<typeof routeTexts> = {
  profile: 'Höhenprofil',
  profileSummary: (nights, lowest, highest) =>
    `${nights} Nächte zwischen ${lowest} und ${highest} über dem Meeresspiegel`,
  asTable: 'Nacht für Nacht',
  day: 'Tag',
  place: 'Ort',
  altitude: 'Schlafhöhe',
  gainColumn: 'Anstieg',
  note: 'Hinweis',
  nightOf: (day, place, altitude) => `Tag ${day}: ${place}, ${altitude}`,
  steep: (gain) => `Mehr als ${gain} höher als in der Nacht zuvor`,
  restless: () => 'Mindestens fünf Nächte in Folge mit Anstieg, ohne Ruhetag',
  reading: 'Was das für die Akklimatisierung heißt',
  low: (altitude) => `Auf dieser Tour schlafen Sie nie höher als ${altitude}.`,
  gentle: (altitude, gain) =>
    `Über ${altitude} schlafen Sie nie mehr als ${gain} höher als in der Nacht zuvor, und nach spätestens vier Nächten folgt eine ohne Anstieg.`,
  steepNights: (count, altitude, gain) =>
    plural(count, {
      one: `In # Nacht über ${altitude} schlafen Sie mehr als ${gain} höher als in der Nacht zuvor.`,
      other: `In # Nächten über ${altitude} schlafen Sie mehr als ${gain} höher als in der Nacht zuvor.`,
    }),
  restlessNights: (count) =>
    plural(count, {
      one: '# Nacht folgt auf mindestens vier Nächte mit Anstieg und ohne Ruhetag.',
      other: '# Nächte folgen auf mindestens vier Nächte mit Anstieg und ohne Ruhetag.',
    }),
  walkFacts: (nights, highest) => `${nights} Nächte, die höchste auf ${highest}.`,
  highFacts: (altitude, steepestGain, restNights) =>
    `Über ${altitude} beträgt der größte Anstieg von einer Nacht zur nächsten ${steepestGain}.${restNights > 0 ? ` Ruhenächte: ${restNights}.` : ''}`,
  measures: 'Was wir dagegen tun',
  measureOn: (day, place) => `Tag ${day}, ${place}:`,
  advice:
    'Nur zur Information: Der Rat gilt für gesunde Erwachsene und ist keine Diagnose. Tagesausflüge zählen nicht, nur wo Sie schlafen. Ihr Guide achtet darauf, wie es Ihnen geht, und ändert den Plan, wenn es nötig ist.',
  source: 'Leitlinien der Wilderness Medical Society, 2019',
  route: 'Routenkarte',
  routeSummary: (first, last, places) =>
    first === last
      ? `Eine Rundtour ab ${first} mit ${places} Übernachtungsorten`
      : `Von ${first} nach ${last} mit ${places} Übernachtungsorten`,
  routeNote: 'Gerade Linien zwischen den Orten: Der Weg selbst schlängelt sich.',
  notOnMap: (places) => `Nicht auf dieser Karte: ${places}.`,
  stop: (days, place) =>
    days.length === 0 ? place : `${days.length > 1 ? 'Tage' : 'Tag'} ${days.join(', ')}: ${place}`,
  night: 'Nacht',
  pointAtNight: 'Zeigen oder tippen Sie auf die Linie, um eine Nacht zu sehen.',
  mapKeys: 'Karte der Route. Plus und Minus ändern die Größe, Pfeiltasten verschieben, Null zeigt alles.',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  approximate: 'Orte mit ~ liegen nur ungefähr dort.',
  numbered: (places) => `Auf der Karte mit Nummer: ${places}.`,
  mapAsTable: 'Orte und Höhen',
  mapAltitude: 'Höhe',
  onTheWay: 'unterwegs',
  farAway: (place, distance) => `${place}, ${distance}`,
  downloadGpx: 'Route herunterladen (GPX)',
  northSign: 'N',
};
