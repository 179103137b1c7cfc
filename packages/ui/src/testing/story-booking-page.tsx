import type { StoryObj } from '@storybook/react-vite';
import { fn, screen, within } from 'storybook/test';
import { RequireSession } from '../account/session/index.ts';
import { DefaultManageBooking, type DefaultManageBookingProps } from '../sales/manage-booking/manage-booking.tsx';
import { paidTestBooking as paid } from './api-answers.ts';
import { ready } from './remote.ts';

export const bookingPageArgs = {
  data: ready([paid]),
  reference: paid.reference,
  onChange: fn(),
  company: ['Trek Himalaya', 'Paknajol Marg, Thamel', 'Kathmandu 44600, Nepal'],
  phone: '+977 1 555 0103',
} satisfies DefaultManageBookingProps;

/** The page as a host shows it: to a signed-in visitor. */
export function OwnBookingPage(props: DefaultManageBookingProps) {
  return (
    <RequireSession>
      <DefaultManageBooking {...props} />
    </RequireSession>
  );
}

/** Presses a button of the page. @returns the content of the dialog of the same name */
export async function openDialogOf(
  { canvas, userEvent }: Parameters<NonNullable<StoryObj<DefaultManageBookingProps>['play']>>[0],
  name: string,
  role: 'dialog' | 'alertdialog' = 'dialog',
) {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole(role, { name }));
}
