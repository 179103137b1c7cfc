import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { testUser } from '../../testing/fixtures.ts';
import { answer, apiHandlers } from '../../testing/msw-handlers.ts';
import { signedInStorage } from '../../testing/story-world.ts';
import { DefaultAccountCard } from './account-card.tsx';
import { accountCardAnatomy } from './profile.anatomy.ts';

const meta = {
  title: 'Profile/AccountCard',
  component: DefaultAccountCard,
  args: { onLogout: fn() },
  parameters: { explains: { parts: [accountCardAnatomy] }, world: { storage: signedInStorage } },
} satisfies Meta<typeof DefaultAccountCard>;
export default meta;

type Story = StoryObj<typeof meta>;

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
