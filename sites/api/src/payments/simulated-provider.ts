import { randomUUID } from 'node:crypto';
import { SIMULATED_ID_PREFIX } from '@trek/ui/internal/payment/rules';
import type { PaymentProvider } from './payment-provider.ts';

/**
 * Payments without a card network, for trying the site out. The browser asks for the status after its visitor pressed
 * Pay, so every payment that is asked for has succeeded. The store checks beforehand that the payment exists and whose
 * it is.
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
    return { status: isOwn(id) ? 'canceled' : 'processing', isUntried: isOwn(id) };
  },
  // No money came, so none goes back: only the records change.
  async refund({ cents, targetCents = cents }) {
    return { state: 'arrived', returnedCents: targetCents };
  },
  async returnedCents() {
    return 0;
  },
  async dispute() {
    return undefined;
  },
  async disputesOf() {
    return [];
  },
  async events() {
    return { events: [], isWhole: true };
  },
  async transactions() {
    return { transactions: [], isWhole: true };
  },
  async payout() {
    return undefined;
  },
  async retrieve(id) {
    return { status: isOwn(id) ? 'succeeded' : 'processing' };
  },
};

/** The secret opens no card form. */
const intentOf = (id: string) => ({ id, clientSecret: `${id}_secret` });

/** False for a card payment from a time when the site charged cards. Its outcome is unknown here. */
const isOwn = (id: string) => id.startsWith(SIMULATED_ID_PREFIX);
