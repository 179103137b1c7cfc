import type { OfficeGroup } from '@trek/api/office';
import { PEOPLE_LISTS, type PeopleList, peopleOf, permitFees, withoutPermitDetails } from '@trek/api/people-lists';
import { Button } from '@trek/ui/kit';
import { formatLongDate } from '@trek/ui/kit/format';
import { usePorts } from '@trek/ui/provider';
import { CsvButton } from './csv-button.tsx';
import { departureMessages } from './departure.messages.ts';
import { DEPARTURES_PATH, datesText, departurePath, groupPath, startBookingsPath } from './departure-words.ts';
import { type GroupView, groupMessages as messages } from './group.messages.ts';
import { GroupTable } from './group-table.tsx';
import { ListTable } from './list-table.tsx';
import * as styles from './office.css.ts';
import { OfficeRead } from './office-read.tsx';
import { PageTabs } from './page-tabs.tsx';
import { useGroupViews } from './use-group-views.ts';
import { useOfficeRead } from './use-office-api.ts';
import { useOfficeTitle } from './use-office-title.ts';

interface Props {
  trekId: string;
  day: string;
  view: GroupView;
}

/** The people of a departure: who goes, and the lists for guide, permits and rooms. */
export function GroupPage({ trekId, day, view: requested }: Props) {
  const view = useGroupViews().find((name) => name === requested) ?? 'people';
  const path = `/departures/${encodeURIComponent(trekId)}/${encodeURIComponent(day)}`;
  const read = useOfficeRead<OfficeGroup>(`${path}/people`);
  const name = messages.views[view];
  useOfficeTitle(read.data ? `${name}: ${read.data.departure.trekTitle}` : name);
  return (
    <>
      <h1>{read.data?.departure.trekTitle ?? name}</h1>
      <OfficeRead read={read}>
        {(group) => (
          <>
            <Heading group={group} />
            <Views departure={group.departure} view={view} />
            {group.bookings.length === 0 ? (
              <p role="status">{messages.empty}</p>
            ) : (
              <Content group={group} view={view} path={path} />
            )}
            <Unpaid departure={group.departure} />
          </>
        )}
      </OfficeRead>
    </>
  );
}

function Heading({ group: { departure } }: { group: OfficeGroup }) {
  const { guide, travelers } = departure;
  const facts = [datesText(departure), messages.people(travelers), ...(guide ? [messages.ledBy(guide)] : [])];
  return (
    <p>
      <strong translate="no">{facts.join(' · ')}</strong>
    </p>
  );
}

function Views({ departure, view }: Pick<OfficeGroup, 'departure'> & Pick<Props, 'view'>) {
  const back =
    departure.id === null
      ? { path: DEPARTURES_PATH, name: departureMessages.toDepartures }
      : { path: departurePath(departure.id), name: messages.backToDeparture };
  const views = useGroupViews().map((name) => ({ path: groupPath(departure, name), name: messages.views[name] }));
  return <PageTabs label={messages.lists} pages={[...views, back]} current={groupPath(departure, view)} />;
}

function Content({ group, view, path }: { group: OfficeGroup; path: string } & Pick<Props, 'view'>) {
  if (view !== 'people') return <Sheet group={group} list={view} path={path} />;
  return (
    <section className={styles.section}>
      <h2>{messages.views.people}</h2>
      <GroupTable group={group} />
    </section>
  );
}

/** A list for one sheet of paper. */
function Sheet({ group, list, path }: { group: OfficeGroup; list: PeopleList; path: string }) {
  const name = messages.views[list];
  return (
    <section className={styles.section} data-sheet="">
      <h2>{name}</h2>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => window.print()}>
          {messages.print}
        </Button>
        <CsvButton
          list={`${path.slice(1)}/${list}`}
          name={`${list}-${fileWord(group.departure.trekTitle)}-${group.departure.startDate}.csv`}
          label={messages.csv}
        />
      </div>
      {list === 'permits' && <Permits group={group} />}
      <ListTable table={PEOPLE_LISTS[list](group)} label={name} phones={phonesOf(group)} />
    </section>
  );
}

const phonesOf = ({ bookings }: OfficeGroup) =>
  bookings.flatMap(({ phone, travelerDetails }) => [
    phone,
    ...travelerDetails.flatMap(({ emergencyPhone, insuranceHotline = '' }) => [emergencyPhone, insuranceHotline]),
  ]);

/** A title as a part of a file's name. */
const fileWord = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** The permits with their fees, and until when to apply. */
function Permits({ group }: { group: OfficeGroup }) {
  if (group.permitsDueOn === null) return <p>{group.permits ? messages.noPermits : messages.unknownPermits}</p>;
  const incomplete = withoutPermitDetails(peopleOf(group)).length;
  return (
    <>
      <p>
        <strong>{messages.permitsDue(formatLongDate(group.permitsDueOn))}</strong>
      </p>
      {incomplete > 0 && <p className={styles.warning}>{messages.notReady(incomplete)}</p>}
      <ListTable table={permitFees(group)} label={messages.fees} />
      <p>{messages.feesNote}</p>
    </>
  );
}

function Unpaid({ departure }: Pick<OfficeGroup, 'departure'>) {
  const { Link } = usePorts();
  if (departure.unpaid === 0) return null;
  return (
    <div className={styles.actions}>
      <Button asChild>
        <Link href={startBookingsPath(departure, 'pending')}>{messages.notListed(departure.unpaid)}</Link>
      </Button>
    </div>
  );
}
