const PARAMETER = 'receipt';

/** Address of the receipt of a payment. @param bookingPath where the booking's page is */
export function receiptLink(bookingPath: string, paymentId: string): string {
  return `${bookingPath}?${new URLSearchParams({ [PARAMETER]: paymentId })}`;
}

/** The payment whose receipt a booking's page is asked to show; null: the whole booking. */
export function readReceiptLink(search: string): string | null {
  return new URLSearchParams(search).get(PARAMETER);
}
