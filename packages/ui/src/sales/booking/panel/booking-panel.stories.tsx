import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { DIALOG_KEYS, type Explained } from '../../../testing/explained.ts';
import { bookingDialog } from '../../../testing/story-booking.ts';
import { expectVisit } from '../../../testing/story-expectations.ts';
import { expectSameSizesWithoutReset } from '../../../testing/story-reset.ts';
import { storyTrek } from '../../../testing/story-treks.ts';
import { signedInStorage } from '../../../testing/story-world.ts';
import { bookingPanelAnatomy } from '../booking.anatomy.ts';
import { DefaultBooking } from '../booking.tsx';
import * as Booking from '../booking-parts.ts';
import { BookingPanel } from './booking-panel.tsx';

const meta = {
  title: 'Booking/BookingPanel',
  component: BookingPanel,
  parameters: {
    explains: {
      example: 'DefaultBooking',
      examples: ['thank-you', 'open-from-a-link', 'panel-alone'],
      parts: [bookingPanelAnatomy],
      components: { DefaultBooking },
      namespaces: { Booking },
      keyboard: {
        'Arrow up, Arrow down': 'In the number of travelers: one more, one less.',
        'Page up, Page down, Home': 'In the number of travelers: five more, five less, one.',
        Enter: 'In the number of travelers: ends typing. A number that is not valid is put back.',
        ...DIALOG_KEYS,
      },
      events: ['trek:quote', 'trek:auth-required', 'trek:step', 'trek:booking-created', 'trek:payment'],
      accessibility: [
        'The panel is a region with its heading as its name. The heading’s level follows from the headings around.',
        'The totals are announced when the group changes.',
        'The button stays in the tab order while the dialog’s code loads, and says that it is busy.',
        'The bar at the foot of a small screen covers the end of your page: leave room there, or take `hasBar={false}`.',
      ],
    } satisfies Explained,
  },
  args: {
    trek: storyTrek,
    travelers: 1,
    onTravelersChange: fn(),
    onBook: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof BookingPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A group of this size, with the lines that its totals and its row of the discount table show. */
const group = (travelers: number, totals: string[], row: string): Story => ({
  args: { travelers },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Travelers' })).toHaveValue(travelers);
    const lines = [...canvasElement.querySelectorAll('dl > div')].map((line) => line.textContent);
    await expect(lines).toEqual(totals);
    await expect(canvasElement.querySelector('tr[data-current]')).toHaveTextContent(row);
  },
});

export const OneTraveler = group(1, ['$1,450 × 1$1,450', 'Total$1,450'], '1–2none');

export const ThreeTravelersSave5Percent = group(
  3,
  ['$1,450 × 3$4,350', 'Group discount 5%−$217.50', 'Total$4,132.50'],
  '3–45%',
);

export const FiveTravelersSave10Percent = group(
  5,
  ['$1,450 × 5$7,250', 'Group discount 10%−$725', 'Total$6,525'],
  '5–910%',
);

export const TenTravelersSave15Percent = group(
  10,
  ['$1,450 × 10$14,500', 'Group discount 15%−$2,175', 'Total$12,325'],
  '1015%',
);

export const TheLeaderOfSixteenGoesFree: Story = {
  args: {
    trek: {
      ...storyTrek,
      groupSize: { minSize: 1, maxSize: 24 },
      bookingPolicy: {
        ...{ seasonMonths: [], shoulderMonths: [], minimumTravelers: 1, leadTimeDays: 3, longestLeadMonths: 18 },
        leaderDiscount: [
          { fromTravelers: 11, percent: 50 },
          { fromTravelers: 16, percent: 100 },
        ],
      },
    },
    travelers: 16,
  },
  play: group(
    16,
    ['$1,450 × 16$23,200', 'Group discount 15%−$3,480', 'Leader’s place−$1,232.50', 'Total$18,487.50'],
    '10–2415%',
  ).play,
};

export const DiscountsUpToTheLargestGroup: Story = {
  args: { trek: { ...storyTrek, groupSize: { minSize: 1, maxSize: 8 } }, travelers: 9 },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').map((row) => row.textContent);
    await expect(rows).toEqual(['1–2none', '3–45%', '5–810%']);
    await expect(canvas.queryByText(/one more traveler/i)).not.toBeInTheDocument();
  },
};

export const OneMoreTravelerWouldBeCheaper: Story = {
  args: { travelers: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('With one more traveler each of you pays $72.50 less.')).toBeVisible();
  },
};

export const NoSavingsHintWithoutRealSavings: Story = {
  args: { travelers: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/one more traveler/i)).not.toBeInTheDocument();
  },
};

export const Opening: Story = {
  args: { isOpening: true },
  play: async ({ canvas, userEvent, args }) => {
    const [book] = canvas.getAllByRole('button', { name: 'Book Now' });
    await expect(book).toHaveAttribute('aria-disabled', 'true');
    if (book) await userEvent.click(book);
    await expect(args.onBook).not.toHaveBeenCalled();
  },
};

