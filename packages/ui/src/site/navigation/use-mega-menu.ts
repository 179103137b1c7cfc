'use client';
import { useActorRef, useSelector } from '@xstate/react';
import {
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { hasModifier } from '../../core/internal/has-modifier.ts';
import { useDismissal } from '../../core/internal/use-dismissal.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { connectMegaMenu, type MegaMenu } from './mega-menu.connect.ts';
import { megaMenuMachine, type PointerKind } from './mega-menu.machine.ts';
import { stepThroughPanel } from './menu-keys.ts';
import { megaMenuAnatomy as anatomy } from './navigation.anatomy.ts';

const pointerOf = (event: PointerEvent) => event.pointerType as PointerKind;
const FOCUSABLE = 'a[href], button';

/** Options of `useMegaMenu`. */
export interface MegaMenuOptions {
  /** Path of the page that shows: the menu closes when it changes. */
  path: string;
}

/** A menu with the props of its elements. */
export interface MegaMenuApi extends MegaMenu {
  rootProps: { ref: RefObject<HTMLElement | null> };
  /** Of an item, by its id. */
  itemProps: (item: string) => ItemProps;
  triggerProps: (item: string) => TriggerProps;
  panelProps: (item: string) => PanelProps;
}

interface ItemProps extends Pick<HTMLAttributes<Element>, 'onPointerEnter' | 'onPointerLeave' | 'onBlur'> {
  'data-state': 'open' | 'closed';
}

interface TriggerProps extends Pick<HTMLAttributes<Element>, 'onClick' | 'onKeyDown'> {
  'data-item': string;
  'data-state': 'open' | 'closed';
  'aria-expanded': boolean;
}

interface PanelProps extends Pick<HTMLAttributes<HTMLElement>, 'tabIndex' | 'onKeyDown' | 'onClick'> {
  'data-item': string;
}

/** The mega menu's machine, bound to elements: props for the root, and for each item, its trigger and its panel. */
export function useMegaMenu({ path }: MegaMenuOptions): MegaMenuApi {
  const { clock } = usePorts();
  const root = useRef<HTMLElement>(null);
  const wantsFocus = useRef<string | null>(null);
  const machine = useMemo(
    () =>
      megaMenuMachine.provide({
        actions: {
          returnFocus: (_, { item }) => triggerIn(root.current, item)?.focus(),
          focusPanel: (_, { item }) => {
            wantsFocus.current = item;
          },
        },
      }),
    [],
  );
  const actor = useActorRef(machine, { clock: clock as never });
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const menu = useMemo(() => connectMegaMenu({ context }, actor.send), [context, actor]);
  const { openItem } = menu;

  // The panel is rendered only after it was opened: the focus moves there with that render.
  useEffect(() => {
    const panel = wantsFocus.current === null ? null : panelIn(root.current, wantsFocus.current);
    if (!panel) return;
    wantsFocus.current = null;
    focusFirst(panel);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is the event.
  useEffect(() => actor.send({ type: 'route.change' }), [actor, path]);

  // A mouse that rested on an item while the menu was still plain markup sends nothing more.
  useEffect(() => {
    if (!window.matchMedia('(hover: hover)').matches) return;
    const hovered = root.current?.querySelector<HTMLElement>(
      `${anatomy.selector('item')}:hover ${anatomy.selector('trigger')}`,
    );
    const item = hovered?.dataset.item;
    if (item !== undefined) actor.send({ type: 'pointer.enter', item, pointer: 'mouse' });
  }, [actor]);

  useDismissal(root, openItem !== null, {
    onPressOutside: menu.leave,
    onEscape: menu.dismiss,
  });

  return {
    ...menu,
    rootProps: { ref: root },
    itemProps: (item: string) => ({
      'data-state': openItem === item ? 'open' : 'closed',
      onPointerEnter: (event: PointerEvent) => menu.pointAt(item, pointerOf(event)),
      onPointerLeave: (event: PointerEvent) => menu.pointAway(pointerOf(event)),
      onBlur: (event: FocusEvent) => {
        const isElsewhere = event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget);
        if (isElsewhere && menu.isOpen(item)) menu.leave();
      },
    }),
    triggerProps: (item: string) => ({
      'data-item': item,
      'data-state': openItem === item ? 'open' : 'closed',
      'aria-expanded': openItem === item,
      onClick: (event: MouseEvent) => {
        if (hasModifier(event)) return;
        event.preventDefault();
        menu.press(item);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'ArrowDown') menu.enter(item);
        else if (event.key === ' ') menu.press(item);
        else return;
        event.preventDefault();
      },
    }),
    panelProps: (item: string) => ({
      'data-item': item,
      tabIndex: -1,
      onKeyDown: stepThroughPanel,
      onClick: (event: MouseEvent<HTMLElement>) => {
        if (!(event.target as Element).closest('a')) return;
        // A link within the same page takes the focus nowhere: it must not vanish with the panel.
        if (event.currentTarget.contains(document.activeElement)) triggerIn(root.current, item)?.focus();
        menu.changeRoute();
      },
    }),
  };
}

const triggerIn = (root: HTMLElement | null, item: string) =>
  root?.querySelector<HTMLElement>(`${anatomy.selector('trigger')}[data-item="${item}"]`);
const panelIn = (root: HTMLElement | null, item: string) =>
  root?.querySelector<HTMLElement>(`${anatomy.selector('panel')}[data-item="${item}"]`);

/** The first link of the panel; the panel itself until there is one, for what is in it may still be loading. */
function focusFirst(panel: HTMLElement): void {
  const first = panel.querySelector<HTMLElement>(FOCUSABLE);
  (first ?? panel).focus();
  if (first) return;
  const observer = new MutationObserver(() => {
    const isStillThere = document.activeElement === panel;
    const arrived = panel.querySelector<HTMLElement>(FOCUSABLE);
    if (isStillThere && !arrived) return;
    observer.disconnect();
    if (isStillThere) arrived?.focus();
  });
  observer.observe(panel, { childList: true, subtree: true });
}
