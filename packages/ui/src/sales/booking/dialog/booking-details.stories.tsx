import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { SessionProvider } from '../../../account/session/index.ts';
import { TrekProvider } from '../../../provider/trek-provider.tsx';
import { makeToken, TEST_NOW_SECONDS } from '../../../testing/fixtures.ts';
import { answer, apiHandlers, faults } from '../../../testing/msw-handlers.ts';
import { bookingDialog } from '../../../testing/story-booking.ts';
import { expectAlwaysInSight, expectNotice, expectVisit, openDialog } from '../../../testing/story-expectations.ts';
import { fillForm } from '../../../testing/story-form.ts';
import { STORY_LANGUAGES, type StoryLanguage } from '../../../testing/story-languages.ts';
import { expectSameSizesWithoutReset } from '../../../testing/story-reset.ts';
import { storyTrek } from '../../../testing/story-treks.ts';
import { signedInStorage, worldOf } from '../../../testing/story-world.ts';
import { bookingDialogAnatomy } from '../booking.anatomy.ts';
import { DefaultBooking } from '../booking.tsx';

const meta = {
  title: 'Booking/Booking/Details',
  tags: ['!autodocs'],
  component: DefaultBooking,
  args: { trek: storyTrek },
  parameters: {
    explains: { example: 'DefaultBooking', parts: [bookingDialogAnatomy], machine: 'booking' },
    world: { storage: signedInStorage },
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof DefaultBooking>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];
type Dialog = Awaited<ReturnType<typeof bookingDialog>>;

async function open(context: PlayContext) {
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Book Now' }));
  await openDialog(storyTrek.title);
  return bookingDialog();
}

/** Fills what the account leaves open, puts `value` into one field, and goes on. */
async function submit(context: PlayContext, dialog: Dialog, given: Record<string, string> = {}) {
  await fillForm(context, dialog, { Country: 'Nepal', 'Start date': '2030-04-12', ...given });
  await context.userEvent.click(dialog.getByRole('button', { name: 'Continue to Payment' }));
}

/** One field is wrong: it says so and has the focus. */
const refusing = (label: string, value: string, message: string): Story => ({
  play: async (context) => {
    const dialog = await open(context);
    await submit(context, dialog, { [label]: value });
    const field = dialog.getByLabelText(label);
    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    await expect(field).toHaveFocus();
  },
});

export const TheDialogIsOpenPastMidnight: Story = {
  name: 'A page that is open past midnight counts from the new day',
  parameters: { world: { storage: { ...signedInStorage, token: makeToken({ exp: TEST_NOW_SECONDS + 30 * 86_400 }) } } },
  play: async (context) => {
    const firstDay = await open(context);
    await expect(firstDay.getByLabelText('Start date')).toHaveAttribute('min', '2030-01-01');
    await context.userEvent.click(firstDay.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const now = spyOn(worldOf(context).clock, 'now').mockReturnValue((TEST_NOW_SECONDS + 86_400) * 1000);
    const dialog = await open(context);
    await expect(dialog.getByLabelText('Start date')).toHaveAttribute('min', '2030-01-02');
    now.mockReturnValue((TEST_NOW_SECONDS + 2 * 86_400) * 1000);
    await submit(context, dialog, { 'Start date': '2030-01-02' });
    await waitFor(() => expect(dialog.getByLabelText('Start date')).toHaveAttribute('aria-invalid', 'true'));
    await expect(dialog.getByLabelText('Start date')).toHaveAttribute('min', '2030-01-03');
  },
};

export const SigningUpLeadsBackToo: Story = {
  parameters: { world: { storage: null } },
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Book Now' }));
    const dialog = await bookingDialog('Login Required');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Sign Up' }));
    await expectVisit(context, '/signup');
    await expect(worldOf(context).drafts.read('return')).toBe(
      window.location.pathname + window.location.search + window.location.hash,
    );
  },
};

export const LoginRequired: Story = {
  parameters: { world: { storage: null } },
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Book Now' }));
    const dialog = await bookingDialog('Login Required');
    await expectNotice(context, 'info', 'Please log in to book this trek');
    const [, , options] = worldOf(context).notify.mock.calls[0] ?? [];
    await expect(options).toMatchObject({ durationMs: 5000, action: { label: 'Log In' } });
    await context.userEvent.click(dialog.getByRole('button', { name: 'Log In' }));
    await expectVisit(context, '/login');
    await expect(worldOf(context).drafts.read('return')).toBe(
      window.location.pathname + window.location.search + window.location.hash,
    );
  },
};

