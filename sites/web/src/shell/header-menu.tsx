import { useLate } from '@trek/ui/internal/lazy';
import { DefaultMegaMenu } from '@trek/ui/navigation';
import { useLocation } from 'wouter';
import { useMenuData } from '../data/use-menu-data.ts';
import { useMenuOffer, useMenuPages } from './menu-pages.ts';

/** The menu bar of wide screens. Until its code loads, its items are plain links. */
export default function HeaderMenu() {
  const [path] = useLocation();
  const { data, load } = useMenuData();
  const menu = { path, data, offer: useMenuOffer(), pages: useMenuPages(), onLoadData: load };
  return <DefaultMegaMenu data-late={useLate()} {...menu} />;
}
