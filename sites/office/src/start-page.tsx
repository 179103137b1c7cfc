import type { OfficePreparation, OfficeToday } from '@trek/api/office';
import { Button } from '@trek/ui/kit';
import { formatLongDate, formatUsd } from '@trek/ui/kit/format';
import { usePorts } from '@trek/ui/provider';
import type { ReactNode } from 'react';
import { disputeFacts } from './booking-payments.tsx';
import { BookingTable } from './booking-table.tsx';
import { TODAY_PATH } from './call-office.ts';
import { departurePath, groupPath } from './departure-words.ts';
import { DifferenceList } from './difference-list.tsx';
import { MessageList } from './message-list.tsx';
import * as styles from './office.css.ts';
import { officeMessages as messages } from './office.messages.ts';
import { bookingPath, OFFICE_PATH, previewPath } from './office-path.ts';
import { OfficeRead } from './office-read.tsx';
import { useOfficeRead } from './use-office-api.ts';
import { useOfficeTitle } from './use-office-title.ts';

type ListName = keyof typeof messages.lists;
type WholeToday = ReturnType<typeof whole>;

/** The page with the full list, of which only the first rows are shown here. */
const WHOLE_LISTS: Readonly<Partial<Record<ListName, (today: OfficeToday) => string>>> = {
  requests: () => '/bookings?asking=1&order=departure',
  overdue: () => '/bookings?overdue=1&order=departure',
  leaving: ({ day, leavingUntil }) => `/bookings?state=active&from=${day}&until=${leavingUntil}&order=departure`,
  messages: () => '/messages?answered=0',
};
const LISTS = ['requests', 'changes', 'departures', 'overdue', 'leaving'] as const;
const SUMS = ['failedRefunds', 'unowed', 'overpaid', 'transfersToReturn'] as const;

/** Everything that needs attention today. */
export function StartPage() {
  useOfficeTitle(messages.start);
  const today = useOfficeRead<OfficeToday>(TODAY_PATH);
  return (
    <>
      <h1>{today.data ? messages.todayOn(formatLongDate(today.data.day)) : messages.start}</h1>
      <OfficeRead read={today}>
        {(answer) => <Today today={whole(answer)} onChange={() => void today.mutate()} />}
      </OfficeRead>
    </>
  );
}

/** A server of the last release, beside this one, leaves out what it doesn't know. */
const whole = ({
  contentFaults = [],
  drafts = [],
  clashes = [],
  missingDetails = [],
  permitsDue = [],
  changes = [],
  ...today
}: OfficeToday) => ({
  ...today,
  missingDetails,
  permitsDue,
  changes,
  contentFaults,
  drafts,
  clashes,
});

