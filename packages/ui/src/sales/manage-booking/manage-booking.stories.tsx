import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { BookedTrek, InvoiceEntity } from '../../api/entities.ts';
import { ArrivalList } from '../../kit/arrival/arrival-list.tsx';
import { paidTestBooking as paid, unpaidTestBooking as unpaid } from '../../testing/api-answers.ts';
import { DIALOG_KEYS, type Explained } from '../../testing/explained.ts';
import { answer, apiHandlers } from '../../testing/msw-handlers.ts';
import { failed, loading, ready } from '../../testing/remote.ts';
import { bookingPageArgs, OwnBookingPage } from '../../testing/story-booking-page.tsx';
import { expectNotice, expectVisit } from '../../testing/story-expectations.ts';
import { expectSameSizesWithoutReset } from '../../testing/story-reset.ts';
import { signedInStorage } from '../../testing/story-world.ts';
import { bookingInvoiceAnatomy, bookingReceiptAnatomy, manageBookingAnatomy } from './manage-booking.anatomy.ts';
import { DefaultManageBooking } from './manage-booking.tsx';
import * as ManageBooking from './manage-booking-parts.ts';

const meta = {
  title: 'Manage booking/ManageBooking',
  component: DefaultManageBooking,
  parameters: {
    explains: {
      examples: ['from-the-backend', 'with-a-packing-list', 'a-receipt'],
      parts: [manageBookingAnatomy, bookingReceiptAnatomy, bookingInvoiceAnatomy],
      namespaces: { ManageBooking },
      keyboard: DIALOG_KEYS,
      accessibility: [
        'The booking is an article; the trek is its heading of level 1.',
        'Sums and facts are lists of names and values.',
        'The result of a cancellation is announced, and the dialog says first what is refunded.',
        'The receipt is made for printing: its buttons are not on paper.',
      ],
    } satisfies Explained,
    world: { storage: signedInStorage },
  },
  args: {
    ...bookingPageArgs,
    documents: <li>A passport that is valid for at least 6 months beyond the end of your trek</li>,
  },
} satisfies Meta<typeof DefaultManageBooking>;
export default meta;

type Story = StoryObj<typeof meta>;

const showing = (changes: Partial<BookedTrek>): Story['args'] => ({
  data: ready([{ ...paid, ...changes }]),
});
const withCancellation = (status: string, refundAmount = 0) => ({
  cancellation: { status, refundAmount, requestedAt: '2030-02-01T08:00:00.000Z' },
});

export const Confirmed: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await expect(canvas.getByText('Booking TH-7K3M2Q')).toBeVisible();
    for (const text of [
      'StartOctober 1, 2030EndOctober 12, 2030Travelers3',
      'Per person$1,450Group discount (5%)−$217.50Total$4,132.50Rounding+$0.50Paid$827Balance$3,306due September 1, 2030',
      'Pay the balance of $3,306 by September 1, 2030.',
    ]) {
      await expect(canvasElement).toHaveTextContent(text);
    }
    await expect(canvas.getByRole('link', { name: '+977 1 555 0103' })).toHaveAttribute('href', 'tel:+97715550103');
    await expect(canvas.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('download', 'trek.ics');
    await expect(canvas.queryByText('Paid in full')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Complete payment' })).not.toBeInTheDocument();
    await context.userEvent.click(canvas.getByRole('link', { name: paid.trek.title }));
    await expectVisit(context, '/treks/annapurna-base-camp-trek');
  },
};

const arrival = {
  ...{ airportPickup: true, nightsBefore: 2, nightsAfter: null, meetingPoint: null, emergencyPhone: null },
  transfers: [{ text: 'Jeep to Ramechhap at 2 am', isIncluded: true }],
};

export const WithTheArrival: Story = {
  args: {
    arrival: (
      <>
        <ManageBooking.Heading>Arrival and departure</ManageBooking.Heading>
        <ArrivalList arrival={arrival} title={paid.trek.title} />
      </>
    ),
  },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await expect(canvas.getByRole('heading', { name: 'Arrival and departure' })).toBeVisible();
    for (const text of ['AirportWe meet you there', 'TransfersJeep to Ramechhap at 2 am (included)']) {
      await expect(canvasElement).toHaveTextContent(text);
    }
    // The company has not said the rest: it promises nothing.
    const [askUs] = canvas.getAllByRole('link', { name: 'Ask us' });
    await context.userEvent.click(askUs as HTMLElement);
    await expectVisit(context, '/contact?trek=Annapurna%20Base%20Camp%20Trek');
  },
};

