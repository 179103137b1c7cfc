import '@trek/ui/manage-booking/skin.css';
import type { OfficeBookingDetail } from '@trek/api/office';
import { Button, Status } from '@trek/ui/kit';
import { BookingInvoice } from '@trek/ui/manage-booking';
import { usePorts } from '@trek/ui/provider';
import { officeMessages as messages } from './office.messages.ts';
import { bookingPath } from './office-path.ts';
import { OfficeRead } from './office-read.tsx';
import { useOfficeRead } from './use-office-api.ts';
import { useOfficeTitle } from './use-office-title.ts';

interface Props {
  reference: string;
  number: string;
}

/** An invoice or credit note, as its customer prints it. */
export function InvoicePage({ reference, number }: Props) {
  useOfficeTitle(number);
  const read = useOfficeRead<OfficeBookingDetail>(`/bookings/${encodeURIComponent(reference)}`);
  return (
    <OfficeRead read={read}>
      {({ invoices = [] }) => {
        const invoice = invoices.find((one) => one.number === number);
        if (!invoice) return <Status title={messages.noSuchInvoice} action={<Back reference={reference} />} />;
        return (
          <BookingInvoice.Root booking={{ reference }} invoice={invoice}>
            <BookingInvoice.Company />
            <BookingInvoice.Title />
            <BookingInvoice.Payer />
            <BookingInvoice.Facts />
            <BookingInvoice.Sums />
            <BookingInvoice.Actions>
              <BookingInvoice.Print />
              <Back reference={reference} />
            </BookingInvoice.Actions>
          </BookingInvoice.Root>
        );
      }}
    </OfficeRead>
  );
}

function Back({ reference }: Pick<Props, 'reference'>) {
  const { Link } = usePorts();
  return (
    <Button asChild>
      <Link href={bookingPath(reference)}>{messages.backToBooking}</Link>
    </Button>
  );
}
