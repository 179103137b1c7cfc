import type { TrekMessages } from '@trek/ui/messages';

/** The languages whose texts come by themselves. */
const PACKS: Record<string, () => Promise<TrekMessages>> = {
  de: async () => (await import('@trek/ui/messages/de')).de,
  es: async () => (await import('@trek/ui/messages/es')).es,
  fr: async () => (await import('@trek/ui/messages/fr')).fr,
};

/** The texts of a locale's language. Undefined: English, which parts bring with them. */
export const loadMessages = async (locale: string | undefined): Promise<TrekMessages | undefined> =>
  PACKS[locale?.split('-')[0]?.toLowerCase() ?? '']?.();
