import type { ApiClient } from './client.ts';
import type { Operator } from './entities.ts';

/** A backend that names no company has none: it is not asked again. */
const NOBODY: Operator = {};

const requests = new WeakMap<ApiClient, Promise<Operator | null>>();

/** The company behind a backend, from the answer that a payment begins with; null: the call failed, and the next tries again. */
export function operatorOf(api: ApiClient): Promise<Operator | null> {
  const known = requests.get(api);
  if (known) return known;
  const request = api.paymentConfig().then(
    ({ operator = NOBODY }) => operator,
    () => {
      requests.delete(api);
      return null;
    },
  );
  requests.set(api, request);
  return request;
}
