import type { OfficeAuditEntry, OfficePage } from '@trek/api/office';
import { useListAddress } from './list-address.ts';
import { ListPages } from './list-pages.tsx';
import { formatMoment } from './moment.ts';
import * as styles from './office.css.ts';
import { officeMessages as messages } from './office.messages.ts';
import { OfficeRead } from './office-read.tsx';
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
      <OfficeRead read={page}>
        {({ rows, next }) => (
          <>
            <ul className={styles.messages}>
              {rows.map((trace) => (
                <Line key={trace.id} trace={trace} />
              ))}
            </ul>
            <ListPages count={rows.length} next={next} />
          </>
        )}
      </OfficeRead>
    </>
  );
}

function Line({ trace: { at, event, who, account, network, about } }: { trace: OfficeAuditEntry }) {
  const facts = [
    who,
    account && messages.traceAccount(account),
    network && messages.traceNetwork(network),
    about,
  ].filter(Boolean);
  return (
    <li className={styles.card}>
      <p>
        <strong>{messages.traces[event]}</strong> <span>{formatMoment(at)}</span>
      </p>
      <p>{facts.join(' · ')}</p>
    </li>
  );
}
