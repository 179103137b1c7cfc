import type { MegaMenuContext, MegaMenuEvent, PointerKind } from './mega-menu.machine.ts';

/** A menu bar and its actions. */
export function connectMegaMenu(
  { context }: { context: Pick<MegaMenuContext, 'openItem' | 'awaitedItem'> },
  send: (event: MegaMenuEvent) => void,
) {
  const { openItem, awaitedItem } = context;
  return {
    /** The item whose panel shows; null: none. */
    openItem,
    /** The item that opens if the pointer stays; null: none. */
    awaitedItem,
    isOpen: (item: string) => openItem === item,

    /** Opens an item, or closes what was opened by asking for it. */
    press: (item: string) => send({ type: 'item.press', item }),
    /** Opens an item, and takes the focus into its panel. */
    enter: (item: string) => send({ type: 'key.arrow', item }),
    /** The pointer is on an item or its panel. */
    pointAt: (item: string, pointer: PointerKind) => send({ type: 'pointer.enter', item, pointer }),
    /** The pointer has left it. */
    pointAway: (pointer: PointerKind) => send({ type: 'pointer.leave', pointer }),
    /** Closes the menu and gives the focus back. */
    dismiss: () => send({ type: 'key.escape' }),
    /** A press or the focus went elsewhere. */
    leave: () => send({ type: 'outside.press' }),
    /** Another page shows. */
    changeRoute: () => send({ type: 'route.change' }),
  };
}
