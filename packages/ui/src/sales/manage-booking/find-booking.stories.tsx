import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { worldOf } from '../../testing/story-world.ts';
import { FindBooking } from './find-booking.tsx';
import { manageBookingAnatomy } from './manage-booking.anatomy.ts';

const meta = {
  title: 'Manage booking/FindBooking',
  component: FindBooking,
  parameters: { explains: { parts: [manageBookingAnatomy], machine: 'mailedCode' } },
  args: { reference: 'TH-7K3M2Q', onFound: fn() },
} satisfies Meta<typeof FindBooking>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsksForAddressAndNumber: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveValue('');
    await expect(canvas.getByLabelText('Booking number')).toHaveValue('TH-7K3M2Q');
  },
};

export const LeadsToAnAccount: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    // Its booking has joined the account since.
    await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }));
    await expect(worldOf(context).drafts.read('return')).not.toBeNull();
  },
};

export const OpensWithACode: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.type(canvas.getByLabelText('Email'), 'maya@example.com');
    await userEvent.click(canvas.getByRole('button'));
    const code = await canvas.findByLabelText('Code');
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.keyboard('123456{Enter}');
    await waitFor(() => expect(args.onFound).toHaveBeenCalledWith('TH-7K3M2Q'));
    await expect(worldOf(context).drafts.read('guest')).not.toBeNull();
  },
};

export const LeadsBackToTheAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'maya@example.com');
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the address' }));
    await expect(await canvas.findByLabelText('Email')).toHaveValue('maya@example.com');
  },
};
