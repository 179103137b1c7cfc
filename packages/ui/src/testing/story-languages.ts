import { de } from '../messages/de.ts';
import { es } from '../messages/es.ts';
import { fr } from '../messages/fr.ts';
import type { TrekMessages } from '../messages/messages.types.ts';
import { pseudoMessages } from './pseudo-messages.ts';

/** In which languages stories speak, by the value of the toolbar's `language`. */
export const STORY_LANGUAGES = {
  en: { title: 'English', locale: 'en-US', messages: {} },
  pseudo: { title: 'Pseudo (words 40 % longer)', locale: 'en-US', messages: pseudoMessages },
  de: { title: 'Deutsch', locale: 'de-DE', messages: de },
  fr: { title: 'Français', locale: 'fr-FR', messages: fr },
  es: { title: 'Español', locale: 'es-ES', messages: es },
} satisfies Record<string, { title: string; locale: string; messages: TrekMessages }>;

export type StoryLanguage = keyof typeof STORY_LANGUAGES;
