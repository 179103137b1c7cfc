/** Every state machine of the kit. They run in Node as well as in a browser, without React. */
export { bookingMachine } from './booking/booking.machine.ts';
export { listingMachine } from './catalogue/listing.machine.ts';
export { formMachine } from './form/form.machine.ts';
export { paymentMachine } from './payment/payment.machine.ts';
export { searchMachine } from './search/search.machine.ts';
export { sessionMachine } from './session/session.machine.ts';
