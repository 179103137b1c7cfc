import type { PlaceSummary } from '../../api/place.ts';
import type { Remote } from '../../api/remote.ts';
import type { TrekSummary } from '../../api/trek.ts';

/** A page of the host in the menu, or several under one heading. */
export interface MenuPage {
  id: string;
  label: string;
  href: string;
  /** Pages under it; left out: a plain link. */
  pages?: readonly Omit<MenuPage, 'pages'>[];
}

/** The regions and treks of the menus. */
export interface MenuData {
  regions: readonly PlaceSummary[];
  treks: readonly TrekSummary[];
}

/** The menus of treks, as the host sells them. */
export interface MenuOffer {
  /** The country whose regions have a menu, the first. Left out: there is no such menu. */
  byRegion?: { country: string; label: string };
  /** The categories of the menu of activities, in their order. None: there is no such menu. */
  activities?: readonly string[];
  /** The countries that have a menu of their own. */
  countries?: readonly string[];
}

/** Props of `DefaultMegaMenu`. */
export interface MenuOptions {
  /** Path of the page that shows. */
  path: string;
  data: Remote<MenuData>;
  /** Which menus of treks there are. */
  offer: MenuOffer;
  /** The host's own pages, after the treks. */
  pages: readonly MenuPage[];
  /** The visitor is about to open a menu: time to read what is in it. */
  onLoadData: () => void;
}

/** Query of the listing that shows a country's treks. */
export const countryQuery = (country: string) => new URLSearchParams({ country }).toString();
