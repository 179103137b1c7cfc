import { and, assign, fromPromise, not, setup } from 'xstate';
import { describeError } from '../../api/api-error.ts';
import type { PaymentConfig, PaymentIntent, PaymentStatus } from '../../api/entities.ts';
import { unprovided } from '../../core/internal/unprovided.ts';
import { paymentChanges } from './payment.changes.ts';
import {
  type Confirmation,
  FALLBACK_PUBLISHABLE_KEY,
  initialContext,
  type PaymentContext,
  type PaymentEvent,
  type PaymentInput,
  type PaymentNotice,
  type PaymentOrder,
} from './payment.context.ts';
import {
  describeIntentError,
  REFUSED,
  readDecline,
  reasonOf,
  refusalIn,
  statusIn,
  statusOfFailure,
} from './payment.failures.ts';
import { paymentGuards } from './payment.guards.ts';
import { paymentOutcome } from './payment.rules.ts';
import {
  CONFIRMATION_LIMIT_MS,
  ORDER_PAUSE_MS,
  RECORDING_LIMIT_MS,
  SETTLEMENT_LIMIT_MS,
  SIMULATED_PAYMENT_MS,
} from './payment.timing.ts';

export * from './payment.context.ts';

/**
 * Takes one payment from its intent to a known outcome.
 *
 * Actors to provide: `loadConfig`, `createIntent` (rejects with an error that carries `status` and `message`, or with
 * `PaymentBlocked` where it could not even ask),
 * `confirmCard` (rejects or answers `unknown` where the outcome is not certain), `settle` (has the backend write down a
 * payment that was made), `checkStatus`.
 * Action to provide: `notify`. Done with `{ paymentIntentId }` once the money is known to have moved.
 */
