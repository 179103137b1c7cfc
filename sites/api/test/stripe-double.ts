import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A payment intent as the double keeps it. */
interface Intent {
  id: string;
  amount: number;
  currency: string;
  status: string;
  client_secret: string;
  last_payment_error: { message?: string; charge?: string } | null;
  /** Null until a card was tried. */
  latest_charge: { id: string; created: number } | null;
}

interface Hold {
  requested: PromiseWithResolvers<void>;
  released: PromiseWithResolvers<void>;
}

/** Requests name only the path. */
const ORIGIN = 'http://stripe.invalid';

let made = 0;
/** Ids as Stripe makes them: none comes twice, whatever account and kind it is of. */
const newId = (prefix: string) => {
  made += 1;
  return `${prefix}_${made}`;
};

/** A dispute as the double keeps it. */
interface Dispute {
  id: string;
  payment_intent: string;
  amount: number;
  status: string;
  reason: string;
  created: number;
  evidence_details: { due_by: number | null };
}

/** A balance transaction. Fields: https://docs.stripe.com/api/balance_transactions/object */
interface BalanceTransaction {
  id: string;
  object: 'balance_transaction';
  amount: number;
  available_on: number;
  balance_type: 'payments';
  created: number;
  currency: 'usd';
  description: string | null;
  exchange_rate: null;
  fee: number;
  fee_details: { amount: number; application: null; currency: 'usd'; description: string; type: 'stripe_fee' }[];
  net: number;
  reporting_category: string;
  source: string;
  status: 'available' | 'pending';
  type: string;
}

/** A payout. Fields: https://docs.stripe.com/api/payouts/object */
interface Payout {
  id: string;
  object: 'payout';
  amount: number;
  arrival_date: number;
  automatic: boolean;
  balance_transaction: string;
  created: number;
  currency: 'usd';
  failure_balance_transaction: string | null;
  method: 'standard';
  reconciliation_status: 'completed' | 'in_progress';
  status: string;
  type: 'bank_account';
}

/** The object that a movement of money is about, which `source` is expanded to. */
type Source = { id: string } & Record<string, unknown>;

type NewMovement = Pick<BalanceTransaction, 'amount' | 'reporting_category' | 'type'> & {
  source: Source;
  fee?: number;
  /** How long until it is available. Default: at once */
  pendingSeconds?: number;
};

/** Stripe's usual price of a card. Source: https://stripe.com/pricing */
const feeOf = (amount: number) => Math.round(amount * 0.029) + 30;
/** The price of a dispute, which stays with Stripe when it is won. Source: https://stripe.com/pricing */
const DISPUTE_FEE = 1_500;
const SETTLEMENT_SECONDS = 2 * 86_400;
/** Stripe keeps events that long. Source: https://docs.stripe.com/api/events */
const EVENT_SECONDS = 30 * 86_400;

/** Of every account: ids tell them apart. */
const everyIntent = new Map<string, Intent>();
const everyDispute = new Map<string, Dispute>();
const everyEvent: { id: string; type: string; created: number; about: string; body: string }[] = [];
/** The clock of the account that an intent is of. */
const clocks = new Map<string, () => Date>();
/** Writes into the balance of the account that an intent is of. */
const balances = new Map<string, (movement: NewMovement) => BalanceTransaction>();

/** In the place of a refund's status: Stripe makes none. */
export const REFUSED = 'refused';

interface Refund {
  id: string;
  payment_intent: string | null;
  amount: number;
  status: string;
  metadata: Record<string, string>;
  key: unknown;
  /** It had failed when it was asked for. */
  wasRefused?: boolean;
}

/**
 * A server that answers like the part of Stripe's API that is used here, idempotency keys included, and keeps a
 * ledger of what it was asked to charge.
 */
