import type { Outcome } from '@trek/ui/internal/testing/machines';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { sessionTexts } from '../../ui/src/account/session/session.texts.ts';
import { passwordTexts } from '../../ui/src/account/sign-in/password/password.texts.ts';
import { apiTexts } from '../../ui/src/api/api.texts.ts';
import { formatMessage } from '../../ui/src/core/texts/message-descriptor.ts';
import { bookingTexts } from '../../ui/src/sales/booking/booking.texts.ts';
import { paymentTexts } from '../../ui/src/sales/payment/payment.texts.ts';
import { contractErrors, failures } from './failures.ts';
import { noticesAt } from './notices.ts';
import { textShownBy } from './rules/contract-rules.ts';
import { documentOf } from './script-document.ts';
import { actorsOf, type WorkbenchMachine } from './workbench-machine.ts';
import { WorkbenchSession } from './workbench-session.ts';

/** The result of one call that failed in one way. */
export interface MatrixCell {
  call: string;
  fault: string;
  /** The state that it leads to. */
  state: string;
  /** The state that the contract wants; null if it leaves that open. */
  wantedState: string | null;
  /** The visible texts, in English. */
  texts: string[];
  /** The text that the contract wants; null if it leaves that open. */
  wanted: string | null;
  isFulfilled: boolean;
}

const TEXTS = {
  ...apiTexts.english,
  ...sessionTexts.english,
  ...passwordTexts.english,
  ...bookingTexts.english,
  ...paymentTexts.english,
};
function inWords(message: unknown): string {
  if (typeof message === 'string') return message;
  return (message as { code: string }).code in TEXTS ? formatMessage<object, unknown>(message, TEXTS, inWords) : '';
}

/** Every way in which a call can fail, those that the contract names first. */
const faultsOf = (call: string): Record<string, Outcome> => ({ ...contractErrors[call], ...failures });

const statusOf = (call: string, fault: string) =>
  (faultsOf(call)[fault] as { reject: { status: number; failure?: string } }).reject;

/** The state that the contract wants after a failure, from where the bench's way to the call begins. */
function wantedState(call: string, fault: string): string | null {
  const { status } = statusOf(call, fault);
  switch (call) {
    case 'fetchCurrentUser':
      return status === 401 || status === 403 ? 'signedOut' : 'signedIn';
    case 'createIntent':
      return status === 401 ? 'authenticationRequired' : 'initFailed';
    case 'checkStatus':
      return status === 401 ? null : 'polling.waiting';
    case 'saveDetails':
      return status === 401 ? null : 'details.saveFailed';
    case 'changePassword':
      return 'open.failed';
    case 'submit':
      return 'failed';
    default:
      return null;
  }
}

/** The text that the contract's catalogue of errors wants for a failure. */
function wantedText(call: string, fault: string): string | null {
  const { status, failure } = statusOf(call, fault);
  if (call === 'createIntent') return textOfIntent(fault, status, failure);
  if (status === 401) return null;
  if (call === 'checkStatus') return textShownBy('payment-payment--a-failed-check-shows-a-notice-and-repeats');
  return call === 'saveDetails' ? textShownBy('booking-booking-details--saving-failed') : null;
}

function textOfIntent(fault: string, status: number, failure: string | undefined): string {
  if (fault === 'trek id is malformed') return textShownBy('payment-payment--trek-id-is-incorrect');
  if (fault === 'trek is not found') return textShownBy('payment-payment--trek-is-not-available');
  if (fault === '400 without a sentence') return textShownBy('payment-payment--invalid-parameters');
  if (status === 400 || failure) return textShownBy('workbench-payment--init-failed');
  if (status === 401) return textShownBy('payment-payment--authentication-required');
  return textShownBy('payment-payment--failed-with-a-status').replace('{n}', `${status}`);
}

/** Lets every call of a machine fail in every way that there is. */
export async function faultMatrix(known: WorkbenchMachine): Promise<MatrixCell[]> {
  const cells: MatrixCell[] = [];
  for (const call of actorsOf(known)) {
    const way = await wayTo(known, call);
    if (!way) continue;
    for (const [fault, outcome] of Object.entries(faultsOf(call))) {
      const session = new WorkbenchSession(known);
      await session.load(documentOf(known, way));
      await session.settle(call, outcome);
      const texts = textsOf(session);
      const wanted = wantedText(call, fault);
      const state = session.moment().recorded.run.state;
      const goal = wantedState(call, fault);
      const isFulfilled = (wanted === null || texts.includes(wanted)) && (goal === null || goal === state);
      cells.push({ call, fault, state, wantedState: goal, texts, wanted, isFulfilled });
    }
  }
  return cells;
}

/** The way to a state of the bench in which this call waits for its answer. */
async function wayTo(known: WorkbenchMachine, call: string) {
  for (const way of Object.values(known.states)) {
    const session = new WorkbenchSession(known);
    await session.load(documentOf(known, way));
    if (session.moment().recorded.run.actors.pending.some(({ actor }) => actor === call)) return way;
  }
  return undefined;
}

function textsOf(session: WorkbenchSession): string[] {
  const { run, records } = session.moment().recorded;
  const actors = Object.values(run.snapshot.children) as (AnyActorRef | undefined)[];
  const children = actors.map((child) => child?.getSnapshot() as AnyMachineSnapshot | undefined);
  const errors = [run.snapshot, ...children].flatMap((snapshot) => {
    const { message, error } = (snapshot?.context ?? {}) as { message?: unknown; error?: unknown };
    return [message, error].filter((one) => one !== null && one !== undefined);
  });
  const notices = noticesAt(records.slice(-1), run.clock.now(), session.known.id).map((notice) => notice.message);
  return [...new Set([...notices, ...errors].map(inWords))].filter((text) => text !== '');
}
