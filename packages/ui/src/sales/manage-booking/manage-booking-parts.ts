export {
  BalanceAmount,
  BalanceDialog,
  BalanceFailure,
  BalanceForm,
  BalancePayment,
  PayBalance,
  RetryBalance,
} from './balance/balance-dialog.tsx';
export { Actions, AddToCalendar, CompletePayment, PaidInFull, RequestChange } from './booking-action-parts.tsx';
export { Header, Note, Reference, Root, State, Title, Unowed } from './booking-header-parts.tsx';
export { Invoices, InvoicesLead, RequestInvoice } from './booking-invoices.tsx';
export { Facts, Price, PriceHeading, Sums } from './booking-price-parts.tsx';
export { Documents, Heading, Payments, Phone, Section, Steps } from './booking-section-parts.tsx';
export { Failed, Loading, NotFound } from './booking-status-parts.tsx';
export {
  CancelBooking,
  CancellationActions,
  CancellationAnswer,
  CancellationDialog,
  CancellationDone,
  CancellationFailure,
  CancellationForm,
  CancellationTerms,
  ConfirmCancellation,
  KeepBooking,
} from './cancellation/cancellation-dialog.tsx';
export { TravelerField, TravelerForm } from './travelers/traveler-form.tsx';
export {
  Travelers,
  TravelersFailed,
  TravelersLead,
  TravelersLoading,
  TravelersSaved,
} from './travelers/traveler-parts.tsx';
