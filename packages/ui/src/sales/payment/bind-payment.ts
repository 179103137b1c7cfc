import { fromPromise } from 'xstate';
import { apiTexts } from '../../api/api.texts.ts';
import type { ApiClient } from '../../api/client.ts';
import { formatMessage } from '../../core/texts/message-descriptor.ts';
import type { CardForm } from '../../provider/card-form.ts';
import type { Confirmation } from './payment.context.ts';
import { type PaymentNotice, paymentMachine } from './payment.machine.ts';
import { CURRENCY, PaymentBlocked, type PaymentMessage } from './payment.rules.ts';
import { paymentTexts } from './payment.texts.ts';

/** Everything that a payment asks of its surroundings. */
export interface PaymentServices {
  api: ApiClient;
  notify: (kind: PaymentNotice['kind'], text: string) => void;
  /** How the page says what the payment has to say. Default: in English. */
  format?: (message: PaymentMessage) => string;
  /** The card fields that stand on the screen now. */
  cardForm: () => CardForm | null;
  /** Whether a payment that is under way would survive a reload; without that none is begun. Default: it would. */
  canRemember?: () => boolean;
}

const inEnglish = (message: PaymentMessage) => formatMessage(message, { ...apiTexts.english, ...paymentTexts.english });

/** The payment machine with its actors bound to a backend and to the card fields on the screen. */
export function bindPayment({ api, notify, cardForm, canRemember = () => true, format = inEnglish }: PaymentServices) {
  return paymentMachine.provide({
    actors: {
      loadConfig: fromPromise(({ signal }) => api.paymentConfig({ signal })),
      createIntent: fromPromise(async ({ input, signal }) => {
        if (!canRemember()) throw new PaymentBlocked({ code: 'storageUnavailable' });
        const request = {
          trekId: input.trekId,
          amount: input.amountUsd,
          currency: CURRENCY,
          numTravelers: input.travelers,
          customerName: input.customerName,
          customerEmail: input.customerEmail,
          ...(input.bookingId !== undefined && { bookingId: input.bookingId }),
          ...(input.totalUsd !== undefined && { totalAmount: input.totalUsd }),
        } as const;
        return api.createPaymentIntent(request, { signal });
      }),
      confirmCard: fromPromise(async ({ input }) => {
        const card = cardForm();
        // Nothing was sent yet, so nothing can have been charged.
        if (!card) return { status: 'declined', message: { code: 'notReady' }, isIntentReusable: true };
        const { customerName, customerEmail } = input.order;
        const confirmed = await card.confirm(input.clientSecret, { name: customerName, email: customerEmail });
        // The kit's own fields answer with codes of the payment's texts, a host's with sentences.
        return confirmed as Confirmation;
      }),
      // Without the signal: a payment is recorded even if no one waits for it.
      settle: fromPromise(({ input }) => api.paymentStatus(input.paymentIntentId)),
      checkStatus: fromPromise(({ input, signal }) => api.paymentStatus(input.paymentIntentId, { signal })),
    },
    actions: { notify: (_, { kind, text }) => notify(kind, format(text)) },
  });
}
