export { Portal } from '../../provider/portal.tsx';
export * from './menu-drawer-panel-parts.tsx';
export { Root, Trigger } from './menu-drawer-root.tsx';
