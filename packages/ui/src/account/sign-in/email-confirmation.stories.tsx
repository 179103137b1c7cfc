import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeToken } from '../../testing/fixtures.ts';
import { type Answer, apiHandlers } from '../../testing/msw-handlers.ts';
import { DefaultEmailConfirmation } from './email-confirmation.tsx';
import { signInAnatomy } from './sign-in.anatomy.ts';

const meta = {
  title: 'Session/EmailConfirmation',
  component: DefaultEmailConfirmation,
  parameters: { explains: { parts: [signInAnatomy], machine: 'form' } },
  args: { token: makeToken() },
} satisfies Meta<typeof DefaultEmailConfirmation>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const press = ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Confirm my address' }));

const failing = (answer: Answer, text: string): Story => ({
  parameters: { msw: apiHandlers({ confirmEmail: answer }) },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(text);
    await expect(context.canvas.getByRole('button', { name: 'Confirm my address' })).toBeEnabled();
  },
});

const refused = (message: string): Answer => ({ kind: 'answer', status: 400, body: { message } });

export const WaitsForTheVisitor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  },
};

export const Working: Story = {
  parameters: { msw: apiHandlers({ confirmEmail: { kind: 'silent' } }) },
  play: async (context) => {
    await press(context);
    await expect(context.canvas.getByRole('button', { name: 'Confirm my address' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Confirmed: Story = {
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole('heading', { name: 'Your email address is confirmed' })).toHaveFocus();
    await expect(context.canvas.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/login');
  },
};

export const Expired = failing(refused('The confirmation link has expired.'), 'This link has expired.');
export const NotComplete = failing(refused('Invalid confirmation link'), 'This link is not complete.');
export const Failed = failing(
  { kind: 'answer', status: 500, body: {} },
  'Failed to confirm your email address. Please try again.',
);
