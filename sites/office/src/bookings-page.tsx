import type { OfficeBooking, OfficePage } from '@trek/api/office';
import { Button } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { BookingFilters } from './booking-filters.tsx';
import { BookingTable } from './booking-table.tsx';
import { CsvButton } from './csv-button.tsx';
import { useListAddress } from './list-address.ts';
import { ListPages } from './list-pages.tsx';
import { newBookingMessages } from './new-booking.messages.ts';
import * as styles from './office.css.ts';
import { officeMessages as messages } from './office.messages.ts';
import { NEW_BOOKING_PATH } from './office-path.ts';
import { OfficeRead } from './office-read.tsx';
import { IfMay } from './role.tsx';
import { useOfficeRead } from './use-office-api.ts';
import { useOfficeTitle } from './use-office-title.ts';

/** All bookings that match the filters in the URL. */
export function BookingsPage() {
  useOfficeTitle(messages.bookings);
  const { Link } = usePorts();
  const { query } = useListAddress();
  const page = useOfficeRead<OfficePage<OfficeBooking>>(`/bookings?${query}`);
  return (
    <>
      <div className={styles.heading}>
        <h1>{messages.bookings}</h1>
        <IfMay right="booking-actions">
          <Button variant="primary" asChild>
            <Link href={NEW_BOOKING_PATH}>{newBookingMessages.newBooking}</Link>
          </Button>
        </IfMay>
      </div>
      <BookingFilters />
      <OfficeRead read={page}>
        {({ rows, next }) => (
          <>
            {rows.length > 0 && <BookingTable rows={rows} label={messages.bookings} />}
            <ListPages count={rows.length} next={next} />
            <CsvButton list="bookings" />
          </>
        )}
      </OfficeRead>
    </>
  );
}
