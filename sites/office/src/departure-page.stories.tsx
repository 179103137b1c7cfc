import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  expectNoSidewaysScroll,
  expectNotice,
  openDialog,
} from '../../../packages/ui/src/testing/story-expectations.ts';
import { signedInStorage, workerOf } from '../../../packages/ui/src/testing/story-world.ts';
import { DeparturePage } from './departure-page.tsx';
import { officeHandlers, STORY_CLASH, StoryOffice, sentCommand, storyDeparture } from './testing/story-office.tsx';

/** One departure in the office, and what an operator does with it. */
const meta: Meta = {
  title: 'Office/Departure',
  tags: ['!autodocs', 'own-language'],
  parameters: { world: { storage: signedInStorage }, msw: officeHandlers() },
  beforeEach: () => void sentCommand.mockClear(),
  render: () => (
    <StoryOffice address="/office/departures/departure-1">
      <DeparturePage id="departure-1" />
    </StoryOffice>
  ),
};
export default meta;

type Canvas = ReturnType<typeof within>;
type Press = { click: (button: HTMLElement) => Promise<void> };

async function open(canvas: Canvas, userEvent: Press, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await openDialog(name));
}

export const Open: StoryObj = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Annapurna Base Camp Trek' })).toBeVisible();
    await expect(canvas.getByText('3 / 8 · 1 held by unpaid bookings · 4 left')).toBeVisible();
    await expect(canvas.getByText('It has 2 paid bookings and 1 unpaid booking.')).toBeVisible();
  },
};

export const Loading: StoryObj = {
  parameters: { msw: officeHandlers({ one: 'silent' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const FailingWithAWayOn: StoryObj = {
  parameters: { msw: officeHandlers({ one: 'broken' }) },
  play: async ({ canvas, userEvent, ...context }) => {
    await expect(await canvas.findByText('This could not be loaded.')).toBeVisible();
    workerOf(context).use(...officeHandlers());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Annapurna Base Camp Trek' })).toBeVisible();
  },
};

export const AClashWithTheFile: StoryObj = {
  parameters: { msw: officeHandlers({ one: { ...storyDeparture, clash: STORY_CLASH } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(STORY_CLASH)).toBeVisible();
    await expect(canvas.getByText(/What the office has set counts/)).toBeVisible();
  },
};

export const Overbooked: StoryObj = {
  parameters: { msw: officeHandlers({ one: { ...storyDeparture, travelers: 10, held: 0, placesLeft: -2 } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 too many')).toBeVisible();
  },
};

export const Closed: StoryObj = {
  parameters: { msw: officeHandlers({ one: { ...storyDeparture, state: 'closed' } }) },
  play: async ({ canvas, userEvent, ...context }) => {
    const dialog = await open(canvas, userEvent, 'Open for bookings');
    await userEvent.click(dialog.getByRole('button', { name: 'Open the departure' }));
    await expectNotice(context, 'success', 'The departure is open again.');
    await expect(sentCommand).toHaveBeenCalledWith(
      '/departure-1/state',
      expect.objectContaining({ isOpen: true, seenAt: storyDeparture.updatedAt }),
    );
    await expect(await canvas.findByRole('button', { name: 'Close for bookings' })).toBeVisible();
  },
};

export const Canceled: StoryObj = {
  parameters: { msw: officeHandlers({ one: { ...storyDeparture, state: 'cancelled', bookings: 0, unpaid: 0 } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It was canceled: nothing more can be done with it.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel the departure' })).not.toBeInTheDocument();
  },
};

export const Changed: StoryObj = {
  parameters: { msw: officeHandlers({ done: { ...storyDeparture, places: 10, price: null } }) },
  play: async ({ canvas, userEvent, ...context }) => {
    const dialog = await open(canvas, userEvent, 'Change the departure');
    await userEvent.clear(dialog.getByLabelText('Places'));
    await userEvent.type(dialog.getByLabelText('Places'), '10');
    await userEvent.clear(dialog.getByLabelText(/^Price per person/));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expectNotice(context, 'success', 'The departure is changed.');
    await expect(sentCommand).toHaveBeenCalledWith(
      '/departure-1/change',
      expect.objectContaining({ places: 10, price: null, guaranteedFrom: 4, seenAt: storyDeparture.updatedAt }),
    );
    await expect(await canvas.findByText('Trek’s price')).toBeVisible();
  },
};

export const APriceThatCannotBeRead: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent, 'Change the departure');
    await userEvent.clear(dialog.getByLabelText(/^Price per person/));
    await userEvent.type(dialog.getByLabelText(/^Price per person/), '1390,50');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('for example 1450.50');
    await expect(sentCommand).not.toHaveBeenCalled();
  },
};

export const ChangedByAColleagueMeanwhile: StoryObj = {
  parameters: { msw: officeHandlers({ done: { refused: 'This departure has just been changed.' } }) },
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent, 'Change the departure');
    await userEvent.type(dialog.getByLabelText(/^Note/), 'Festival');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('has just been changed');
    await expect(dialog.getByLabelText(/^Note/)).toHaveValue('Festival');
  },
};

export const Closing: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent, 'Close for bookings');
    await expect(dialog.getByText(/2 paid bookings and 1 unpaid booking/)).toBeVisible();
  },
};

export const Moving: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent, 'Move to another day');
    await expect(dialog.getByText(/Each customer gets an email with a new calendar file/)).toBeVisible();
    await expect(dialog.getByLabelText('New start date')).toHaveValue('2030-03-02');
  },
};

