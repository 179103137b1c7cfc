import type { DifficultyNames } from '../../card/difficulty.ts';
import { pluralIn } from '../../internal/plural.ts';
import type { WholeTrekMessages } from '../messages.types.ts';

const plural = pluralIn('fr');

const DIFFICULTIES: DifficultyNames = {
  easy: 'Facile',
  moderate: 'Modéré',
  challenging: 'Soutenu',
  difficult: 'Difficile',
  'very difficult': 'Très difficile',
  extreme: 'Extrême',
};

const LEVELS = new Map<string, string>(Object.entries(DIFFICULTIES));

export const trekFacts: WholeTrekMessages['trekFacts'] = {
  duration: (count) => plural(count, { one: '# jour', other: '# jours' }),
  difficulty: (level) => LEVELS.get(level.toLowerCase()) ?? level,
};
