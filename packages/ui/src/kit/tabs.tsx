'use client';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { hasModifier } from '../internal/has-modifier.ts';
import { useValue, type ValueProps } from '../internal/use-value.ts';
import { withRef } from '../internal/with-ref.ts';
import { tabsAnatomy } from './kit.anatomy.ts';
import { createPart, type PartProps } from './part.tsx';

export interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

/** By what a tab was opened. */
type TabReason = 'press' | 'key';

/** The value is the id of the tab that is open. Default: the first. */
export interface TabsProps
  extends Omit<PartProps<'div'>, 'asChild' | 'children' | 'defaultValue'>,
    ValueProps<string, TabReason> {
  tabs: readonly Tab[];
  /** What the set of tabs is about, for a screen reader. */
  label: string;
}

const Root = createPart('div', tabsAnatomy, 'root');

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * A row of tabs over their panels. All panels stand in the markup, so that nothing is lost without scripts. By hand, for
 * pages pay for them at once and the component library's weigh 11 kB. Keys: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export const Tabs = withRef(function Tabs({ tabs, label, value, defaultValue, onValueChange, ...root }: TabsProps) {
  const id = useId();
  const [wanted, change] = useValue({ value, defaultValue, onValueChange }, tabs[0]?.id ?? '');
  const open = tabs.some((tab) => tab.id === wanted) ? wanted : tabs[0]?.id;
  const select = (tab: string, reason: TabReason) => {
    if (tab !== open) change(tab, reason);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = tabs.findIndex((tab) => tab.id === open);
    const next = tabs[STEPS[event.key]?.(index, tabs.length) ?? -1];
    if (!next || hasModifier(event)) return;
    event.preventDefault();
    select(next.id, 'key');
    event.currentTarget.querySelector<HTMLElement>(`[data-value="${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    <Root {...root}>
      <div {...tabsAnatomy.attributes('list')} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            {...tabsAnatomy.attributes('trigger')}
            role="tab"
            id={`${id}-tab-${tab.id}`}
            aria-controls={`${id}-panel-${tab.id}`}
            aria-selected={tab.id === open}
            tabIndex={tab.id === open ? 0 : -1}
            data-value={tab.id}
            {...(tab.id === open && { 'data-selected': '' })}
            onClick={() => select(tab.id, 'press')}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          {...tabsAnatomy.attributes('panel')}
          role="tabpanel"
          id={`${id}-panel-${tab.id}`}
          aria-labelledby={`${id}-tab-${tab.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that is read only is reached by Tab, as the pattern asks.
          tabIndex={0}
          hidden={tab.id !== open}
        >
          {tab.content}
        </div>
      ))}
    </Root>
  );
});
