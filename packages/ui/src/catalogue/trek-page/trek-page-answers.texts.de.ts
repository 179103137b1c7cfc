import type { Translation } from '../../core/texts/define-texts.ts';
import { pluralIn } from '../../core/texts/plural.ts';
import type { trekPageAnswersTexts } from './trek-page-answers.texts.ts';

const plural = pluralIn('de');

export const trekPageAnswers: Translation<typeof trekPageAnswersTexts> = {
  title: 'Gut zu wissen',
  fit: 'Passt dieser Trek zu mir?',
  effort: 'Schwierigkeit:',
  walk: 'Gehen:',
  ground: 'Wege:',
  fitness: 'Kondition:',
  height: 'Höhe:',
  highNights: (nights, altitude) =>
    plural(nights, { one: `# Nacht über ${altitude}`, other: `# Nächte über ${altitude}` }),
  lodging: 'Nächte:',
  walkingDays: (days) => plural(days, { one: '# Gehtag', other: '# Gehtage' }),
  kilometers: (distance) => `etwa ${distance} zu Fuß`,
  longestDay: (hours) => `längster Tag ${hours} Stunden`,
  mostAscent: (meters) => `höchstens ${meters} Aufstieg am Tag`,
  permits: 'Genehmigungen und Gebühren',
  noPermits: 'Für diese Reise brauchen Sie keine Genehmigung.',
  permitsNote: 'Wir besorgen sie für Sie. Gebühren gelten pro Person und können sich ändern.',
  permit: 'Genehmigung',
  issuer: 'Ausgestellt von',
  fee: 'Gebühr',
  feeUnknown: 'nicht veröffentlicht',
  costs: 'Was dazukommen kann',
  singleSupplement: (price) =>
    `Ein eigenes Zimmer oder Zelt in allen Nächten kostet ${price}, wo es eines gibt. Bitten Sie bei der Buchung darum.`,
  packing: 'Außerdem einpacken',
  coldNights: (place, coldest, warmest) =>
    coldest === warmest
      ? `Nächte in der Saison: etwa ${coldest} ${place}.`
      : `Nächte in der Saison: etwa ${coldest} bis ${warmest} ${place}.`,
  atHighest: (altitude) => `am höchsten Ort, ${altitude}`,
  atStation: (place) => `in ${place}`,
  weather: 'Wetter nach Monaten',
  weatherNote: (place, altitude, source) =>
    `Mittelwerte in ${place}, ${altitude}. Quelle: ${source}. Die höchste Nacht ist geschätzt: 6,5 °C kälter je 1.000 m.`,
  month: 'Monat',
  byDay: 'Tag',
  atNight: 'Nacht',
  highestNight: 'Höchste Nacht',
  rain: 'Regen',
  inSeason: 'Saison',
  questions: 'Fragen',
  carbon: 'CO₂-Bilanz',
  carbonSum: (kilograms) => `Etwa ${kilograms} CO₂ für die Fahrten und Flüge jedes Reisenden auf dieser Reise.`,
  guide: 'Wer sie am besten kennt',
  similar: 'Ähnliche Touren',
  sameRegion: 'dieselbe Region',
  asHard: 'ebenso schwer',
  easier: 'leichter',
  harder: 'schwerer',
  asLong: 'etwa so lang',
  shorter: (days) => plural(days, { one: '# Tag kürzer', other: '# Tage kürzer' }),
  longer: (days) => plural(days, { one: '# Tag länger', other: '# Tage länger' }),
  lower: 'niedriger',
  higher: 'höher',
  ask: 'Zu dieser Tour fragen',
  askHint: 'Fehlt etwas? Schreiben Sie uns: Die Tour steht schon in der Nachricht.',
  sources: 'Quellen',
};
