import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { expectNoSidewaysScroll, expectNotice } from '../../../packages/ui/src/testing/story-expectations.ts';
import { signedInStorage, workerOf, worldOf } from '../../../packages/ui/src/testing/story-world.ts';
import { NewBookingPage } from './new-booking-page.tsx';
import { bookingHandlers, sentBooking } from './testing/story-bookings.ts';
import { StoryOffice } from './testing/story-office.tsx';

const PAGE = '/office/bookings/new';
const DRAFT = 'office.new-booking';

interface Args {
  address: string;
}

/** A booking by hand, from the call to the link that the customer pays by. The office is in English only. */
const meta: Meta<Args> = {
  title: 'Office/New booking',
  tags: ['!autodocs', 'own-language'],
  args: { address: PAGE },
  parameters: { world: { storage: signedInStorage }, msw: bookingHandlers() },
  beforeEach: () => void sentBooking.mockClear(),
  render: ({ address }) => (
    <StoryOffice address={address}>
      <NewBookingPage />
    </StoryOffice>
  ),
};
export default meta;

type Story = StoryObj<Args>;
type Play = Parameters<NonNullable<Story['play']>>[0];
type Canvas = Play['canvas'];
type User = Play['userEvent'];

const bookButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Book and send the mail' });
const price = async (canvas: Canvas, text: string | RegExp) =>
  expect(await canvas.findByText(text, {}, { timeout: 5_000 })).toBeVisible();

/** Fills in a customer's words, from field to field by the keyboard. */
async function fill(canvas: Canvas, userEvent: User): Promise<void> {
  await userEvent.selectOptions(await canvas.findByLabelText('Trek'), 'Annapurna Base Camp Trek');
  const start = await canvas.findByLabelText('Departure');
  await userEvent.selectOptions(start, '2030-03-02');
  await userEvent.clear(canvas.getByLabelText('Travelers'));
  await userEvent.type(canvas.getByLabelText('Travelers'), '2');
  canvas.getByLabelText('First name').focus();
  await userEvent.keyboard('Pema{Tab}Lhamo{Tab}pema@example.org{Tab}+975 17 555011{Tab}Bhutan');
}

export const Loading: Story = {
  parameters: { msw: bookingHandlers({ treks: 'silent' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Customer' })).toBeVisible();
    await price(canvas, 'Choose trek, day and travelers, and the price is here.');
    await expect(canvas.getByLabelText(/^Hold the places until/)).toHaveValue('2030-01-04');
    await expect(canvas.getByLabelText('Start date')).toBeVisible();
  },
};

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent);
    await price(canvas, 'Total $2,781');
    await expect(canvas.getByText('2 × $1,390.50')).toBeVisible();
    await expect(canvas.getByText('4 places left')).toBeVisible();
    const start = within(canvas.getByLabelText('Departure'));
    // Full and closed departures are none to choose.
    await expect(start.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Saturday, March 2, 2030 · 4 places left · $1,390.50',
      'Another day',
    ]);
  },
};

export const Booked: Story = {
  play: async ({ canvas, userEvent, ...context }) => {
    await fill(canvas, userEvent);
    await price(canvas, 'Total $2,781');
    await userEvent.selectOptions(canvas.getByLabelText('Came by'), 'WhatsApp');
    await userEvent.selectOptions(canvas.getByLabelText('Partner'), 'Alpine Tours');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a price line' }));
    const line = within(canvas.getByRole('group', { name: 'Price line 1' }));
    await userEvent.type(line.getByLabelText('Amount in US$'), '50');
    await expect(line.getByLabelText('Text for the customer')).toHaveValue('Discount');
    await price(canvas, 'Total $2,731');
    await expect(canvas.getByText('Deposit $546')).toBeVisible();
    // The second of two clicks sends nothing.
    await userEvent.dblClick(bookButton(canvas));
    await expectNotice(context, 'success', 'Booked. The customer gets the mail now.');
    await expect(sentBooking).toHaveBeenCalledTimes(1);
    await expect(sentBooking).toHaveBeenCalledWith(
      expect.objectContaining({
        ...{ trekId: 12, bookingDate: '2030-03-02', travelers: 2, firstName: 'Pema', country: 'Bhutan' },
        ...{ source: 'whatsapp', partner: 'alpine', pays: 'card', heldUntil: '2030-01-04', locale: 'en' },
        ...{ totalAmount: 2731, key: expect.stringMatching(/^[\w-]{32}$/) },
        lines: [{ kind: 'discount', amount: 50, text: 'Discount', reason: 'As agreed with the customer' }],
      }),
    );
    const world = worldOf(context);
    await expect(world.navigate).toHaveBeenCalledWith('/office/bookings/TH-4F7W2C');
    await expect(world.drafts.read(DRAFT)).toBeNull();
  },
};

export const WithFaults: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a price line' }));
    await userEvent.click(bookButton(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please correct the marked fields.');
    await expect(canvas.getByLabelText('Trek')).toHaveAccessibleDescription('Choose a trek.');
    await expect(canvas.getByLabelText('Trek')).toHaveFocus();
    for (const field of ['Start date', 'First name', 'Email', 'Phone', 'Country', 'Amount in US$'])
      await expect(canvas.getByLabelText(field)).toBeInvalid();
    await userEvent.type(canvas.getByLabelText('First name'), 'Pema');
    await expect(canvas.getByLabelText('First name')).toBeValid();
    await expect(canvas.getByLabelText('Last name')).toBeInvalid();
    await expect(sentBooking).not.toHaveBeenCalled();
  },
};

