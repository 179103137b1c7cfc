'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import type { ButtonProps } from '../../kit/button.tsx';
import { formatLongDate } from '../../kit/format.ts';
import { createPart } from '../../kit/part.tsx';
import { signedPrice } from '../../kit/signed-price.ts';
import { usePrice } from '../../kit/use-price.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { manageBookingAnatomy as anatomy } from './manage-booking.anatomy.ts';
import { manageBookingTexts } from './manage-booking.texts.ts';
import { useManagedBooking } from './manage-booking-context.ts';
import { PayerButton } from './payer-button.tsx';
import { invoiceLink } from './receipt-link.ts';

const Paper = createPart('li', anatomy, 'payment');

/** The purpose of invoices. */
export const InvoicesLead = createPart('p', anatomy, 'lead', () => ({
  children: useTexts(manageBookingTexts).invoices.lead,
}));

/** The issued invoices and credit notes, each with its page. */
export const Invoices = createPart('ul', anatomy, 'payments', () => {
  const { invoices: texts } = useTexts(manageBookingTexts);
  const { paths, locale, Link } = usePorts();
  const price = usePrice();
  const { reference = '', invoices = [] } = useManagedBooking().booking;
  const path = paths.booking(reference);
  if (invoices.length === 0) return null;
  const children = invoices.map(({ number, kind, issuedOn, total }) => {
    const day = formatLongDate(issuedOn, locale);
    return (
      <Paper key={number}>
        <span translate="no">{day}</span>
        <b translate="no">{total < 0 ? signedPrice(price, total) : price(total)}</b>
        {path !== null && (
          <Link href={invoiceLink(path, number)}>
            <span>{kind === 'credit-note' ? texts.creditNote : texts.invoice}</span>{' '}
            <span translate="no">{number}</span>
          </Link>
        )}
      </Paper>
    );
  });
  return { children };
});

/** Issues an invoice, or a corrected one. Absent before anything is paid, and where the backend issues none. */
export const RequestInvoice = withRef(function ManagedRequestInvoice(button: ButtonProps) {
  const { api } = usePorts();
  const { invoices: texts } = useTexts(manageBookingTexts);
  const { booking, payments, readAgain } = useManagedBooking();
  if (!booking.invoices || payments.length === 0 || !api.can('invoices')) return null;
  const label = booking.invoices.length > 0 ? texts.requestAgain : texts.request;
  return <PayerButton {...{ booking, issues: true, onDone: readAgain, children: label }} {...button} />;
});
