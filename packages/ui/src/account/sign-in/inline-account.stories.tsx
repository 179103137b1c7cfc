import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { HeadingLevel } from '../../kit/heading.tsx';
import { SESSION_KEYS } from '../../provider/session-keys.ts';
import { apiHandlers, faults } from '../../testing/msw-handlers.ts';
import { fillForm } from '../../testing/story-form.ts';
import { worldOf } from '../../testing/story-world.ts';
import { accountFormAnatomy } from './account.anatomy.ts';
import { InlineAccount } from './inline-account.tsx';

const meta = {
  title: 'Session/InlineAccount',
  component: InlineAccount,
  parameters: { explains: { parts: [accountFormAnatomy], machine: 'form' } },
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

export const AFailureKeepsTheInput: Story = {
  parameters: { msw: apiHandlers({ register: faults.serverError }) },
  play: async (context) => {
    await register(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
    await expect(context.canvas.getByLabelText('Full name')).toHaveValue('Maya Gurung');
  },
};
