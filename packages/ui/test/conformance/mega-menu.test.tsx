import type { ReactNode } from 'react';
import { MegaMenu } from '../../src/navigation/mega-menu.tsx';
import { MenuDrawer } from '../../src/navigation/menu-drawer.tsx';
import { SiteMenu } from '../../src/navigation/site-menu.tsx';
import { HostPage } from './around.tsx';
import { describeConformance } from './describe-conformance.tsx';

const part = (tag: string, name: string) => ({
  element: { tag, selector: `[data-scope="mega-menu"][data-part="${name}"]` },
});

const bar = { label: 'Main', path: '/' };

function InMenu({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <MegaMenu.Root {...bar}>
        <MegaMenu.List>{children}</MegaMenu.List>
      </MegaMenu.Root>
    </HostPage>
  );
}

function InItem({ children }: { children: ReactNode }) {
  return (
    <InMenu>
      <MegaMenu.Item value="nepal">{children}</MegaMenu.Item>
    </InMenu>
  );
}

describeConformance('MegaMenu.Root', {
  Part: MegaMenu.Root,
  props: bar,
  Around: HostPage,
  ...part('nav', 'root'),
  takesAsChild: true,
});
describeConformance('MegaMenu.Item', {
  Part: MegaMenu.Item,
  props: { value: 'nepal' },
  Around: InMenu,
  ...part('li', 'item'),
  takesAsChild: true,
});
describeConformance('MegaMenu.Trigger', {
  Part: MegaMenu.Trigger,
  props: { href: '/treks', children: 'Nepal' },
  Around: InItem,
  ...part('a', 'trigger'),
  pressed: () => document.querySelector('[aria-expanded="true"]') !== null,
});

const menu = { path: '/', data: { status: 'loading' as const }, offer: {}, pages: [], onWanted: () => {} };

describeConformance('SiteMenu', { Part: SiteMenu, props: menu, Around: HostPage, ...part('nav', 'root') });
describeConformance('MenuDrawer', {
  Part: MenuDrawer,
  props: menu,
  Around: HostPage,
  element: { tag: 'div', selector: '[data-scope="menu-drawer"][data-part="root"]' },
});