export const OfAGuestSaysWhereDetailsAreFilledIn: Story = {
  args: showing({ guest: { name: 'Maya Gurung', email: 'maya@example.org' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Create an account with this email address/)).toBeVisible();
    await expect(canvas.queryByText(/^Send us each traveler’s name/)).not.toBeInTheDocument();
  },
};

// A backend without the call: your page is asked.
export const AChangeRequestCarriesTheReference: Story = {
  parameters: { world: { storage: signedInStorage, capabilities: [] } },
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('link', { name: 'Request a change' }));
    await expectVisit(context, '/contact?booking=TH-7K3M2Q');
  },
};

export const EachPaymentHasItsReceipt: Story = {
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('link', { name: 'Receipt of $827, January 1, 2030' }));
    await expectVisit(context, '/booking/TH-7K3M2Q?receipt=pi_1');
  },
};

export const Receipt: Story = {
  args: { receipt: 'pi_1' },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await expect(canvas.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
    for (const text of [
      ...['Trek Himalaya', 'TH-7K3M2Q', 'January 1, 2030', '$827', 'from October 1, 2030, 3 travelers'],
      'Total$4,132.50Rounding+$0.50Paid$827Balance$3,306',
    ]) {
      await expect(canvasElement).toHaveTextContent(text);
    }
    await context.userEvent.click(canvas.getByRole('link', { name: 'Back to your booking' }));
    await expectVisit(context, '/booking/TH-7K3M2Q');
  },
};

/** Opened on January 1 and paid on the 2nd in Nepal; a part of it went back since. */
const payments = paid.payments.map((payment) => ({
  ...payment,
  ...{ paidAt: '2030-01-01T20:00:00.000Z', refundedAmount: 100.5 },
}));

export const PartlyRefundedPayment: Story = {
  args: showing({ payments }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$100.50 refunded, $726.50 remaining')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Receipt of $827, January 2, 2030' })).toBeVisible();
  },
};

export const ReceiptOfAPartlyRefundedPayment: Story = {
  args: { ...showing({ payments }), receipt: 'pi_1' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
    for (const text of ['Received onJanuary 2, 2030', 'Amount$827', 'Refunded$100.50', 'Remaining$726.50']) {
      await expect(canvasElement).toHaveTextContent(text);
    }
  },
};

const payer = { name: 'Himal Insurance Ltd', address: '1 Claims Road\nSydney NSW 2000' };
const numbered = paid.payments.map((payment) => ({ ...payment, receiptNumber: 'R-00042' }));

export const ReceiptWithItsPayer: Story = {
  args: { ...showing({ payments: numbered, payer }), receipt: 'pi_1', onChange: fn() },
  parameters: {
    msw: apiHandlers({ savePayer: answer({ booking: paid }) }),
  },
  play: async (context) => {
    const { canvas, canvasElement, userEvent, args } = context;
    for (const text of ['Receipt no.R-00042', 'PayerHimal Insurance Ltd1 Claims RoadSydney NSW 2000'])
      await expect(canvasElement).toHaveTextContent(text);
    await expect(canvasElement).not.toHaveTextContent('pi_1');
    await userEvent.click(canvas.getByRole('button', { name: 'Change payer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Payer' }));
    await userEvent.clear(dialog.getByLabelText('Postal address'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Please enter the postal address of the payer')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Postal address'), '2 Claims Road');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    await expectNotice(context, 'success', 'The payer is saved.');
  },
};

const invoice: InvoiceEntity = {
  number: 'I-00017',
  kind: 'invoice',
  issuedOn: '2030-01-02',
  payer,
  company: ['Trek Himalaya', 'Paknajol Marg, Thamel', 'Company Regd. No. 59628', 'PAN/VAT No. 300000103'],
  trek: paid.trek.title,
  ...{ startDate: '2030-10-01', endDate: '2030-10-12', travelers: 3 },
  lines: [
    { kind: 'per-person', amount: 1450 },
    { kind: 'discount', percent: 5, amount: -217.5 },
    { kind: 'line', text: 'Single room', amount: 60 },
  ],
  total: 4192.5,
};
const creditNote: InvoiceEntity = {
  ...invoice,
  ...{ kind: 'credit-note', number: 'C-00003', corrects: 'I-00017', issuedOn: '2030-01-05', total: -4192.5 },
  lines: invoice.lines.map((line) => ({ ...line, amount: -line.amount })),
};

