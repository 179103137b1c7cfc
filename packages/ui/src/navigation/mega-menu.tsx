'use client';
import type { ReactNode } from 'react';
import { createRequiredContext, useRequiredContext } from '../internal/required-context.tsx';
import { Icon } from '../kit/icon.tsx';
import { createPart } from '../kit/part.tsx';
import { megaMenuAnatomy as anatomy } from './navigation.anatomy.ts';
import { type MegaMenuApi, type MegaMenuOptions, useMegaMenu } from './use-mega-menu.ts';

const RootPart = createPart('nav', anatomy, 'root');
const ItemPart = createPart('li', anatomy, 'item');
const TriggerPart = createPart('a', anatomy, 'trigger');
const PanelPart = createPart('div', anatomy, 'panel');

const MenuContext = createRequiredContext<MegaMenuApi>('MegaMenu.Root');
const ItemContext = createRequiredContext<string>('MegaMenu.Item');

export interface MegaMenuRootProps extends MegaMenuOptions {
  /** What the menu is, for a screen reader. */
  label: string;
  children: ReactNode;
}

function Root({ label, path, children }: MegaMenuRootProps) {
  const menu = useMegaMenu({ path });
  return (
    <MenuContext.Provider value={menu}>
      <RootPart aria-label={label} {...menu.rootProps}>
        {children}
      </RootPart>
    </MenuContext.Provider>
  );
}

/** @param value names the item; one that stands in a menu once */
function Item({ value, children }: { value: string; children: ReactNode }) {
  const menu = useRequiredContext(MenuContext);
  return (
    <ItemContext.Provider value={value}>
      <ItemPart {...menu.itemProps(value)}>{children}</ItemPart>
    </ItemContext.Provider>
  );
}

/** Opens the item's panel. It is a link, so that it leads somewhere without scripts and with a modifier key. */
function Trigger({ href, children }: { href: string | null; children: ReactNode }) {
  const menu = useRequiredContext(MenuContext);
  const value = useRequiredContext(ItemContext);
  return (
    <TriggerPart href={href ?? undefined} {...menu.triggerProps(value)}>
      {children} <Icon name="chevron" />
    </TriggerPart>
  );
}

/** @param layout `wide` is as wide as the header's content, `narrow` as wide as what is in it; default `wide` */
function Panel({ layout = 'wide', children }: { layout?: 'wide' | 'narrow'; children: ReactNode }) {
  const menu = useRequiredContext(MenuContext);
  const value = useRequiredContext(ItemContext);
  if (menu.openItem !== value) return null;
  return (
    <PanelPart data-layout={layout} {...menu.panelProps(value)}>
      {children}
    </PanelPart>
  );
}

/** The parts of a menu bar with panels that open by hover, press and arrow keys. */
export const MegaMenu = { Root, List: createPart('ul', anatomy, 'list'), Item, Trigger, Panel };
