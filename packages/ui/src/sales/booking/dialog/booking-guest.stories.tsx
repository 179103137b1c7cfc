import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { testDetails } from '../../../testing/fixtures.ts';
import { type Answer, apiHandler, apiHandlers, faults } from '../../../testing/msw-handlers.ts';
import { bookingDialog, leftBooking } from '../../../testing/story-booking.ts';
import { storyTrek } from '../../../testing/story-treks.ts';
import { signedInStorage, workerOf, worldOf } from '../../../testing/story-world.ts';
import { bookingDialogAnatomy } from '../booking.anatomy.ts';
import { DefaultBooking } from '../booking.tsx';

const bookingPolicy = {
  ...{ seasonMonths: [], shoulderMonths: [], minimumTravelers: 1, leadTimeDays: 0, longestLeadMonths: 18 },
  guests: true,
};

const meta = {
  title: 'Booking/Booking/Without an account',
  tags: ['!autodocs'],
  component: DefaultBooking,
  args: { trek: { ...storyTrek, bookingPolicy } },
  parameters: {
    explains: { example: 'DefaultBooking', parts: [bookingDialogAnatomy], machine: 'booking', coversThePage: true },
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof DefaultBooking>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const refused = (body: object): Answer => ({ kind: 'answer', status: 400, body });

/** Details that a guest has typed, in this tab. */
const guestDraft = {
  ...{ owner: 'guest', isPaying: false, savedDetails: null, draft: testDetails },
  guest: { provenEmail: null },
};
const typed = { ...leftBooking(guestDraft), storage: null };

async function open({ canvas, userEvent }: PlayContext) {
  await userEvent.click(canvas.getByRole('button', { name: 'Book Now' }));
  return bookingDialog('Login Required');
}

/** To the field of the code. */
async function toCode({ userEvent }: PlayContext) {
  const dialog = await bookingDialog();
  await userEvent.click(await dialog.findByRole('button', { name: 'Continue to Payment' }));
  return dialog;
}

export const OffersToGoOnWithoutAnAccount: Story = {
  play: async (context) => {
    const dialog = await open(context);
    await expect(dialog.getByRole('button', { name: 'Log In' })).toBeVisible();
    // Each of the four ways on is inside the dialog.
    const box = screen.getByRole('dialog').getBoundingClientRect();
    for (const button of dialog.getAllByRole('button')) {
      const { left, right } = button.getBoundingClientRect();
      await expect(left >= box.left && right <= box.right).toBe(true);
    }
    const { notices } = worldOf(context);
    await expect(notices()).toHaveLength(1);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Continue without an account' }));
    // Nothing asks for an account above the form of a guest.
    await expect(notices()).toHaveLength(0);
    await expect(await (await bookingDialog()).findByLabelText('First name')).toHaveValue('');
  },
};

export const NotWhereTheTrekTakesNoGuests: Story = {
  args: { trek: { ...storyTrek, bookingPolicy: { ...bookingPolicy, guests: false } } },
  play: async (context) => {
    const dialog = await open(context);
    await expect(dialog.queryByRole('button', { name: 'Continue without an account' })).not.toBeInTheDocument();
  },
};

export const ProvesTheAddress: Story = {
  parameters: { world: typed },
  play: async (context) => {
    const dialog = await toCode(context);
    const code = await dialog.findByLabelText('Code');
    await expect(dialog.getByText(testDetails.email)).toBeVisible();
    await waitFor(() => expect(code).toHaveFocus());
    await context.userEvent.keyboard('123 456{Enter}');
    await expect(await dialog.findByText('How much would you like to pay now?')).toBeVisible();
    await expect(worldOf(context).drafts.read('guest')).toMatch(/^[^.]+\.[^.]+\.[^.]+$/);
  },
};

export const ChangesTheAddress: Story = {
  parameters: { world: typed },
  play: async (context) => {
    const dialog = await toCode(context);
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Change the address' }));
    await expect(await dialog.findByLabelText('Email')).toHaveValue(testDetails.email);
  },
};

/** An account agrees as it is made, and a guest with the code. */
export const AgreesToTheTermsWithTheCode: Story = {
  parameters: { world: typed },
  play: async (context) => {
    const dialog = await toCode(context);
    await expect(await dialog.findByText('By confirming you agree to the')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute('target', '_blank');
    await expect(dialog.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
  },
};

export const WrongCode: Story = {
  parameters: { world: typed, msw: apiHandlers({ beginGuestSession: refused({ message: 'No' }) }) },
  play: async (context) => {
    const dialog = await toCode(context);
    await context.userEvent.type(await dialog.findByLabelText('Code'), '000000{Enter}');
    await waitFor(() =>
      expect(dialog.getByLabelText('Code')).toHaveAccessibleDescription(
        expect.stringContaining('This code is not correct.'),
      ),
    );
  },
};

export const GoesOnAfterAReload: Story = {
  parameters: {
    world: {
      ...leftBooking({
        ...guestDraft,
        isPaying: true,
        savedDetails: testDetails,
        guest: { provenEmail: testDetails.email },
      }),
      storage: null,
    },
  },
  play: async () => {
    const dialog = await bookingDialog();
    await expect(await dialog.findByText('How much would you like to pay now?')).toBeVisible();
  },
};

export const AsksForAnotherCodeOnceTheSessionHasEnded: Story = {
  parameters: { ...GoesOnAfterAReload.parameters, msw: apiHandlers({ createPaymentIntent: faults.unauthorized }) },
  play: async () => {
    const dialog = await bookingDialog();
    await expect(await dialog.findByLabelText('Code')).toBeVisible();
  },
};

const unconfirmed = { message: 'Please confirm your address', code: 'unconfirmed' };

export const AnAccountConfirmsItsAddressBeforeItHoldsPlaces: Story = {
  parameters: {
    world: { ...leftBooking(), storage: signedInStorage },
    msw: apiHandlers({ createPaymentIntent: refused(unconfirmed) }),
  },
  play: async (context) => {
    const dialog = await bookingDialog();
    const code = await dialog.findByLabelText('Code');
    workerOf(context).use(apiHandler('createPaymentIntent'));
    await context.userEvent.type(code, '123456{Enter}');
    await expect(await dialog.findByText('How much would you like to pay now?')).toBeVisible();
  },
};
