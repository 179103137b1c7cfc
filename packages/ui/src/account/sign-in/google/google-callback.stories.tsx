import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeToken, TEST_NOW_MS, testUser } from '../../../testing/fixtures.ts';
import { expectNotice, expectVisit } from '../../../testing/story-expectations.ts';
import { signedInStorage, worldOf } from '../../../testing/story-world.ts';
import { googleCallbackAnatomy } from '../sign-in.anatomy.ts';
import { GoogleCallbackScreen } from './google-callback.tsx';

const user = JSON.stringify({ ...testUser, googleId: '1089' });
const query = (params: Record<string, string>) => `?${new URLSearchParams(params)}`;

/** The button's marker in this tab. */
const ownMarker = { 'google-marker': `m ${TEST_NOW_MS}` };

const meta = {
  title: 'Session/GoogleCallbackScreen',
  component: GoogleCallbackScreen,
  parameters: { explains: { parts: [googleCallbackAnatomy], machine: 'googleCallback' }, world: { drafts: ownMarker } },
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
    await expect(JSON.parse(storage.read('userData') ?? '')).toMatchObject({
      id: testUser.id,
      email: testUser.email,
      fullname: testUser.fullname,
    });
  },
};

export const WelcomeBackByFragment: Story = {
  args: { search: `#${new URLSearchParams({ token: makeToken(), user })}` },
  play: async (context) => {
    await expectNotice(context, 'success', 'Welcome back, Maya Gurung!');
    await expectVisit(context, '/user-profile');
  },
};

export const BackWhereTheHostWantsIt: Story = {
  args: { returnsTo: (path) => path.startsWith('/staff/') },
  parameters: { world: { drafts: { ...ownMarker, return: '/staff/list?of=7#end' } } },
  play: async (context) => expectVisit(context, '/staff/list?of=7#end'),
};

export const NotBackElsewhere: Story = {
  ...BackWhereTheHostWantsIt,
  parameters: { world: { drafts: { ...ownMarker, return: '/treks' } } },
  play: async (context) => {
    await expectVisit(context, '/user-profile');
    await expect(worldOf(context).drafts.read('return')).toBeNull();
  },
};

/** Whatever the fault: signed out, with a notice, and sent to sign in. */
const refused = (params: Record<string, string>, advice?: string): Story => ({
  args: { search: query(params) },
  parameters: { world: { storage: signedInStorage, drafts: ownMarker } },
  play: async (context) => {
    await expectNotice(context, 'error', 'Failed to complete authentication');
    await expectVisit(context, '/login');
    const { storage, notify } = worldOf(context);
    await expect([storage.read('token'), storage.read('userData')]).toEqual([null, null]);
    await expect(notify.mock.calls[0]?.[2]?.detail).toBe(advice);
  },
});

const withoutAMarker = { 'google-marker': '' };

export const ABackendWithoutTheMarker: Story = {
  args: { search: query({ token: makeToken(), user }) },
  play: async (context) => {
    await expectNotice(context, 'success', 'Welcome back, Maya Gurung!');
    await expectVisit(context, '/user-profile');
  },
};

/** O3: another person's return changes nothing of a session. */
const ignored = (params: Record<string, string>, drafts: Record<string, string>): Story => ({
  args: { search: query(params) },
  parameters: { world: { storage: signedInStorage, drafts } },
  play: async (context) => {
    await expectVisit(context, '/user-profile');
    const { storage, notify } = worldOf(context);
    await expect(storage.read('token')).toBe(signedInStorage.token);
    await expect(storage.read('userData')).toBe(signedInStorage.userData);
    await expect(notify).not.toHaveBeenCalled();
  },
});

export const SomebodyElsesAccount = ignored({ token: makeToken({ userId: 66 }), user }, withoutAMarker);
export const SomebodyElsesError = ignored({ error: 'access_denied' }, withoutAMarker);
export const AnotherMarker = ignored({ token: makeToken({ userId: 66 }), user, marker: 'another' }, ownMarker);

export const AnUnrequestedCallbackWhenSignedOut: Story = {
  parameters: { world: { drafts: withoutAMarker } },
  play: async (context) => {
    await expectNotice(context, 'error', 'Failed to complete authentication');
    await expectVisit(context, '/login');
    await expect(worldOf(context).storage.read('token')).toBeNull();
  },
};

export const RefusedAtGoogle = refused({ error: 'access_denied' });
export const NotSetUpOnThisSite = refused(
  { error: 'not_configured' },
  'Google sign-in is not available at the moment. Please use your email and password.',
);
export const NothingInTheAddress = refused({});
export const ATokenThatIsNone = refused({ token: 'a.b', user });
export const HalfAUser = refused({ token: makeToken(), user: '{"id":7}' });
export const AUserThatIsNoJson = refused({ token: makeToken(), user: 'Maya' });
