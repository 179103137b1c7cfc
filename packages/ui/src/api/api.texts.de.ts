import { knownNames } from '../core/internal/known-names.ts';
import type { SeasonNames } from '../core/internal/seasons-of-month.ts';
import type { Translation } from '../core/texts/define-texts.ts';
import { pluralIn } from '../core/texts/plural.ts';
import type { apiTexts } from './api.texts.ts';
import type { ActivityNames, CountryNames, DifficultyNames, trekFactsTexts } from './trek-facts.texts.ts';

export const api: Translation<typeof apiTexts> = {
  network: 'Netzwerkfehler. Bitte prüfen Sie Ihre Internetverbindung.',
  timeout: 'Die Anfrage hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
  status: (status) => `Die Anfrage ist fehlgeschlagen (Status ${status})`,
  fallback: 'Etwas ist schiefgegangen',
  backend: (sentence) => sentence,
  request: (id) => `Anfrage-ID: ${id}`,
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

const COUNTRIES: CountryNames = {
  nepal: 'Nepal',
  bhutan: 'Bhutan',
  tibet: 'Tibet',
  india: 'Indien',
  australia: 'Australien',
};

const ACTIVITIES: ActivityNames = {
  trekking: 'Trekking',
  camping: 'Camping',
  'cultural tour': 'Kulturreise',
  pilgrimage: 'Pilgerreise',
  hiking: 'Wandern',
  wildlife: 'Tierbeobachtung',
  'around kathmandu': 'Rund um Kathmandu',
  'peak climbing': 'Gipfelbesteigung',
  'adventure activities': 'Abenteuer',
  'short hikes in kathmandu': 'Kurze Wanderungen bei Kathmandu',
  'heli-mountain flight tours': 'Hubschrauber- und Bergflüge',
  'multi regional tour': 'Reise durch mehrere Regionen',
  'relaxation and wellness retreat': 'Erholung und Wellness',
};

export const trekFacts: Translation<typeof trekFactsTexts> = {
  walkWith: (others, guide) => {
    const company =
      others === 0
        ? 'Ihre Gruppe hat alle Plätze'
        : `Sie gehen mit bis zu ${others === 1 ? 'einer weiteren Person' : `${others} weiteren Personen`}`;
    return guide === null ? company : `${company}, geführt von ${guide}`;
  },
  walkPrivately: 'Privat: mit eigenem Guide, an jedem Tag',
  nextStart: (day) => `nächster Start ${day}`,
  placesLeft: (places) => `${places} ${places === 1 ? 'Platz' : 'Plätze'} frei`,
  missingTravelers: (missing) => `noch ${missing} mehr, dann findet sie sicher statt`,
  guaranteed: 'findet sicher statt',
  duration: (count) => plural(count, { one: '# Tag', other: '# Tage' }),
  difficulty: knownNames(DIFFICULTIES),
  season: knownNames(SEASONS),
  country: knownNames(COUNTRIES),
  activity: knownNames(ACTIVITIES),
};
