import type { BookedTrek } from '@trek/ui/api';
import { ManageBooking } from '@trek/ui/manage-booking';
import '@trek/ui/manage-booking/skin.css';

const booking: BookedTrek = {
  id: 1,
  reference: 'TH-7K3M2Q',
  trekId: 101,
  trek: { title: 'Everest Base Camp Trek', image: [] },
  status: 'confirmed',
  startDate: '2030-10-01',
  endDate: '2030-10-12',
  travelers: 2,
  totalAmount: 2900,
  paidAmount: 580,
  advanceAmount: 580,
  balanceAmount: 2320,
  createdAt: '2029-12-01T00:00:00.000Z',
};

/** `DefaultManageBooking` is these parts. Buttons show themselves only while the booking allows what they do. */
export function Anatomy() {
  return (
    <ManageBooking.Root booking={booking}>
      <ManageBooking.Header>
        <ManageBooking.Reference />
        <ManageBooking.Title />
        <ManageBooking.State />
      </ManageBooking.Header>
      <ManageBooking.Note />
      <ManageBooking.Facts />
      <ManageBooking.Price>
        <ManageBooking.PriceHeading />
        <ManageBooking.Sums />
        <ManageBooking.PaidInFull />
      </ManageBooking.Price>
      <ManageBooking.Actions>
        <ManageBooking.CompletePayment />
        <ManageBooking.PayBalance />
        <ManageBooking.AddToCalendar />
        <ManageBooking.RequestChange />
        <ManageBooking.CancelBooking />
      </ManageBooking.Actions>
      <ManageBooking.BalanceDialog />
      <ManageBooking.CancellationDialog />
      <ManageBooking.Section>
        <ManageBooking.Heading>Payments</ManageBooking.Heading>
        <ManageBooking.Payments />
      </ManageBooking.Section>
    </ManageBooking.Root>
  );
}
