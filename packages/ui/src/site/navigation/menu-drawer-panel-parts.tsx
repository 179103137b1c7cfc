'use client';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../../core/internal/use-latest.ts';
import { useMediaQuery } from '../../core/internal/use-media-query.ts';
import { useTexts } from '../../core/texts/language.ts';
import { breakpoint } from '../../core/theme/tokens.ts';
import { useModal } from '../../kit/dialog/use-modal.ts';
import { Icon } from '../../kit/icon.tsx';
import { createPart } from '../../kit/part.tsx';
import { useMenuDrawer } from './menu-drawer-root.tsx';
import { createMenuLink } from './menu-link.tsx';
import { menuDrawerAnatomy as anatomy } from './navigation.anatomy.ts';
import { navigationTexts } from './navigation.texts.ts';

/** The header has room for the whole menu, and the skin hides this one. */
const WIDE = `(width >= ${breakpoint.desktop}px)`;

/** Covers the page beside the open panel; a press on it closes. */
export const Backdrop = createPart('div', anatomy, 'backdrop', () => {
  const { isOpen, change } = useMenuDrawer();
  return isOpen ? { onClick: () => change(false, 'backdrop') } : null;
});

/** Another page, or room for the whole menu, closes the panel. */
function useClosedByPage(isOpen: boolean, close: () => void) {
  const isWide = useMediaQuery(WIDE, false);
  const latest = useLatest(close);
  useEffect(() => {
    // Hidden while it is open, it would still keep everything behind it from being used.
    if (isOpen && isWide) latest.current();
  }, [isOpen, isWide, latest]);
  useEffect(() => {
    if (!isOpen) return;
    // Back and Forward may change the query alone, which is no other path.
    const close = () => latest.current();
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [isOpen, latest]);
}

const isOnLink = ({ target }: MouseEvent) => (target as Element).closest('a') !== null;

/** The opened panel beside the page: a modal dialog, which keeps the focus in and gives it back. */
export const Panel = createPart('div', anatomy, 'panel', () => {
  const messages = useTexts(navigationTexts);
  const { isOpen, change } = useMenuDrawer();
  const place = useRef<HTMLDivElement>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  useModal(place, { isOpen: isOpen && !isLeaving, onEscape: () => change(false, 'escape') });
  useClosedByPage(isOpen, () => change(false, 'page'));
  useEffect(() => {
    if (!isOpen) setIsLeaving(false);
  }, [isOpen]);
  if (!isOpen) return null;
  return {
    ref: place,
    role: 'dialog',
    'aria-modal': true,
    'aria-label': messages.menu,
    tabIndex: -1,
    // It lets the focus go before the link is followed, so that the page can take it.
    onClickCapture: (event: MouseEvent) => isOnLink(event) && flushSync(() => setIsLeaving(true)),
    onClick: (event: MouseEvent) => isOnLink(event) && change(false, 'link'),
  };
});

/** Title and close button; stays in sight. */
export const Header = createPart('div', anatomy, 'header');

/** The panel's name, as it is read. */
export const Title = createPart('p', anatomy, 'title', () => ({ children: useTexts(navigationTexts).menu }));

/** Closes the panel. Your own text is also its accessible name. */
export const CloseTrigger = createPart('button', anatomy, 'close-trigger', (host) => {
  const messages = useTexts(navigationTexts);
  const { change } = useMenuDrawer();
  return {
    type: 'button' as const,
    'aria-label': host.children ? undefined : messages.closeMenu,
    onClick: () => change(false, 'close'),
    children: <Icon name="close" />,
  };
});

/** A top item that opens; one at a time where `name` is the same. Default: one of the whole panel. */
export const Section = createPart('details', anatomy, 'section', () => ({ name: 'menu' }));

/** The name of a section, which opens it. */
export const Heading = createPart('summary', anatomy, 'heading');

/** The links of a section. */
export const Links = createPart('ul', anatomy, 'links');

/** A page, listing or trek, by the host's router. Null as `href`: there is no such page, and its name alone is shown. */
export const Link = createMenuLink(anatomy, 'link');
