import type { Translation } from '../../core/texts/define-texts.ts';
import { pluralIn } from '../../core/texts/plural.ts';
import type { trekPageAnswersTexts } from './trek-page-answers.texts.ts';

const plural = pluralIn('es');

export const trekPageAnswers: Translation<typeof trekPageAnswersTexts> = {
  title: 'Conviene saber',
  fit: '¿Es esta ruta para mí?',
  effort: 'Dificultad:',
  walk: 'Caminata:',
  ground: 'Terreno:',
  fitness: 'Forma física:',
  height: 'Altitud:',
  highNights: (nights, altitude) =>
    plural(nights, { one: `# noche por encima de ${altitude}`, other: `# noches por encima de ${altitude}` }),
  lodging: 'Noches:',
  walkingDays: (days) => plural(days, { one: '# día a pie', other: '# días a pie' }),
  kilometers: (distance) => `unos ${distance} a pie`,
  longestDay: (hours) => `el día más largo, ${hours} horas`,
  mostAscent: (meters) => `como máximo ${meters} de subida en un día`,
  permits: 'Permisos y tasas',
  noPermits: 'Para este viaje no necesita ningún permiso.',
  permitsNote: 'Los conseguimos por usted. Las tasas son por persona y pueden cambiar.',
  permit: 'Permiso',
  issuer: 'Lo expide',
  fee: 'Tasa',
  feeUnknown: 'no publicada',
  costs: 'Gastos que pueden añadirse',
  singleSupplement: (price) =>
    `Una habitación o tienda individual todas las noches cuesta ${price}, donde la haya. Pídala al reservar.`,
  packing: 'Lleve también',
  coldNights: (place, coldest, warmest) =>
    coldest === warmest
      ? `Noches en temporada: unos ${coldest} ${place}.`
      : `Noches en temporada: entre unos ${coldest} y ${warmest} ${place}.`,
  atHighest: (altitude) => `en la parada más alta, a ${altitude}`,
  atStation: (place) => `en ${place}`,
  weather: 'El tiempo mes a mes',
  weatherNote: (place, altitude, source) =>
    `Medias en ${place}, a ${altitude}. Fuente: ${source}. La noche más alta es una estimación: 6,5 °C menos por cada 1.000 m.`,
  month: 'Mes',
  byDay: 'Día',
  atNight: 'Noche',
  highestNight: 'Noche más alta',
  rain: 'Lluvia',
  inSeason: 'temporada',
  questions: 'Preguntas',
  carbon: 'Huella de carbono',
  carbonSum: (kilograms) => `Unos ${kilograms} de CO₂ por el transporte de cada viajero en este viaje.`,
  guide: 'Quién la conoce mejor',
  similar: 'Rutas parecidas',
  sameRegion: 'la misma región',
  asHard: 'igual de difícil',
  easier: 'más fácil',
  harder: 'más difícil',
  asLong: 'casi igual de larga',
  shorter: (days) => plural(days, { one: '# día menos', other: '# días menos' }),
  longer: (days) => plural(days, { one: '# día más', other: '# días más' }),
  lower: 'menos alta',
  higher: 'más alta',
  ask: 'Preguntar por esta ruta',
  askHint: '¿Falta algo? Escríbanos: la ruta ya figura en el mensaje.',
  sources: 'Fuentes',
};
