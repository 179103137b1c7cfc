import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { apiHandlers, faults } from '../../testing/msw-handlers.ts';
import { expectNotice, expectVisit } from '../../testing/story-expectations.ts';
import { signedInStorage, worldOf } from '../../testing/story-world.ts';
import { RequireSession } from './require-session.tsx';

const meta = {
  title: 'Session/RequireSession',
  component: RequireSession,
  parameters: { explains: { machine: 'session' } },
  args: { children: <p>Your bookings and settings.</p> },
} satisfies Meta<typeof RequireSession>;
export default meta;

type Story = StoryObj<typeof meta>;

export const VerifyingAuthentication: Story = {
  parameters: { world: { storage: signedInStorage }, msw: apiHandlers({ currentUser: faults.silent }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Verifying authentication...')).toBeVisible();
  },
};

export const SignedInVisitorsSeeTheContent: Story = {
  parameters: { world: { storage: signedInStorage } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your bookings and settings.')).toBeVisible();
  },
};

export const OthersGoToLogin: Story = {
  play: async (context) => {
    await expectNotice(context, 'error', 'Please sign in to access this page');
    await expectVisit(context, '/login');
    const { notify, navigate } = worldOf(context);
    await expect(notify).toHaveBeenCalledWith('error', 'Please sign in to access this page', { durationMs: 3000 });
    await expect(navigate).toHaveBeenCalledWith('/login', { replace: true });
    await expect(worldOf(context).drafts.read('return')).toBe(
      window.location.pathname + window.location.search + window.location.hash,
    );
    await expect(context.canvas.queryByText('Your bookings and settings.')).not.toBeInTheDocument();
  },
};

export const TheProfileShowsItsOwnNotice: Story = {
  args: { notice: 'Please login to access your profile' },
  play: (context) => expectNotice(context, 'error', 'Please login to access your profile').then(() => {}),
};

export const ARejectedSessionGoesToLogin: Story = {
  parameters: { world: { storage: signedInStorage }, msw: apiHandlers({ currentUser: faults.unauthorized }) },
  play: (context) => expectVisit(context, '/login').then(() => {}),
};
