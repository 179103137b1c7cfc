export * as MegaMenu from './mega-menu-parts.ts';
export type { MenuData, MenuOffer, MenuPage, SiteMenuProps } from './menu-content.ts';
export * as MenuDrawer from './menu-drawer-parts.ts';
export { SiteMenu, type SiteNavProps } from './site-menu.tsx';
export { SiteMenuDrawer, type SiteMenuDrawerProps } from './site-menu-drawer.tsx';
export { type MegaMenuApi, type MegaMenuOptions, useMegaMenu } from './use-mega-menu.ts';