function Today({ today, onChange }: { today: WholeToday; onChange: () => void }) {
  // Drafts wait for no one.
  const isQuiet = (Object.keys(messages.lists) as ListName[]).every((name) => name === 'drafts' || !today[name].length);
  return (
    <>
      {isQuiet && <p role="status">{messages.allDone}</p>}
      <Section name="contentFaults" today={today}>
        <ul>
          {today.contentFaults.map((fault) => (
            <li key={fault}>
              <span translate="no">{fault}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section name="disputes" today={today}>
        <Disputes disputes={today.disputes} />
      </Section>
      {LISTS.map((name) => (
        <Section key={name} name={name} today={today}>
          <BookingTable rows={today[name]} label={messages.lists[name]} />
        </Section>
      ))}
      <Section name="permitsDue" today={today}>
        <Preparations starts={today.permitsDue} view="permits" />
      </Section>
      <Section name="missingDetails" today={today}>
        <Preparations starts={today.missingDetails} view="people" />
      </Section>
      <Section name="overbooked" today={today}>
        <Overbooked departures={today.overbooked} />
      </Section>
      <Section name="clashes" today={today}>
        <Clashes clashes={today.clashes} />
      </Section>
      {SUMS.map((name) => (
        <Section key={name} name={name} today={today}>
          <Sums name={name} sums={today[name]} />
        </Section>
      ))}
      <Section name="differences" today={today}>
        <DifferenceList differences={today.differences} onChange={onChange} />
      </Section>
      <Section name="messages" today={today}>
        <MessageList messages={today.messages} onChange={onChange} />
      </Section>
      <Section name="drafts" today={today}>
        <Drafts drafts={today.drafts} />
      </Section>
    </>
  );
}

/** Treks and posts that visitors don't see yet. */
function Drafts({ drafts }: Pick<WholeToday, 'drafts'>) {
  const { Link } = usePorts();
  return (
    <ul>
      {drafts.map(({ title, ...draft }) => (
        <li key={previewPath(draft)}>
          <Link href={previewPath(draft)}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

interface SectionProps {
  name: ListName;
  today: WholeToday;
  children: ReactNode;
}

/** A list with its total length and a link to the rest. */
function Section({ name, today, children }: SectionProps) {
  const { Link } = usePorts();
  const shown = today[name].length;
  if (shown === 0) return null;
  const counts: Partial<Record<ListName, number>> = today.counts;
  const count = counts[name] ?? shown;
  const whole = WHOLE_LISTS[name]?.(today);
  return (
    <section className={styles.section}>
      <h2>{messages.listed(messages.lists[name], count)}</h2>
      {children}
      {/* biome-ignore lint/plugin: the list before it is an element. */}
      {whole && count > shown && (
        <p className={styles.actions}>
          <Button asChild>
            <Link href={OFFICE_PATH + whole}>{messages.showAll(count, messages.lists[name])}</Link>
          </Button>
        </p>
      )}
    </section>
  );
}

/** Disputes with their deadlines, and lost ones that someone has to decide on. */
function Disputes({ disputes }: Pick<OfficeToday, 'disputes'>) {
  const { Link } = usePorts();
  return (
    <ul>
      {disputes.map((dispute) => (
        <li key={dispute.id}>
          <Link href={bookingPath(dispute.reference)} translate="no">
            {dispute.reference}
          </Link>{' '}
          <span>{disputeFacts(dispute).join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}

/** Departures with too many travelers, each with its bookings. */
function Overbooked({ departures }: { departures: OfficeToday['overbooked'] }) {
  const { Link } = usePorts();
  return (
    <ul>
      {departures.map(({ trekTitle, startDate, travelers, places }) => (
        <li key={trekTitle + startDate}>
          <Link href={`${OFFICE_PATH}/bookings?state=active&from=${startDate}&until=${startDate}`}>{trekTitle}</Link>{' '}
          <span>{messages.overbooking(formatLongDate(startDate), travelers, places)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Starts for which something has to be prepared, each with the page of its people. */
function Preparations({ starts, view }: { starts: readonly OfficePreparation[]; view: 'people' | 'permits' }) {
  const { Link } = usePorts();
  return (
    <ul>
      {starts.map((start) => (
        <li key={groupPath(start, view)}>
          <Link href={groupPath(start, view)}>{start.trekTitle}</Link>{' '}
          <span>{view === 'permits' ? permitFacts(start) : detailFacts(start)}</span>
        </li>
      ))}
    </ul>
  );
}

const detailFacts = ({ startDate, incomplete, travelers }: OfficePreparation) =>
  messages.leavingWithout(formatLongDate(startDate), incomplete, travelers);

const permitFacts = ({ permitsDueOn, startDate, withoutPermitDetails, travelers }: OfficePreparation) =>
  [
    messages.permitsDueBy(formatLongDate(permitsDueOn ?? startDate), formatLongDate(startDate)),
    ...(withoutPermitDetails > 0 ? [messages.permitsLack(withoutPermitDetails, travelers)] : []),
  ].join(': ');

/** Departures that the office has set, and the other words of their files. */
function Clashes({ clashes }: Pick<WholeToday, 'clashes'>) {
  const { Link } = usePorts();
  return (
    <ul>
      {clashes.map(({ id, trekTitle, startDate, clash }) => (
        <li key={id}>
          <Link href={departurePath(id)}>{trekTitle}</Link>{' '}
          <span>{messages.clashOn(formatLongDate(startDate), clash)}</span>
        </li>
      ))}
    </ul>
  );
}

interface SumsProps {
  name: (typeof SUMS)[number];
  sums: OfficeToday[SumsProps['name']];
}

/** Amounts that someone has to take care of. */
function Sums({ name, sums }: SumsProps) {
  const { Link } = usePorts();
  return (
    <ul>
      {sums.map(({ reference, amount }) => (
        <li key={reference}>
          <Link href={bookingPath(reference)} translate="no">
            {reference}
          </Link>{' '}
          <span>{messages.sumsToDo[name](formatUsd(amount))}</span>
        </li>
      ))}
    </ul>
  );
}
