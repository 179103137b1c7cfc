import type { ScriptStep } from '@trek/ui/internal/testing/machines';
import * as z from 'zod/mini';
import * as cases from '../../../ui/src/sales/payment/payment.machine.test-cases.ts';
import { paymentMachine } from '../../../ui/src/sales/payment/payment.machine.ts';
import { event, type WorkbenchMachine } from '../workbench-machine.ts';

const orderSchema = z.strictObject({
  trekId: z.union([z.number(), z.string()]),
  amountUsd: z.int(),
  travelers: z.int(),
  customerName: z.string(),
  customerEmail: z.string(),
});

const prepared = (intent: object): ScriptStep[] => [
  { settle: 'loadConfig', ...cases.testKey },
  { settle: 'createIntent', ...intent } as ScriptStep,
];
const ready = prepared(cases.cardIntent);
const pay: ScriptStep = { send: { type: 'pay' } };
const charged: ScriptStep[] = [...ready, pay, { settle: 'confirmCard', ...cases.succeeded }];
const uncertain: ScriptStep[] = [...ready, pay, { settle: 'confirmCard', ...cases.unknownOutcome }];
const nextPoll: ScriptStep[] = [{ advance: 2000 }, { settle: 'checkStatus', ...cases.processing }];

export const payment: WorkbenchMachine = {
  id: 'payment',
  title: 'Payment',
  machine: paymentMachine,
  source: { name: 'paymentMachine', from: '@trek/ui/machines' },
  inputs: cases.paymentModel.inputs,
  events: [
    event('pay'),
    event('retry'),
    event(
      'order.change',
      { order: orderSchema },
      { dearer: { order: cases.dearerOrder }, same: { order: cases.order } },
    ),
  ],
  outcomes: {
    loadConfig: { 'test key': cases.testKey, 'live key': cases.liveKey },
    createIntent: {
      success: cases.cardIntent,
      'simulated payment': cases.simulatedIntent,
      'another price': cases.repriced,
      'on request': cases.onRequest,
    },
    confirmCard: {
      success: cases.succeeded,
      'card declined': cases.softDecline,
      'intent is gone': cases.hardDecline,
      'outcome unknown': cases.unknownOutcome,
      'no card fields': {
        resolve: { status: 'declined', message: { code: 'cardElementMissing' }, isIntentReusable: true },
      },
    },
    settle: { success: cases.succeeded, processing: cases.processing, canceled: cases.canceled },
    checkStatus: {
      success: cases.succeeded,
      processing: cases.processing,
      failed: cases.failed,
      canceled: cases.canceled,
    },
  },
  states: {
    configuring: {
      words: 'The page asks the backend for its publishable key.',
      sees: 'Preparing your payment...',
      script: [],
    },
    creatingIntent: {
      words: 'A payment of this amount is being prepared.',
      sees: 'Preparing your payment...',
      script: ready.slice(0, 1),
    },
    pausing: {
      words:
        'The order has changed. More changes may follow, so the payment is prepared 600 ms after the last, or as soon as the visitor presses Pay.',
      sees: 'Pay $1,450',
      script: [...ready, { send: { type: 'order.change', order: cases.dearerOrder } }],
    },
    initFailed: {
      words: 'The payment could not be prepared. It can be tried again.',
      sees: 'Try Again',
      demands: ['Failed to initialize payment. Please try again.'],
      script: prepared(cases.serverFault),
    },
    authenticationRequired: {
      words: 'The backend rejects the session. The visitor must sign in again.',
      sees: 'Authentication Required',
      demands: [
        'Authentication Required',
        'Authentication failed. Your session may have expired. Please login again.',
        'Login Again',
      ],
      script: prepared(cases.unauthorized),
    },
    ready: { words: 'The visitor may pay.', sees: 'Pay $290', script: ready },
    'simulating.delaying': {
      words: 'A simulated payment is processing. It takes two seconds, then the backend decides.',
      sees: 'Your payment is being processed. Please keep this page open.',
      script: [...prepared(cases.simulatedIntent), pay],
    },
    'simulating.settling': {
      words: 'After two seconds the backend has not answered. After ten it is asked for the payment’s status.',
      sees: 'Your payment is being processed. Please keep this page open.',
      script: [...prepared(cases.simulatedIntent), pay, { advance: 2000 }],
    },
    confirming: {
      words: 'The card is being charged. After ten minutes without an answer the outcome is unknown.',
      sees: 'Your payment is being processed. Please keep this page open.',
      script: [...ready, pay],
    },
    'polling.waiting': {
      words: 'It is not known yet whether the money moved. The next check follows in two seconds.',
      sees: 'Your payment is being processed. Please keep this page open.',
      script: uncertain,
    },
    'polling.checking': {
      words: 'The backend is asked for the payment’s status.',
      sees: 'Your payment is being processed. Please keep this page open.',
      input: 'resumed',
      script: ready.slice(0, 1),
    },
    stillProcessing: {
      words: 'After five checks the outcome is still unknown. The visitor gets a mail later.',
      sees: "Payment is still processing. We'll notify you when it completes.",
      demands: ["Payment is still processing. We'll notify you when it completes."],
      script: [...uncertain, ...nextPoll, ...nextPoll, ...nextPoll, ...nextPoll, ...nextPoll],
    },
    recording: {
      words: 'The card was charged; the backend is recording the payment.',
      sees: 'Your payment is being processed. Please keep this page open.',
      script: charged,
    },
    succeeded: {
      words: 'The money has moved.',
      sees: 'Pay $290',
      demands: ['Payment successful!'],
      script: [...charged, { settle: 'settle', ...cases.succeeded }],
    },
  },
};
