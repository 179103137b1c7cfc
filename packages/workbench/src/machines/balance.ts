import * as z from 'zod/mini';
import * as cases from '../../../ui/src/sales/manage-booking/balance/balance.machine.test-cases.ts';
import { balanceMachine } from '../../../ui/src/sales/manage-booking/balance/balance.machine.ts';
import { event, type WorkbenchMachine } from '../workbench-machine.ts';
import { payment } from './payment.ts';

const id = z.union([z.number(), z.string()]);
const booking = z.strictObject({
  bookingId: id,
  trekId: id,
  travelers: z.int(),
  totalCents: z.int(),
  balanceUsd: z.int(),
});

export const balance: WorkbenchMachine = {
  id: 'balance',
  title: 'Balance',
  machine: balanceMachine,
  source: { name: 'balanceMachine', from: '@trek/ui/machines' },
  inputs: cases.balanceModel.inputs,
  events: [
    event('open'),
    event('close'),
    event('login'),
    event(
      'amount.type',
      { text: z.string(), amountUsd: z.nullable(z.number()) },
      { 'a part': { text: '1,000', amountUsd: 1000 }, 'too little': { text: '5', amountUsd: 5 } },
    ),
    event('amount.commit'),
    event(
      'booking.change',
      { booking },
      { 'less is owed': { booking: cases.lessOwed }, 'all is paid': { booking: cases.allPaid } },
    ),
  ],
  children: { payment },
  outcomes: {},
  states: {
    closed: { words: 'Nothing is being paid.', script: [] },
    paying: { words: 'The visitor chooses how much of the balance to pay, and pays.', script: cases.readyScript },
    failed: {
      words: 'The payment failed. It can be reopened or closed.',
      script: [cases.open, { settle: 'loadConfig', resolve: null }],
    },
  },
};
