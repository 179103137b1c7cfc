import { useTexts } from '@trek/ui/internal/language';
import '@trek/ui/booking/skin.css';
import '@trek/ui/manage-booking/skin.css';
import '@trek/ui/payment/skin.css';
import '@trek/ui/sign-in/skin.css';
import { withLanguage } from '@trek/ui/internal/languages';
import { bookingByReference } from '@trek/ui/internal/manage-booking/rules';
import { GUEST_KEY } from '@trek/ui/internal/provider/session-keys';
import { DefaultManageBooking, FindBooking, readInvoiceLink, readReceiptLink } from '@trek/ui/manage-booking';
import { usePorts } from '@trek/ui/provider';
import { RequireSession, useSession } from '@trek/ui/session';
import { useReducer } from 'react';
import { useSearch } from 'wouter';
import { COMPANY } from '../content/company.ts';
import { useBookings, useTravelers } from '../data/booking-reads.ts';
import { useTrekById } from '../data/trek-reads.ts';
import { usePageHead } from '../document/page-head.tsx';
import { useLanguageCode } from '../language/language-context.ts';
import type { PageProps } from '../routing/page-props.ts';
import { BookingArrival } from './booking-arrival.tsx';
import { BookingDocuments } from './booking-documents.tsx';
import { NeedsScript } from './needs-script.tsx';
import * as styles from './page.css.ts';
import { pageTexts } from './page.texts.ts';

const OFFICE = COMPANY.offices.nepal;
const PAN = COMPANY.pan === undefined ? [] : [`PAN/VAT No. ${COMPANY.pan}`];

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
      <NeedsScript of="booking" />
      <ForItsOwner reference={params.reference ?? ''} />
    </div>
  );
}

/** For an account; or for a guest, who has the page's address from a mail, or has just booked in this tab. */
function ForItsOwner({ reference }: { reference: string }) {
  const { status } = useSession();
  const { drafts, navigate } = usePorts();
  const isGuestLink = new URLSearchParams(useSearch()).has('guest');
  // The kit writes it: another code is another token.
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  const guest = status === 'signedOut' ? drafts.read(GUEST_KEY) : null;
  const enter = (found: string) => {
    readAgain();
    if (found !== reference) navigate(`/booking/${encodeURIComponent(found)}?guest`, { replace: true });
  };
  if (guest !== null || (status === 'signedOut' && isGuestLink))
    return <OfGuest key={guest} {...{ reference, guest }} onFound={enter} />;
  return (
    <RequireSession>
      <OfAccount reference={reference} />
    </RequireSession>
  );
}

function OfAccount({ reference }: { reference: string }) {
  return <OwnBooking reference={reference} bookings={useBookings()} />;
}

/** A session of a guest may have ended, or be for another booking: another code opens this one. */
function OfGuest({
  reference,
  guest,
  onFound,
}: {
  reference: string;
  guest: string | null;
  onFound: (found: string) => void;
}) {
  const bookings = useBookings(guest);
  const isMissing =
    bookings.status === 'failed' || (bookings.status === 'ready' && !bookingByReference(bookings.value, reference));
  if (guest === null || isMissing)
    return (
      <FindBooking
        className={styles.narrowPage}
        reference={/^TH-/i.test(reference) ? reference : ''}
        onFound={onFound}
      />
    );
  return <OwnBooking reference={reference} bookings={bookings} />;
}

function OwnBooking({ reference, bookings }: { reference: string; bookings: ReturnType<typeof useBookings> }) {
  const messages = useTexts(pageTexts).booking;
  const search = useSearch();
  const language = useLanguageCode();
  const booking = bookings.status === 'ready' ? bookingByReference(bookings.value, reference) : null;
  // A backend without this field does not support travelers.
  const travelers = useTravelers(booking?.completeTravelers === undefined ? null : booking.id);
  const trek = useTrekById(booking?.trekId ?? null);
  const arrival = trek.status === 'ready' ? trek.value?.details?.arrival : undefined;
  const readAgain = () => {
    bookings.retry();
    if (travelers.status === 'ready') travelers.retry();
  };
  return (
    <DefaultManageBooking
      data={bookings}
      reference={reference}
      receipt={readReceiptLink(search)}
      invoice={readInvoiceLink(search)}
      onChange={readAgain}
      travelers={booking?.completeTravelers === undefined ? undefined : travelers}
      travelerPath={(token) => withLanguage(`/traveler#${token}`, language)}
      company={[COMPANY.name, ...OFFICE.lines, messages.registration(COMPANY.registration), ...PAN]}
      phone={OFFICE.phones[0] ?? ''}
      documents={booking && <BookingDocuments trekId={booking.trekId} />}
      arrival={arrival && <BookingArrival arrival={arrival} title={booking?.trek.title ?? ''} />}
    />
  );
}
