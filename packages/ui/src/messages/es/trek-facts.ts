import type { DifficultyNames } from '../../card/difficulty.ts';
import { knownNames } from '../../internal/known-names.ts';
import { pluralIn } from '../../internal/plural.ts';
import type { SeasonNames } from '../../internal/seasons-of-month.ts';
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
