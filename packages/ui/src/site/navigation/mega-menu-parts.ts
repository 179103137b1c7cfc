export * from './mega-menu-bar.tsx';
export * from './mega-menu-content.tsx';
