import { blanksOf, OLD_INVOICE } from './erased-columns.ts';
import type { Store } from './open-store.ts';
import { nextNumber } from './paper-numbers.ts';
import type { InvoiceRow } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** A part of the total of an invoice: `per-person`, `discount`, `leader`, `line` with its text, or `retained` of a canceled booking. */
export interface InvoiceLine {
  kind: string;
  text?: string;
  percent?: number;
  cents: number;
}

/** The facts of an invoice besides its number, day and payer. */
export interface InvoiceFacts {
  /** The company with its address and its registration, line by line. */
  company: string[];
  trek: string;
  startDate: string;
  endDate: string;
  travelers: number;
  lines: InvoiceLine[];
  totalCents: number;
}

export interface Payer {
  name: string;
  address: string;
}

/** Papers of a booking. Someone who wants more of them talks to the office. */
export const MOST_INVOICES = 20;

/** The issued papers of bookings, oldest first. */
export function invoicesOf(store: Store, bookingIds: readonly string[]): Promise<InvoiceRow[]> {
  if (bookingIds.length === 0) return Promise.resolve([]);
  return store.selectFrom('invoices').selectAll().where('booking_id', 'in', bookingIds).orderBy('position').execute();
}

/**
 * Issues the invoice of a booking as it is now. The same one again changes nothing; where payer or facts differ, a credit note
 * takes the former back first.
 * @returns false if there is nothing to invoice, or are too many papers
 */
export function issueInvoice(
  store: Store,
  bookingId: string,
  payer: Payer,
  facts: InvoiceFacts,
  issued_on: string,
): Promise<boolean> {
  return inTransaction(store, async (transaction) => {
    // Locks the booking: of two calls at once, the second one finds the paper of the first.
    await transaction
      .updateTable('bookings')
      .set((column) => ({ updated_at: column.ref('updated_at') }))
      .where('id', '=', bookingId)
      .execute();
    const papers = await invoicesOf(transaction, [bookingId]);
    const former = papers.find(
      ({ kind, number }) => kind === 'invoice' && !papers.some(({ corrects }) => corrects === number),
    );
    const content = JSON.stringify(facts);
    if (
      former &&
      former.payer_name === payer.name &&
      former.payer_address === payer.address &&
      former.facts === content
    )
      return true;
    if (papers.length >= MOST_INVOICES || (!former && facts.totalCents === 0)) return false;
    if (former) {
      const number = await nextNumber(transaction, 'credit-note');
      const credit = {
        ...former,
        kind: 'credit-note',
        number,
        position: papers.length + 1,
        corrects: former.number,
        issued_on,
      } as const;
      await transaction.insertInto('invoices').values(credit).execute();
    }
    if (facts.totalCents === 0) return true;
    const number = await nextNumber(transaction, 'invoice');
    const named = { payer_name: payer.name, payer_address: payer.address };
    const position = papers.length + (former ? 2 : 1);
    const invoice = { kind: 'invoice', number, booking_id: bookingId, position, corrects: null, issued_on } as const;
    await transaction
      .insertInto('invoices')
      .values({ ...invoice, ...named, facts: content })
      .execute();
    return true;
  });
}

/** Blanks the payers of papers that the tax law no longer asks for. @returns how many */
export async function blankOldInvoices(store: Store, oldest: string): Promise<number> {
  const { payer_name } = blanksOf(OLD_INVOICE);
  const rows = await store
    .selectFrom('invoices')
    .selectAll()
    .where('issued_on', '<', oldest)
    .where('payer_name', '!=', payer_name)
    .execute();
  for (const { kind, number, facts } of rows) {
    const read = JSON.parse(facts) as InvoiceFacts;
    const lines = read.lines.map(({ text, ...line }) => line);
    await store
      .updateTable('invoices')
      .set({ ...blanksOf(OLD_INVOICE), facts: JSON.stringify({ ...read, lines }) })
      .where('kind', '=', kind)
      .where('number', '=', number)
      .execute();
  }
  return rows.length;
}
