import { isLoopback } from '../core/loopback.ts';
import { SettingError } from '../core/setting-error.ts';

/** Which payment provider charges, and the key that browsers may know. */
export type PaymentSettings =
  | { provider: 'simulated'; publishableKey: string }
  | {
      provider: 'stripe';
      publishableKey: string;
      secretKey: string;
      /** Signs what Stripe reports to `/payment/webhook`; without it nothing is believed there. */
      webhookSecret?: string | undefined;
      /** Where Stripe's API is; its own address when not set. */
      apiUrl?: string;
    };

const SIMULATED_PUBLISHABLE_KEY = 'pk_test_simulated';

interface StripeKeys {
  secretKey: string | undefined;
  publishableKey: string | undefined;
  webhookSecret: string | undefined;
}

/**
 * Chooses the provider: Stripe with a matching pair of keys, simulated payments without any. Half a pair is refused
 * rather than simulated, and so is a site on a public address, because simulated payments on a shop that is meant to be
 * live would give treks away.
 * @param publicUrl where visitors reach the site
 * @param allowsSimulation the operator's word that payments are meant to be simulated there
 * @throws SettingError
 */
export function paymentSettings(
  { secretKey, publishableKey, webhookSecret }: StripeKeys,
  publicUrl: string,
  allowsSimulation: boolean,
): PaymentSettings {
  if (!secretKey && !publishableKey) {
    if (webhookSecret) throw new SettingError('STRIPE_WEBHOOK_SECRET: needs STRIPE_SECRET_KEY beside it');
    if (!isLoopback(publicUrl) && !allowsSimulation) {
      throw new SettingError(
        `STRIPE_SECRET_KEY: must be set, for ${publicUrl} is public and its payments would be simulated; ALLOW_SIMULATED_PAYMENTS=1 says that they are meant to be`,
      );
    }
    return { provider: 'simulated', publishableKey: SIMULATED_PUBLISHABLE_KEY };
  }
  if (!secretKey) throw new SettingError('STRIPE_SECRET_KEY: must be set beside STRIPE_PUBLISHABLE_KEY');
  if (!publishableKey) throw new SettingError('STRIPE_PUBLISHABLE_KEY: must be set beside STRIPE_SECRET_KEY');
  const secretMode = /^(?:sk|rk)_(test|live)_/.exec(secretKey)?.[1];
  const publishableMode = /^pk_(test|live)_/.exec(publishableKey)?.[1];
  if (!secretMode)
    throw new SettingError('STRIPE_SECRET_KEY: must start with sk_test_, sk_live_, rk_test_ or rk_live_');
  if (!publishableMode) throw new SettingError('STRIPE_PUBLISHABLE_KEY: must start with pk_test_ or pk_live_');
  if (secretMode !== publishableMode) {
    throw new SettingError(
      `STRIPE_PUBLISHABLE_KEY: is a ${publishableMode} key, but STRIPE_SECRET_KEY is a ${secretMode} key`,
    );
  }
  if (secretMode === 'live' && !webhookSecret) {
    throw new SettingError(
      'STRIPE_WEBHOOK_SECRET: must be set beside live keys: without it nobody hears of refunds and disputes',
    );
  }
  if (webhookSecret && !webhookSecret.startsWith('whsec_')) {
    throw new SettingError('STRIPE_WEBHOOK_SECRET: must start with whsec_');
  }
  return { provider: 'stripe', publishableKey, secretKey, webhookSecret };
}
