import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { apiHandlers, faults } from '../../testing/msw-handlers.ts';
import { signedInStorage } from '../../testing/story-world.ts';
import { OwnData } from './own-data.tsx';
import { ownDataAnatomy } from './profile.anatomy.ts';

const meta = {
  title: 'Profile/OwnData',
  component: OwnData,
  args: { onLogout: fn() },
  parameters: { explains: { example: 'ProfileTabs', parts: [ownDataAnatomy] }, world: { storage: signedInStorage } },
} satisfies Meta<typeof OwnData>;
export default meta;

type Story = StoryObj<typeof meta>;

export const DataIsDownloaded: Story = {
  tags: ['own-language'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }));
    await expect(await canvas.findByText('Your data is saved as my-data.json.')).toBeVisible();
  },
};

export const AccountIsDeleted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete my account' }));
    await expect(dialog.getByText(/^For our accounts we keep/)).toBeVisible();
    await expect(dialog.getByText(/Your account then works as before, and we delete it/)).toBeVisible();
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      /This cannot be undone\. For our accounts/,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await expect(await dialog.findByText('Current password is required')).toBeVisible();
    await expect(args.onLogout).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText('Current password'), 'Passw0rd!');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(args.onLogout).toHaveBeenCalledOnce());
  },
};

export const AccountIsNotDeleted: Story = {
  parameters: { msw: apiHandlers({ eraseAccount: faults.serverError }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete my account' }));
    await userEvent.type(dialog.getByLabelText('Current password'), 'Passw0rd!');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await expect(await dialog.findByText('Internal server error')).toBeVisible();
    await expect(args.onLogout).not.toHaveBeenCalled();
  },
};

export const CopyIsBeingMade: Story = {
  parameters: { msw: apiHandlers({ personalData: faults.silent }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }));
    await expect(canvas.getByRole('button', { name: 'Download my data' })).toHaveAttribute('data-busy');
  },
};

export const CopyIsNotMade: Story = {
  parameters: { msw: apiHandlers({ personalData: faults.offline }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }));
    await expect(await canvas.findByText('Network error. Please check your internet connection.')).toBeVisible();
  },
};

export const BackendWithoutIt: Story = {
  parameters: { world: { storage: signedInStorage, capabilities: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
