import { type LanguageCode, languageOfTag, type TranslatedLanguage } from '@trek/ui/internal/languages';
import { lazyModule } from '@trek/ui/internal/lazy';
import { localeOf } from '@trek/ui/internal/provider/locale-of';
import type { TrekMessages } from '@trek/ui/messages';

const german = lazyModule(() => import('@trek/ui/messages/de'));
const spanish = lazyModule(() => import('@trek/ui/messages/es'));
const french = lazyModule(() => import('@trek/ui/messages/fr'));

type Load = () => Promise<TrekMessages>;

/** The translations that elements load by themselves. */
const TRANSLATIONS: Partial<Record<LanguageCode, Load>> = {
  de: async () => (await german.load()).de,
  es: async () => (await spanish.load()).es,
  fr: async () => (await french.load()).fr,
} satisfies Record<TranslatedLanguage, Load>;

type Dictionary = Record<string, object | undefined>;

/** Texts over others: what the upper ones leave out stays. The same object as long as both are the same. */
export function createMerge(): (
  lower: TrekMessages | undefined,
  upper: TrekMessages | undefined,
) => TrekMessages | undefined {
  let last: { lower: unknown; upper: unknown; merged: TrekMessages } | undefined;
  return (lower, upper) => {
    if (!lower || !upper) return upper ?? lower;
    if (last?.lower === lower && last.upper === upper) return last.merged;
    const merged: Dictionary = { ...lower };
    for (const [feature, texts] of Object.entries(upper)) merged[feature] = { ...merged[feature], ...texts };
    last = { lower, upper, merged: merged as TrekMessages };
    return last.merged;
  };
}

/** The texts of a locale's language. Undefined: English, which the parts contain. */
export const loadMessages = async (locale: string | undefined): Promise<TrekMessages | undefined> =>
  TRANSLATIONS[languageOfTag(localeOf(locale)) ?? 'en']?.();