export const InvoiceIsRequested: Story = {
  render: (args) => <OwnBookingPage {...args} />,
  args: { ...showing({ invoices: [], payer }), onChange: fn() },
  parameters: { msw: apiHandlers({ issueInvoice: answer({ booking: { ...paid, invoices: [invoice] } }) }) },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Request an invoice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invoice' }));
    await expect(dialog.getByLabelText('Name or company')).toHaveValue('Himal Insurance Ltd');
    await expect(dialog.getByText(/^An issued invoice never changes\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Issue the invoice' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    await expectNotice(context, 'success', 'Your invoice is ready.');
  },
};

export const InvoiceIsNotIssued: Story = {
  render: (args) => <OwnBookingPage {...args} />,
  args: { ...showing({ invoices: [], payer }), onChange: fn() },
  parameters: {
    msw: apiHandlers({
      issueInvoice: { kind: 'answer', status: 409, body: { message: 'There is nothing to invoice.' } },
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request an invoice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invoice' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Issue the invoice' }));
    await expect(await dialog.findByText('There is nothing to invoice.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const IssuedInvoices: Story = {
  args: showing({ invoices: [invoice, creditNote], payer }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.getByRole('button', { name: 'Request a corrected invoice' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Credit note C-00003' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Invoice I-00017' }));
    await expectVisit(context, '/booking/TH-7K3M2Q?invoice=I-00017');
  },
};

export const Invoice: Story = {
  args: { ...showing({ invoices: [invoice, creditNote], payer }), invoice: 'I-00017' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Invoice' })).toBeVisible();
    for (const text of [
      'PAN/VAT No. 300000103',
      'NumberI-00017',
      'DateJanuary 2, 2030',
      'Single room+$60Total$4,192.50',
    ])
      await expect(canvasElement).toHaveTextContent(text);
  },
};

export const CreditNote: Story = {
  args: { ...showing({ invoices: [invoice, creditNote], payer }), invoice: 'C-00003' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Credit note' })).toBeVisible();
    for (const text of ['Takes backI-00017', 'Total−$4,192.50']) await expect(canvasElement).toHaveTextContent(text);
  },
};

const LONG_WORD = 'Wolfeschlegelsteinhausenbergerdorff';

export const InvoiceOnAPhone: Story = {
  args: {
    ...showing({ invoices: [{ ...invoice, payer: { name: LONG_WORD.repeat(2), address: LONG_WORD } }] }),
    invoice: 'I-00017',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const UnknownInvoice: Story = {
  args: { ...showing({ invoices: [invoice] }), invoice: 'I-00018' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Booking not found');
  },
};

export const BackendWithoutInvoices: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Booking TH-7K3M2Q');
    await expect(canvas.queryByRole('button', { name: 'Request an invoice' })).not.toBeInTheDocument();
  },
};

export const ReceiptOfAnUnknownPayment: Story = {
  args: { receipt: 'pi_2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Booking not found');
  },
};

const departureRequest = { status: 'requested', requestedAt: '2030-01-01T00:00:00.000Z' };

export const DepartureRequested: Story = {
  args: { data: ready([{ ...unpaid, departureRequest }]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You asked for this departure. We confirm within 24 hours/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Complete payment' })).not.toBeInTheDocument();
  },
};

export const Unpaid: Story = {
  args: { data: ready([unpaid]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your place is confirmed once the advance is paid.');
    const link = canvas.getByRole('link', { name: 'Complete payment' });
    await expect(link).toHaveAttribute('href', '/treks/annapurna-base-camp-trek?book=2030-10-01');
    await expect(canvas.queryByText('Payments')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
  },
};

export const PaidInFull: Story = {
  args: showing({ paidAmount: 4133, balanceAmount: 0, balanceDueDate: null }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Paid in full')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('due ');
  },
};

export const LeaderOfALargeGroup: Story = {
  args: showing({
    ...{ travelers: 16, totalAmount: 18_487.5, paidAmount: 3698, balanceAmount: 14_790 },
    leaderDiscount: [{ fromTravelers: 16, percent: 100 }],
    priceLines: [],
  }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Group discount (15%)−$3,480Leader’s place−$1,232.50Total$18,487.50Rounding+$0.50Paid$3,698Balance$14,790',
    );
  },
};

export const PriceLines: Story = {
  args: showing({
    ...{ totalAmount: 4283, paidAmount: 857, balanceAmount: 3426 },
    priceLines: [
      { kind: 'discount', text: 'For the day that the rain took from us', amount: -100 },
      { kind: 'of a later release', text: 'Mountain flight', amount: 250.5 },
    ],
  }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Group discount (5%)−$217.50For the day that the rain took from us−$100Mountain flight+$250.50Total$4,283Paid$857',
    );
  },
};

export const MoneyThatWasNotOwed: Story = {
  args: showing({
    payments: paid.payments.flatMap((one) => [one, { ...one, id: 'pi_2', amount: 290, isOwed: false }]),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'We received $290 that was not owed. We will return it or ask you.',
    );
  },
};

const past = { startDate: '2029-12-01', endDate: '2029-12-12' };

export const Over: Story = {
  args: showing({ ...past, balanceDueDate: '2029-11-01' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your trek is over. Thank you for walking with us.');
    await expect(canvas.queryByText(/We look forward/)).not.toBeInTheDocument();
    await expect(canvas.queryByText('Documents to bring')).not.toBeInTheDocument();
    // A balance stays owed.
    await expect(canvas.getByRole('button', { name: 'Pay balance' })).toBeVisible();
  },
};

export const NeverPaid: Story = {
  args: { data: ready([{ ...unpaid, ...past }]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('can no longer be completed');
    await expect(canvas.queryByRole('link', { name: 'Complete payment' })).not.toBeInTheDocument();
    await expect(canvas.queryByText('What happens next')).not.toBeInTheDocument();
  },
};

export const PricePerPersonUnknown: Story = {
  args: showing({ pricePerPerson: undefined }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Total$4,132.50Rounding+$0.50Paid$827Balance$3,306');
    await expect(canvas.queryByText('Per person')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/^Group discount/)).not.toBeInTheDocument();
  },
};

export const BalanceDueNow: Story = {
  args: showing({ startDate: '2030-01-20', endDate: '2030-01-31', balanceDueDate: '2030-01-01' }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('$3,306due now (due January 1, 2030)');
    await expect(canvasElement).toHaveTextContent('Pay the balance of $3,306 now');
  },
};

export const CancellationRequested: Story = {
  args: showing(withCancellation('requested')),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You asked to cancel this booking on February 1, 2030. Our office will confirm it by email; under our terms, $0 will be refunded.',
    );
  },
};

export const CancellationDeclined: Story = {
  args: showing(withCancellation('declined')),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('could not cancel this booking as you asked');
  },
};

