import type { TrailEvent } from '../store/schema.ts';
import { leaveTrace, type Trace } from '../store/trail.ts';
import type { ApiContext, HttpServices } from './api-context.ts';
import { clientNetwork } from './client-address.ts';

interface Facts {
  /** The operator who did it, by address. */
  who?: string;
  /** The address of the account that it was done to. It is kept as a hash: the same one is known again, and no more. */
  account?: string;
  about?: string;
}

/** Writes down what somebody did or tried by a request. */
export function trace(services: HttpServices, context: ApiContext, event: TrailEvent, facts: Facts): Promise<void> {
  const { store, settings } = services;
  return leaveTrace(store, { ...traceOf(services, context, facts), event }, settings.now());
}

/** What a trail says of a request, for what is written down in the transaction that does it. */
export function traceOf(
  { settings, keyedHash }: HttpServices,
  context: ApiContext,
  { who, account, about }: Facts,
): Omit<Trace, 'event'> {
  const network = clientNetwork(context, settings.trustedProxies);
  return {
    who,
    about,
    accountHash: account === undefined ? undefined : keyedHash(`trail, account: ${account}`),
    networkHash: keyedHash(`trail, network: ${network}`),
  };
}
