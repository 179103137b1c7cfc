import type { ReactNode } from 'react';
import { beforeEach, vi } from 'vitest';
import { DefaultMegaMenu } from '../../src/site/navigation/mega-menu.tsx';
import * as MegaMenu from '../../src/site/navigation/mega-menu-parts.ts';
import { DefaultMenuDrawer } from '../../src/site/navigation/menu-drawer.tsx';
import * as MenuDrawer from '../../src/site/navigation/menu-drawer-parts.ts';
import { loading } from '../../src/testing/remote.ts';
import { HostPage } from './around.tsx';
import { describeConformance } from './describe-conformance.tsx';

const part = (tag: string, name: string) => ({
  element: { tag, selector: `[data-scope="mega-menu"][data-part="${name}"]` },
});

const bar = { label: 'Main', path: '/' };

function InBar({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <MegaMenu.Root {...bar}>{children}</MegaMenu.Root>
    </HostPage>
  );
}

function InMenu({ children }: { children: ReactNode }) {
  return (
    <InBar>
      <MegaMenu.List>{children}</MegaMenu.List>
    </InBar>
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
describeConformance('MegaMenu.List', {
  Part: MegaMenu.List,
  props: {},
  Around: InBar,
  ...part('ul', 'list'),
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

const link = { props: { href: '/treks', children: 'Treks' }, Around: HostPage };
const plain = { props: {}, Around: HostPage, takesAsChild: true };

describeConformance('MegaMenu.Link', { Part: MegaMenu.Link, ...link, ...part('a', 'link') });
describeConformance('MegaMenu.GroupLink', { Part: MegaMenu.GroupLink, ...link, ...part('a', 'group-link') });
describeConformance('MegaMenu.Trek', { Part: MegaMenu.Trek, ...link, ...part('a', 'trek') });
describeConformance('MegaMenu.All', { Part: MegaMenu.All, ...link, ...part('a', 'all') });
describeConformance('MegaMenu.Columns', { Part: MegaMenu.Columns, ...plain, ...part('div', 'columns') });
describeConformance('MegaMenu.Group', { Part: MegaMenu.Group, ...plain, ...part('ul', 'group') });
describeConformance('MegaMenu.Facts', { Part: MegaMenu.Facts, ...plain, ...part('span', 'facts') });
describeConformance('MegaMenu.Status', { Part: MegaMenu.Status, ...plain, ...part('div', 'status') });

const menu = { path: '/', data: loading, offer: {}, pages: [], onLoadData: () => {} };

describeConformance('DefaultMegaMenu', {
  Part: DefaultMegaMenu,
  props: menu,
  Around: HostPage,
  ...part('nav', 'root'),
});
const drawerPart = (tag: string, name: string) => ({
  element: { tag, selector: `[data-scope="menu-drawer"][data-part="${name}"]` },
});
const onOpenChange = vi.fn();
beforeEach(() => onOpenChange.mockClear());
const pressed = () => onOpenChange.mock.calls.length > 0;

/** The host keeps it open: what is pressed stays. */
function InDrawer({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <MenuDrawer.Root path="/" open onOpenChange={onOpenChange}>
        <MenuDrawer.Portal>{children}</MenuDrawer.Portal>
      </MenuDrawer.Root>
    </HostPage>
  );
}

function InPanel({ children }: { children: ReactNode }) {
  return (
    <InDrawer>
      <MenuDrawer.Panel>{children}</MenuDrawer.Panel>
    </InDrawer>
  );
}

const inPanel = (tag: string, name: string) => ({ props: {}, Around: InPanel, ...drawerPart(tag, name) });

describeConformance('DefaultMenuDrawer', {
  Part: DefaultMenuDrawer,
  props: menu,
  Around: HostPage,
  ...drawerPart('div', 'root'),
});
describeConformance('MenuDrawer.Root', {
  Part: MenuDrawer.Root,
  props: { path: '/' },
  Around: HostPage,
  ...drawerPart('div', 'root'),
  takesAsChild: true,
});
describeConformance('MenuDrawer.Trigger', {
  Part: MenuDrawer.Trigger,
  props: {},
  Around: InDrawer,
  ...drawerPart('button', 'trigger'),
  takesAsChild: true,
  pressed,
});
describeConformance('MenuDrawer.Backdrop', {
  Part: MenuDrawer.Backdrop,
  props: {},
  Around: InDrawer,
  ...drawerPart('div', 'backdrop'),
  takesAsChild: true,
  pressed,
});
describeConformance('MenuDrawer.Panel', {
  Part: MenuDrawer.Panel,
  props: {},
  Around: InDrawer,
  ...drawerPart('div', 'panel'),
  takesAsChild: true,
});
describeConformance('MenuDrawer.Header', { Part: MenuDrawer.Header, ...inPanel('div', 'header'), takesAsChild: true });
describeConformance('MenuDrawer.Title', { Part: MenuDrawer.Title, ...inPanel('p', 'title'), takesAsChild: true });
describeConformance('MenuDrawer.CloseTrigger', {
  Part: MenuDrawer.CloseTrigger,
  ...inPanel('button', 'close-trigger'),
  pressed,
});
describeConformance('MenuDrawer.Section', { Part: MenuDrawer.Section, ...inPanel('details', 'section') });
describeConformance('MenuDrawer.Heading', { Part: MenuDrawer.Heading, ...inPanel('summary', 'heading') });
describeConformance('MenuDrawer.Links', { Part: MenuDrawer.Links, ...inPanel('ul', 'links'), takesAsChild: true });
describeConformance('MenuDrawer.Link', {
  Part: MenuDrawer.Link,
  ...inPanel('a', 'link'),
  props: { href: '/treks', children: 'Treks' },
});
