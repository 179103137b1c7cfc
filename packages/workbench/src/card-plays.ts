import type { ScriptStep } from '@trek/ui/internal/testing/machines';
import { type ConfirmationAnswer, readConfirmation } from '../../ui/src/sales/payment/read-confirmation.ts';

/** How long a person takes at their bank, and how long a slow network. */
const AT_THE_BANK_MS = 20_000;
const SLOW_MS = 30_000;

/** Stripe's answer goes through the kit's own rule, so that a play has the result that the real network would have. */
const answers = (answer: object): ScriptStep => ({
  settle: 'confirmCard',
  resolve: readConfirmation(answer as ConfirmationAnswer),
});

const charged = answers({ paymentIntent: { status: 'succeeded' } });
const atTheBank: ScriptStep = { advance: AT_THE_BANK_MS };

/** The played card network's ways to treat a card that is being confirmed, as steps of the run. */
export const cardPlays: Record<string, readonly ScriptStep[]> = {
  success: [charged],
  declined: [answers({ error: { type: 'card_error', message: 'Your card was declined.' } })],
  '3-D Secure accepted': [atTheBank, charged],
  // Stripe calls it a request that is not valid: the backend knows that nothing was charged, and is asked.
  '3-D Secure refused': [atTheBank, answers({ error: { type: 'invalid_request_error' } })],
  'answer dropped': [answers({ error: { type: 'api_connection_error' } })],
  slow: [{ advance: SLOW_MS }, charged],
};
