import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { makeToken, testUser } from '../../testing/fixtures.ts';
import { type Answer, answer, apiHandlers, faults } from '../../testing/msw-handlers.ts';
import { expectNotice, expectTimer, openDialog } from '../../testing/story-expectations.ts';
import { fillForm } from '../../testing/story-form.ts';
import { signedInStorage, worldOf } from '../../testing/story-world.ts';
import { DefaultPasswordChange } from './password-change.tsx';
import { PasswordChangeForm } from './password-change-form.tsx';
import * as PasswordChange from './password-change-parts.tsx';
import { passwordChangeAnatomy } from './profile.anatomy.ts';

const meta = {
  title: 'Profile/PasswordChange',
  component: DefaultPasswordChange,
  parameters: {
    explains: { parts: [passwordChangeAnatomy], machine: 'passwordChange' },
    world: { storage: signedInStorage },
  },
} satisfies Meta<typeof DefaultPasswordChange>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const good = { current: 'Old1pass', next: 'New1pass', again: 'New1pass' };

async function open({ canvas, userEvent }: PlayContext) {
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
  return openDialog('Change Password');
}

async function change(context: PlayContext, { current, next, again } = good) {
  await open(context);
  await fillForm(context, screen, {
    'Current password': current,
    'New password': next,
    'Confirm password': again,
  });
  await context.userEvent.click(screen.getByRole('button', { name: 'Change password' }));
}

const refusing = (typed: Partial<typeof good>, label: string, message: string): Story => ({
  play: async (context) => {
    await change(context, { ...good, ...typed });
    await expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  },
});

const failing = (given: Answer, toast: string): Story => ({
  parameters: { msw: apiHandlers({ changePassword: given }) },
  play: async (context) => {
    await change(context);
    await expectNotice(context, 'error', toast);
    const panel = await screen.findByRole('alert');
    await expect(panel).toHaveTextContent('Please verify your current password and try again.');
    await context.userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await expect(screen.getByLabelText('New password')).toHaveValue('New1pass');
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus());
  },
});

export const Closed: Story = {};
export const Open: Story = {
  play: async (context) => {
    const dialog = await open(context);
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  },
};

export const CancelDiscardsTheInput: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.type(screen.getByLabelText('Current password'), 'Old1pass');
    await context.userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await open(context);
    await expect(screen.getByLabelText('Current password')).toHaveValue('');
  },
};

export const CurrentPasswordIsRequired = refusing({ current: '' }, 'Current password', 'Current password is required');
export const NewPasswordMustBeLongEnough = refusing(
  { next: 'New1', again: 'New1' },
  'New password',
  'Password must be at least 8 characters',
);
export const NewPasswordMustBeMixed = refusing(
  { next: 'newpassword', again: 'newpassword' },
  'New password',
  'Password must contain at least one uppercase letter, one lowercase letter, and one number',
);
export const ConfirmationMustMatch = refusing({ again: 'New2pass' }, 'Confirm password', "Passwords don't match");

export const ChangingThePassword: Story = {
  parameters: { msw: apiHandlers({ changePassword: faults.silent }) },
  play: async (context) => {
    await change(context);
    await waitFor(() => expect(screen.getByLabelText('New password')).toBeDisabled());
    await expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  },
};

export const FailedWithTheBackendsReason = failing(
  { kind: 'answer', status: 400, body: { message: 'The current password is not correct.' } },
  'The current password is not correct.',
);
export const FailedWithoutAReason = failing(faults.wordless, 'Failed to change password');

export const ClosesTwoSecondsAfterTheChange: Story = {
  play: async (context) => {
    await change(context);
    await expectNotice(context, 'success', 'Password changed successfully');
    await expect(await screen.findByRole('status')).toHaveTextContent('Password changed successfully');
    const clock = await expectTimer(context);
    clock.advance(1999);
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
    clock.advance(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Change password' })).toHaveFocus());
  },
};

export const TheNewSessionIsStored: Story = {
  parameters: { msw: apiHandlers({ changePassword: answer({ token: makeToken({ tv: 2 }), user: testUser }) }) },
  play: async (context) => {
    await change(context);
    await expectNotice(context, 'success', 'Password changed successfully');
    await expect(worldOf(context).storage.read('token')).toBe(makeToken({ tv: 2 }));
  },
};

export const OnAPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

/** A link of the host opens it; nothing else is on the page. */
export const CustomComposition: Story = {
  render: () => (
    <PasswordChange.Root aria-label="Password" aria-labelledby={undefined}>
      <PasswordChange.Trigger variant="quiet">Another password</PasswordChange.Trigger>
      <PasswordChange.Dialog>
        <PasswordChangeForm />
      </PasswordChange.Dialog>
    </PasswordChange.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Another password' }));
    const dialog = await openDialog('Change Password');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  },
};
