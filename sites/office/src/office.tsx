import type { OfficeAccess } from '@trek/api/office';
import type { OfficeRight } from '@trek/api/office-rights';
import { OWNER } from '@trek/api/office-role';
import type { ReactNode } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { AuditPage } from './audit-page.tsx';
import { BookingPage } from './booking-page.tsx';
import { BookingsPage } from './bookings-page.tsx';
import { ACCESS_PATH } from './call-office.ts';
import { colleagueMessages } from './colleague.messages.ts';
import { ColleaguesPage } from './colleagues-page.tsx';
import { contentMessages } from './content.messages.ts';
import { ContentPage } from './content-page.tsx';
import { departureMessages } from './departure.messages.ts';
import { DeparturePage } from './departure-page.tsx';
import { DEPARTURES_PATH } from './departure-words.ts';
import { DeparturesPage } from './departures-page.tsx';
import { EntryPage } from './entry-page.tsx';
import { groupViewOf } from './group.messages.ts';
import { GroupPage } from './group-page.tsx';
import { InvoicePage } from './invoice-page.tsx';
import { MessagePage } from './message-page.tsx';
import { MessagesPage } from './messages-page.tsx';
import { MoneyPage } from './money-page.tsx';
import { NewBookingPage } from './new-booking-page.tsx';
import * as styles from './office.css.ts';
import { officeMessages as messages } from './office.messages.ts';
import {
  COLLEAGUES_PATH,
  CONTENT_PATH,
  MESSAGES_PATH,
  NEW_BOOKING_PATH,
  OFFICE_PATH,
  REVIEWS_PATH,
} from './office-path.ts';
import { PageTabs } from './page-tabs.tsx';
import { PasskeysPage } from './passkeys-page.tsx';
import { PreviewPage } from './preview-page.tsx';
import { reviewMessages } from './review.messages.ts';
import { ReviewsPage } from './reviews-page.tsx';
import { RoleContext, useMay } from './role.tsx';
import { StartPage } from './start-page.tsx';
import { useOfficeRead } from './use-office-api.ts';

interface OfficePath {
  path: string;
  right: OfficeRight;
  render: (params: Record<string, string | undefined>) => ReactNode;
}

/** Every page, the first of which one may see is also that of unknown addresses. */
const PATHS: readonly OfficePath[] = [
  { path: OFFICE_PATH, right: 'today', render: () => <StartPage /> },
  { path: DEPARTURES_PATH, right: 'departures', render: () => <DeparturesPage /> },
  { path: MESSAGES_PATH, right: 'messages', render: () => <MessagesPage /> },
  {
    path: `${MESSAGES_PATH}/:id`,
    right: 'messages',
    render: ({ id = '' }) => <MessagePage key={id} id={id} />,
  },
  { path: REVIEWS_PATH, right: 'messages', render: () => <ReviewsPage /> },
  { path: `${OFFICE_PATH}/money`, right: 'money', render: () => <MoneyPage /> },
  { path: CONTENT_PATH, right: 'content-edits', render: () => <ContentPage /> },
  { path: COLLEAGUES_PATH, right: 'colleagues', render: () => <ColleaguesPage /> },
  { path: `${OFFICE_PATH}/trail`, right: 'trail', render: () => <AuditPage /> },
  { path: `${OFFICE_PATH}/passkeys`, right: 'enter', render: () => <PasskeysPage /> },
  { path: `${OFFICE_PATH}/bookings`, right: 'bookings', render: () => <BookingsPage /> },
  { path: NEW_BOOKING_PATH, right: 'booking-actions', render: () => <NewBookingPage /> },
  {
    path: `${OFFICE_PATH}/bookings/:reference`,
    right: 'bookings',
    render: ({ reference = '' }) => <BookingPage reference={reference} />,
  },
  {
    path: `${OFFICE_PATH}/bookings/:reference/invoices/:number`,
    right: 'bookings',
    render: ({ reference = '', number = '' }) => <InvoicePage reference={reference} number={number} />,
  },
  {
    path: `${DEPARTURES_PATH}/:trek/:day/:view`,
    right: 'departures',
    render: ({ trek = '', day = '', view }) => <GroupPage trekId={trek} day={day} view={groupViewOf(view)} />,
  },
  {
    path: `${DEPARTURES_PATH}/:id`,
    right: 'departures',
    render: ({ id = '' }) => <DeparturePage id={id} />,
  },
  {
    path: `${OFFICE_PATH}/preview/:kind/:slug`,
    right: 'content',
    render: ({ kind, slug = '' }) => <PreviewPage kind={kind === 'posts' ? kind : 'treks'} slug={slug} />,
  },
];

/** The pages with a tab. */
const TABS: readonly { path: string; right: OfficeRight; name: string }[] = [
  { path: OFFICE_PATH, right: 'today', name: messages.start },
  { path: `${OFFICE_PATH}/bookings`, right: 'bookings', name: messages.bookings },
  { path: DEPARTURES_PATH, right: 'departures', name: departureMessages.departures },
  { path: MESSAGES_PATH, right: 'messages', name: messages.messages },
  { path: REVIEWS_PATH, right: 'messages', name: reviewMessages.reviews },
  { path: `${OFFICE_PATH}/money`, right: 'money', name: messages.money },
  { path: CONTENT_PATH, right: 'content-edits', name: contentMessages.content },
  { path: COLLEAGUES_PATH, right: 'colleagues', name: colleagueMessages.colleagues },
  { path: `${OFFICE_PATH}/trail`, right: 'trail', name: messages.trail },
  { path: `${OFFICE_PATH}/passkeys`, right: 'enter', name: messages.passkeys },
];

/** The office: for those who work there, in the site's frame. */
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
      {/* For a server of the last release, all operators are owners. */}
      <RoleContext value={access.role ?? OWNER}>
        <Tabs />
        <Pages />
      </RoleContext>
    </div>
  );
}

function Tabs() {
  const [path] = useLocation();
  const mayI = useMay();
  return <PageTabs label={messages.pages} pages={TABS.filter(({ right }) => mayI(right))} current={path} />;
}

function Pages() {
  const mayI = useMay();
  const pages = PATHS.filter(({ right }) => mayI(right));
  return (
    <Switch>
      {pages.map(({ path, render }) => (
        <Route key={path} path={path}>
          {render}
        </Route>
      ))}
      <Route>{() => pages[0]?.render({})}</Route>
    </Switch>
  );
}
