import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { HeadingLevel } from '../../kit/heading.tsx';
import { TrekProvider, usePorts } from '../../provider/trek-provider.tsx';
import type { Explained } from '../../testing/explained.ts';
import { type Answer, apiHandlers, faults } from '../../testing/msw-handlers.ts';
import { expectNotice, expectVisit } from '../../testing/story-expectations.ts';
import { fillForm } from '../../testing/story-form.ts';
import { expectSameSizesWithoutReset } from '../../testing/story-reset.ts';
import { signedInStorage, worldOf } from '../../testing/story-world.ts';
import { useReturnAfterSignIn } from '../session/use-return-after-sign-in.ts';
import { signInAnatomy } from './sign-in.anatomy.ts';
import { DefaultSignIn } from './sign-in.tsx';
import * as SignIn from './sign-in-parts.tsx';

const meta = {
  title: 'Session/SignIn',
  component: DefaultSignIn,
  parameters: {
    explains: {
      examples: ['by-password-alone', 'your-own-words', 'what-comes-next'],
      parts: [signInAnatomy],
      namespaces: { SignIn },
      machine: 'form',
      keyboard: {
        Enter: 'In a field: sends the form.',
        Space: 'On ‘Remember me’ and on the button that shows the password: switches it.',
      },
      accessibility: [
        'The form is a section named by its heading of level 1, unless it is in a `HeadingLevel`.',
        'Fields have `autocomplete`, so that browsers and password managers can fill them.',
        'Errors are written below their fields, which they describe. The input stays.',
      ],
    } satisfies Explained,
  },
} satisfies Meta<typeof DefaultSignIn>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const signIn: Play = async (context) => {
  const { canvas, userEvent } = context;
  await fillForm(context, canvas, { Email: 'maya@example.com', Password: 'Ridge4130' });
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
};

const FAILED = 'Failed to sign in. Please check your credentials and try again.';

/** The input stays, the form gives the reason, and so does a toast. */
const failing = (answer: Answer): Story => ({
  parameters: { msw: apiHandlers({ signIn: answer }) },
  play: async (context) => {
    await signIn(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(FAILED);
    await expectNotice(context, 'error', FAILED);
    await expect(context.canvas.getByLabelText('Password')).toHaveValue('Ridge4130');
    await expect(context.canvas.getByLabelText('Email')).toBeEnabled();
  },
});

export const Empty: Story = {
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('link', { name: 'Forgot your password?' }));
    await expectVisit(context, '/forgot-password');
    await context.userEvent.click(context.canvas.getByRole('link', { name: 'Create an account' }));
    await expectVisit(context, '/signup');
  },
};

/** After signing up, once: the next visitor of this tab begins with nothing. */
export const TheAddressOfANewAccountIsThere: Story = {
  parameters: { world: { drafts: { 'registered-email': 'maya@example.com' } } },
  play: async (context) => {
    const { canvas } = context;
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveValue('maya@example.com'));
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await expect(worldOf(context).drafts.read('registered-email')).toBeNull();
  },
};

export const EmailAndPasswordAreRequired: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    const email = canvas.getByLabelText('Email');
    await expect(email).toHaveAccessibleDescription('Please enter your email address');
    await expect(email).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Please enter your password');
  },
};

export const AnErrorGoesOnceTheFieldIsValid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await userEvent.type(canvas.getByLabelText('Email'), 'm');
    await expect(canvas.queryByText('Please enter your email address')).not.toBeInTheDocument();
    await expect(canvas.getByText('Please enter your password')).toBeVisible();
  },
};

export const FocusGoesToTheFirstErrorEachTime: Story = {
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email');
    const password = canvas.getByLabelText('Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(email).toHaveFocus();
    await userEvent.type(email, 'maya@example.com');
    // Typing makes the next field the first that is not good, and moves nothing.
    await expect(email).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(password).toHaveFocus();
    await userEvent.clear(email);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(email).toHaveFocus();
  },
};

