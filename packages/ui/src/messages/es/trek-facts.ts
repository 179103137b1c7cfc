import type { DifficultyNames } from '../../catalogue/trek-card/difficulty.ts';
import { knownNames } from '../../core/internal/known-names.ts';
import { pluralIn } from '../../core/internal/plural.ts';
import type { SeasonNames } from '../../core/internal/seasons-of-month.ts';
import type { WholeTrekMessages } from '../messages.types.ts';

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

export const trekFacts: WholeTrekMessages['trekFacts'] = {
  duration: (count) => plural(count, { one: '# día', other: '# días' }),
  difficulty: knownNames(DIFFICULTIES),
  season: knownNames(SEASONS),
};
