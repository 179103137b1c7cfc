import type { MegaMenuContext, MegaMenuEvent, PointerKind } from './mega-menu.machine.ts';

/** A menu bar and its actions. */
export interface MegaMenu {
  /** The item whose panel shows; null: none. */
  openItem: string | null;
  /** The item that opens if the pointer stays; null: none. */
  awaitedItem: string | null;
  isOpen: (item: string) => boolean;
  /** Opens an item, or closes what was opened by asking for it. */
  press: (item: string) => void;
  /** Opens an item, and takes the focus into its panel. */
  enter: (item: string) => void;
  /** The pointer is on an item or its panel. */
  pointAt: (item: string, pointer: PointerKind) => void;
  /** The pointer has left it. */
  pointAway: (pointer: PointerKind) => void;
  /** Closes the menu and gives the focus back. */
  dismiss: () => void;
  /** A press or the focus went elsewhere. */
  leave: () => void;
  /** Another page shows. */
  changeRoute: () => void;
}

/** A menu bar and its actions. */
export function connectMegaMenu(
  { context }: { context: Pick<MegaMenuContext, 'openItem' | 'awaitedItem'> },
  send: (event: MegaMenuEvent) => void,
): MegaMenu {
  const { openItem, awaitedItem } = context;
  return {
    openItem,
    awaitedItem,
    isOpen: (item: string) => openItem === item,

    press: (item: string) => send({ type: 'item.press', item }),
    enter: (item: string) => send({ type: 'key.arrow', item }),
    pointAt: (item: string, pointer: PointerKind) => send({ type: 'pointer.enter', item, pointer }),
    pointAway: (pointer: PointerKind) => send({ type: 'pointer.leave', pointer }),
    dismiss: () => send({ type: 'key.escape' }),
    leave: () => send({ type: 'outside.press' }),
    changeRoute: () => send({ type: 'route.change' }),
  };
}
