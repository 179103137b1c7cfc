import type { InvoiceEntity } from '@trek/ui/api';
import { formatLongDate, formatUsd } from '@trek/ui/kit/format';
import { usePorts } from '@trek/ui/provider';
import * as styles from './office.css.ts';
import { officeMessages as messages } from './office.messages.ts';
import { invoicePath } from './office-path.ts';

interface Props {
  reference: string;
  invoices: readonly InvoiceEntity[];
}

const invoiceName = ({ kind, number }: Pick<InvoiceEntity, 'kind' | 'number'>) =>
  kind === 'credit-note' ? messages.creditNote(number) : messages.invoice(number);

/** The invoices and credit notes of a booking, each with its page, which prints. */
export function BookingInvoices({ reference, invoices }: Props) {
  const { Link } = usePorts();
  if (invoices.length === 0) return <p>{messages.noInvoices}</p>;
  return (
    <ul className={styles.messages}>
      {invoices.map((invoice) => (
        <li key={invoice.number} className={styles.card}>
          <Link href={invoicePath(reference, invoice.number)}>{invoiceName(invoice)}</Link>
          <br />
          <strong translate="no">{formatUsd(invoice.total)}</strong>{' '}
          <span translate="no">{formatLongDate(invoice.issuedOn)}</span>
          <br />
          <small translate="no">{invoice.payer.name}</small>
        </li>
      ))}
    </ul>
  );
}
