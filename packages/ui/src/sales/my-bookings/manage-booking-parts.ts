export {
  BalanceAmount,
  BalanceDialog,
  BalanceFailure,
  BalanceForm,
  BalancePayment,
  type ManagedDialogProps as DialogProps,
  PayBalance,
  RetryBalance,
} from './balance/balance-dialog.tsx';
export { Actions, AddToCalendar, CompletePayment, PaidInFull, RequestChange } from './booking-action-parts.tsx';
export {
  Header,
  type ManageBookingRootProps as RootProps,
  Note,
  Reference,
  Root,
  State,
  Title,
  Unowed,
} from './booking-header-parts.tsx';
export { Facts, Price, PriceHeading, Sums } from './booking-price-parts.tsx';
export { Documents, Heading, Payments, Phone, Section, Steps } from './booking-section-parts.tsx';
export {
  Failed,
  Loading,
  type ManagedBookingFailedProps as FailedProps,
  type ManagedBookingNotFoundProps as NotFoundProps,
  NotFound,
} from './booking-status-parts.tsx';
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
export {
  TravelerField,
  type TravelerFieldProps,
  TravelerForm,
  type TravelerFormProps,
} from './travelers/traveler-form.tsx';
export {
  Travelers,
  TravelersFailed,
  TravelersLead,
  TravelersLoading,
  TravelersSaved,
} from './travelers/traveler-parts.tsx';
