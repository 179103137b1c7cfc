import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SESSION_KEYS } from '../../provider/session-keys.ts';
import { testDevices } from '../../testing/api-answers.ts';
import { testUser } from '../../testing/fixtures.ts';
import { apiHandlers, faults } from '../../testing/msw-handlers.ts';
import { failed, loading, ready } from '../../testing/remote.ts';
import { signedInStorage } from '../../testing/story-world.ts';
import { DeviceList } from './device-list.tsx';
import { deviceListAnatomy } from './profile.anatomy.ts';

const meta = {
  title: 'Profile/DeviceList',
  component: DeviceList,
  args: { data: ready(testDevices, fn()), onLogout: fn() },
  parameters: { explains: { example: 'ProfileTabs', parts: [deviceListAnatomy] }, world: { storage: signedInStorage } },
} satisfies Meta<typeof DeviceList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignedInDevices: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Where you are signed in' })).toBeVisible();
    const devices = canvas.getAllByRole('listitem');
    await expect(devices[0]).toHaveTextContent('Firefox on LinuxThis device');
    await expect(devices[1]).toHaveTextContent(/Chrome on Android.*Last used Dec 3\d, 2029/);
    await expect(devices[2]).toHaveTextContent('Unknown device');
    // Logout ends this device's session.
    await expect(canvas.getAllByRole('button', { name: /^Sign out of/ })).toHaveLength(2);
  },
};

export const SignOutOneDevice: Story = {
  tags: ['own-language'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out of Chrome on Android' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out of Chrome on Android' }));
    await expect(dialog.getByText(/^Only you may end your sessions/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    await expect(await dialog.findByText('Current password is required')).toBeVisible();
    await expect(args.data.retry).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText('Current password'), 'Passw0rd!');
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    await expect(await canvas.findByText('Signed out of Chrome on Android.')).toBeVisible();
    await expect(args.data.retry).toHaveBeenCalledOnce();
    await expect(args.onLogout).not.toHaveBeenCalled();
  },
};

export const SignOutAllDevices: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere' }));
    await userEvent.type(dialog.getByLabelText('Current password'), 'Passw0rd!');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(args.onLogout).toHaveBeenCalledOnce());
  },
};

export const AFailureIsShown: Story = {
  tags: ['own-language'],
  parameters: { msw: apiHandlers({ signOutDevices: faults.offline }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere' }));
    await userEvent.type(dialog.getByLabelText('Current password'), 'Passw0rd!');
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    await expect(await dialog.findByText('Network error. Please check your internet connection.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Sign out' })).toBeEnabled();
    await expect(args.onLogout).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const AnAccountOfGoogleHasNoPassword: Story = {
  parameters: {
    world: { storage: { ...signedInStorage, [SESSION_KEYS.user]: JSON.stringify({ ...testUser, googleId: '1089' }) } },
    msw: apiHandlers({
      currentUser: { kind: 'answer', status: 200, body: { ...testUser, googleId: '1089' } },
      signOutDevices: {
        kind: 'answer',
        status: 403,
        body: { message: 'Please sign in with Google again, and repeat this within ten minutes.' },
      },
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere' }));
    await expect(await dialog.findByText(/sign in with Google again first/)).toBeVisible();
    await expect(dialog.queryByLabelText('Current password')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    await expect(await dialog.findByText(/^Please sign in with Google again, and repeat/)).toBeVisible();
    await expect(args.onLogout).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { data: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your devices...')).toBeVisible();
  },
};

export const NotLoaded: Story = {
  args: { data: failed('Internal server error', fn()) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Error loading devices: Internal server error')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.data.retry).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { ...SignedInDevices, globals: { viewport: { value: 'phone' } } };
