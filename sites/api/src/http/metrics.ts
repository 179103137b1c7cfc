import cluster from 'node:cluster';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { backlog } from '../store/backlog.ts';
import type { Store } from '../store/open-store.ts';
import type { ApiContext, ApiTypes } from './api-context.ts';
import { groupMetrics, joinMetrics } from './group-metrics.ts';
import { HttpError, NOT_FOUND } from './http-error.ts';

/** Histogram buckets in seconds, from a cached response to a call that waits for Stripe. */
const LATENCY_BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** The metrics of one running API, in Prometheus' text format. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #latency: Histogram<'method' | 'route' | 'status'>;

  /** @param hasher `waiting`: how many passwords wait for their hash */
  constructor(store: Store, hasher: { readonly waiting: number }) {
    this.#latency = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Response times by route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: LATENCY_BUCKETS,
      registers: [this.#registry],
    });
    const registers = [this.#registry];
    const hashing: Gauge = new Gauge({
      name: 'passwords_waiting',
      help: 'Passwords waiting to be hashed',
      registers,
      collect: () => hashing.set(hasher.waiting),
    });
    // Every process of a group counts the same rows.
    const counts = { registers, aggregator: 'max' as const };
    const waiting = new Gauge({ name: 'mails_waiting', help: 'Mails not sent yet', ...counts });
    const open = new Gauge({ name: 'payments_open', help: 'Payments with an unknown outcome', ...counts });
    const up: Gauge = new Gauge({
      name: 'database_up',
      help: '1 while the database responds',
      registers,
      aggregator: 'min',
      async collect() {
        const counted = await backlog(store).catch(() => undefined);
        up.set(counted ? 1 : 0);
        if (!counted) return;
        waiting.set(counted.mails);
        open.set(counted.payments);
      },
    });
    if (cluster.isWorker) joinMetrics([processRegistry(), this.#registry]);
  }

  /** Measures every response. The route pattern is the label, so no ids end up in label values. */
  get measure(): MiddlewareHandler<ApiTypes> {
    return async (context, next) => {
      const stop = this.#latency.startTimer();
      await next();
      stop({ method: context.req.method, route: routePath(context, -1), status: context.res.status });
    };
  }

  /** The metrics of the process and of the API, or of all processes of its group together. */
  async text(): Promise<string> {
    if (cluster.isWorker) return groupMetrics();
    return `${await processRegistry().metrics()}\n${await this.#registry.metrics()}`;
  }
}

let ofProcess: Registry | undefined;

/** One registry for the process, however many APIs it starts, created on first use. */
function processRegistry(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** Serves the metrics to programs on this machine, or to callers who have the token. Everyone else gets a 404. */
export function metricsRoutes(metrics: Metrics, metricsToken: string | undefined) {
  return new Hono<ApiTypes>().get('/', async (context) => {
    const isKnown = metricsToken === undefined ? isFromHere(context) : bears(context, metricsToken);
    if (!isKnown) throw new HttpError(404, NOT_FOUND);
    return context.text(await metrics.text());
  });
}

/** A proxy on this machine forwards strangers, with `X-Forwarded-For`. */
function isFromHere({ req, env }: ApiContext): boolean {
  return LOOPBACK.test(env?.incoming?.socket.remoteAddress ?? '') && !req.header('X-Forwarded-For');
}

function bears({ req }: ApiContext, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(req.header('Authorization') ?? ''), digest(`Bearer ${token}`));
}
