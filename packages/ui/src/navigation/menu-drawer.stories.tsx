import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { expectVisit } from '../testing/story-expectations.ts';
import { storyMenu, storyOffer, storyPages } from '../testing/story-menu.ts';
import type { SiteMenuProps } from './menu-content.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import { menuDrawerParts } from './navigation.parts.ts';

const meta = {
  title: 'Navigation/MenuDrawer',
  component: MenuDrawer,
  parameters: { explains: { parts: [menuDrawerParts] } },
  args: { path: '/', data: storyMenu, offer: storyOffer, pages: storyPages, onWanted: fn() },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof MenuDrawer>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const button = ({ canvas }: PlayContext) => canvas.getByRole('button', { name: 'Open the menu' });
async function open(context: PlayContext) {
  await context.userEvent.click(button(context));
  const dialog = await context.canvas.findByRole('dialog', { name: 'Menu' });
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
}
const close = ({ canvas }: PlayContext) => waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());

export const Closed: Story = {
  play: async (context) => {
    await expect(button(context)).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Open: Story = {
  play: async (context) => {
    await open(context);
    await expect(context.canvas.getByRole('button', { name: 'Close the menu' })).toHaveFocus();
  },
};

export const ASectionOpensAndLeadsOn: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await userEvent.click(canvas.getByText('Nepal Trekking'));
    await userEvent.click(canvas.getByRole('link', { name: 'Everest' }));
    await expectVisit(context, '/treks?region=90');
    await close(context);
  },
};

export const EscapeClosesAndGivesTheFocusBack: Story = {
  play: async (context) => {
    await open(context);
    (context.canvas.getByRole('dialog') as HTMLDialogElement).requestClose();
    await close(context);
    await expect(button(context)).toHaveFocus();
  },
};

export const BackClosesItWhereTheQueryAloneChanges: Story = {
  play: async (context) => {
    await open(context);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await close(context);
  },
};

/** Behind an open menu there is nothing to press: the story lets the entries come by this. */
const held = { come: () => {} };

function MenuThatComes(menu: SiteMenuProps) {
  const [data, setData] = useState(menu.data);
  useEffect(() => {
    held.come = () => setData(storyMenu);
  }, []);
  return <MenuDrawer {...menu} data={data} />;
}

export const NothingMovesWhenTheEntriesCome: Story = {
  args: { data: { status: 'loading' } },
  render: (args) => <MenuThatComes {...args} />,
  play: async (context) => {
    const { canvas } = context;
    await open(context);
    const place = () => canvas.getByText('Nepal Trekking').getBoundingClientRect().top;
    const before = place();
    held.come();
    await waitFor(() => expect(canvas.queryByText('Loading menu...')).not.toBeInTheDocument());
    await expect(place()).toBe(before);
  },
};

export const TreksAreLoading: Story = {
  args: { data: { status: 'loading' } },
  play: async (context) => {
    await open(context);
    await expect(context.canvas.getByText('Loading menu...')).toBeVisible();
  },
};

const retry = fn();
export const TreksDidNotCome: Story = {
  args: { data: { status: 'failed', retry } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading treks. Please try again later.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const OnATabletAPressBesideItClosesIt: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async (context) => {
    await open(context);
    const drawer = context.canvas.getByRole('dialog', { name: 'Menu' });
    const { left, right } = drawer.getBoundingClientRect();
    // The page stays in sight at its left.
    await expect([left, right]).toEqual([420, 820]);
    await context.userEvent.click(drawer);
    await close(context);
    await expect(button(context)).toHaveFocus();
  },
};
