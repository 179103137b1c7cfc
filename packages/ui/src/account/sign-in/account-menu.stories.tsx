import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SESSION_KEYS } from '../../provider/session-keys.ts';
import { testUser } from '../../testing/fixtures.ts';
import { answer, apiHandlers, faults } from '../../testing/msw-handlers.ts';
import { expectNoSidewaysScroll, expectNotice, expectVisit } from '../../testing/story-expectations.ts';
import { signedInStorage, worldOf } from '../../testing/story-world.ts';
import { DefaultAccountMenu } from './account-menu.tsx';
import * as AccountMenu from './account-menu-parts.tsx';
import { accountMenuAnatomy } from './sign-in.anatomy.ts';

const meta = {
  title: 'Session/AccountMenu',
  component: DefaultAccountMenu,
  parameters: { explains: { parts: [accountMenuAnatomy], machine: 'session' } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 260, alignItems: 'start' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DefaultAccountMenu>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const signedIn = { world: { storage: signedInStorage } };

export const SignedOutIsALoginLink: Story = {
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('link', { name: 'Login' }));
    await expectVisit(context, '/login');
    await expect(worldOf(context).drafts.read('return')).toBe(
      window.location.pathname + window.location.search + window.location.hash,
    );
  },
};

export const ASpinnerWhileTheSessionLoads: Story = {
  parameters: { ...signedIn, msw: apiHandlers({ currentUser: faults.silent }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Checking authentication...')).toBeVisible();
  },
};

export const SignedInShowsTheFirstLetterAndTheFirstName: Story = {
  parameters: signedIn,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Maya' })).toHaveTextContent(/^M Maya$/);
    await expect(canvas.getByText('My Account')).not.toBeVisible();
  },
};

export const AMissingNameStillHasAMenuButton: Story = {
  parameters: { ...signedIn, msw: apiHandlers({ currentUser: answer({ ...testUser, fullname: ' ' }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'My Account' })).toHaveTextContent(/^M My Account$/);
  },
};

export const TheMenuLinksToTheProfile: Story = {
  parameters: signedIn,
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByText('Maya'));
    await expect(context.canvas.getByText('My Account')).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('link', { name: 'Profile' }));
    await expectVisit(context, '/user-profile');
  },
};

export const APageOfTheHostClosesTheMenu: Story = {
  parameters: signedIn,
  args: { pages: [{ href: '/staff', label: 'Staff' }] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByText('Maya'));
    await userEvent.click(canvas.getByRole('link', { name: 'Staff' }));
    await expectVisit(context, '/staff');
    await expect(canvas.getByText('My Account')).not.toBeVisible();
  },
};

export const LogoutEndsTheSession: Story = {
  parameters: signedIn,
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByText('Maya'));
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Logout' }));
    await expectNotice(context, 'success', 'Logged out successfully');
    await expectVisit(context, '/login');
    await expect(await context.canvas.findByRole('link', { name: 'Login' })).toBeVisible();
    await expect(worldOf(context).storage.read('token')).toBeNull();
  },
};

/** Safari gives a button that is clicked no focus: there is none in the menu to lose. */
async function openWithoutFocus({ canvas, userEvent }: PlayContext): Promise<HTMLElement> {
  const trigger = await canvas.findByRole('button', { name: 'Maya' });
  await userEvent.click(trigger);
  trigger.blur();
  return trigger;
}

export const APressOutsideClosesTheMenu: Story = {
  parameters: signedIn,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openWithoutFocus(context);
    await userEvent.keyboard('{Shift}');
    await expect(canvas.getByText('My Account')).toBeVisible();
    await userEvent.click(document.body);
    await expect(canvas.getByText('My Account')).not.toBeVisible();
  },
};

export const EscapeClosesTheMenu: Story = {
  parameters: signedIn,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const trigger = await openWithoutFocus(context);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('My Account')).not.toBeVisible();
    await expect(trigger).toHaveFocus();
  },
};

/** Signed in under this name. */
const named = (fullname: string) => ({
  world: { storage: { ...signedInStorage, [SESSION_KEYS.user]: JSON.stringify({ ...testUser, fullname }) } },
  msw: apiHandlers({ currentUser: answer({ ...testUser, fullname }) }),
});

export const AVeryLongNameIsTruncated: Story = {
  parameters: named('Wolfeschlegelsteinhausenbergerdorff Gurung'),
  play: async ({ canvas }) => {
    const trigger = await canvas.findByRole('button', { name: 'Wolfeschlegelsteinhausenbergerdorff' });
    const name = within(trigger).getByText('Wolfeschlegelsteinhausenbergerdorff');
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    await expect(trigger.getBoundingClientRect().height).toBe(44);
  },
};

export const OnAPhone: Story = {
  parameters: named('Wolfeschlegelsteinhausenbergerdorff Gurung'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Wolfeschlegelsteinhausenbergerdorff'));
    const { left, right } = (canvas.getByText('My Account').parentElement as HTMLElement).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expectNoSidewaysScroll();
  },
};

/** The menu contains a link of the host, and the trigger is the host's button. */
export const CustomComposition: Story = {
  render: () => (
    <AccountMenu.Root fullname="Maya Gurung">
      <AccountMenu.Trigger asChild>
        <button type="button" className="my-button">
          Hello, Maya
        </button>
      </AccountMenu.Trigger>
      <AccountMenu.Content>
        <a href="/wishes">My wishes</a>
        <AccountMenu.Logout>Bye</AccountMenu.Logout>
      </AccountMenu.Content>
    </AccountMenu.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Hello, Maya' });
    await userEvent.click(trigger);
    await expect(canvas.getByRole('link', { name: 'My wishes' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bye' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};
