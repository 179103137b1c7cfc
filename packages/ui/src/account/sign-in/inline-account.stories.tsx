import type { Meta, StoryObj } from '@storybook/react-vite';
import { useContext, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { LanguageContext } from '../../core/texts/language.ts';
import { HeadingLevel } from '../../kit/heading.tsx';
import { SESSION_KEYS } from '../../provider/session-keys.ts';
import { TrekProvider, usePorts } from '../../provider/trek-provider.tsx';
import { answer, apiHandlers, faults } from '../../testing/msw-handlers.ts';
import { expectNotice } from '../../testing/story-expectations.ts';
import { fillForm } from '../../testing/story-form.ts';
import { worldOf } from '../../testing/story-world.ts';
import { InlineAccount } from './inline-account.tsx';
import { signInAnatomy } from './sign-in.anatomy.ts';

const meta = {
  title: 'Session/InlineAccount',
  component: InlineAccount,
  parameters: { explains: { parts: [signInAnatomy], machine: 'form' } },
  render: () => (
    <HeadingLevel start={2}>
      <InlineAccount />
    </HeadingLevel>
  ),
} satisfies Meta<typeof InlineAccount>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignsIn: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText('Email'), 'maya@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'Ridge4130');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    const { storage, navigate } = worldOf(context);
    await waitFor(() => expect(storage.read(SESSION_KEYS.token)).not.toBeNull());
    await expect(navigate).not.toHaveBeenCalled();
  },
};

export const TheFormsReplaceEachOther: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
    await expect(canvas.getByLabelText('Full name')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};

const register: NonNullable<Story['play']> = async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
  await fillForm(context, canvas, {
    'Full name': 'Maya Gurung',
    Email: 'maya@example.com',
    Phone: '+977 1 4000000',
    Password: 'Ridge4130',
    'Confirm password': 'Ridge4130',
  });
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
};

export const SignsUpAndIsSignedIn: Story = {
  play: async (context) => {
    await register(context);
    const { storage, navigate } = worldOf(context);
    await waitFor(() => expect(storage.read(SESSION_KEYS.token)).not.toBeNull());
    await expect(navigate).not.toHaveBeenCalled();
  },
};

/** Many backends have their visitors sign in after they have registered. */
export const SignsUpWithoutASession: Story = {
  parameters: { msw: apiHandlers({ register: answer({ message: 'User registered' }) }) },
  play: async (context) => {
    await register(context);
    await expectNotice(context, 'success', 'Registration successful! You can now log in.');
    await waitFor(() => expect(context.canvas.getByLabelText('Email')).toHaveFocus());
    await expect(context.canvas.getByLabelText('Email')).toHaveValue('maya@example.com');
    await expect(context.canvas.queryByLabelText('Full name')).toBeNull();
    await expect(worldOf(context).storage.read(SESSION_KEYS.token)).toBeNull();
  },
};

export const AFailureKeepsTheInput: Story = {
  parameters: { msw: apiHandlers({ register: faults.serverError }) },
  play: async (context) => {
    await register(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
    await expect(context.canvas.getByLabelText('Full name')).toHaveValue('Maya Gurung');
  },
};

/** On an agency's page: no pages of its own, and a token that ends with the tab. */
function OnOthersPage({ isTokenOfHost = false }) {
  const { api, notify, placeholderImage, clock, storage } = usePorts();
  const ports = { api, notify, placeholderImage, clock };
  const [tab] = useState(() => ({ ...storage, endsWithTab: true, isTokenOfHost }));
  return (
    <TrekProvider
      {...ports}
      storage={tab}
      signIn="inline"
      paths={NO_PAGES}
      messages={useContext(LanguageContext).messages}
    >
      <HeadingLevel start={2}>
        <InlineAccount />
      </HeadingLevel>
    </TrekProvider>
  );
}
const NO_PAGES = { terms: null, privacy: null, forgotPassword: null };
const onOthersPage = { render: () => <OnOthersPage /> } satisfies Story;

export const AForgottenPasswordIsResetInPlace: Story = {
  ...onOthersPage,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Remember me')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot your password?' }));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Email'), 'maya@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reset link' }));
    await expect(await canvas.findByText(/a link that sets a new password is on its way/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Return to Login' }));
    await expect(canvas.getByLabelText('Password')).toBeVisible();
  },
};

export const TheTermsAreThoseOfTheBackend: Story = {
  ...onOthersPage,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
    const terms = await canvas.findByRole('link', { name: 'Terms & Conditions' });
    await expect(terms).toHaveAttribute('href', 'https://treks.example/terms-conditions');
    await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
    await expect(canvas.getByText('You book with Trek Himalaya.')).toBeVisible();
  },
};

export const AKnownAddressLeadsToItsPassword: Story = {
  ...onOthersPage,
  parameters: { msw: apiHandlers({ register: faults.emailTaken }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await register(context);
    const words = 'There is already an account with this email address. Please sign in, or reset your password.';
    await expect(await canvas.findByRole('alert')).toHaveTextContent(words);
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot your password?' }));
    await expect(canvas.getByRole('button', { name: 'Send reset link' })).toBeVisible();
  },
};

/** With `getToken`: whether it gives none or one that the backend refuses, no account of ours helps. */
export const AHostSignsItsVisitorsInByItself: Story = {
  render: () => <OnOthersPage isTokenOfHost />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/you have to be signed in on this website/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Load the page again' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
