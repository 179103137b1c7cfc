import type { OfficeAuditEntry, OfficePage } from '@trek/api/office';
import { AuditFilters } from './audit-filters.tsx';
import { CsvButton } from './csv-button.tsx';
import { useListAddress } from './list-address.ts';
import { ListPages } from './list-pages.tsx';
import { formatMoment } from './moment.ts';
import * as styles from './office.css.ts';
import { officeMessages as messages } from './office.messages.ts';
import { OfficeRead } from './office-read.tsx';
import { type Column, OfficeTable } from './office-table.tsx';
import { useOfficeRead } from './use-office-api.ts';
import { useOfficeTitle } from './use-office-title.ts';

/** The audit log. */
export function AuditPage() {
  useOfficeTitle(messages.trail);
  const { query } = useListAddress();
  const page = useOfficeRead<OfficePage<OfficeAuditEntry>>(`/trail?${query}`);
  return (
    <>
      <h1>{messages.trail}</h1>
      <p>{messages.trailText}</p>
      <AuditFilters />
      <OfficeRead read={page}>
        {({ rows, next }) => (
          <>
            {rows.length > 0 && (
              <OfficeTable label={messages.trail} columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />
            )}
            <ListPages count={rows.length} next={next} />
            <CsvButton list="trail" />
          </>
        )}
      </OfficeRead>
    </>
  );
}

const COLUMNS: readonly Column<OfficeAuditEntry>[] = [
  { name: messages.traceWhat, isHeading: true, cell: What },
  { name: messages.traceBy, isFixed: true, cell: Who },
  { name: messages.traceAccount, isFixed: true, cell: ({ account, accountName }) => text(accountName ?? account) },
  { name: messages.traceAbout, isFixed: true, cell: ({ about }) => text(about) },
  { name: messages.traceNetwork, isFixed: true, cell: ({ network }) => network },
];

function What({ event, at }: OfficeAuditEntry) {
  return (
    <>
      <strong>{messages.traces[event]}</strong>
      <small>{formatMoment(at)}</small>
    </>
  );
}

function Who({ who, whoName }: OfficeAuditEntry) {
  if (!whoName) return text(who);
  return (
    <>
      <span className={styles.anyLength}>{whoName}</span>
      <small className={styles.anyLength}>{who}</small>
    </>
  );
}

const text = (value: string | null) => value && <span className={styles.anyLength}>{value}</span>;
