import type { OfficeChangeRequest } from '@trek/api/office';

/** The texts of a customer's request to change a booking. */
export const changeRequestMessages = {
  title: 'Request for a change',
  requested: 'Asked on',
  newStart: 'New start',
  newTravelers: 'New number of travelers',
  unchanged: (value: string) => `${value} (as before)`,
  transferTo: 'Goes instead',
  noTransfer: 'Nobody',
  message: 'Message',
  shown: 'Shown to the customer',
  shownTotal: (total: string) => `new total ${total}`,
  shownFee: (total: string, fee: string) => `new total ${total}, with a fee of ${fee}`,
  answer: 'Answer',
  states: {
    requested: 'Waits for the answer',
    accepted: 'Accepted',
    waived: 'Accepted without the fee',
    declined: 'Declined',
  } satisfies Record<OfficeChangeRequest['status'], string>,
  answeredBy: (state: string, who: string, day: string) => `${state} by ${who} on ${day}`,
  reason: 'Words to the customer',
  today: 'As of now:',
  balanceDue: (day: string) => `The balance would be due on ${day}.`,
  withoutFee: (total: string) => `Without the fee the total is ${total}.`,
  accept: {
    open: 'Accept the change',
    confirm: 'Accept the change',
    done: 'The booking is changed, and the customer gets an email.',
  },
  waive: {
    open: 'Accept, waive the fee',
    confirm: 'Accept without the fee',
    done: 'The booking is changed without a fee, and the customer gets an email.',
  },
  decline: {
    open: 'Decline the change',
    text: 'The booking stays as it is. The customer gets an email with your words.',
    confirm: 'Decline the change',
    done: 'The change is declined, and the customer gets an email.',
  },
};
