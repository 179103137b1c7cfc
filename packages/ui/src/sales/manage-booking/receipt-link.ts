const RECEIPT = 'receipt';
const INVOICE = 'invoice';

const linkTo = (bookingPath: string, parameter: string, value: string) =>
  `${bookingPath}?${new URLSearchParams({ [parameter]: value })}`;

/** Address of the receipt of a payment. @param bookingPath where the booking's page is */
export const receiptLink = (bookingPath: string, paymentId: string): string => linkTo(bookingPath, RECEIPT, paymentId);

/** Address of an invoice or credit note, by its number. */
export const invoiceLink = (bookingPath: string, number: string): string => linkTo(bookingPath, INVOICE, number);

/** The payment whose receipt a booking's page is asked to show; null: the whole booking. */
export function readReceiptLink(search: string): string | null {
  return new URLSearchParams(search).get(RECEIPT);
}

/** The number of the invoice that a booking's page is asked to show; null: the whole booking. */
export function readInvoiceLink(search: string): string | null {
  return new URLSearchParams(search).get(INVOICE);
}
