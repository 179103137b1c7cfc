'use client';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Icon } from '../kit/icon.tsx';
import { createPart } from '../kit/part.tsx';
import type { SiteMenuProps } from './menu-content.ts';
import { menuDrawerAnatomy as anatomy } from './navigation.anatomy.ts';
import { navigationMessages as messages } from './navigation.messages.ts';

const Root = createPart('div', anatomy, 'root');
const Trigger = createPart('button', anatomy, 'trigger');

const loadPanel = () => import('./menu-drawer-panel.tsx');
const MenuDrawerPanel = lazy(async () => ({ default: (await loadPanel()).MenuDrawerPanel }));

/** The menu of a small screen: a button, and the panel that slides in. It closes when the route changes. */
export function MenuDrawer(props: SiteMenuProps) {
  const { path, onWanted } = props;
  const [isOpen, setIsOpen] = useState(false);
  const want = () => {
    void loadPanel().catch(() => {});
    onWanted();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is the event.
  useEffect(() => setIsOpen(false), [path]);
  return (
    <Root>
      <Trigger
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={messages.openMenu}
        onPointerEnter={want}
        onFocus={want}
        onClick={() => {
          want();
          setIsOpen(true);
        }}
      >
        <Icon name="menu" />
      </Trigger>
      {isOpen && (
        <Suspense>
          <MenuDrawerPanel {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Root>
  );
}
