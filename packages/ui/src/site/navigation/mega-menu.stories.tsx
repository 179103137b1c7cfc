import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { expectVisit } from '../../testing/story-expectations.ts';
import { worldOf } from '../../testing/story-world.ts';
import * as MegaMenu from './mega-menu-parts.ts';
import { megaMenuAnatomy } from './navigation.anatomy.ts';

const PAGES = {
  maps: ['Annapurna 1:50,000', 'Khumbu 1:50,000'],
  books: ['Flowers of Langtang', 'Birds of Nepal'],
};

/** Pages of a host's own, as a panel lists them. */
function Pages({ of: kind }: { of: keyof typeof PAGES }) {
  return (
    <MegaMenu.Group>
      {PAGES[kind].map((title, index) => (
        <li key={title}>
          <MegaMenu.Trek href={`/shop/${kind}/${index + 1}`}>{title}</MegaMenu.Trek>
        </li>
      ))}
    </MegaMenu.Group>
  );
}

/** A shop's menu: one panel as wide as the header, and one as wide as what is in it. */
const shop = (
  <MegaMenu.List>
    <MegaMenu.Item value="maps">
      <MegaMenu.Trigger href="/shop/maps">Maps</MegaMenu.Trigger>
      <MegaMenu.Panel>
        <MegaMenu.Columns>
          <Pages of="maps" />
        </MegaMenu.Columns>
      </MegaMenu.Panel>
    </MegaMenu.Item>
    <MegaMenu.Item value="books">
      <MegaMenu.Trigger href="/shop/books">Books</MegaMenu.Trigger>
      <MegaMenu.Panel layout="narrow">
        <Pages of="books" />
      </MegaMenu.Panel>
    </MegaMenu.Item>
  </MegaMenu.List>
);

const meta = {
  title: 'Navigation/MegaMenu',
  component: MegaMenu.Root,
  parameters: { explains: { parts: [megaMenuAnatomy], machine: 'megaMenu' } },
  args: { label: 'Shop', path: '/', children: shop },
  // Of a part that is not exported by itself the docs page knows no types.
  argTypes: {
    label: { description: 'What the menu is, for a screen reader.', table: { type: { summary: 'string' } } },
    path: {
      description: 'Path of the page that shows: the menu closes when it changes.',
      table: { type: { summary: 'string' } },
    },
    children: { description: 'The list of items.', table: { type: { summary: 'ReactNode' } } },
  },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <header style={{ position: 'relative', display: 'flex', height: 72, marginBottom: 380 }}>
        <Story />
      </header>
    ),
  ],
} satisfies Meta<typeof MegaMenu.Root>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const trigger = ({ canvas }: PlayContext, name: string) => canvas.getByRole('link', { name });
const pass = (context: PlayContext, ms: number) => worldOf(context).clock.advance(ms);
const map = ({ canvas }: PlayContext) => canvas.queryByRole('link', { name: 'Khumbu 1:50,000' });
const panelOf = (page: HTMLElement | null) => page?.closest('[data-part="panel"]')?.getBoundingClientRect() as DOMRect;

export const Closed: Story = {
  play: async (context) => {
    await expect(context.canvas.getByRole('navigation', { name: 'Shop' })).toBeVisible();
    await expect(trigger(context, 'Maps')).toHaveAttribute('href', '/shop/maps');
    await expect(trigger(context, 'Maps')).toHaveAttribute('aria-expanded', 'false');
    await expect(map(context)).not.toBeInTheDocument();
  },
};

export const HoverOpensAfterADelay: Story = {
  play: async (context) => {
    await context.userEvent.hover(trigger(context, 'Maps'));
    await pass(context, 199);
    await expect(map(context)).not.toBeInTheDocument();
    await pass(context, 1);
    await waitFor(() => expect(map(context)).toBeVisible());
    await expect(trigger(context, 'Maps')).toHaveAttribute('aria-expanded', 'true');
    await expect(panelOf(map(context)).width).toBe(document.querySelector('header')?.clientWidth);
  },
};

export const ANarrowPanelFitsItsContent: Story = {
  play: async (context) => {
    await context.userEvent.click(trigger(context, 'Books'));
    const book = await context.canvas.findByRole('link', { name: 'Birds of Nepal' });
    await expect(book).toBeVisible();
    await expect(panelOf(book).width).toBeLessThan(400);
    await expect(panelOf(book).left).toBe(trigger(context, 'Books').getBoundingClientRect().left);
  },
};

export const TheNextItemReplacesItAtOnce: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.hover(trigger(context, 'Maps'));
    await pass(context, 200);
    await waitFor(() => expect(map(context)).toBeVisible());
    await userEvent.hover(trigger(context, 'Books'));
    await expect(await canvas.findByRole('link', { name: 'Birds of Nepal' })).toBeVisible();
    await expect(map(context)).not.toBeInTheDocument();
  },
};

export const EscapeRestoresFocus: Story = {
  play: async (context) => {
    const { userEvent } = context;
    trigger(context, 'Maps').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(map(context)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(trigger(context, 'Maps')).toHaveFocus();
    await expect(map(context)).not.toBeInTheDocument();
  },
};

export const ALinkInThePanelClosesIt: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(trigger(context, 'Maps'));
    await userEvent.click(await canvas.findByRole('link', { name: 'Khumbu 1:50,000' }));
    await expectVisit(context, '/shop/maps/2');
    await waitFor(() => expect(map(context)).not.toBeInTheDocument());
  },
};

/** A host that goes elsewhere by itself, from a button in the panel. */
function MenuWithAButton({ path: initial, ...menu }: ComponentProps<typeof MegaMenu.Root>) {
  const [path, setPath] = useState(initial);
  const [isAdded, setIsAdded] = useState(false);
  return (
    <MegaMenu.Root {...menu} path={path}>
      <MegaMenu.List>
        <MegaMenu.Item value="basket">
          <MegaMenu.Trigger href="/basket">Basket</MegaMenu.Trigger>
          <MegaMenu.Panel layout="narrow">
            <button type="button" onClick={() => setIsAdded(true)}>
              {isAdded ? 'One map added' : 'Add a map'}
            </button>
            <button type="button" onClick={() => setPath('/pay')}>
              Pay
            </button>
          </MegaMenu.Panel>
        </MegaMenu.Item>
      </MegaMenu.List>
    </MegaMenu.Root>
  );
}

export const AButtonKeepsItOpenAndANewPathClosesIt: Story = {
  render: (args) => <MenuWithAButton {...args} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(trigger(context, 'Basket'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a map' }));
    await expect(canvas.getByRole('button', { name: 'One map added' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument());
  },
};
