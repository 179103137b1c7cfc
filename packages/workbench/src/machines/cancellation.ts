import * as z from 'zod/mini';
import * as cases from '../../../ui/src/sales/manage-booking/cancellation/cancellation.machine.test-cases.ts';
import { cancellationMachine } from '../../../ui/src/sales/manage-booking/cancellation/cancellation.machine.ts';
import { failures } from '../failures.ts';
import { event, type WorkbenchMachine } from '../workbench-machine.ts';

const booking = z.strictObject({
  bookingId: z.union([z.number(), z.string()]),
  totalCents: z.int(),
  paidUsd: z.int(),
  startDate: z.string(),
});

export const cancellation: WorkbenchMachine = {
  id: 'cancellation',
  title: 'Cancellation',
  machine: cancellationMachine,
  source: { name: 'cancellationMachine', from: '@trek/ui/machines' },
  inputs: cases.cancellationModel.inputs,
  events: [
    event('open', { today: z.string() }, { early: { today: '2030-01-01' }, late: { today: '2030-09-20' } }),
    event('confirm'),
    event('close'),
    event('booking.change', { booking }, { unpaid: { booking: cases.unpaid }, paid: { booking: cases.booking } }),
  ],
  outcomes: {
    cancel: {
      'cancelled at once': cases.cancelled,
      'asked of the office': cases.requested,
      'being paid': cases.refused,
    },
  },
  states: {
    closed: { words: 'No cancellation is requested.', script: [] },
    reviewing: { words: 'The visitor reads what the terms give back today.', script: [cases.open] },
    sending: { words: 'The request is being sent; the dialog stays open.', script: [cases.open, cases.confirm] },
    failed: {
      words: 'It could not be sent. It can be sent again, or left.',
      script: [cases.open, cases.confirm, { settle: 'cancel', ...failures['500 server error'] }],
    },
    answered: {
      words: 'The booking is canceled, or the office is asked.',
      script: [cases.open, cases.confirm, { settle: 'cancel', ...cases.requested }],
    },
  },
};
