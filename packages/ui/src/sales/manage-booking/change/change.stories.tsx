import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { paidTestBooking as paid, testChangeRequest } from '../../../testing/api-answers.ts';
import { answer, apiHandler, apiHandlers, faults } from '../../../testing/msw-handlers.ts';
import { ready } from '../../../testing/remote.ts';
import { bookingPageArgs, OwnBookingPage, openDialogOf } from '../../../testing/story-booking-page.tsx';
import { expectNoSidewaysScroll } from '../../../testing/story-expectations.ts';
import { signedInStorage, workerOf } from '../../../testing/story-world.ts';
import { manageBookingAnatomy } from '../manage-booking.anatomy.ts';
import { DefaultManageBooking } from '../manage-booking.tsx';

const meta = {
  title: 'Manage booking/ManageBooking/Change',
  tags: ['!autodocs'],
  component: DefaultManageBooking,
  parameters: {
    explains: { example: 'ManageBooking', parts: [manageBookingAnatomy], coversThePage: true },
    world: { storage: signedInStorage },
    msw: apiHandlers(),
  },
  args: bookingPageArgs,
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <OwnBookingPage {...args} />,
} satisfies Meta<typeof DefaultManageBooking>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];
type Dialog = Awaited<ReturnType<typeof openDialogOf>>;

const openDialog = (context: Context) => openDialogOf(context, 'Request a change');

async function nameSuccessor({ userEvent }: Context, dialog: Dialog) {
  await userEvent.click(dialog.getByLabelText('Another person goes in my place'));
  await userEvent.type(dialog.getByLabelText('First name'), 'Asha');
  await userEvent.type(dialog.getByLabelText('Last name'), 'Rai');
  await userEvent.type(dialog.getByLabelText('Email'), 'asha@example.org');
  await userEvent.type(dialog.getByLabelText('Phone'), '+977 1 555 0100');
}

export const ShowsTheSumsBeforeSending: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openDialog(context);
    await userEvent.clear(dialog.getByLabelText('New start'));
    await userEvent.type(dialog.getByLabelText('New start'), '2030-10-08');
    await nameSuccessor(context, dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'See the price' }));
    await expect(await dialog.findByText('$4,252.50')).toBeVisible();
    await expect(dialog.getByText('+$120')).toBeVisible();
    await expect(dialog.getByText('Asha Rai')).toBeVisible();
    await expect(dialog.getByText('due September 8, 2030')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
    await expect(await dialog.findByRole('status')).toHaveTextContent(/^We have received your request/);
    await expect(context.args.onChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Done' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const RefusesWhatCannotBeMeant: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openDialog(context);
    const show = dialog.getByRole('button', { name: 'See the price' });
    await userEvent.click(show);
    await expect(await dialog.findByText(/^Please change the day or the number of travelers/)).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Number of travelers'));
    await userEvent.type(dialog.getByLabelText('Number of travelers'), '2.5');
    await userEvent.click(dialog.getByLabelText('Another person goes in my place'));
    await userEvent.click(show);
    await expect(await dialog.findByText('Please enter a whole number from 1')).toBeVisible();
    await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  },
};

export const Back: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openDialog(context);
    await userEvent.clear(dialog.getByLabelText('Number of travelers'));
    await userEvent.type(dialog.getByLabelText('Number of travelers'), '4');
    await userEvent.click(dialog.getByRole('button', { name: 'See the price' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Back' }));
    await expect(dialog.getByLabelText('Number of travelers')).toHaveValue('4');
  },
};

export const ForbiddenByTheTerms: Story = {
  parameters: {
    msw: apiHandlers({
      quoteChange: {
        ...{ kind: 'answer', status: 409 },
        body: { message: 'A booking can be transferred up to 14 days before its start.' },
      },
    }),
  },
  play: async (context) => {
    const dialog = await openDialog(context);
    await nameSuccessor(context, dialog);
    await context.userEvent.click(dialog.getByRole('button', { name: 'See the price' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'A booking can be transferred up to 14 days before its start.',
    );
    await expect(dialog.getByLabelText('First name')).toHaveValue('Asha');
  },
};

export const AFailedRequestCanBeRetried: Story = {
  parameters: { msw: apiHandlers({ requestChange: faults.serverError }) },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openDialog(context);
    await userEvent.clear(dialog.getByLabelText('Number of travelers'));
    await userEvent.type(dialog.getByLabelText('Number of travelers'), '4');
    await userEvent.click(dialog.getByRole('button', { name: 'See the price' }));
    await userEvent.type(await dialog.findByLabelText(/^Message/), 'A friend comes, too.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Internal server error');
    await expect(dialog.getByLabelText(/^Message/)).toHaveValue('A friend comes, too.');
    workerOf(context).use(
      apiHandler('requestChange', answer({ booking: { ...paid, changeRequest: testChangeRequest } })),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
    await expect(await dialog.findByRole('status')).toHaveTextContent('We have received your request.');
  },
};

export const Sending: Story = {
  parameters: { msw: apiHandlers({ quoteChange: faults.silent }) },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openDialog(context);
    await userEvent.clear(dialog.getByLabelText('Number of travelers'));
    await userEvent.type(dialog.getByLabelText('Number of travelers'), '4');
    await userEvent.click(dialog.getByRole('button', { name: 'See the price' }));
    await expect(dialog.getByRole('button', { name: 'See the price' })).toHaveAttribute('aria-disabled', 'true');
    await expect(dialog.queryByRole('button', { name: 'Close dialog' })).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const dialog = await openDialog(context);
    await nameSuccessor(context, dialog);
    await context.userEvent.click(dialog.getByRole('button', { name: 'See the price' }));
    await expect(await dialog.findByText('$4,252.50')).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const Waits: Story = {
  args: { data: ready([{ ...paid, changeRequest: testChangeRequest }]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/with Asha Rai in your place\. Our office answers by email\.$/)).toBeVisible();
  },
};

export const Declined: Story = {
  args: {
    data: ready([
      { ...paid, changeRequest: { ...testChangeRequest, status: 'declined', reason: 'That week is full.' } },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/you asked for: That week is full\.$/)).toBeVisible();
  },
};

export const InTheDark: Story = {
  globals: { theme: 'dark' },
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(dialog.getByLabelText('New start')).toHaveValue(paid.startDate);
  },
};
