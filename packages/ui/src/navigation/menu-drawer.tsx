'use client';
import { useEffect, useState } from 'react';
import { Icon } from '../kit/icon.tsx';
import { createPart } from '../kit/part.tsx';
import { useLateCode, useMissingCodeNotice } from '../provider/use-late-code.ts';
import type { SiteMenuProps } from './menu-content.ts';
import { menuDrawerAnatomy as anatomy } from './navigation.anatomy.ts';
import { navigationMessages as messages } from './navigation.messages.ts';

const Root = createPart('div', anatomy, 'root');
const Trigger = createPart('button', anatomy, 'trigger');

const loadPanel = () => import('./menu-drawer-panel.tsx');

/** The menu of a small screen: a button, and the panel that slides in. It closes when the route changes. */
export function MenuDrawer(props: SiteMenuProps) {
  const { path, onWanted } = props;
  const [isOpen, setIsOpen] = useState(false);
  const panel = useLateCode(loadPanel);
  const tellMissing = useMissingCodeNotice();
  const want = () => {
    onWanted();
    return panel.want();
  };
  const open = async () => {
    setIsOpen(true);
    if (await want()) return;
    setIsOpen(false);
    tellMissing();
  };
  const Panel = panel.code?.MenuDrawerPanel;
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
        onClick={open}
      >
        <Icon name="menu" />
      </Trigger>
      {isOpen && Panel && <Panel {...props} onClose={() => setIsOpen(false)} />}
    </Root>
  );
}