export const AboveTheGroupSize: Story = {
  args: { travelers: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Groups on this trek have up to 10 people.');
  },
};

export const TheTerms: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Free cancellation up to 30 days before departure')).toBeVisible();
    await expect(canvas.getByText('Guaranteed departures for two or more travelers')).toBeVisible();
    await expect(canvas.getByText('Pay by card or PayPal')).toBeVisible();
    await expect(canvas.getByText('Here you pay by card; for PayPal, ask our office.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Book Now' }));
    await expect(args.onBook).toHaveBeenCalledOnce();
  },
};

const open = {
  ...{ seasonMonths: [], shoulderMonths: [], minimumTravelers: 1 },
  ...{ leadTimeDays: 3, longestLeadMonths: 18, privateStarts: true },
};
const departures = [
  {
    startDate: '2030-03-14',
    places: 11,
    placesLeft: 5,
    isGuaranteed: false,
    missingTravelers: 1,
    guide: 'Dawa Sherpa',
  },
  { startDate: '2030-03-28', places: 8, placesLeft: 0, isGuaranteed: true },
  { startDate: '2030-04-11', places: 8, placesLeft: 1, isGuaranteed: true, price: 1390 },
  { startDate: '2030-04-25', places: 2, isGuaranteed: false, note: 'With a day at the Mani Rimdu festival' },
  { startDate: '2030-05-02', places: 8, placesLeft: 8, isGuaranteed: false },
];

export const StartsToJoin: Story = {
  render: () => <DefaultBooking trek={{ ...storyTrek, bookingPolicy: open, departures }} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Private: your own guide, any day')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '14 March · 5 places · needs 1 more to be guaranteed' }));
    await expect(canvas.getByText('You walk with up to 10 others, led by Dawa Sherpa')).toBeVisible();
    await expect(canvas.queryByLabelText(/^Your start date/)).not.toBeInTheDocument();
    // A full one is left out.
    await expect(canvas.queryByRole('radio', { name: /28 March/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 4 departures' }));
    await userEvent.click(canvas.getByRole('radio', { name: '11 April · 1 place · $1,390 · guaranteed to go' }));
    await expect(canvas.getByText('You walk with up to 7 others')).toBeVisible();
    await expect(canvas.getByText('$1,390 × 1')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^2 May/ }));
    await expect(canvas.getByText('$1,450 × 1')).toBeVisible();
  },
};

export const AStartIsChosenBeforeTheDialog: Story = {
  ...StartsToJoin,
  parameters: { world: { storage: signedInStorage } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^11 April/ }));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Book Now' })[0] as HTMLElement);
    const dialog = await bookingDialog();
    await expect(await dialog.findByLabelText('Start date')).toHaveValue('2030-04-11');
    await expect(dialog.getByText('$1,390 × 1')).toBeVisible();
  },
};

export const ADayOfOnesOwn: Story = {
  render: () => <DefaultBooking trek={{ ...storyTrek, bookingPolicy: open }} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    const day = canvas.getByLabelText(/^Your start date/);
    await expect([day.getAttribute('min'), day.getAttribute('max')]).toEqual(['2030-01-04', '2031-07-01']);
    fireEvent.change(day, { target: { value: '2030-04-20' } });
    await expect(day).toHaveValue('2030-04-20');
  },
};

export const TheGroupHasAllPlaces: Story = {
  args: {
    trek: { ...storyTrek, bookingPolicy: open, departures },
    ...{ travelers: 2, startDate: '2030-04-25', onStartChange: fn() },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Your group has all places')).toBeVisible();
    await expect(canvas.getByText('With a day at the Mani Rimdu festival')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /private/ }));
    await expect(args.onStartChange).toHaveBeenCalledWith('');
  },
};

const atLeastFour = {
  seasonMonths: [4, 5, 10],
  shoulderMonths: [],
  minimumTravelers: 4,
  leadTimeDays: 3,
  longestLeadMonths: 24,
};

export const GuaranteedFromTheTreksMinimumGroup: Story = {
  args: { trek: { ...storyTrek, bookingPolicy: atLeastFour } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Guaranteed departures for 4 or more travelers')).toBeVisible();
  },
};

export const TheCounterNeverGoesBelowOne: Story = {
  render: () => <DefaultBooking trek={storyTrek} />,
  play: async ({ canvas, userEvent }) => {
    const fewer = canvas.getByRole('button', { name: 'Fewer travelers' });
    const count = canvas.getByRole('spinbutton', { name: 'Travelers' });
    await expect(fewer).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'More travelers' }));
    await expect(count).toHaveValue(2);
    await userEvent.click(fewer);
    await expect(count).toHaveValue(1);
  },
};

export const ANumberCanBeTyped: Story = {
  render: () => <DefaultBooking trek={storyTrek} />,
  play: async ({ canvas, userEvent }) => {
    const count = canvas.getByRole('spinbutton', { name: 'Travelers' });
    await userEvent.tripleClick(count);
    await userEvent.keyboard('12');
    await expect(count).toHaveValue(12);
    await expect(canvas.getByText('Group discount 15%')).toBeVisible();
  },
};

