import type { Services } from '../services.ts';
import type { TrailEvent } from '../store/schema.ts';
import { leaveTrace } from '../store/trail.ts';
import type { ApiContext } from './api-context.ts';
import { clientNetwork } from './client-address.ts';

interface Facts {
  /** The operator who did it, by address. */
  who?: string;
  /** The address of the account that it was done to. It is kept as a hash: the same one is known again, and no more. */
  account?: string;
  about?: string;
}

/** Writes down what somebody did or tried by a request. */
export function trace(
  { store, settings, keyedHash }: Services,
  context: ApiContext,
  event: TrailEvent,
  { who, account, about }: Facts,
): Promise<void> {
  const network = clientNetwork(context, settings.trustedProxies);
  return leaveTrace(
    store,
    {
      event,
      who,
      about,
      accountHash: account === undefined ? undefined : keyedHash(`trail, account: ${account}`),
      networkHash: keyedHash(`trail, network: ${network}`),
    },
    settings.now(),
  );
}
