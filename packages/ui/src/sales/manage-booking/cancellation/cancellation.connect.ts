import type { EventFrom, SnapshotFrom } from 'xstate';
import type { ApiMessage } from '../../../api/api-error.ts';
import type { CalendarDate } from '../../../core/internal/calendar-date.ts';
import type { CancellationTerms } from '../../../pricing/cancellation.rules.ts';
import type { CancellationAnswer, cancellationMachine } from './cancellation.machine.ts';

type Machine = typeof cancellationMachine;

/** A cancellation and its actions. */
export interface Cancellation {
  isOpen: boolean;
  isSending: boolean;
  /** Today's refund by the terms; null until it is requested. */
  terms: CancellationTerms | null;
  /** Nothing was paid: it is canceled at once. */
  isAtOnce: boolean;
  /** The backend's answer; null: the request was not sent, or not answered. */
  answer: CancellationAnswer | null;
  /** Why it could not be sent; null: it could, or was not tried. */
  failure: ApiMessage | null;
  open: (today: CalendarDate) => void;
  close: () => void;
  confirm: () => void;
}

/** A cancellation as a view knows it: named facts and verbs, and nothing of the machine. */
export function connectCancellation(
  current: SnapshotFrom<Machine>,
  send: (event: EventFrom<Machine>) => void,
): Cancellation {
  const { terms, answer, message, booking } = current.context;
  return {
    isOpen: !current.matches('closed'),
    isSending: current.matches('sending'),
    terms,
    isAtOnce: booking.paidUsd === 0,
    answer: current.matches('answered') ? answer : null,
    failure: current.matches('failed') ? message : null,
    open: (today: CalendarDate) => send({ type: 'open', today }),
    close: () => send({ type: 'close' }),
    confirm: () => send({ type: 'confirm' }),
  };
}
