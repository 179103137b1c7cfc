import { randomUUID } from 'node:crypto';
import { SIMULATED_ID_PREFIX } from '@trek/ui/payment/rules';
import type { PaymentProvider } from './payment-provider.ts';

/**
 * Payments without a card network, for trying the site out. Asking for the status is the browser's word that its
 * visitor pressed Pay, so every payment that is asked for has succeeded. Which payments exist and whose they are is
 * checked against the store before the provider is asked.
 */
export const simulatedProvider: PaymentProvider = {
  movesMoney: false,
  async createIntent() {
    return intentOf(`${SIMULATED_ID_PREFIX}${randomUUID()}`);
  },
  async reopen(id) {
    return isOwn(id) ? intentOf(id) : undefined;
  },
  async cancelIntent(id) {
    return { status: isOwn(id) ? 'canceled' : 'processing' };
  },
  // No money has come, so none goes: only what is written down changes.
  async refund(_id, cents) {
    return { state: 'arrived', returnedCents: cents };
  },
  async returnedCents() {
    return 0;
  },
  async retrieve(id) {
    return { status: isOwn(id) ? 'succeeded' : 'processing' };
  },
};

/** There is nothing behind the secret: it opens no card form. */
const intentOf = (id: string) => ({ id, clientSecret: `${id}_secret` });

/** False for a card payment from the time when the site charged cards: nobody here knows what became of it. */
const isOwn = (id: string) => id.startsWith(SIMULATED_ID_PREFIX);
