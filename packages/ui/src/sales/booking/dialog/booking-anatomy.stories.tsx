import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DIALOG_KEYS, type Explained } from '../../../testing/explained.ts';
import { bookingDialog, leftBooking } from '../../../testing/story-booking.ts';
import { storyTrek } from '../../../testing/story-treks.ts';
import { signedInStorage } from '../../../testing/story-world.ts';
import { bookingDialogAnatomy, bookingPanelAnatomy } from '../booking.anatomy.ts';
import * as Booking from '../booking-parts.ts';

const meta = {
  title: 'Booking/Booking',
  component: Booking.Root,
  args: { trek: storyTrek },
  parameters: {
    explains: {
      example: 'Booking',
      examples: ['your-own-button', 'your-own-words', 'your-own-dialog'],
      parts: [bookingPanelAnatomy, bookingDialogAnatomy],
      namespaces: { Booking },
      machine: 'booking',
      keyboard: {
        ...DIALOG_KEYS,
        'Arrow keys': 'In the calendar: another day. In the ways to pay: another option.',
        'Page up, Page down': 'In the calendar: another month.',
        Enter: 'In a field: sends the step.',
      },
      events: [
        'trek:quote',
        'trek:auth-required',
        'trek:step',
        'trek:price-changed',
        'trek:booking-created',
        'trek:payment',
      ],
      accessibility: [
        'The dialog keeps the focus, and gives it back to the button that opened it.',
        'Each step takes the focus when it appears. A step that is refused moves it to the first wrong field.',
        'Failures are alerts and the input stays. The marked days of the calendar say their mark in their names.',
        'Give the dialog no title of your own: its name is the trek’s.',
      ],
    } satisfies Explained,
    world: { storage: signedInStorage },
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Booking.Root>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Another order, without table, notes and bar, and with a button of the host's own to open the booking. */
export const CustomPanel: Story = {
  render: (args) => (
    <Booking.Root {...args}>
      <Booking.Panel className="my-card">
        <Booking.Totals />
        <Booking.TravelerCount />
        <Booking.Title>Come along</Booking.Title>
        <Booking.Trigger asChild>
          <button type="button" className="my-button">
            Reserve now
          </button>
        </Booking.Trigger>
      </Booking.Panel>
      <Booking.Dialog />
    </Booking.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Come along' })).toHaveClass('my-card');
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'More travelers' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reserve now' }));
    const dialog = await bookingDialog();
    await expect(dialog.getByText('$1,450 × 2')).toBeVisible();
  },
};

/** The payment alone, above the sums: each part shows itself in its own step. */
export const CustomDialog: Story = {
  parameters: { world: leftBooking() },
  render: (args) => (
    <Booking.Root {...args}>
      <Booking.Dialog>
        <Booking.LoginRequired />
        <Booking.Resume />
        <Booking.Details>
          <Booking.Field name="country" label="Where do you live?" />
          <button type="submit">On to payment</button>
        </Booking.Details>
        <Booking.Options />
        <Booking.Split />
        <Booking.WholeDollars />
        <Booking.Payment />
        <Booking.Summary />
        <Booking.Success />
      </Booking.Dialog>
    </Booking.Root>
  ),
  play: async ({ userEvent }) => {
    const dialog = await bookingDialog();
    const pay = await dialog.findByRole('button', { name: 'Pay $290' });
    await expect(dialog.queryByRole('list', { name: 'Steps of the booking' })).not.toBeInTheDocument();
    await waitFor(() => expect(pay).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await expect(dialog.getByLabelText('Where do you live?')).toHaveValue('Nepal');
    await userEvent.click(dialog.getByRole('button', { name: 'On to payment' }));
    await expect(await dialog.findByRole('button', { name: 'Pay $290' })).toBeVisible();
  },
};

/** A question of the host's own, whose answer is sent with the details. */
export const CustomQuestion: Story = {
  render: (args) => (
    <Booking.Root {...args}>
      <Booking.Panel>
        <Booking.Trigger />
      </Booking.Panel>
      <Booking.Dialog>
        <Booking.Details>
          <Booking.Question name="hear" label="How did you hear of us?" options={['A friend', 'A newsletter']} />
          <Booking.Question name="club" label="Which alpine club are you in?" />
        </Booking.Details>
      </Booking.Dialog>
    </Booking.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book Now' }));
    const dialog = await bookingDialog();
    const hear = await dialog.findByLabelText(/How did you hear of us/);
    await userEvent.selectOptions(hear, 'A newsletter');
    await userEvent.type(dialog.getByLabelText(/alpine club/), 'DAV');
    await expect(hear).toHaveValue('A newsletter');
    await expect(dialog.getByLabelText(/alpine club/)).toHaveValue('DAV');
  },
};
