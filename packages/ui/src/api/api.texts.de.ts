import { knownNames } from '../core/internal/known-names.ts';
import type { SeasonNames } from '../core/internal/seasons-of-month.ts';
import type { Translation } from '../core/texts/define-texts.ts';
import { pluralIn } from '../core/texts/plural.ts';
import type { apiTexts } from './api.texts.ts';
import type { DifficultyNames, trekFactsTexts } from './trek-facts.texts.ts';

export const api: Translation<typeof apiTexts> = {
  network: 'Netzwerkfehler. Bitte prüfen Sie Ihre Internetverbindung.',
  timeout: 'Die Anfrage hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
  status: (status) => `Die Anfrage ist fehlgeschlagen (Status ${status})`,
  fallback: 'Etwas ist schiefgegangen',
};

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

export const trekFacts: Translation<typeof trekFactsTexts> = {
  duration: (count) => plural(count, { one: '# Tag', other: '# Tage' }),
  difficulty: knownNames(DIFFICULTIES),
  season: knownNames(SEASONS),
};
