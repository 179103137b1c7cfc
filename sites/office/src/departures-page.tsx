import type { OfficeDeparture, OfficePage, OfficeTrek } from '@trek/api/office';
import { companyDay } from '@trek/ui/pricing';
import { usePorts } from '@trek/ui/provider';
import type { SWRResponse } from 'swr';
import { CreateDeparturesDialog } from './create-departures-dialog.tsx';
import { departureMessages as messages } from './departure.messages.ts';
import { DepartureCalendar, MonthPages } from './departure-calendar.tsx';
import { DepartureFilters } from './departure-filters.tsx';
import { DepartureTable } from './departure-table.tsx';
import { useListAddress } from './list-address.ts';
import { ListPages } from './list-pages.tsx';
import { daysOf, monthOf } from './month.rules.ts';
import * as styles from './office.css.ts';
import { OfficeRead } from './office-read.tsx';
import { PageTabs } from './page-tabs.tsx';
import { IfMay } from './role.tsx';
import { useOfficeRead } from './use-office-api.ts';
import { useOfficeTitle } from './use-office-title.ts';

type Starts = SWRResponse<OfficePage<OfficeDeparture>, Error>;

/** All departures that match the filters in the URL, as a list or the calendar of a month. */
export function DeparturesPage() {
  useOfficeTitle(messages.departures);
  const { clock } = usePorts();
  const { query } = useListAddress();
  const isCalendar = query.get('view') === 'calendar';
  const month = monthOf(query.get('month'), companyDay(new Date(clock.now())));
  const starts: Starts = useOfficeRead(`/departures?${isCalendar ? monthQuery(month, query.get('trek')) : query}`);
  const treks = useOfficeRead<OfficeTrek[]>(TREKS_PATH);
  const known = treks.data ?? [];
  const refresh = () => void starts.mutate();
  return (
    <>
      <div className={styles.heading}>
        <h1>{messages.departures}</h1>
        <IfMay right="departure-actions">
          <CreateDeparturesDialog treks={known} onDone={refresh} />
        </IfMay>
      </div>
      <Views isCalendar={isCalendar} />
      <DepartureFilters treks={known} isCalendar={isCalendar} />
      {treks.error && <OfficeRead read={treks}>{() => null}</OfficeRead>}
      {isCalendar ? (
        <Month month={month} starts={starts} />
      ) : (
        <OfficeRead read={starts}>
          {({ rows, next }) => (
            <>
              {rows.length > 0 && <DepartureTable rows={rows} treks={known} onChange={refresh} />}
              <ListPages count={rows.length} next={next} />
            </>
          )}
        </OfficeRead>
      )}
    </>
  );
}

const TREKS_PATH = '/departures/treks';

/** The query of all starts of a month. */
const monthQuery = (month: string, trek: string | null) =>
  new URLSearchParams({ ...daysOf(month), whole: '1', ...(trek !== null && { trek }) });

function Month({ month, starts }: { month: string; starts: Starts }) {
  return (
    <>
      <MonthPages month={month} />
      <OfficeRead read={starts}>
        {({ rows, next }) => (
          <>
            {rows.length === 0 && <p>{messages.monthEmpty}</p>}
            {next !== null && <p className={styles.warningText}>{messages.moreThanShown}</p>}
            <DepartureCalendar month={month} rows={rows} />
          </>
        )}
      </OfficeRead>
    </>
  );
}

/** Links to the list and the calendar, with the same filters. */
function Views({ isCalendar }: { isCalendar: boolean }) {
  const { address } = useListAddress();
  const list = { path: address({ view: '', month: '' }), name: messages.list };
  const calendar = { path: address({ view: 'calendar', after: '' }), name: messages.calendar };
  return <PageTabs label={messages.views} pages={[list, calendar]} current={isCalendar ? calendar.path : list.path} />;
}
