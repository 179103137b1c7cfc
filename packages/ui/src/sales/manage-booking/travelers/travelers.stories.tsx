import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { paidTestBooking as paid, testTraveler, unpaidTestBooking as unpaid } from '../../../testing/api-answers.ts';
import { answer, apiHandler, apiHandlers, faults } from '../../../testing/msw-handlers.ts';
import { failed, loading, ready } from '../../../testing/remote.ts';
import { bookingPageArgs, OwnBookingPage } from '../../../testing/story-booking-page.tsx';
import { expectSameSizesWithoutReset } from '../../../testing/story-reset.ts';
import { signedInStorage, workerOf, worldOf } from '../../../testing/story-world.ts';
import { manageBookingAnatomy } from '../manage-booking.anatomy.ts';
import { DefaultManageBooking } from '../manage-booking.tsx';
import * as ManageBooking from '../manage-booking-parts.ts';
import { NO_DETAILS } from './travelers.rules.ts';

const begun = { position: 2, ...NO_DETAILS, passportName: 'Tenzing Bhutia', nationality: 'IN' };
/** As it was stored before passports were asked for. */
const earlier = { ...begun, nationality: 'Indian', insurance: 'Bajaj Allianz 0815' };

const meta = {
  title: 'Manage booking/ManageBooking/Travelers',
  tags: ['!autodocs'],
  component: DefaultManageBooking,
  parameters: {
    explains: { example: 'ManageBooking', parts: [manageBookingAnatomy], machine: 'form' },
    world: { storage: signedInStorage },
    msw: apiHandlers(),
  },
  args: {
    ...bookingPageArgs,
    data: ready([{ ...paid, completeTravelers: 1 }]),
    travelers: ready([testTraveler, begun]),
  },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <OwnBookingPage {...args} />,
} satisfies Meta<typeof DefaultManageBooking>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function openForm({ canvas, userEvent }: Context, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }));
  const field = await canvas.findByLabelText('Name as in the passport');
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

const rows = async ({ canvas }: Context) =>
  within(await canvas.findByText(/^Permits are issued with these details\. Only you/).then(sectionOf)).getAllByRole(
    'listitem',
  );
const sectionOf = (element: HTMLElement) => element.closest('section') as HTMLElement;

export const ShowsWhatIsMissing: Story = {
  play: async (context) => {
    const [first, second, third] = await rows(context);
    await expect(first).toHaveTextContent('Traveler 1: Maya GurungAll details are thereChange');
    await expect(second).toHaveTextContent(
      'Traveler 2: Tenzing BhutiaStill missing: Passport number, Passport valid until, Date of birth, Travel insurer, Policy number, Emergency hotline of the insurer, Altitude covered (meters), Emergency contact, Their phone numberFill in',
    );
    await expect(third).toHaveTextContent('Traveler 3Still missing: Name as in the passport, Passport number');
    await expect(context.canvasElement).toHaveTextContent('Fill in the missing details of 2 travelers: permits');
    await expect(context.canvasElement).not.toHaveTextContent('Send us the name as in the passport');
  },
};

export const AllDetailsAreKnown: Story = {
  args: {
    travelers: ready([1, 2, 3].map((position) => ({ ...testTraveler, position }))),
  },
  play: async (context) => {
    for (const row of await rows(context)) await expect(row).toHaveTextContent('All details are there');
    await expect(context.canvasElement).not.toHaveTextContent('Fill in the missing');
  },
};

export const SavingIsConfirmedAndShown: Story = {
  parameters: {
    msw: apiHandlers({ saveTraveler: answer({ travelers: [testTraveler, { ...testTraveler, position: 2 }] }) }),
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const field = await openForm(context, 'Fill in, Traveler 2: Tenzing Bhutia');
    await expect(field).toHaveValue('Tenzing Bhutia');
    await userEvent.type(canvas.getByLabelText('Emergency contact'), 'Pema Bhutia');
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }));
    await expect(await canvas.findByText('Maya Gurung: saved.')).toHaveAttribute('role', 'status');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change, Traveler 2: Maya Gurung' })).toHaveFocus());
    await expect(args.onChange).toHaveBeenCalledOnce();
    await openForm(context, 'Change, Traveler 2: Maya Gurung');
    await expect(canvas.getByLabelText('Emergency contact')).toHaveValue('Ram Gurung');
  },
};

export const InvalidValuesShowAnErrorAtTheirField: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openForm(context, 'Fill in, Traveler 3');
    await userEvent.type(canvas.getByLabelText('Date of birth'), '2031-01-01');
    await userEvent.type(canvas.getByLabelText('Their phone number'), 'ask me');
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }));
    await expect(await canvas.findByText('Please enter a valid date in the past')).toBeVisible();
    await expect(canvas.getByText('Please enter a valid phone number')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Date of birth')).toHaveFocus());
  },
};

