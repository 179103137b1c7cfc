import { useTexts } from '@trek/ui/internal/language';
import '@trek/ui/booking/skin.css';
import '@trek/ui/manage-booking/skin.css';
import '@trek/ui/payment/skin.css';
import { bookingByReference } from '@trek/ui/internal/manage-booking/rules';
import { DefaultManageBooking, readReceiptLink } from '@trek/ui/manage-booking';
import { RequireSession } from '@trek/ui/session';
import { useSearch } from 'wouter';
import { COMPANY } from '../content/company.ts';
import { useBookings, useTravelers } from '../data/booking-reads.ts';
import { usePageHead } from '../document/page-head.tsx';
import type { PageProps } from '../routing/page-props.ts';
import { BookingDocuments } from './booking-documents.tsx';
import * as styles from './page.css.ts';
import { pageTexts } from './page.texts.ts';

const OFFICE = COMPANY.offices.nepal;

/** A booking's own page, only for its owner. */
export default function BookingPage({ params }: PageProps) {
  const messages = useTexts(pageTexts).booking;
  usePageHead({
    title: messages.title,
    description: messages.description,
    isPersonal: true,
  });
  return (
    <div className={styles.page}>
      <RequireSession>
        <OwnBooking reference={params.reference ?? ''} />
      </RequireSession>
    </div>
  );
}

function OwnBooking({ reference }: { reference: string }) {
  const messages = useTexts(pageTexts).booking;
  const bookings = useBookings();
  const receipt = readReceiptLink(useSearch());
  const booking = bookings.status === 'ready' ? bookingByReference(bookings.value, reference) : null;
  // A backend without this field does not support travelers.
  const travelers = useTravelers(booking?.completeTravelers === undefined ? null : booking.id);
  const readAgain = () => {
    bookings.retry();
    if (travelers.status === 'ready') travelers.retry();
  };
  return (
    <DefaultManageBooking
      data={bookings}
      reference={reference}
      receipt={receipt}
      onChange={readAgain}
      travelers={booking?.completeTravelers === undefined ? undefined : travelers}
      company={[COMPANY.name, ...OFFICE.lines, messages.registration(COMPANY.registration)]}
      phone={OFFICE.phones[0] ?? ''}
      documents={booking && <BookingDocuments trekId={booking.trekId} />}
    />
  );
}
