export { Portal } from '../../provider/portal.tsx';
export * from './menu-drawer-panel-parts.tsx';
export { type MenuDrawerReason, Root, type RootProps, Trigger } from './menu-drawer-root.tsx';
