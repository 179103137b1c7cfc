import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { describeError } from '../api/api-error.ts';
import type { PaymentConfig, PaymentIntent, PaymentStatus } from '../api/entities.ts';
import { unprovided } from '../internal/unprovided.ts';
import {
  intentErrorMessage,
  isSimulatedPayment,
  PaymentBlocked,
  type PaymentSaid,
  paymentOutcome,
} from './payment.rules.ts';
import {
  CONFIRMATION_LIMIT_MS,
  LONGEST_POLL_WAIT_MS,
  MAXIMUM_POLLS,
  POLL_INTERVAL_MS,
  RECORDING_LIMIT_MS,
  SETTLEMENT_LIMIT_MS,
  SIMULATED_PAYMENT_MS,
} from './payment.timing.ts';

/** Used when the backend does not give a publishable key: simulated payments alone work with it. */
export const FALLBACK_PUBLISHABLE_KEY = 'pk_test_fallback';

/** What is to be paid, by whom and for what. `amountUsd` is whole US dollars. */
export interface PaymentOrder {
  /** The booking that is paid for. Left out: the customer's unpaid one of the trek. */
  bookingId?: number | string;
  trekId: number | string;
  amountUsd: number;
  travelers: number;
  customerName: string;
  customerEmail: string;
}

/** What confirming a card gave. `unknown`: the money may or may not have moved. */
export type Confirmation =
  | { status: 'succeeded' }
  | { status: 'declined'; message: PaymentSaid; isIntentReusable: boolean }
  | { status: 'unknown' };

export interface PaymentInput {
  order: PaymentOrder;
  /** The id of a payment whose outcome is not known yet: it is asked for instead of starting another one. */
  pendingIntentId?: string | null;
}

export interface PaymentContext {
  order: PaymentOrder;
  publishableKey: string | null;
  clientSecret: string | null;
  paymentIntentId: string | null;
  /** True from the moment of paying until the outcome is known: while it is, nothing may be charged again. */
  isOutcomeOpen: boolean;
  isIntentReusable: boolean;
  /** The backend has said that a simulated payment is settled. */
  isSettled: boolean;
  polls: number;
  /** The wait before the next status check. */
  pollWaitMs: number;
  message: PaymentSaid | null;
}

export type PaymentEvent = { type: 'pay' } | { type: 'order.change'; order: PaymentOrder } | { type: 'retry' };

