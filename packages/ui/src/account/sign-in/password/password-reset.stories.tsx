import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { makeToken } from '../../../testing/fixtures.ts';
import { type Answer, apiHandlers, faults } from '../../../testing/msw-handlers.ts';
import { expectNotice, expectVisit } from '../../../testing/story-expectations.ts';
import { fillForm } from '../../../testing/story-form.ts';
import { signedInStorage, worldOf } from '../../../testing/story-world.ts';
import { signInAnatomy } from '../sign-in.anatomy.ts';
import { DefaultPasswordReset } from './password-reset.tsx';

const meta = {
  title: 'Session/PasswordReset',
  component: DefaultPasswordReset,
  parameters: { explains: { parts: [signInAnatomy], machine: 'form' } },
  args: { token: makeToken(), email: 'maya@example.com' },
} satisfies Meta<typeof DefaultPasswordReset>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function reset(context: PlayContext, password = 'Ridge4130!', again = password) {
  const { canvas, userEvent } = context;
  await fillForm(context, canvas, { 'New password': password, 'Confirm password': again });
  await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
}

const refusing = (label: string, message: string, ...typed: [string, string?]): Story => ({
  play: async (context) => {
    await reset(context, ...typed);
    const field = context.canvas.getByLabelText(label);
    await expect(context.canvas.getByText(message)).toBeVisible();
    await expect(field.getAttribute('aria-describedby')).toContain('error');
    await expect(field).toHaveFocus();
  },
});

const failing = (answer: Answer, text: string): Story => ({
  parameters: { msw: apiHandlers({ resetPassword: answer }) },
  play: async (context) => {
    await reset(context);
    await expectNotice(context, 'error', text);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(text);
    await expect(context.canvas.getByLabelText('New password')).toHaveValue('Ridge4130!');
  },
});

const refused = (message: string): Answer => ({ kind: 'answer', status: 400, body: { message } });

/** Another link than a good one leads away. */
const leading = (path: string, args: Story['args'], storage?: Record<string, string>): Story => ({
  args: { ...args },
  ...(storage && { parameters: { world: { storage } } }),
  play: async (context) => {
    await expectVisit(context, path);
    await expect(worldOf(context).navigate).toHaveBeenLastCalledWith(path, { replace: true });
    await expect(context.canvas.queryByLabelText('New password')).not.toBeInTheDocument();
  },
});

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The link expires in 1 hour.')).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  },
};

export const ANewPasswordIsRequired: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    await expect(canvas.getByText('Please enter a new password')).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
  },
};

export const ItMustBeLongEnough = refusing('New password', 'Password must be at least 8 characters long', 'Rid4!');
export const ItMustBeMixed = refusing(
  'New password',
  'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character',
  'ridge4130',
);
export const BothMustMatch = refusing('Confirm password', 'Passwords do not match', 'Ridge4130!', 'Ridge4131!');

export const SettingThePassword: Story = {
  parameters: { msw: apiHandlers({ resetPassword: faults.silent }) },
  play: async (context) => {
    await reset(context);
    await expect(context.canvas.getByLabelText('New password')).toBeDisabled();
  },
};

export const PasswordResetComplete: Story = {
  play: async (context) => {
    await reset(context);
    await expectNotice(context, 'success', 'Your password has been successfully reset');
    const title = await context.canvas.findByRole('heading', { name: 'Password Reset Complete' });
    await waitFor(() => expect(title).toHaveFocus());
    await context.userEvent.click(context.canvas.getByRole('link', { name: 'Go to sign-in' }));
    await expectVisit(context, '/login');
  },
};

export const TheLinkHasExpired = failing(
  refused('The reset link has expired.'),
  'The password reset link has expired. Please request a new one.',
);
export const TheLinkWasUsedBefore = failing(
  refused('Invalid token: this reset link was used before.'),
  'Invalid reset token. Please request a new password reset link.',
);
export const FailedByTheServer = failing(
  faults.serverError,
  'Failed to reset your password. The link may have expired.',
);

const withNotice = (story: Story): Story => ({
  ...story,
  play: async (context) => {
    await expectNotice(context, 'error', 'Invalid password reset link. Please request a new one.');
    await story.play?.(context);
  },
});

export const ALinkWithoutATokenAsksForANewOne = withNotice(leading('/forgot-password', { token: null }));
export const ALinkWithHalfATokenToo = withNotice(leading('/forgot-password', { token: 'a.b' }));
export const ATokenWithoutAUserToo = withNotice(
  leading('/forgot-password', { token: makeToken({ userId: undefined }) }),
);
export const SignedInWithoutATokenGoesToTheProfile = leading('/user-profile', { token: null }, signedInStorage);
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