export const Canceled: Story = {
  args: showing({ status: 'cancelled', balanceAmount: 0, ...withCancellation('approved', 600) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This booking is canceled. We’ll refund $600');
    await expect(canvas.queryByText('What happens next')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Documents to bring')).not.toBeInTheDocument();
  },
};

export const LoadingYourBooking: Story = {
  args: { data: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your booking...');
  },
};

export const ErrorLoadingYourBooking: Story = {
  args: { data: failed('Request timed out. Please try again.', fn()) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading your booking: Request timed out.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.data.retry).toHaveBeenCalledOnce();
  },
};

export const NotFound: Story = {
  args: { reference: 'TH-CCCCCC' },
  play: async (context) => {
    await expect(context.canvas.getByText('There is no booking TH-CCCCCC in your account.')).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('link', { name: 'My Bookings' }));
    await expectVisit(context, '/user-profile');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnAPageWithoutAReset: Story = {
  play: ({ canvasElement }) => expectSameSizesWithoutReset(canvasElement),
};

/** The sums alone, in a card of the host's. */
export const CustomComposition: Story = {
  render: () => (
    <ManageBooking.Root booking={paid} className="my-booking">
      <ManageBooking.Title asChild>
        <h2>My trek</h2>
      </ManageBooking.Title>
      <ManageBooking.Sums />
    </ManageBooking.Root>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveClass('my-booking');
    await expect(canvas.getByRole('heading', { level: 2, name: 'My trek' })).toBeVisible();
  },
};
