'use client';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { hasModifier } from '../internal/has-modifier.ts';
import { tabsAnatomy } from './kit.anatomy.ts';

export interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  tabs: readonly Tab[];
  /** What the set of tabs is about, for a screen reader. */
  label: string;
  /** Id of the tab that is open; leave it out to let the tabs keep it themselves. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (id: string) => void;
}

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
export function Tabs({ tabs, label, value, defaultValue = tabs[0]?.id ?? '', onValueChange }: TabsProps) {
  const [own, setOwn] = useState(defaultValue);
  const id = useId();
  const wanted = value ?? own;
  const open = tabs.some((tab) => tab.id === wanted) ? wanted : tabs[0]?.id;
  const select = (tab: string) => {
    if (tab === open) return;
    setOwn(tab);
    onValueChange?.(tab);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = tabs.findIndex((tab) => tab.id === open);
    const next = tabs[STEPS[event.key]?.(index, tabs.length) ?? -1];
    if (!next || hasModifier(event)) return;
    event.preventDefault();
    select(next.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-value="${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    <div {...tabsAnatomy.attributes('root')}>
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
            onClick={() => select(tab.id)}
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
    </div>
  );
}
