import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { User } from '../../../api/entities.ts';
import { makeToken, testUser } from '../../../testing/fixtures.ts';
import { answer, apiHandler, apiHandlers, faults } from '../../../testing/msw-handlers.ts';
import { bookingDialog, leftBooking } from '../../../testing/story-booking.ts';
import { storyTrek } from '../../../testing/story-treks.ts';
import { signedInStorage, workerOf, worldOf } from '../../../testing/story-world.ts';
import { bookingDialogAnatomy } from '../booking.anatomy.ts';
import { DefaultBooking } from '../booking.tsx';

const meta = {
  title: 'Booking/Booking/Another account',
  tags: ['!autodocs'],
  component: DefaultBooking,
  args: { trek: storyTrek },
  parameters: {
    explains: { example: 'DefaultBooking', parts: [bookingDialogAnatomy], machine: 'booking', coversThePage: true },
    world: { storage: signedInStorage },
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof DefaultBooking>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const pasang: User = { ...testUser, id: 8, fullname: 'Pasang Sherpa', email: 'pasang@example.com', phone: '+977 1 8' };

/** Another person signs in in another tab. */
function signInElsewhere(context: PlayContext, user = pasang): void {
  workerOf(context).use(apiHandler('currentUser', answer(user)));
  const { id, email, fullname } = user;
  worldOf(context).storage.changeElsewhere({
    token: makeToken({ userId: String(id), email, fullname }),
    userData: JSON.stringify(user),
  });
}

/** All traces of the first person that another one, or anyone at the browser, could find. */
function traces(context: PlayContext): string {
  const { drafts } = worldOf(context);
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
  const stored = [`booking.${storyTrek.id}`, 'booking.99', 'owners'].map((key) => drafts.read(key));
  return JSON.stringify([document.body.textContent, fields, stored]);
}

async function expectOnlyPasang(context: PlayContext): Promise<void> {
  const dialog = await bookingDialog();
  await waitFor(() => expect(dialog.getByLabelText('First name')).toHaveValue('Pasang'));
  await expect(dialog.getByLabelText('Email')).toHaveValue(pasang.email);
  await expect(dialog.getByLabelText(/^Special requirements/)).toHaveValue('');
  for (const trace of [testUser.email, 'Maya', 'Asthma', 'mock_']) await expect(traces(context)).not.toContain(trace);
}

async function typeANote(context: PlayContext) {
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Book Now' }));
  const dialog = await bookingDialog();
  await context.userEvent.type(dialog.getByLabelText(/^Special requirements/), 'Asthma');
  return dialog;
}

export const WhileTheDetailsAreTyped: Story = {
  name: 'Another account signs in while the details are typed (P10)',
  play: async (context) => {
    await typeANote(context);
    await expect(traces(context)).toContain('Asthma');
    signInElsewhere(context);
    await expectOnlyPasang(context);
  },
};

export const WhileAPaymentIsUnderWay: Story = {
  name: 'Another account signs in while a payment is under way (P10)',
  parameters: { world: leftBooking(), msw: apiHandlers({ paymentStatus: faults.silent }) },
  play: async (context) => {
    const dialog = await bookingDialog();
    const pay = await dialog.findByRole('button', { name: /^Pay / });
    await waitFor(() => expect(pay).not.toHaveAttribute('aria-disabled'));
    await context.userEvent.click(pay);
    await expect(await dialog.findByText(/Your payment is being processed/)).toBeVisible();
    signInElsewhere(context);
    await expectOnlyPasang(context);
    worldOf(context).clock.advance(60_000);
    const texts = worldOf(context)
      .notices()
      .map(({ text }) => text);
    await expect(texts).not.toContain('Payment successful!');
    await expect(worldOf(context).navigate).not.toHaveBeenCalled();
  },
};

export const TheVisitorIsNotKnownYet: Story = {
  name: 'It is not known who has signed in (P10)',
  play: async (context) => {
    await typeANote(context);
    workerOf(context).use(apiHandler('currentUser', faults.silent));
    worldOf(context).storage.changeElsewhere({ token: makeToken({ userId: '8' }) });
    await bookingDialog('Login Required');
    await expect(screen.queryByDisplayValue('Asthma')).not.toBeInTheDocument();
  },
};

export const TheSameVisitorContinues: Story = {
  tags: ['own-language'],
  play: async (context) => {
    await typeANote(context);
    worldOf(context).storage.changeElsewhere({ token: null, userData: null });
    await bookingDialog('Login Required');
    signInElsewhere(context, testUser);
    const dialog = await bookingDialog();
    await expect(dialog.getByLabelText(/^Special requirements/)).toHaveValue('Asthma');
  },
};

export const DraftsForOtherTreksAreDeletedToo: Story = {
  name: 'What another person left for another trek is gone, too (P10)',
  play: async (context) => {
    await typeANote(context);
    const { drafts } = worldOf(context);
    const left = drafts.read(`booking.${storyTrek.id}`) ?? '';
    drafts.write('booking.99', left);
    drafts.write('owners', JSON.stringify({ [`booking.${storyTrek.id}`]: '7', 'booking.99': '7' }));
    signInElsewhere(context);
    await expectOnlyPasang(context);
    await expect(drafts.read('booking.99')).toBeNull();
  },
};

export const SignedOutTheDialogStaysClosed: Story = {
  parameters: { world: { ...leftBooking({ travelers: 3 }), storage: null } },
  play: async (context) => {
    // The booking has been taken up.
    await expect(await context.canvas.findByText('Group discount 5%')).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
