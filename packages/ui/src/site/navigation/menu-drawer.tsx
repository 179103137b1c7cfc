'use client';
import { useState } from 'react';
import { withRef } from '../../core/internal/with-ref.ts';
import { lazyModule } from '../../core/lazy/lazy-module.ts';
import { useLazyModule } from '../../core/lazy/use-lazy-module.ts';
import type { PartProps } from '../../kit/part.tsx';
import type { MenuOptions } from './menu-content.ts';
import { Root, Trigger } from './menu-drawer-root.tsx';

/** Props of `DefaultMenuDrawer`. */
export type DefaultMenuDrawerProps = MenuOptions & Omit<PartProps<'div'>, 'asChild' | 'children'>;

const panelModule = lazyModule(() => import('./menu-drawer-panel.tsx'));

/** The menu of a small screen: a button, and the panel that slides in. It closes when the route changes. */
export const DefaultMenuDrawer = withRef(function DefaultMenuDrawer({
  path,
  data,
  offer,
  pages,
  onLoadData,
  ...root
}: DefaultMenuDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panel = useLazyModule(panelModule);
  const preload = () => {
    onLoadData();
    panel.preload();
  };
  const change = async (open: boolean) => {
    setIsOpen(open);
    if (!open) return;
    onLoadData();
    if (!(await panel.load())) setIsOpen(false);
  };
  const Panel = panel.code?.MenuDrawerPanel;
  return (
    <Root path={path} open={isOpen} onOpenChange={change} {...root}>
      <Trigger onPointerEnter={preload} onFocus={preload} />
      {isOpen && Panel && <Panel {...{ data, offer, pages }} />}
    </Root>
  );
});