export const CancelClosesTheLogin: Story = {
  parameters: { world: { storage: null } },
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Book Now' }));
    const dialog = await bookingDialog('Login Required');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const FilledFromTheAccount: Story = {
  play: async (context) => {
    const dialog = await open(context);
    await expect(dialog.getByLabelText('First name')).toHaveValue('Maya');
    await waitFor(() => expect(dialog.getByLabelText('First name')).toHaveFocus());
    await expect(dialog.getByLabelText('Last name')).toHaveValue('Gurung');
    await expect(dialog.getByLabelText('Email')).toHaveValue('maya@example.com');
    await expect(dialog.getByLabelText('Phone')).toHaveValue('+977 1 4000000');
    await expect(dialog.getByText('Your details')).toHaveAttribute('aria-current', 'step');
    await expect(dialog.getByText('Total').parentElement).toHaveTextContent('$1,450');
  },
};

export const FirstNameIsTooShort = refusing('First name', 'M', 'First name must be at least 2 characters');
export const LastNameIsTooShort = refusing('Last name', 'G', 'Last name must be at least 2 characters');
export const EmailIsNotValid = refusing('Email', 'maya@', 'Please enter a valid email address');
export const PhoneIsNotValid = refusing('Phone', '4000', 'Please enter a valid phone number');
export const CountryIsMissing = refusing('Country', '', 'Please select your country');
export const TheCountryIsChosenFromAList: Story = {
  play: async (context) => {
    const dialog = await open(context);
    const country = dialog.getByLabelText('Country');
    await waitFor(() => expect(within(country).getAllByRole('option').length).toBeGreaterThan(240));
    await expect(within(country).getByRole('option', { name: 'Germany' })).toHaveValue('Germany');
    await context.userEvent.selectOptions(country, 'Germany');
    await expect(country).toHaveValue('Germany');
  },
};

export const StartDateIsMissing = refusing('Start date', '', 'Please select a booking date');
export const StartDateIsInThePast = refusing('Start date', '2029-12-30', 'The booking date cannot be in the past');

export const AStartDateIsRefusedAtOnce: Story = {
  play: async (context) => {
    const dialog = await open(context);
    await fillForm(context, dialog, { 'Start date': '2033-04-12' });
    const field = dialog.getByLabelText('Start date');
    await expect(field).toHaveAccessibleDescription('Please choose a date within the next 18 months');
    await fillForm(context, dialog, { 'Start date': '2030-04-12' });
    await expect(field).toBeValid();
  },
};

export const EscapeClosesOnlyTheCalendar: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await open(context);
    await waitFor(() => expect(dialog.getByLabelText('First name')).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Open the calendar' }));
    const grid = await screen.findByRole('grid');
    await waitFor(() => expect(grid).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const AllRequiredFieldsMustBeFilled: Story = {
  play: async (context) => {
    const dialog = await open(context);
    await submit(context, dialog, { 'First name': '', Email: '', Phone: '', Country: '' });
    await expect(await dialog.findByRole('alert')).toHaveTextContent('All required fields must be filled');
    await expect(dialog.getByText('First name must be at least 2 characters')).toBeVisible();
    await expect(dialog.getByLabelText('First name')).toHaveFocus();
  },
};

export const Saving: Story = {
  parameters: { msw: apiHandlers({ saveBookingDetails: faults.silent }) },
  play: async (context) => {
    const dialog = await open(context);
    await submit(context, dialog);
    await waitFor(() => expect(dialog.getByLabelText('First name')).toBeDisabled());
    await expect(dialog.getByRole('button', { name: 'Continue to Payment' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const SavingFailed: Story = {
  parameters: { msw: apiHandlers({ saveBookingDetails: faults.serverError }) },
  play: async (context) => {
    const dialog = await open(context);
    await submit(context, dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Internal server error');
    await expectNotice(context, 'error', 'Failed to create booking. Please try again.');
    await expect(dialog.getByLabelText('Country')).toHaveValue('Nepal');
  },
};

export const SavingFailedOffline: Story = {
  parameters: { msw: apiHandlers({ saveBookingDetails: faults.offline }) },
  play: async (context) => {
    const dialog = await open(context);
    await submit(context, dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Network error. Please check your internet connection.',
    );
  },
};

export const SavingWithAnEndedSessionAsksToLogIn: Story = {
  parameters: { msw: apiHandlers({ saveBookingDetails: faults.unauthorized }) },
  play: async (context) => {
    const dialog = await open(context);
    await submit(context, dialog);
    await bookingDialog('Login Required');
    await expectNotice(context, 'error', 'Authentication issue detected. Please login again.');
    await expect(worldOf(context).storage.read('token')).toBeNull();
  },
};

export const SavingLeadsToPayment: Story = {
  play: async (context) => {
    const dialog = await open(context);
    await submit(context, dialog);
    await expect(await dialog.findByText('How much would you like to pay now?')).toBeVisible();
    await expect(dialog.getByText('Payment')).toHaveAttribute('aria-current', 'step');
  },
};

const repriced = { id: 'b1', reference: 'TH-7K3M2Q', pricePerPerson: 1290, totalAmount: 1290, travelers: 1 };

export const ThePriceHasChanged: Story = {
  parameters: { msw: apiHandlers({ saveBookingDetails: answer({ booking: repriced }) }) },
  play: async (context) => {
    const dialog = await open(context);
    await submit(context, dialog);
    await expect(await dialog.findByText('The price is now $1,290 per person. It was $1,450.')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /^Pay / })).not.toBeInTheDocument();
    await expect(worldOf(context).onEvent).toHaveBeenCalledWith({
      type: 'trek:price-changed',
      detail: { v: 1, trekId: storyTrek.id, shownCents: 145_000, totalCents: 129_000 },
    });
    await context.userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(await dialog.findByRole('button', { name: 'Pay $258' })).toBeVisible();
    await expect(context.canvas.getByText(/^Total/).parentElement).toHaveTextContent('$1,290');
  },
};

export const APriceThatHasChangedCanBeRefused: Story = {
  parameters: { msw: apiHandlers({ saveBookingDetails: answer({ booking: repriced }) }) },
  play: async (context) => {
    const dialog = await open(context);
    await submit(context, dialog);
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const [book] = context.canvas.getAllByRole('button', { name: 'Book Now' });
    if (book) await context.userEvent.click(book);
    const dialog = await bookingDialog();
    await expectAlwaysInSight(dialog.getByText('Total $1,450'), screen.getByRole('dialog'));
  },
};

export const OnAPageWithoutAReset: Story = {
  play: async (context) => {
    const dialog = await open(context);
    await dialog.findByLabelText('Country');
    await expectSameSizesWithoutReset(document.body);
  },
};

/** A host that has no pages for signing in. */
const signingInInline: Partial<Story> = {
  parameters: { world: { storage: null } },
  render: (args, { loaded, globals }) => {
    const { notices, subscribe, ...ports } = worldOf({ loaded });
    const { locale, messages } = STORY_LANGUAGES[globals.language as StoryLanguage];
    return (
      <TrekProvider
        {...ports}
        {...{ locale, messages }}
        signIn="inline"
        paths={{ login: null, signup: null, profile: null }}
      >
        <SessionProvider>
          <DefaultBooking {...args} />
        </SessionProvider>
      </TrekProvider>
    );
  },
};

export const SignsInWithoutLeavingTheDialog: Story = {
  ...signingInInline,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'More travelers' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Book Now' }));
    const account = await bookingDialog('Login Required');
    await userEvent.type(await account.findByLabelText('Email'), 'maya@example.com');
    await userEvent.type(account.getByLabelText('Password'), 'Ridge4130');
    await userEvent.click(account.getByRole('button', { name: 'Sign in' }));
    const dialog = await bookingDialog();
    await expect(await dialog.findByLabelText('First name')).toHaveValue('Maya');
    await expect(dialog.getByText('Total').parentElement).toHaveTextContent('$2,900');
    await expect(worldOf(context).navigate).not.toHaveBeenCalled();
  },
};

export const GoesOnAsAGuestWithinTheDialog: Story = {
  ...signingInInline,
  args: {
    trek: {
      ...storyTrek,
      bookingPolicy: {
        ...{ seasonMonths: [], shoulderMonths: [], minimumTravelers: 1, leadTimeDays: 0, longestLeadMonths: 18 },
        guests: true,
      },
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Book Now' }));
    const account = await bookingDialog('Login Required');
    await userEvent.click(await account.findByRole('button', { name: 'Continue without an account' }));
    await expect(await (await bookingDialog()).findByLabelText('First name')).toHaveValue('');
  },
};

export const AsksToSignInWithinTheDialog: Story = {
  ...signingInInline,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Book Now' })[0] as HTMLElement);
    const account = await bookingDialog('Login Required');
    await userEvent.click(await account.findByRole('button', { name: 'Create an account' }));
    await waitFor(() => expect(account.getByLabelText('Full name')).toHaveFocus());
    await expect(account.getByRole('heading', { level: 3 })).toBeVisible();
  },
};
