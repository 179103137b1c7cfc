import type { DifficultyNames } from '../../catalogue/trek-card/difficulty.ts';
import { knownNames } from '../../core/internal/known-names.ts';
import { pluralIn } from '../../core/internal/plural.ts';
import type { SeasonNames } from '../../core/internal/seasons-of-month.ts';
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

const SEASONS: SeasonNames = {
  spring: 'Frühling',
  summer: 'Sommer',
  monsoon: 'Monsun',
  autumn: 'Herbst',
  fall: 'Herbst',
  winter: 'Winter',
};

export const trekFacts: WholeTrekMessages['trekFacts'] = {
  duration: (count) => plural(count, { one: '# Tag', other: '# Tage' }),
  difficulty: knownNames(DIFFICULTIES),
  season: knownNames(SEASONS),
};
