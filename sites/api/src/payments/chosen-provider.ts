import type { ApiSettings } from '../settings/settings.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { simulatedProvider } from './simulated-provider.ts';

/** The payment provider that the settings choose. The package of the other one is never loaded. */
export async function chosenProvider({ payment }: Pick<ApiSettings, 'payment'>): Promise<PaymentProvider> {
  if (payment.provider === 'simulated') return simulatedProvider;
  const { stripeProvider } = await import('./stripe-provider.ts');
  return stripeProvider(payment);
}
