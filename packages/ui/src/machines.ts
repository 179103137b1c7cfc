/** Every state machine of the kit. They run in Node as well as in a browser, without React. */

export { googleCallbackMachine } from './account/google-callback.machine.ts';
export { bookingMachine } from './booking/booking.machine.ts';
export { chatMachine } from './chat/chat.machine.ts';
export { formMachine } from './form/form.machine.ts';
export { listingMachine } from './listing/listing.machine.ts';
export { balanceMachine } from './manage-booking/balance.machine.ts';
export { cancellationMachine } from './manage-booking/cancellation.machine.ts';
export { megaMenuMachine } from './navigation/mega-menu.machine.ts';
export { paymentMachine } from './payment/payment.machine.ts';
export { passwordChangeMachine } from './profile/password-change.machine.ts';
export { searchMachine } from './search/search.machine.ts';
export { suggestionsMachine } from './search/suggestions.machine.ts';
export { sessionMachine } from './session/session.machine.ts';
