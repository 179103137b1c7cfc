import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ApiError } from '../../../api/api-error.ts';
import { worldOf } from '../../../testing/story-world.ts';
import { signInAnatomy } from '../sign-in.anatomy.ts';
import { RESEND_WAIT_MS } from './mailed-code.timing.ts';
import { MailedCodeForm } from './mailed-code-form.tsx';

const refused = (status: number) => fn(() => Promise.reject(new ApiError('Refused', { status })));
const silent = fn(() => new Promise<never>(() => {}));

const meta = {
  title: 'Session/MailedCode',
  component: MailedCodeForm,
  parameters: { explains: { parts: [signInAnatomy], machine: 'mailedCode' } },
  args: {
    email: 'maya@example.com',
    requestCode: fn(async () => 'code-1'),
    enterCode: fn(async () => {}),
    onProven: fn(),
    onChangeAddress: fn(),
  },
} satisfies Meta<typeof MailedCodeForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** Types a code, and confirms it with the keyboard alone. */
async function enter({ canvas, userEvent }: PlayContext, text: string) {
  const field = await canvas.findByLabelText('Code');
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard(`${text}{Enter}`);
  return field;
}

export const Sending: Story = {
  args: { requestCode: silent },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Sending a code...');
  },
};

export const WaitsForTheCode: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Code');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(canvas.getByText('maya@example.com')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send another code' })).not.toBeInTheDocument();
  },
};

export const Proven: Story = {
  play: async (context) => {
    await enter(context, '123456');
    await waitFor(() => expect(context.args.onProven).toHaveBeenCalledOnce());
    await expect(context.args.enterCode).toHaveBeenCalledWith({ codeId: 'code-1', code: '123456' });
  },
};

export const Pasted: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await waitFor(async () => expect(await canvas.findByLabelText('Code')).toHaveFocus());
    await userEvent.paste('123-456');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(args.enterCode).toHaveBeenCalledWith({ codeId: 'code-1', code: '123456' }));
  },
};

export const Checking: Story = {
  args: { enterCode: silent },
  play: async (context) => {
    await enter(context, '123456');
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

export const NotComplete: Story = {
  play: async (context) => {
    const field = await enter(context, '12345');
    await expect(field).toHaveAccessibleDescription(expect.stringContaining('Please enter the six digits of the code'));
    await expect(field).toHaveFocus();
    await expect(context.args.enterCode).not.toHaveBeenCalled();
  },
};

export const Wrong: Story = {
  args: { enterCode: refused(400) },
  play: async (context) => {
    const field = await enter(context, '123456');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining('This code is not correct.')),
    );
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('123456');
  },
};

const ending = (status: number, text: string): Story => ({
  args: { enterCode: refused(status) },
  play: async (context) => {
    await enter(context, '123456');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(text);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Send another code' }));
    await expect(await context.canvas.findByLabelText('Code')).toHaveValue('');
    await expect(context.args.requestCode).toHaveBeenCalledTimes(2);
  },
});

export const Expired = ending(410, 'This code has expired or was used.');
export const TooManyTries = ending(429, 'Too many wrong codes.');

export const Late: Story = {
  play: async ({ canvas, userEvent, args, ...context }) => {
    await canvas.findByLabelText('Code');
    worldOf(context as unknown as PlayContext).clock.advance(RESEND_WAIT_MS);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send another code' }));
    await waitFor(() => expect(args.requestCode).toHaveBeenCalledTimes(2));
  },
};

export const TooManyCodes: Story = {
  args: { requestCode: refused(429) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We have sent too many codes.');
    await userEvent.click(canvas.getByRole('button', { name: 'Change the address' }));
    await expect(args.onChangeAddress).toHaveBeenCalledOnce();
  },
};
