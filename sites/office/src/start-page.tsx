import type { OfficeToday } from '@trek/api/office';
import { formatLongDate, formatUsd } from '@trek/ui/kit/format';
import { usePorts } from '@trek/ui/provider';
import type { ReactNode } from 'react';
import { BookingTable } from './booking-table.tsx';
import { MessageList } from './message-list.tsx';
import * as styles from './office.css.ts';
import { officeMessages as messages } from './office.messages.ts';
import { bookingPath } from './office-path.ts';
import { OfficeRead, useOfficeTitle } from './office-read.tsx';
import { useOfficeRead } from './use-office-api.ts';

const LISTS = ['requests', 'departures', 'disputed', 'overdue', 'leaving'] as const;

/** What needs a person today. */
export function StartPage() {
  useOfficeTitle(messages.start);
  const today = useOfficeRead<OfficeToday>('/today');
  return (
    <>
      <h1>{today.data ? messages.todayOn(formatLongDate(today.data.day)) : messages.start}</h1>
      <OfficeRead read={today}>{(answer) => <Today today={answer} onChange={() => void today.mutate()} />}</OfficeRead>
    </>
  );
}

function Today({ today, onChange }: { today: OfficeToday; onChange: () => void }) {
  const isQuiet = [...LISTS, 'transfersToReturn' as const, 'messages' as const].every((name) => !today[name].length);
  if (isQuiet) return <p role="status">{messages.allDone}</p>;
  return (
    <>
      {LISTS.map((name) => (
        <Section key={name} name={name} count={today[name].length}>
          <BookingTable rows={today[name]} label={messages.lists[name]} />
        </Section>
      ))}
      <Section name="transfersToReturn" count={today.transfersToReturn.length}>
        <Transfers transfers={today.transfersToReturn} />
      </Section>
      <Section name="messages" count={today.messages.length}>
        <MessageList messages={today.messages} onChange={onChange} />
      </Section>
    </>
  );
}

function Section({ name, count, children }: { name: keyof typeof messages.lists; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{messages.lists[name]}</h2>
      {children}
    </section>
  );
}

function Transfers({ transfers }: { transfers: OfficeToday['transfersToReturn'] }) {
  const { Link } = usePorts();
  return (
    <ul>
      {transfers.map(({ reference, amount }) => (
        <li key={reference}>
          <Link href={bookingPath(reference)}>{reference}</Link> {messages.isToReturn(formatUsd(amount))}
        </li>
      ))}
    </ul>
  );
}
