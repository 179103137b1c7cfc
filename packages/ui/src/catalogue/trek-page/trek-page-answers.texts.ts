import { defineTexts } from '../../core/texts/define-texts.ts';
import { pluralIn } from '../../core/texts/plural.ts';

const plural = pluralIn('en');

/** Every text of the answers to common questions about a trek. */
export const trekPageAnswersTexts = defineTexts('trekPageAnswers', {
  title: 'Good to know',
  fit: 'Is this trek right for me?',
  effort: 'Difficulty:',
  walk: 'Walking:',
  ground: 'Ground:',
  fitness: 'Fitness:',
  height: 'Height:',
  highNights: (nights: number, altitude: string) =>
    plural(nights, { one: `# night above ${altitude}`, other: `# nights above ${altitude}` }),
  lodging: 'Nights:',
  walkingDays: (days: number) => plural(days, { one: '# walking day', other: '# walking days' }),
  kilometers: (distance: string) => `about ${distance} on foot`,
  longestDay: (hours: string) => `longest day ${hours} hours`,
  mostAscent: (meters: string) => `up to ${meters} of ascent in a day`,
  permits: 'Permits and fees',
  noPermits: 'You need no permit for this trip.',
  permitsNote: 'We get them for you. Fees are per person and may change.',
  permit: 'Permit',
  issuer: 'Issued by',
  fee: 'Fee',
  feeUnknown: 'not published',
  costs: 'Possible extra costs',
  singleSupplement: (price: string) =>
    `A room or tent to yourself every night costs ${price}, where one is available. Request it when you book.`,
  packing: 'Also pack',
  coldNights: (place: string, coldest: string, warmest: string) =>
    coldest === warmest
      ? `Nights in the season: about ${coldest} ${place}.`
      : `Nights in the season: between about ${coldest} and ${warmest} ${place}.`,
  atHighest: (altitude: string) => `at the highest stop, ${altitude}`,
  atStation: (place: string) => `at ${place}`,
  weather: 'Weather by month',
  weatherNote: (place: string, altitude: string, source: string) =>
    `Averages at ${place}, ${altitude}. Source: ${source}. The highest night is an estimate: 6.5 °C colder per 1,000 m.`,
  month: 'Month',
  byDay: 'Day',
  atNight: 'Night',
  highestNight: 'Highest night',
  rain: 'Rain',
  inSeason: 'in season',
  questions: 'Questions',
  carbon: 'Carbon footprint',
  carbonSum: (kilograms: string) => `About ${kilograms} of CO₂ for each traveler’s transport on this trip.`,
  guide: 'Who knows it best',
  similar: 'Similar treks',
  sameRegion: 'same region',
  asHard: 'similar difficulty',
  easier: 'easier',
  harder: 'harder',
  asLong: 'similar length',
  shorter: (days: number) => plural(days, { one: '# day shorter', other: '# days shorter' }),
  longer: (days: number) => plural(days, { one: '# day longer', other: '# days longer' }),
  lower: 'lower',
  higher: 'higher',
  ask: 'Ask about this trek',
  askHint: 'Did we leave something out? Write to us: the trek is already in the message.',
  sources: 'Sources',
});