export const FocusIsRestoredAfterAFailure: Story = {
  parameters: { msw: apiHandlers({ signIn: faults.serverError }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText('Email'), 'maya@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'Ridge4130{Enter}');
    await expectNotice(context, 'error', FAILED);
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
  },
};

export const FieldsAreDisabledWhileLoading: Story = {
  parameters: { msw: apiHandlers({ signIn: faults.silent }) },
  play: async (context) => {
    await signIn(context);
    await expect(context.canvas.getByLabelText('Email')).toBeDisabled();
    await expect(context.canvas.getByLabelText('Password')).toBeDisabled();
    await expect(context.canvas.getByLabelText('Remember me')).toBeDisabled();
    await expect(context.canvas.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const FailedByWrongCredentials = failing(faults.unauthorized);
export const FailedByTheServer = failing(faults.serverError);
export const FailedOffline = failing(faults.offline);

export const OfflineShowsANoticeToo: Story = {
  parameters: { msw: apiHandlers({ signIn: faults.offline }) },
  play: async (context) => {
    await signIn(context);
    await expectNotice(context, 'error', FAILED);
    await expect(worldOf(context).notify).toHaveBeenCalledWith('error', FAILED, {
      detail: 'Network error. Please check your internet connection.',
    });
  },
};

export const FailedByAnAnswerThatIsNone = failing(faults.malformed);

export const SuccessfullySignedIn: Story = {
  play: async (context) => {
    await signIn(context);
    await expectNotice(context, 'success', 'Successfully signed in!');
    await expect(worldOf(context).notify).toHaveBeenCalledWith('success', 'Successfully signed in!', {
      durationMs: 3000,
    });
    await expect(worldOf(context).storage.read('token')).toMatch(/^[^.]+\.[^.]+\.[^.]+$/);
  },
};

export const GoogleGoesToTheBackend: Story = {
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Continue with Google' }));
    await expect(worldOf(context).redirectExternal).toHaveBeenCalledWith(
      expect.stringMatching(/^https:\/\/api\.example\.com\/auth\/google\?marker=/),
    );
  },
};

export const GoogleIsNotSetUp: Story = {
  args: { offersGoogle: 'unavailable' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue with Google' })).toHaveAccessibleDescription(
      'Google sign-in is not available at the moment. Please use your email and password.',
    );
  },
};

export const TheRedirectToGoogleFails: Story = {
  play: async (context) => {
    worldOf(context).redirectExternal.mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Continue with Google' }));
    await expectNotice(context, 'error', 'Failed to sign in with Google. Please try again.');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

function SignInPage() {
  useReturnAfterSignIn('/tours');
  return <DefaultSignIn />;
}

/** A host whose router makes another `navigate` with every step. */
function HostWithARouter() {
  const ports = usePorts();
  const [steps, setSteps] = useState(0);
  const navigate: typeof ports.navigate = (path, options) => {
    setSteps(steps + 1);
    ports.navigate(path, options);
  };
  return (
    <TrekProvider {...ports} navigate={navigate}>
      <SignInPage />
    </TrekProvider>
  );
}

const comesBackTo = (path: string): Play => {
  return async (context) => {
    await signIn(context);
    await expectVisit(context, path);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect(worldOf(context).navigate.mock.calls).toEqual([[path, { replace: true }]]);
  };
};

export const ReturnsToThePreviousPageOnce: Story = {
  tags: ['own-language'],
  render: () => <HostWithARouter />,
  parameters: { world: { drafts: { return: '/treks/annapurna-base-camp-trek?travelers=2' } } },
  play: comesBackTo('/treks/annapurna-base-camp-trek?travelers=2'),
};

export const AfterSignInTheHostDecidesWhereToGo: Story = {
  tags: ['own-language'],
  render: () => <HostWithARouter />,
  play: comesBackTo('/tours'),
};

export const SignedInVisitorsGoToTheProfile: Story = {
  tags: ['own-language'],
  render: () => <HostWithARouter />,
  parameters: { world: { storage: signedInStorage } },
  play: async (context) => {
    await expectVisit(context, '/user-profile');
  },
};

export const OnAPageWithoutAReset: Story = {
  play: ({ canvasElement }) => expectSameSizesWithoutReset(canvasElement),
};

export const CustomComposition: Story = {
  render: () => (
    <HeadingLevel start={2}>
      <SignIn.Root className="of-host">
        <SignIn.Form>
          <SignIn.EmailField label="Your e-mail" />
          <SignIn.PasswordField />
          <SignIn.Submit isWide={false}>Come in</SignIn.Submit>
          <SignIn.Failure />
        </SignIn.Form>
        <SignIn.Title>Are you with us already?</SignIn.Title>
      </SignIn.Root>
    </HeadingLevel>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Are you with us already?');
    await userEvent.click(canvas.getByRole('button', { name: 'Come in' }));
    await expect(canvas.getByLabelText('Your e-mail')).toHaveFocus();
    await expect(canvas.getByLabelText('Your e-mail')).toBeInvalid();
  },
};
