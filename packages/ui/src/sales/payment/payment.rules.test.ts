import { describe, expect, test } from 'vitest';
import { apiTexts } from '../../api/api.texts.ts';
import { formatMessage } from '../../core/texts/message-descriptor.ts';
import { paymentTexts } from './payment.texts.ts';
import {
  CURRENCY,
  intentErrorMessage,
  isSimulatedPayment,
  paymentOutcome,
  paymentRequestSchema,
} from './payment-request.rules.ts';

describe('the message of an intent that cannot be created', () => {
  test.each([
    [401, 'jwt expired', 'Authentication failed. Your session may have expired. Please login again.'],
    [400, 'invalid input syntax for type integer: "abc"', 'The trek ID format is incorrect. Please contact support.'],
    [
      400,
      'Trek with ID 99 not found',
      'The selected trek is not available for booking. Please try a different trek or contact support.',
    ],
    [400, 'The amount must be at least 20 %', 'The amount must be at least 20 %'],
    [400, '', 'Payment request failed: Invalid parameters'],
    [400, undefined, 'Payment request failed: Invalid parameters'],
    [403, 'nope', 'Payment request failed with status 403'],
    [404, 'Trek with ID 99 not found', 'Payment request failed with status 404'],
    [500, 'boom', 'Payment request failed with status 500'],
    [503, undefined, 'Payment request failed with status 503'],
  ])('for %i %j is: %s', (status, message, expected) => {
    expect(formatMessage(intentErrorMessage(status, message), { ...apiTexts.english, ...paymentTexts.english })).toBe(
      expected,
    );
  });
});

test('the texts of the payment step are those of the contract', () => {
  expect(Object.values(paymentTexts.english)).toEqual(
    expect.arrayContaining([
      'Failed to initialize payment. Please try again.',
      'Failed to check payment status. Please try again.',
      'Please login to continue with payment',
      'Your browser storage is not available. Please enable cookies and try again.',
      'Authentication issue detected. Please login again.',
      'Payment not ready. Please try again in a moment.',
      'Card element not found',
      'Payment failed',
      'Payment successful!',
      'Payment failed or was canceled',
      'An unexpected error occurred',
      "Payment is still processing. We'll notify you when it completes.",
    ]),
  );
});

test.each([
  ['succeeded', 'succeeded'],
  ['failed', 'declined'],
  ['canceled', 'declined'],
  ['requires_payment_method', 'declined'],
  ['processing', 'processing'],
  ['requires_action', 'processing'],
  ['Succeeded', 'processing'],
  ['', 'processing'],
])('status %j means %s', (status, outcome) => {
  expect(paymentOutcome(status)).toBe(outcome);
});

test.each([
  ['mock_1', 'pk_test_1', true],
  ['mock_1', 'pk_test_fallback', true],
  ['mock_1', '', true],
  ['mock_1', 'pk_live_1', false],
  ['pi_mock_1', 'pk_test_1', false],
  ['Mock_1', 'pk_test_1', false],
  ['', 'pk_test_1', false],
])('M4: payment %j with key %j is simulated: %s', (id, key, expected) => {
  expect(isSimulatedPayment(id, key)).toBe(expected);
});

describe('a payment request', () => {
  const request = {
    trekId: 12,
    amount: 290,
    currency: CURRENCY,
    numTravelers: 1,
    customerName: 'Maya Gurung',
    customerEmail: 'maya@example.com',
  };

  test('is accepted with a numeric or a textual trek id, without other fields', () => {
    expect(paymentRequestSchema.parse({ ...request, trekSlug: 'everest-base-camp-trek', status: 'succeeded' })).toEqual(
      request,
    );
    expect(paymentRequestSchema.parse({ ...request, bookingId: 'b-41' })).toEqual({ ...request, bookingId: 'b-41' });
    expect(paymentRequestSchema.parse({ ...request, trekId: 'abc' }).trekId).toBe('abc');
  });

  test.each([
    { amount: 0 },
    { amount: -290 },
    { amount: 290.5 },
    { amount: '290' },
    { amount: Number.POSITIVE_INFINITY },
    { amount: Number.NaN },
    { currency: 'eur' },
    { currency: 'USD' },
    { numTravelers: 0 },
    { numTravelers: 1.5 },
    { numTravelers: '2' },
    { trekId: '' },
    { trekId: null },
    { trekId: 1.5 },
    { customerName: ' ' },
    { customerEmail: 'maya' },
    { customerEmail: undefined },
  ])('with %j is refused', (change) => {
    expect(paymentRequestSchema.safeParse({ ...request, ...change }).success).toBe(false);
  });
});
