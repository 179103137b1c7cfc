import type { StoryObj } from '@storybook/react-vite';
import { fn, screen, within } from 'storybook/test';
import { RequireSession } from '../account/session/index.ts';
import { BookingPage, type BookingPageProps } from '../sales/my-bookings/booking-page.tsx';
import { paidTestBooking as paid } from './api-answers.ts';
import { ready } from './remote.ts';

export const bookingPageArgs = {
  data: ready([paid]),
  reference: paid.reference,
  onChange: fn(),
  company: ['Trek Himalaya', 'Paknajol Marg, Thamel', 'Kathmandu 44600, Nepal'],
  phone: '+977 1 555 0103',
} satisfies BookingPageProps;

/** The page as a host shows it: to a signed-in visitor. */
export function OwnBookingPage(props: BookingPageProps) {
  return (
    <RequireSession>
      <BookingPage {...props} />
    </RequireSession>
  );
}

/** Presses a button of the page. @returns the content of the dialog of the same name */
export async function openDialogOf(
  { canvas, userEvent }: Parameters<NonNullable<StoryObj<BookingPageProps>['play']>>[0],
  name: string,
  role: 'dialog' | 'alertdialog' = 'dialog',
) {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole(role, { name }));
}
