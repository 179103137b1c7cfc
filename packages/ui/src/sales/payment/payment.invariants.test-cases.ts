import type { LogEntry } from '../../testing/machines/index.ts';

type Invariant = (log: readonly LogEntry[], input: string) => string[];

const statusOf = (entry: LogEntry): unknown =>
  entry.kind === 'settled' && 'resolve' in entry.outcome
    ? (entry.outcome.resolve as { status?: unknown } | null)?.status
    : undefined;

/** True where an answer says for certain that no money moved. */
const isKnownFailure = (entry: LogEntry) =>
  entry.kind === 'settled' &&
  ((entry.actor === 'confirmCard' && statusOf(entry) === 'declined') ||
    (entry.actor === 'checkStatus' &&
      ['failed', 'canceled', 'requires_payment_method'].includes(String(statusOf(entry)))));

/** A success was shown and left: what is booked afterwards is another purchase. */
const isLeft = (entry: LogEntry) =>
  (entry.kind === 'entered' && entry.machine === 'booking' && entry.value === 'leaving') ||
  (entry.kind === 'action' && entry.machine === 'balance' && entry.name === 'onPaid');

/** While money may have moved, no card is confirmed and no intent is made. */
const chargesOnce: Invariant = (log, input) => {
  const breaches: string[] = [];
  let isMoneyAtRisk = input === 'resumed';
  for (const entry of log) {
    if (entry.kind === 'call' && (entry.actor === 'confirmCard' || entry.actor === 'createIntent')) {
      if (isMoneyAtRisk) breaches.push(`${entry.actor} was called with an earlier outcome still open`);
      if (entry.actor === 'confirmCard') isMoneyAtRisk = true;
    }
    if (isKnownFailure(entry) || isLeft(entry)) isMoneyAtRisk = false;
  }
  return breaches;
};

/** A new payment starts a new count: a card's confirmation, a simulated settlement, or a start that resumes one. */
const RESTARTS_POLLING = new Set(['confirmCard', 'settle', 'loadConfig']);

/** The status of one payment is asked for five times at most. */
const pollsAtMostFiveTimes: Invariant = (log) => {
  let polls = 0;
  for (const entry of log) {
    if (entry.kind !== 'call') continue;
    if (RESTARTS_POLLING.has(entry.actor)) polls = 0;
    if (entry.actor === 'checkStatus') polls += 1;
    if (polls > 5) return ['a payment was polled a sixth time'];
  }
  return [];
};

const pollsOneAfterTheOther: Invariant = (log) => {
  let open = 0;
  for (const entry of log) {
    if (entry.kind === 'call' && entry.actor === 'checkStatus') open += 1;
    if (entry.kind === 'settled' && entry.actor === 'checkStatus') open -= 1;
    if (open > 1) return ['two status checks ran at once'];
  }
  return [];
};

const confirmsWhatWasPriced: Invariant = (log) => {
  const intents = log.filter((entry) => entry.kind === 'call').filter(({ actor }) => actor === 'createIntent');
  const breaches: string[] = [];
  for (const [index, entry] of log.entries()) {
    if (entry.kind !== 'call' || entry.actor !== 'confirmCard') continue;
    const newest = intents.findLast((intent) => log.indexOf(intent) < index);
    const { order } = entry.input as { order: unknown };
    if (JSON.stringify(newest?.input) !== JSON.stringify(order)) breaches.push('the card paid for another order');
  }
  return breaches;
};

/** Pay is for the order that the visitor sees: one that changes after it is not paid by it. */
const paysWhatPayWasPressedFor: Invariant = (log) => {
  let isPressed = false;
  let ordered = '';
  for (const entry of log) {
    if (entry.kind === 'call' && entry.actor === 'confirmCard' && !isPressed)
      return ['a card paid for an order that was changed after Pay'];
    if (entry.kind !== 'step' || !('send' in entry.step)) continue;
    const { type, order } = entry.step.send as { type: string; order?: unknown };
    if (type === 'pay') isPressed = true;
    if (type !== 'order.change' || JSON.stringify(order) === ordered) continue;
    ordered = JSON.stringify(order);
    isPressed = false;
  }
  return [];
};

/** The backend settles a payment only when it is asked for it. */
const recordsWhatWasCharged: Invariant = (log) => {
  const isCharged = (entry: LogEntry) =>
    entry.kind === 'settled' && entry.actor === 'confirmCard' && statusOf(entry) === 'succeeded';
  const isSettling = (entry: LogEntry) => entry.kind === 'call' && entry.actor === 'settle';
  const charged = log.findIndex(isCharged);
  return charged >= 0 && !log.slice(charged).some(isSettling)
    ? ['a payment was made that the backend never heard of']
    : [];
};

/** Neither the clock nor a failed call says that money has moved. */
const succeedsOnlyIfConfirmed: Invariant = (log) => {
  const isWord = (entry: LogEntry) =>
    entry.kind === 'settled' &&
    ['confirmCard', 'settle', 'checkStatus'].includes(entry.actor) &&
    statusOf(entry) === 'succeeded';
  let hasWord = false;
  for (const entry of log) {
    if (isWord(entry)) hasWord = true;
    if (entry.kind !== 'entered' || entry.machine !== 'payment' || entry.value !== 'succeeded') continue;
    if (!hasWord) return ['an unconfirmed success was shown'];
    hasWord = false;
  }
  return [];
};

/** Invariants of every run with a payment. */
export const paymentInvariants = {
  'never confirms or prices again without a known failure': chargesOnce,
  'polls at most five times': pollsAtMostFiveTimes,
  'polls one at a time': pollsOneAfterTheOther,
  'confirms the order that its newest intent was made for': confirmsWhatWasPriced,
  'pays the order that Pay was pressed for': paysWhatPayWasPressedFor,
  'succeeds only if the backend or the card network confirms it': succeedsOnlyIfConfirmed,
  'reports every charged card to the backend': recordsWhatWasCharged,
};
