import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import type { BackPort } from '../../../provider/ports.ts';
import { TrekProvider, usePorts } from '../../../provider/trek-provider.tsx';
import { filters, ListingExample, listingArgs, titles } from '../../../testing/story-listing.tsx';
import { listingAnatomy } from '../listing.anatomy.ts';
import { DefaultListing, type DefaultListingProps } from '../listing.tsx';

/** The listing where its filters are a drawer. */
const meta = {
  title: 'Catalogue/Listing/On a phone',
  tags: ['!autodocs'],
  component: DefaultListing,
  parameters: { explains: { example: 'Listing', parts: [listingAnatomy] } },
  args: listingArgs,
  globals: { viewport: { value: 'phone' } },
  render: (args) => <ListingExample {...args} />,
} satisfies Meta<typeof DefaultListing>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

export const SearchInTheDrawerOnAPhone: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('form', { name: 'Filters' })).not.toBeInTheDocument();
    const trigger = canvas.getByRole('button', { name: 'Filters' });
    await userEvent.click(trigger);
    await canvas.findByRole('form', { name: 'Filters' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.selectOptions((await filters(canvas)).getByLabelText('Country'), 'bhutan');
    await userEvent.click((await filters(canvas)).getByRole('button', { name: 'Search Treks' }));
    await waitFor(() => expect(canvas.queryByRole('form', { name: 'Filters' })).not.toBeInTheDocument());
    await expect(titles(canvas)).toEqual(['Druk Path Trek', 'Jomolhari Trek']);
  },
};

export const TheDrawerIsClosedOnAPhone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(titles(canvas)).toHaveLength(6);
  },
};

export const AClosedDrawerKeepsItsDraft: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Filters' });
    await userEvent.click(trigger);
    await userEvent.selectOptions((await filters(canvas)).getByLabelText('Country'), 'bhutan');
    await userEvent.click(canvas.getByRole('button', { name: 'Close filters' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(titles(canvas)).toHaveLength(6);
    await userEvent.click(trigger);
    await expect((await filters(canvas)).getByLabelText('Country')).toHaveDisplayValue(/^Bhutan/);
    await expect(args.onQueryChange).not.toHaveBeenCalled();
  },
};

export const TheDrawerIsOpenOnAPhone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await expect(await canvas.findByRole('button', { name: 'Close filters' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close filters' })).toHaveFocus());
  },
};

/** Stands for the browser's Back button while something holds it. */
function ListingBesideABackButton(listing: DefaultListingProps) {
  const ports = usePorts();
  const [press, setPress] = useState<(() => boolean) | null>(null);
  const [back] = useState<BackPort>(() => ({
    block: (onBack) => {
      setPress(() => onBack);
      return { isOnTop: () => true, release: () => setPress(null) };
    },
  }));
  return (
    <TrekProvider {...ports} back={back}>
      <button type="button" disabled={!press} onClick={() => press?.()}>
        Back
      </button>
      <ListingExample {...listing} />
    </TrekProvider>
  );
}

/** The browser's own button is no part of the page that is hidden behind the drawer. */
const backOf = (canvas: PlayContext['canvas']) => canvas.getByText('Back');

export const BackClosesTheDrawer: Story = {
  tags: ['own-language'],
  render: (args) => <ListingBesideABackButton {...args} />,
  play: async ({ canvas, userEvent }) => {
    const back = backOf(canvas);
    await expect(back).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await waitFor(() => expect(back).toBeEnabled());
    back.click();
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(back).toBeDisabled();
  },
};

export const ApplyingFiltersReplacesTheDrawersHistoryEntry: Story = {
  tags: ['own-language'],
  render: (args) => <ListingBesideABackButton {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await waitFor(() => expect(backOf(canvas)).toBeEnabled());
    await userEvent.selectOptions((await filters(canvas)).getByLabelText('Country'), 'bhutan');
    await userEvent.click((await filters(canvas)).getByRole('button', { name: 'Search Treks' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('country=bhutan', 'replace');
  },
};

export const ResetFiltersLeavesTheDrawerOpen: Story = {
  tags: ['own-language'],
  render: (args) => <ListingBesideABackButton {...args} />,
  args: { query: 'country=bhutan' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.click((await filters(canvas)).getByRole('button', { name: 'Reset Filters' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('', 'replace');
    await expect((await filters(canvas)).getByLabelText('Country')).toHaveValue('');
    backOf(canvas).click();
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const EscapeClosesTheDrawerAndRestoresFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Filters' });
    await userEvent.click(trigger);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close filters' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('form', { name: 'Filters' })).not.toBeInTheDocument());
    await expect(trigger).toHaveFocus();
  },
};

export const FocusStaysInTheOpenDrawer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const drawer = await canvas.findByRole('dialog', { name: 'Filters' });
    await userEvent.type(await within(drawer).findByLabelText('Keyword'), 'base');
    await expect(within(drawer).getByLabelText('Keyword')).toHaveValue('base');
    for (let step = 0; step < 14; step += 1) {
      await userEvent.tab();
      await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    }
  },
};
