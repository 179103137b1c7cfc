import { knownNames } from '../core/internal/known-names.ts';
import type { SeasonNames } from '../core/internal/seasons-of-month.ts';
import type { Translation } from '../core/texts/define-texts.ts';
import { pluralIn } from '../core/texts/plural.ts';
import type { apiTexts } from './api.texts.ts';
import type { ActivityNames, CountryNames, DifficultyNames, trekFactsTexts } from './trek-facts.texts.ts';

export const api: Translation<typeof apiTexts> = {
  network: 'Error de red. Compruebe su conexión a Internet.',
  timeout: 'La solicitud ha tardado demasiado. Inténtelo de nuevo.',
  status: (status) => `La solicitud ha fallado (estado ${status})`,
  fallback: 'Algo ha salido mal',
  backend: (sentence) => sentence,
  request: (id) => `ID de la solicitud: ${id}`,
};

const plural = pluralIn('es');

const DIFFICULTIES: DifficultyNames = {
  easy: 'Fácil',
  moderate: 'Moderada',
  challenging: 'Exigente',
  difficult: 'Difícil',
  'very difficult': 'Muy difícil',
  extreme: 'Extrema',
};

const SEASONS: SeasonNames = {
  spring: 'Primavera',
  summer: 'Verano',
  monsoon: 'Monzón',
  autumn: 'Otoño',
  fall: 'Otoño',
  winter: 'Invierno',
};

const COUNTRIES: CountryNames = {
  nepal: 'Nepal',
  bhutan: 'Bután',
  tibet: 'Tíbet',
  india: 'India',
  australia: 'Australia',
};

const ACTIVITIES: ActivityNames = {
  trekking: 'Trekking',
  camping: 'Acampada',
  'cultural tour': 'Viaje cultural',
  pilgrimage: 'Peregrinación',
  hiking: 'Senderismo',
  wildlife: 'Fauna salvaje',
  'around kathmandu': 'Alrededores de Katmandú',
  'peak climbing': 'Ascensión a cumbres',
  'adventure activities': 'Actividades de aventura',
  'short hikes in kathmandu': 'Rutas cortas cerca de Katmandú',
  'heli-mountain flight tours': 'Vuelos en helicóptero y sobre las montañas',
  'multi regional tour': 'Viaje por varias regiones',
  'relaxation and wellness retreat': 'Descanso y bienestar',
};

export const trekFacts: Translation<typeof trekFactsTexts> = {
  walkWith: (others, guide) => {
    const company =
      others === 0
        ? 'Su grupo ocupa todas las plazas'
        : `Camina con ${others === 1 ? 'otra persona como máximo' : `hasta ${others} personas más`}`;
    return guide === null ? company : `${company}, con ${guide} como guía`;
  },
  walkPrivately: 'En privado: su propio guía, el día que quiera',
  nextStart: (day) => `próxima salida: ${day}`,
  placesLeft: (places) => `${places} ${places === 1 ? 'plaza' : 'plazas'}`,
  missingTravelers: (missing) => `${missing === 1 ? 'falta' : 'faltan'} ${missing} para que la salida esté garantizada`,
  guaranteed: 'salida garantizada',
  duration: (count) => plural(count, { one: '# día', other: '# días' }),
  difficulty: knownNames(DIFFICULTIES),
  season: knownNames(SEASONS),
  country: knownNames(COUNTRIES),
  activity: knownNames(ACTIVITIES),
};
