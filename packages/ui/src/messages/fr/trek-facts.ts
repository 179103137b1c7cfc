import type { DifficultyNames } from '../../catalogue/trek-card/difficulty.ts';
import { knownNames } from '../../core/internal/known-names.ts';
import { pluralIn } from '../../core/internal/plural.ts';
import type { SeasonNames } from '../../core/internal/seasons-of-month.ts';
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

const SEASONS: SeasonNames = {
  spring: 'Printemps',
  summer: 'Été',
  monsoon: 'Mousson',
  autumn: 'Automne',
  fall: 'Automne',
  winter: 'Hiver',
};

export const trekFacts: WholeTrekMessages['trekFacts'] = {
  duration: (count) => plural(count, { one: '# jour', other: '# jours' }),
  difficulty: knownNames(DIFFICULTIES),
  season: knownNames(SEASONS),
};
