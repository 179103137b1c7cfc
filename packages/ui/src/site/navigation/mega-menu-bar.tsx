'use client';
import { mergeProps } from '../../core/internal/merge-props.ts';
import { createRequiredContext, useRequiredContext } from '../../core/internal/required-context.tsx';
import { useMergedRef } from '../../core/internal/use-merged-ref.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { megaMenuAnatomy as anatomy } from './navigation.anatomy.ts';
import { type MegaMenuApi, type MegaMenuOptions, useMegaMenu } from './use-mega-menu.ts';

const RootPart = createPart('nav', anatomy, 'root');
const ItemPart = createPart('li', anatomy, 'item');
const TriggerPart = createPart('a', anatomy, 'trigger');
const PanelPart = createPart('div', anatomy, 'panel');

/** The row of top items. */
export const List = createPart('ul', anatomy, 'list');

const MenuContext = createRequiredContext<MegaMenuApi>('MegaMenu.Root');
const ItemContext = createRequiredContext<string>('MegaMenu.Item');

interface MegaMenuRootProps extends MegaMenuOptions, PartProps<'nav'> {
  /** The menu's name, for a screen reader. */
  label: string;
}

/** A menu bar with panels that open by hover, press and arrow keys. */
export const Root = withRef(function MegaMenuRoot({ label, path, ref, ...nav }: MegaMenuRootProps) {
  const menu = useMegaMenu({ path });
  return (
    <MenuContext.Provider value={menu}>
      <RootPart aria-label={label} {...nav} ref={useMergedRef(ref, menu.rootProps.ref)} />
    </MenuContext.Provider>
  );
});

interface MegaMenuItemProps extends Omit<PartProps<'li'>, 'value'> {
  /** The item's unique name in its menu. */
  value: string;
}

/** A top item that opens a panel. */
export const Item = withRef(function MegaMenuItem({ value, ...item }: MegaMenuItemProps) {
  const menu = useRequiredContext(MenuContext);
  return (
    <ItemContext.Provider value={value}>
      <ItemPart {...mergeProps(menu.itemProps(value), item)} />
    </ItemContext.Provider>
  );
});

interface MegaMenuTriggerProps extends Omit<PartProps<'a'>, 'href'> {
  href: string | null;
}

/** Opens the item's panel. It is a link, so that it leads somewhere without scripts and with a modifier key. */
export const Trigger = withRef(function MegaMenuTrigger({ href, ...link }: MegaMenuTriggerProps) {
  const menu = useRequiredContext(MenuContext);
  const value = useRequiredContext(ItemContext);
  return <TriggerPart href={href ?? undefined} {...mergeProps(menu.triggerProps(value), link)} />;
});

interface MegaMenuPanelProps extends PartProps<'div'> {
  /** `wide` is as wide as the header's content, `narrow` as wide as what is in it. Default `wide`. */
  layout?: 'wide' | 'narrow';
}

/** The content of the item; rendered while it is open. */
export const Panel = withRef(function MegaMenuPanel({ layout = 'wide', ...panel }: MegaMenuPanelProps) {
  const menu = useRequiredContext(MenuContext);
  const value = useRequiredContext(ItemContext);
  if (!menu.isOpen(value)) return null;
  return <PanelPart data-layout={layout} {...mergeProps(menu.panelProps(value), panel)} />;
});
