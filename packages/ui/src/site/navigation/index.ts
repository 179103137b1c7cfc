export * as MegaMenu from './mega-menu-parts.ts';
export * from './menu-content.rules.ts';
export * from './menu-content.ts';
export * as MenuDrawer from './menu-drawer-parts.ts';
export * from './navigation.texts.ts';
export * from './site-menu.tsx';
export * from './site-menu-drawer.tsx';
export * from './use-mega-menu.ts';
