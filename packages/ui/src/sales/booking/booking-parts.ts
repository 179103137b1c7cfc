export type { BookingDialogProps as DialogProps } from './booking-controller.types.ts';
export { Departure, Requested } from './booking-departure.tsx';
export { Departures } from './booking-departures.tsx';
export { type BookingDetailsProps as DetailsProps, Details } from './booking-details-form.tsx';
export { type BookingFieldProps as FieldProps, DateOfStart, Field, Requirements } from './booking-field.tsx';
export { Payment } from './booking-payment.tsx';
export { Resume } from './booking-resume.tsx';
export {
  type BookingRootProps as RootProps,
  Dialog,
  Root,
} from './booking-root.tsx';
export { People, StartDate } from './booking-trip.tsx';
export { LoginRequired, Steps, Success, Summary } from './dialog-parts.tsx';
export { Bar, Notes, Panel, Price, Title, Trigger } from './panel-parts.tsx';
export { Options } from './payment-options.tsx';
export { RestDueNow, Split, WholeDollars } from './payment-split.tsx';
export { Discounts, GroupHint, SavingHint, Totals } from './price-parts.tsx';
export { TravelerCount } from './traveler-count.tsx';