/** Nothing is saved of an empty form: it says what is missing. */
export const AnEmptyFormSaysWhatIsMissing: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const field = await openForm(context, 'Fill in, Traveler 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }));
    await expect(await canvas.findByText(/^Nothing is filled in yet\. Still missing: Name as in the/)).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByText(/: saved/)).not.toBeInTheDocument();
  },
};

/** Six months beyond the trek's end, as Nepal, Bhutan and India ask for. */
export const APassportThatEndsTooEarly: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openForm(context, 'Fill in, Traveler 3');
    const expiry = canvas.getByLabelText('Passport valid until');
    await expect(expiry).toHaveAccessibleDescription(
      'It must be valid until April 12, 2031 at least: six months beyond the end of the trek.',
    );
    await userEvent.type(expiry, '2031-04-11');
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }));
    await waitFor(() => expect(expiry).toHaveAccessibleDescription(/The passport must be valid until April 12, 2031/));
    await userEvent.clear(expiry);
    await userEvent.type(expiry, '2031-04-12');
    await waitFor(() => expect(expiry).toBeValid());
  },
};

/** An insurance that covers less than the trek's highest point is a warning, and can be saved. */
export const AnInsuranceThatCoversTooLittle: Story = {
  args: { data: ready([{ ...paid, maxAltitude: 5364 }]) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openForm(context, 'Fill in, Traveler 3');
    const altitude = canvas.getByLabelText('Altitude covered (meters)');
    await expect(altitude).toHaveAccessibleDescription('Your trek goes up to 5,364 m. Without a limit: 9000');
    await userEvent.type(altitude, '4000');
    await expect(altitude).toHaveAccessibleDescription(
      'This covers up to 4,000 m, and your trek goes up to 5,364 m. Please ask your insurer.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }));
    await expect(await canvas.findByText(/^Traveler 3: saved/)).toBeInTheDocument();
  },
};

/** Earlier words stay readable, and the form asks for them again. */
export const FilledInByAnEarlierForm: Story = {
  args: { travelers: ready([testTraveler, earlier]) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openForm(context, 'Fill in, Traveler 2: Tenzing Bhutia');
    const nationality = canvas.getByLabelText('Nationality');
    await expect(nationality).toHaveValue('');
    await expect(nationality).toHaveAccessibleDescription('Until now: Indian. Please choose it from the list.');
    await expect(canvas.getByText(/^Until now: Bajaj Allianz 0815\. It stays until/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }));
    await waitFor(() =>
      expect(nationality).toHaveAccessibleDescription(/Please choose the nationality from the list$/),
    );
  },
};

/** A backend without the capability `traveler-details` is asked for nothing that it does not know. */
export const ABackendThatKnowsNoPassports: Story = {
  args: { travelers: ready([{ ...earlier, birthDate: '1990-01-01', emergencyName: 'Pema', emergencyPhone: '12345' }]) },
  parameters: { world: { storage: signedInStorage, capabilities: [] } },
  play: async (context) => {
    const { canvas } = context;
    const [, second] = await rows(context);
    await expect(second).toHaveTextContent('All details are there');
    await openForm(context, 'Fill in, Traveler 3');
    await expect(canvas.getByLabelText('Nationality')).toHaveAttribute('name', 'nationality');
    await expect(canvas.getByLabelText('Travel insurance')).toBeVisible();
    await expect(canvas.queryByLabelText('Passport number')).not.toBeInTheDocument();
  },
};

/** With a page of private links, and two travelers who have one: of the second the owner sees what is missing. */
const linkedAt = '2029-12-20T08:00:00.000Z';
const byTraveler = {
  ...{ position: 2, ...NO_DETAILS, linkedAt },
  ...{ filledInBy: 'traveler', missing: ['passportExpiry'] },
};
const linked = {
  travelerPath: (token: string) => `/traveler#${token}`,
  travelers: ready([testTraveler, byTraveler]),
};

export const TheTravelerHasFilledItIn: Story = {
  args: linked,
  play: async (context) => {
    const { canvas } = context;
    const [, second] = await rows(context);
    await expect(second).toHaveTextContent(
      'Traveler 2Filled in by the traveler. Still missing: Passport valid untilFill in again',
    );
    await expect(second).toHaveTextContent('A private link was made on December 20, 2029. It is not shown again');
    await expect(canvas.getByText(/By a private link travelers fill in their own details/)).toBeVisible();
    await openForm(context, 'Fill in again, Traveler 2');
    await expect(
      canvas.getByText(/^The traveler has filled in these details, which our office sees, and you do not/),
    ).toBeVisible();
  },
};

