import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { testDetails } from '../../../testing/fixtures.ts';
import { type Answer, answer, apiHandlers, faults } from '../../../testing/msw-handlers.ts';
import { bookingDialog, leftBooking } from '../../../testing/story-booking.ts';
import { storyTrek } from '../../../testing/story-treks.ts';
import { bookingDialogAnatomy } from '../booking.anatomy.ts';
import { DefaultBooking } from '../booking.tsx';

const DAYS = ['2030-03-14', '2030-03-28', '2030-04-11', '2031-03-14'];
const departures = DAYS.map((startDate) => ({ startDate, places: 12, isGuaranteed: true }));
/** Goes with four at least, but for the listed starts. */
const bookingPolicy = {
  ...{ seasonMonths: [5], shoulderMonths: [], minimumTravelers: 4 },
  ...{ leadTimeDays: 14, longestLeadMonths: 18 },
};
const leftOf = (...places: number[]) => answer(DAYS.map((startDate, at) => ({ startDate, placesLeft: places[at] })));
const answers = (placesLeft: Answer) => ({ msw: apiHandlers({ placesLeft }) });
const typing = (bookingDate: string, travelers = 1) =>
  leftBooking({ isPaying: false, travelers, draft: { ...testDetails, bookingDate }, savedDetails: null });

const meta = {
  title: 'Booking/Booking/Fixed departures',
  tags: ['!autodocs'],
  component: DefaultBooking,
  args: { trek: { ...storyTrek, bookingPolicy, departures } },
  parameters: {
    explains: { example: 'DefaultBooking', parts: [bookingDialogAnatomy], machine: 'booking', coversThePage: true },
    world: typing(''),
    ...answers(leftOf(5, 1, 0, 12)),
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof DefaultBooking>;
export default meta;

type Story = StoryObj<typeof meta>;

export const JoinedWithoutARequest: Story = {
  play: async ({ userEvent }) => {
    const dialog = await bookingDialog();
    await userEvent.click(await dialog.findByLabelText('Join 14 March, 5 places left'));
    await expect(dialog.getByLabelText('Start date')).toHaveAccessibleDescription('Ends March 25, 2030');
    await expect(dialog.queryByText(/so we check first/)).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Continue to Payment' }));
    await expect(await dialog.findByRole('button', { name: 'Pay $290' })).toBeVisible();
  },
};

export const OnePlaceLeftAndSoldOut: Story = {
  play: async () => {
    const dialog = await bookingDialog();
    await expect(await dialog.findByLabelText('Join 28 March, 1 place left')).toBeVisible();
    await expect(dialog.getByText('11 April: no places left')).toBeVisible();
    await expect(dialog.queryByLabelText(/11 April/)).not.toBeInTheDocument();
    await expect(dialog.getByLabelText('Join 14 March 2031, 12 places left')).toBeVisible();
  },
};

export const APrivateDepartureComesSecond: Story = {
  parameters: { world: typing('2030-03-14') },
  play: async ({ userEvent }) => {
    const dialog = await bookingDialog();
    await expect(await dialog.findByLabelText('Join 14 March, 5 places left')).toBeChecked();
    await userEvent.click(dialog.getByLabelText('A private departure on a date you choose'));
    await expect(dialog.getByLabelText('Start date')).toHaveValue('');
    await expect(dialog.getByLabelText('Join 14 March, 5 places left')).not.toBeChecked();
  },
};

export const NotEnoughPlacesForTheGroup: Story = {
  parameters: { world: typing('2030-03-28', 3) },
  play: async ({ userEvent }) => {
    const dialog = await bookingDialog();
    const refusal = /^Not all of you can join: 1 place left on this departure/;
    await expect(await dialog.findByText(refusal)).toBeVisible();
    await userEvent.click(dialog.getByLabelText('Join 14 March, 5 places left'));
    await expect(dialog.queryByText(refusal)).not.toBeInTheDocument();
  },
};

const sold = 'No place is left on this departure. Please choose another day.';

export const SoldOutMeanwhile: Story = {
  parameters: {
    world: typing('2030-03-28'),
    msw: apiHandlers({
      placesLeft: leftOf(5, 0, 0, 12),
      createPaymentIntent: { kind: 'answer', status: 400, body: { message: sold } },
    }),
  },
  play: async ({ userEvent }) => {
    const dialog = await bookingDialog();
    await userEvent.click(await dialog.findByRole('button', { name: 'Continue to Payment' }));
    await expect(await dialog.findByText(sold)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await expect(await dialog.findByLabelText('Join 14 March, 5 places left')).toBeVisible();
  },
};

/** While the places are loading or unknown, the starts are offered all the same. */
export const SlowResponse: Story = {
  parameters: answers(faults.silent),
  play: async () => {
    const dialog = await bookingDialog();
    await expect(await dialog.findByLabelText('Join 14 March')).toBeVisible();
  },
};

export const PlacesLeftAreUnknown: Story = {
  parameters: answers(faults.serverError),
  play: async () => {
    const dialog = await bookingDialog();
    await expect(await dialog.findByLabelText('Join 28 March')).toBeVisible();
  },
};

export const NoDepartures: Story = {
  args: { trek: { ...storyTrek, departures: undefined } },
  play: async () => {
    const dialog = await bookingDialog();
    await expect(await dialog.findByLabelText('Start date')).toBeVisible();
    await waitFor(() => expect(dialog.queryByText('When would you like to go?')).not.toBeInTheDocument());
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const DarkTheme: Story = { globals: { theme: 'dark' } };