export type PaymentNotice = { kind: 'success' | 'error' | 'info'; text: PaymentSaid };

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
    tags: {} as 'busy',
  },
  actors: {
    loadConfig: fromPromise<PaymentConfig>(unprovided('loadConfig')),
    createIntent: fromPromise<PaymentIntent, PaymentOrder>(unprovided('createIntent')),
    confirmCard: fromPromise<Confirmation, { clientSecret: string; order: PaymentOrder }>(unprovided('confirmCard')),
    settle: fromPromise<unknown, { paymentIntentId: string }>(unprovided('settle')),
    checkStatus: fromPromise<PaymentStatus, { paymentIntentId: string }>(unprovided('checkStatus')),
  },
  actions: {
    notify: (_, _notice: PaymentNotice) => {},
    takeOrder: assign(({ event }) => {
      assertEvent(event, 'order.change');
      return { order: event.order };
    }),
    openOutcome: assign({
      isOutcomeOpen: true,
      isSettled: false,
      polls: 0,
      pollWaitMs: POLL_INTERVAL_MS,
      message: null,
    }),
    closeOutcome: assign({ isOutcomeOpen: false }),
    dropIntent: assign({ clientSecret: null, paymentIntentId: null }),
    fail: assign((_, failure: { message: PaymentSaid }) => failure),
    decline: assign((_, decline: { message: PaymentSaid; isIntentReusable: boolean }) => ({
      ...decline,
      isOutcomeOpen: false,
    })),
    countPoll: assign({ polls: ({ context }) => context.polls + 1, pollWaitMs: POLL_INTERVAL_MS }),
    putOff: assign((_, { retryAfterMs }: { retryAfterMs: number }) => ({
      pollWaitMs: Math.min(LONGEST_POLL_WAIT_MS, Math.max(POLL_INTERVAL_MS, retryAfterMs)),
    })),
  },
  guards: {
    isOutcomeOpen: ({ context }) => context.isOutcomeOpen,
    isSimulated: ({ context }) =>
      isSimulatedPayment(context.paymentIntentId ?? '', context.publishableKey ?? FALLBACK_PUBLISHABLE_KEY),
    isIntentReusable: ({ context }) => context.isIntentReusable,
    isSettled: ({ context }) => context.isSettled,
    isUnauthorized: (_, error: { status: number }) => error.status === 401,
    isBlocked: (_, { error }: { error: unknown }) => error instanceof PaymentBlocked,
    hasOutcome: (_, answer: { actual: string; wanted: string }) => answer.actual === answer.wanted,
    isRefused: (_, answer: { status: string }) => answer.status === 'failed' || answer.status === 'canceled',
    isLastPoll: ({ context }) => context.polls >= MAXIMUM_POLLS,
    isAnotherOrder: ({ context, event }) => {
      assertEvent(event, 'order.change');
      return JSON.stringify(event.order) !== JSON.stringify(context.order);
    },
  },
  delays: {
    pollInterval: ({ context }) => context.pollWaitMs,
    simulatedPayment: SIMULATED_PAYMENT_MS,
    settlementLimit: SETTLEMENT_LIMIT_MS - SIMULATED_PAYMENT_MS,
    confirmationLimit: CONFIRMATION_LIMIT_MS,
    recordingLimit: RECORDING_LIMIT_MS,
  },
}).createMachine({
  id: 'payment',
  context: ({ input }) => ({
    order: input.order,
    publishableKey: null,
    clientSecret: null,
    paymentIntentId: input.pendingIntentId ?? null,
    isOutcomeOpen: Boolean(input.pendingIntentId),
    isIntentReusable: false,
    isSettled: false,
    polls: 0,
    pollWaitMs: POLL_INTERVAL_MS,
    message: null,
  }),
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
      always: [{ guard: 'isOutcomeOpen', target: 'polling.checking' }, { target: 'creatingIntent' }],
    },
    creatingIntent: {
      entry: 'dropIntent',
      on: {
        'order.change': { guard: 'isAnotherOrder', target: 'creatingIntent', reenter: true, actions: 'takeOrder' },
        pay: { actions: { type: 'notify', params: { kind: 'error', text: { code: 'notReady' } } } },
      },
      invoke: {
        id: 'createIntent',
        src: 'createIntent',
        input: ({ context }) => context.order,
        onDone: {
          target: 'ready',
          actions: assign(({ event }) => ({
            clientSecret: event.output.clientSecret,
            paymentIntentId: event.output.paymentIntentId,
          })),
        },
        onError: [
          {
            guard: { type: 'isUnauthorized', params: ({ event }) => ({ status: describeError(event.error).status }) },
            target: 'authenticationRequired',
            actions: { type: 'fail', params: { message: { code: 'authenticationFailed' } } },
          },
          {
            guard: { type: 'isBlocked', params: ({ event }) => ({ error: event.error }) },
            target: 'initFailed',
            actions: [
              { type: 'fail', params: ({ event }) => ({ message: reasonOf(event.error) }) },
              {
                type: 'notify',
                params: ({ event }) => ({ kind: 'error', text: reasonOf(event.error) }),
              },
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
    initFailed: {
      on: {
        retry: { target: 'creatingIntent', actions: assign({ message: null }) },
        'order.change': { target: 'creatingIntent', actions: ['takeOrder', assign({ message: null })] },
      },
    },
    authenticationRequired: {
      on: { 'order.change': { actions: 'takeOrder' } },
    },
    ready: {
      on: {
        pay: [
          { guard: 'isSimulated', target: 'simulating', actions: 'openOutcome' },
          { target: 'confirming', actions: 'openOutcome' },
        ],
        'order.change': { guard: 'isAnotherOrder', target: 'creatingIntent', actions: 'takeOrder' },
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
            actions: {
              type: 'decline',
              params: { message: { code: 'failedOrCanceled' }, isIntentReusable: false },
            },
          },
          { target: 'polling' },
        ],
        onError: [
          {
            guard: { type: 'isUnauthorized', params: ({ event }) => ({ status: describeError(event.error).status }) },
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
      tags: 'busy',
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
                actions: {
                  type: 'decline',
                  params: { message: { code: 'failedOrCanceled' }, isIntentReusable: false },
                },
              },
              { guard: 'isLastPoll', target: '#payment.stillProcessing' },
              { target: 'waiting' },
            ],
            onError: [
              {
                guard: {
                  type: 'isUnauthorized',
                  params: ({ event }) => ({ status: describeError(event.error).status }),
                },
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
                  { type: 'putOff', params: ({ event }) => describeError(event.error) },
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
      entry: [
        { type: 'fail', params: { message: { code: 'stillProcessing' } } },
        { type: 'notify', params: { kind: 'info', text: { code: 'stillProcessing' } } },
      ],
    },
    succeeded: {
      type: 'final',
      entry: ['closeOutcome', { type: 'notify', params: { kind: 'success', text: { code: 'successful' } } }],
    },
  },
  output: ({ context }) => ({ paymentIntentId: context.paymentIntentId ?? '' }),
});

export type PaymentMachine = typeof paymentMachine;

/** Why a payment can't even be asked for. */
const reasonOf = (error: unknown): PaymentSaid =>
  error instanceof PaymentBlocked ? error.said : describeError(error).message;

function describeIntentError(error: unknown): PaymentSaid {
  const { status, message, ownMessage, hasResponse } = describeError(error);
  // Without an answer there is no status to speak of: the transport's own sentence says more.
  return hasResponse ? intentErrorMessage(status, ownMessage) : message;
}

function statusIn(answer: unknown): string {
  return String((answer as Partial<PaymentStatus> | null)?.status);
}

function readDecline(confirmation: Confirmation): { message: PaymentSaid; isIntentReusable: boolean } {
  return confirmation.status === 'declined'
    ? { message: confirmation.message, isIntentReusable: confirmation.isIntentReusable }
    : { message: { code: 'failed' }, isIntentReusable: false };
}
