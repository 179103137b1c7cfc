'use client';
import { useEffect, useRef } from 'react';
import { createRequiredContext, useRequiredContext } from '../../core/internal/required-context.tsx';
import { useLatest } from '../../core/internal/use-latest.ts';
import { useValue } from '../../core/internal/use-value.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Icon } from '../../kit/icon.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { menuDrawerAnatomy as anatomy } from './navigation.anatomy.ts';
import { navigationTexts } from './navigation.texts.ts';

/** By what a drawer is to open or to close: `page` is another page, or a screen that has room for the whole menu. */
type MenuDrawerReason = 'trigger' | 'escape' | 'close' | 'backdrop' | 'link' | 'page';

interface RootProps extends PartProps<'div'> {
  /** The path of the page. Another one closes the drawer. */
  path: string;
  /** Left out, the drawer keeps it itself. */
  open?: boolean | undefined;
  /** Whether it is open at first, where it keeps that itself. Default false. */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean, details: { reason: MenuDrawerReason }) => void) | undefined;
}

interface MenuDrawerFacts {
  isOpen: boolean;
  change: (open: boolean, reason: MenuDrawerReason) => void;
}

const MenuDrawerContext = createRequiredContext<MenuDrawerFacts>('MenuDrawer.Root');

/** The drawer of the `MenuDrawer.Root` around. */
export const useMenuDrawer = () => useRequiredContext(MenuDrawerContext);

const Box = createPart('div', anatomy, 'root');

/** Trigger and panel; knows whether the panel is open. */
export const Root = withRef(function MenuDrawerRoot({ path, open, defaultOpen, onOpenChange, ...root }: RootProps) {
  const [isOpen, change] = useValue({ value: open, defaultValue: defaultOpen, onValueChange: onOpenChange }, false);
  const latest = useLatest({ isOpen, change });
  const shownPath = useRef(path);
  useEffect(() => {
    if (path === shownPath.current) return;
    shownPath.current = path;
    if (latest.current.isOpen) latest.current.change(false, 'page');
  }, [path, latest]);
  return (
    <MenuDrawerContext.Provider value={{ isOpen, change }}>
      <Box {...root} />
    </MenuDrawerContext.Provider>
  );
});

/** Opens the panel. Your own text is also its accessible name. */
export const Trigger = createPart('button', anatomy, 'trigger', (host) => {
  const messages = useTexts(navigationTexts);
  const { isOpen, change } = useMenuDrawer();
  return {
    type: 'button' as const,
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': isOpen,
    'aria-label': host.children ? undefined : messages.openMenu,
    onClick: () => change(true, 'trigger'),
    children: <Icon name="menu" />,
  };
});
