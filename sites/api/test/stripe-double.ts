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
  last_payment_error: { message: string } | null;
  /** Null until a card was tried. */
  latest_charge: string | null;
}

interface Hold {
  asked: PromiseWithResolvers<void>;
  released: PromiseWithResolvers<void>;
}

/** In the place of a refund's status: Stripe makes none. */
export const REFUSED = 'refused';

interface Refund {
  id: string;
  payment_intent: string | null;
  amount: number;
  status: string;
  metadata: Record<string, string>;
  key: unknown;
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
  const byKey = new Map<string | string[] | undefined, Intent>();
  let created = 0;
  let dropsToCome = 0;
  let forgetsKeys = false;
  let isAway = false;
  let held: Hold | undefined;
  let heldCancel: Hold | undefined;
  let oddAnswer: { status: number; body: string } | undefined;

  async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const form = new URLSearchParams(await text(request));
    const refund = refundOf(request.url ?? '', request.method ?? '', form, request.headers['idempotency-key']);
    if (refund) return refund;
    const [, id, action] = /^\/v1\/payment_intents(?:\/(\w+))?(?:\/(\w+))?$/.exec(request.url ?? '') ?? [];
    if (!id) {
      const hold = held;
      held = undefined;
      hold?.asked.resolve();
      await hold?.released.promise;
      return { status: 200, body: create(form, request.headers['idempotency-key']) };
    }
    const intent = intents.get(id);
    if (request.method === 'GET') questions.push(id);
    if (!intent) return refusal(404, 'No such payment_intent');
    if (action === 'cancel') {
      const hold = heldCancel;
      heldCancel = undefined;
      hold?.asked.resolve();
      await hold?.released.promise;
      if (intent.status === 'succeeded' || intent.status === 'canceled') return refusal(400, 'You cannot cancel this');
      intent.status = 'canceled';
    }
    return { status: 200, body: intent };
  }

  /** Lists or makes refunds: never more than was paid, and one for each key. */
  function refundOf(url: string, method: string, form: URLSearchParams, key: string | string[] | undefined) {
    const { pathname, searchParams } = new URL(url, 'http://stripe.invalid');
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
    if (sent + amount > paid) return refusal(400, 'Refund amount is greater than unrefunded amount');
    if (refundStatus === REFUSED) return refusal(400, 'This charge cannot be refunded');
    const metadata = Object.fromEntries(
      [...form].flatMap(([name, value]) => {
        const [, field] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
        return field ? [[field, value]] : [];
      }),
    );
    const refund = { id: `re_${refunds.length + 1}`, payment_intent: id, amount, status: refundStatus, metadata, key };
    refunds.push(refund);
    return { status: 200, body: refund };
  }

  function create(form: URLSearchParams, key: string | string[] | undefined): Intent {
    const held = byKey.get(key);
    if (held && !forgetsKeys) return held;
    created += 1;
    const id = `pi_${created}`;
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
    if (form.get('payment_method_options[card][request_three_d_secure]') === 'challenge') challenges.add(id);
    if (key) byKey.set(key, intent);
    return intent;
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
    /** Ids of intents, one for each request of their status. */
    questions,
    /** Refunds, with those that failed. */
    refunds,
    /** How refunds stand from now on once they are asked for; {@link REFUSED}: none is made. */
    answerRefunds(status: string) {
      refundStatus = status;
    },
    /** Ids of intents whose cardholder has to prove who they are. */
    challenges,
    /** Acts on the next requests, but drops the connection instead of answering. */
    dropAnswers(count: number) {
      dropsToCome = count;
    },
    /** Answers the next request for an intent once it is released; `asked` resolves when that request is there. */
    holdIntent() {
      const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      held = { asked, released };
      return { asked: asked.promise, release: released.resolve };
    },
    /** The same for the next request to cancel an intent. */
    holdCancel() {
      heldCancel = { asked: Promise.withResolvers<void>(), released: Promise.withResolvers<void>() };
      return { asked: heldCancel.asked.promise, release: heldCancel.released.resolve };
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
      intent.status = 'succeeded';
      intent.latest_charge = `ch_${id}`;
      return true;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A message as Stripe sends it to the webhook. */
export function stripeEvent(type: string, intent: Pick<Intent, 'id' | 'status'>, id = 'evt_1') {
  return eventOf(type, { object: 'payment_intent', last_payment_error: null, ...intent }, id);
}

/** Stripe's event after a refund: the sum of all refunds so far. */
export function refundEvent(intentId: string, amountRefunded: number) {
  return eventOf('charge.refunded', { object: 'charge', payment_intent: intentId, amount_refunded: amountRefunded });
}

/** Stripe's event for a change of a refund's status, which stays changed from then on. */
export function refundReport(refund: Refund, status: string, type = 'refund.updated') {
  refund.status = status;
  const { key: _, ...shown } = refund;
  return eventOf(type, { object: 'refund', ...shown });
}

/** Stripe's event for a cardholder's dispute. */
export function disputeEvent(phase: 'created' | 'closed', intentId: string, status: string) {
  return eventOf(`charge.dispute.${phase}`, { object: 'dispute', payment_intent: intentId, status });
}

function eventOf(type: string, object: unknown, id = 'evt_1') {
  return JSON.stringify({ id, object: 'event', type, data: { object } });
}

/** The header that proves that the sender knows the secret. Source: https://docs.stripe.com/webhooks#verify-manually */
export function stripeSignature(body: string, secret: string, moment: Date): string {
  const seconds = Math.floor(moment.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

function refusal(status: number, message: string) {
  return { status, body: { error: { type: 'invalid_request_error', message } } };
}