export const TheNumberCanBeClearedAndRetyped: Story = {
  render: () => <DefaultBooking trek={storyTrek} />,
  play: async ({ canvas, userEvent }) => {
    const count = canvas.getByRole('spinbutton', { name: 'Travelers' });
    await userEvent.clear(count);
    await expect(count).toHaveValue(null);
    await expect(canvas.getByText('$1,450 × 1')).toBeVisible();
    await userEvent.type(count, '5');
    await expect(count).toHaveValue(5);
    await expect(canvas.getByText('$1,450 × 5')).toBeVisible();
    // An invalid number of people is reset on blur, or by Enter.
    await userEvent.clear(count);
    await userEvent.tab();
    await expect(count).toHaveValue(5);
    await userEvent.clear(count);
    await userEvent.type(count, '0{Enter}');
    await expect(count).toHaveValue(5);
  },
};

type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** The number of travelers, once its late keys answer: Page Up has taken it from 1 to 6. */
async function liveCount({ canvas, userEvent }: PlayContext) {
  const count = canvas.getByRole('spinbutton', { name: 'Travelers' });
  await userEvent.click(count);
  await waitFor(async () => {
    await userEvent.keyboard('{PageUp}');
    await expect(count).toHaveValue(6);
  });
  return count;
}

export const TheKeysOfASpinButton: Story = {
  render: () => <DefaultBooking trek={storyTrek} />,
  play: async (context) => {
    const count = await liveCount(context);
    const { keyboard } = context.userEvent;
    await keyboard('{ArrowUp}{ArrowUp}');
    await expect(count).toHaveValue(8);
    await keyboard('{ArrowDown}');
    await expect(count).toHaveValue(7);
    await keyboard('{PageDown}');
    await expect(count).toHaveValue(2);
    await keyboard('{PageDown}');
    await expect(count).toHaveValue(1);
    await keyboard('{PageUp}{Home}');
    await expect(count).toHaveValue(1);
    await expect(context.canvas.getByText('$1,450 × 1')).toBeVisible();
  },
};

export const AHeldButtonRepeats: Story = {
  render: () => <DefaultBooking trek={storyTrek} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const count = await liveCount(context);
    const [more, fewer] = ['More travelers', 'Fewer travelers'].map((name) => canvas.getByRole('button', { name }));
    const value = () => (count as HTMLInputElement).valueAsNumber;
    for (const pointer of ['MouseLeft', 'TouchA']) {
      await userEvent.pointer({ keys: `[${pointer}>]`, target: more });
      await waitFor(() => expect(value()).toBeGreaterThan(9), { timeout: 3000 });
      await userEvent.pointer({ keys: `[/${pointer}]`, target: more });
      const reached = value();
      // A press that is not held makes one step, by pointer or key.
      await userEvent.pointer({ keys: `[${pointer}]`, target: more });
      await expect(count).toHaveValue(reached + 1);
      more?.focus();
      await userEvent.keyboard('{Enter} ');
      await expect(count).toHaveValue(reached + 3);
      await userEvent.pointer({ keys: `[${pointer}>]`, target: fewer });
      await waitFor(() => expect(count).toHaveValue(1), { timeout: 3000 });
      await userEvent.pointer({ keys: `[/${pointer}]`, target: fewer });
      await expect(fewer).toBeDisabled();
    }
    // A press that leaves the button has stepped once, and the page has its context menu again.
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: more },
      { target: count },
      { keys: '[/MouseLeft]', target: count },
    ]);
    await expect(count).toHaveValue(2);
    await expect(more?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))).toBe(true);
  },
};

export const LockedDuringAPayment: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Travelers' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'More travelers' })).toBeDisabled();
  },
};

export const PriceOnRequestLeadsToContact: Story = {
  render: () => <DefaultBooking trek={{ ...storyTrek, priceUsd: null }} />,
  play: async (context) => {
    await expect(context.canvas.getByText('Price on request')).toBeVisible();
    await expect(context.canvas.queryByText('$0')).not.toBeInTheDocument();
    await expect(context.canvas.queryByRole('spinbutton')).not.toBeInTheDocument();
    await expect(context.canvas.queryByText(/departure/)).not.toBeInTheDocument();
    await expect(context.canvas.queryByText('Pay by card or PayPal')).not.toBeInTheDocument();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Ask for a price' }));
    await expectVisit(context, '/contact?trek=Annapurna%20Base%20Camp%20Trek');
  },
};

export const TheBarOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Book Now' })).toHaveLength(2);
    await expect(canvas.queryByText(/^1 travelers/)).not.toBeInTheDocument();
  },
};

export const WithoutTheBarOnAPhone: Story = {
  args: { hasBar: false },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Book Now' })).toHaveLength(1);
  },
};

export const TheBarOnAPhoneShowsTheGroup: Story = {
  args: { travelers: 3 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 travelers')).toBeVisible();
  },
};

export const OnAPageWithoutAReset: Story = {
  play: ({ canvasElement }) => expectSameSizesWithoutReset(canvasElement),
};