export async function startStripeDouble() {
  const intents = new Map<string, Intent>();
  const challenges = new Set<string>();
  const refunds: Refund[] = [];
  let refundStatus = 'succeeded';
  const questions: string[] = [];
  const webhooks: { url: string; status: string; enabled_events: string[] }[] = [];
  const byKey = new Map<string | string[] | undefined, Intent>();
  let clock = () => new Date();
  let dropsToCome = 0;
  let forgetsKeys = false;
  let isAway = false;
  let held: Hold | undefined;
  let heldCancel: Hold | undefined;
  const transactions: BalanceTransaction[] = [];
  const sources = new Map<string, Source>();
  const payouts: Payout[] = [];
  /** The payout that a transaction left with. */
  const paidOutWith = new Map<string, string>();
  let oddAnswer: { status: number; body: string } | undefined;

  async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const form = new URLSearchParams(await text(request));
    const refund = refundOf(request.url ?? '', request.method ?? '', form, request.headers['idempotency-key']);
    if (refund) return refund;
    const { pathname } = new URL(request.url ?? '', ORIGIN);
    if (pathname === '/v1/events')
      return { status: 200, body: eventsOf(new URL(request.url ?? '', ORIGIN).searchParams) };
    if (pathname === '/v1/balance_transactions')
      return { status: 200, body: transactionsOf(new URL(request.url ?? '', ORIGIN).searchParams) };
    if (pathname === '/v1/balance') return { status: 200, body: balance() };
    const [, payoutId] = /^\/v1\/payouts\/(\w+)$/.exec(pathname) ?? [];
    if (payoutId) {
      const payout = payouts.find(({ id }) => id === payoutId);
      return payout ? { status: 200, body: payout } : refusal(404, 'No such payout');
    }
    if (pathname === '/v1/webhook_endpoints') return { status: 200, body: { object: 'list', data: webhooks } };
    if (pathname === '/v1/disputes') {
      const of = new URL(request.url ?? '', ORIGIN).searchParams.get('payment_intent');
      return { status: 200, body: { object: 'list', data: disputesOf(of) } };
    }
    const [, disputeId] = /^\/v1\/disputes\/(\w+)$/.exec(pathname) ?? [];
    if (disputeId) {
      const dispute = everyDispute.get(disputeId);
      return dispute ? { status: 200, body: dispute } : refusal(404, 'No such dispute');
    }
    const [, id, action] = /^\/v1\/payment_intents(?:\/(\w+))?(?:\/(\w+))?$/.exec(pathname) ?? [];
    if (!id) {
      const hold = held;
      held = undefined;
      hold?.requested.resolve();
      await hold?.released.promise;
      return { status: 200, body: create(form, request.headers['idempotency-key']) };
    }
    const intent = intents.get(id);
    if (request.method === 'GET') questions.push(id);
    if (!intent) return refusal(404, 'No such payment_intent');
    if (action === 'cancel') {
      const hold = heldCancel;
      heldCancel = undefined;
      hold?.requested.resolve();
      await hold?.released.promise;
      if (intent.status === 'succeeded' || intent.status === 'canceled') return refusal(400, 'You cannot cancel this');
      intent.status = 'canceled';
    }
    return { status: 200, body: intent };
  }

  /** Lists or makes refunds: never more than was paid, and one for each key. */
  function refundOf(url: string, method: string, form: URLSearchParams, key: string | string[] | undefined) {
    const { pathname, searchParams } = new URL(url, ORIGIN);
    if (pathname !== '/v1/refunds') return undefined;
    const of = (id: string | null) => refunds.filter(({ payment_intent }) => payment_intent === id);
    if (method === 'GET')
      return { status: 200, body: { object: 'list', data: of(searchParams.get('payment_intent')) } };
    const held = refunds.find((refund) => refund.key === key);
    if (held) return { status: 200, body: held };
    const id = form.get('payment_intent');
    const amount = Number(form.get('amount'));
    const paid = intents.get(id ?? '')?.amount ?? 0;
    const sent = of(id)
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, refund) => sum + refund.amount, 0);
    if (isChargedBack(id)) return refusal(400, 'This charge has been charged back; cannot issue a refund');
    if (sent + amount + lostTo(id) > paid) return refusal(400, 'Refund amount is greater than unrefunded amount');
    if (refundStatus === REFUSED) return refusal(400, 'This charge cannot be refunded');
    const metadata = Object.fromEntries(
      [...form].flatMap(([name, value]) => {
        const [, field] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
        return field ? [[field, value]] : [];
      }),
    );
    const refund = {
      id: newId('re'),
      payment_intent: id,
      amount,
      status: refundStatus,
      metadata,
      key,
      wasRefused: refundStatus === 'failed',
    };
    refunds.push(refund);
    withdraw(refund);
    return { status: 200, body: refund };
  }

  /** Takes a refund from the balance, and gives it back where it failed at once. */
  function withdraw(refund: Refund) {
    const { key: _, wasRefused: __, ...shown } = refund;
    const source = { ...shown, object: 'refund' };
    move({ amount: -refund.amount, type: 'refund', reporting_category: 'refund', source });
    if (refund.status === 'failed') giveBack(refund);
  }

  /** Writes a movement of money into the balance. */
  function move({ source, fee = 0, pendingSeconds = 0, ...movement }: NewMovement): BalanceTransaction {
    const created = seconds(clock());
    const details = {
      application: null,
      currency: 'usd',
      description: 'Stripe processing fees',
      type: 'stripe_fee',
    } as const;
    const transaction: BalanceTransaction = {
      ...{ id: newId('txn'), object: 'balance_transaction', balance_type: 'payments', currency: 'usd' },
      ...{ description: null, exchange_rate: null, status: 'pending', created, available_on: created + pendingSeconds },
      ...{ fee, fee_details: fee === 0 ? [] : [{ amount: fee, ...details }], net: movement.amount - fee },
      ...{ ...movement, source: source.id },
    };
    transactions.push(transaction);
    sources.set(transaction.id, source);
    return transaction;
  }

  const availability = ({ available_on }: BalanceTransaction) =>
    available_on <= seconds(clock()) ? ('available' as const) : ('pending' as const);

  /** The newest first, as Stripe lists them. Source: https://docs.stripe.com/api/balance_transactions/list */
  function transactionsOf(query: URLSearchParams) {
    const from = Number(query.get('created[gte]') ?? 0);
    const until = Number(query.get('created[lte]') ?? Number.POSITIVE_INFINITY);
    const limit = Math.min(100, Number(query.get('limit') ?? 10));
    const payout = query.get('payout');
    const isExpanded = [...query.values()].includes('data.source');
    const found = transactions
      .filter(({ id, created }) => created >= from && created <= until && (!payout || paidOutWith.get(id) === payout))
      .toReversed();
    const start = found.findIndex(({ id }) => id === query.get('starting_after')) + 1;
    const data = found.slice(start, start + limit).map((transaction) => ({
      ...transaction,
      status: availability(transaction),
      ...(isExpanded && { source: sourceOf(transaction) }),
    }));
    return { object: 'list', data, has_more: start + limit < found.length, url: '/v1/balance_transactions' };
  }

  /** The object that a transaction is about, as it is now. */
  const sourceOf = ({ id, source }: BalanceTransaction) =>
    payouts.find((payout) => payout.id === source) ?? everyDispute.get(source) ?? sources.get(id);

  /** Source: https://docs.stripe.com/api/balance/balance_object */
  function balance() {
    const [available, pending] = (['available', 'pending'] as const).map((status) => {
      const amount = transactions
        .filter((transaction) => availability(transaction) === status)
        .reduce((sum, { net }) => sum + net, 0);
      return [{ amount, currency: 'usd', source_types: { card: amount } }];
    });
    return { object: 'balance', available, pending, livemode: false };
  }

  /** Charges a card, with Stripe's fee. */
  function take(intent: Intent) {
    intent.status = 'succeeded';
    intent.latest_charge = { id: newId('ch'), created: seconds(clock()) };
    const charge = { ...intent.latest_charge, object: 'charge', amount: intent.amount, payment_intent: intent.id };
    const fee = feeOf(intent.amount);
    const kind = { type: 'charge', reporting_category: 'charge', pendingSeconds: SETTLEMENT_SECONDS } as const;
    move({ ...kind, amount: intent.amount, fee, source: charge });
  }

  function create(form: URLSearchParams, key: string | string[] | undefined): Intent {
    const held = byKey.get(key);
    if (held && !forgetsKeys) return held;
    const id = newId('pi');
    const intent = {
      id,
      object: 'payment_intent',
      amount: Number(form.get('amount')),
      currency: String(form.get('currency')),
      status: 'requires_payment_method',
      client_secret: `${id}_secret`,
      last_payment_error: null,
      latest_charge: null,
    };
    intents.set(id, intent);
    everyIntent.set(id, intent);
    clocks.set(id, () => clock());
    balances.set(id, move);
    if (form.get('payment_method_options[card][request_three_d_secure]') === 'challenge') challenges.add(id);
    if (key) byKey.set(key, intent);
    return intent;
  }

  /** Events of this account, the newest first, as Stripe lists them. */
  function eventsOf(query: URLSearchParams) {
    const types = [...query].flatMap(([name, value]) => (name.startsWith('types') ? [value] : []));
    const [from, until, limit] = [
      Number(query.get('created[gte]')),
      Number(query.get('created[lt]')),
      Number(query.get('limit')),
    ];
    const found = everyEvent
      .filter(
        ({ about, type, created }) =>
          intents.has(about) &&
          types.includes(type) &&
          created >= Math.max(from, seconds(clock()) - EVENT_SECONDS) &&
          created < until,
      )
      .toReversed();
    const start = found.findIndex(({ id }) => id === query.get('starting_after')) + 1;
    const page = found.slice(start, start + limit);
    const data = page.map(({ body }) => JSON.parse(body));
    return { object: 'list', data, has_more: start + limit < found.length };
  }

  const server = createServer(async (request, response) => {
    if (isAway) {
      request.socket.destroy();
      return;
    }
    if (oddAnswer) {
      response.writeHead(oddAnswer.status, { 'Content-Type': 'application/json' }).end(oddAnswer.body);
      return;
    }
    const { status, body } = await answer(request);
    if (dropsToCome > 0) {
      dropsToCome -= 1;
      request.socket.destroy();
      return;
    }
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    intents,
    /** Webhooks that the account has. */
    webhooks,
    /** Ids of intents, one for each request of their status. */
    questions,
    /** Refunds, with those that failed. */
    refunds,
    /** How refunds stand from now on once they are asked for; {@link REFUSED}: none is made. */
    answerRefunds(status: string) {
      refundStatus = status;
    },
    /** Lives by the site's clock, not by the machine's. */
    follow(now: () => Date) {
      clock = now;
    },
    /** Ids of intents whose cardholder has to prove who they are. */
    challenges,
    /** Acts on the next requests, but drops the connection instead of answering. */
    dropAnswers(count: number) {
      dropsToCome = count;
    },
    /** Answers the next request for an intent once it is released; `requested` resolves when that request is there. */
    holdIntent() {
      const [requested, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      held = { requested, released };
      return { requested: requested.promise, release: released.resolve };
    },
    /** The same for the next request to cancel an intent. */
    holdCancel() {
      heldCancel = { requested: Promise.withResolvers<void>(), released: Promise.withResolvers<void>() };
      return { requested: heldCancel.requested.promise, release: heldCancel.released.resolve };
    },
    /** Charges twice where the real one would not: the control of the idempotency key. */
    forgetKeys() {
      forgetsKeys = true;
    },
    /** Drops every connection, without acting, until it is back. */
    goAway(away = true) {
      isAway = away;
    },
    /** Answers everything with this, as a broken proxy would, until it is taken back. */
    answerOddly(answer: { status: number; body: string } | undefined) {
      oddAnswer = answer;
    },
    /** A browser pays with a card: what is paid or canceled stays so. */
    charge(id: string): boolean {
      const intent = intents.get(id);
      if (intent?.status !== 'requires_payment_method') return false;
      take(intent);
      return true;
    },
    /** The account is charged for something that no site asked for, as by a payment link of the dashboard. */
    chargeElsewhere(amount: number): string {
      const intent = create(new URLSearchParams({ amount: String(amount), currency: 'usd' }), undefined);
      take(intent);
      return intent.id;
    },
    /** A person refunds a payment in the dashboard. Says nothing to the webhook. */
    refundInDashboard(id: string, amount: number): Refund {
      const refund = { id: newId('re'), payment_intent: id, amount, status: 'succeeded', metadata: {}, key: undefined };
      refunds.push(refund);
      withdraw(refund);
      return refund;
    },
    /** Balance transactions, oldest first. */
    transactions,
    /** Sends everything that is available to the bank, as Stripe does by itself; undefined: there is nothing. */
    payOut(): Payout | undefined {
      const ready = transactions.filter(
        (transaction) => availability(transaction) === 'available' && !paidOutWith.has(transaction.id),
      );
      const amount = ready.reduce((sum, { net }) => sum + net, 0);
      if (amount <= 0) return undefined;
      const created = seconds(clock());
      const id = newId('po');
      const payout: Payout = {
        ...{ id, object: 'payout', amount, automatic: true, created, currency: 'usd', method: 'standard' },
        ...{ arrival_date: created + SETTLEMENT_SECONDS, status: 'in_transit', type: 'bank_account' },
        ...{ balance_transaction: '', failure_balance_transaction: null, reconciliation_status: 'completed' },
      };
      const own = move({ amount: -amount, type: 'payout', reporting_category: 'payout', source: { ...payout } });
      payout.balance_transaction = own.id;
      for (const transaction of [...ready, own]) paidOutWith.set(transaction.id, id);
      payouts.push(payout);
      return payout;
    },
    /** The bank has a payout, or sends it back. */
    endPayout(payout: Payout, status: 'paid' | 'failed') {
      payout.status = status;
      if (status === 'paid') return;
      const kind = { type: 'payout_failure', reporting_category: 'payout_reversal' };
      payout.failure_balance_transaction = move({ ...kind, amount: payout.amount, source: { ...payout } }).id;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A message as Stripe sends it to the webhook. Each has an id of its own: one that is repeated is the same text once more. */
export function stripeEvent(type: string, intent: Pick<Intent, 'id' | 'status'>, id = newId('evt'), moment?: Date) {
  return eventOf(type, { object: 'payment_intent', last_payment_error: null, ...intent }, moment, id);
}

/** Stripe's event after a declined card, which is a charge that failed. */
export function declineEvent(intentId: string, moment?: Date) {
  const charge = newId('ch');
  const declined = { message: 'Your card was declined.', charge };
  const intent = { id: intentId, status: 'requires_payment_method', last_payment_error: declined };
  return eventOf('payment_intent.payment_failed', { object: 'payment_intent', ...intent }, moment);
}

/** Stripe's event after a refund: the sum of all refunds so far. */
export function refundEvent(intentId: string, amountRefunded: number) {
  return eventOf('charge.refunded', { object: 'charge', payment_intent: intentId, amount_refunded: amountRefunded });
}

/** The money of a refund that failed is back. */
function giveBack(refund: Refund) {
  const { key: _, wasRefused: __, ...shown } = refund;
  const source = { ...shown, object: 'refund' };
  const kind = { type: 'refund_failure', reporting_category: 'refund_failure' };
  balances.get(refund.payment_intent ?? '')?.({ ...kind, amount: refund.amount, source });
}

/** Stripe's event for a change of a refund's status, which stays changed from then on. */
export function refundReport(refund: Refund, status: string, type = 'refund.updated') {
  const hasFailed = status === 'failed' && refund.status !== 'failed';
  refund.status = status;
  if (hasFailed) giveBack(refund);
  const { key: _, wasRefused: __, ...shown } = refund;
  return eventOf(type, { object: 'refund', ...shown });
}

interface DisputeDetails {
  /** Default: the payment's own dispute. */
  id?: string;
  /** In cents. Default: the whole payment. */
  amount?: number;
  reason?: string;
  dueBy?: Date;
}

/**
 * Stripe's event about a cardholder's dispute, which from then on has this status, whenever the event is delivered.
 * @param phase the last part of the event's name, such as `created`, `updated` or `closed`
 */
export function disputeEvent(phase: string, intentId: string, status: string, details: DisputeDetails = {}) {
  const id = details.id ?? `du_${intentId}`;
  const known = everyDispute.get(id);
  const dispute = {
    ...{ id, object: 'dispute', payment_intent: intentId, status },
    amount: details.amount ?? known?.amount ?? everyIntent.get(intentId)?.amount ?? 0,
    reason: details.reason ?? known?.reason ?? 'fraudulent',
    created: known?.created ?? seconds(clocks.get(intentId)?.() ?? new Date()),
    evidence_details: { due_by: details.dueBy ? seconds(details.dueBy) : (known?.evidence_details.due_by ?? null) },
  };
  everyDispute.set(id, dispute);
  moveDisputed(known, dispute);
  return eventOf(`charge.dispute.${phase}`, dispute);
}

/** The sum that a dispute has taken: it is gone as long as it is open, and once it is lost. */
const takenBy = (dispute: Dispute | undefined) =>
  !dispute || /^warning_|^won$|^prevented$/.test(dispute.status) ? 0 : Math.round(dispute.amount);

function moveDisputed(before: Dispute | undefined, dispute: Dispute) {
  const [taken, due] = [takenBy(before), takenBy(dispute)];
  const move = balances.get(dispute.payment_intent);
  if (taken === due || !move) return;
  const source = { ...dispute };
  if (taken > 0) move({ amount: taken, type: 'adjustment', reporting_category: 'dispute_reversal', source });
  if (due > 0) move({ amount: -due, type: 'adjustment', reporting_category: 'dispute', fee: DISPUTE_FEE, source });
}

export const disputesOf = (intentId: string | null) =>
  [...everyDispute.values()].filter(({ payment_intent }) => payment_intent === intentId);

const OVER = new Set(['won', 'lost', 'prevented', 'warning_closed']);

/** The bank has the money of a charge for now: nothing can be refunded of it. Of an inquiry it can. */
const isChargedBack = (intentId: string | null) =>
  disputesOf(intentId).some(({ status }) => !/^warning_/.test(status) && !OVER.has(status));

/** Whether a dispute of a charge, or an inquiry, is not over. */
export const isDisputed = (intentId: string) => disputesOf(intentId).some(({ status }) => !OVER.has(status));

/** The sum that lost disputes have taken of a charge, in cents. */
export const lostTo = (intentId: string | null, among?: ReadonlySet<string>) =>
  disputesOf(intentId)
    .filter(({ id, status }) => status === 'lost' && (among?.has(id) ?? true))
    .reduce((sum, { amount }) => sum + amount, 0);

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

function eventOf(
  type: string,
  object: { [field: string]: unknown; id?: string; payment_intent?: string | null },
  given?: Date,
  id = newId('evt'),
) {
  const about = object.payment_intent ?? object.id ?? '';
  const created = seconds(given ?? clocks.get(about)?.() ?? new Date());
  const body = JSON.stringify({ id, object: 'event', type, created, data: { object } });
  everyEvent.push({ id, type, created, about, body });
  return body;
}

/** The events about a payment, as they were sent, newest first. */
export const eventsAbout = (intentId: string) =>
  everyEvent
    .filter(({ about }) => about === intentId)
    .map(({ body }) => body)
    .reverse();

/** The header that proves that the sender knows the secret. Source: https://docs.stripe.com/webhooks#verify-manually */
export function stripeSignature(body: string, secret: string, moment: Date): string {
  const time = seconds(moment);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

function refusal(status: number, message: string) {
  return { status, body: { error: { type: 'invalid_request_error', message } } };
}
