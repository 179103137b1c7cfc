import { lazyModule } from '@trek/ui/lazy';
import type { TrekMessages } from '@trek/ui/messages';

const german = lazyModule(() => import('@trek/ui/messages/de'));
const spanish = lazyModule(() => import('@trek/ui/messages/es'));
const french = lazyModule(() => import('@trek/ui/messages/fr'));

/** The translations that elements load by themselves. */
const TRANSLATIONS: Record<string, () => Promise<TrekMessages>> = {
  de: async () => (await german.load()).de,
  es: async () => (await spanish.load()).es,
  fr: async () => (await french.load()).fr,
};

/** The texts of a locale's language. Undefined: English, which the parts contain. */
export const loadMessages = async (locale: string | undefined): Promise<TrekMessages | undefined> =>
  TRANSLATIONS[locale?.split('-')[0]?.toLowerCase() ?? '']?.();
