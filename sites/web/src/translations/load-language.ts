import type { LanguageCode, TranslatedLanguage } from '@trek/ui/internal/languages';
import { type LazyModule, lazyModule } from '@trek/ui/internal/lazy';
import type { SecondCurrency } from '@trek/ui/kit';
import type { WholeTrekMessages } from '@trek/ui/messages';
import type { SiteTexts } from './site-texts.ts';

/** The texts and the currency of a page in another language than English. */
export interface LanguagePack {
  messages: WholeTrekMessages & SiteTexts;
  secondCurrency: SecondCurrency | undefined;
}

const packs: Readonly<Record<TranslatedLanguage, LazyModule<LanguagePack>>> = {
  de: lazyModule(() => import('./de.ts')),
  es: lazyModule(() => import('./es.ts')),
  fr: lazyModule(() => import('./fr.ts')),
};

/** The texts of a language; undefined: English, which every page has. */
export async function loadLanguage(code: LanguageCode): Promise<LanguagePack | undefined> {
  return code === 'en' ? undefined : packs[code].load();
}
