import type { DifficultyNames } from '../../card/difficulty.ts';
import { pluralIn } from '../../internal/plural.ts';
import type { WholeTrekMessages } from '../messages.types.ts';

const plural = pluralIn('de');

const DIFFICULTIES: DifficultyNames = {
  easy: 'Leicht',
  moderate: 'Mittel',
  challenging: 'Anspruchsvoll',
  difficult: 'Schwer',
  'very difficult': 'Sehr schwer',
  extreme: 'Extrem',
};

const LEVELS = new Map<string, string>(Object.entries(DIFFICULTIES));

export const trekFacts: WholeTrekMessages['trekFacts'] = {
  duration: (count) => plural(count, { one: '# Tag', other: '# Tage' }),
  difficulty: (level) => LEVELS.get(level.toLowerCase()) ?? level,
};
