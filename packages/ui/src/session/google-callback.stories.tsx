import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeToken, testUser } from '../testing/fixtures.ts';
import { expectNotice, expectVisit } from '../testing/story-expectations.ts';
import { signedInStorage, worldOf } from '../testing/story-world.ts';
import { GoogleCallbackScreen } from './google-callback.tsx';
import { googleCallbackParts } from './session.parts.ts';

const user = JSON.stringify({ ...testUser, googleId: '1089' });
const query = (said: Record<string, string>) => `?${new URLSearchParams(said)}`;

const meta = {
  title: 'Session/GoogleCallbackScreen',
  component: GoogleCallbackScreen,
  parameters: { explains: { parts: [googleCallbackParts], machine: 'googleCallback' } },
  args: { search: query({ token: makeToken(), user }) },
} satisfies Meta<typeof GoogleCallbackScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WelcomeBack: Story = {
  play: async (context) => {
    await expect(context.canvas.getByText('Completing your sign-in...')).toBeVisible();
    await expectNotice(context, 'success', 'Welcome back, Maya Gurung!');
    await expectVisit(context, '/user-profile');
    const { navigate, storage } = worldOf(context);
    // The address comes first, so that the token stays in no history entry.
    await expect(navigate.mock.calls).toEqual([
      [window.location.pathname, { replace: true }],
      ['/user-profile', { replace: true }],
    ]);
    await expect(JSON.parse(storage.read('userData') ?? '')).toMatchObject({ googleId: '1089' });
  },
};

/** Whatever is wrong: signed out, told so, and sent to sign in. */
const refused = (said: Record<string, string>, advice?: string): Story => ({
  args: { search: query(said) },
  parameters: { world: { storage: signedInStorage } },
  play: async (context) => {
    await expectNotice(context, 'error', 'Failed to complete authentication');
    await expectVisit(context, '/login');
    const { storage, notify } = worldOf(context);
    await expect([storage.read('token'), storage.read('userData')]).toEqual([null, null]);
    await expect(notify.mock.calls[0]?.[2]?.detail).toBe(advice);
  },
});

export const RefusedAtGoogle = refused({ error: 'access_denied' });
export const NotSetUpOnThisSite = refused(
  { error: 'not_configured' },
  'Google sign-in is not set up on this site. Please sign in with your email and password.',
);
export const NothingInTheAddress = refused({});
export const ATokenThatIsNone = refused({ token: 'a.b', user });
export const HalfAUser = refused({ token: makeToken(), user: '{"id":7}' });
export const AUserThatIsNoJson = refused({ token: makeToken(), user: 'Maya' });