export const paymentMachine = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    output: {} as { paymentIntentId: string },
    // Read by the machines that invoke this one, and by hooks: the names of the states are its own.
    tags: {} as 'busy' | 'confirming' | 'resting' | 'needsSignIn',
  },
  actors: {
    loadConfig: fromPromise<PaymentConfig>(unprovided('loadConfig')),
    createIntent: fromPromise<PaymentIntent, PaymentOrder>(unprovided('createIntent')),
    confirmCard: fromPromise<Confirmation, { clientSecret: string; order: PaymentOrder }>(unprovided('confirmCard')),
    settle: fromPromise<unknown, { paymentIntentId: string }>(unprovided('settle')),
    checkStatus: fromPromise<PaymentStatus, { paymentIntentId: string }>(unprovided('checkStatus')),
  },
  actions: { notify: (_, _notice: PaymentNotice) => {}, ...paymentChanges },
  guards: paymentGuards,
  delays: {
    orderPause: ORDER_PAUSE_MS,
    pollInterval: ({ context }) => context.pollWaitMs,
    simulatedPayment: SIMULATED_PAYMENT_MS,
    settlementLimit: SETTLEMENT_LIMIT_MS - SIMULATED_PAYMENT_MS,
    confirmationLimit: CONFIRMATION_LIMIT_MS,
    recordingLimit: RECORDING_LIMIT_MS,
  },
}).createMachine({
  id: 'payment',
  context: ({ input }) => initialContext(input),
  initial: 'configuring',
  states: {
    configuring: {
      on: {
        'order.change': { actions: 'takeOrder' },
        pay: { actions: { type: 'notify', params: { kind: 'error', text: { code: 'notReady' } } } },
      },
      invoke: {
        id: 'loadConfig',
        src: 'loadConfig',
        onDone: {
          target: 'configured',
          actions: assign({ publishableKey: ({ event }) => event.output.publishableKey }),
        },
        onError: { target: 'configured', actions: assign({ publishableKey: FALLBACK_PUBLISHABLE_KEY }) },
      },
    },
    configured: {
      always: [{ guard: 'isOutcomePending', target: 'polling.checking' }, { target: 'creatingIntent' }],
    },
    creatingIntent: {
      entry: 'dropIntent',
      on: {
        'order.change': { guard: 'isAnotherOrder', target: 'pausing', actions: 'takeOrder' },
        pay: {
          guard: not('isPayPressed'),
          actions: { type: 'notify', params: { kind: 'error', text: { code: 'notReady' } } },
        },
      },
      invoke: {
        id: 'createIntent',
        src: 'createIntent',
        input: ({ context }) => context.order,
        onDone: {
          target: 'ready',
          actions: assign(({ event: { output } }) => ({
            clientSecret: output.clientSecret,
            paymentIntentId: output.paymentIntentId,
          })),
        },
        onError: [
          {
            guard: { type: 'isUnauthorized', params: statusOfFailure },
            target: 'authenticationRequired',
            actions: { type: 'fail', params: { message: { code: 'authenticationFailed' } } },
          },
          {
            guard: { type: 'isOrderRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'initFailed',
            actions: [
              { type: 'fail', params: ({ event }) => ({ message: describeIntentError(event.error) }) },
              assign({ refusal: ({ event }) => refusalIn(event.error) }),
            ],
          },
          {
            guard: { type: 'isBlocked', params: ({ event }) => ({ error: event.error }) },
            target: 'initFailed',
            actions: [
              { type: 'fail', params: ({ event }) => ({ message: reasonOf(event.error) }) },
              { type: 'notify', params: ({ event }) => ({ kind: 'error', text: reasonOf(event.error) }) },
            ],
          },
          {
            target: 'initFailed',
            actions: [
              { type: 'fail', params: ({ event }) => ({ message: describeIntentError(event.error) }) },
              { type: 'notify', params: { kind: 'error', text: { code: 'initializeFailed' } } },
            ],
          },
        ],
      },
    },
    // More changes may follow: each intent costs calls to the card network, and the visitor one of a few attempts.
    pausing: {
      tags: 'resting',
      entry: 'dropSecret',
      on: {
        'order.change': { guard: 'isAnotherOrder', target: 'pausing', reenter: true, actions: 'takeOrder' },
        pay: { target: 'creatingIntent', actions: 'markPressed' },
      },
      after: { orderPause: 'creatingIntent' },
    },
    initFailed: {
      tags: 'resting',
      on: {
        retry: { target: 'creatingIntent', actions: assign({ message: null, refusal: null }) },
        'order.change': { target: 'pausing', actions: ['takeOrder', assign({ message: null, refusal: null })] },
      },
    },
    authenticationRequired: {
      tags: 'needsSignIn',
      on: { 'order.change': { actions: 'takeOrder' } },
    },
    ready: {
      tags: 'resting',
      always: [
        { guard: and(['isPayPressed', 'isSimulated']), target: 'simulating', actions: 'markPending' },
        { guard: 'isPayPressed', target: 'confirming', actions: 'markPending' },
      ],
      on: {
        pay: [
          { guard: 'isSimulated', target: 'simulating', actions: 'markPending' },
          { target: 'confirming', actions: 'markPending' },
        ],
        'order.change': { guard: 'isAnotherOrder', target: 'pausing', actions: 'takeOrder' },
      },
    },
    simulating: {
      tags: 'busy',
      invoke: {
        id: 'settle',
        src: 'settle',
        input: ({ context }) => ({ paymentIntentId: context.paymentIntentId ?? '' }),
        // A simulation takes its time, but succeeds by the backend's word alone: where it says anything else, or nothing,
        // the outcome is unknown.
        onDone: [
          {
            guard: {
              type: 'hasOutcome',
              params: ({ event }) => ({ actual: statusIn(event.output), wanted: 'succeeded' }),
            },
            actions: assign({ isSettled: true }),
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ status: statusIn(event.output) }) },
            target: 'declined',
            actions: REFUSED,
          },
          { target: 'polling' },
        ],
        onError: [
          {
            guard: { type: 'isUnauthorized', params: statusOfFailure },
            target: 'authenticationRequired',
            actions: { type: 'fail', params: { message: { code: 'authenticationFailed' } } },
          },
          { target: 'polling' },
        ],
      },
      initial: 'delaying',
      states: {
        delaying: { after: { simulatedPayment: 'settling' } },
        settling: {
          always: { guard: 'isSettled', target: '#payment.succeeded' },
          after: { settlementLimit: '#payment.polling' },
        },
      },
    },
    confirming: {
      tags: ['busy', 'confirming'],
      invoke: {
        id: 'confirmCard',
        src: 'confirmCard',
        input: ({ context }) => ({ clientSecret: context.clientSecret ?? '', order: context.order }),
        onDone: [
          {
            guard: {
              type: 'hasOutcome',
              params: ({ event }) => ({ actual: event.output.status, wanted: 'succeeded' }),
            },
            target: 'recording',
          },
          {
            guard: { type: 'hasOutcome', params: ({ event }) => ({ actual: event.output.status, wanted: 'declined' }) },
            target: 'declined',
            actions: { type: 'decline', params: ({ event }) => readDecline(event.output) },
          },
          { target: 'polling' },
        ],
        onError: {
          target: 'polling',
          actions: { type: 'notify', params: { kind: 'error', text: { code: 'unexpected' } } },
        },
      },
      after: { confirmationLimit: 'polling' },
    },
    recording: {
      tags: 'busy',
      invoke: {
        id: 'settle',
        src: 'settle',
        input: ({ context }) => ({ paymentIntentId: context.paymentIntentId ?? '' }),
        // The backend writes a payment down when it is asked for it. The money has moved: a success, whatever it says.
        onDone: 'succeeded',
        onError: 'succeeded',
      },
      after: { recordingLimit: 'succeeded' },
    },
    polling: {
      tags: 'busy',
      initial: 'waiting',
      states: {
        waiting: { after: { pollInterval: 'checking' } },
        checking: {
          entry: 'countPoll',
          invoke: {
            id: 'checkStatus',
            src: 'checkStatus',
            input: ({ context }) => ({ paymentIntentId: context.paymentIntentId ?? '' }),
            onDone: [
              {
                guard: {
                  type: 'hasOutcome',
                  params: ({ event }) => ({ actual: paymentOutcome(event.output.status), wanted: 'succeeded' }),
                },
                target: '#payment.succeeded',
              },
              {
                guard: {
                  type: 'hasOutcome',
                  params: ({ event }) => ({ actual: paymentOutcome(event.output.status), wanted: 'declined' }),
                },
                target: '#payment.declined',
                actions: REFUSED,
              },
              { guard: 'isLastPoll', target: '#payment.stillProcessing' },
              { target: 'waiting' },
            ],
            onError: [
              {
                guard: { type: 'isUnauthorized', params: statusOfFailure },
                target: '#payment.authenticationRequired',
                actions: { type: 'fail', params: { message: { code: 'authenticationFailed' } } },
              },
              {
                guard: 'isLastPoll',
                target: '#payment.stillProcessing',
                actions: { type: 'notify', params: { kind: 'error', text: { code: 'statusFailed' } } },
              },
              {
                target: 'waiting',
                actions: [
                  { type: 'delayNextPoll', params: ({ event }) => describeError(event.error) },
                  { type: 'notify', params: { kind: 'error', text: { code: 'statusFailed' } } },
                ],
              },
            ],
          },
        },
      },
    },
    declined: {
      entry: {
        type: 'notify',
        params: ({ context }) => ({ kind: 'error', text: context.message ?? { code: 'failed' } }),
      },
      always: [{ guard: 'isIntentReusable', target: 'ready' }, { target: 'creatingIntent' }],
    },
    stillProcessing: {
      tags: 'resting',
      entry: [
        { type: 'fail', params: { message: { code: 'stillProcessing' } } },
        { type: 'notify', params: { kind: 'info', text: { code: 'stillProcessing' } } },
      ],
    },
    succeeded: {
      type: 'final',
      entry: ['clearPending', { type: 'notify', params: { kind: 'success', text: { code: 'successful' } } }],
    },
  },
  output: ({ context }) => ({ paymentIntentId: context.paymentIntentId ?? '' }),
});

export type PaymentMachine = typeof paymentMachine;
