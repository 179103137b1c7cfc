import type { OfficeBookingDetail } from '@trek/api/office';
import type { ReactNode } from 'react';
import { BookingActions } from './booking-actions.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { BookingInvoices } from './booking-invoices.tsx';
import { BookingLog } from './booking-log.tsx';
import { BookingPayments } from './booking-payments.tsx';
import { BookingTravelers } from './booking-travelers.tsx';
import { ChangeRequest } from './change-request.tsx';
import * as styles from './office.css.ts';
import { officeMessages as messages } from './office.messages.ts';
import { OfficeRead } from './office-read.tsx';
import { PaymentLink } from './payment-link.tsx';
import { IfMay } from './role.tsx';
import { StateBadge } from './state-badge.tsx';
import { useOfficeRead } from './use-office-api.ts';
import { useOfficeTitle } from './use-office-title.ts';

/** One booking: its details, its log and its actions. */
export function BookingPage({ reference }: { reference: string }) {
  useOfficeTitle(reference);
  const read = useOfficeRead<OfficeBookingDetail>(`/bookings/${encodeURIComponent(reference)}`);
  return (
    <>
      <h1 translate="no">{reference}</h1>
      <OfficeRead read={read}>
        {(booking) => (
          <>
            <p>
              <StateBadge booking={booking} />
            </p>
            <BookingFacts booking={booking} />
            <ChangeRequest booking={booking} onDone={(next) => void read.mutate(next, { revalidate: false })} />
            <IfMay right="booking-actions">
              <PaymentLink address={booking.paymentLink} />
              <Section title={messages.actions}>
                <BookingActions booking={booking} onDone={(next) => void read.mutate(next, { revalidate: false })} />
              </Section>
            </IfMay>
            <Section title={messages.payments}>
              <BookingPayments booking={booking} onDone={(next) => void read.mutate(next, { revalidate: false })} />
            </Section>
            {booking.invoices && (
              <Section title={messages.invoices}>
                <BookingInvoices reference={reference} invoices={booking.invoices} />
              </Section>
            )}
            <IfMay right="travelers">
              <Section title={messages.travelerDetails}>
                <BookingTravelers booking={booking} />
              </Section>
            </IfMay>
            <Section title={messages.log}>
              <BookingLog log={booking.log} />
            </Section>
          </>
        )}
      </OfficeRead>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
