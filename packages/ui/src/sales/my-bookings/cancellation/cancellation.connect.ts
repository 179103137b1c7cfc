import type { EventFrom, SnapshotFrom } from 'xstate';
import type { CalendarDate } from '../../../core/internal/calendar-date.ts';
import type { cancellationMachine } from './cancellation.machine.ts';

type Machine = typeof cancellationMachine;

/** A cancellation as a view knows it: named facts and verbs, and nothing of the machine. */
export function connectCancellation(current: SnapshotFrom<Machine>, send: (event: EventFrom<Machine>) => void) {
  const { terms, answer, message, booking } = current.context;
  return {
    isOpen: !current.matches('closed'),
    isSending: current.matches('sending'),
    /** Today's refund by the terms; null until it is requested. */
    terms,
    /** Nothing was paid: it is canceled at once. */
    isAtOnce: booking.paidUsd === 0,
    /** The backend's answer; null: the request was not sent, or not answered. */
    answer: current.matches('answered') ? answer : null,
    /** Why it could not be sent; null: it could, or was not tried. */
    failure: current.matches('failed') ? message : null,
    open: (today: CalendarDate) => send({ type: 'open', today }),
    close: () => send({ type: 'close' }),
    confirm: () => send({ type: 'confirm' }),
  };
}
