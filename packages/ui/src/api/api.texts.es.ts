import { knownNames } from '../core/internal/known-names.ts';
import type { SeasonNames } from '../core/internal/seasons-of-month.ts';
import type { Translation } from '../core/texts/define-texts.ts';
import { pluralIn } from '../core/texts/plural.ts';
import type { apiTexts } from './api.texts.ts';
import type { DifficultyNames, trekFactsTexts } from './trek-facts.texts.ts';

export const api: Translation<typeof apiTexts> = {
  network: 'Error de red. Compruebe su conexión a Internet.',
  timeout: 'La solicitud ha tardado demasiado. Inténtelo de nuevo.',
  status: (status) => `La solicitud ha fallado (estado ${status})`,
  fallback: 'Algo ha salido mal',
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

export const trekFacts: Translation<typeof trekFactsTexts> = {
  duration: (count) => plural(count, { one: '# día', other: '# días' }),
  difficulty: knownNames(DIFFICULTIES),
  season: knownNames(SEASONS),
};