export const MovedWithoutBookings: StoryObj = {
  parameters: { msw: officeHandlers({ one: { ...storyDeparture, travelers: 0, held: 0, bookings: 0, unpaid: 0 } }) },
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent, 'Move to another day');
    await expect(dialog.getByText(/No one has booked it/)).toBeVisible();
    await expect(dialog.queryByText(/gets an email/)).not.toBeInTheDocument();
  },
};

async function askToCancel(canvas: Canvas, userEvent: Press) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the departure' }));
  return within(await screen.findByRole('alertdialog', { name: 'Cancel the departure' }));
}

export const Canceling: StoryObj = {
  play: async ({ canvas, userEvent, ...context }) => {
    const dialog = await askToCancel(canvas, userEvent);
    const refund = await dialog.findByLabelText('Refund');
    await expect(refund).toHaveDisplayValue('Everything that was paid: $1,160');
    await userEvent.selectOptions(refund, 'As much as each booking’s terms give today: $725.50');
    await userEvent.type(dialog.getByLabelText('Reason, for the office'), 'A landslide.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the departure' }));
    await expectNotice(context, 'success', 'The departure is canceled.');
    await expect(sentCommand).toHaveBeenCalledWith(
      '/departure-1/cancel',
      expect.objectContaining({ refund: 'terms', refundAmount: 725.5, reason: 'A landslide.' }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const RefundsThatCannotBeRead: StoryObj = {
  parameters: { msw: officeHandlers({ cancellation: 'broken' }) },
  play: async ({ canvas, userEvent, ...context }) => {
    const dialog = await askToCancel(canvas, userEvent);
    await expect(await dialog.findByText('This could not be loaded.')).toBeVisible();
    workerOf(context).use(...officeHandlers());
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(await dialog.findByLabelText('Refund')).toHaveDisplayValue('Everything that was paid: $1,160');
    await expect(sentCommand).not.toHaveBeenCalled();
  },
};

export const RefundsThatHaveChanged: StoryObj = {
  parameters: { msw: officeHandlers({ done: { refused: 'All refunds are $580 by now. Please check again.' } }) },
  play: async ({ canvas, userEvent, ...context }) => {
    const dialog = await askToCancel(canvas, userEvent);
    await dialog.findByLabelText('Refund');
    await userEvent.type(dialog.getByLabelText('Reason, for the office'), 'A landslide.');
    workerOf(context).use(
      ...officeHandlers({
        cancellation: { everything: 580, terms: 0 },
        done: { refused: 'All refunds are $580 by now. Please check again.' },
      }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the departure' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('All refunds are $580 by now');
    await waitFor(() => expect(dialog.getByLabelText('Refund')).toHaveDisplayValue('Everything that was paid: $580'));
    await expect(dialog.getByLabelText('Reason, for the office')).toHaveValue('A landslide.');
  },
};

export const AnAnswerThatIsLost: StoryObj = {
  parameters: { msw: officeHandlers({ done: 'broken' }) },
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToCancel(canvas, userEvent);
    await dialog.findByLabelText('Refund');
    await userEvent.type(dialog.getByLabelText('Reason, for the office'), 'A landslide.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the departure' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('It may have been done all the same');
  },
};

export const OnAPhone: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Annapurna Base Camp Trek' })).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const CancelingOnAPhoneInTheDark: StoryObj = {
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await (await askToCancel(canvas, userEvent)).findByLabelText('Refund')).toBeVisible();
    await expectNoSidewaysScroll();
  },
};
