'use client';
import type { ComponentProps, ReactNode } from 'react';
import { useValue } from '../core/internal/use-value.ts';
import { withRef } from '../core/internal/with-ref.ts';
import { List, Panel, Root, Trigger } from './tabs-parts.tsx';

/** A tab: its name and its panel. */
export interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

/** The value is the id of the tab that is open. Default: the first. */
export interface DefaultTabsProps extends Omit<ComponentProps<typeof Root>, 'asChild' | 'children'> {
  tabs: readonly Tab[];
  /** The name of the set of tabs, for a screen reader. */
  label: string;
}

/**
 * A row of tabs over their panels. All panels stand in the markup, so that nothing is lost without scripts. By hand, for
 * pages pay for them at once and the component library's weigh 11 kB. Keys: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export const DefaultTabs = withRef(function DefaultTabs({
  tabs,
  label,
  value,
  defaultValue,
  ...root
}: DefaultTabsProps) {
  const { onValueChange, ...rest } = root;
  const first = tabs[0]?.id ?? '';
  const [wanted, change] = useValue({ value, defaultValue, onValueChange }, first);
  const open = tabs.some((tab) => tab.id === wanted) ? wanted : first;
  return (
    <Root {...rest} value={open} onValueChange={(tab, { reason }) => change(tab, reason)}>
      <List aria-label={label}>
        {tabs.map((tab) => (
          <Trigger key={tab.id} value={tab.id}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel key={tab.id} value={tab.id}>
          {tab.content}
        </Panel>
      ))}
    </Root>
  );
});
