import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OfficeBookingDetail } from '@trek/api/office';
import { expect, within } from 'storybook/test';
import {
  expectNoSidewaysScroll,
  expectNotice,
  openDialog,
} from '../../../packages/ui/src/testing/story-expectations.ts';
import { signedInStorage } from '../../../packages/ui/src/testing/story-world.ts';
import { BookingPage } from './booking-page.tsx';
import { bookingHandlers, sentBooking, storyToChange } from './testing/story-bookings.ts';
import { StoryOffice } from './testing/story-office.tsx';

const request = storyToChange.changeRequest as NonNullable<OfficeBookingDetail['changeRequest']>;
const answered = (change: Partial<typeof request>): OfficeBookingDetail => ({
  ...storyToChange,
  changeRequest: {
    ...{ ...request, decidedBy: 'office@trek.example', decidedAt: '2030-01-06T10:00:00.000Z' },
    ...change,
  },
});

/** A booking whose owner asks for a change. The office is in English only. */
const meta: Meta = {
  title: 'Office/Request for a change',
  tags: ['!autodocs', 'own-language'],
  parameters: {
    world: { storage: signedInStorage },
    msw: bookingHandlers({ one: storyToChange, made: answered({ status: 'accepted' }) }),
  },
  render: () => (
    <StoryOffice address="/office/bookings/TH-4F7W2C">
      <BookingPage reference="TH-4F7W2C" />
    </StoryOffice>
  ),
};
export default meta;

type Story = StoryObj;

export const Accepted: Story = {
  play: async ({ canvas, userEvent, ...context }) => {
    await expect(await canvas.findByText(/^As of now: New total \$2,851/)).toBeVisible();
    await expect(canvas.getByText('Tshering Wangmo')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept the change' }));
    const dialog = within(await openDialog('Accept the change'));
    await userEvent.click(dialog.getByRole('button', { name: 'Accept the change' }));
    await expectNotice(context, 'success', 'The booking is changed, and the customer gets an email.');
    await expect(sentBooking).toHaveBeenCalledWith(
      expect.objectContaining({ decision: 'accepted', totalAmount: 2851, refundAmount: 0 }),
    );
    await expect(canvas.getByText('Accepted by office@trek.example on January 6, 2030')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Accept the change' })).not.toBeInTheDocument();
  },
};

export const WithTheFeeWaived: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept, waive the fee' }));
    const dialog = within(await openDialog('Accept, waive the fee'));
    await expect(dialog.getByText(/New total \$2,731/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Accept without the fee' }));
    await expect(sentBooking).toHaveBeenCalledWith(expect.objectContaining({ decision: 'waived', totalAmount: 2731 }));
  },
};

export const Declined: Story = {
  parameters: { msw: bookingHandlers({ one: storyToChange, made: answered({ status: 'declined', reason: 'Full.' }) }) },
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline the change' }));
    const dialog = within(await openDialog('Decline the change'));
    await userEvent.type(dialog.getByLabelText('Words to the customer'), 'Full.');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline the change' }));
    await expectNotice(context, 'success', 'The change is declined, and the customer gets an email.');
    await expect(canvas.getByText('Full.')).toBeVisible();
  },
};

export const NotPossibleAnyMore: Story = {
  parameters: {
    msw: bookingHandlers({ one: storyToChange, requested: { refused: 'This day can’t be booked.' } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This day can’t be booked.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Accept the change' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Decline the change' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: bookingHandlers({ one: storyToChange, requested: 'silent' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Request for a change')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Decline the change' })).toBeVisible();
  },
};

export const WithLongWordsOnAPhone: Story = {
  parameters: {
    msw: bookingHandlers({
      one: {
        ...storyToChange,
        changeRequest: { ...request, message: 'Höhenkrankheitsrückholversicherung '.repeat(20) },
      },
    }),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^As of now/)).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const InTheDark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^As of now/)).toBeVisible();
  },
};
