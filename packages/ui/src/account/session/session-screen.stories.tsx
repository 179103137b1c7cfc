import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { makeToken, TEST_NOW_SECONDS, testUser } from '../../testing/fixtures.ts';
import { apiHandler, apiHandlers, faults } from '../../testing/msw-handlers.ts';
import { expectNotice, expectTimer } from '../../testing/story-expectations.ts';
import { signedInStorage, workerOf, worldOf } from '../../testing/story-world.ts';
import { DefaultAccountMenu } from '../sign-in/account-menu.tsx';
import { sessionScreenAnatomy } from './session.anatomy.ts';
import { SessionScreen } from './session-screen.tsx';

const meta = {
  title: 'Session/SessionScreen',
  component: SessionScreen,
  parameters: {
    explains: { parts: [sessionScreenAnatomy], machine: 'session', coversThePage: true },
    world: { storage: signedInStorage },
  },
  render: () => (
    <>
      <DefaultAccountMenu />
      <SessionScreen />
    </>
  ),
} satisfies Meta<typeof SessionScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const isSignedOut: Play = async ({ canvas, loaded }) => {
  await expect(await canvas.findByRole('link', { name: 'Login' })).toBeVisible();
  await expect(canvas.queryByText('Loading your session...')).not.toBeInTheDocument();
  await expect(worldOf({ loaded }).storage.read('token')).toBeNull();
  await expect(worldOf({ loaded }).storage.read('userData')).toBeNull();
};

const isSignedInAs =
  (name: string): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(name)).toBeVisible();
    await expect(canvas.queryByText('Loading your session...')).not.toBeInTheDocument();
  };

export const LoadingYourSession: Story = {
  parameters: { msw: apiHandlers({ currentUser: faults.silent }) },
  play: async ({ canvas }) => {
    const text = await canvas.findByText('Loading your session...');
    await expect(text).toBeVisible();
    // The page is covered, so that nothing is pressed in another person's name.
    const screen = text.closest('[data-scope="session-screen"]');
    for (const x of [0.02, 0.5, 0.98]) {
      for (const y of [0.02, 0.5, 0.98]) {
        const top = document.elementFromPoint(window.innerWidth * x, window.innerHeight * y);
        await expect(screen?.contains(top)).toBe(true);
      }
    }
    await expect(getComputedStyle(screen as Element).backgroundColor).toMatch(/^rgb\(/);
  },
};

export const SignedIn: Story = { play: isSignedInAs('Maya') };

export const ExpiryEndsTheSessionWhileThePageIsOpen: Story = {
  play: async (context) => {
    await isSignedInAs('Maya')(context);
    const clock = await expectTimer(context);
    clock.advance(3_599_999);
    await expect(context.canvas.getByText('Maya')).toBeVisible();
    clock.advance(1);
    await expectNotice(context, 'error', 'Authentication issue detected. Please login again.');
    await isSignedOut(context);
  },
};

export const AMonthLongSessionExpiresToo: Story = {
  parameters: { world: { storage: { ...signedInStorage, token: makeToken({ exp: TEST_NOW_SECONDS + 30 * 86_400 }) } } },
  play: async (context) => {
    await isSignedInAs('Maya')(context);
    const clock = await expectTimer(context);
    // No timer of a browser is longer than 2^31 - 1 ms.
    await expect(clock.untilNextMs).toBe(2_147_483_647);
    clock.advance(30 * 86_400_000 - 1);
    await expect(context.canvas.getByText('Maya')).toBeVisible();
    clock.advance(1);
    await isSignedOut(context);
  },
};

export const NoTokenIsSignedOut: Story = { parameters: { world: { storage: null } }, play: isSignedOut };

export const AnExpiredTokenIsCleared: Story = {
  parameters: { world: { storage: { ...signedInStorage, token: makeToken({ exp: TEST_NOW_SECONDS - 1 }) } } },
  play: isSignedOut,
};

export const ATokenWithoutExpiryIsCleared: Story = {
  parameters: { world: { storage: { ...signedInStorage, token: makeToken({ exp: undefined }) } } },
  play: isSignedOut,
};

export const A401ClearsTheSession: Story = {
  parameters: { msw: apiHandlers({ currentUser: faults.unauthorized }) },
  play: isSignedOut,
};

export const A403ClearsTheSession: Story = {
  parameters: { msw: apiHandlers({ currentUser: faults.forbidden }) },
  play: isSignedOut,
};

export const AnyOtherFailureFallsBackToTheCachedUser: Story = {
  parameters: {
    msw: apiHandlers({ currentUser: faults.serverError }),
    world: { storage: { ...signedInStorage, userData: JSON.stringify({ ...testUser, fullname: 'Cached Gurung' }) } },
  },
  play: isSignedInAs('Cached'),
};

export const ThenFallsBackToTheTokensClaims: Story = {
  parameters: {
    msw: apiHandlers({ currentUser: faults.offline }),
    world: { storage: { token: makeToken({ fullname: 'Claimed Gurung' }), userData: 'not readable' } },
  },
  play: isSignedInAs('Claimed'),
};

export const CouldNotAuthenticateWithAvailableData: Story = {
  parameters: {
    msw: apiHandlers({ currentUser: faults.serverError }),
    world: { storage: { token: makeToken({ userId: undefined, email: undefined }), userData: 'not readable' } },
  },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('alert');
    await expect(box).toHaveTextContent('Authentication Error');
    await expect(box).toHaveTextContent('Could not authenticate with available data');
  },
};

export const TryAgainRestoresTheSession: Story = {
  ...CouldNotAuthenticateWithAvailableData,
  play: async (context) => {
    const again = await context.canvas.findByRole('button', { name: 'Try Again' });
    workerOf(context).use(apiHandler('currentUser'));
    await context.userEvent.click(again);
    await waitFor(() => expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument());
    await isSignedInAs('Maya')(context);
  },
};
