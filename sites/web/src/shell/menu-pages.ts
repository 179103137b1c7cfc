import { useTexts } from '@trek/ui/internal/language';
import { chooseLanguage } from '@trek/ui/internal/languages';
import type { MenuOffer, MenuPage } from '@trek/ui/navigation';
import { OFFICE_PATH } from '../account/is-office-path.ts';
import { useIsOperator } from '../account/use-is-operator.ts';
import { PAGE_ADDRESSES, type PageName, pageNames } from '../content/site-pages.ts';
import { useLanguageCode } from '../language/language-context.ts';
import { useLanguageLinks } from '../language/use-language-links.ts';
import { useComparedPage } from './compared-page.ts';
import { shellTexts } from './shell.texts.ts';

/** The offers in the header's menus, as the catalogue names them. */
const MENU_OFFER = {
  activities: [
    'Multi regional tour',
    'Short hikes in kathmandu',
    'Around Kathmandu',
    'Adventure Activities',
    'Heli-Mountain flight tours',
    'Relaxation and wellness retreat',
  ],
  countries: ['India', 'Bhutan', 'Tibet'],
};

export const useMenuOffer = (): MenuOffer => ({
  ...MENU_OFFER,
  byRegion: { country: 'Nepal', label: useTexts(shellTexts).trekking },
});

type Names = Readonly<Record<PageName, string>>;

const ABOUT = ['company', 'team', 'ceo', 'legal', 'reviews', 'faq', 'visa', 'equipment', 'insurance', 'bank'] as const;

const pageIn = (names: Names) => (id: PageName) => ({ id, label: names[id], href: PAGE_ADDRESSES[id] });

/** The site's own pages in the header, and the page that is open in the other languages. */
export function useMenuPages(): MenuPage[] {
  return usePages(useComparedPage());
}

/** @param compared in the company's own menu, as the bar has no room for one more; null: not there */
function usePages(compared: MenuPage | null): MenuPage[] {
  const page = pageIn(useTexts(pageNames));
  const about = [...(compared ? [compared] : []), ...ABOUT.map(page)];
  return [{ ...page('about'), pages: about }, page('blog'), page('contact'), useLanguageMenu()];
}

/** The same in the drawer, which has room for more: the saved treks, and the compared ones. */
export function useDrawerPages(): MenuPage[] {
  const pages = [...usePages(null), pageIn(useTexts(pageNames))('saved')];
  const compared = useComparedPage();
  const office = useOfficePage();
  return [...pages, ...(compared ? [compared] : []), ...(office ? [office] : [])];
}

/** The way to the office, for those who work there; null: not for this visitor. */
export function useOfficePage(): MenuPage | null {
  const { office } = useTexts(shellTexts);
  return useIsOperator() ? { id: 'office', label: office, href: OFFICE_PATH } : null;
}

function useLanguageMenu(): MenuPage {
  const code = useLanguageCode();
  const links = useLanguageLinks();
  return {
    id: 'language',
    label: code.toUpperCase(),
    href: chooseLanguage('/', code),
    pages: links.map(({ code: id, name, href }) => ({ id, label: name, href })),
  };
}