export const OnAFullDeparture: Story = {
  parameters: {
    msw: bookingHandlers({
      quote: { endDate: '2030-03-13', pricePerPerson: 1390.5, totalAmount: 2781, placesLeft: 1, notice: null },
      made: { refused: 'Only one place is left on this departure.' },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent);
    await price(canvas, 'Only 1 place is left on this departure.');
    await userEvent.click(bookButton(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Only one place is left on this departure.');
    await expect(canvas.getByLabelText('Email')).toHaveValue('pema@example.org');
  },
};

export const WhereVisitorsCannotBook: Story = {
  args: { address: `${PAGE}?trek=12&day=2030-01-02` },
  parameters: {
    msw: bookingHandlers({
      quote: {
        ...{ endDate: '2030-01-13', pricePerPerson: 1450, totalAmount: 1450, placesLeft: null },
        notice: 'Treks are booked 3 days ahead: it can start on January 4, 2030 at the earliest.',
      },
    }),
  },
  play: async ({ canvas }) => {
    await price(canvas, /^Visitors could not book this: Treks are booked 3 days ahead/);
    await expect(canvas.getByText('A start of their own')).toBeVisible();
    await expect(canvas.getByLabelText('Start date')).toHaveValue('2030-01-02');
  },
};

export const Calculating: Story = {
  args: { address: `${PAGE}?trek=12&day=2030-03-02` },
  parameters: { msw: bookingHandlers({ quote: 'silent' }) },
  play: async ({ canvas, userEvent }) => {
    await price(canvas, 'Calculating the price…');
    canvas.getByLabelText('First name').focus();
    await userEvent.keyboard('Pema{Tab}Lhamo{Tab}pema@example.org{Tab}+975 17 555011{Tab}Bhutan{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The price is not here yet.');
  },
};

export const WithoutAPrice: Story = {
  args: { address: `${PAGE}?trek=15&day=2030-03-02` },
  parameters: {
    msw: bookingHandlers({
      quote: { refused: 'This trek has no price, so it can’t be booked. Write one into its file first.' },
    }),
  },
  play: async ({ canvas }) => {
    await price(canvas, /^This trek has no price/);
  },
};

export const Sending: Story = {
  parameters: { msw: bookingHandlers({ made: 'silent' }) },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent);
    await price(canvas, 'Total $2,781');
    await userEvent.click(bookButton(canvas));
    await waitFor(() => expect(bookButton(canvas)).toHaveAttribute('aria-disabled', 'true'));
  },
};

/** The answer was lost: what was typed is there, and the same booking is sent again. */
export const WithTheServerAway: Story = {
  parameters: { msw: bookingHandlers({ made: 'broken' }) },
  play: async ({ canvas, userEvent, ...context }) => {
    await fill(canvas, userEvent);
    await price(canvas, 'Total $2,781');
    await userEvent.click(bookButton(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Press again, and it is made once\.$/);
    workerOf(context).use(...bookingHandlers());
    await userEvent.click(bookButton(canvas));
    await expectNotice(context, 'success', 'Booked. The customer gets the mail now.');
    const [first, second] = sentBooking.mock.calls;
    await expect(second?.[0].key).toBe(first?.[0].key);
  },
};

/** After a reload, what was typed is there. */
export const Resumed: Story = {
  parameters: {
    world: {
      storage: signedInStorage,
      drafts: {
        [DRAFT]: JSON.stringify({
          ...{ owner: '7', key: 'f'.repeat(32) },
          values: { trekId: '12', bookingDate: '2030-03-02', firstName: 'Pema', travelers: '2' },
        }),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('First name')).toHaveValue('Pema');
    await price(canvas, 'Total $2,781');
    await expect(canvas.getByLabelText('Departure')).toHaveValue('2030-03-02');
  },
};

/** The next caller is another customer. */
export const StartedOver: Story = {
  ...Resumed,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Start over' }));
    await expect(canvas.getByLabelText('First name')).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument();
    await expect(worldOf(context).drafts.read(DRAFT)).toBeNull();
    // A click into it and a digit make one digit.
    await userEvent.click(canvas.getByLabelText('Travelers'));
    await userEvent.keyboard('3');
    await expect(canvas.getByLabelText('Travelers')).toHaveValue(3);
  },
};

/** A draft of a colleague who was signed in before. */
export const NotResumedByAnother: Story = {
  parameters: {
    world: {
      storage: signedInStorage,
      drafts: { [DRAFT]: JSON.stringify({ owner: '8', key: 'f'.repeat(32), values: { firstName: 'Pema' } }) },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('First name')).toHaveValue('');
  },
};

export const WithoutPartners: Story = {
  parameters: { msw: bookingHandlers({ partners: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Came by')).toBeVisible();
    await expect(canvas.queryByLabelText('Partner')).not.toBeInTheDocument();
  },
};

export const FailingToLoad: Story = {
  parameters: { msw: bookingHandlers({ treks: 'broken' }) },
  play: async ({ canvas, userEvent, ...context }) => {
    await expect(await canvas.findByText('This could not be loaded.')).toBeVisible();
    workerOf(context).use(...bookingHandlers());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByLabelText('Trek')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await Booked.play?.(context);
    await expectNoSidewaysScroll();
  },
};

export const FilledInTheDark: Story = { globals: { theme: 'dark' }, play: Filled.play };

export const FaultsOnAPhoneInTheDark: Story = {
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  play: async (context) => {
    await WithFaults.play?.(context);
    await expectNoSidewaysScroll();
  },
};
