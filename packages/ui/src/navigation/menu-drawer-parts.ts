export { Portal } from '../kit/portal.tsx';
export * from './menu-drawer-panel-parts.tsx';
export { type MenuDrawerReason, Root, type RootProps, Trigger } from './menu-drawer-root.tsx';
