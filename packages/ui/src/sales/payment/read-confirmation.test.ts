import { expect, test } from 'vitest';
import { type ConfirmationAnswer, readConfirmation } from './read-confirmation.ts';

test.each([
  ['a card that was charged', { paymentIntent: { status: 'succeeded' } }, { status: 'succeeded' }],
  ['a payment that takes time', { paymentIntent: { status: 'processing' } }, { status: 'unknown' }],
  [
    'an intent that was canceled',
    { paymentIntent: { status: 'canceled' } },
    { status: 'declined', message: { code: 'failedOrCanceled' }, isIntentReusable: false },
  ],
  [
    'a declined card',
    { error: { type: 'card_error', message: 'Your card was declined.' } },
    { status: 'declined', message: 'Your card was declined.', isIntentReusable: true },
  ],
  [
    'a number with a digit missing',
    { error: { type: 'validation_error' } },
    { status: 'declined', message: { code: 'failed' }, isIntentReusable: true },
  ],
  [
    'an intent that the backend has canceled, for its declined cards or because it was left',
    { error: { type: 'invalid_request_error', payment_intent: { status: 'canceled' } } },
    { status: 'declined', message: { code: 'ended' }, isIntentReusable: false },
  ],
  [
    'an intent that is being paid elsewhere',
    { error: { type: 'invalid_request_error', payment_intent: { status: 'processing' } } },
    { status: 'unknown' },
  ],
  ['an answer that was lost', { error: { type: 'api_connection_error' } }, { status: 'unknown' }],
  ['a bank that does not know its customer', { error: { type: 'invalid_request_error' } }, { status: 'unknown' }],
])('%s', (_, answer, confirmation) => {
  expect(readConfirmation(answer as ConfirmationAnswer)).toEqual(confirmation);
});
