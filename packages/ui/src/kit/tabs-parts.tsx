'use client';
import { type KeyboardEvent, useDeferredValue } from 'react';
import { hasModifier } from '../core/internal/has-modifier.ts';
import { logicalKey } from '../core/internal/logical-key.ts';
import { mergeProps } from '../core/internal/merge-props.ts';
import { useValue, type ValueProps } from '../core/internal/use-value.ts';
import { withRef } from '../core/internal/with-ref.ts';
import { tabsAnatomy as anatomy } from './kit.anatomy.ts';
import { createPart, type PartProps } from './part.tsx';
import { type PartIds, useIdOf, useOwnId, usePartIds } from './part-ids.ts';
import { createPartsContext } from './parts-context.tsx';

/** By what a tab was opened. */
type TabReason = 'press' | 'key';

/** The value is the name of the tab that is open: say it, or with which it begins. */
interface RootProps extends Omit<PartProps<'div'>, 'defaultValue'>, ValueProps<string, TabReason> {}

interface TabsFacts {
  ids: PartIds;
  open: string;
  select: (tab: string, reason: TabReason) => void;
}

const [TabsProvider, useTabs] = createPartsContext<TabsFacts>('Tabs.Root');

const Box = createPart('div', anatomy, 'root');

/** List and panels; knows which tab is open. */
export const Root = withRef(function TabsRoot({ value, defaultValue, onValueChange, ...root }: RootProps) {
  const ids = usePartIds();
  const [open, change] = useValue({ value, defaultValue, onValueChange }, '');
  const select: TabsFacts['select'] = (tab, reason) => {
    if (tab !== open) change(tab, reason);
  };
  return (
    <TabsProvider value={{ ids, open, select }}>
      <Box {...root} />
    </TabsProvider>
  );
});

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The row of tabs. Name it by `aria-label`. */
export const List = createPart('div', anatomy, 'list', () => {
  const { open, select } = useTabs();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const index = tabs.findIndex(({ dataset }) => dataset.value === open);
    const next = tabs[STEPS[logicalKey(event)]?.(index, tabs.length) ?? -1];
    if (!next || hasModifier(event)) return;
    event.preventDefault();
    select(next.dataset.value ?? '', 'key');
    next.focus();
  };
  return { role: 'tablist', onKeyDown };
});

const Tab = createPart('button', anatomy, 'trigger');

/** One tab; `value` is its name. */
export const Trigger = withRef(function TabsTrigger({ value, ...button }: PartProps<'button'> & { value: string }) {
  const { ids, open, select } = useTabs();
  const isOpen = value === open;
  const own = {
    type: 'button' as const,
    role: 'tab',
    id: useOwnId(ids, `tab-${value}`, button),
    'aria-controls': useIdOf(ids, `panel-${value}`),
    'aria-selected': isOpen,
    tabIndex: isOpen ? 0 : -1,
    'data-value': value,
    ...(isOpen && { 'data-selected': '' }),
    onClick: () => select(value, 'press'),
  };
  return <Tab {...mergeProps(own, button)} />;
});

const Place = createPart('div', anatomy, 'panel');

/** The content of the tab with the same `value`. It stays in the markup while it is hidden. */
export const Panel = withRef(function TabsPanel({ value, ...panel }: PartProps<'div'> & { value: string }) {
  const { ids, open } = useTabs();
  // The browser paints the chosen tab first: a long panel takes a slow phone several frames.
  const shown = useDeferredValue(open);
  const own = {
    role: 'tabpanel',
    id: useOwnId(ids, `panel-${value}`, panel),
    'aria-labelledby': useIdOf(ids, `tab-${value}`),
    // A panel of text only is reached by Tab, as the pattern asks.
    tabIndex: 0,
    hidden: value !== shown,
  };
  return <Place {...mergeProps(own, panel)} />;
});
