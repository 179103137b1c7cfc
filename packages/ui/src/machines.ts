/** Every state machine of the kit. They run in Node as well as in a browser, without React. */

export { passwordChangeMachine } from './account/profile/password-change.machine.ts';
export { sessionMachine } from './account/session/session.machine.ts';
export { googleCallbackMachine } from './account/sign-in/google/google-callback.machine.ts';
export { listingMachine } from './catalogue/listing/listing.machine.ts';
export { searchMachine } from './catalogue/search/search.machine.ts';
export { suggestionsMachine } from './catalogue/search/suggestions.machine.ts';
export { formMachine } from './kit/form/form.machine.ts';
export { bookingMachine } from './sales/booking/booking.machine.ts';
export { balanceMachine } from './sales/my-bookings/balance/balance.machine.ts';
export { cancellationMachine } from './sales/my-bookings/cancellation/cancellation.machine.ts';
export { paymentMachine } from './sales/payment/payment.machine.ts';
export { chatMachine } from './site/chat/chat.machine.ts';
export { megaMenuMachine } from './site/navigation/mega-menu.machine.ts';
