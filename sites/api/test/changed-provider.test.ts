import { expect, test } from 'vitest';
import { simulatedProvider } from '../src/payments/simulated-provider.ts';
import { stripeProvider } from '../src/payments/stripe-provider.ts';

test('a simulated refund counts with earlier ones, as at Stripe', async () => {
  const order = { id: 'r2', paymentId: 'mock_1', cents: 100_005, attempt: 1, targetCents: 119_980 };
  expect(await simulatedProvider.refund(order)).toEqual({ state: 'arrived', returnedCents: 119_980 });
});

test('a simulated payment is void once cards are charged (P3)', async () => {
  // This address is never asked: it knows no such payment.
  const stripe = stripeProvider({ secretKey: 'sk_test_1', apiUrl: 'http://127.0.0.1:9' });
  expect(await stripe.retrieve('mock_1')).toEqual({ status: 'canceled' });
  expect(await stripe.cancelIntent('mock_1')).toMatchObject({ status: 'canceled' });
});

test('polling a card payment does not settle it once payments are simulated (P3)', async () => {
  expect(await simulatedProvider.retrieve('pi_1')).toEqual({ status: 'processing' });
  expect(await simulatedProvider.retrieve('mock_1')).toEqual({ status: 'succeeded' });
});
