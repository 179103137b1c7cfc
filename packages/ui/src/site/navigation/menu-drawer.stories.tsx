import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { failed, loading, ready } from '../../testing/remote.ts';
import { expectVisit } from '../../testing/story-expectations.ts';
import { storyMenu, storyOffer, storyPages } from '../../testing/story-menu.ts';
import type { MenuOptions } from './menu-content.ts';
import { DefaultMenuDrawer } from './menu-drawer.tsx';
import { menuDrawerAnatomy } from './navigation.anatomy.ts';

const meta = {
  title: 'Navigation/MenuDrawer',
  component: DefaultMenuDrawer,
  parameters: { explains: { example: 'MenuDrawer', parts: [menuDrawerAnatomy] } },
  args: { path: '/', data: ready(storyMenu), offer: storyOffer, pages: storyPages, onLoadData: fn() },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof DefaultMenuDrawer>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const button = ({ canvas }: PlayContext) => canvas.getByRole('button', { name: 'Open the menu' });
async function open(context: PlayContext) {
  await context.userEvent.click(button(context));
  const dialog = await screen.findByRole('dialog', { name: 'Menu' });
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Closed: Story = {
  play: async (context) => {
    await expect(button(context)).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Open: Story = {
  play: async (context) => {
    await open(context);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close the menu' })).toHaveFocus());
  },
};

export const ASectionOpensAndHasLinks: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await open(context);
    await userEvent.click(screen.getByText('Nepal Trekking'));
    await userEvent.click(screen.getByRole('link', { name: 'Everest' }));
    await expectVisit(context, '/treks?region=90');
    await gone();
  },
};

export const EscapeClosesAndRestoresFocus: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(button(context)).toHaveFocus());
  },
};

export const BackClosesItWhenOnlyTheQueryChanges: Story = {
  play: async (context) => {
    await open(context);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await gone();
  },
};

/** Behind an open menu there is nothing to press: the story lets the entries come by this. */
const held = { come: () => {} };

function MenuThatComes(menu: MenuOptions) {
  const [data, setData] = useState(menu.data);
  useEffect(() => {
    held.come = () => setData(ready(storyMenu));
  }, []);
  return <DefaultMenuDrawer {...menu} data={data} />;
}

export const NoLayoutShiftWhenEntriesLoad: Story = {
  args: { data: loading },
  render: (args) => <MenuThatComes {...args} />,
  play: async (context) => {
    await open(context);
    const place = () => screen.getByText('Nepal Trekking').getBoundingClientRect().top;
    const before = place();
    held.come();
    await waitFor(() => expect(screen.queryByText('Loading menu...')).not.toBeInTheDocument());
    await expect(place()).toBe(before);
  },
};

export const LoadingTreks: Story = {
  args: { data: loading },
  play: async (context) => {
    await open(context);
    await expect(screen.getByText('Loading menu...')).toBeVisible();
  },
};

export const TreksFailedToLoad: Story = {
  args: { data: failed('Network error', fn()) },
  play: async (context) => {
    const { userEvent } = context;
    await open(context);
    await expect(screen.getByRole('alert')).toHaveTextContent('Error loading treks. Please try again later.');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await expect(context.args.data.retry).toHaveBeenCalled();
  },
};

export const APressOutsideClosesItOnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async (context) => {
    await open(context);
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    const { left, right } = drawer.getBoundingClientRect();
    // The page stays in sight at its left.
    await expect([left, right]).toEqual([420, 820]);
    await context.userEvent.click(drawer.previousElementSibling as HTMLElement);
    await gone();
    await waitFor(() => expect(button(context)).toHaveFocus());
  },
};
