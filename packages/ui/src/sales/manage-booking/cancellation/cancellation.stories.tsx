import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { otherTestTerms, paidTestBooking as paid, unpaidTestBooking as unpaid } from '../../../testing/api-answers.ts';
import { answer, apiHandler, apiHandlers, faults } from '../../../testing/msw-handlers.ts';
import { ready } from '../../../testing/remote.ts';
import { bookingPageArgs, OwnBookingPage, openDialogOf } from '../../../testing/story-booking-page.tsx';
import { signedInStorage, workerOf } from '../../../testing/story-world.ts';
import { manageBookingAnatomy } from '../manage-booking.anatomy.ts';
import { DefaultManageBooking } from '../manage-booking.tsx';

const meta = {
  title: 'Manage booking/ManageBooking/Cancellation',
  tags: ['!autodocs'],
  component: DefaultManageBooking,
  parameters: {
    explains: { example: 'ManageBooking', parts: [manageBookingAnatomy], machine: 'cancellation', coversThePage: true },
    world: { storage: signedInStorage },
    msw: apiHandlers(),
  },
  args: {
    ...bookingPageArgs,
    data: ready([{ ...paid, paidAmount: 4133, balanceAmount: 0, balanceDueDate: null }]),
  },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <OwnBookingPage {...args} />,
} satisfies Meta<typeof DefaultManageBooking>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const openDialog = (context: Context) => openDialogOf(context, 'Cancel booking', 'alertdialog');

const refunded = { ...paid, cancellation: { status: 'requested', refundAmount: 3306, requestedAt: paid.createdAt } };

export const ShowsTheRefundBeforeSending: Story = {
  parameters: { msw: apiHandlers({ cancelBooking: answer({ booking: refunded }) }) },
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/^Under our terms, .* is not refunded/);
    await expect(
      dialog.getByText('Under our terms, $3,306 of the $4,133 you have paid is refunded if you cancel today.'),
    ).toBeVisible();
    await expect(dialog.getByText('The deposit of $827 is not refunded.')).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Ask to cancel' }));
    await expect(await dialog.findByRole('status')).toHaveTextContent(
      'We have received your request. Our office will confirm it by email; under our terms, $3,306 will be refunded.',
    );
    await expect(context.args.onChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Done' })).toHaveFocus());
    await context.userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const Unpaid: Story = {
  args: { data: ready([unpaid]) },
  parameters: { msw: apiHandlers({ cancelBooking: answer({ booking: { ...unpaid, status: 'cancelled' } }) }) },
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(dialog.getByText(/^Nothing has been paid: the booking is canceled right away/)).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Cancel now' }));
    await expect(await dialog.findByRole('status')).toHaveTextContent('This booking is canceled.');
  },
};

export const UnderTheTermsOfItsDay: Story = {
  args: { data: ready([{ ...paid, paidAmount: 4133, balanceAmount: 0, balanceDueDate: null, terms: otherTestTerms }]) },
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(dialog.getByText('The deposit of $413 is not refunded.')).toBeVisible();
  },
};

export const KeepsTheBooking: Story = {
  play: async (context) => {
    const dialog = await openDialog(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Keep booking' }));
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Cancel booking' })).toHaveFocus());
    await expect(context.args.onChange).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  parameters: { msw: apiHandlers({ cancelBooking: faults.silent }) },
  play: async (context) => {
    const dialog = await openDialog(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Ask to cancel' }));
    await expect(dialog.getByRole('button', { name: 'Ask to cancel' })).toHaveAttribute('aria-disabled', 'true');
    await expect(dialog.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  },
};

export const AFailedRequestCanBeRetried: Story = {
  parameters: { msw: apiHandlers({ cancelBooking: faults.serverError }) },
  play: async (context) => {
    const dialog = await openDialog(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Ask to cancel' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Internal server error');
    workerOf(context).use(apiHandler('cancelBooking', answer({ booking: refunded })));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Ask to cancel' }));
    await expect(await dialog.findByRole('status')).toHaveTextContent('We have received your request.');
  },
};
