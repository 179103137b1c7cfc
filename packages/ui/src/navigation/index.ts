export * from './mega-menu.tsx';
export * from './menu-content.rules.ts';
export * from './menu-content.ts';
export * from './menu-drawer.tsx';
export * from './navigation.anatomy.ts';
export * from './navigation.messages.ts';
export * from './site-menu.tsx';
export * from './use-mega-menu.ts';
