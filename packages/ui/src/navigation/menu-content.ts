import type { PlaceSummary } from '../api/place.ts';
import type { TrekSummary } from '../api/trek.ts';

/** A page of the host in the menu, or several under one heading. */
export interface MenuPage {
  id: string;
  label: string;
  href: string;
  /** Pages under it; left out: a plain link. */
  pages?: readonly Omit<MenuPage, 'pages'>[];
}

/** What the menus are made of, as the host has it. */
export type MenuData =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; regions: readonly PlaceSummary[]; treks: readonly TrekSummary[] };

export interface SiteMenuProps {
  /** Path of the page that shows. */
  path: string;
  data: MenuData;
  /** The host's own pages, after the treks. */
  pages: readonly MenuPage[];
  /** The visitor is about to open a menu: time to read what is in it. */
  onWanted: () => void;
}

/** The countries that have a menu of their own, beside Nepal. */
export const MENU_COUNTRIES = ['India', 'Bhutan', 'Tibet'] as const;

/** Query of the listing that shows a country's treks. */
export const countryQuery = (country: string) => new URLSearchParams({ country }).toString();
