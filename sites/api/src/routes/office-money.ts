import { companyDay, usdOf } from '@trek/ui/pricing';
import * as z from 'zod';
import type { CsvValue } from '../core/csv.ts';
import { errorDetail } from '../core/log.ts';
import type { ApiContext } from '../http/api-context.ts';
import { HttpError } from '../http/http-error.ts';
import type { OfficeMoney } from '../office/office.types.ts';
import { compareBooks } from '../payments/compare-books.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { lastStatements } from '../store/bank-statements.ts';
import { nextMonth } from '../store/company-time.ts';
import { commissionCents, firstLedgerMonth, type LedgerRow, ledgerDay, ledgerOf } from '../store/money-ledger.ts';
import { bankMoney, customerMoney, payoutsInTransit, stripeMoney } from '../store/money-totals.ts';
import { trekTitles } from '../store/office-bookings.ts';
import type { Store } from '../store/open-store.ts';
import { type Partner, storedPartners } from '../store/partners.ts';
import { booksReadUntil } from '../store/provider-books.ts';
import type { BankStatementRow } from '../store/schema.ts';
import { csvFile } from './office-lists.ts';

const STATEMENT_ROWS = 12;
/** Months to choose from, the newest. */
const MOST_MONTHS = 120;
const monthSchema = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

/** The page is read again each time that someone comes back to it. */
const FRESH_MS = 60_000;

/** Reads what has moved at the provider until now. If it is away, the figures are those of the last time. */
async function catchUp(services: PaymentServices): Promise<boolean> {
  const read = await booksReadUntil(services.store);
  if (read !== undefined && services.settings.now().getTime() - Date.parse(read) < FRESH_MS) return true;
  try {
    await compareBooks(services, true);
    return true;
  } catch (error) {
    const detail = errorDetail(error);
    services.settings.log({ level: 'warn', message: "can't compare the books", detail });
    return false;
  }
}

/** All money, whose it is and where it must be. */
export async function officeMoney(services: PaymentServices): Promise<OfficeMoney> {
  const { store, payments, settings } = services;
  const isRead = payments.balance !== undefined && (await catchUp(services));
  const day = companyDay(settings.now());
  const [customers, bank, inTransit, statements, months] = await Promise.all([
    customerMoney(store),
    bankMoney(store, day),
    payoutsInTransit(store),
    lastStatements(store, STATEMENT_ROWS),
    monthsOf(store, day.slice(0, 7)),
  ]);
  return {
    ...{ day, months },
    customers: inUsd(customers),
    stripe: payments.balance ? await stripeFigures(services, isRead) : null,
    bank: { ...inUsd(bank), inTransit: usdOf(inTransit), statements: statements.map(officeStatement) },
  };
}

async function stripeFigures({ store, payments }: PaymentServices, isRead: boolean): Promise<OfficeMoney['stripe']> {
  const [sums, readUntil] = await Promise.all([stripeMoney(store), booksReadUntil(store)]);
  const balance = isRead ? await payments.balance?.().catch(() => undefined) : undefined;
  return {
    ...inUsd(sums),
    readUntil: readUntil ?? null,
    balance: balance
      ? {
          available: usdOf(balance.availableCents),
          pending: usdOf(balance.pendingCents),
          difference: usdOf(balance.availableCents + balance.pendingCents - sums.expected),
        }
      : null,
  };
}

const inUsd = <Name extends string>(cents: Readonly<Record<Name, number>>) =>
  Object.fromEntries(Object.entries<number>(cents).map(([name, sum]) => [name, usdOf(sum)])) as Record<Name, number>;

export const officeStatement = (row: BankStatementRow): OfficeMoney['bank']['statements'][number] => ({
  day: row.day,
  stated: usdOf(row.stated_cents),
  expected: usdOf(row.expected_cents),
  difference: usdOf(row.stated_cents - row.expected_cents),
  doneBy: row.done_by,
  doneAt: row.done_at,
});

/** Months with money, the newest first. */
async function monthsOf(store: Store, current: string): Promise<string[]> {
  const months: string[] = [];
  for (let month = (await firstLedgerMonth(store)) ?? current; month < current; month = nextMonth(month)) {
    months.push(month);
  }
  return [...months, current].reverse().slice(0, MOST_MONTHS);
}

/** The month that a request is about. */
export function requestedMonth(context: ApiContext, now: Date): string {
  const given = context.req.query('month');
  if (!given) return companyDay(now).slice(0, 7);
  const { data } = monthSchema.safeParse(given);
  if (!data) throw new HttpError(400, 'month is invalid.');
  return data;
}

/** The ledger of a month as a CSV file. */
export async function ledgerFile(services: PaymentServices, month: string): Promise<Response> {
  const { store, payments } = services;
  if (payments.balance) await catchUp(services);
  const rows = await ledgerOf(store, month);
  const titles = await trekTitles(store, [...new Set(rows.flatMap(({ trekId }) => trekId ?? []))]);
  const partners = new Map((await storedPartners(store)).map((partner) => [partner.id, partner]));
  return csvFile(ledgerName(month), LEDGER_COLUMNS, async () => ({
    rows: rows.map((row) => [...ledgerCells(row, titles), ...partnerCells(row, partners)]),
    next: undefined,
  }));
}

export const ledgerName = (month: string) => `money-${month}.csv`;

const LEDGER_COLUMNS = [
  ...['Day', 'Kind', 'Method', 'Reference', 'Booking', 'Trek', 'Amount USD', 'Note'],
  ...['Partner', 'Commission percent', 'Commission USD'],
];

const ledgerCells = (row: LedgerRow, titles: ReadonlyMap<number, string>): CsvValue[] => [
  ...[ledgerDay(row), row.kind, row.method, row.reference, row.booking],
  ...[titles.get(row.trekId ?? Number.NaN) ?? '', { cents: row.cents }, row.note],
];

/** The partner of a row, and the commission that was agreed when it was booked. Nothing is settled by that. */
function partnerCells(row: LedgerRow, partners: ReadonlyMap<string, Partner>): CsvValue[] {
  if (row.partner === null) return ['', '', ''];
  const { name, commissionPercent } = partners.get(row.partner) ?? { name: row.partner, commissionPercent: 0 };
  const basisPoints = row.commissionBasisPoints ?? Math.round(commissionPercent * 100);
  const cents = commissionCents(row, basisPoints);
  return cents === null ? [name, '', ''] : [name, basisPoints / 100, { cents }];
}
