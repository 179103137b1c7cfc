import type { DifficultyNames } from '../../card/difficulty.ts';
import { pluralIn } from '../../internal/plural.ts';
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

const LEVELS = new Map<string, string>(Object.entries(DIFFICULTIES));

export const trekFacts: WholeTrekMessages['trekFacts'] = {
  duration: (count) => plural(count, { one: '# día', other: '# días' }),
  difficulty: (level) => LEVELS.get(level.toLowerCase()) ?? level,
};
