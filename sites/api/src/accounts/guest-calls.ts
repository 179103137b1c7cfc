/**
 * Every call that a guest's session may make, by method and route: its booking is seen, written, paid and invoiced. All other calls
 * that need a session refuse it.
 */
export const GUEST_CALLS: readonly string[] = [
  'GET /booking/user',
  'POST /booking/user-details',
  'POST /payment/create-payment-intent',
  'GET /payment/status/:id',
  'POST /payment/leave',
  'POST /booking/payer',
  'POST /booking/invoice',
];
