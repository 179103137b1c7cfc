import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { testBookings, testDevices } from '../../testing/api-answers.ts';
import { testUser } from '../../testing/fixtures.ts';
import { answer, apiHandlers } from '../../testing/msw-handlers.ts';
import { ready } from '../../testing/remote.ts';
import { signedInStorage } from '../../testing/story-world.ts';
import { RequireSession } from '../session/require-session.tsx';
import { DefaultAccountCard } from './account-card.tsx';
import { DeviceList } from './device-list.tsx';
import { OwnData } from './own-data.tsx';
import { ProfileTabs } from './profile-tabs.tsx';

const meta = {
  title: 'Profile/ProfileTabs',
  component: ProfileTabs,
  args: { bookings: ready(testBookings) },
  parameters: { world: { storage: signedInStorage } },
  // As on the account's page: its headings are whole only once it is known who is signed in.
  render: (args) => (
    <RequireSession>
      <h1>My Account</h1>
      <DefaultAccountCard onLogout={() => {}} />
      <ProfileTabs {...args} />
    </RequireSession>
  ),
} satisfies Meta<typeof ProfileTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BookingsComeFirst: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Maya Gurung' });
    await expect(canvas.getByRole('tab', { name: 'My Bookings' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Annapurna Base Camp Trek');
  },
};

export const SettingsOfferAPasswordChange: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Maya Gurung' });
    await userEvent.click(canvas.getByRole('tab', { name: 'Settings' }));
    await expect(canvas.getByRole('button', { name: 'Change password' })).toBeVisible();
  },
};

export const AGoogleAccountHasNoSettings: Story = {
  parameters: { msw: apiHandlers({ currentUser: answer({ ...testUser, googleId: '1089' }) }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Google Account');
    await expect(canvas.getAllByRole('tab')).toHaveLength(1);
  },
};

export const EveryAccountHasDevices: Story = {
  ...AGoogleAccountHasNoSettings,
  args: {
    devices: <DeviceList data={ready(testDevices)} onLogout={fn()} />,
    onOpen: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('Google Account');
    await userEvent.click(canvas.getByRole('tab', { name: 'Devices' }));
    await expect(args.onOpen).toHaveBeenCalledWith('devices');
    await expect(canvas.getByRole('button', { name: 'Sign out everywhere' })).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: 'Settings' })).not.toBeInTheDocument();
  },
};

/** The tab of what is stored is in sight, though not all tabs have room. */
export const OnAPhone: Story = {
  args: {
    savedTreks: 'Saved treks',
    ownData: <OwnData onLogout={fn()} />,
    devices: <DeviceList data={ready(testDevices)} onLogout={fn()} />,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Maya Gurung' });
    const tab = canvas.getByRole('tab', { name: 'My Data' });
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(list.right);
    await userEvent.click(tab);
    await expect(canvas.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  },
};
