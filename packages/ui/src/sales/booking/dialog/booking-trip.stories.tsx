import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { apiHandlers, faults } from '../../../testing/msw-handlers.ts';
import { bookingDialog, leftBooking } from '../../../testing/story-booking.ts';
import { storyTrek } from '../../../testing/story-treks.ts';
import { bookingDialogAnatomy } from '../booking.anatomy.ts';
import { DefaultBooking } from '../booking.tsx';

const meta = {
  title: 'Booking/Booking/Group and date',
  tags: ['!autodocs'],
  component: DefaultBooking,
  args: { trek: storyTrek },
  parameters: {
    explains: { example: 'DefaultBooking', parts: [bookingDialogAnatomy], machine: 'booking', coversThePage: true },
    world: leftBooking(),
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof DefaultBooking>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TheGroupCanChangeInBothSteps: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await bookingDialog();
    const people = within(dialog.getByRole('group', { name: 'Travelers' }));
    const fewer = people.getByRole('button', { name: 'One person fewer' });
    const more = people.getByRole('button', { name: 'One person more' });
    await userEvent.click(fewer);
    await expect(people.getByText('1')).toBeVisible();
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(dialog.getByText('$1,450 × 3')).toBeVisible();
    await expect(await dialog.findByRole('button', { name: 'Pay $827' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await userEvent.click(dialog.getByRole('button', { name: 'One person fewer' }));
    await expect(dialog.getByText('$1,450 × 2')).toBeVisible();
    // One number, wherever it is shown.
    await expect(canvas.getByLabelText('Travelers', { selector: 'input' })).toHaveValue(2);
  },
};

export const TheEndDateFollowsTheStartDate: Story = {
  parameters: { world: leftBooking({ isPaying: false }) },
  play: async () => {
    const dialog = await bookingDialog();
    await expect(dialog.getByLabelText('Start date')).toHaveAccessibleDescription('Ends April 23, 2030');
  },
};

export const TheDateCanBeChangedBeforePaying: Story = {
  play: async ({ userEvent }) => {
    const dialog = await bookingDialog();
    await expect(dialog.getByText('April 12 – 23, 2030')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Change date' }));
    const field = dialog.getByLabelText('Start date');
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '2029-12-31');
    await userEvent.click(dialog.getByRole('button', { name: 'Save date' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('The booking date cannot be in the past'));
    await userEvent.clear(field);
    await userEvent.type(field, '2030-05-01');
    await userEvent.click(dialog.getByRole('button', { name: 'Save date' }));
    await expect(await dialog.findByText('May 1 – 12, 2030')).toBeVisible();
    await expect(await dialog.findByRole('button', { name: 'Pay $290' })).toBeVisible();
  },
};

export const TheDateCanStayTheSame: Story = {
  play: async ({ userEvent }) => {
    const dialog = await bookingDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Change date' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep date' }));
    await expect(dialog.getByRole('button', { name: 'Change date' })).toHaveFocus();
  },
};

export const NothingCanBeChangedWhileAPaymentIsUnderWay: Story = {
  parameters: { msw: apiHandlers({ paymentStatus: faults.silent }) },
  play: async ({ userEvent }) => {
    const dialog = await bookingDialog();
    const pay = await dialog.findByRole('button', { name: /^Pay / });
    await waitFor(() => expect(pay).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(pay);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'One person more' })).toBeDisabled());
    await expect(dialog.queryByRole('button', { name: 'Change date' })).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
