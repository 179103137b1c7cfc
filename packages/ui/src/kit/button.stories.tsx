import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from './button.tsx';
import { buttonAnatomy } from './kit.anatomy.ts';

const meta = {
  title: 'Kit/Button',
  component: Button,
  parameters: { explains: { parts: [buttonAnatomy] } },
  args: { children: 'Book Now', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Secondary: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book Now' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Primary: Story = { args: { variant: 'primary' } };

export const Quiet: Story = { args: { variant: 'quiet', children: 'Reset Filters' } };

export const AsWideAsItsContainer: Story = { args: { variant: 'primary', isWide: true } };

export const BusyIgnoresPressesAndKeepsFocus: Story = {
  args: { variant: 'primary', isBusy: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Book Now' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Book Now' })).toBeDisabled();
  },
};

export const ALinkThatLooksLikeOne: Story = {
  args: { asChild: true, children: <a href="/treks">Browse All Treks</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Browse All Treks' })).toHaveAttribute('href', '/treks');
  },
};
