import type { OfficeBooking, OfficePage } from '@trek/api/office';
import { BookingFilters } from './booking-filters.tsx';
import { BookingTable } from './booking-table.tsx';
import { CsvButton } from './csv-button.tsx';
import { useListAddress } from './list-address.ts';
import { ListPages } from './list-pages.tsx';
import { officeMessages as messages } from './office.messages.ts';
import { OfficeRead } from './office-read.tsx';
import { useOfficeRead } from './use-office-api.ts';
import { useOfficeTitle } from './use-office-title.ts';

/** All bookings that match the filters in the URL. */
export function BookingsPage() {
  useOfficeTitle(messages.bookings);
  const { query } = useListAddress();
  const page = useOfficeRead<OfficePage<OfficeBooking>>(`/bookings?${query}`);
  return (
    <>
      <h1>{messages.bookings}</h1>
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
