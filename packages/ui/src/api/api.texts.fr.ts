import { knownNames } from '../core/internal/known-names.ts';
import type { SeasonNames } from '../core/internal/seasons-of-month.ts';
import type { Translation } from '../core/texts/define-texts.ts';
import { pluralIn } from '../core/texts/plural.ts';
import type { apiTexts } from './api.texts.ts';
import type { ActivityNames, CountryNames, DifficultyNames, trekFactsTexts } from './trek-facts.texts.ts';

export const api: Translation<typeof apiTexts> = {
  network: 'Erreur réseau. Veuillez vérifier votre connexion Internet.',
  timeout: 'La demande a pris trop de temps. Veuillez réessayer.',
  status: (status) => `La demande a échoué (statut ${status})`,
  fallback: 'Une erreur s’est produite',
  backend: (sentence) => sentence,
  request: (id) => `ID de la demande : ${id}`,
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

const COUNTRIES: CountryNames = {
  nepal: 'Népal',
  bhutan: 'Bhoutan',
  tibet: 'Tibet',
  india: 'Inde',
  australia: 'Australie',
};

const ACTIVITIES: ActivityNames = {
  trekking: 'Trekking',
  camping: 'Camping',
  'cultural tour': 'Circuit culturel',
  pilgrimage: 'Pèlerinage',
  hiking: 'Randonnée',
  wildlife: 'Faune sauvage',
  'around kathmandu': 'Autour de Katmandou',
  'peak climbing': 'Ascension de sommets',
  'adventure activities': 'Activités d’aventure',
  'short hikes in kathmandu': 'Courtes randonnées près de Katmandou',
  'heli-mountain flight tours': 'Vols en hélicoptère et survols des montagnes',
  'multi regional tour': 'Circuit dans plusieurs régions',
  'relaxation and wellness retreat': 'Détente et bien-être',
};

export const trekFacts: Translation<typeof trekFactsTexts> = {
  walkWith: (others, guide) => {
    const company =
      others === 0
        ? 'Votre groupe occupe toutes les places'
        : `Vous marchez avec au plus ${others === 1 ? 'une autre personne' : `${others} autres personnes`}`;
    return guide === null ? company : `${company}, sous la conduite de ${guide}`;
  },
  walkPrivately: 'En privé : votre propre guide, le jour de votre choix',
  nextStart: (day) => `prochain départ : ${day}`,
  placesLeft: (places) => `${places} ${places === 1 ? 'place' : 'places'}`,
  missingTravelers: (missing) => `encore ${missing} pour que le départ soit garanti`,
  guaranteed: 'départ garanti',
  duration: (count) => plural(count, { one: '# jour', other: '# jours' }),
  difficulty: knownNames(DIFFICULTIES),
  season: knownNames(SEASONS),
  country: knownNames(COUNTRIES),
  activity: knownNames(ACTIVITIES),
};
