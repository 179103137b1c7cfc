import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { testDetails } from '../../../testing/fixtures.ts';
import { answer, apiHandlers } from '../../../testing/msw-handlers.ts';
import { bookingDialog, leftBooking } from '../../../testing/story-booking.ts';
import { expectVisit } from '../../../testing/story-expectations.ts';
import { storyTrek } from '../../../testing/story-treks.ts';
import { bookingDialogAnatomy } from '../booking.anatomy.ts';
import { DefaultBooking } from '../booking.tsx';

const bookingPolicy = {
  ...{ seasonMonths: [1, 5, 10], shoulderMonths: [4, 6, 9, 11], minimumTravelers: 2 },
  ...{ leadTimeDays: 14, longestLeadMonths: 18 },
};
const typing = (bookingDate: string, travelers = 2) =>
  leftBooking({ isPaying: false, travelers, draft: { ...testDetails, bookingDate }, savedDetails: null });
const stored = { booking: { id: 'b1', reference: 'TH-7K3M2Q', departureRequest: { status: 'requested' } } };

const meta = {
  title: 'Booking/Booking/Start date',
  tags: ['!autodocs'],
  component: DefaultBooking,
  args: { trek: { ...storyTrek, bookingPolicy } },
  parameters: {
    explains: { example: 'DefaultBooking', parts: [bookingDialogAnatomy], machine: 'booking', coversThePage: true },
    world: typing('2030-07-10'),
    msw: apiHandlers({ saveBookingDetails: answer(stored) }),
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof DefaultBooking>;
export default meta;

type Story = StoryObj<typeof meta>;
type Dialog = Awaited<ReturnType<typeof bookingDialog>>;

const promises = async (dialog: Dialog) => {
  await expect(dialog.getByText('We confirm within 24 hours.')).toBeVisible();
  await expect(dialog.getByText('Nothing is charged before we confirm.')).toBeVisible();
};

export const AnOffSeasonDepartureIsRequestedNotPaid: Story = {
  play: async ({ userEvent }) => {
    const dialog = await bookingDialog();
    await expect(dialog.getByText(/^This trek does not usually go at this time of year/)).toBeVisible();
    await promises(dialog);
    await expect(dialog.queryByRole('button', { name: 'Continue to Payment' })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Request this departure' }));
    await expect(await dialog.findByText('Your request has been sent')).toBeVisible();
    await expect(dialog.getByText(/^You asked for a departure on July 10, 2030 for 2 travelers/)).toBeVisible();
    await promises(dialog);
    await expect(dialog.queryByText('How much would you like to pay now?')).not.toBeInTheDocument();
  },
};

export const TheRequestLeadsToTheProfile: Story = {
  play: async (context) => {
    const dialog = await bookingDialog();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Request this departure' }));
    await context.userEvent.click(await dialog.findByRole('button', { name: 'View Booking' }));
    await expectVisit(context, '/user-profile');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const AGroupBelowTheMinimumIsRequested: Story = {
  parameters: { world: typing('2030-05-20', 1) },
  play: async ({ userEvent }) => {
    const dialog = await bookingDialog();
    await expect(dialog.getByText(/^This trek usually goes with at least 2 travelers/)).toBeVisible();
    await promises(dialog);
    await expect(dialog.getByRole('button', { name: 'Request this departure' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'One person more' }));
    await expect(await dialog.findByRole('button', { name: 'Continue to Payment' })).toBeVisible();
    await expect(dialog.queryByText('We confirm within 24 hours.')).not.toBeInTheDocument();
  },
};

const requestedDetails = { ...testDetails, bookingDate: '2030-07-10' };

export const AConfirmedRequestCanBePaid: Story = {
  parameters: {
    world: leftBooking({
      isPaying: false,
      draft: requestedDetails,
      savedDetails: requestedDetails,
      request: 'confirmed',
    }),
  },
  play: async ({ userEvent }) => {
    const dialog = await bookingDialog();
    await expect(dialog.getByText('We have confirmed this departure.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Continue to Payment' }));
    await expect(await dialog.findByText('How much would you like to pay now?')).toBeVisible();
  },
};

/** The contract's way: any day, any group. */
export const WithoutAPolicyEveryDepartureCanBePaid: Story = {
  args: { trek: { ...storyTrek, bookingPolicy: undefined } },
  parameters: { world: typing('2030-07-10', 1) },
  play: async () => {
    const dialog = await bookingDialog();
    await expect(dialog.getByRole('button', { name: 'Continue to Payment' })).toBeVisible();
    await expect(dialog.queryByText('Nothing is charged before we confirm.')).not.toBeInTheDocument();
  },
};

export const WithoutSeasonsNoDayIsOffSeason: Story = {
  args: { trek: { ...storyTrek, bookingPolicy: { ...bookingPolicy, seasonMonths: [], shoulderMonths: [] } } },
  play: async ({ userEvent }) => {
    const dialog = await bookingDialog();
    await expect(dialog.getByRole('button', { name: 'Continue to Payment' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Open the calendar' }));
    const grid = within(await screen.findByRole('grid'));
    await expect(grid.getByRole('button', { name: /July 13, 2030$/ })).toBeVisible();
    await expect(screen.queryByText(/season$/)).not.toBeInTheDocument();
  },
};

export const ShoulderSeason: Story = {
  parameters: { world: typing('2030-04-12') },
  play: async () => {
    const dialog = await bookingDialog();
    await expect(dialog.getByText(/^Shoulder season: fewer people/)).toBeVisible();
    await expect(dialog.getByLabelText('Start date')).toHaveAccessibleDescription('Ends April 23, 2030');
  },
};

const closed = [{ from: '12-20', to: '03-10' }];

export const AClosedPeriodNamesTheNextPossibleDay: Story = {
  args: { trek: { ...storyTrek, bookingPolicy: { ...bookingPolicy, closed } } },
  parameters: { world: typing('2030-12-24') },
  play: async ({ userEvent }) => {
    const dialog = await bookingDialog();
    await expect(dialog.getByText(/^This trek is closed then/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Open the calendar' }));
    await expect(await screen.findByRole('button', { name: /December 25, 2030, closed$/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue to Payment' }));
    await expect(dialog.getByLabelText('Start date')).toHaveAccessibleDescription(
      'This trek is closed then. The next possible start is March 11, 2031',
    );
  },
};

export const APassThatSnowMayCloseIsRequested: Story = {
  args: { trek: { ...storyTrek, bookingPolicy: { ...bookingPolicy, crossesPass: true } } },
  parameters: { world: typing('2030-04-12') },
  play: async () => {
    const dialog = await bookingDialog();
    await expect(dialog.getByText(/^In this month snow may close a pass/)).toBeVisible();
    await promises(dialog);
    await expect(dialog.getByRole('button', { name: 'Request this departure' })).toBeVisible();
  },
};

export const ATrekThatIsTalkedAboutFirstIsRequested: Story = {
  args: { trek: { ...storyTrek, bookingPolicy: { ...bookingPolicy, talkFirst: true } } },
  parameters: { world: typing('2030-05-20') },
  play: async () => {
    const dialog = await bookingDialog();
    await expect(dialog.getByText(/^Every departure of this trek begins with a talk/)).toBeVisible();
    await promises(dialog);
    await expect(dialog.queryByRole('button', { name: 'Continue to Payment' })).not.toBeInTheDocument();
  },
};

export const ADateTooEarlyNamesTheFirstPossibleDay: Story = {
  parameters: { world: typing('2030-01-10') },
  play: async ({ userEvent }) => {
    const dialog = await bookingDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Continue to Payment' }));
    const field = dialog.getByLabelText('Start date');
    await expect(field).toHaveAccessibleDescription('This trek can start on January 15, 2030 at the earliest');
    await expect(field).toHaveFocus();
  },
};

export const TheCalendarMarksTheSeasons: Story = {
  parameters: { world: typing('2030-04-12') },
  play: async ({ userEvent }) => {
    const dialog = await bookingDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Open the calendar' }));
    const grid = within(await screen.findByRole('grid'));
    await expect(grid.getByRole('button', { name: /April 13, 2030, shoulder season$/ })).toBeVisible();
    const legend = screen.getByText('shoulder season');
    await expect(legend).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Switch to next month' }));
    await expect(await screen.findByRole('button', { name: /May 13, 2030, in season$/ })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const DarkTheme: Story = { globals: { theme: 'dark' } };
