import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll, expectNotice } from '../../../testing/story-expectations.ts';
import { worldOf } from '../../../testing/story-world.ts';
import { signInAnatomy } from '../sign-in.anatomy.ts';
import { DefaultGoogle } from './google.tsx';

const meta = {
  title: 'Session/Google',
  component: DefaultGoogle,
  parameters: { explains: { parts: [signInAnatomy] } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DefaultGoogle>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const button = ({ canvas }: PlayContext) => canvas.getByRole('button', { name: 'Continue with Google' });

export const GoesToTheBackend: Story = {
  play: async (context) => {
    await expect(button(context)).not.toHaveAccessibleDescription();
    await context.userEvent.click(button(context));
    const { redirectExternal, drafts } = worldOf(context);
    const marker = drafts.read('google-marker')?.split(' ')[0] ?? '';
    await expect(marker).toMatch(/^[0-9a-f]{32}$/);
    await expect(redirectExternal).toHaveBeenCalledWith(`https://api.example.com/auth/google?marker=${marker}`);
  },
};

export const NotOffered: Story = {
  args: { offersGoogle: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText(/Google|^or$/)).toBeNull();
  },
};

export const NotSetUp: Story = {
  args: { offersGoogle: 'unavailable' },
  play: async (context) => {
    const advice = 'Google sign-in is not available at the moment. Please use your email and password.';
    await expect(context.canvas.getByText(advice)).toBeVisible();
    await expect(button(context)).toHaveAccessibleDescription(advice);
    await expect(button(context)).toBeDisabled();
  },
};

export const DisabledDuringAnotherSignIn: Story = {
  args: { disabled: true },
  play: async (context) => {
    await expect(button(context)).toBeDisabled();
    button(context).click();
    await expect(worldOf(context).redirectExternal).not.toHaveBeenCalled();
  },
};

export const TheRedirectFails: Story = {
  play: async (context) => {
    worldOf(context).redirectExternal.mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    await context.userEvent.click(button(context));
    await expectNotice(context, 'error', 'Failed to sign in with Google. Please try again.');
    await expect(button(context)).toBeEnabled();
  },
};

export const WithoutBrowserStorage: Story = {
  parameters: { world: { blocksDrafts: true } },
  play: async (context) => {
    await context.userEvent.click(button(context));
    await expectNotice(context, 'error', 'Failed to sign in with Google. Please try again.');
    await expect(worldOf(context).redirectExternal).not.toHaveBeenCalled();
  },
};

export const OnAPhone: Story = {
  args: { offersGoogle: 'unavailable' },
  globals: { viewport: { value: 'phone' } },
  play: expectNoSidewaysScroll,
};
