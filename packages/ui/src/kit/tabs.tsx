'use client';
import { Tabs as ArkTabs } from '@ark-ui/react/tabs';
import type { ReactNode } from 'react';
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

/** A row of tabs over their panels. All panels stand in the markup, so that nothing is lost without scripts. */
export function Tabs({ tabs, label, value, defaultValue = tabs[0]?.id ?? '', onValueChange }: TabsProps) {
  return (
    <ArkTabs.Root
      {...tabsAnatomy.attributes('root')}
      {...(value === undefined ? { defaultValue } : { value })}
      onValueChange={(change) => onValueChange?.(change.value)}
    >
      <ArkTabs.List {...tabsAnatomy.attributes('list')} aria-label={label}>
        {tabs.map((tab) => (
          <ArkTabs.Trigger key={tab.id} value={tab.id} {...tabsAnatomy.attributes('trigger')}>
            {tab.label}
          </ArkTabs.Trigger>
        ))}
      </ArkTabs.List>
      {tabs.map((tab) => (
        <ArkTabs.Content key={tab.id} value={tab.id} {...tabsAnatomy.attributes('panel')}>
          {tab.content}
        </ArkTabs.Content>
      ))}
    </ArkTabs.Root>
  );
}
