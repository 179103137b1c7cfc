import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import type { PaymentStatus } from '../../api/entities.ts';
import { VirtualClock } from '../../testing/virtual-clock.ts';
import { bindPayment } from './bind-payment.ts';
import * as given from './payment.machine.test-cases.ts';

/** The machine on a backend, as the site has it. */
const bound = (api: ApiClient) => bindPayment({ api, notify: () => {}, cardForm: () => null });

/** A payment on a backend that never answers to questions for its status. */
async function open(pendingIntentId: string | null, machineOn = bound) {
  const requests: { id: string; signal: AbortSignal | undefined }[] = [];
  const api = {
    paymentConfig: async () => given.testKey.resolve,
    createPaymentIntent: async () => given.simulatedIntent.resolve,
    paymentStatus: (id: string, options?: { signal?: AbortSignal }) => {
      requests.push({ id, signal: options?.signal });
      return new Promise(() => {});
    },
  };
  const machine = machineOn(api as never);
  const clock = new VirtualClock(0);
  const payment = createActor(machine, { input: { order: given.order, pendingIntentId }, clock: clock as never });
  payment.start();
  await vi.waitFor(() => expect(payment.getSnapshot().matches('configuring')).toBe(false));
  return { payment, requests };
}

describe('leaving a payment', () => {
  test('P8: aborts the request for its status', async () => {
    const { payment, requests } = await open('pi_old');
    expect(requests).toMatchObject([{ id: 'pi_old', signal: { aborted: false } }]);
    payment.stop();
    expect(requests[0]?.signal?.aborted).toBe(true);
  });

  test('P8 control: leaves a request open that does not use the signal of the payment', async () => {
    const { signal } = new AbortController();
    const { payment, requests } = await open('pi_old', (api) =>
      bound(api).provide({
        actors: {
          checkStatus: fromPromise<PaymentStatus, { paymentIntentId: string }>(({ input }) =>
            api.paymentStatus(input.paymentIntentId, { signal }),
          ),
        },
      }),
    );
    payment.stop();
    expect(requests).toMatchObject([{ id: 'pi_old', signal: { aborted: false } }]);
  });

  test('does not abort its settlement: a payment is recorded even if no one waits for it', async () => {
    const { payment, requests } = await open(null);
    await vi.waitFor(() => expect(payment.getSnapshot().matches('ready')).toBe(true));
    payment.send({ type: 'pay' });
    payment.stop();
    expect(requests).toEqual([{ id: 'mock_1', signal: undefined }]);
  });
});