export const TheLinkIsCopied: Story = {
  args: linked,
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy link, Traveler 1: Maya Gurung' }));
    const link = await canvas.findByLabelText('Private link');
    await expect(link).toHaveValue(`${window.location.origin}/traveler#c2VjcmV0LW9mLXRyYXZlbGVy`);
    await expect(link).toHaveAccessibleDescription(/through October 1, 2030\.$/);
    await waitFor(() => expect(worldOf(context).notify).toHaveBeenCalled());
    await expect(args.onChange).toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'New link, Traveler 1: Maya Gurung' })).toBeVisible();
  },
};

export const TheLinkIsWithdrawn: Story = {
  args: linked,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw link, Traveler 2' }));
    await waitFor(() => expect(worldOf(context).notify).toHaveBeenCalledWith('info', 'The link no longer works'));
  },
};

export const ASlowLink: Story = {
  args: linked,
  parameters: { msw: apiHandlers({ makeTravelerLink: faults.silent }) },
  play: async ({ canvas, userEvent }) => {
    const copy = await canvas.findByRole('button', { name: 'Copy link, Traveler 1: Maya Gurung' });
    await userEvent.click(copy);
    await waitFor(() => expect(copy).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const ALinkThatFails: Story = {
  args: linked,
  parameters: { msw: apiHandlers({ makeTravelerLink: faults.serverError }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy link, Traveler 1: Maya Gurung' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Internal server error');
    await expect(canvas.queryByLabelText('Private link')).not.toBeInTheDocument();
  },
};

export const LinksOnAPhone: Story = {
  ...TheLinkIsCopied,
  globals: { viewport: { value: 'phone' } },
};

export const LinksInTheDarkTheme: Story = {
  ...TheLinkIsCopied,
  globals: { theme: 'dark' },
};

/** Once the trek has begun no link works. */
export const NoLinkOnceTheTrekHasBegun: Story = {
  args: { ...linked, data: ready([{ ...paid, startDate: '2029-12-30' }]) },
  play: async (context) => {
    await rows(context);
    await expect(context.canvas.queryByRole('button', { name: /link/ })).not.toBeInTheDocument();
  },
};

export const Saving: Story = {
  parameters: { msw: apiHandlers({ saveTraveler: faults.silent }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await openForm(context, 'Fill in, Traveler 3'), 'Pema Bhutia');
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Save details' })).toHaveAttribute('aria-disabled', 'true'),
    );
    await expect(canvas.getByLabelText('Nationality')).toBeDisabled();
  },
};

export const InputSurvivesAFailure: Story = {
  parameters: { msw: apiHandlers({ saveTraveler: faults.serverError }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openForm(context, 'Fill in, Traveler 3');
    await userEvent.selectOptions(canvas.getByLabelText('Nationality'), 'Nepal');
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Internal server error');
    await expect(canvas.getByLabelText('Nationality')).toHaveValue('NP');
    workerOf(context).use(apiHandler('saveTraveler'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }));
    await expect(await canvas.findByText(/^Traveler 3: saved\. Still missing: Name as in/)).toBeInTheDocument();
  },
};

export const InputSurvivesClosing: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openForm(context, 'Fill in, Traveler 3');
    await userEvent.selectOptions(canvas.getByLabelText('Nationality'), 'Nepal');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Fill in, Traveler 3' })).toHaveFocus());
    await openForm(context, 'Fill in, Traveler 3');
    await expect(canvas.getByLabelText('Nationality')).toHaveValue('NP');
  },
};

export const LoadingTheDetails: Story = {
  args: { travelers: loading },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the details...')).toBeVisible();
  },
};

const retry = fn();
export const ErrorLoadingTheDetails: Story = {
  args: { travelers: failed('Request timed out. Please try again.', retry) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error loading the details: Request timed out.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const NotShownBeforeThePayment: Story = {
  args: { data: ready([{ ...unpaid, completeTravelers: 0 }]) },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Complete payment' });
    await expect(canvas.queryByText('Travelers’ details')).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await openForm(context, 'Fill in, Traveler 2: Tenzing Bhutia');
  },
};

export const OnAPageWithoutAReset: Story = {
  play: async (context) => {
    await openForm(context, 'Fill in, Traveler 3');
    await expectSameSizesWithoutReset(context.canvasElement);
  },
};

/** The form alone, with fewer fields. */
export const CustomComposition: Story = {
  render: ({ travelers }) => (
    <ManageBooking.Root booking={paid} travelers={travelers}>
      <ManageBooking.TravelerForm position={2} className="my-form">
        <ManageBooking.TravelerField name="birthDate" label="Born on" />
      </ManageBooking.TravelerForm>
    </ManageBooking.Root>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Born on')).toHaveAttribute('type', 'date');
    await expect(canvas.getByRole('button', { name: 'Save details' }).closest('form')).toHaveClass('my-form');
    await expect(canvas.queryByLabelText('Nationality')).not.toBeInTheDocument();
  },
};
