import type { ReactNode } from 'react';
import { SessionProvider } from '../../src/account/session/use-session.tsx';
import type { TravelerEntity } from '../../src/api/entities.ts';
import type { Remote } from '../../src/api/remote.ts';
import * as ManageBooking from '../../src/sales/my-bookings/manage-booking-parts.ts';
import { paidTestBooking, testTraveler, unpaidTestBooking } from '../../src/testing/api-answers.ts';
import { failed, loading, ready } from '../../src/testing/remote.ts';
import { HostPage } from './around.tsx';
import { describeConformance } from './describe-conformance.tsx';

const part = (tag: string, name: string) => ({
  element: { tag, selector: `[data-scope="manage-booking"][data-part="${name}"]` },
});
const instead = { Around: HostPage, element: { tag: 'div', selector: '[data-scope="status"][data-part="root"]' } };
const button = { element: { tag: 'button', selector: '[data-scope="button"]' } };
const link = { element: { tag: 'a', selector: '[data-scope="button"]' } };

function Visit({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <SessionProvider>{children}</SessionProvider>
    </HostPage>
  );
}

function InPaid({ children }: { children: ReactNode }) {
  return (
    <Visit>
      <ManageBooking.Root booking={paidTestBooking}>{children}</ManageBooking.Root>
    </Visit>
  );
}

function InUnpaid({ children }: { children: ReactNode }) {
  return (
    <Visit>
      <ManageBooking.Root booking={unpaidTestBooking}>{children}</ManageBooking.Root>
    </Visit>
  );
}

function InFull({ children }: { children: ReactNode }) {
  return (
    <Visit>
      <ManageBooking.Root booking={{ ...paidTestBooking, balanceAmount: 0 }}>{children}</ManageBooking.Root>
    </Visit>
  );
}

interface WithTravelers {
  travelers: Remote<readonly TravelerEntity[]>;
  children: ReactNode;
}

function InPaidWith({ travelers, children }: WithTravelers) {
  return (
    <Visit>
      <ManageBooking.Root booking={paidTestBooking} travelers={travelers}>
        {children}
      </ManageBooking.Root>
    </Visit>
  );
}

function InTravelers({ children }: { children: ReactNode }) {
  return <InPaidWith travelers={ready([testTraveler])}>{children}</InPaidWith>;
}

function InLoadingTravelers({ children }: { children: ReactNode }) {
  return <InPaidWith travelers={loading}>{children}</InPaidWith>;
}

function InFailedTravelers({ children }: { children: ReactNode }) {
  return <InPaidWith travelers={failed('Request timed out.')}>{children}</InPaidWith>;
}

function InTravelerForm({ children }: { children: ReactNode }) {
  return (
    <InTravelers>
      <ManageBooking.TravelerForm position={1}>{children}</ManageBooking.TravelerForm>
    </InTravelers>
  );
}

const inPaid = (tag: string, name: string) => ({ props: {}, Around: InPaid, ...part(tag, name), takesAsChild: true });

