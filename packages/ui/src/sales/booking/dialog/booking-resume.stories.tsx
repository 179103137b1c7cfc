import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { apiCalls, BACKEND_URL, unpaidTestBooking as unpaid } from '../../../testing/api-answers.ts';
import { testDetails } from '../../../testing/fixtures.ts';
import { answer, apiHandler, apiHandlers, faults } from '../../../testing/msw-handlers.ts';
import { bookingDialog, leftBooking } from '../../../testing/story-booking.ts';
import { expectTimer } from '../../../testing/story-expectations.ts';
import { fillForm } from '../../../testing/story-form.ts';
import { storyTrek } from '../../../testing/story-treks.ts';
import { signedInStorage, workerOf, worldOf } from '../../../testing/story-world.ts';
import { bookingDialogAnatomy } from '../booking.anatomy.ts';
import { DefaultBooking } from '../booking.tsx';

const meta = {
  title: 'Booking/Booking/Resumed',
  tags: ['!autodocs'],
  component: DefaultBooking,
  args: { trek: storyTrek, resumeStartDate: unpaid.startDate },
  parameters: {
    explains: { example: 'DefaultBooking', parts: [bookingDialogAnatomy], machine: 'booking', coversThePage: true },
    world: { storage: signedInStorage },
    msw: apiHandlers({ listBookings: answer([unpaid]) }),
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof DefaultBooking>;
export default meta;

type Story = StoryObj<typeof meta>;
type Dialog = Awaited<ReturnType<typeof bookingDialog>>;

async function expectWhatWasBooked(dialog: Dialog) {
  await expect(await dialog.findByText('$1,450 × 3')).toBeVisible();
  await expect(dialog.getByLabelText('Country')).toHaveValue('Australia');
  await expect(dialog.getByLabelText('Start date')).toHaveValue(unpaid.startDate);
  await expect(dialog.getByLabelText(/^Special requirements/)).toHaveValue('Knee surgery in 2028');
}

export const ShowsWhatWasBooked: Story = {
  play: async ({ userEvent }) => {
    const dialog = await bookingDialog();
    await expectWhatWasBooked(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Continue to Payment' }));
    // 20 % of $4,132.50.
    await expect(await dialog.findByRole('button', { name: 'Pay $827' })).toBeVisible();
  },
};

export const LoadingTheBooking: Story = {
  parameters: { msw: apiHandlers({ listBookings: faults.silent }) },
  play: async (context) => {
    const dialog = await bookingDialog();
    await expect(await dialog.findByText('Looking up your booking...')).toBeVisible();
    await expect(dialog.queryByText(/×/)).not.toBeInTheDocument();
    await expect(screen.queryByLabelText('Country')).not.toBeInTheDocument();
    (await expectTimer(context)).advance(5000);
    await expect(await dialog.findByText(/^This is taking longer than usual/)).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Enter Details Again' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Please check the number of travelers and every field');
    await expect(dialog.getByLabelText('Start date')).toHaveValue(unpaid.startDate);
  },
};

export const AFailedReadCanBeRetried: Story = {
  parameters: { msw: apiHandlers({ listBookings: faults.serverError }) },
  play: async (context) => {
    const dialog = await bookingDialog();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Your booking could not be read');
    workerOf(context).use(apiHandler('listBookings', answer([unpaid])));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Try Again' }));
    await expectWhatWasBooked(dialog);
  },
};

const requirements = fn();

export const UnknownDetailsAreNotOverwritten: Story = {
  parameters: {
    msw: [
      http.post(`${BACKEND_URL}${apiCalls.saveBookingDetails.path}`, async ({ request }) => {
        requirements(Object.keys((await request.json()) as object).includes('specialRequirements'));
        return HttpResponse.json({});
      }),
      ...apiHandlers({ listBookings: faults.serverError }),
    ],
  },
  play: async ({ userEvent }) => {
    requirements.mockClear();
    const dialog = await bookingDialog();
    await userEvent.click(await dialog.findByRole('button', { name: 'Enter Details Again' }));
    await fillForm({ userEvent }, dialog, { Country: 'Australia' });
    await userEvent.click(dialog.getByRole('button', { name: 'Continue to Payment' }));
    await waitFor(() => expect(requirements.mock.calls).toEqual([[false]]));
  },
};

const draft = { ...testDetails, bookingDate: unpaid.startDate, country: 'Australia', specialRequirements: 'Vegan' };
const savedDetails = { ...draft, specialRequirements: unpaid.specialRequirements };

export const ANewerDraftInThisTabWins: Story = {
  parameters: { world: leftBooking({ isOpen: false, isPaying: false, travelers: 4, draft, savedDetails }) },
  play: async () => {
    const dialog = await bookingDialog();
    await expect(await dialog.findByText('$1,450 × 4')).toBeVisible();
    await expect(dialog.getByLabelText(/^Special requirements/)).toHaveValue('Vegan');
  },
};

export const ADraftOlderThanAnotherTabsLoses: Story = {
  parameters: { world: leftBooking({ isOpen: false, travelers: 1, orderedTravelers: 1, draft, savedDetails }) },
  play: async () => expectWhatWasBooked(await bookingDialog()),
};

export const PaidInAnotherTab: Story = {
  parameters: { msw: apiHandlers({ listBookings: answer([{ ...unpaid, status: 'confirmed' }]) }) },
  play: async () => {
    const dialog = await bookingDialog();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'You have already paid for this trek on this day.',
    );
  },
};

export const ABackendWithoutTheGroupSize: Story = {
  parameters: { msw: apiHandlers() },
  play: async () => {
    const dialog = await bookingDialog();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Please check the number of travelers');
    await expect(dialog.getByLabelText('Start date')).toHaveValue(unpaid.startDate);
  },
};

export const TheBookingIsReadAfterSigningIn: Story = {
  parameters: { world: { storage: null } },
  play: async (context) => {
    await bookingDialog('Login Required');
    worldOf(context).storage.changeElsewhere(signedInStorage);
    await expectWhatWasBooked(await bookingDialog());
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => expectWhatWasBooked(await bookingDialog()),
};
