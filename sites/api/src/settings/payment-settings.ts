import { isLoopback } from '../core/loopback.ts';
import { SettingError } from '../core/setting-error.ts';
import { UNLESS_DEMO } from './demonstration.ts';

/** The payment provider, and the key that browsers may see. */
export type PaymentSettings =
  | { provider: 'simulated'; publishableKey: string }
  | {
      provider: 'stripe';
      publishableKey: string;
      secretKey: string;
      /** Verifies Stripe's requests to `/payment/webhook`; without it they are all refused. */
      webhookSecret?: string | undefined;
      /** Address of Stripe's API, if not its own. */
      apiUrl?: string;
    };

const SIMULATED_PUBLISHABLE_KEY = 'pk_test_simulated';

/** The rest of a key, in messages. */
const WHOLE_KEY = 'letters and digits: copy the whole key';

interface StripeKeys {
  secretKey: string | undefined;
  publishableKey: string | undefined;
  webhookSecret: string | undefined;
}

/**
 * Chooses the provider: Stripe with a matching pair of keys, simulated payments with none. Half a pair is an error. So
 * are simulated payments and test keys on a public address, because a live shop would give treks away, and live keys on any
 * other, because what a public shop must have would not be asked for.
 * @param publicUrl where visitors reach the site
 * @param isDemo whether the site is a demonstration, which sells nothing
 * @throws SettingError
 */
export function paymentSettings(
  { secretKey, publishableKey, webhookSecret }: StripeKeys,
  publicUrl: string,
  isDemo: boolean,
): PaymentSettings {
  if (!secretKey && !publishableKey) {
    if (webhookSecret) throw new SettingError('STRIPE_WEBHOOK_SECRET: requires STRIPE_SECRET_KEY');
    if (!isLoopback(publicUrl) && !isDemo) {
      throw new SettingError(
        `STRIPE_SECRET_KEY: must be set, because ${publicUrl} is public and would give treks away; ${UNLESS_DEMO}`,
      );
    }
    return { provider: 'simulated', publishableKey: SIMULATED_PUBLISHABLE_KEY };
  }
  if (!secretKey) throw new SettingError('STRIPE_SECRET_KEY: must be set together with STRIPE_PUBLISHABLE_KEY');
  if (!publishableKey) throw new SettingError('STRIPE_PUBLISHABLE_KEY: must be set together with STRIPE_SECRET_KEY');
  const secretMode = /^[sr]k_(test|live)_\w+$/.exec(secretKey)?.[1];
  const publishableMode = /^pk_(test|live)_\w+$/.exec(publishableKey)?.[1];
  if (!secretMode) {
    throw new SettingError(
      `STRIPE_SECRET_KEY: must be sk_test_, sk_live_, rk_test_ or rk_live_, and then ${WHOLE_KEY}`,
    );
  }
  if (!publishableMode) {
    throw new SettingError(`STRIPE_PUBLISHABLE_KEY: must be pk_test_ or pk_live_, and then ${WHOLE_KEY}`);
  }
  if (secretMode !== publishableMode) {
    throw new SettingError(
      `STRIPE_PUBLISHABLE_KEY: is a ${publishableMode} key, but STRIPE_SECRET_KEY is a ${secretMode} key`,
    );
  }
  if (secretMode === 'live' && isDemo) {
    throw new SettingError('DEMO: must not be 1 with live keys, which take money: use test keys, or leave it out');
  }
  if (secretMode === 'live' && isLoopback(publicUrl)) {
    throw new SettingError(
      `PUBLIC_URL: must be the address where customers reach the site, because live keys take their money, and not ${publicUrl}; to try it out, use test keys`,
    );
  }
  if (secretMode === 'test' && !isLoopback(publicUrl) && !isDemo) {
    throw new SettingError(
      `STRIPE_SECRET_KEY: must be a live key, because ${publicUrl} is public and a test key takes no money; ${UNLESS_DEMO}`,
    );
  }
  if (secretMode === 'live' && !webhookSecret) {
    throw new SettingError('STRIPE_WEBHOOK_SECRET: must be set with live keys, or refunds and disputes go unnoticed');
  }
  if (webhookSecret && !/^whsec_[\w+/=-]+$/.test(webhookSecret)) {
    throw new SettingError(`STRIPE_WEBHOOK_SECRET: must be whsec_, and then ${WHOLE_KEY}`);
  }
  return { provider: 'stripe', publishableKey, secretKey, webhookSecret };
}
