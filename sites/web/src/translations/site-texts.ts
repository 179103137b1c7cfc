import type { Translation } from '@trek/ui/internal/texts';
import type { footerTexts } from '../content/footer.ts';
import type { heroTexts } from '../content/hero.ts';
import type { homeTexts } from '../content/home.ts';
import type { pageNames } from '../content/site-pages.ts';
import type { pageTexts } from '../pages/page.texts.ts';
import type { noScriptTexts } from '../shell/no-script.texts.ts';
import type { shellTexts } from '../shell/shell.texts.ts';

/** Every text of the site that the kit does not have, but those of pages of text alone. */
export type SiteTexts = {
  siteFooter: Translation<typeof footerTexts>;
  siteHero: Translation<typeof heroTexts>;
  siteHome: Translation<typeof homeTexts>;
  siteNoScript: Translation<typeof noScriptTexts>;
  sitePageNames: Translation<typeof pageNames>;
  sitePages: Translation<typeof pageTexts>;
  siteShell: Translation<typeof shellTexts>;
};
