import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answer, apiHandlers, faults } from '../../testing/msw-handlers.ts';
import { expectNotice, expectVisit } from '../../testing/story-expectations.ts';
import { fillForm } from '../../testing/story-form.ts';
import { expectSameSizesWithoutReset } from '../../testing/story-reset.ts';
import { signInAnatomy } from './sign-in.anatomy.ts';
import { DefaultSignUp } from './sign-up.tsx';

const meta = {
  title: 'Session/SignUp',
  component: DefaultSignUp,
  parameters: { explains: { parts: [signInAnatomy], machine: 'form' } },
} satisfies Meta<typeof DefaultSignUp>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const good = {
  'Full name': 'Maya Gurung',
  Email: 'maya@example.com',
  Phone: '+977 1 4000000',
  Password: 'Ridge4130',
  'Confirm password': 'Ridge4130',
};

/** Fills the form with good values but for those that are given, and submits it. */
async function signUp(
  context: PlayContext,
  given: Partial<typeof good> = {},
  { agrees = true }: { agrees?: boolean } = {},
) {
  const { canvas, userEvent } = context;
  await fillForm(context, canvas, { ...good, ...given });
  if (agrees) await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
}

/** One field is wrong: it alone says so, and has the focus. */
const refusing = (label: keyof typeof good, value: string, message: string): Story => ({
  play: async (context) => {
    await signUp(context, { [label]: value });
    const field = context.canvas.getByLabelText(label);
    await expect(context.canvas.getAllByText(message)).toHaveLength(1);
    await expect(field.getAttribute('aria-describedby')).toContain('error');
    await expect(field).toHaveFocus();
  },
});

export const Empty: Story = {
  play: async (context) => {
    // Both open beside the form, so that nothing typed is lost.
    for (const [name, path] of [
      ['Terms & Conditions', '/terms-conditions'],
      ['Privacy Policy', '/privacy-policy'],
    ]) {
      const link = context.canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', path);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  },
};

export const EveryErrorAtOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    for (const message of [
      'Please enter your full name',
      'Please enter a valid email address',
      'Please enter your phone number',
      'Password must be at least 8 characters long',
      'You must agree to the Terms & Conditions',
    ])
      await expect(canvas.getByText(message)).toBeVisible();
    await expect(canvas.getByLabelText('Full name')).toHaveFocus();
  },
};

export const FullNameIsRequired = refusing('Full name', '', 'Please enter your full name');
export const EmailMustBeValid = refusing('Email', 'maya@', 'Please enter a valid email address');
export const PhoneIsRequired = refusing('Phone', '', 'Please enter your phone number');

export const PasswordMustBeAtLeastEightCharacters: Story = {
  play: async (context) => {
    await signUp(context, { Password: 'Ridge41', 'Confirm password': 'Ridge41' });
    await expect(context.canvas.getByText('Password must be at least 8 characters long')).toBeVisible();
  },
};

export const PasswordsMustBeEqual = refusing('Confirm password', 'Ridge4131', 'Passwords do not match');

export const TermsMustBeAgreedTo: Story = {
  play: async (context) => {
    await signUp(context, {}, { agrees: false });
    await expect(context.canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'You must agree to the Terms & Conditions',
    );
  },
};

export const FieldsAreDisabledWhileLoading: Story = {
  parameters: { msw: apiHandlers({ register: faults.silent }) },
  play: async (context) => {
    await signUp(context);
    for (const label of Object.keys(good)) await expect(context.canvas.getByLabelText(label)).toBeDisabled();
  },
};

export const FailedWithTheBackendsReason: Story = {
  parameters: { msw: apiHandlers({ register: faults.emailTaken }) },
  play: async (context) => {
    await signUp(context);
    await expectNotice(context, 'error', 'Registration failed. Please try again.');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'There is already an account with this email address. Please sign in, or reset your password.',
    );
    await expect(context.canvas.getByLabelText('Full name')).toHaveValue('Maya Gurung');
  },
};

export const FailedOffline: Story = {
  parameters: { msw: apiHandlers({ register: faults.offline }) },
  play: async (context) => {
    await signUp(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Network error. Please check your internet connection.',
    );
  },
};

export const SuccessGoesToLogin: Story = {
  play: async (context) => {
    await signUp(context);
    await expectNotice(context, 'success', 'Registration successful! You can now log in.');
    await expectVisit(context, '/login');
  },
};

export const SuccessWithoutASessionGoesToLogin: Story = {
  parameters: { msw: apiHandlers({ register: answer({ message: 'User registered' }) }) },
  play: SuccessGoesToLogin.play,
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnAPageWithoutAReset: Story = {
  play: ({ canvasElement }) => expectSameSizesWithoutReset(canvasElement),
};
