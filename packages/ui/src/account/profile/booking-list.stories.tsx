import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { testBookings, unpaidTestBooking } from '../../testing/api-answers.ts';
import { apiHandlers } from '../../testing/msw-handlers.ts';
import { failed, loading, ready } from '../../testing/remote.ts';
import { expectNotice, expectVisit } from '../../testing/story-expectations.ts';
import { expectSameSizesWithoutReset } from '../../testing/story-reset.ts';
import { signedInStorage } from '../../testing/story-world.ts';
import { DefaultBookingList } from './booking-list.tsx';
import * as BookingList from './booking-list-parts.tsx';
import { bookingListAnatomy } from './profile.anatomy.ts';

const meta = {
  title: 'Profile/BookingList',
  component: DefaultBookingList,
  parameters: { explains: { parts: [bookingListAnatomy] } },
  args: { data: ready(testBookings) },
} satisfies Meta<typeof DefaultBookingList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryStatusColor: Story = {
  play: async ({ canvas }) => {
    const colors = { confirmed: 'green', pending: 'yellow', cancelled: 'red', waitlisted: 'blue' };
    for (const [status, color] of Object.entries(colors))
      await expect(canvas.getByText(status)).toHaveAttribute('data-color', color);
    const first = canvas.getAllByRole('listitem')[0];
    for (const text of ['Annapurna Base Camp Trek', 'April 12 – 23, 2030', 'Advance', '$290', '$1,160'])
      await expect(first).toHaveTextContent(text);
  },
};

export const AmountAndDueDate: Story = {
  args: {
    data: ready(testBookings.filter(({ status }) => status === 'confirmed')),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Balance').parentElement).toHaveTextContent('$1,160due March 13, 2030');
    await expect(canvas.queryByRole('link', { name: 'Complete payment' })).not.toBeInTheDocument();
  },
};

export const AnOverdueBalanceIsDueNow: Story = {
  args: {
    data: ready(
      testBookings
        .filter(({ status }) => status === 'confirmed')
        .map((booking) => ({ ...booking, startDate: '2030-01-20', endDate: '2030-01-31' })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Balance').parentElement).toHaveTextContent('$1,160due now');
  },
};

export const PaidInFull: Story = {
  args: {
    data: ready(
      testBookings
        .filter(({ status }) => status === 'confirmed')
        .map((booking) => ({ ...booking, advanceAmount: 1450, balanceAmount: 0 })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^due /)).not.toBeInTheDocument();
  },
};

export const AnUnpaidBookingCanBePaid: Story = {
  args: { data: ready(testBookings.filter(({ status }) => status === 'pending')) },
  play: async (context) => {
    const [booking] = testBookings.filter(({ status }) => status === 'pending');
    await expect(context.canvas.getByText('Your place is confirmed once the advance is paid.')).toBeVisible();
    const link = context.canvas.getByRole('link', { name: 'Complete payment' });
    await expect(link.getAttribute('href')).toMatch(/^\/treks\/[a-z-]+\?book=\d{4}-\d{2}-\d{2}$/);
    await expect(link.getAttribute('href')).toContain(booking?.startDate);
  },
};

export const AnUnpaidBookingOfThePastCanNotBePaid: Story = {
  args: { data: ready([{ ...unpaidTestBooking, startDate: '2029-12-01', endDate: '2029-12-12' }]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/TH-7K3M2Q/)).toBeVisible();
    await expect(canvas.queryByText('Your place is confirmed once the advance is paid.')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Complete payment' })).not.toBeInTheDocument();
  },
};

export const AReferenceLinksToTheBookingPage: Story = {
  args: { data: ready([unpaidTestBooking, ...testBookings]) },
  play: async (context) => {
    // A backend that gives no references has no such pages: the others are not linked.
    await expect(context.canvas.getAllByRole('link', { name: /^Booking / })).toHaveLength(1);
    await context.userEvent.click(context.canvas.getByRole('link', { name: 'Booking TH-7K3M2Q' }));
    await expectVisit(context, '/booking/TH-7K3M2Q');
  },
};

export const ThePictureFillsItsCard: Story = {
  ...AReferenceLinksToTheBookingPage,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('listitem')) {
      const heightOf = (selector: string) => item.querySelector(selector)?.getBoundingClientRect().height ?? 0;
      await expect(heightOf('img')).toBeCloseTo(heightOf('[data-part="picture"]'), 0);
    }
  },
};

const lookedAt = { ...unpaidTestBooking, isUnfinished: true };

export const NotFinishedIsRemoved: Story = {
  args: { data: ready([lookedAt], fn()) },
  parameters: { world: { storage: signedInStorage } },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await expect(canvas.getByText('Not finished')).toHaveAttribute('data-color', 'yellow');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Annapurna Base Camp Trek?' }));
    await expect(dialog.getByText(/^You have paid nothing\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.data.retry).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.dblClick(again.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(args.data.retry).toHaveBeenCalledOnce());
    await expectNotice(context, 'success', 'Your booking of Annapurna Base Camp Trek is removed.');
  },
};

/** A payment that has come meanwhile wins. */
export const PaidMeanwhileIsNotRemoved: Story = {
  args: { data: ready([lookedAt], fn()) },
  parameters: {
    world: { storage: signedInStorage },
    msw: apiHandlers({
      removeBooking: { kind: 'answer', status: 409, body: { message: 'A payment for this booking has just arrived.' } },
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(await dialog.findByText('A payment for this booking has just arrived.')).toBeVisible();
    await expect(args.data.retry).not.toHaveBeenCalled();
  },
};

export const NotFinishedStays: Story = {
  ...NotFinishedIsRemoved,
  parameters: { world: { storage: signedInStorage, capabilities: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not finished')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  },
};

export const NotFinishedOnAPhone: Story = {
  args: { data: ready([lookedAt, ...testBookings]) },
  globals: { viewport: { value: 'phone' } },
};

export const LoadingYourBookings: Story = {
  args: { data: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your bookings...');
  },
};

export const ErrorLoadingBookings: Story = {
  args: { data: failed('Request timed out. Please try again.', fn()) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Error loading bookings: Request timed out. Please try again.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.data.retry).toHaveBeenCalledOnce();
  },
};

export const YouHaveNoUpcomingTreks: Story = {
  args: { data: ready([]) },
  play: async (context) => {
    await expect(context.canvas.getByText('You have no upcoming treks.')).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('link', { name: 'Explore Treks' }));
    await expectVisit(context, '/treks');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnAPageWithoutAReset: Story = {
  play: ({ canvasElement }) => expectSameSizesWithoutReset(canvasElement),
};

/** Without pictures and sums, with the title as a heading of its own level. */
export const CustomComposition: Story = {
  render: () => (
    <BookingList.Root className="my-bookings">
      {testBookings.map((booking) => (
        <BookingList.Item key={booking.id} booking={booking}>
          <BookingList.Body>
            <BookingList.Title asChild>
              <h2>{`${booking.trek.title}, booked`}</h2>
            </BookingList.Title>
            <BookingList.CompletePayment>Pay now</BookingList.CompletePayment>
            <BookingList.State />
          </BookingList.Body>
        </BookingList.Item>
      ))}
    </BookingList.Root>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveClass('my-bookings');
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(testBookings.length);
    await expect(canvas.getByRole('link', { name: 'Pay now' })).toBeVisible();
    await expect(canvas.queryByText('Advance')).not.toBeInTheDocument();
  },
};
