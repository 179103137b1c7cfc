import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { apiCalls, BACKEND_URL, otherTestTerms, paidTestBooking } from '../../../testing/api-answers.ts';
import { apiHandlers, faults } from '../../../testing/msw-handlers.ts';
import { ready } from '../../../testing/remote.ts';
import { bookingPageArgs, OwnBookingPage, openDialogOf } from '../../../testing/story-booking-page.tsx';
import { expectTimer } from '../../../testing/story-expectations.ts';
import { signedInStorage } from '../../../testing/story-world.ts';
import { manageBookingAnatomy } from '../manage-booking.anatomy.ts';
import { DefaultManageBooking } from '../manage-booking.tsx';

const meta = {
  title: 'Manage booking/ManageBooking/Balance',
  tags: ['!autodocs'],
  component: DefaultManageBooking,
  parameters: {
    explains: { example: 'ManageBooking', parts: [manageBookingAnatomy], machine: 'balance', coversThePage: true },
    world: { storage: signedInStorage },
    msw: apiHandlers(),
  },
  args: bookingPageArgs,
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <OwnBookingPage {...args} />,
} satisfies Meta<typeof DefaultManageBooking>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const openDialog = (context: Context) => openDialogOf(context, 'Pay balance');

export const TheWholeBalance: Story = {
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(dialog.getByLabelText('Amount to pay now (US$)')).toHaveValue('3306');
    await expect(await dialog.findByText(/^The deposit of 20% is not refunded\./)).toBeVisible();
    const button = await dialog.findByRole('button', { name: 'Pay $3,306' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await context.userEvent.click(button);
    (await expectTimer(context)).advance(2000);
    await waitFor(() => expect(context.args.onChange).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // Until the backend sends the new sums, the same money can't be paid twice.
    await expect(context.canvas.queryByRole('button', { name: 'Pay balance' })).not.toBeInTheDocument();
  },
};

/** The office has booked for a guest: the deposit is offered where everything else is known. */
export const TheFirstPaymentOfAGuest: Story = {
  args: {
    data: ready([
      {
        ...paidTestBooking,
        ...{ status: 'pending', payments: [], paidAmount: 0, advanceAmount: 0, balanceAmount: 4133 },
        guest: { name: 'Maya Gurung', email: 'maya@example.org' },
        departureRequest: { status: 'confirmed', requestedAt: paidTestBooking.createdAt },
      },
    ]),
  },
  play: async (context) => {
    const dialog = await openDialogOf(context, 'Complete payment');
    await expect(dialog.getByLabelText('Amount to pay now (US$)')).toHaveValue('827');
    await expect(await dialog.findByRole('button', { name: 'Pay $827' })).toBeVisible();
    await expect(context.canvas.queryByRole('link', { name: 'Complete payment' })).not.toBeInTheDocument();
  },
};

export const TheTermsOfTheBooking: Story = {
  args: { data: ready([{ ...paidTestBooking, terms: otherTestTerms }]) },
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(
      await dialog.findByText(/^The deposit of 10% is not refunded\. If you cancel up to 45 days before the start/),
    ).toBeVisible();
  },
};

const onIntent = fn();

export const PartOfTheBalance: Story = {
  parameters: {
    msw: [
      http.post(`${BACKEND_URL}${apiCalls.createPaymentIntent.path}`, async ({ request }) => {
        const { amount, bookingId, numTravelers } = (await request.json()) as Record<string, unknown>;
        onIntent({ amount, bookingId, numTravelers });
        return HttpResponse.json(apiCalls.createPaymentIntent.answer);
      }),
      ...apiHandlers(),
    ],
  },
  play: async (context) => {
    onIntent.mockClear();
    const dialog = await openDialog(context);
    const amount = dialog.getByLabelText('Amount to pay now (US$)');
    await context.userEvent.clear(amount);
    await context.userEvent.type(amount, '1000{Enter}');
    await expect(await dialog.findByRole('button', { name: 'Pay $1,000' })).toBeVisible();
    (await expectTimer(context)).advance(600);
    await waitFor(() => expect(onIntent).toHaveBeenLastCalledWith({ amount: 1000, bookingId: 45, numTravelers: 3 }));
  },
};

export const AnAmountBelowTheMinimumIsRejected: Story = {
  play: async (context) => {
    const dialog = await openDialog(context);
    const amount = dialog.getByLabelText('Amount to pay now (US$)');
    await context.userEvent.clear(amount);
    await context.userEvent.type(amount, '5{Enter}');
    await expect(
      await dialog.findByText('Please enter an amount from $827 to $3,306. Until then we charge $3,306.'),
    ).toBeVisible();
    await expect(amount).toBeInvalid();
    await expect(dialog.getByRole('button', { name: 'Pay $3,306' })).toBeVisible();
  },
};

export const AFailedPreparationCanBeRetried: Story = {
  parameters: { msw: apiHandlers({ createPaymentIntent: faults.serverError }) },
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(await dialog.findByText('Payment request failed with status 500')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Pay balance' })).toHaveFocus());
  },
};

/** After a reload in mid-payment: its outcome is asked for before anything else. */
export const APaymentWithAnUnknownOutcomeComesFirst: Story = {
  parameters: {
    world: {
      storage: signedInStorage,
      drafts: {
        'balance.45': JSON.stringify({
          version: 1,
          owner: '7',
          saved: { amountUsd: 1000, pendingIntentId: 'mock_1', owedBeforeUsd: 3306 },
        }),
      },
    },
    msw: apiHandlers({ paymentStatus: faults.silent }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay balance' }));
    await expect(await dialog.findByText('Your payment is being processed. Please keep this page open.')).toBeVisible();
    await expect(dialog.getByLabelText('Amount to pay now (US$)')).toBeDisabled();
    await expect(dialog.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  },
};
