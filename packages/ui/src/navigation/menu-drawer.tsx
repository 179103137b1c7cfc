'use client';
import { useEffect, useState } from 'react';
import { withRef } from '../internal/with-ref.ts';
import { Icon } from '../kit/icon.tsx';
import { createPart, type PartProps } from '../kit/part.tsx';
import { lazyModule } from '../late/lazy-module.ts';
import { useLazyModule } from '../late/use-lazy-module.ts';
import type { SiteMenuProps } from './menu-content.ts';
import { menuDrawerAnatomy as anatomy } from './navigation.anatomy.ts';
import { useNavigationMessages } from './use-navigation-messages.ts';

export type MenuDrawerProps = SiteMenuProps & Omit<PartProps<'div'>, 'asChild' | 'children'>;

const Root = createPart('div', anatomy, 'root');
const Trigger = createPart('button', anatomy, 'trigger');

const panelModule = lazyModule(() => import('./menu-drawer-panel.tsx'));

/** The menu of a small screen: a button, and the panel that slides in. It closes when the route changes. */
export const MenuDrawer = withRef(function MenuDrawer({
  path,
  data,
  offer,
  pages,
  onWanted,
  ...root
}: MenuDrawerProps) {
  const messages = useNavigationMessages();
  const [isOpen, setIsOpen] = useState(false);
  const panel = useLazyModule(panelModule);
  const prepare = () => {
    onWanted();
    panel.prepare();
  };
  const open = async () => {
    setIsOpen(true);
    onWanted();
    if (!(await panel.want())) setIsOpen(false);
  };
  const Panel = panel.code?.MenuDrawerPanel;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is the event.
  useEffect(() => setIsOpen(false), [path]);
  return (
    <Root {...root}>
      <Trigger
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={messages.openMenu}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <Icon name="menu" />
      </Trigger>
      {isOpen && Panel && <Panel {...{ data, offer, pages }} onClose={() => setIsOpen(false)} />}
    </Root>
  );
});
