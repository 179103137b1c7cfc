export { DefaultMegaMenu, type DefaultMegaMenuProps } from './mega-menu.tsx';
export * as MegaMenu from './mega-menu-parts.ts';
export type { MenuData, MenuOffer, MenuOptions, MenuPage } from './menu-content.ts';
export { DefaultMenuDrawer, type DefaultMenuDrawerProps } from './menu-drawer.tsx';
export * as MenuDrawer from './menu-drawer-parts.ts';
export { type MegaMenuApi, type MegaMenuOptions, useMegaMenu } from './use-mega-menu.ts';
