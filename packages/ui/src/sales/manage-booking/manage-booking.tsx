'use client';
import type { ReactNode } from 'react';
import type { BookedTrek, TravelerEntity } from '../../api/entities.ts';
import type { Remote } from '../../api/remote.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { phoneHref } from '../../core/typed/phone-href.ts';
import type { OuterProps } from '../../kit/part.tsx';
import { DefaultBookingInvoice } from './booking-invoice.tsx';
import { DefaultBookingReceipt, type DefaultBookingReceiptProps } from './booking-receipt.tsx';
import { bookingByReference, receiptOf } from './manage-booking.rules.ts';
import { manageBookingTexts } from './manage-booking.texts.ts';
import { useManagedBooking } from './manage-booking-context.ts';
import * as ManageBooking from './manage-booking-parts.ts';

/** Props of `DefaultManageBooking`. */
export interface DefaultManageBookingProps extends Omit<OuterProps<'article'>, 'onChange'> {
  /** All bookings of the visitor. */
  data: Remote<readonly BookedTrek[]>;
  /** Which of them the page is about: `TH-7K3M2Q`. */
  reference: string;
  /** The payment whose receipt is shown alone; null, the default: the whole booking. */
  receipt?: string | null | undefined;
  /** The number of the invoice that is shown alone; null, the default: the whole booking. */
  invoice?: string | null | undefined;
  /** Called once something was paid, canceled or saved, to read the bookings again. */
  onChange?: (() => void) | undefined;
  /** The known facts of the booking's travelers, whose details are requested then. Left out: they are not. */
  travelers?: Remote<readonly TravelerEntity[]> | undefined;
  /** Your page of a traveler's private link, by its secret: `(token) => '/traveler#' + token`. Left out: no links are offered. */
  travelerPath?: ((token: string) => string) | undefined;
  /** The recipient of the money, for receipts. */
  company: DefaultBookingReceiptProps['company'];
  /** The office's phone number. */
  phone: string;
  /** The packing list, as items: a traveler's needs follow from the trek's country. */
  documents?: ReactNode;
  /** How the trip begins and ends around the trek, under a `ManageBooking.Heading`; shown until it begins. */
  arrival?: ReactNode;
}

/** A booking's own page, or a status in its place. */
export const DefaultManageBooking = withRef(function DefaultManageBooking({
  data,
  reference,
  receipt = null,
  invoice = null,
  ...page
}: DefaultManageBookingProps) {
  const { onChange, travelers, travelerPath, company, phone, documents, arrival, ...root } = page;
  const status = root as object;
  if (data.status === 'loading') return <ManageBooking.Loading {...status} />;
  if (data.status === 'failed') return <ManageBooking.Failed message={data.message} onRetry={data.retry} {...status} />;
  const booking = bookingByReference(data.value, reference);
  const payment = booking && receipt !== null ? receiptOf(booking, receipt) : null;
  const paper = invoice === null ? null : booking?.invoices?.find(({ number }) => number === invoice);
  if (!booking || (receipt !== null && !payment) || paper === undefined)
    return <ManageBooking.NotFound reference={reference} {...status} />;
  if (paper) return <DefaultBookingInvoice {...root} {...{ booking, invoice: paper }} />;
  if (payment) return <DefaultBookingReceipt {...root} {...{ booking, payment, company, onChange }} />;
  return (
    <ManageBooking.Root {...root} {...{ booking, onChange, travelers, travelerPath }}>
      <WholeBooking {...{ phone, documents, arrival }} />
    </ManageBooking.Root>
  );
});

type Preparation = Pick<DefaultManageBookingProps, 'documents' | 'arrival'>;

function WholeBooking({ phone, ...preparation }: Pick<DefaultManageBookingProps, 'phone'> & Preparation) {
  const messages = useTexts(manageBookingTexts);
  const { isUpcoming } = useManagedBooking();
  return (
    <>
      <ManageBooking.Header>
        <ManageBooking.Reference />
        <ManageBooking.Title />
        <ManageBooking.State />
      </ManageBooking.Header>
      <ManageBooking.Note />
      <ManageBooking.Unowed />
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
      <Payments />
      <InvoiceSection />
      <Travelers />
      {isUpcoming && <Preparations {...preparation} />}
      <ManageBooking.Section>
        <ManageBooking.Heading>{messages.questions}</ManageBooking.Heading>
        <ManageBooking.Phone>
          <a href={phoneHref(phone)}>{phone}</a>
        </ManageBooking.Phone>
      </ManageBooking.Section>
    </>
  );
}

function Payments() {
  const messages = useTexts(manageBookingTexts);
  if (useManagedBooking().payments.length === 0) return null;
  return (
    <ManageBooking.Section>
      <ManageBooking.Heading>{messages.payments}</ManageBooking.Heading>
      <ManageBooking.Payments />
    </ManageBooking.Section>
  );
}

/** The invoices, once something is paid, of a backend that issues them. */
function InvoiceSection() {
  const { invoices } = useTexts(manageBookingTexts);
  const { booking, payments } = useManagedBooking();
  if (!booking.invoices || payments.length === 0) return null;
  return (
    <ManageBooking.Section>
      <ManageBooking.Heading>{invoices.heading}</ManageBooking.Heading>
      <ManageBooking.Invoices />
      <ManageBooking.InvoicesLead />
      <ManageBooking.Actions>
        <ManageBooking.RequestInvoice />
      </ManageBooking.Actions>
    </ManageBooking.Section>
  );
}

function Travelers() {
  const { traveler } = useTexts(manageBookingTexts);
  if (!useManagedBooking().travelerDetails.data) return null;
  return (
    <ManageBooking.Section>
      <ManageBooking.Heading>{traveler.heading}</ManageBooking.Heading>
      <ManageBooking.TravelersLead />
      <ManageBooking.TravelersLoading />
      <ManageBooking.TravelersFailed />
      <ManageBooking.Travelers />
      <ManageBooking.TravelersSaved />
    </ManageBooking.Section>
  );
}

function Preparations({ documents, arrival }: Preparation) {
  const messages = useTexts(manageBookingTexts);
  return (
    <>
      <ManageBooking.Section>
        <ManageBooking.Heading>{messages.nextSteps}</ManageBooking.Heading>
        <ManageBooking.Steps />
      </ManageBooking.Section>
      {documents && (
        <ManageBooking.Section>
          <ManageBooking.Heading>{messages.documents}</ManageBooking.Heading>
          <ManageBooking.Documents>{documents}</ManageBooking.Documents>
        </ManageBooking.Section>
      )}
      {arrival && <ManageBooking.Section>{arrival}</ManageBooking.Section>}
    </>
  );
}
