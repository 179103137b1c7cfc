import type { OfficeAccess } from '@trek/api/office';
import { Route, Switch, useLocation } from 'wouter';
import { AuditPage } from './audit-page.tsx';
import { BookingPage } from './booking-page.tsx';
import { BookingsPage } from './bookings-page.tsx';
import { ACCESS_PATH } from './call-office.ts';
import { departureMessages } from './departure.messages.ts';
import { DeparturePage } from './departure-page.tsx';
import { DEPARTURES_PATH } from './departure-words.ts';
import { DeparturesPage } from './departures-page.tsx';
import { EntryPage } from './entry-page.tsx';
import { groupViewOf } from './group.messages.ts';
import { GroupPage } from './group-page.tsx';
import { MessagePage } from './message-page.tsx';
import { MessagesPage } from './messages-page.tsx';
import { MoneyPage } from './money-page.tsx';
import { NewBookingPage } from './new-booking-page.tsx';
import * as styles from './office.css.ts';
import { officeMessages as messages } from './office.messages.ts';
import { MESSAGES_PATH, NEW_BOOKING_PATH, OFFICE_PATH } from './office-path.ts';
import { PageTabs } from './page-tabs.tsx';
import { PasskeysPage } from './passkeys-page.tsx';
import { PreviewPage } from './preview-page.tsx';
import { StartPage } from './start-page.tsx';
import { useOfficeRead } from './use-office-api.ts';

const PAGES = [
  { path: OFFICE_PATH, name: messages.start },
  { path: `${OFFICE_PATH}/bookings`, name: messages.bookings },
  { path: DEPARTURES_PATH, name: departureMessages.departures },
  { path: MESSAGES_PATH, name: messages.messages },
  { path: `${OFFICE_PATH}/money`, name: messages.money },
  { path: `${OFFICE_PATH}/trail`, name: messages.trail },
  { path: `${OFFICE_PATH}/passkeys`, name: messages.passkeys },
];

/** The office: for operators only, in the site's frame. */
export function Office() {
  const { data: access } = useOfficeRead<OfficeAccess>(ACCESS_PATH);
  if (!access?.isInside) {
    return (
      <div className={styles.office} data-office="">
        <EntryPage />
      </div>
    );
  }
  return (
    <div className={styles.office} data-office="">
      <Pages />
      <Switch>
        <Route path={OFFICE_PATH} component={StartPage} />
        <Route path={MESSAGES_PATH} component={MessagesPage} />
        <Route path={`${MESSAGES_PATH}/:id`}>{({ id }) => <MessagePage key={id} id={id ?? ''} />}</Route>
        <Route path={`${OFFICE_PATH}/money`} component={MoneyPage} />
        <Route path={`${OFFICE_PATH}/trail`} component={AuditPage} />
        <Route path={`${OFFICE_PATH}/passkeys`} component={PasskeysPage} />
        <Route path={`${OFFICE_PATH}/bookings`} component={BookingsPage} />
        <Route path={NEW_BOOKING_PATH} component={NewBookingPage} />
        <Route path={`${OFFICE_PATH}/bookings/:reference`}>
          {({ reference }) => <BookingPage reference={reference ?? ''} />}
        </Route>
        <Route path={DEPARTURES_PATH} component={DeparturesPage} />
        <Route path={`${DEPARTURES_PATH}/:trek/:day/:view`}>
          {({ trek, day, view }) => <GroupPage trekId={trek ?? ''} day={day ?? ''} view={groupViewOf(view)} />}
        </Route>
        <Route path={`${DEPARTURES_PATH}/:id`}>{({ id }) => <DeparturePage id={id ?? ''} />}</Route>
        <Route path={`${OFFICE_PATH}/preview/:kind/:slug`}>
          {({ kind, slug }) => <PreviewPage kind={kind === 'posts' ? kind : 'treks'} slug={slug ?? ''} />}
        </Route>
        <Route component={StartPage} />
      </Switch>
    </div>
  );
}

function Pages() {
  const [path] = useLocation();
  return <PageTabs label={messages.pages} pages={PAGES} current={path} />;
}