describeConformance('ManageBooking.Root', {
  Part: ManageBooking.Root,
  props: { booking: paidTestBooking },
  Around: Visit,
  ...part('article', 'root'),
  takesAsChild: true,
});
describeConformance('ManageBooking.Header', { Part: ManageBooking.Header, ...inPaid('header', 'header') });
describeConformance('ManageBooking.Title', { Part: ManageBooking.Title, ...inPaid('h1', 'title') });
describeConformance('ManageBooking.Reference', { Part: ManageBooking.Reference, ...inPaid('p', 'reference') });
describeConformance('ManageBooking.State', {
  Part: ManageBooking.State,
  props: {},
  Around: InPaid,
  element: { tag: 'span', selector: '[data-scope="badge"]' },
});
describeConformance('ManageBooking.Note', { Part: ManageBooking.Note, ...inPaid('p', 'note'), Around: InUnpaid });
describeConformance('ManageBooking.Facts', { Part: ManageBooking.Facts, ...inPaid('dl', 'facts') });
describeConformance('ManageBooking.Price', { Part: ManageBooking.Price, ...inPaid('section', 'price') });
describeConformance('ManageBooking.PriceHeading', { Part: ManageBooking.PriceHeading, ...inPaid('h2', 'heading') });
describeConformance('ManageBooking.Sums', { Part: ManageBooking.Sums, ...inPaid('dl', 'sums') });
describeConformance('ManageBooking.PaidInFull', {
  Part: ManageBooking.PaidInFull,
  ...inPaid('p', 'done'),
  Around: InFull,
});
describeConformance('ManageBooking.Actions', { Part: ManageBooking.Actions, ...inPaid('div', 'actions') });
describeConformance('ManageBooking.CompletePayment', {
  Part: ManageBooking.CompletePayment,
  props: {},
  Around: InUnpaid,
  ...link,
});
describeConformance('ManageBooking.PayBalance', {
  Part: ManageBooking.PayBalance,
  props: {},
  Around: InPaid,
  ...button,
});
describeConformance('ManageBooking.CancelBooking', {
  Part: ManageBooking.CancelBooking,
  props: {},
  Around: InPaid,
  ...button,
});
describeConformance('ManageBooking.RequestChange', {
  Part: ManageBooking.RequestChange,
  props: {},
  Around: InPaid,
  ...link,
});
describeConformance('ManageBooking.AddToCalendar', {
  Part: ManageBooking.AddToCalendar,
  props: {},
  Around: InPaid,
  ...link,
});
describeConformance('ManageBooking.Section', { Part: ManageBooking.Section, ...inPaid('section', 'section') });
describeConformance('ManageBooking.Heading', { Part: ManageBooking.Heading, ...inPaid('h2', 'heading') });
describeConformance('ManageBooking.Payments', { Part: ManageBooking.Payments, ...inPaid('ul', 'payments') });
describeConformance('ManageBooking.Steps', { Part: ManageBooking.Steps, ...inPaid('ol', 'steps') });
describeConformance('ManageBooking.Documents', { Part: ManageBooking.Documents, ...inPaid('ul', 'documents') });
describeConformance('ManageBooking.Phone', { Part: ManageBooking.Phone, ...inPaid('p', 'phone') });
describeConformance('ManageBooking.Loading', {
  Part: ManageBooking.Loading,
  props: {},
  element: { tag: 'span', selector: '[data-scope="spinner"][data-part="root"]' },
});
describeConformance('ManageBooking.Failed', {
  Part: ManageBooking.Failed,
  props: { message: 'Request timed out.', onRetry: () => {} },
  ...instead,
});
describeConformance('ManageBooking.NotFound', {
  Part: ManageBooking.NotFound,
  props: { reference: 'TH-7K3M2Q' },
  ...instead,
});
describeConformance('ManageBooking.TravelersLead', { Part: ManageBooking.TravelersLead, ...inPaid('p', 'lead') });
describeConformance('ManageBooking.Travelers', {
  Part: ManageBooking.Travelers,
  ...inPaid('ul', 'travelers'),
  Around: InTravelers,
});
describeConformance('ManageBooking.TravelersSaved', {
  Part: ManageBooking.TravelersSaved,
  ...inPaid('p', 'answer'),
});
describeConformance('ManageBooking.TravelersLoading', {
  Part: ManageBooking.TravelersLoading,
  props: {},
  Around: InLoadingTravelers,
  element: { tag: 'span', selector: '[data-scope="spinner"][data-part="root"]' },
});
describeConformance('ManageBooking.TravelersFailed', {
  Part: ManageBooking.TravelersFailed,
  props: {},
  ...instead,
  Around: InFailedTravelers,
});
describeConformance('ManageBooking.TravelerForm', {
  Part: ManageBooking.TravelerForm,
  props: { position: 1 },
  Around: InTravelers,
  ...part('form', 'traveler-form'),
  takesAsChild: true,
});
describeConformance('ManageBooking.TravelerField', {
  Part: ManageBooking.TravelerField,
  props: { name: 'nationality' as const },
  Around: InTravelerForm,
  element: { tag: 'input', selector: '[name="nationality"]' },
});
