import type { ReactNode } from 'react';
import * as Tabs from '../../src/kit/tabs-parts.tsx';
import { describeConformance } from './describe-conformance.tsx';

const InTabs = ({ children }: { children: ReactNode }) => <Tabs.Root defaultValue="one">{children}</Tabs.Root>;

const part = (tag: string, name: string) => ({
  Around: InTabs,
  element: { tag, selector: `[data-scope="tabs"][data-part="${name}"]` },
  takesAsChild: true,
});
const isTwoOpen = () => document.querySelector('[data-value="two"][aria-selected="true"]') !== null;

const Nothing = ({ children }: { children: ReactNode }) => children;
describeConformance('Tabs.Root', {
  Part: Tabs.Root,
  ...part('div', 'root'),
  Around: Nothing,
  props: { defaultValue: 'one' },
});
describeConformance('Tabs.List', { Part: Tabs.List, ...part('div', 'list'), props: {} });
describeConformance('Tabs.Trigger', {
  Part: Tabs.Trigger,
  ...part('button', 'trigger'),
  props: { value: 'two' },
  pressed: isTwoOpen,
});
describeConformance('Tabs.Panel', { Part: Tabs.Panel, ...part('div', 'panel'), props: { value: 'one' } });
