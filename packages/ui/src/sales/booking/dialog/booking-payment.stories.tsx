import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import type { TrekEvent } from '../../../provider/trek-events.ts';
import { TrekProvider, usePorts } from '../../../provider/trek-provider.tsx';
import { testBookings } from '../../../testing/api-answers.ts';
import { makeToken, testDetails } from '../../../testing/fixtures.ts';
import { answer, apiHandlers, faults } from '../../../testing/msw-handlers.ts';
import { bookingDialog, leftBooking } from '../../../testing/story-booking.ts';
import { expectAlwaysInSight, expectNotice, expectTimer, expectVisit } from '../../../testing/story-expectations.ts';
import { storyTrek } from '../../../testing/story-treks.ts';
import { worldOf } from '../../../testing/story-world.ts';
import { bookingDialogAnatomy } from '../booking.anatomy.ts';
import { DefaultBooking } from '../booking.tsx';

const meta = {
  title: 'Booking/Booking/Payment',
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

/** The dialog once the first payment is prepared: what a change then does is not a matter of who is faster. */
async function preparedPayment() {
  const dialog = await bookingDialog();
  await dialog.findByText('Demo: no money is taken, and no card is needed.');
  return dialog;
}
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function pay(context: PlayContext) {
  const dialog = await bookingDialog();
  const button = await dialog.findByRole('button', { name: /^Pay / });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await context.userEvent.click(button);
  return dialog;
}

async function succeed(context: PlayContext) {
  const dialog = await pay(context);
  (await expectTimer(context)).advance(2000);
  await expect(await dialog.findByText('Booking complete')).toBeVisible();
  return dialog;
}

export const TheDepositIsProposed: Story = {
  play: async () => {
    const dialog = await bookingDialog();
    await expect(await dialog.findByLabelText('Deposit (20%)')).toBeChecked();
    await expect(dialog.getByText('To pay now').parentElement).toHaveTextContent('$290');
    await expect(dialog.getByText(/^Balance/).parentElement).toHaveTextContent('due 30 days before the trek');
    await expect(dialog.getByText(/^Balance/).parentElement).toHaveTextContent('$1,160');
    await expect(dialog.queryByText('Rounding')).not.toBeInTheDocument();
    await expect(await dialog.findByRole('button', { name: 'Pay $290' })).toBeVisible();
  },
};

const soon = { ...testDetails, bookingDate: '2030-01-20' };

export const TheBalanceOfATrekStartingSoonIsDueNow: Story = {
  parameters: { world: leftBooking({ draft: soon, savedDetails: soon }) },
  play: async () => {
    const dialog = await bookingDialog();
    const balance = (await dialog.findByText(/^Balance/)).parentElement;
    await expect(balance).toHaveTextContent('Balance, due now$1,160');
    // A backend without references has no page on which the rest could be paid.
    await expect(dialog.queryByText(/the rest of/)).not.toBeInTheDocument();
  },
};

export const TheBalanceOfATrekStartingSoonCanBePaidAtOnce: Story = {
  parameters: { world: leftBooking({ draft: soon, savedDetails: soon, reference: 'TH-7K3M2Q' }) },
  play: async (context) => {
    const dialog = await bookingDialog();
    await expect(
      await dialog.findByText(/^Your trek starts within 30 days: the remaining \$1,160 is due now/),
    ).toBeVisible();
    await succeed(context);
    await expect(await dialog.findByRole('link', { name: 'Pay balance' })).toHaveAttribute(
      'href',
      '/booking/TH-7K3M2Q',
    );
  },
};

export const ChargesAreRoundedToWholeDollars: Story = {
  parameters: { world: leftBooking({ travelers: 3 }) },
  play: async () => {
    const dialog = await bookingDialog();
    await expect(await dialog.findByText('Charged in whole dollars: $4,132.50 comes to $4,133.')).toBeVisible();
    await expect(dialog.getByText('Rounding').closest('dl')).toHaveTextContent('Rounding+$0.50To pay now$827Balance');
  },
};

export const FullPayment: Story = {
  play: async ({ userEvent }) => {
    const dialog = await preparedPayment();
    await userEvent.click(await dialog.findByLabelText('Full payment (100%)'));
    await expect(await dialog.findByRole('button', { name: 'Pay $1,450' })).toBeVisible();
    await expect(dialog.queryByText(/^Balance/)).not.toBeInTheDocument();
  },
};

export const ACustomAmountChosenByTheSlider: Story = {
  play: async ({ userEvent }) => {
    const dialog = await preparedPayment();
    await userEvent.click(dialog.getByLabelText('Custom amount'));
    await expect(await dialog.findByText('Share of the total: 20%')).toBeVisible();
    (await dialog.findByRole('slider', { name: 'Custom amount' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await dialog.findByText('Share of the total: 21%')).toBeVisible();
    await expect(await dialog.findByRole('button', { name: 'Pay $305' })).toBeVisible();
  },
};

export const ACustomAmountTyped: Story = {
  play: async ({ userEvent }) => {
    const dialog = await preparedPayment();
    await userEvent.click(dialog.getByLabelText('Custom amount'));
    const amount = dialog.getByLabelText('Amount in US dollars');
    await expect(amount).toHaveAccessibleDescription('Between $290 and $1,450');
    await userEvent.clear(amount);
    await userEvent.type(amount, '725{Enter}');
    await expect(await dialog.findByRole('button', { name: 'Pay $725' })).toBeVisible();
    await expect(dialog.getByText('Share of the total: 50%')).toBeVisible();
  },
};

export const ACustomAmountChangedByKeys: Story = {
  play: async ({ userEvent }) => {
    const dialog = await preparedPayment();
    await userEvent.click(dialog.getByLabelText('Custom amount'));
    const amount = dialog.getByLabelText('Amount in US dollars');
    amount.focus();
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    await expect(amount).toHaveValue('341');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{PageDown}');
    await expect(amount).toHaveValue('290');
    await userEvent.keyboard('{End}{ArrowUp}');
    await expect(amount).toHaveValue('1450');
    // Nothing is charged for the steps on the way.
    await expect(dialog.getByRole('button', { name: 'Pay $290' })).toBeVisible();
    await userEvent.keyboard('{PageDown}{Enter}');
    await expect(await dialog.findByRole('button', { name: 'Pay $1,400' })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(amount).toHaveValue('290');
  },
};

export const ACustomAmountInTheSignsOfTheLocale: Story = {
  globals: { language: 'de' },
  play: async ({ userEvent }) => {
    const dialog = await bookingDialog();
    await userEvent.click(await dialog.findByLabelText('Eigener Betrag'));
    const amount = dialog.getByLabelText('Betrag in US-Dollar');
    await userEvent.clear(amount);
    await userEvent.type(amount, '1.234,5{Enter}');
    await expect(amount).toHaveValue('1235');
    // Another locale's way could be a thousand times as much.
    await userEvent.clear(amount);
    await userEvent.type(amount, '1,234{Enter}');
    await expect(amount).toHaveValue('1235');
  },
};

export const AnAmountBelowTwentyPercentIsIgnored: Story = {
  play: async ({ userEvent }) => {
    const dialog = await preparedPayment();
    await userEvent.click(dialog.getByLabelText('Custom amount'));
    const amount = dialog.getByLabelText('Amount in US dollars');
    await userEvent.clear(amount);
    await userEvent.type(amount, '100');
    await userEvent.tab();
    await waitFor(() => expect(amount).toHaveValue('290'));
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      '“100” is not between $290 and $1,450, so it stays at $290.',
    );
    await expect(dialog.getByText('To pay now').parentElement).toHaveTextContent('$290');
  },
};

export const AnAmountInTheSignsOfAnotherLanguageIsNamed: Story = {
  play: async ({ userEvent }) => {
    const dialog = await preparedPayment();
    await userEvent.click(dialog.getByLabelText('Custom amount'));
    const amount = dialog.getByLabelText('Amount in US dollars');
    await userEvent.clear(amount);
    await userEvent.type(amount, '300,50');
    await userEvent.tab();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      '“300,50” can’t be read as an amount, so it stays at $290. Write it as in $1,450.',
    );
  },
};

export const BackKeepsTheInput: Story = {
  play: async ({ userEvent }) => {
    const dialog = await bookingDialog();
    await userEvent.click(await dialog.findByRole('button', { name: 'Back' }));
    await expect(await dialog.findByLabelText('Country')).toHaveValue('Nepal');
    await expect(dialog.getByLabelText('Start date')).toHaveValue('2030-04-12');
  },
};

export const NothingCanBeChangedDuringAPayment: Story = {
  play: async (context) => {
    const dialog = await pay(context);
    await expect(await dialog.findByText(/Your payment is being processed/)).toBeVisible();
    await expect(dialog.getByLabelText('Full payment (100%)')).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Back' })).toBeDisabled();
    await expect(dialog.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await context.userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const BookingSuccessful: Story = {
  play: async (context) => {
    const dialog = await succeed(context);
    await expect(dialog.getByRole('status')).toHaveTextContent(
      'Booking successful! Check your email for confirmation details.',
    );
    const text = 'Booking successful! Check your email for confirmation details.';
    await expectNotice(context, 'success', text);
    const successes = worldOf(context).notify.mock.calls.filter(([kind]) => kind === 'success');
    await expect(successes).toEqual([['success', text, { detail: 'Payment successful!' }]]);
  },
};

export const APaidBookingIsNoLongerADraft: Story = {
  play: async (context) => {
    const { drafts, clock } = worldOf(context);
    const draft = () => drafts.read(`booking.${storyTrek.id}`);
    await bookingDialog();
    await expect(draft()).not.toBeNull();
    await succeed(context);
    await expect(draft()).toBeNull();
    clock.advance(2000);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(draft()).toBeNull();
  },
};

export const GoesToTheProfileAfterTwoSeconds: Story = {
  play: async (context) => {
    await succeed(context);
    const { clock, navigate } = worldOf(context);
    clock.advance(1999);
    await expect(screen.getByRole('dialog')).toBeVisible();
    clock.advance(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expectVisit(context, '/user-profile');
    await expect(navigate).toHaveBeenCalledOnce();
  },
};

export const ViewBookingGoesThereAtOnce: Story = {
  play: async (context) => {
    const dialog = await succeed(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'View Booking' }));
    await expectVisit(context, '/user-profile');
    worldOf(context).clock.advance(2000);
    await expect(worldOf(context).navigate).toHaveBeenCalledOnce();
  },
};

export const ATrekOfTenTravelers: Story = {
  parameters: { world: leftBooking({ travelers: 10 }) },
  play: async () => {
    const dialog = await bookingDialog();
    await expect(await dialog.findByText('Group discount 15%')).toBeVisible();
    await expect(await dialog.findByRole('button', { name: 'Pay $2,465' })).toBeVisible();
  },
};

export const AnEndedSessionAsksToLogInAgain: Story = {
  parameters: { msw: apiHandlers({ createPaymentIntent: faults.unauthorized }) },
  play: async (context) => {
    const dialog = await bookingDialog();
    await expect(await dialog.findByText('Authentication Required')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Login Again' })).toBeVisible();
    await expectNotice(context, 'error', 'Authentication issue detected. Please login again.');
  },
};

export const BlockedStorageShowsANotice: Story = {
  parameters: { world: { ...leftBooking(), blocksDrafts: true } },
  play: async (context) => {
    const text = 'Your browser storage is not available. Please enable cookies and try again.';
    const dialog = await bookingDialog();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(text);
    await expectNotice(context, 'error', text);
    await expect(dialog.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  },
};

export const PaymentFailedWithItsReason: Story = {
  parameters: {
    world: leftBooking({ pendingIntentId: 'mock_open' }),
    msw: apiHandlers({ paymentStatus: answer({ status: 'failed' }) }),
  },
  play: async () => {
    const dialog = await bookingDialog();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Payment failed: Payment failed or was canceled');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    const dialog = await preparedPayment();
    await userEvent.click(dialog.getByLabelText('Custom amount'));
    await dialog.findByRole('button', { name: /^Pay / });
    await expectAlwaysInSight(dialog.getByText('To pay now'), screen.getByRole('dialog'));
  },
};

function HostWithoutPages({ children }: { children: ReactNode }) {
  const ports = usePorts();
  return (
    <TrekProvider {...ports} paths={NO_PAGES}>
      {children}
    </TrekProvider>
  );
}

const NO_PAGES = { profile: null, login: null };

const withoutPages: Decorator = (Shown) => (
  <HostWithoutPages>
    <Shown />
  </HostWithoutPages>
);

/** Nothing follows, so nothing goes by itself. */
export const WithoutAProfilePageSuccessStaysUntilClosed: Story = {
  tags: ['own-language'],
  decorators: [withoutPages],
  args: { onBooked: fn() },
  play: async (context) => {
    const { args, userEvent } = context;
    const dialog = await succeed(context);
    await expect(args.onBooked).toHaveBeenCalledOnce();
    worldOf(context).clock.advance(60_000);
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onBooked).toHaveBeenCalledOnce();
    await expect(worldOf(context).navigate).not.toHaveBeenCalled();
  },
};

/** The host signs its visitors in by itself. */
export const WithoutALoginPageThereIsNoLinkToIt: Story = {
  tags: ['own-language'],
  decorators: [withoutPages],
  play: async (context) => {
    await bookingDialog();
    worldOf(context).storage.changeElsewhere({ token: null, userData: null });
    const dialog = await bookingDialog('Login Required');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Log In' })).not.toBeInTheDocument();
  },
};

export const EventsCarryAmountsAndNoPersonalData: Story = {
  play: async (context) => {
    const dialog = await bookingDialog();
    await context.userEvent.click(dialog.getByRole('button', { name: 'One person more' }));
    await succeed(context);
    const { onEvent } = worldOf(context);
    const detailsOf = (type: TrekEvent['type']) =>
      onEvent.mock.calls.flatMap(([event]) => (event.type === type ? [event.detail] : []));
    const trekId = storyTrek.id;
    await expect(detailsOf('trek:quote')).toEqual([
      expect.objectContaining({ v: 1, trekId, travelers: 2, currency: 'usd', totalCents: 290_000 }),
    ]);
    await expect(detailsOf('trek:step')).toContainEqual({ v: 1, trekId, step: 'succeeded' });
    await expect(detailsOf('trek:payment')).toMatchObject([
      { trekId, status: 'processing', amountCents: 58_000, isSimulated: true },
      { trekId, status: 'succeeded', amountCents: 58_000, isSimulated: true },
    ]);
    const everything = JSON.stringify(onEvent.mock.calls);
    const { firstName, lastName, email, phone } = testDetails;
    for (const own of [firstName, lastName, email, phone, makeToken()]) {
      await expect(own.length).toBeGreaterThan(3);
      await expect(everything).not.toContain(own);
    }
  },
};

/** Puts an element of its own around one of React's, as extensions of browsers do: React fails when it removes that. */
function wrap(element: HTMLElement) {
  const wrapper = document.createElement('div');
  element.replaceWith(wrapper);
  wrapper.append(element);
}

export const AViewThatBreaksShowsThatThePaymentHasArrived: Story = {
  parameters: {
    world: leftBooking({ reference: 'TH-7K3M2Q' }),
    msw: apiHandlers({
      listBookings: answer([{ ...testBookings[0], startDate: testDetails.bookingDate, reference: 'TH-7K3M2Q' }]),
    }),
  },
  play: async (context) => {
    const silent = spyOn(console, 'error').mockImplementation(() => {});
    const dialog = await pay(context);
    wrap(
      (await dialog.findByText(/Your payment is being processed/)).closest(
        '[data-scope="payment"][data-part="root"]',
      ) as HTMLElement,
    );
    (await expectTimer(context)).advance(2000);
    await expect(await dialog.findByText('Your payment of $290 has arrived. Booking TH-7K3M2Q')).toBeVisible();
    await expect(dialog.queryByText(/Your payment is being processed/)).not.toBeInTheDocument();
    silent.mockRestore();
  },
};
