import { expect, test } from 'vitest';
import { simulatedProvider } from '../src/payments/simulated-provider.ts';
import { stripeProvider } from '../src/payments/stripe-provider.ts';

test('a simulated payment is worth nothing once cards are charged (P3)', async () => {
  // This address is never asked: it knows no such payment.
  const stripe = stripeProvider({ secretKey: 'sk_test_1', apiUrl: 'http://127.0.0.1:9' });
  expect(await stripe.retrieve('mock_1')).toEqual({ status: 'canceled' });
  expect(await stripe.cancelIntent('mock_1')).toMatchObject({ status: 'canceled' });
});

test('a card payment does not succeed by being asked for once payments are simulated (P3)', async () => {
  expect(await simulatedProvider.retrieve('pi_1')).toEqual({ status: 'processing' });
  expect(await simulatedProvider.retrieve('mock_1')).toEqual({ status: 'succeeded' });
});
