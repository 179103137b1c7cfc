/**
 * Every state machine of the kit, each with its `connect…`, which turns a snapshot into named facts and actions for a view of
 * your own. They run in Node as well as in a browser, without React.
 */

export { connectPasswordChange } from './account/profile/password-change.connect.ts';
export { passwordChangeMachine } from './account/profile/password-change.machine.ts';
export { connectSavedTreks } from './account/saved-treks/saved-treks.connect.ts';
export { savedTreksMachine } from './account/saved-treks/saved-treks.machine.ts';
export { connectSession, sessionView } from './account/session/session.connect.ts';
export { sessionMachine } from './account/session/session.machine.ts';
export { connectGoogleCallback } from './account/sign-in/google/google-callback.connect.ts';
export { googleCallbackMachine } from './account/sign-in/google/google-callback.machine.ts';
export { connectMailedCode } from './account/sign-in/mailed-code/mailed-code.connect.ts';
export { mailedCodeMachine } from './account/sign-in/mailed-code/mailed-code.machine.ts';
export { connectSearch } from './catalogue/search/search.connect.ts';
export { searchMachine } from './catalogue/search/search.machine.ts';
export { connectSuggestions } from './catalogue/search/suggestions.connect.ts';
export { suggestionsMachine } from './catalogue/search/suggestions.machine.ts';
export { connectForm } from './kit/form/form.connect.ts';
export { formMachine } from './kit/form/form.machine.ts';
export { connectBooking } from './sales/booking/booking.connect.ts';
export { bookingMachine } from './sales/booking/booking.machine.ts';
export { connectBalance } from './sales/manage-booking/balance/balance.connect.ts';
export { balanceMachine } from './sales/manage-booking/balance/balance.machine.ts';
export { connectCancellation } from './sales/manage-booking/cancellation/cancellation.connect.ts';
export { cancellationMachine } from './sales/manage-booking/cancellation/cancellation.machine.ts';
export { connectPayment } from './sales/payment/payment.connect.ts';
export { paymentMachine } from './sales/payment/payment.machine.ts';
export { connectChat } from './site/chat/chat.connect.ts';
export { chatMachine } from './site/chat/chat.machine.ts';
export { connectMegaMenu } from './site/navigation/mega-menu.connect.ts';
export { megaMenuMachine } from './site/navigation/mega-menu.machine.ts';
