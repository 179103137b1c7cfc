import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { testUser } from '../../testing/fixtures.ts';
import { answer, apiHandlers, faults } from '../../testing/msw-handlers.ts';
import { expectNotice } from '../../testing/story-expectations.ts';
import { signedInStorage } from '../../testing/story-world.ts';
import { DefaultAccountCard } from './account-card.tsx';
import { accountCardAnatomy, profileEditAnatomy } from './profile.anatomy.ts';

const meta = {
  title: 'Profile/AccountCard',
  component: DefaultAccountCard,
  args: { onLogout: fn() },
  parameters: { explains: { parts: [accountCardAnatomy, profileEditAnatomy] }, world: { storage: signedInStorage } },
} satisfies Meta<typeof DefaultAccountCard>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

export const APasswordAccount: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'Maya Gurung' })).toBeVisible();
    await expect(canvas.getByText('maya@example.com')).toBeVisible();
    await expect(canvas.getByText('+977 1 4000000')).toBeVisible();
    await expect(canvas.queryByText('Google Account')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

export const AGoogleAccount: Story = {
  parameters: { msw: apiHandlers({ currentUser: answer({ ...testUser, googleId: '1089', phone: null }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Google Account')).toBeVisible();
    await expect(canvas.queryByText('Phone')).not.toBeInTheDocument();
  },
};

export const LongName: Story = {
  parameters: {
    msw: apiHandlers({
      currentUser: answer({ ...testUser, fullname: 'Wolfeschlegelsteinhausenbergerdorff-Hubertusburger Maximiliana' }),
    }),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: /Wolfe/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const wholeUser = { ...testUser, postalAddress: '12 Hill Street\nSydney NSW 2000\nAustralia' };

export const PostalAddress: Story = {
  parameters: { msw: apiHandlers({ currentUser: answer(wholeUser) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^12 Hill Street/)).toBeVisible();
  },
};

/** Opens a dialog of the card. */
async function open({ canvas, userEvent }: PlayContext, button: string, title: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: title }));
}

export const DetailsAreChanged: Story = {
  parameters: { msw: apiHandlers({ saveProfile: answer({ ...wholeUser, fullname: 'Maya Gurung-Rai' }) }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await open(context, 'Edit', 'Personal Info');
    await expect(dialog.getByLabelText('Phone')).toHaveValue('+977 1 4000000');
    await userEvent.clear(dialog.getByLabelText('Full name'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Please enter your full name')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Full name'), 'Maya Gurung-Rai');
    await userEvent.type(dialog.getByLabelText('Postal address'), '12 Hill Street');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('heading', { name: 'Maya Gurung-Rai' })).toBeVisible();
    await expect(canvas.getByText(/^12 Hill Street/)).toBeVisible();
    await expectNotice(context, 'success', 'Your details are saved.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const DetailsAreNotSaved: Story = {
  tags: ['own-language'],
  parameters: { msw: apiHandlers({ saveProfile: faults.offline }) },
  play: async (context) => {
    const dialog = await open(context, 'Edit', 'Personal Info');
    await context.userEvent.type(dialog.getByLabelText('Postal address'), '12 Hill Street');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Network error. Please check your internet connection.')).toBeVisible();
    await expect(dialog.getByLabelText('Postal address')).toHaveValue('12 Hill Street');
  },
};

/** Asks for a code to a new address. */
async function askForCode(context: PlayContext, password = 'Ridge4130') {
  const dialog = await open(context, 'Change email', 'Change email');
  await context.userEvent.type(dialog.getByLabelText('New email'), 'maya@work.example');
  await context.userEvent.type(dialog.getByLabelText('Current password'), password);
  await context.userEvent.click(dialog.getByRole('button', { name: 'Mail me the code' }));
  return dialog;
}

export const EmailIsChanged: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await askForCode(context);
    await expect(await dialog.findByText('maya@work.example')).toBeVisible();
    await expect(dialog.getByText(/^Nothing comes\?/)).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Code')).toHaveFocus());
    await userEvent.keyboard('123456{Enter}');
    await expect(await canvas.findByText('maya@work.example')).toBeVisible();
    await expectNotice(context, 'success', 'Your email address is changed.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const EmailStaysWithoutTheCode: Story = {
  parameters: {
    msw: apiHandlers({
      confirmEmailChange: { kind: 'answer', status: 400, body: { message: 'The code is not correct.' } },
    }),
  },
  play: async (context) => {
    const dialog = await askForCode(context);
    await waitFor(() => expect(dialog.getByLabelText('Code')).toHaveFocus());
    await context.userEvent.keyboard('123456{Enter}');
    await expect(await dialog.findByText(/^This code is not correct\./)).toBeVisible();
    await expect(context.canvas.getByText('maya@example.com')).toBeInTheDocument();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Change the address' }));
    await expect(await dialog.findByLabelText('New email')).toBeVisible();
  },
};

export const EmailNeedsThePassword: Story = {
  parameters: {
    msw: apiHandlers({
      requestEmailChange: { kind: 'answer', status: 400, body: { message: 'The current password is not correct.' } },
    }),
  },
  play: async (context) => {
    const dialog = await open(context, 'Change email', 'Change email');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Mail me the code' }));
    await expect(await dialog.findByText('Please enter a valid email address')).toBeVisible();
    await expect(dialog.getByText('Current password is required')).toBeVisible();
    await context.userEvent.type(dialog.getByLabelText('New email'), 'maya@work.example');
    await context.userEvent.type(dialog.getByLabelText('Current password'), 'wrong');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Mail me the code' }));
    await expect(await dialog.findByText('The current password is not correct.')).toBeVisible();
  },
};

export const EmailOfAGoogleAccount: Story = {
  parameters: { msw: apiHandlers({ currentUser: answer({ ...testUser, googleId: '1089' }) }) },
  play: async (context) => {
    await context.canvas.findByText('Google Account');
    const dialog = await open(context, 'Change email', 'Change email');
    await expect(dialog.getByText(/sign in with Google again first/)).toBeVisible();
    await expect(dialog.queryByLabelText('Current password')).toBeNull();
  },
};

export const BackendThatChangesNothing: Story = {
  parameters: { world: { storage: signedInStorage, capabilities: [] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Logout' });
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const EditingOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const dialog = await open(context, 'Edit', 'Personal Info');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible();
  },
};
