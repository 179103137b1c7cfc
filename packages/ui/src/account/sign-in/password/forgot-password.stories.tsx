import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type Answer, apiHandlers, faults } from '../../../testing/msw-handlers.ts';
import { expectNotice, expectVisit } from '../../../testing/story-expectations.ts';
import { signInAnatomy } from '../sign-in.anatomy.ts';
import { DefaultForgotPassword } from './forgot-password.tsx';
import * as ForgotPassword from './forgot-password-parts.tsx';

const meta = {
  title: 'Session/ForgotPassword',
  component: DefaultForgotPassword,
  parameters: { explains: { parts: [signInAnatomy], machine: 'form' } },
} satisfies Meta<typeof DefaultForgotPassword>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const ask: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'maya@example.com');
  await userEvent.click(canvas.getByRole('button', { name: 'Send reset link' }));
};

const FAILED = 'Failed to process your request. Please try again.';

/** The input stays, and the visitor sees the reason. */
const failing = (answer: Answer, reason: string): Story => ({
  parameters: { msw: apiHandlers({ requestPasswordReset: answer }) },
  play: async (context) => {
    await ask(context);
    await expectNotice(context, 'error', FAILED);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(reason);
    await expect(context.canvas.getByLabelText('Email')).toHaveValue('maya@example.com');
  },
});

export const Empty: Story = {
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('link', { name: 'Return to Login' }));
    await expectVisit(context, '/login');
  },
};

export const EmailIsRequired: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send reset link' }));
    const email = canvas.getByLabelText('Email');
    await expect(email).toHaveAccessibleDescription('Please enter your email address');
    await expect(email).toHaveFocus();
  },
};

export const SendingTheRequest: Story = {
  parameters: { msw: apiHandlers({ requestPasswordReset: faults.silent }) },
  play: async (context) => {
    await ask(context);
    await expect(context.canvas.getByLabelText('Email')).toBeDisabled();
  },
};

export const CheckYourEmail: Story = {
  play: async (context) => {
    await ask(context);
    await expectNotice(context, 'success', 'Password reset instructions have been sent to your email');
    const title = await context.canvas.findByRole('heading', { name: 'Check Your Email' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(context.canvas.getByText(/The link expires in 1 hour\./)).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: 'Return to Login' })).toHaveAttribute('href', '/login');
  },
};

/** Pasted from a mail: the answer names the address as it was sent. */
export const PastedAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Email'));
    await userEvent.paste('Maya <mailto:maya.one\u200b@example.com>;');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reset link' }));
    await expect(await canvas.findByText(/^If there is an account for maya\.one@example\.com, /)).toBeVisible();
  },
};

export const TryAgainKeepsTheAddress: Story = {
  play: async (context) => {
    await ask(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: "Didn't receive the email? Try again" }));
    await expect(canvas.getByLabelText('Email')).toHaveValue('maya@example.com');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Forgot your password?' })).toHaveFocus());
  },
};

export const FailedByTheServer = failing(faults.serverError, 'Internal server error');
export const FailedOffline = failing(faults.offline, 'Network error. Please check your internet connection.');
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The host's own sentence and button, and another way on once the mail is under way. */
export const CustomComposition: Story = {
  render: () => (
    <ForgotPassword.Root className="my-card">
      <ForgotPassword.Title asChild>
        <h2>New password</h2>
      </ForgotPassword.Title>
      <ForgotPassword.Form>
        <ForgotPassword.EmailField label="Your mail" />
        <ForgotPassword.Submit isWide={false}>Mail me a link</ForgotPassword.Submit>
      </ForgotPassword.Form>
      <ForgotPassword.Sent>
        <ForgotPassword.Again>Once more</ForgotPassword.Again>
      </ForgotPassword.Sent>
    </ForgotPassword.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'New password' })).toHaveClass('my-card');
    await userEvent.type(canvas.getByLabelText('Your mail'), 'maya@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Mail me a link' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Once more' }));
    await expect(canvas.getByLabelText('Your mail')).toHaveValue('maya@example.com');
  },
};
