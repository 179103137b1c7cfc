import { accountEmail } from '@trek/ui/internal/sign-in/rules';
import * as z from 'zod';
import type { CsvValue } from '../core/csv.ts';
import type { ApiContext } from '../http/api-context.ts';
import { accountHashOf } from '../http/audit.ts';
import type { KeyedHash } from '../http/keyed-hash.ts';
import type { OfficeAuditEntry, OfficePage } from '../office/office.types.ts';
import { type AuditFilters, auditCursor, listAuditEntries } from '../store/audit-log.ts';
import { beginOfDay, endOfDay } from '../store/company-time.ts';
import type { Store } from '../store/open-store.ts';
import type { AuditEvent, AuditRow } from '../store/schema.ts';
import { namesOfAddresses, usersByName, usersInPages } from '../store/users.ts';
import { csvFile, cut, parse, readPlace } from './office-lists.ts';
import type { Services } from './services.ts';

const PAGE_ROWS = 50;
const FILE_ROWS = 500;
/** Characters of a hash that people can tell apart. */
const HASH_LETTERS = 8;
/** Accounts that are compared with the hashes of a page. */
const MOST_COMPARED = 20_000;

const query = z.object({
  who: z.string().max(200).optional(),
  event: z.string().max(40).optional(),
  about: z.string().max(200).optional(),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  after: z.string().optional(),
});

type TrailServices = Pick<Services, 'store' | 'keyedHash'>;

/** One page of the audit log, latest first. */
export async function auditPage(context: ApiContext, services: TrailServices): Promise<OfficePage<OfficeAuditEntry>> {
  const { filters, after } = await readTrailQuery(context, services);
  const rows = await listAuditEntries(services.store, filters, after, PAGE_ROWS + 1).execute();
  const { shown, next } = cut(rows, auditCursor);
  return { rows: await withNames(services, shown), next };
}

/** All entries that match, as a CSV file. */
export async function auditFile(context: ApiContext, services: TrailServices): Promise<Response> {
  const { filters } = await readTrailQuery(context, services);
  return csvFile('trail.csv', COLUMNS, async (after) => {
    const rows = await listAuditEntries(services.store, filters, after, FILE_ROWS).execute();
    const last = rows.length === FILE_ROWS ? rows.at(-1) : undefined;
    return { rows: (await withNames(services, rows)).map(cells), next: last && auditCursor(last) };
  });
}

async function readTrailQuery(context: ApiContext, services: TrailServices) {
  const { who, event, about, from, until, after } = parse(query, context);
  const filters: AuditFilters = {
    person: who === undefined ? undefined : await personIn(services, who),
    event: event as AuditEvent | undefined,
    about,
    since: from && beginOfDay(from),
    before: until && endOfDay(until),
  };
  return { filters, after: readPlace(after) };
}

/** The addresses that someone may mean, by a name or an address, with the hashes of their accounts. */
async function personIn({ store, keyedHash }: TrailServices, text: string): Promise<AuditFilters['person']> {
  const named = (await usersByName(store, text)).map(({ email }) => email);
  const addresses = [...new Set([text.trim(), accountEmail(text), ...named])];
  return { addresses, hashes: addresses.map((email) => accountHashOf(keyedHash, email)) };
}

/** Entries with the names of people, as far as their accounts are still there. */
async function withNames({ store, keyedHash }: TrailServices, rows: readonly AuditRow[]): Promise<OfficeAuditEntry[]> {
  const addresses = rows.flatMap(({ who }) => who ?? []);
  const names = await namesOfAddresses(store, [...new Set(addresses)]);
  const accounts = await accountsOf(store, keyedHash, new Set(rows.flatMap(({ account_hash }) => account_hash ?? [])));
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    event: row.event,
    who: row.who,
    whoName: names.get(row.who ?? '') ?? null,
    account: row.account_hash?.slice(0, HASH_LETTERS) ?? null,
    accountName: accounts.get(row.account_hash ?? '') ?? null,
    network: row.network_hash?.slice(0, HASH_LETTERS) ?? null,
    about: row.about,
  }));
}

/** The names behind hashes of accounts, which only the server can compare. */
async function accountsOf(store: Store, keyedHash: KeyedHash, wanted: Set<string>): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  if (wanted.size === 0) return found;
  for await (const { email, fullname } of usersInPages(store, MOST_COMPARED)) {
    const hash = accountHashOf(keyedHash, email);
    if (wanted.has(hash)) found.set(hash, `${fullname}, ${email}`);
    if (found.size === wanted.size) break;
  }
  return found;
}

const COLUMNS = ['At', 'What', 'Who', 'Name', 'Account', 'Network', 'About'];

const cells = (row: OfficeAuditEntry): CsvValue[] => [
  ...[row.at, row.event, row.who, row.whoName ?? null],
  ...[row.accountName ?? row.account, row.network, row.about],
];
