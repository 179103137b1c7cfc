import type { ReactNode } from 'react';
import { SessionProvider } from '../../src/account/session/use-session.tsx';
import type { TravelerEntity } from '../../src/api/entities.ts';
import type { Remote } from '../../src/api/remote.ts';
import { DefaultBookingInvoice } from '../../src/sales/manage-booking/booking-invoice.tsx';
import * as BookingInvoice from '../../src/sales/manage-booking/booking-invoice-parts.tsx';
import { DefaultBookingReceipt } from '../../src/sales/manage-booking/booking-receipt.tsx';
import * as BookingReceipt from '../../src/sales/manage-booking/booking-receipt-parts.tsx';
import { FindBooking } from '../../src/sales/manage-booking/find-booking.tsx';
import {
  ManageBookingContext,
  type ManagedBooking,
  useManagedBooking,
} from '../../src/sales/manage-booking/manage-booking-context.ts';
import * as ManageBooking from '../../src/sales/manage-booking/manage-booking-parts.ts';
import { FillInTraveler } from '../../src/sales/manage-booking/travelers/fill-in-traveler.tsx';
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

const failure = { message: 'Away', descriptor: 'Away', status: 503 };

/** Both dialogs open, after a failure. */
function InDialogs({ children }: { children: ReactNode }) {
  return (
    <InPaid>
      <Changed
        change={({ balance, cancellation }) => ({
          balance: { ...balance, isOpen: true, failure: failure as never },
          cancellation: { ...cancellation, isOpen: true, failure: failure as never },
        })}
      >
        {children}
      </Changed>
    </InPaid>
  );
}

/** The dialog after its answer. */
function InAnswered({ children }: { children: ReactNode }) {
  return (
    <InPaid>
      <Changed
        change={({ cancellation }) => ({
          cancellation: { ...cancellation, isOpen: true, answer: { outcome: 'requested', refundUsd: 600 } as never },
        })}
      >
        {children}
      </Changed>
    </InPaid>
  );
}

/** With money that was not owed. */
function InUnowed({ children }: { children: ReactNode }) {
  return (
    <InPaid>
      <Changed change={() => ({ unowedUsd: 290 })}>{children}</Changed>
    </InPaid>
  );
}

interface ChangedProps {
  change: (managed: ManagedBooking) => Partial<ManagedBooking>;
  children: ReactNode;
}

function Changed({ change, children }: ChangedProps) {
  const managed = useManagedBooking();
  const value = { ...managed, ...change(managed) };
  return <ManageBookingContext.Provider value={value}>{children}</ManageBookingContext.Provider>;
}

