import { knownNames } from '../core/internal/known-names.ts';
import type { SeasonNames } from '../core/internal/seasons-of-month.ts';
import type { Translation } from '../core/texts/define-texts.ts';
import { pluralIn } from '../core/texts/plural.ts';
import type { apiTexts } from './api.texts.ts';
import type { DifficultyNames, trekFactsTexts } from './trek-facts.texts.ts';

export const api: Translation<typeof apiTexts> = {
  network: 'Erreur réseau. Veuillez vérifier votre connexion Internet.',
  timeout: 'La demande a pris trop de temps. Veuillez réessayer.',
  status: (status) => `La demande a échoué (statut ${status})`,
  fallback: 'Une erreur s’est produite',
};

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

export const trekFacts: Translation<typeof trekFactsTexts> = {
  duration: (count) => plural(count, { one: '# jour', other: '# jours' }),
  difficulty: knownNames(DIFFICULTIES),
  season: knownNames(SEASONS),
};