const inDialogs = (tag: string, name: string) => ({ props: {}, Around: InDialogs, ...part(tag, name) });
const dialog = { props: {}, Around: InDialogs, element: { tag: 'div', selector: '[role="dialog"]' } };

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
describeConformance('ManageBooking.Unowed', { Part: ManageBooking.Unowed, ...inPaid('p', 'note'), Around: InUnowed });
describeConformance('ManageBooking.Facts', { Part: ManageBooking.Facts, ...inPaid('dl', 'facts') });
describeConformance('ManageBooking.Price', { Part: ManageBooking.Price, ...inPaid('section', 'price') });
describeConformance('ManageBooking.PriceHeading', { Part: ManageBooking.PriceHeading, ...inPaid('h2', 'heading') });
describeConformance('ManageBooking.Sums', { Part: ManageBooking.Sums, ...inPaid('dl', 'sums') });
describeConformance('ManageBooking.PaidInFull', {
  Part: ManageBooking.PaidInFull,
  ...inPaid('p', 'paid-in-full'),
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
  ...button,
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
describeConformance('FindBooking', {
  Part: FindBooking,
  props: { onFound: () => {} },
  Around: HostPage,
  ...part('div', 'find'),
});
describeConformance('FillInTraveler', {
  Part: FillInTraveler,
  props: { token: null },
  Around: HostPage,
  ...part('div', 'fill-in'),
});
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

describeConformance('ManageBooking.BalanceDialog', { Part: ManageBooking.BalanceDialog, ...dialog });
describeConformance('ManageBooking.BalanceForm', { Part: ManageBooking.BalanceForm, ...inDialogs('div', 'form') });
describeConformance('ManageBooking.BalanceFailure', {
  Part: ManageBooking.BalanceFailure,
  ...inDialogs('p', 'failure'),
  takesAsChild: true,
});
describeConformance('ManageBooking.RetryBalance', {
  Part: ManageBooking.RetryBalance,
  props: {},
  Around: InDialogs,
  ...button,
});
describeConformance('ManageBooking.CancellationDialog', {
  Part: ManageBooking.CancellationDialog,
  ...dialog,
  element: { tag: 'div', selector: '[role="alertdialog"]' },
});
describeConformance('ManageBooking.CancellationForm', {
  Part: ManageBooking.CancellationForm,
  ...inDialogs('div', 'form'),
});
describeConformance('ManageBooking.CancellationTerms', {
  Part: ManageBooking.CancellationTerms,
  ...inDialogs('div', 'terms'),
  takesAsChild: true,
});
describeConformance('ManageBooking.CancellationFailure', {
  Part: ManageBooking.CancellationFailure,
  ...inDialogs('p', 'failure'),
  takesAsChild: true,
});
describeConformance('ManageBooking.CancellationActions', {
  Part: ManageBooking.CancellationActions,
  ...inDialogs('div', 'actions'),
});
describeConformance('ManageBooking.KeepBooking', {
  Part: ManageBooking.KeepBooking,
  props: {},
  Around: InDialogs,
  ...button,
});
describeConformance('ManageBooking.ConfirmCancellation', {
  Part: ManageBooking.ConfirmCancellation,
  props: {},
  Around: InDialogs,
  ...button,
});
describeConformance('ManageBooking.CancellationAnswer', {
  Part: ManageBooking.CancellationAnswer,
  ...inDialogs('p', 'answer'),
  Around: InAnswered,
  takesAsChild: true,
});
describeConformance('ManageBooking.CancellationDone', {
  Part: ManageBooking.CancellationDone,
  props: {},
  Around: InAnswered,
  ...button,
});

const payer = { name: 'Himal Ltd', address: 'Thamel' };
const invoice = {
  ...{ number: 'I-00017', kind: 'invoice', issuedOn: '2030-01-02', payer, company: ['Trek Himalaya'] },
  ...{ trek: 'Annapurna Base Camp Trek', startDate: '2030-10-01', endDate: '2030-10-12', travelers: 3 },
  ...{ lines: [{ kind: 'per-person', amount: 1450 }], total: 1450 },
};

function InInvoiced({ children }: { children: ReactNode }) {
  return (
    <Visit>
      <ManageBooking.Root booking={{ ...paidTestBooking, invoices: [invoice] }}>{children}</ManageBooking.Root>
    </Visit>
  );
}

describeConformance('ManageBooking.Invoices', {
  Part: ManageBooking.Invoices,
  props: {},
  Around: InInvoiced,
  ...part('ul', 'payments'),
  takesAsChild: true,
});
describeConformance('ManageBooking.InvoicesLead', {
  Part: ManageBooking.InvoicesLead,
  props: {},
  Around: InInvoiced,
  ...part('p', 'lead'),
  takesAsChild: true,
});
describeConformance('ManageBooking.RequestInvoice', {
  Part: ManageBooking.RequestInvoice,
  props: {},
  Around: InInvoiced,
  ...button,
});

const paper = { booking: paidTestBooking, invoice };

function InInvoice({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <BookingInvoice.Root {...paper}>{children}</BookingInvoice.Root>
    </HostPage>
  );
}

const ofInvoice = (tag: string, name: string) => ({
  element: { tag, selector: `[data-scope="booking-invoice"][data-part="${name}"]` },
});
const inInvoice = (tag: string, name: string) => ({ props: {}, Around: InInvoice, ...ofInvoice(tag, name) });
const invoiceRoot = { props: paper, Around: HostPage, ...ofInvoice('article', 'root') };

describeConformance('DefaultBookingInvoice', { Part: DefaultBookingInvoice, ...invoiceRoot });
describeConformance('BookingInvoice.Root', { Part: BookingInvoice.Root, ...invoiceRoot, takesAsChild: true });
describeConformance('BookingInvoice.Company', { Part: BookingInvoice.Company, ...inInvoice('address', 'company') });
describeConformance('BookingInvoice.Title', { Part: BookingInvoice.Title, ...inInvoice('h1', 'title') });
describeConformance('BookingInvoice.Payer', { Part: BookingInvoice.Payer, ...inInvoice('div', 'payer') });
describeConformance('BookingInvoice.Facts', { Part: BookingInvoice.Facts, ...inInvoice('dl', 'facts') });
describeConformance('BookingInvoice.Sums', { Part: BookingInvoice.Sums, ...inInvoice('dl', 'sums') });
describeConformance('BookingInvoice.Actions', {
  Part: BookingInvoice.Actions,
  ...inInvoice('div', 'actions'),
  takesAsChild: true,
});
describeConformance('BookingInvoice.Print', { Part: BookingInvoice.Print, props: {}, Around: InInvoice, ...button });
describeConformance('BookingInvoice.Back', { Part: BookingInvoice.Back, props: {}, Around: InInvoice, ...link });

const receipt = {
  booking: { ...paidTestBooking, payer },
  onChange: () => {},
  payment: paidTestBooking.payments?.[0] as NonNullable<typeof paidTestBooking.payments>[number],
  company: ['Trek Himalaya', 'Kathmandu'] as const,
};

function InReceipt({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <BookingReceipt.Root {...receipt}>{children}</BookingReceipt.Root>
    </HostPage>
  );
}

const ofReceipt = (tag: string, name: string) => ({
  element: { tag, selector: `[data-scope="booking-receipt"][data-part="${name}"]` },
});
const inReceipt = (tag: string, name: string) => ({ props: {}, Around: InReceipt, ...ofReceipt(tag, name) });
const root = { props: receipt, Around: HostPage, ...ofReceipt('article', 'root') };

describeConformance('DefaultBookingReceipt', { Part: DefaultBookingReceipt, ...root });
describeConformance('BookingReceipt.Root', { Part: BookingReceipt.Root, ...root, takesAsChild: true });
describeConformance('BookingReceipt.Company', { Part: BookingReceipt.Company, ...inReceipt('address', 'company') });
describeConformance('BookingReceipt.Title', { Part: BookingReceipt.Title, ...inReceipt('h1', 'title') });
describeConformance('BookingReceipt.Facts', { Part: BookingReceipt.Facts, ...inReceipt('dl', 'facts') });
describeConformance('BookingReceipt.Sums', { Part: BookingReceipt.Sums, ...inReceipt('dl', 'sums') });
describeConformance('BookingReceipt.Actions', {
  Part: BookingReceipt.Actions,
  ...inReceipt('div', 'actions'),
  takesAsChild: true,
});
describeConformance('BookingReceipt.Payer', { Part: BookingReceipt.Payer, ...inReceipt('div', 'payer') });
describeConformance('BookingReceipt.ChangePayer', {
  Part: BookingReceipt.ChangePayer,
  props: {},
  Around: InReceipt,
  ...button,
});
describeConformance('BookingReceipt.Print', { Part: BookingReceipt.Print, props: {}, Around: InReceipt, ...button });
describeConformance('BookingReceipt.Back', { Part: BookingReceipt.Back, props: {}, Around: InReceipt, ...link });
